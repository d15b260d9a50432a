#include "ui/widgets/comment_box.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/charts/chart_style.h"
#include "ui/theme/icons.h"

namespace kotai::ui {

CommentBox::CommentBox(QWidget* parent)
    : QWidget(parent), m_heading(new QLabel(this)), m_edit(new QPlainTextEdit(this)), m_takeBack(new QToolButton(this)) {
  m_heading->setProperty("muted", true);
  m_heading->setFont(smallFont(font()));
  m_edit->setTabChangesFocus(true);
  m_edit->setFixedHeight(m_edit->fontMetrics().height() * 2 + 18);
  m_takeBack->setIcon(themedIcon(QStringLiteral("take-back")));
  m_takeBack->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_takeBack->setFont(smallFont(font()));
  auto* heading = new QHBoxLayout;
  heading->addWidget(m_heading, 1);
  heading->addWidget(m_takeBack);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(3);
  column->addLayout(heading);
  column->addWidget(m_edit);
  connect(m_takeBack, &QToolButton::clicked, this, &CommentBox::takeBackWanted);
  connect(m_edit, &QPlainTextEdit::textChanged, this, [this] { emit edited(m_edit->toPlainText()); });
}

void CommentBox::setWords(const Words& words) {
  m_takeBack->setText(words.takeBack);
  m_takeBack->setToolTip(words.takeBackTip);
  m_edit->setPlaceholderText(words.placeholder);
  m_edit->setAccessibleName(words.heading);
  m_heading->setText(words.heading);
}

void CommentBox::showComment(const QString& heading, const QString& comment, bool canTakeBack) {
  m_edit->setEnabled(true);
  m_takeBack->setEnabled(canTakeBack);
  m_heading->setText(heading);
  if (comment == m_edit->toPlainText()) return;
  const QSignalBlocker blocker(m_edit);
  m_edit->setPlainText(comment);
}

void CommentBox::showNoGame() {
  m_edit->setEnabled(false);
  m_takeBack->setEnabled(false);
}

}  // namespace kotai::ui
