#include "ui/docks/line/line_delegate.h"

#include <QPainter>

#include "ui/docks/line/line_model.h"
#include "ui/docks/moves/moves_delegate.h"
#include "ui/theme/palette.h"
#include "ui/theme/pill.h"

namespace kotai::ui {

QSize LineDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
  return {180, option.fontMetrics.height() + 12};
}

void LineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const ColourPalette& palette = Theme::instance().palette();
  const int unit = option.fontMetrics.height();
  QRect rest = option.rect.adjusted(8, 0, -8, 0);
  const auto take = [&rest](int width) {
    const QRect part(rest.left(), rest.top(), width, rest.height());
    rest.setLeft(part.right() + 1);
    return part;
  };
  painter->save();
  paintRowBackground(*painter, option);
  painter->setFont(option.font);
  painter->setPen(palette.textMuted);
  const QRect number = take(unit * 7 / 4);
  painter->drawText(number, Qt::AlignRight | Qt::AlignVCenter, index.data(LineModel::NumberRole).toString());
  painter->drawText(take(unit * 7 / 4), Qt::AlignCenter, index.data(LineModel::SideRole).toString());
  painter->setPen(palette.text);
  painter->setFont(moveFont(option.font));
  painter->drawText(take(unit * 4), Qt::AlignLeft | Qt::AlignVCenter, index.data(LineModel::MoveTextRole).toString());
  painter->setFont(pillFont(option.font));
  const int pill = pillColumnWidth(option.font, static_cast<const LineModel*>(index.model())->mostPlies());
  paintPill(*painter, take(pill).adjusted(0, 4, 0, -4), index.data(LineModel::ValueTextRole).toString(),
            static_cast<Outcome>(index.data(LineModel::OutcomeRole).toInt()));
  painter->setFont(option.font);
  painter->setPen(palette.textMuted);
  rest.setLeft(rest.left() + 4);
  painter->drawText(
      rest, Qt::AlignRight | Qt::AlignVCenter,
      painter->fontMetrics().elidedText(index.data(LineModel::EqualsRole).toString(), Qt::ElideRight, rest.width()));
  painter->restore();
}

}  // namespace kotai::ui

#include "moc_line_delegate.cpp"
