#include "ui/widgets/comment_box.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "ui/charts/chart_style.h"
#include "ui/strings/strings.h"
#include "ui/theme/icons.h"

namespace kotai::ui {

constexpr int mostLines = 3;
constexpr int aroundPx = 18;
constexpr int longestEdited = 20000;  ///< maximum length in characters; layout of a million takes seconds

CommentBox::CommentBox(QWidget* parent)
    : QWidget(parent), m_heading(new ElidedLabel(this)), m_edit(new QPlainTextEdit(this)), m_delete(new QToolButton(this)) {
  m_heading->setFont(smallFont(font()));
  m_edit->setTabChangesFocus(true);
  m_edit->setUndoRedoEnabled(false);  // typing changes the game, and undo treats it like other changes
  m_edit->installEventFilter(this);
  fitHeight();
  m_delete->setIcon(themedIcon(QStringLiteral("delete")));
  m_delete->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_delete->setFont(smallFont(font()));
  auto* heading = new QHBoxLayout;
  heading->addWidget(m_heading, 1);
  heading->addWidget(m_delete);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(3);
  column->addLayout(heading);
  column->addWidget(m_edit);
  connect(m_edit->document(), &QTextDocument::contentsChanged, this, &CommentBox::fitHeight);
}

/// Fits the height of the box. If there is neither a comment nor the focus, the box leaves its space to the moves.
void CommentBox::fitHeight() {
  const int lines = m_edit->hasFocus() || !m_edit->document()->isEmpty() ? mostLines : 1;
  m_edit->setFixedHeight(m_edit->fontMetrics().height() * lines + aroundPx);
  m_edit->setVerticalScrollBarPolicy(lines == 1 ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
}

/// Lets the keys for undo and redo act on the game, also inside the box.
bool CommentBox::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
    QMetaObject::invokeMethod(this, &CommentBox::fitHeight,
                              Qt::QueuedConnection);  // the new focus is known only after this event
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
      event->ignore();
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void CommentBox::setWords(const Words& words) {
  m_delete->setText(words.remove);
  m_delete->setToolTip(words.removeTip);
  m_edit->setPlaceholderText(words.placeholder);
  m_edit->setAccessibleName(words.heading);
  m_heading->setText(words.heading);
}

void CommentBox::showComment(const QString& heading, const QString& comment, bool canDelete) {
  m_edit->setEnabled(true);
  m_delete->setEnabled(canDelete);
  m_heading->setText(heading);
  const bool tooLong = comment.size() > longestEdited;
  if (!tooLong) m_edit->setReadOnly(false);
  m_edit->setToolTip(QString());
  if (comment == m_edit->toPlainText()) return;  // also returns if a long comment is being pasted into the box
  if (tooLong) return showBeginning(heading, comment);
  const QSignalBlocker blocker(m_edit);
  m_edit->setPlainText(comment);
  m_edit->moveCursor(QTextCursor::End);  // after an undo, typing continues at the end
}

/// Shows the beginning of a comment that is too long for the box. Such a comment cannot be edited, because the part
/// that is not shown would be lost.
void CommentBox::showBeginning(const QString& heading, const QString& comment) {
  m_heading->setText(tr("%1 (beginning)", "heading of a comment that is too long to be edited").arg(heading));
  m_edit->setReadOnly(true);
  m_edit->setToolTip(tr("These are the first %1 of %2 characters. The whole comment is kept, but it is too long to edit here.")
                         .arg(countText(longestEdited), countText(static_cast<double>(comment.size()))));
  const QSignalBlocker blocker(m_edit);
  m_edit->setPlainText(comment.left(longestEdited));
}

void CommentBox::showNoGame() {
  m_edit->setEnabled(false);
  m_delete->setEnabled(false);
}

}  // namespace kotai::ui

#include "moc_comment_box.cpp"
