#include "ui/domineering/matrix/matrix_picture.h"

#include <QFontMetrics>
#include <QPainterPath>
#include <cmath>

#include "ui/charts/chart_style.h"
#include "ui/domineering/board/domino_scene.h"
#include "ui/domineering/matrix/matrix_marks.h"
#include "ui/domineering/matrix/matrix_view.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

MatrixPicture::Place MatrixPicture::placeOf(const JointMove& turn) const {
  if (!game) return {};
  const auto placeIn = [](const std::vector<std::size_t>& shown, const std::vector<AnyMove>& moves, AnyMove move) {
    const auto found = std::ranges::find_if(shown, [&](std::size_t each) { return moves[each] == move; });
    return found == shown.end() ? -1 : static_cast<int>(found - shown.begin());
  };
  return {placeIn(order.rows, game->firstMoves, turn.first), placeIn(order.columns, game->secondMoves, turn.second)};
}

std::optional<JointMove> MatrixPicture::turnAt(Place place) const {
  if (!game || !place.valid() || place.row >= rows() || place.column >= columns()) return std::nullopt;
  return JointMove{game->firstMoves[order.rows[static_cast<std::size_t>(place.row)]],
                   game->secondMoves[order.columns[static_cast<std::size_t>(place.column)]]};
}

QRect MatrixPicture::cellRect(Place place) const {
  if (!place.valid()) return QRect();
  const int spacing = cell >= 16 ? 1 : 0;
  return QRect(left + place.column * cell - scrolled.x(), top + place.row * cell - scrolled.y(), cell - spacing, cell - spacing);
}

QRect MatrixPicture::rowHeaderRect(int row) const {
  const QRect first = cellRect({row, 0});
  return QRect(0, first.top(), left - gap / 2, first.height());
}

QRect MatrixPicture::columnHeaderRect(int column) const {
  const QRect first = cellRect({0, column});
  return QRect(first.left(), 0, first.width(), top - gap / 2);
}

QString MatrixPicture::cellText(Place place) const {
  const auto turn = turnAt(place);
  if (!turn) return QString();
  const std::size_t row = order.rows[static_cast<std::size_t>(place.row)];
  const std::size_t column = order.columns[static_cast<std::size_t>(place.column)];
  if (stage && row >= stage->knownRows)
    return MatrixView::tr("Vertical %1, Horizontal %2: not known yet", "a move, twice")
        .arg(placeText(*variant, Side::First, turn->first), placeText(*variant, Side::Second, turn->second));
  const double payoff = game->matrix.at(row, column);
  return MatrixView::tr("Vertical %1 (%2), Horizontal %3 (%4): worth %5 for Vertical",
                        "move (its share in the best mix), twice; a payoff")
      .arg(placeText(*variant, Side::First, turn->first), probabilityText(shownProbability(*game, stage, Side::First, row)),
           placeText(*variant, Side::Second, turn->second), probabilityText(shownProbability(*game, stage, Side::Second, column)),
           payoffText(payoff));
}

MatrixPicture::Hit MatrixPicture::hitAt(const QPoint& point) const {
  Hit hit;
  const auto index = [this](int at, int offset, int count) {
    const int found = (at + offset) / cell;
    return at >= 0 && found < count ? found : -1;
  };
  const int column = index(point.x() - left, scrolled.x(), columns());
  const int row = index(point.y() - top, scrolled.y(), rows());
  if (point.y() >= top) hit.row = row;
  if (point.x() >= left) hit.column = column;
  hit.cell = hit.row >= 0 && hit.column >= 0;
  return hit;
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

MatrixPicture::Visible MatrixPicture::visible() const {
  const int x = scrolled.x();
  const int y = scrolled.y();
  return {y / cell, std::min(rows() - 1, (y + room.height() - top) / cell), x / cell,
          std::min(columns() - 1, (x + room.width() - left) / cell)};
}

void MatrixPicture::paint(QPainter& painter) const {
  painter.setFont(font);
  const QRect cells(left, top, room.width() - left, room.height() - top);
  painter.save();
  painter.setClipRect(cells);
  paintCells(painter);
  painter.restore();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.save();
  painter.setClipRect(QRect(0, top, left, cells.height()));
  paintRowHeaders(painter);
  painter.restore();
  painter.save();
  painter.setClipRect(QRect(left, 0, cells.width(), top));
  paintColumnHeaders(painter);
  painter.restore();
  paintCorner(painter);
}

void MatrixPicture::paintCells(QPainter& painter) const {
  const Visible shown = visible();
  for (int row = shown.firstRow; row <= shown.lastRow; ++row)
    for (int column = shown.firstColumn; column <= shown.lastColumn; ++column) paintCell(painter, {row, column});
  const ColourPalette& palette = Theme::instance().palette();
  painter.setBrush(Qt::NoBrush);
  if (strategy.kind == ChosenStrategy::Kind::Move) {
    const auto& moves = strategy.side == Side::First ? order.rows : order.columns;
    const auto found = std::ranges::find(moves, strategy.move);
    if (found != moves.end()) {
      const int at = static_cast<int>(found - moves.begin());
      const QRect from = cellRect(strategy.side == Side::First ? Place{at, 0} : Place{0, at});
      const QRect to = cellRect(strategy.side == Side::First ? Place{at, columns() - 1} : Place{rows() - 1, at});
      painter.setPen(QPen(palette.seatTextOf(strategy.side), 2));
      painter.drawRect(from.united(to));
    }
  }
  if (!current.valid()) return;
  painter.setPen(QPen(palette.text, 2));
  painter.drawRect(cellRect(current).adjusted(0, 0, -1, -1));
}

/// Returns the payoff as text. Returns an empty string if there is no room, because a truncated number would be
/// misleading.
QString MatrixPicture::numberFor(double payoff, const QSize& size) const {
  const QFontMetrics metrics(font);
  const QString full = payoffText(payoff);
  return metrics.horizontalAdvance(full) <= size.width() - 3 && size.height() > metrics.capHeight() ? full : QString();
}

int MatrixPicture::headerInterval() const {
  const int line = QFontMetrics(font).height() - 2;
  return (line + cell - 1) / cell;
}

void MatrixPicture::paintCell(QPainter& painter, Place place) const {
  const ColourPalette& palette = Theme::instance().palette();
  const std::size_t row = order.rows[static_cast<std::size_t>(place.row)];
  const std::size_t column = order.columns[static_cast<std::size_t>(place.column)];
  const double payoff = game->matrix.at(row, column);
  const QRect rect = cellRect(place);
  if (stage && row >= stage->knownRows) return painter.fillRect(rect, palette.emptyCell);
  const bool isRemoved = stage && (stage->removedRows[row] || stage->removedColumns[column]);
  const QColor full = payoffColour(payoff, palette);
  const QColor fill = isRemoved ? mixed(palette.surface, full, removedStrength) : full;
  painter.fillRect(rect, fill);
  const bool inMix =
      shownProbability(*game, stage, Side::First, row) > used && shownProbability(*game, stage, Side::Second, column) > used;
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

void MatrixPicture::paintBar(QPainter& painter, const QRectF& area, double probability, Side side, bool upright) const {
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

void MatrixPicture::paintRowHeaders(QPainter& painter) const {
  const ColourPalette& palette = Theme::instance().palette();
  const QFontMetricsF metrics(painter.font());
  const double best = *std::max_element(game->firstGuarantees.begin(), game->firstGuarantees.end());
  const bool guaranteesShown = !stage || stage->guaranteesShown;
  const Visible shown = visible();
  const int every = headerInterval();
  for (int at = shown.firstRow; at <= shown.lastRow; ++at) {
    const std::size_t move = order.rows[static_cast<std::size_t>(at)];
    const QRectF header = rowHeaderRect(at);
    const double thickness = std::clamp(header.height() - 4, std::min(4.0, header.height()), 14.0);
    paintBar(painter, QRectF(left - gap - barLength, header.center().y() - thickness / 2, barLength, thickness),
             shownProbability(*game, stage, Side::First, move), Side::First, false);
    const bool selected = isSelected(strategy, Side::First, move);
    const bool pointedAt = current.valid() && current.row == at;
    if (at % every != 0) continue;
    painter.setPen(selected || pointedAt ? palette.seatTextOf(Side::First) : palette.text);
    QFont named = font;
    named.setBold(selected || pointedAt);
    painter.setFont(named);
    const double right = left - gap - barLength - 4;
    painter.drawText(QRectF(0, header.top() - 10, right - metrics.height(), header.height() + 20),
                     Qt::AlignRight | Qt::AlignVCenter, placeText(*variant, Side::First, game->firstMoves[move]));
    if (guaranteesShown && game->firstGuarantees[move] >= best - used)
      paintStar(painter, {right - metrics.height() / 2, header.center().y()}, 4.5);
  }
}

void MatrixPicture::paintColumnHeaders(QPainter& painter) const {
  const ColourPalette& palette = Theme::instance().palette();
  const QFontMetricsF metrics(painter.font());
  const double best = *std::min_element(game->secondGuarantees.begin(), game->secondGuarantees.end());
  const bool guaranteesShown = !stage || stage->guaranteesShown;
  const Visible shown = visible();
  const int every = namesUpright ? headerInterval() : 1;
  for (int at = shown.firstColumn; at <= shown.lastColumn; ++at) {
    const std::size_t move = order.columns[static_cast<std::size_t>(at)];
    const QRectF header = columnHeaderRect(at);
    const double thickness = std::clamp(header.width() - 4, std::min(4.0, header.width()), 14.0);
    paintBar(painter, QRectF(header.center().x() - thickness / 2, top - gap - barLength, thickness, barLength),
             shownProbability(*game, stage, Side::Second, move), Side::Second, true);
    const bool selected = isSelected(strategy, Side::Second, move);
    const bool pointedAt = current.valid() && current.column == at;
    if (at % every != 0) continue;
    painter.setPen(selected || pointedAt ? palette.seatTextOf(Side::Second) : palette.text);
    QFont named = font;
    named.setBold(selected || pointedAt);
    painter.setFont(named);
    const double bottom = top - gap - barLength - 3;
    if (guaranteesShown && game->secondGuarantees[move] <= best + used)
      paintStar(painter, {header.center().x(), bottom - metrics.height() / 2}, 4.5);
    const QString name = placeText(*variant, Side::Second, game->secondMoves[move]);
    const double base = bottom - metrics.height();
    if (!namesUpright) {
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

void MatrixPicture::paintCorner(QPainter& painter) const {
  const ColourPalette& palette = Theme::instance().palette();
  painter.setFont(headingFont(font));
  const QFontMetricsF metrics(painter.font());
  painter.setPen(palette.seatTextOf(Side::Second));
  painter.drawText(QRectF(left, 0, room.width() - left, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                   playerText(Side::Second));
  painter.setPen(palette.seatTextOf(Side::First));
  const QString first = playerText(Side::First);
  if (isVerticalText(first)) {
    QRectF place(0, top, metrics.height(), metrics.height());
    for (const QChar letter : first) {
      if (letter.isSpace()) continue;
      painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip, letter);
      place.translate(0, metrics.height());
    }
    return;
  }
  painter.save();
  const double height = std::min(room.height() - top, rows() * cell);
  painter.translate(0, top + std::max(height, metrics.horizontalAdvance(first) + 4));
  painter.rotate(-90);
  painter.drawText(QRectF(0, 0, std::max(height, 90.0), metrics.height()), Qt::AlignRight | Qt::AlignVCenter, first);
  painter.restore();
}

}  // namespace kotai::ui
