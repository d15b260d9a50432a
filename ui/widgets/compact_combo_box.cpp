#include "ui/widgets/compact_combo_box.h"

#include <QAbstractItemView>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <algorithm>

namespace kotai::ui {

namespace {
constexpr int leastInColumnPx = 60;  ///< maximum in a column; a longer text is elided
}

CompactComboBox::CompactComboBox(BoxesForm form, QWidget* parent) : QComboBox(parent), m_form(form) {
  const bool row = form == BoxesForm::Row;
  setSizePolicy(row ? QSizePolicy::Fixed : QSizePolicy::Expanding, QSizePolicy::Fixed);
  setProperty("framed", !row);
  connect(this, &QComboBox::currentTextChanged, this, &QWidget::updateGeometry);
}

QSize CompactComboBox::sizeHint() const {
  QStyleOptionComboBox option;
  initStyleOption(&option);
  const QFontMetrics metrics = fontMetrics();
  const QSize text(metrics.horizontalAdvance(currentText()) + 4, std::max(metrics.height(), 14));
  return style()->sizeFromContents(QStyle::CT_ComboBox, &option, text, this);
}

QSize CompactComboBox::minimumSizeHint() const {
  return m_form == BoxesForm::Row ? sizeHint() : QSize(leastInColumnPx, sizeHint().height());
}

/// Elides a text that is too long for a narrow column or page.
void CompactComboBox::initStyleOption(QStyleOptionComboBox* option) const {
  QComboBox::initStyleOption(option);
  const int room = style()->subControlRect(QStyle::CC_ComboBox, option, QStyle::SC_ComboBoxEditField, this).width();
  option->currentText = fontMetrics().elidedText(option->currentText, Qt::ElideRight, room);
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
