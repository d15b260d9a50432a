#include "ui/boards/board_accessible.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <vector>

#include "ui/boards/board_view.h"

namespace kotai::ui {

namespace {

class SquareInterface : public QAccessibleInterface {
 public:
  SquareInterface(QAccessibleInterface* board, BoardView* view, Square square)
      : m_board(board), m_view(view), m_square(square) {}

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
    return what == QAccessible::Name ? m_view->describeSquare(m_square) : QString();
  }

  QRect rect() const override {
    const QRect local = m_view->currentLayout().squareRect(m_square).toAlignedRect();
    return QRect(m_view->mapToGlobal(local.topLeft()), local.size());
  }

  QAccessible::State state() const override {
    QAccessible::State state;
    state.focusable = true;
    state.focused = m_view->hasFocus() && m_view->cursorSquare() == m_square;
    state.selected = m_view->heldSquare() == m_square;
    state.selectable = true;
    return state;
  }

 private:
  QAccessibleInterface* m_board;
  BoardView* m_view;
  Square m_square;
};

/// Squares are made anew when another board is shown and live as long as the board's interface.
class BoardInterface : public QAccessibleWidget {
 public:
  explicit BoardInterface(BoardView* view) : QAccessibleWidget(view, QAccessible::Table), m_view(view) {}
  ~BoardInterface() override { clear(); }

  int childCount() const override { return static_cast<int>(m_view->squares().size()); }

  QAccessibleInterface* child(int index) const override {
    const std::vector<Square> squares = m_view->squares();
    if (index < 0 || index >= static_cast<int>(squares.size())) return nullptr;
    if (squares != m_shown) {
      clear();
      m_shown = squares;
      for (const Square square : squares)
        m_squares.push_back(QAccessible::registerAccessibleInterface(
            new SquareInterface(const_cast<BoardInterface*>(this), m_view, square)));
    }
    return QAccessible::accessibleInterface(m_squares[static_cast<std::size_t>(index)]);
  }

  int indexOfChild(const QAccessibleInterface* child) const override {
    for (std::size_t i = 0; i < m_squares.size(); ++i)
      if (QAccessible::accessibleInterface(m_squares[i]) == child) return static_cast<int>(i);
    return -1;
  }

  QString text(QAccessible::Text what) const override {
    if (what == QAccessible::Name) return BoardView::tr("Board");
    if (what == QAccessible::Description) return m_view->describeBoard();
    return m_view->hasBoard() && what == QAccessible::Value ? m_view->describeSquare(m_view->cursorSquare()) : QString();
  }

 private:
  void clear() const {
    for (const QAccessible::Id id : m_squares) QAccessible::deleteAccessibleInterface(id);
    m_squares.clear();
  }

  BoardView* m_view;
  mutable std::vector<Square> m_shown;
  mutable std::vector<QAccessible::Id> m_squares;
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
