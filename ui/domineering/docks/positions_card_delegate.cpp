#include "ui/domineering/docks/positions_card_delegate.h"

#include <QPainter>

#include "core/simultaneous/distribution.h"
#include "ui/charts/chart_style.h"
#include "ui/domineering/board/domino_picture.h"
#include "ui/domineering/docks/positions_list_model.h"
#include "ui/domineering/docks/tables_content.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

QString PositionsCardDelegate::pictureKey() const {
  if (!m_variant) return {};
  const ColourPalette& palette = Theme::instance().palette();
  return QStringLiteral("%1|%2|%3")
      .arg(QString::fromStdString(m_variant->id()))
      .arg(palette.domino[0].rgba())
      .arg(palette.squareDark.rgba());
}

QPixmap PositionsCardDelegate::drawThumbnail(const AnyPosition& position, int sidePx, qreal devicePixelRatio) const {
  return renderDominoThumbnail(*m_variant, position, sidePx, devicePixelRatio);
}

int PositionsCardDelegate::paintHead(QPainter& painter, const QRect& area, const QFont& font, const QModelIndex& index) const {
  QFont bold = font;
  bold.setWeight(QFont::DemiBold);
  painter.setFont(bold);
  const QFontMetrics metrics(bold);
  const QVariant positionClass = index.data(PositionsListModel::ClassRole);
  const int line = metrics.height();
  if (positionClass.isValid()) {
    const QRectF dot(area.left(), area.top() + line * 0.25, line * 0.5, line * 0.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(classColour(static_cast<PositionClass>(positionClass.toInt())));
    painter.drawRoundedRect(dot, 2, 2);
    painter.setPen(Theme::instance().palette().text);
    const QRectF words(dot.right() + 6, area.top(), area.right() - dot.right() - 6, line);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(index.data(PositionsListModel::ValueRole).toString(), Qt::ElideRight,
                                        static_cast<int>(words.width())));
  }
  const int small = QFontMetrics(smallFont(font)).height();
  paintNumber(painter, QRectF(area.left(), area.top() + line + 2, area.width(), small), font, index);
  return line + small + 5;
}

}  // namespace kotai::ui

#include "moc_positions_card_delegate.cpp"
