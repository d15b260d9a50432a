#include "ui/widgets/compact_combo_box.h"

#include <QAbstractItemView>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <algorithm>

namespace kotai::ui {

CompactComboBox::CompactComboBox(QWidget* parent) : QComboBox(parent) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(this, &QComboBox::currentTextChanged, this, &QWidget::updateGeometry);
}

QSize CompactComboBox::sizeHint() const {
  QStyleOptionComboBox option;
  initStyleOption(&option);
  const QFontMetrics metrics = fontMetrics();
  const QSize text(metrics.horizontalAdvance(currentText()) + 4, std::max(metrics.height(), 14));
  return style()->sizeFromContents(QStyle::CT_ComboBox, &option, text, this);
}

void CompactComboBox::showPopup() {
  int widest = std::max(width(), view()->sizeHintForColumn(0) + 36);
  for (int i = 0; i < count(); ++i) widest = std::max(widest, view()->fontMetrics().horizontalAdvance(itemText(i)) + 36);
  view()->setMinimumWidth(widest);
  QComboBox::showPopup();
}

void CompactComboBox::hidePopup() {
  const bool shown = view()->isVisible();
  QComboBox::hidePopup();
  if (shown) emit listClosed();
}

}  // namespace kotai::ui

#include "moc_compact_combo_box.cpp"
