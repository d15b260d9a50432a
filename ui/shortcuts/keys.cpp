#include "ui/shortcuts/keys.h"

#include <QSet>
#include <QStringList>

#include "ui/settings/settings.h"
#include "ui/shortcuts/move_letters.h"

namespace kotai::ui {

namespace {

constexpr QLatin1Char separator('|');

const QList<Qt::Key>& keysOfTheBoard() {
  static const QList<Qt::Key> keys{Qt::Key_Left,  Qt::Key_Right,  Qt::Key_Up,  Qt::Key_Down,   Qt::Key_Return,
                                   Qt::Key_Enter, Qt::Key_Escape, Qt::Key_Tab, Qt::Key_Backtab};
  return keys;
}

std::optional<KeyProblem::Kind> neededOnTheBoard(const QKeySequence& key) {
  if (key.isEmpty() || (key[0].keyboardModifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier))) return std::nullopt;
  if (keysOfTheBoard().contains(key[0].key())) return KeyProblem::Kind::MovesOnBoard;
  const int code = key[0].key();
  if (code >= Qt::Key_Exclam && code <= Qt::Key_ydiaeresis && lettersThatBeginMoves().contains(QChar(code).toUpper()))
    return KeyProblem::Kind::BeginsMoves;
  return std::nullopt;
}

template <typename Each>
void forAll(Each each) {
  for (int number = 0; number < static_cast<int>(ActionId::Count); ++number) each(static_cast<ActionId>(number));
}

}  // namespace

std::optional<KeyProblem> problemWith(const QKeySequence& key, ActionId wanting, const Actions& actions) {
  if (const auto kind = neededOnTheBoard(key)) return KeyProblem{*kind};
  std::optional<KeyProblem> found;
  forAll([&](ActionId id) {
    if (id != wanting && actions[id]->shortcuts().contains(key)) found = KeyProblem{KeyProblem::Kind::Taken, id};
  });
  return found;
}

void readKeptKeys(Actions& actions, const Settings& settings) {
  QSet<QKeySequence> given;
  QList<ActionId> usual;
  forAll([&](ActionId id) {
    const auto kept = settings.shortcuts(actions[id]->objectName());
    if (!kept) return usual.append(id);
    QList<QKeySequence> keys;
    for (const QString& text : kept->split(separator, Qt::SkipEmptyParts)) {
      const QKeySequence key(text, QKeySequence::PortableText);
      if (key.isEmpty() || given.contains(key) || neededOnTheBoard(key)) continue;
      given.insert(key);
      keys.append(key);
    }
    actions.setKeys(id, keys);
  });
  if (given.isEmpty()) return;
  for (const ActionId id : usual) {
    QList<QKeySequence> keys = Actions::usualKeys(id);
    keys.removeIf([&](const QKeySequence& key) { return given.contains(key); });
    actions.setKeys(id, keys);
  }
}

void assignKeys(Actions& actions, ActionId id, const QList<QKeySequence>& keys, Settings& settings) {
  actions.setKeys(id, keys);
  QStringList texts;
  for (const QKeySequence& key : keys) texts << key.toString(QKeySequence::PortableText);
  settings.setShortcuts(actions[id]->objectName(), hasOwnKeys(actions, id) ? std::optional(texts.join(separator)) : std::nullopt);
}

bool hasOwnKeys(const Actions& actions, ActionId id) { return actions[id]->shortcuts() != Actions::usualKeys(id); }

QString keysText(const QList<QKeySequence>& keys) {
  return QKeySequence::listToString(keys, QKeySequence::NativeText).replace(QLatin1String("; "), QLatin1String(", "));
}

}  // namespace kotai::ui
