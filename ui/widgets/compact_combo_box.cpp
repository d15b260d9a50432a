#include "ui/widgets/compact_combo_box.h"

#include <QAbstractItemView>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <algorithm>
#include <utility>

#include "ui/theme/when_language_changes.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

constexpr int minInColumnPx = 60;  ///< minimum width in a column; a longer text is elided

static QString firstPart(const QString& text) { return text.section(QStringLiteral(" \u00b7 "), 0, 0); }

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
  int widest = metrics.horizontalAdvance(shownText());
  for (int i = 0; m_stableWidth && i < count(); ++i) widest = std::max(widest, metrics.horizontalAdvance(itemText(i)));
  const QSize text(widest + 4, std::max(metrics.height(), 14));
  return style()->sizeFromContents(QStyle::CT_ComboBox, &option, text, this);
}

QSize CompactComboBox::minimumSizeHint() const {
  return m_form == BoxesForm::Row ? sizeHint() : QSize(minInColumnPx, sizeHint().height());
}

void CompactComboBox::setBrief(bool brief) {
  if (std::exchange(m_brief, brief) != brief) updateGeometry();
}

void CompactComboBox::setStableWidth(bool steady) {
  if (std::exchange(m_stableWidth, steady) != steady) updateGeometry();
}

QString CompactComboBox::shownText() const { return m_brief ? firstPart(currentText()) : currentText(); }

/// Elides a text that is too long for a narrow column or page.
void CompactComboBox::initStyleOption(QStyleOptionComboBox* option) const {
  QComboBox::initStyleOption(option);
  const int room = style()->subControlRect(QStyle::CC_ComboBox, option, QStyle::SC_ComboBoxEditField, this).width();
  const bool fits = fontMetrics().horizontalAdvance(shownText()) <= room;
  option->currentText = fontMetrics().elidedText(fits ? shownText() : firstPart(currentText()), Qt::ElideRight, room);
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

BoxesFrame::BoxesFrame(BoxesForm form, QWidget* parent)
    : QWidget(parent),
      m_form(form),
      m_lines(new QBoxLayout(form == BoxesForm::Row ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, this)) {
  whenLanguageChanges(this, [this] { refresh(); });
  if (form == BoxesForm::Column) connect(this, &BoxesFrame::sizeChanged, this, &BoxesFrame::fitCaption);
  m_lines->setContentsMargins(0, 0, 0, 0);
  m_lines->setSpacing(form == BoxesForm::Row ? 2 : 6);
}

BoxesFrame::Line BoxesFrame::addLine() {
  const bool row = m_form == BoxesForm::Row;
  auto* caption = muted(new Label(this));
  auto* box = new CompactComboBox(m_form, this);
  makeStrong(box);
  connect(box, &QComboBox::currentTextChanged, this, &BoxesFrame::sizeChanged);
  auto* line = new QHBoxLayout;
  line->setSpacing(row ? 2 : 6);
  if (row) caption->setContentsMargins(8, 0, 2, 0);
  addWidgets(line, {caption, box});
  m_lines->insertLayout(row || !m_firstLine ? m_lines->count() : m_lines->count() - 1, line);
  if (!m_firstLine) m_firstLine = line;
  return {caption, box};
}

void BoxesFrame::setCaptionsShown(bool shown) {
  if (m_captionsShown == shown) return;
  m_captionsShown = shown;
  fillBoxes();
}

void BoxesFrame::refresh() {
  fillBoxes();
  emit sizeChanged();
}

/// Hides the captions in a column if the choices need the room.
void BoxesFrame::fitCaption() {
  int wanted = (m_firstLine->count() - 1) * m_firstLine->spacing();
  for (int i = 0; i < m_firstLine->count(); ++i) wanted += m_firstLine->itemAt(i)->widget()->sizeHint().width();
  setCaptionsShown(wanted <= width());
}

void BoxesFrame::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (m_form == BoxesForm::Column) fitCaption();
}

}  // namespace kotai::ui

#include "moc_compact_combo_box.cpp"
