// Base class for the tables docks of all games. Contains the display options, the export and the comparison of
// variants.
#pragma once

#include "ui/charts/chart_style.h"
#include "ui/docks/tables/compare_window.h"
#include "ui/docks/tables/table_export.h"
#include "ui/state/state_dock.h"
#include "ui/theme/label.h"
#include "ui/widgets/elided_label.h"

class QComboBox;
class QLayout;

namespace kotai::ui {

/// Dock with tables of a solved variant. Subclasses define the tables, their charts and further choices.
class TablesPanel : public StateDock, public ExportedTable {
  Q_OBJECT

 public:
  enum class View { Charts, Numbers };

  virtual bool isLoaded() const = 0;
  bool hasTable() const override { return isLoaded(); }
  TableExportButton* exports() const { return m_export; }
  QLabel* note() const { return m_note; }
  QByteArray csv() const override;
  QByteArray json() const override;

 protected:
  TablesPanel(StateHub* hub, const QString& objectName, QWidget* parent);
  QComboBox* makeChoice();
  /// Lays out the panel. Subclasses call this function after creating their widgets. \p choices come before the
  /// panel's own choices, and \p tables is below all choices. \p pages is the part of \p tables with the charts
  /// and numbers. A change of any choice calls showTables().
  void layOutTables(const std::vector<QComboBox*>& choices, QLayout* tables, QWidget* pages);
  /// Stores measure, scale and view between runs. Also stores further choices under the given names.
  void storeChoices(const QString& prefix, const std::vector<std::pair<QComboBox*, QString>>& further,
                    const QString& measureName = QStringLiteral("measure"));
  void showMeasures(bool shown);  ///< shows or hides the boxes for measure, scale and view
  void setNote(const QString& note, const QString& toolTip = {});

  virtual void showTables() = 0;
  virtual TableRows rows() const = 0;  ///< returns the rows of the shown table; not called without a table
  virtual std::unique_ptr<ComparedVariants> compared() const = 0;
  void retranslate() override;

  Measure measure() const;
  Scale scale() const;
  View view() const;
  QComboBox* scaleChoice() const { return m_scale; }
  ElidedLabel* status() const { return m_status; }  ///< label for the hovered bar or cell and for export messages

 private:
  QComboBox* m_measure;
  QComboBox* m_scale;
  QComboBox* m_view;
  QToolButton* m_compare = named("compareButton", new QToolButton(this));
  TableExportButton* m_export = new TableExportButton(this, this);
  QLabel* m_note = new Label;
  ElidedLabel* m_status = new ElidedLabel;
};

}  // namespace kotai::ui
