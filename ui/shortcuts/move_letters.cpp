#include "ui/shortcuts/move_letters.h"

#include <QString>

#include "core/game/registry.h"
#include "core/players/random_source.h"
#include "core/simultaneous/registry.h"

namespace kotai::ui {

namespace {

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

const QSet<QChar>& lettersThatBeginMoves() {
  static const QSet<QChar> letters = findLetters();
  return letters;
}

}  // namespace kotai::ui
