#include "ui/docks/positions/position_delegate.h"

#include <QPainter>

#include "ui/board/board_thumbnail.h"
#include "ui/docks/positions/positions_model.h"
#include "ui/strings/strings.h"
#include "ui/theme/palette.h"
#include "ui/theme/pill.h"

namespace kotai::ui {

namespace {
constexpr int boardWithHandsPx = 96;  // includes space for the hands beside it
}

int PositionDelegate::thumbnailPx() const {
  return m_variant && !m_variant->hands(m_variant->start()).empty() ? boardWithHandsPx : CardDelegate::thumbnailPx();
}

QString PositionDelegate::pictureKey() const {
  if (!m_variant) return {};
  const ColourPalette& palette = Theme::instance().palette();
  return QStringLiteral("%1|%2|%3|%4")
      .arg(QString::fromStdString(m_variant->id()))
      .arg(palette.first.rgba())
      .arg(palette.squareDark.rgba())
      .arg(static_cast<int>(palette.pieceSet));
}

QPixmap PositionDelegate::drawThumbnail(const AnyPosition& position, int sidePx, qreal devicePixelRatio) const {
  return renderBoardThumbnail(*m_variant, position, sidePx, devicePixelRatio);
}

int PositionDelegate::paintHead(QPainter& painter, const QRect& area, const QFont& font, const QModelIndex& index) const {
  const QFont bold = pillFont(font);
  painter.setFont(bold);
  const QFontMetrics metrics(bold);
  const QVariant outcome = index.data(PositionsModel::OutcomeRole);
  const int pillHeight = metrics.height() + 6;
  double right = area.left();
  if (outcome.isValid()) {
    const Value value{static_cast<Outcome>(outcome.toInt()), index.data(PositionsModel::DistanceRole).toUInt()};
    const QString text = valueText(value);
    const QRectF pill(area.left(), area.top(), metrics.horizontalAdvance(text) + metrics.height() * 1.2, pillHeight);
    paintPill(painter, pill, text, value.outcome);
    right = pill.right() + 8;
  }
  const QRectF rest(right, area.top(), area.right() - right, pillHeight);
  const QString moves = index.data(PositionsModel::MovesRole).toString();
  if (moves.isEmpty())
    paintNumber(painter, rest, font, index);
  else
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(moves, Qt::ElideRight, static_cast<int>(rest.width())));
  return pillHeight + 6;
}

}  // namespace kotai::ui

#include "moc_position_delegate.cpp"
