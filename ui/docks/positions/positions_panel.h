// A list of positions as cards to open and step through. Base of the positions docks for all games.
#pragma once

#include <optional>
#include <vector>

#include "core/base/errors.h"
#include "core/game/types.h"
#include "ui/state/state_dock.h"

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
class PositionsPanel : public StateDock {
  Q_OBJECT

 public:
  QListView* list() const { return m_list; }

 public slots:
  void openNext();
  void openPrevious();
  void openRandom();

 signals:
  void positionActivated(kotai::AnyPosition position);

 protected:
  PositionsPanel(StateHub* hub, const QString& objectName, PositionWindowBase* model, CardDelegate* delegate, QWidget* parent);
  /// To be called by a subclass's constructor once its controls are made: they stand in a row, those for stepping after
  /// \p choices, and \p notes between them and the list.
  void buildList(const std::vector<QWidget*>& choices, const std::vector<QWidget*>& further, const std::vector<QWidget*>& notes);
  QToolButton* makeButton(const char* icon);

  virtual bool readsOthers() const { return false; }  ///< also solutions of other variants
  virtual QString allText(quint64 count) const;       ///< "1,234 positions"
  virtual void explainNoHits() = 0;
  virtual void showControls() {}
  void showList();             ///< or why it has no positions; count, buttons
  void showSteps(bool shown);  ///< the controls for going through a list
  void startList();            ///< another list: from its beginning
  void fitCards();
  void retranslate() override;
  bool eventFilter(QObject* watched, QEvent* event) override;

  EmptyState* noHits() const { return m_noHits; }  ///< counting, nothing found
  QLabel* countLabel() const { return m_count; }
  QString failure() const;  ///< why positions could not be read; else empty

 private:
  void connectList();
  bool offersRepair() const;
  void open(const QModelIndex& index);
  void openDrawn(const AnyPosition& position);
  void followNumber(quint64 number);
  void showCount();
  QString numberText(quint64 number, quint64 count) const;
  void copySelected() const;
  void showContextMenu(const QPoint& at);

  PositionWindowBase* m_model;
  CardDelegate* m_delegate;
  QListView* m_list;
  EmptyState* m_noHits;
  QLabel* m_count;
  QToolButton* m_previous;
  QToolButton* m_next;
  QToolButton* m_random;
  QWidget* m_stepper = nullptr;       ///< previous, count, next
  QStackedWidget* m_inner = nullptr;  ///< list, m_noHits
  std::optional<quint64> m_current;   ///< number of the position opened last
  bool m_numbering = false;           ///< it was drawn, and its number is being looked up
  int m_stepsAfter = 0;               ///< steps requested meanwhile
  std::optional<SolutionError> m_failure;
};

}  // namespace kotai::ui
