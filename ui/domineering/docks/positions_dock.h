// Positions of a solved board with simultaneous moves, as cards to open and step through.
#pragma once

#include <QDockWidget>
#include <optional>

#include "core/simultaneous/position_list.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QListView;
class QModelIndex;
class QStackedWidget;
class QToolButton;

namespace kotai::ui {

class EmptyState;
class PositionsCardDelegate;
class PositionsListModel;
class DomineeringDocument;

class DomineeringPositionsDock : public QDockWidget {
  Q_OBJECT

 public:
  explicit DomineeringPositionsDock(DomineeringDocument* document, QWidget* parent = nullptr);
  PositionsListModel* model() const { return m_model; }
  QListView* list() const { return m_list; }
  SimultaneousFilter filter() const;

 public slots:
  void showFilter(kotai::SimultaneousFilter filter);
  void openNext();
  void openPrevious();
  void openRandom();
  void setValuesShown(bool shown);  ///< off while one plays without help
  /// How much of a running solve is done, 0 .. 1; negative when the variant is not being solved. For the empty state.
  void setSolveProgress(double share);

 signals:
  void positionActivated(kotai::AnyPosition position);
  void solveRequested(kotai::SimultaneousVariantPtr variant);

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void createControls();
  void createPages();
  void connectSignals();
  void reload();  ///< another solution
  void refilter();
  void fillChoices();
  void setRange(std::optional<double> least, std::optional<double> most);
  void readRange();
  void open(const QModelIndex& index);
  void fitCards();
  void refreshState();
  void refreshEmptyState();
  void retranslateUi();

  DomineeringDocument* m_document;
  SimultaneousSolutionPtr m_solution;  ///< the one listed
  std::optional<double> m_leastValue;  ///< of the range, exactly ...
  std::optional<double> m_mostValue;
  std::optional<quint64> m_current;  ///< number of the position opened last
  QString m_failure;
  bool m_valuesShown = true;
  double m_solveShare = -1;

  QComboBox* m_class = nullptr;
  QComboBox* m_covered = nullptr;
  QComboBox* m_value = nullptr;       ///< any, or a range
  QDoubleSpinBox* m_least = nullptr;  ///< of the range; rounded where a table has asked for it
  QDoubleSpinBox* m_most = nullptr;
  QCheckBox* m_finished = nullptr;  ///< finished positions as well
  QLabel* m_count = nullptr;
  QToolButton* m_previous = nullptr;
  QToolButton* m_next = nullptr;
  QToolButton* m_random = nullptr;
  PositionsListModel* m_model = nullptr;
  PositionsCardDelegate* m_delegate = nullptr;
  QListView* m_list = nullptr;
  EmptyState* m_noHits = nullptr;
  QStackedWidget* m_inner = nullptr;  ///< list, m_noHits
  EmptyState* m_empty = nullptr;
  QStackedWidget* m_outer = nullptr;  ///< m_empty, everything else
};

}  // namespace kotai::ui
