#include "ui/widgets/boxes_frame.h"

#include <QBoxLayout>

#include "ui/theme/label.h"
#include "ui/theme/when_language_changes.h"

namespace kotai::ui {

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
  auto* caption = new Label(this);
  caption->setProperty("muted", true);
  auto* box = new CompactComboBox(m_form, this);
  QFont strong = font();
  strong.setWeight(QFont::DemiBold);
  box->setFont(strong);
  connect(box, &QComboBox::currentTextChanged, this, &BoxesFrame::sizeChanged);
  auto* line = new QHBoxLayout;
  line->setSpacing(row ? 2 : 6);
  if (row) caption->setContentsMargins(8, 0, 2, 0);
  line->addWidget(caption);
  line->addWidget(box);
  m_lines->insertLayout(row || !m_firstLine ? m_lines->count() : m_lines->count() - 1, line);
  if (!m_firstLine) m_firstLine = line;
  return {caption, box};
}

void BoxesFrame::addEnd(QWidget* widget) { m_firstLine->addWidget(widget); }

void BoxesFrame::setCaptionsShown(bool shown) {
  if (m_captionsShown == shown) return;
  m_captionsShown = shown;
  fillBoxes();
}

void BoxesFrame::refresh() {
  fillBoxes();
  emit sizeChanged();
}

/// In a column, the first caption is hidden if the choice beside it needs the room.
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

#include "moc_boxes_frame.cpp"
