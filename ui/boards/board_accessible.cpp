#include "ui/boards/board_accessible.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <vector>

#include "ui/boards/board_view.h"

namespace kotai::ui {

namespace {

class PlaceInterface : public QAccessibleInterface {
 public:
  PlaceInterface(QAccessibleInterface* board, BoardView* view, const BoardPlace& place)
      : m_board(board), m_view(view), m_place(place) {}

  bool isValid() const override { return m_view != nullptr; }
  QObject* object() const override { return nullptr; }
  QAccessibleInterface* parent() const override { return m_board; }
  QAccessibleInterface* child(int) const override { return nullptr; }
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  QAccessible::Role role() const override { return QAccessible::Cell; }
  void setText(QAccessible::Text, const QString&) override {}

  QString text(QAccessible::Text what) const override {
    return what == QAccessible::Name ? m_view->describePlace(m_place) : QString();
  }

  QRect rect() const override {
    const BoardLayout layout = m_view->currentLayout();
    const QRect local = (m_place.fence ? fenceRect(layout, *m_place.fence) : layout.squareRect(m_place.square)).toAlignedRect();
    return QRect(m_view->mapToGlobal(local.topLeft()), local.size());
  }

  QAccessible::State state() const override {
    QAccessible::State state;
    if (m_place.fence) return state;
    state.focusable = true;
    state.focused = m_view->hasFocus() && m_view->cursorSquare() == m_place.square;
    state.selected = m_view->heldSquare() == m_place.square;
    state.selectable = true;
    return state;
  }

 private:
  QAccessibleInterface* m_board;
  BoardView* m_view;
  BoardPlace m_place;
};

/// Squares and fences are made anew when others are shown and live as long as the board's interface.
class BoardInterface : public QAccessibleWidget {
 public:
  explicit BoardInterface(BoardView* view) : QAccessibleWidget(view, QAccessible::Table), m_view(view) {}
  ~BoardInterface() override { clear(); }

  int childCount() const override { return static_cast<int>(m_view->places().size()); }

  QAccessibleInterface* child(int index) const override {
    const std::vector<BoardPlace> places = m_view->places();
    if (index < 0 || index >= static_cast<int>(places.size())) return nullptr;
    if (places != m_shown) {
      clear();
      m_shown = places;
      for (const BoardPlace& place : places)
        m_places.push_back(QAccessible::registerAccessibleInterface(
            new PlaceInterface(const_cast<BoardInterface*>(this), m_view, place)));
    }
    return QAccessible::accessibleInterface(m_places[static_cast<std::size_t>(index)]);
  }

  int indexOfChild(const QAccessibleInterface* child) const override {
    for (std::size_t i = 0; i < m_places.size(); ++i)
      if (QAccessible::accessibleInterface(m_places[i]) == child) return static_cast<int>(i);
    return -1;
  }

  QString text(QAccessible::Text what) const override {
    if (what == QAccessible::Name) return BoardView::tr("Board");
    if (what == QAccessible::Description) return m_view->describeBoard();
    if (!m_view->hasBoard() || what != QAccessible::Value) return {};
    const auto fence = m_view->fenceInHand();
    return fence ? m_view->describeFence(*fence) : m_view->describeSquare(m_view->cursorSquare());
  }

 private:
  void clear() const {
    for (const QAccessible::Id id : m_places) QAccessible::deleteAccessibleInterface(id);
    m_places.clear();
  }

  BoardView* m_view;
  mutable std::vector<BoardPlace> m_shown;
  mutable std::vector<QAccessible::Id> m_places;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
  if (auto* view = qobject_cast<BoardView*>(object)) return new BoardInterface(view);
  return nullptr;
}

}  // namespace

void installBoardAccessibility() {
  static const bool installed = (QAccessible::installFactory(makeInterface), true);
  Q_UNUSED(installed);
}

}  // namespace kotai::ui
