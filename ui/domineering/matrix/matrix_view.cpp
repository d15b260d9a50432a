#include "ui/domineering/matrix/matrix_view.h"

#include <QEvent>
#include <QFocusEvent>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>

#include "ui/accessibility/accessible_role.h"
#include "ui/charts/chart_style.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {
constexpr int smallestCell = 5;  // smallest cell with room for a sign
constexpr int largestCell = 60;
constexpr int scrolledCell = 16;  ///< size of cells that scroll: still readable, with many cells visible
constexpr int leastLegibleCell = 14;
}  // namespace

MatrixView::MatrixView(QWidget* parent) : QAbstractScrollArea(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleRole(this, QAccessible::Chart);
  setFrameShape(QFrame::NoFrame);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  viewport()->setMouseTracking(true);
  viewport()->setAutoFillBackground(false);
  connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
  connect(horizontalScrollBar(), &QScrollBar::valueChanged, viewport(), qOverload<>(&QWidget::update));
  connect(verticalScrollBar(), &QScrollBar::valueChanged, viewport(), qOverload<>(&QWidget::update));
  updateAccessible();
}

void MatrixView::setGame(SimultaneousVariantPtr variant, GamePtr game, ChoiceTips::Explain explain) {
  m_variant = std::move(variant);
  m_game = std::move(game);
  m_tips.setExplain(std::move(explain));
  m_strategy = ChosenStrategy();
  reorder();
}

void MatrixView::setSorting(MatrixSorting sorting) {
  m_sorting = sorting;
  reorder();
}

void MatrixView::setDominatedHidden(bool hidden) {
  m_hideDominated = hidden;
  reorder();
}

int MatrixView::hiddenMoves() const {
  if (!m_game) return 0;
  return static_cast<int>(m_game->matrix.rows + m_game->matrix.columns) - rows() - columns();
}

void MatrixView::setStrategy(const ChosenStrategy& strategy) {
  m_strategy = strategy;
  viewport()->update();
}

void MatrixView::setStage(MatrixStage stage) {
  m_stage = std::move(stage);
  updateAccessible();
  viewport()->update();
}

void MatrixView::reorder() {
  keep({});
  m_order = m_game ? orderOf(*m_game, m_sorting, m_hideDominated) : MatrixOrder();
  measure();
  updateAccessible();
  viewport()->update();
}

void MatrixView::measure() {
  const QFontMetrics metrics(smallFont(font()));
  const int name = metrics.horizontalAdvance(QStringLiteral("j10")) + 4;
  const int marks = metrics.height();
  m_left = metrics.height() + 4 + name + marks + barLength + gap;
  if (m_fit) m_cell = fittingCell();
  m_namesUpright = m_cell < name - 2;
  m_top = metrics.height() + 4 + (m_namesUpright ? name : metrics.height() + 2) + marks + barLength + gap;
  if (m_fit) {
    m_cell = fittingCell();  // the headers may have grown
    m_namesUpright = m_cell < name - 2;
  }
  updateScrollBars();
}

/// Returns the cell size that fits the matrix in both directions. If cells of a low window would then have no numbers, fits only
/// the width, provided that the numbers are visible then.
int MatrixView::fittingCell() const {
  if (rows() == 0 || columns() == 0) return m_cell;
  const QSize room = maximumViewportSize();
  const int wide = (room.width() - m_left - 1) / columns();
  const int high = (room.height() - std::max(m_top, 70) - 1) / rows();
  const int besideBar = (room.width() - verticalScrollBar()->sizeHint().width() - m_left - 1) / columns();
  const bool scrolled = high < smallestCell || (high < leastLegibleCell && besideBar >= leastLegibleCell);
  return std::clamp(scrolled ? std::min(besideBar, scrolledCell) : std::min(wide, high), smallestCell, largestCell);
}

void MatrixView::setCell(int pixels, bool fit) {
  m_fit = fit;
  m_cell = std::clamp(pixels, smallestCell, largestCell);
  measure();
  if (m_current.valid()) showPlace(m_current);
  viewport()->update();
  emit zoomChanged();
}

void MatrixView::zoomIn() { setCell(m_cell + std::max(2, m_cell / 5), false); }

void MatrixView::zoomOut() { setCell(m_cell - std::max(2, m_cell / 5), false); }

void MatrixView::zoomToFit() { setCell(m_cell, true); }

void MatrixView::updateScrollBars() {
  const QSize content(m_left + columns() * m_cell + 1, m_top + rows() * m_cell + 1);
  // Ignores the room of current scroll bars, because contents that fit need none.
  const QSize all = maximumViewportSize();
  const bool fits = content.width() <= all.width() && content.height() <= all.height();
  const auto follow = [this, fits](QScrollBar* bar, int needed, int room, int headers) {
    bar->setRange(0, fits ? 0 : std::max(0, needed - room));
    bar->setPageStep(std::max(room - headers, 1));
    bar->setSingleStep(m_cell);
  };
  follow(horizontalScrollBar(), content.width(), viewport()->width(), m_left);
  follow(verticalScrollBar(), content.height(), viewport()->height(), m_top);
}

void MatrixView::resizeEvent(QResizeEvent* event) {
  QAbstractScrollArea::resizeEvent(event);
  measure();
}

void MatrixView::changeEvent(QEvent* event) {
  QAbstractScrollArea::changeEvent(event);
  if (event->type() == QEvent::FontChange) measure();
  if (event->type() == QEvent::LanguageChange) updateAccessible();
}

MatrixView::Place MatrixView::placeOf(const JointMove& turn) const {
  if (!m_game) return {};
  const auto placeIn = [](const std::vector<std::size_t>& order, const std::vector<AnyMove>& moves, AnyMove move) {
    const auto found = std::find_if(order.begin(), order.end(), [&](std::size_t each) { return moves[each] == move; });
    return found == order.end() ? -1 : static_cast<int>(found - order.begin());
  };
  return {placeIn(m_order.rows, m_game->firstMoves, turn.first), placeIn(m_order.columns, m_game->secondMoves, turn.second)};
}

std::optional<JointMove> MatrixView::turnAt(Place place) const {
  if (!m_game || !place.valid() || place.row >= rows() || place.column >= columns()) return std::nullopt;
  return JointMove{m_game->firstMoves[m_order.rows[static_cast<std::size_t>(place.row)]],
                   m_game->secondMoves[m_order.columns[static_cast<std::size_t>(place.column)]]};
}

QRect MatrixView::cellRect(Place place) const {
  if (!place.valid()) return QRect();
  const int spacing = m_cell >= 16 ? 1 : 0;
  return QRect(m_left + place.column * m_cell - horizontalScrollBar()->value(),
               m_top + place.row * m_cell - verticalScrollBar()->value(), m_cell - spacing, m_cell - spacing);
}

QRect MatrixView::rowHeaderRect(int row) const {
  const QRect cell = cellRect({row, 0});
  return QRect(0, cell.top(), m_left - gap / 2, cell.height());
}

QRect MatrixView::columnHeaderRect(int column) const {
  const QRect cell = cellRect({0, column});
  return QRect(cell.left(), 0, cell.width(), m_top - gap / 2);
}

QString MatrixView::cellText(Place place) const {
  const auto turn = turnAt(place);
  if (!turn) return QString();
  const std::size_t row = m_order.rows[static_cast<std::size_t>(place.row)];
  const std::size_t column = m_order.columns[static_cast<std::size_t>(place.column)];
  if (m_stage && row >= m_stage->knownRows)
    return tr("Vertical %1, Horizontal %2: not known yet", "a move, twice")
        .arg(placeText(*m_variant, Side::First, turn->first), placeText(*m_variant, Side::Second, turn->second));
  const double payoff = m_game->matrix.at(row, column);
  return tr("Vertical %1 (%2), Horizontal %3 (%4): worth %5 for Vertical", "move (its share in the best mix), twice; a payoff")
      .arg(placeText(*m_variant, Side::First, turn->first), probabilityText(shownProbability(*m_game, m_stage, Side::First, row)),
           placeText(*m_variant, Side::Second, turn->second),
           probabilityText(shownProbability(*m_game, m_stage, Side::Second, column)), payoffText(payoff));
}

void MatrixView::updateAccessible() {
  setAccessibleName(tr("Payoff matrix"));
  viewport()->setAccessibleName(accessibleName());
  const QString advice =
      m_stage ? tr("Arrow keys or a click choose a pair of moves, Enter or a double click shows the position after it")
              : tr("Arrow keys or a click choose a pair of moves, Enter or a double click "
                   "plays it. V and H evaluate Vertical's or Horizontal's move");
  setAccessibleDescription(m_current.valid() ? cellText(m_current) : advice);
  QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&changed);
}

void MatrixView::point(Place place) {
  if (place == m_current) return;
  m_current = place;
  updateAccessible();
  viewport()->update();
  emit pointed(turnAt(place));
}

void MatrixView::showPlace(Place place) {
  const QRect cell = cellRect(place);
  const QRect room(m_left, m_top, viewport()->width() - m_left, viewport()->height() - m_top);
  const auto follow = [](QScrollBar* bar, int low, int high, int from, int to) {
    if (low < from)
      bar->setValue(bar->value() + low - from);
    else if (high > to)
      bar->setValue(bar->value() + high - to);
  };
  follow(horizontalScrollBar(), cell.left(), cell.right(), room.left(), room.right());
  follow(verticalScrollBar(), cell.top(), cell.bottom(), room.top(), room.bottom());
}

void MatrixView::selectMove(Side side, int shown) {
  const auto& order = side == Side::First ? m_order.rows : m_order.columns;
  if (shown < 0 || shown >= static_cast<int>(order.size())) return;
  emit moveSelected(side, order[static_cast<std::size_t>(shown)]);
}

struct MatrixView::Hit {
  int row = -1;     ///< row of a point in the cells or the row headers
  int column = -1;  ///< column of a point in the cells or the column headers
  bool cell = false;
};

MatrixView::Hit MatrixView::hitAt(const QPoint& point) const {
  Hit hit;
  const auto index = [this](int at, int scrolled, int count) {
    const int found = (at + scrolled) / m_cell;
    return at >= 0 && found < count ? found : -1;
  };
  const int column = index(point.x() - m_left, horizontalScrollBar()->value(), columns());
  const int row = index(point.y() - m_top, verticalScrollBar()->value(), rows());
  if (point.y() >= m_top) hit.row = row;
  if (point.x() >= m_left) hit.column = column;
  hit.cell = hit.row >= 0 && hit.column >= 0;
  return hit;
}

bool MatrixView::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::Leave) point(m_kept);
  if (event->type() != QEvent::ToolTip) return QAbstractScrollArea::viewportEvent(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const Hit hit = hitAt(help->pos());
  if (m_game && hit.cell) {
    const QString advice = m_stage ? tr("Double-click to show the position after it") : tr("Double-click to play it");
    QToolTip::showText(help->globalPos(), cellText({hit.row, hit.column}) + QLatin1Char('\n') + advice, viewport());
  } else if (m_stage) {
    QToolTip::hideText();
  } else if (m_game && hit.row >= 0) {
    const std::size_t move = m_order.rows[static_cast<std::size_t>(hit.row)];
    const QString text =
        tr("Vertical %1: %2 of the best mix; whatever Horizontal does, worth %3 or more for Vertical\nClick to evaluate it as "
           "a strategy")
            .arg(placeText(*m_variant, Side::First, m_game->firstMoves[move]),
                 probabilityText(m_game->equilibrium.rowStrategy[move]), payoffText(m_game->firstGuarantees[move]));
    m_tips.show(viewport(), help->globalPos(), text, Side::First, m_game->firstMoves[move]);
  } else if (m_game && hit.column >= 0) {
    const std::size_t move = m_order.columns[static_cast<std::size_t>(hit.column)];
    const QString text =
        tr("Horizontal %1: %2 of the best mix; whatever Vertical does, worth %3 or less for Vertical\nClick to evaluate it as "
           "a strategy")
            .arg(placeText(*m_variant, Side::Second, m_game->secondMoves[move]),
                 probabilityText(m_game->equilibrium.columnStrategy[move]), payoffText(m_game->secondGuarantees[move]));
    m_tips.show(viewport(), help->globalPos(), text, Side::Second, m_game->secondMoves[move]);
  } else {
    QToolTip::hideText();
  }
  return true;
}

void MatrixView::mouseMoveEvent(QMouseEvent* event) {
  const Hit hit = hitAt(event->position().toPoint());
  viewport()->setCursor(m_game && (hit.row >= 0 || hit.column >= 0) ? Qt::PointingHandCursor : Qt::ArrowCursor);
  point(hit.cell ? Place{hit.row, hit.column} : m_kept);
}

void MatrixView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_game) return;
  const Hit hit = hitAt(event->position().toPoint());
  if (hit.cell) {
    keep({hit.row, hit.column});
  } else if (hit.row >= 0) {
    selectMove(Side::First, hit.row);
  } else if (hit.column >= 0) {
    selectMove(Side::Second, hit.column);
  }
}

/// A single click inspects a pair and plays no turn, as in the list of moves. A second click plays none either, if the matrix has
/// changed since the first.
void MatrixView::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_game) return;
  const Hit hit = hitAt(event->position().toPoint());
  const Place place{hit.row, hit.column};
  if (!hit.cell || place != m_kept) return mousePressEvent(event);
  if (const auto turn = turnAt(place)) emit chosen(*turn);
}

void MatrixView::keep(Place place) {
  m_kept = place;
  point(place);
}

void MatrixView::keyPressEvent(QKeyEvent* event) {
  if (!m_game || rows() == 0 || columns() == 0) return QAbstractScrollArea::keyPressEvent(event);
  Place place = m_current.valid() ? m_current : Place{0, 0};
  const bool started = m_current.valid();
  switch (event->key()) {
    case Qt::Key_Left: place.column -= started ? 1 : 0; break;
    case Qt::Key_Right: place.column += started ? 1 : 0; break;
    case Qt::Key_Up: place.row -= started ? 1 : 0; break;
    case Qt::Key_Down: place.row += started ? 1 : 0; break;
    case Qt::Key_Home: place.column = 0; break;
    case Qt::Key_End: place.column = columns() - 1; break;
    case Qt::Key_PageUp: place.row = 0; break;
    case Qt::Key_PageDown: place.row = rows() - 1; break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (const auto turn = turnAt(m_current)) emit chosen(*turn);
      return;
    case Qt::Key_V: return selectMove(Side::First, m_current.row);
    case Qt::Key_H: return selectMove(Side::Second, m_current.column);
    case Qt::Key_Plus: return zoomIn();
    case Qt::Key_Minus: return zoomOut();
    case Qt::Key_0: return zoomToFit();
    case Qt::Key_Escape: keep({}); [[fallthrough]];  // also moves the focus back to the board
    default: return QAbstractScrollArea::keyPressEvent(event);
  }
  place = {std::clamp(place.row, 0, rows() - 1), std::clamp(place.column, 0, columns() - 1)};
  keep(place);
  showPlace(place);
}

void MatrixView::wheelEvent(QWheelEvent* event) {
  if (!event->modifiers().testFlag(Qt::ControlModifier)) return QAbstractScrollArea::wheelEvent(event);
  if (event->angleDelta().y() > 0) zoomIn();
  if (event->angleDelta().y() < 0) zoomOut();
}

void MatrixView::focusInEvent(QFocusEvent* event) {
  QAbstractScrollArea::focusInEvent(event);
  viewport()->update();
}

void MatrixView::focusOutEvent(QFocusEvent* event) {
  QAbstractScrollArea::focusOutEvent(event);
  const bool leaves = event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason;
  if (leaves && m_kept.valid()) keep({});
}

}  // namespace kotai::ui

#include "moc_matrix_view.cpp"
