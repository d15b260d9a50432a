// Docks with cards of positions on a board with simultaneous moves. One dock lists positions of the solution,
// which the user can open and step through. The other dock lists the parents of a position.
#pragma once

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLineEdit>

#include "core/game/game_value.h"
#include "core/simultaneous/position_list.h"
#include "ui/docks/parents/parents_dock.h"
#include "ui/docks/positions/saved_queries_menu.h"
#include "ui/theme/label.h"

class QComboBox;

namespace kotai::ui {

class DomineeringDocument;

/// Returns the data of a card's value for a role. Used for PositionCard::value.
QVariant payoffData(const GameValue& value, int role);

/// Returns a function that opens a list of positions. A saved list has the column names of `kotai-cli export`.
OpenCards payoffPositions(SimultaneousSolutionPtr solution, const SimultaneousFilter& filter);

/// Returns a function that finds the turns that lead to the document's position. The document must outlive the
/// function.
ParentsDock::Ask parentsOfTurns(const DomineeringDocument* document);

class DomineeringPositionsDock : public PositionsPanel {
  Q_OBJECT

 public:
  DomineeringPositionsDock(DomineeringDocument* document, StateHub* hub, QWidget* parent = nullptr);
  SimultaneousFilter filter() const;
  void showFilter(kotai::SimultaneousFilter filter);

 private:
  void retranslate() override;
  bool showContents() override;
  void explainEmpty() override;
  QString allText(quint64 count) const override;
  void showControls() override;
  QString adviceForNone() const override;
  void createControls();
  void connectSignals();
  void reload();  ///< lists the positions again after the solution has changed
  void refilter();
  void forgetQuery();
  void readQuery();  ///< runs the typed query, or shows the error in the query
  void fillChoices();
  void setRange(std::optional<double> least, std::optional<double> most);
  void readRange();
  QString suggestedName() const override;

  DomineeringDocument* m_document;
  SimultaneousSolutionPtr m_solution;  ///< solution whose positions are listed
  std::optional<double> m_leastValue;  ///< exact lower limit of the value; the upper limit follows
  std::optional<double> m_mostValue;
  QString m_listedQuery;  ///< query of the current list
  std::function<bool(const ListedGamePosition&)> m_where;
  SimultaneousVariantPtr m_variant;  ///< variant whose terms the query uses

  QComboBox* m_class = nullptr;
  QComboBox* m_covered = nullptr;
  QComboBox* m_value = nullptr;       ///< choice between all values and a range
  QDoubleSpinBox* m_least = nullptr;  ///< limits of the range; rounded if they come from a table
  QDoubleSpinBox* m_most = nullptr;
  QCheckBox* m_finished = nullptr;  ///< check box that includes finished positions
  QLineEdit* m_query = nullptr;
  SavedQueriesMenu* m_saved = nullptr;
  QLabel* m_fault = nullptr;
};

}  // namespace kotai::ui
