#include "ui/editor/stock_panel.h"

#include <QApplication>
#include <QDrag>
#include <QGridLayout>
#include <QMimeData>
#include <QMouseEvent>
#include <algorithm>

#include "ui/board/board_painter.h"
#include "ui/board/board_thumbnail.h"
#include "ui/editor/edited_position.h"
#include "ui/games/presentation.h"
#include "ui/strings/strings.h"
#include "ui/theme/label.h"

namespace kotai::ui {

static QString commonPiecesName(const Variant& variant) {
  const Presentation& game = presentationOf(variant);
  return game.commonPieces ? game.commonPieces() : StockPanel::tr("Shared");
}

constexpr int stockPicturePx = 46;

StockPanel::StockPanel(const EditedPosition* position, QWidget* parent) : QWidget(parent), m_position(position) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(14);
  grid->setVerticalSpacing(4);
  m_group->setExclusive(false);  // allows a second click to deselect the button
  const VariantPtr& variant = position->variant();
  const BoardPainter& game = boardPainterFor(*variant);
  for (const Side side : {Side::First, Side::Second}) {
    const int column = static_cast<int>(side);
    int row = 1;
    for (const StockItem& item : variant->stock())
      for (const int kind : item.kinds)
        if (game.hasOwner(kind) && item.only.value_or(side) == side) grid->addWidget(addButton(side, kind), row++, column);
    if (row == 1) continue;
    auto* heading = muted(new Label(sideName(*variant, side), this));
    grid->addWidget(heading, 0, column);
  }
  // Pieces without an owner appear once, below both sides.
  int column = 0;
  for (const StockItem& item : variant->stock())
    for (const int kind : item.kinds) {
      if (game.hasOwner(kind)) continue;
      if (column == 0) {
        auto* heading = muted(new Label(commonPiecesName(*variant), this));
        grid->addWidget(heading, grid->rowCount(), 0, 1, 2);
      }
      grid->addWidget(addButton(Side::First, kind), column == 0 ? grid->rowCount() : grid->rowCount() - 1, column);
      ++column;
    }
  connect(m_group, &QButtonGroup::buttonClicked, this, [this](QAbstractButton* clicked) {
    if (!clicked->isChecked()) return emit released();
    for (StockButton* each : m_buttons) each->setChecked(each == clicked);
    const auto* piece = static_cast<StockButton*>(clicked);
    emit chosen(piece->owner(), piece->kind());
  });
  refresh();
}

StockButton* StockPanel::addButton(Side side, int kind) {
  auto* button = new StockButton(m_position->variant(), side, kind, this);
  m_buttons.push_back(button);
  m_group->addButton(button);
  return button;
}

StockButton* StockPanel::button(Side owner, int kind) const {
  for (StockButton* each : m_buttons)
    if (each->owner() == owner && each->kind() == kind) return each;
  return nullptr;
}

void StockPanel::refresh() {
  for (StockButton* each : m_buttons)
    if (const StockItem* item = m_position->stockOf(each->kind())) each->setLeft(m_position->available(*item, each->owner()));
}

void StockPanel::release() {
  for (StockButton* each : m_buttons) each->setChecked(false);
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

void StockButton::refreshPicture() { setIcon(renderPiece(*m_variant, m_owner, m_kind, stockPicturePx, devicePixelRatioF())); }

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
  auto* drag = new QDrag(this);  // the drag object deletes itself
  auto* carried = new QMimeData;
  carried->setData(mimeType(), QByteArray());
  drag->setMimeData(carried);
  drag->setPixmap(icon().pixmap(iconSize()));
  drag->setHotSpot(QPoint(stockPicturePx / 2, stockPicturePx / 2));
  drag->exec(Qt::CopyAction);
}

}  // namespace kotai::ui

#include "moc_stock_panel.cpp"
