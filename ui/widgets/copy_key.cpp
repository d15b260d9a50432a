#include "ui/widgets/copy_key.h"

#include <QAbstractSpinBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <algorithm>

namespace kotai::ui {

class CopyKey : public QObject {
 public:
  CopyKey(QWidget* watched, std::function<QString()> text) : QObject(watched), m_text(std::move(text)) {
    watched->installEventFilter(this);
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    const bool asked = event->type() == QEvent::ShortcutOverride;
    if (!asked && event->type() != QEvent::KeyPress) return QObject::eventFilter(watched, event);
    if (!static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) return QObject::eventFilter(watched, event);
    const QString text = m_text();
    // The event is a ShortcutOverride. If it is accepted, the widget gets the key, and otherwise the window's
    // action.
    event->setAccepted(!text.isEmpty());
    if (!asked && !text.isEmpty()) QGuiApplication::clipboard()->setText(text);
    return true;
  }

 private:
  std::function<QString()> m_text;
};

static QString copiedText(const QModelIndex& index) {
  const QVariant plain = index.data(Qt::EditRole);
  return plain.isValid() ? plain.toString() : index.data(Qt::DisplayRole).toString();
}

static QModelIndexList selectedInOrder(const QAbstractItemView& view) {
  QModelIndexList selected = view.selectionModel() ? view.selectionModel()->selectedIndexes() : QModelIndexList();
  std::sort(selected.begin(), selected.end());
  return selected;
}

/// Returns whether a key deletes a part of the text (such as a word) and a line edit does not handle this key
/// itself.
static bool deletesPart(const QKeyEvent& key) {
  const QKeySequence::StandardKey keys[] = {QKeySequence::DeleteStartOfWord, QKeySequence::DeleteEndOfWord,
                                            QKeySequence::DeleteEndOfLine};
  return std::ranges::any_of(keys, [&key](QKeySequence::StandardKey each) { return key.matches(each); });
}

/// Returns the line edit that handles the key: the line edit of a spin box, or the widget itself.
static QLineEdit* lineOf(QObject* watched) {
  const auto* box = qobject_cast<QAbstractSpinBox*>(watched);
  return box ? box->findChild<QLineEdit*>() : qobject_cast<QLineEdit*>(watched);
}

static void clearLine(QObject* watched) {
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

void copyByKey(QWidget* widget, std::function<QString()> text) {
  new CopyKey(widget, std::move(text));  // the widget owns this object
}

QString selectedCells(const QAbstractItemView& view) {
  const QModelIndexList selected = selectedInOrder(view);
  if (selected.isEmpty()) return QString();
  const auto byColumn = [](const QModelIndex& left, const QModelIndex& right) { return left.column() < right.column(); };
  const auto [first, last] = std::minmax_element(selected.begin(), selected.end(), byColumn);
  QStringList lines;
  QStringList cells;
  int row = selected.front().row();
  const auto endRow = [&] {
    if (!cells.isEmpty()) lines << cells.join(QLatin1Char('\t'));
    cells.clear();
  };
  for (const QModelIndex& index : selected) {
    if (index.row() != row) endRow();
    row = index.row();
    while (cells.size() < index.column() - first->column()) cells << QString();
    cells << copiedText(index);
  }
  endRow();
  return lines.join(QLatin1Char('\n'));
}

QString selectedTexts(const QAbstractItemView& view, int role, QChar separator) {
  QStringList texts;
  for (const QModelIndex& index : selectedInOrder(view)) texts << index.data(role).toString();
  texts.removeAll(QString());
  return texts.join(separator);
}

bool isTextInput(QObject* watched) {
  if (const QLineEdit* line = lineOf(watched)) return !line->isReadOnly();
  const auto* text = qobject_cast<QPlainTextEdit*>(watched);
  return text && !text->isReadOnly();
}

bool editsText(QObject* watched, QEvent* event) {
  const bool asked = event->type() == QEvent::ShortcutOverride;
  if ((!asked && event->type() != QEvent::KeyPress) || !isTextInput(watched)) return false;
  const auto* key = static_cast<QKeyEvent*>(event);
  const bool clears = key->key() == Qt::Key_U && key->modifiers() == Qt::ControlModifier;
  if (!clears && !(asked && deletesPart(*key))) return false;
  if (!asked) clearLine(watched);
  event->accept();
  return true;
}

}  // namespace kotai::ui
