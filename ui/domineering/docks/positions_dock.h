// Positions of a solved board with simultaneous moves, as cards to open and step through.
#pragma once

#include <functional>
#include <optional>

#include "core/simultaneous/position_list.h"
#include "ui/docks/positions/positions_panel.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace kotai::ui {

class ListSaver;
class PositionsCardDelegate;
class PositionsListModel;
class DomineeringDocument;

class DomineeringPositionsDock : public PositionsPanel {
  Q_OBJECT

 public:
  DomineeringPositionsDock(DomineeringDocument* document, StateHub* hub, QWidget* parent = nullptr);
  PositionsListModel* model() const { return m_model; }
  SimultaneousFilter filter() const;
  QToolButton* saveButton() const { return m_save; }
  QLineEdit* query() const { return m_query; }
  QLabel* queryFault() const { return m_fault; }

 public slots:
  void showFilter(kotai::SimultaneousFilter filter);
  void saveList(const QString& file);  ///< saves the whole list in the background; the name selects the format

 protected:
  void retranslate() override;
  bool showContents() override;
  void explainEmpty() override;
  QString allText(quint64 count) const override;
  void showControls() override;
  void explainNoHits() override;

 private:
  DomineeringPositionsDock(DomineeringDocument* document, StateHub* hub, PositionsListModel* model,
                           PositionsCardDelegate* delegate, QWidget* parent);
  void createControls();
  void connectSignals();
  void reload();  ///< after a change of the solution
  void refilter();
  void forgetQuery();
  void readQuery();  ///< reads the typed query, or shows its fault
  void fillChoices();
  void setRange(std::optional<double> least, std::optional<double> most);
  void readRange();
  void createSaver();
  void tell(const QString& text);  ///< text in the line below the choices
  QString suggestedName() const;

  DomineeringDocument* m_document;
  PositionsListModel* m_model;
  PositionsCardDelegate* m_delegate;
  SimultaneousSolutionPtr m_solution;  ///< source of the list
  std::optional<double> m_leastValue;  ///< limits of the range, exactly
  std::optional<double> m_mostValue;
  QString m_asked;  ///< query of the current list
  std::function<bool(const ListedGamePosition&)> m_where;
  SimultaneousVariantPtr m_variant;  ///< board whose terms the query has

  QComboBox* m_class = nullptr;
  QComboBox* m_covered = nullptr;
  QComboBox* m_value = nullptr;       ///< any value, or a range
  QDoubleSpinBox* m_least = nullptr;  ///< limits of the range; rounded if a table has set them
  QDoubleSpinBox* m_most = nullptr;
  QCheckBox* m_finished = nullptr;  ///< includes finished positions
  QLineEdit* m_query = nullptr;
  QLabel* m_fault = nullptr;
  QToolButton* m_save = nullptr;
  QLabel* m_told = nullptr;
  ListSaver* m_saver = nullptr;
};

}  // namespace kotai::ui
