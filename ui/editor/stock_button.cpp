#include "ui/editor/stock_button.h"

#include <QApplication>
#include <QDrag>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "ui/board/board_painter.h"

namespace kotai::ui {

namespace {
constexpr int stockPicturePx = 46;
}

StockButton::StockButton(VariantPtr variant, Side owner, int kind, QWidget* parent)
    : QToolButton(parent), m_variant(std::move(variant)), m_owner(owner), m_kind(kind) {
  setCheckable(true);
  setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  setIconSize(QSize(stockPicturePx, stockPicturePx));
  setFocusPolicy(Qt::StrongFocus);
  connect(&Theme::instance(), &Theme::changed, this, &StockButton::refreshPicture);
  refreshPicture();
}

QString StockButton::mimeType() { return QStringLiteral("application/x-kotai-piece"); }

void StockButton::refreshPicture() {
  const qreal ratio = devicePixelRatioF();
  QPixmap picture(QSize(stockPicturePx, stockPicturePx) * ratio);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  boardPainterFor(*m_variant)
      .paintPiece(painter, QRectF(0, 0, stockPicturePx, stockPicturePx), {{}, m_owner, m_kind}, false,
                  Theme::instance().palette());
  painter.end();
  setIcon(picture);
}

void StockButton::setLeft(int count) {
  const int shown = std::max(0, count);
  setText(QStringLiteral("\u00d7 %1").arg(shown));
  setEnabled(shown > 0);
  setAccessibleName(tr("%1, %n left", nullptr, shown).arg(boardPainterFor(*m_variant).pieceName({{}, m_owner, m_kind})));
  setToolTip(accessibleName());
}

void StockButton::mousePressEvent(QMouseEvent* event) {
  m_pressedAt = event->pos();
  QToolButton::mousePressEvent(event);
}

void StockButton::mouseMoveEvent(QMouseEvent* event) {
  if (!(event->buttons() & Qt::LeftButton) || (event->pos() - m_pressedAt).manhattanLength() < QApplication::startDragDistance())
    return;
  setDown(false);
  auto* drag = new QDrag(this);  // deletes itself
  auto* carried = new QMimeData;
  carried->setData(mimeType(), QByteArray());
  drag->setMimeData(carried);
  drag->setPixmap(icon().pixmap(iconSize()));
  drag->setHotSpot(QPoint(stockPicturePx / 2, stockPicturePx / 2));
  drag->exec(Qt::CopyAction);
}

}  // namespace kotai::ui

#include "moc_stock_button.cpp"
