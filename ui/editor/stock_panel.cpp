#include "ui/editor/stock_panel.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QLabel>

#include "ui/board/board_painter.h"
#include "ui/editor/edited_position.h"
#include "ui/editor/stock_button.h"
#include "ui/games/presentation.h"
#include "ui/strings/strings.h"
#include "ui/theme/label.h"

namespace kotai::ui {

namespace {

QString commonPiecesName(const Variant& variant) {
  const Presentation& game = presentationOf(variant);
  return game.commonPieces ? game.commonPieces() : StockPanel::tr("Shared");
}

}  // namespace

StockPanel::StockPanel(const EditedPosition* position, QWidget* parent)
    : QWidget(parent), m_position(position), m_group(new QButtonGroup(this)) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(14);
  grid->setVerticalSpacing(4);
  m_group->setExclusive(false);  // a second click deselects
  const VariantPtr& variant = position->variant();
  const BoardPainter& game = boardPainterFor(*variant);
  for (const Side side : {Side::First, Side::Second}) {
    const int column = static_cast<int>(side);
    auto* heading = new Label(sideName(*variant, side), this);
    heading->setProperty("muted", true);
    grid->addWidget(heading, 0, column);
    int row = 1;
    for (const StockItem& item : variant->stock())
      for (const int kind : item.kinds)
        if (game.standsOnSquare(kind) && item.only.value_or(side) == side) grid->addWidget(addButton(side, kind), row++, column);
  }
  // Pieces between squares have no owner, so they appear once, below both sides.
  int column = 0;
  for (const StockItem& item : variant->stock())
    for (const int kind : item.kinds) {
      if (game.standsOnSquare(kind)) continue;
      if (column == 0) {
        auto* heading = new Label(commonPiecesName(*variant), this);
        heading->setProperty("muted", true);
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

}  // namespace kotai::ui

#include "moc_stock_panel.cpp"
