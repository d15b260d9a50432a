#include "ui/board/painted_board.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QFocusEvent>
#include <QPainter>
#include <algorithm>

#include "ui/board/board_view.h"
#include "ui/theme/palette.h"
#include "ui/widgets/double_click_guard.h"

namespace kotai::ui {

class PlaceInterface : public QAccessibleInterface {
 public:
  PlaceInterface(QAccessibleInterface* board, DescribedBoard* view, int place) : m_board(board), m_view(view), m_place(place) {}

  bool isValid() const override { return m_place < m_view->describedPlaceCount(); }
  QObject* object() const override { return nullptr; }
  QAccessibleInterface* parent() const override { return m_board; }
  QAccessibleInterface* child(int) const override { return nullptr; }
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  QAccessible::Role role() const override { return QAccessible::Cell; }
  void setText(QAccessible::Text, const QString&) override {}

  QString text(QAccessible::Text what) const override {
    return what == QAccessible::Name && isValid() ? m_view->describedPlace(m_place).thing.words : QString();
  }

  QRect rect() const override {
    if (!isValid()) return {};
    const QRect local = m_view->describedPlace(m_place).thing.area.toAlignedRect();
    return QRect(m_view->boardWidget()->mapToGlobal(local.topLeft()), local.size());
  }

  QAccessible::State state() const override {
    QAccessible::State state;
    const DescribedPlace place = isValid() ? m_view->describedPlace(m_place) : DescribedPlace();
    if (!place.isSquare) return state;
    state.focusable = true;
    state.focused = m_view->boardWidget()->hasFocus() && place.hasCursor;
    state.selected = place.isHeld;
    state.selectable = true;
    return state;
  }

 private:
  QAccessibleInterface* m_board;
  DescribedBoard* m_view;
  int m_place;
};

/// Creates the accessible interfaces of the places on demand, and owns them.
class BoardInterface : public QAccessibleWidget {
 public:
  explicit BoardInterface(DescribedBoard* view) : QAccessibleWidget(view->boardWidget(), QAccessible::Table), m_view(view) {}
  ~BoardInterface() override {
    for (const QAccessible::Id id : m_places) QAccessible::deleteAccessibleInterface(id);
  }

  int childCount() const override { return m_view->describedPlaceCount(); }

  QAccessibleInterface* child(int index) const override {
    if (index < 0 || index >= childCount()) return nullptr;
    while (static_cast<int>(m_places.size()) <= index)
      m_places.push_back(QAccessible::registerAccessibleInterface(
          new PlaceInterface(const_cast<BoardInterface*>(this), m_view, static_cast<int>(m_places.size()))));
    return QAccessible::accessibleInterface(m_places[static_cast<std::size_t>(index)]);
  }

  int indexOfChild(const QAccessibleInterface* child) const override {
    for (std::size_t i = 0; i < m_places.size(); ++i)
      if (QAccessible::accessibleInterface(m_places[i]) == child) return static_cast<int>(i);
    return -1;
  }

  QString text(QAccessible::Text what) const override {
    if (what == QAccessible::Name) {
      const QString own = m_view->boardWidget()->accessibleName();
      return own.isEmpty() ? BoardView::tr("Board") : own;
    }
    if (what == QAccessible::Description) return m_view->describedBoard();
    return what == QAccessible::Value ? m_view->describedCursor() : QString();
  }

 private:
  DescribedBoard* m_view;
  mutable std::vector<QAccessible::Id> m_places;
};

static QAccessibleInterface* makeInterface(const QString&, QObject* object) {
  if (auto* view = dynamic_cast<DescribedBoard*>(object)) return new BoardInterface(view);
  return nullptr;
}

void installBoardAccessibility() {
  static const bool installed = (QAccessible::installFactory(makeInterface), true);
  Q_UNUSED(installed);
}

PaintedBoard::PaintedBoard(QWidget* parent) : QWidget(parent) {
  installBoardAccessibility();
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  new DoubleClickGuard(this);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void PaintedBoard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  paintBoardScene(painter, rect(), scene(), Theme::instance().palette());
}

void PaintedBoard::announce(const QString& text) {
  QAccessibleValueChangeEvent changed(this, text);
  QAccessible::updateAccessibility(&changed);
}

std::vector<Square> PaintedBoard::squares() const {
  const BoardLayout layout = currentLayout();
  std::vector<Square> all;
  for (int row = 0; row < layout.rows; ++row)
    for (int column = 0; column < layout.columns; ++column) all.push_back({column, row});
  return all;
}

DescribedPlace PaintedBoard::describedPlace(int place) const {
  const std::vector<Square> all = squares();
  const auto number = static_cast<std::size_t>(place);
  if (number >= all.size()) return {.thing = things().at(number - all.size())};
  const Square square = all[number];
  return {{describeSquare(square), currentLayout().squareRect(square)}, true, square == m_hand.cursor, isHeld(square)};
}

std::optional<Square> PaintedBoard::cellAt(const QPointF& point) const {
  const BoardLayout layout = currentLayout();
  const auto square = layout.squareAt(point);
  return square && layout.contains(*square) ? square : std::nullopt;
}

void PaintedBoard::stepCursor(int columns, int rows) {
  const BoardLayout layout = currentLayout();
  m_hand.keyboardUsed = true;
  m_hand.cursor = {std::clamp(m_hand.cursor.column + columns, 0, layout.columns - 1),
                   std::clamp(m_hand.cursor.row + rows, 0, layout.rows - 1)};
  announce(describedCursor());
  onCursorChanged();
}

void PaintedBoard::focusInEvent(QFocusEvent* event) {
  if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) m_hand.keyboardUsed = true;
  QWidget::focusInEvent(event);
  onCursorChanged();
}

void PaintedBoard::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  onCursorChanged();
}

}  // namespace kotai::ui

#include "moc_painted_board.cpp"
