// Painting of the payoff matrix.
#include <QScrollBar>
#include <algorithm>
#include <cmath>

#include "ui/charts/chart_style.h"
#include "ui/domineering/board/domino_scene.h"
#include "ui/domineering/matrix/matrix_view.h"
#include "ui/domineering/strings/domineering_strings.h"

namespace kotai::ui {

namespace {

constexpr double used = 1e-9;             // less likely moves are not part of a strategy; smaller payoffs count as 0
constexpr double removedStrength = 0.22;  ///< strength of the colour of payoffs that no longer count

bool isSelected(const ChosenStrategy& strategy, Side side, std::size_t move) {
  return strategy == ChosenStrategy{side, ChosenStrategy::Kind::Move, move};
}

/// Paints a small star: no move of the same side guarantees more.
void paintStar(QPainter& painter, const QPointF& centre, double radius) {
  QPainterPath star;
  for (int point = 0; point < 10; ++point) {
    const double angle = M_PI / 5 * point - M_PI / 2;
    const double reach = point % 2 == 0 ? radius : radius * 0.45;
    const QPointF at = centre + QPointF(std::cos(angle), std::sin(angle)) * reach;
    point == 0 ? star.moveTo(at) : star.lineTo(at);
  }
  star.closeSubpath();
  painter.fillPath(star, painter.pen().color());
}

/// Returns whether the letters of a text are painted upright, one below the other, without rotation.
bool isWrittenDownwards(const QString& text) {
  return std::ranges::any_of(text, [](QChar letter) { return letter.script() == QChar::Script_Han; });
}

/// Paints plus or minus in whole pixels: the sign of the payoff, if there is no room for a number.
void paintSign(QPainter& painter, const QRect& cell, bool plus, const QColor& ink) {
  const int side = std::min(cell.width(), cell.height());
  const int reach = std::max(1, side / 4);
  const int width = std::max(1, side / 8) / 2 * 2 + 1;  // odd, so that it is centred
  QRect bar(0, 0, 2 * reach + 1, width);
  bar.moveCenter(cell.center());
  painter.fillRect(bar, ink);
  if (plus) painter.fillRect(QRect(bar.center().x() - width / 2, bar.center().y() - reach, width, 2 * reach + 1), ink);
}

}  // namespace

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

/// Returns the number for a payoff. Empty if there is no room: a truncated number would be misleading.
QString MatrixView::numberFor(double payoff, const QSize& room) const {
  const QFontMetrics metrics(smallFont(font()));
  const QString full = payoffText(payoff);
  return metrics.horizontalAdvance(full) <= room.width() - 3 && room.height() > metrics.capHeight() ? full : QString();
}

int MatrixView::namedEvery() const {
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
  if (!inMix) return;  // pairs in the optimal mix have a mark in the corner
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
  const int every = namedEvery();
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
  const int every = m_namesUpright ? namedEvery() : 1;
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
  if (isWrittenDownwards(first)) {
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
