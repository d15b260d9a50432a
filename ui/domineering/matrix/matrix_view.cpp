#include "ui/domineering/matrix/matrix_view.h"

#include <QEvent>
#include <QFocusEvent>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>
#include <cmath>

#include "ui/accessibility/accessible_role.h"
#include "ui/charts/chart_style.h"
#include "ui/domineering/board/domino_scene.h"
#include "ui/domineering/matrix/matrix_marks.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

constexpr int smallestCell = 5;  // smallest cell with room for a plus or minus sign
constexpr int largestCell = 60;
constexpr int scrolledCell = 16;  ///< maximum cell size if the fitted matrix scrolls, so that many cells are visible
constexpr int minLegibleCell = 14;

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
  emit pointed(std::nullopt);
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
  inspect({});
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

/// Returns the largest cell size at which the whole matrix fits the window. If such cells are too small for
/// numbers, returns the size at which the width fits, provided that these cells have room for numbers.
int MatrixView::fittingCell() const {
  if (rows() == 0 || columns() == 0) return m_cell;
  const QSize room = maximumViewportSize();
  const int wide = (room.width() - m_left - 1) / columns();
  const int high = (room.height() - std::max(m_top, 70) - 1) / rows();
  const int besideBar = (room.width() - verticalScrollBar()->sizeHint().width() - m_left - 1) / columns();
  const bool scrolled = high < smallestCell || (high < minLegibleCell && besideBar >= minLegibleCell);
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

void MatrixView::updateScrollBars() {
  const QSize content(m_left + columns() * m_cell + 1, m_top + rows() * m_cell + 1);
  // Uses the size without scroll bars, because a matrix that fits needs no scroll bars.
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
      m_stage
          ? tr("Choose a pair of moves with the arrow keys or a click. Press Enter or double-click to show the position after it")
          : tr("Choose a pair of moves with the arrow keys or a click. Press Enter or double-click to play it. Press V or H "
               "to evaluate Vertical's or Horizontal's move");
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
  int row = -1;     ///< row at a point in the cells or the row headers; -1 if there is none
  int column = -1;  ///< column at a point in the cells or the column headers; -1 if there is none
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
    const QString advice = m_stage ? tr("Double-click to show the position after it") : tr("Double-click to play these moves");
    QToolTip::showText(help->globalPos(), cellText({hit.row, hit.column}) + QLatin1Char('\n') + advice, viewport());
  } else if (m_game && !m_stage && hit.row >= 0) {
    const std::size_t move = m_order.rows[static_cast<std::size_t>(hit.row)];
    const QString text =
        tr("Vertical %1: %2 of the best mix, worth at least %3 for Vertical, whatever Horizontal does\nClick to evaluate this "
           "move as a strategy")
            .arg(placeText(*m_variant, Side::First, m_game->firstMoves[move]),
                 probabilityText(m_game->equilibrium.rowStrategy[move]), payoffText(m_game->firstGuarantees[move]));
    m_tips.show(viewport(), help->globalPos(), text, Side::First, m_game->firstMoves[move]);
  } else if (m_game && !m_stage && hit.column >= 0) {
    const std::size_t move = m_order.columns[static_cast<std::size_t>(hit.column)];
    const QString text =
        tr("Horizontal %1: %2 of the best mix, worth at most %3 for Vertical, whatever Vertical does\nClick to evaluate this "
           "move as a strategy")
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
    inspect({hit.row, hit.column});
  } else if (hit.row >= 0) {
    selectMove(Side::First, hit.row);
  } else if (hit.column >= 0) {
    selectMove(Side::Second, hit.column);
  }
}

/// Plays the pair under the pointer, unless the matrix has changed since the first click. A single click only
/// inspects a pair, as in the list of moves.
void MatrixView::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_game) return;
  const Hit hit = hitAt(event->position().toPoint());
  const Place place{hit.row, hit.column};
  if (!hit.cell || place != m_kept) return mousePressEvent(event);
  if (const auto turn = turnAt(place)) emit chosen(*turn);
}

void MatrixView::inspect(Place place) {
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
    case Qt::Key_Escape: inspect({}); [[fallthrough]];  // Esc also moves the focus back to the board
    default: return QAbstractScrollArea::keyPressEvent(event);
  }
  place = {std::clamp(place.row, 0, rows() - 1), std::clamp(place.column, 0, columns() - 1)};
  inspect(place);
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
  if (leaves && m_kept.valid()) inspect({});
}

constexpr double used = 1e-9;             // minimum probability of a used move; smaller payoffs count as 0
constexpr double removedStrength = 0.22;  ///< colour strength of the payoffs of removed moves

static bool isSelected(const ChosenStrategy& strategy, Side side, std::size_t move) {
  return strategy == ChosenStrategy{side, ChosenStrategy::Kind::Move, move};
}

/// Returns whether a vertical text has upright letters, one below the other, instead of rotated letters.
static bool isVerticalText(const QString& text) {
  return std::ranges::any_of(text, [](QChar letter) { return letter.script() == QChar::Script_Han; });
}

struct MatrixView::Visible {
  int firstRow = 0;
  int lastRow = -1;
  int firstColumn = 0;
  int lastColumn = -1;
};

MatrixView::Visible MatrixView::visible() const {
  const int x = horizontalScrollBar()->value();
  const int y = verticalScrollBar()->value();
  return {y / m_cell, std::min(rows() - 1, (y + viewport()->height() - m_top) / m_cell), x / m_cell,
          std::min(columns() - 1, (x + viewport()->width() - m_left) / m_cell)};
}

void MatrixView::paintEvent(QPaintEvent*) {
  QPainter painter(viewport());
  painter.setFont(smallFont(font()));
  if (!m_game) return;
  const QRect room(m_left, m_top, viewport()->width() - m_left, viewport()->height() - m_top);
  painter.save();
  painter.setClipRect(room);
  paintCells(painter);
  painter.restore();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.save();
  painter.setClipRect(QRect(0, m_top, m_left, room.height()));
  paintRowHeaders(painter);
  painter.restore();
  painter.save();
  painter.setClipRect(QRect(m_left, 0, room.width(), m_top));
  paintColumnHeaders(painter);
  painter.restore();
  paintCorner(painter);
}

void MatrixView::paintCells(QPainter& painter) const {
  const Visible shown = visible();
  for (int row = shown.firstRow; row <= shown.lastRow; ++row)
    for (int column = shown.firstColumn; column <= shown.lastColumn; ++column) paintCell(painter, {row, column});
  const ColourPalette& palette = Theme::instance().palette();
  painter.setBrush(Qt::NoBrush);
  if (m_strategy.kind == ChosenStrategy::Kind::Move) {
    const auto& order = m_strategy.side == Side::First ? m_order.rows : m_order.columns;
    const auto found = std::find(order.begin(), order.end(), m_strategy.move);
    if (found != order.end()) {
      const int at = static_cast<int>(found - order.begin());
      const QRect from = cellRect(m_strategy.side == Side::First ? Place{at, 0} : Place{0, at});
      const QRect to = cellRect(m_strategy.side == Side::First ? Place{at, columns() - 1} : Place{rows() - 1, at});
      painter.setPen(QPen(palette.seatTextOf(m_strategy.side), 2));
      painter.drawRect(from.united(to));
    }
  }
  if (!m_current.valid()) return;
  painter.setPen(QPen(palette.text, 2));
  painter.drawRect(cellRect(m_current).adjusted(0, 0, -1, -1));
}

/// Returns the payoff as text. Returns an empty string if there is no room, because a truncated number would be
/// misleading.
QString MatrixView::numberFor(double payoff, const QSize& room) const {
  const QFontMetrics metrics(smallFont(font()));
  const QString full = payoffText(payoff);
  return metrics.horizontalAdvance(full) <= room.width() - 3 && room.height() > metrics.capHeight() ? full : QString();
}

int MatrixView::headerInterval() const {
  const int line = QFontMetrics(smallFont(font())).height() - 2;
  return (line + m_cell - 1) / m_cell;
}

void MatrixView::paintCell(QPainter& painter, Place place) const {
  const ColourPalette& palette = Theme::instance().palette();
  const std::size_t row = m_order.rows[static_cast<std::size_t>(place.row)];
  const std::size_t column = m_order.columns[static_cast<std::size_t>(place.column)];
  const double payoff = m_game->matrix.at(row, column);
  const QRect rect = cellRect(place);
  if (m_stage && row >= m_stage->knownRows) return painter.fillRect(rect, palette.emptyCell);
  const bool isRemoved = m_stage && (m_stage->removedRows[row] || m_stage->removedColumns[column]);
  const QColor full = payoffColour(payoff, palette);
  const QColor fill = isRemoved ? mixed(palette.surface, full, removedStrength) : full;
  painter.fillRect(rect, fill);
  const bool inMix = shownProbability(*m_game, m_stage, Side::First, row) > used &&
                     shownProbability(*m_game, m_stage, Side::Second, column) > used;
  const QColor ink = readableOn(fill);
  if (const QString text = numberFor(payoff, rect.size()); !text.isEmpty()) {
    painter.setPen(ink);
    painter.drawText(rect, Qt::AlignCenter | Qt::TextDontClip, text);
  } else if (std::abs(payoff) > used) {
    paintSign(painter, rect, payoff > 0, ink);
  }
  if (!inMix) return;  // only pairs in the optimal mix have a mark in the corner
  QPainterPath corner;
  const double size = std::clamp(rect.width() / 4.0, 1.5, 8.0);
  corner.moveTo(rect.topLeft());
  corner.lineTo(rect.left() + size, rect.top());
  corner.lineTo(rect.left(), rect.top() + size);
  corner.closeSubpath();
  painter.fillPath(corner, ink);
}

void MatrixView::paintBar(QPainter& painter, const QRectF& area, double probability, Side side, bool upright) const {
  const ColourPalette& palette = Theme::instance().palette();
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette.emptyCell);
  painter.drawRoundedRect(area, 2, 2);
  if (probability <= used) return;
  const double length = std::max((upright ? area.height() : area.width()) * probability, 2.0);
  painter.setBrush(palette.seatOf(side));
  painter.drawRoundedRect(upright ? QRectF(area.left(), area.bottom() - length, area.width(), length)
                                  : QRectF(area.right() - length, area.top(), length, area.height()),
                          2, 2);
}

void MatrixView::paintRowHeaders(QPainter& painter) const {
  const ColourPalette& palette = Theme::instance().palette();
  const QFontMetricsF metrics(painter.font());
  const double best = *std::max_element(m_game->firstGuarantees.begin(), m_game->firstGuarantees.end());
  const bool guaranteesShown = !m_stage || m_stage->guaranteesShown;
  const Visible shown = visible();
  const int every = headerInterval();
  for (int at = shown.firstRow; at <= shown.lastRow; ++at) {
    const std::size_t move = m_order.rows[static_cast<std::size_t>(at)];
    const QRectF header = rowHeaderRect(at);
    const double thickness = std::clamp(header.height() - 4, std::min(4.0, header.height()), 14.0);
    paintBar(painter, QRectF(m_left - gap - barLength, header.center().y() - thickness / 2, barLength, thickness),
             shownProbability(*m_game, m_stage, Side::First, move), Side::First, false);
    const bool selected = isSelected(m_strategy, Side::First, move);
    const bool pointedAt = m_current.valid() && m_current.row == at;
    if (at % every != 0) continue;
    painter.setPen(selected || pointedAt ? palette.seatTextOf(Side::First) : palette.text);
    QFont named = smallFont(font());
    named.setBold(selected || pointedAt);
    painter.setFont(named);
    const double right = m_left - gap - barLength - 4;
    painter.drawText(QRectF(0, header.top() - 10, right - metrics.height(), header.height() + 20),
                     Qt::AlignRight | Qt::AlignVCenter, placeText(*m_variant, Side::First, m_game->firstMoves[move]));
    if (guaranteesShown && m_game->firstGuarantees[move] >= best - used)
      paintStar(painter, {right - metrics.height() / 2, header.center().y()}, 4.5);
  }
}

void MatrixView::paintColumnHeaders(QPainter& painter) const {
  const ColourPalette& palette = Theme::instance().palette();
  const QFontMetricsF metrics(painter.font());
  const double best = *std::min_element(m_game->secondGuarantees.begin(), m_game->secondGuarantees.end());
  const bool guaranteesShown = !m_stage || m_stage->guaranteesShown;
  const Visible shown = visible();
  const int every = m_namesUpright ? headerInterval() : 1;
  for (int at = shown.firstColumn; at <= shown.lastColumn; ++at) {
    const std::size_t move = m_order.columns[static_cast<std::size_t>(at)];
    const QRectF header = columnHeaderRect(at);
    const double thickness = std::clamp(header.width() - 4, std::min(4.0, header.width()), 14.0);
    paintBar(painter, QRectF(header.center().x() - thickness / 2, m_top - gap - barLength, thickness, barLength),
             shownProbability(*m_game, m_stage, Side::Second, move), Side::Second, true);
    const bool selected = isSelected(m_strategy, Side::Second, move);
    const bool pointedAt = m_current.valid() && m_current.column == at;
    if (at % every != 0) continue;
    painter.setPen(selected || pointedAt ? palette.seatTextOf(Side::Second) : palette.text);
    QFont named = smallFont(font());
    named.setBold(selected || pointedAt);
    painter.setFont(named);
    const double bottom = m_top - gap - barLength - 3;
    if (guaranteesShown && m_game->secondGuarantees[move] <= best + used)
      paintStar(painter, {header.center().x(), bottom - metrics.height() / 2}, 4.5);
    const QString name = placeText(*m_variant, Side::Second, m_game->secondMoves[move]);
    const double base = bottom - metrics.height();
    if (!m_namesUpright) {
      painter.drawText(QRectF(header.left() - 10, base - metrics.height(), header.width() + 20, metrics.height()),
                       Qt::AlignCenter, name);
      continue;
    }
    painter.save();
    painter.translate(header.center().x(), base);
    painter.rotate(-90);
    painter.drawText(QRectF(1, -metrics.height() / 2, 60, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter, name);
    painter.restore();
  }
}

void MatrixView::paintCorner(QPainter& painter) const {
  const ColourPalette& palette = Theme::instance().palette();
  painter.setFont(headingFont(smallFont(font())));
  const QFontMetricsF metrics(painter.font());
  painter.setPen(palette.seatTextOf(Side::Second));
  painter.drawText(QRectF(m_left, 0, viewport()->width() - m_left, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                   playerText(Side::Second));
  painter.setPen(palette.seatTextOf(Side::First));
  const QString first = playerText(Side::First);
  if (isVerticalText(first)) {
    QRectF place(0, m_top, metrics.height(), metrics.height());
    for (const QChar letter : first) {
      if (letter.isSpace()) continue;
      painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip, letter);
      place.translate(0, metrics.height());
    }
    return;
  }
  painter.save();
  const double room = std::min(viewport()->height() - m_top, rows() * m_cell);
  painter.translate(0, m_top + std::max(room, metrics.horizontalAdvance(first) + 4));
  painter.rotate(-90);
  painter.drawText(QRectF(0, 0, std::max(room, 90.0), metrics.height()), Qt::AlignRight | Qt::AlignVCenter, first);
  painter.restore();
}

}  // namespace kotai::ui

#include "moc_matrix_view.cpp"
