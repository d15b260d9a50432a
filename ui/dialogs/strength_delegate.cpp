#include "ui/dialogs/strength_delegate.h"

#include <QPainter>
#include <algorithm>

#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {

constexpr int rowMargin = 8;
constexpr int rowGap = 3;

QFont strengthNameFont(const QStyleOptionViewItem& option) {
  QFont font = option.font;
  font.setWeight(QFont::DemiBold);
  return font;
}

QFont strengthLineFont(const QStyleOptionViewItem& option) {
  QFont font = option.font;
  font.setWeight(QFont::Normal);
  return font;
}

}  // namespace

QSize StrengthDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const QFontMetrics name(strengthNameFont(option));
  const QFontMetrics line(strengthLineFont(option));
  const int width = std::max(name.horizontalAdvance(index.data(Qt::DisplayRole).toString()),
                             line.horizontalAdvance(index.data(LineRole).toString()));
  return {width + 2 * rowMargin, name.height() + line.height() + 2 * rowGap};
}

void StrengthDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const ColourPalette& palette = Theme::instance().palette();
  QStyleOptionViewItem background = option;
  initStyleOption(&background, index);
  background.text.clear();
  option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &background, painter, option.widget);
  painter->save();
  const QRect inside = option.rect.adjusted(rowMargin, rowGap, -rowMargin, -rowGap);
  painter->setPen(palette.text);
  painter->setFont(strengthNameFont(option));
  painter->drawText(inside, Qt::AlignLeft | Qt::AlignTop, index.data(Qt::DisplayRole).toString());
  painter->setPen(palette.textMuted);
  painter->setFont(strengthLineFont(option));
  painter->drawText(inside, Qt::AlignLeft | Qt::AlignBottom, index.data(LineRole).toString());
  painter->restore();
}

}  // namespace kotai::ui

#include "moc_strength_delegate.cpp"
