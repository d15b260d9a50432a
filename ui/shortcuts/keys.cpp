#include "ui/shortcuts/keys.h"

#include <QString>
#include <QStringList>

#include "core/game/registry.h"
#include "core/players/random_source.h"
#include "core/simultaneous/registry.h"
#include "ui/settings/settings.h"

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

constexpr char lastColumn = 'J';  // size of the widest boards that can be typed; known boards are narrower
constexpr int gamesPlayed = 12;
constexpr int longestPlies = 60;
constexpr std::uint64_t seed = 7;

void add(QSet<QChar>& letters, char letter) { letters.insert(QChar::fromLatin1(letter).toUpper()); }

void addLetters(QSet<QChar>& letters, const Variant& variant, RandomSource& random) {
  for (int game = 0; game < gamesPlayed; ++game) {
    AnyPosition position = variant.start();
    for (int ply = 0; ply < longestPlies; ++ply) {
      const std::vector<AnyMove> moves = variant.legalMoves(position);
      if (moves.empty()) break;
      for (const AnyMove move : moves) add(letters, variant.formatMove(position, move).front());
      position = variant.play(position, moves[random.below(moves.size())]);
    }
  }
}

/// Users omit the side before the cell when typing.
void addLetters(QSet<QChar>& letters, const SimultaneousVariant& variant) {
  for (const Side side : {Side::First, Side::Second})
    for (const AnyMove move : variant.moves(variant.start(), side)) {
      const std::string text = variant.formatMove(side, move);
      add(letters, text[text.find(':') + 1]);
    }
}

QSet<QChar> findLetters() {
  QSet<QChar> letters;
  for (char column = 'A'; column <= lastColumn; ++column) add(letters, column);
  RandomSource random(seed);
  for (const Game& game : games())
    if (const auto largest = parseVariant(game.knownVariants.back())) addLetters(letters, **largest, random);
  for (const GameInfo& game : simultaneousGames())
    if (const auto largest = parseSimultaneousVariant(game.knownVariants.back())) addLetters(letters, **largest);
  return letters;
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

const QSet<QChar>& lettersThatBeginMoves() {
  static const QSet<QChar> letters = findLetters();
  return letters;
}

}  // namespace kotai::ui
