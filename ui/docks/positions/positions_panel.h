// A list of positions as cards to open and step through. Base of the positions docks for all games.
#pragma once

#include <QDockWidget>
#include <optional>
#include <vector>

#include "core/base/errors.h"
#include "core/game/types.h"
#include "ui/jobs/missing_values.h"

class QLabel;
class QListView;
class QModelIndex;
class QStackedWidget;
class QToolButton;

namespace kotai::ui {

class CardDelegate;
class EmptyState;
class PositionWindowBase;

/// Subclasses define the choices and the source of the list. A double click or Enter opens a position, as usual on the desktop.
class PositionsPanel : public QDockWidget {
  Q_OBJECT

 public:
  QListView* list() const { return m_list; }

 public slots:
  void openNext();
  void openPrevious();
  void openRandom();
  void setWork(const kotai::ui::SolutionWork& work);  ///< on the solution of the variant, for the empty state

 signals:
  void positionActivated(kotai::AnyPosition position);
  void damageFound(const kotai::SolutionError& error);  ///< in the solution of the open variant
  void repairWanted();

 protected:
  PositionsPanel(const QString& objectName, PositionWindowBase* model, CardDelegate* delegate, QWidget* parent);
  /// Call this in a subclass's constructor once its controls are created: they form a row, with the step buttons after \p
  /// choices, and \p notes between the row and the list.
  void build(const std::vector<QWidget*>& choices, const std::vector<QWidget*>& further, const std::vector<QWidget*>& notes);
  QToolButton* makeButton(const char* icon);

  virtual bool hasList() const = 0;                   ///< there is a solution to read
  virtual bool readsOthers() const { return false; }  ///< also solutions of other variants
  virtual QString allText(quint64 count) const;       ///< "1,234 positions"
  virtual void refreshEmptyState() = 0;
  virtual void refreshNoHits() = 0;
  virtual void refreshControls() {}
  void refreshState();         ///< visible page, count, buttons
  void showSteps(bool shown);  ///< the controls for stepping through a list
  void startList();            ///< shows a new list from its beginning
  void fitCards();
  void retranslatePanel();
  bool eventFilter(QObject* watched, QEvent* event) override;

  EmptyState* empty() const { return m_empty; }    ///< no game, or not solved
  EmptyState* noHits() const { return m_noHits; }  ///< counting, or nothing found
  QLabel* countLabel() const { return m_count; }
  QString failure() const;  ///< why positions could not be read; otherwise empty
  const SolutionWork& work() const { return m_work; }

 private:
  void connectList();
  bool offersRepair() const;
  void open(const QModelIndex& index);
  void openDrawn(const AnyPosition& position);
  void followNumber(quint64 number);
  void refreshCount();
  QString numberText(quint64 number, quint64 count) const;
  void copySelected() const;
  void showContextMenu(const QPoint& at);

  PositionWindowBase* m_model;
  CardDelegate* m_delegate;
  QListView* m_list;
  EmptyState* m_empty;
  EmptyState* m_noHits;
  QLabel* m_count;
  QToolButton* m_previous;
  QToolButton* m_next;
  QToolButton* m_random;
  QWidget* m_stepper = nullptr;       ///< previous, count, next
  QStackedWidget* m_inner = nullptr;  ///< list, m_noHits
  QWidget* m_loaded = nullptr;
  QStackedWidget* m_outer = nullptr;  ///< m_empty, m_loaded
  std::optional<quint64> m_current;   ///< number of the position opened last
  bool m_numbering = false;           ///< it was drawn, and its number is being looked up
  int m_stepsAfter = 0;               ///< steps requested meanwhile
  std::optional<SolutionError> m_failure;
  SolutionWork m_work;
};

}  // namespace kotai::ui
