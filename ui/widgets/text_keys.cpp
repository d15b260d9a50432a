#include "ui/widgets/text_keys.h"

#include <QAbstractSpinBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <algorithm>

namespace kotai::ui {

namespace {

/// Keys that line edits do not handle themselves.
bool deletesPart(const QKeyEvent& key) {
  const QKeySequence::StandardKey keys[] = {QKeySequence::DeleteStartOfWord, QKeySequence::DeleteEndOfWord,
                                            QKeySequence::DeleteEndOfLine};
  return std::ranges::any_of(keys, [&key](QKeySequence::StandardKey each) { return key.matches(each); });
}

/// A spin box contains a line edit, which handles these keys.
QLineEdit* lineOf(QObject* watched) {
  const auto* box = qobject_cast<QAbstractSpinBox*>(watched);
  return box ? box->findChild<QLineEdit*>() : qobject_cast<QLineEdit*>(watched);
}

void clearLine(QObject* watched) {
  if (QLineEdit* line = lineOf(watched)) {
    line->selectAll();
    line->del();
  } else if (auto* text = qobject_cast<QPlainTextEdit*>(watched)) {
    QTextCursor cursor = text->textCursor();
    cursor.movePosition(QTextCursor::StartOfBlock);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    cursor.removeSelectedText();
  }
}

}  // namespace

bool isWrittenIn(QObject* watched) {
  if (const QLineEdit* line = lineOf(watched)) return !line->isReadOnly();
  const auto* text = qobject_cast<QPlainTextEdit*>(watched);
  return text && !text->isReadOnly();
}

bool editsText(QObject* watched, QEvent* event) {
  const bool asked = event->type() == QEvent::ShortcutOverride;
  if ((!asked && event->type() != QEvent::KeyPress) || !isWrittenIn(watched)) return false;
  const auto* key = static_cast<QKeyEvent*>(event);
  const bool clears = key->key() == Qt::Key_U && key->modifiers() == Qt::ControlModifier;
  if (!clears && !(asked && deletesPart(*key))) return false;
  if (!asked) clearLine(watched);
  event->accept();
  return true;
}

}  // namespace kotai::ui
