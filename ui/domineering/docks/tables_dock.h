// The positions of a solved board by covered cells and class, and the distribution of their values.
#pragma once

#include <memory>
#include <optional>
#include <stop_token>

#include "core/analysis/table_rows.h"
#include "core/simultaneous/position_list.h"
#include "ui/background/latest.h"
#include "ui/charts/table_view_options.h"
#include "ui/docks/tables/table_export_button.h"
#include "ui/domineering/docks/tables_content.h"
#include "ui/state/state_dock.h"

class QComboBox;
class QLabel;
class QStackedWidget;
class QStandardItemModel;
class QTableView;
class QToolButton;

namespace kotai::ui {

class DomineeringDocument;
class StackChart;

/// Workers read everything: the classes from summaries at once, the values when first shown.
class DomineeringTablesDock : public StateDock, public ExportedTable {
  Q_OBJECT

 public:
  enum class Table { Classes, Values };

  DomineeringTablesDock(DomineeringDocument* document, StateHub* hub, QWidget* parent = nullptr);
  ~DomineeringTablesDock() override;  ///< cancels reading

  void setTable(Table table);
  void setNumbersShown(bool numbers);
  bool isLoaded() const { return m_classes.has_value(); }
  bool hasValues() const { return m_values.has_value(); }
  const TableContent& content() const { return m_content; }
  StackChart* chart() const { return m_chart; }
  QTableView* numbers() const { return m_numbers; }
  QToolButton* compareButton() const { return m_compare; }
  TableExportButton* exports() const { return m_export; }
  bool hasTable() const override;
  QByteArray csv() const override;
  QByteArray json() const override;
  QString proposedName(const QString& suffix) const override;
  void withPicture(bool paper, const std::function<void(const Picture&)>& use) const override;

 signals:
  /// The user wants the positions behind a bar or a number in the Positions dock.
  void positionsRequested(kotai::SimultaneousFilter filter);
  void warningRaised(const QString& text);  ///< a file could not be written
  void warningOver(const QString& text);    ///< withdraws an earlier warning

 protected:
  void retranslate() override;
  bool showContents() override;
  void explainEmpty() override;

 private:
  struct ClassesRead;
  struct ValuesRead;
  void createControls();
  QWidget* createPages();
  void storeChoices();  ///< stores table, measure, scale and view between runs
  void connectSignals();
  void reload(const SimultaneousSolutionPtr& solution);
  void readValues();
  void recordFailure(const SolutionError& error);
  void showTable();
  void showComparison();
  void fillNumbers();
  void fillCovered();
  Table table() const;
  bool showsValues() const { return table() == Table::Values; }
  bool valuesAreRead() const { return m_values && m_valuesCovered == coveredChosen(); }
  TableContent contentNow() const;  ///< drawn in the current colours
  TableRows rows() const;
  QString caption() const;   ///< title of a picture: board, table
  QString measured() const;  ///< description of its numbers
  Measure measure() const;
  Scale scale() const;
  std::optional<int> coveredChosen() const;

  DomineeringDocument* m_document;
  SimultaneousSolutionPtr m_solution;  ///< table that is shown
  std::optional<std::vector<CoveredCounts>> m_classes;
  CoveredCounts m_totals;
  std::optional<ValueDistribution> m_values;
  std::optional<int> m_valuesCovered;  ///< result of counting values
  TableContent m_content;
  Latest m_readingClasses;
  Latest m_readingValues;
  bool m_reading = false;  ///< number of the latest request
  std::stop_source m_stop;

  QComboBox* m_table = nullptr;
  QComboBox* m_covered = nullptr;
  QComboBox* m_measure = nullptr;
  QComboBox* m_scale = nullptr;
  QComboBox* m_view = nullptr;
  QToolButton* m_compare = nullptr;
  TableExportButton* m_export = nullptr;
  QLabel* m_totalsLabel = nullptr;
  QLabel* m_status = nullptr;
  StackChart* m_chart = nullptr;
  QTableView* m_numbers = nullptr;
  QStandardItemModel* m_model = nullptr;
  EmptyState* m_waiting = nullptr;    ///< values are being read
  QStackedWidget* m_pages = nullptr;  ///< chart, numbers, m_waiting
};

}  // namespace kotai::ui
