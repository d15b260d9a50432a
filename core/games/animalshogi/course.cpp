// Counts captures in the lines after a mistake and after a better move.
#include <optional>
#include <string>
#include <vector>

#include "core/games/animalshogi/game_parts.h"
#include "core/games/animalshogi/variant.h"

namespace kotai::animalshogi {

namespace {

/// %1: the move.
namespace course_words {
constexpr Sentence everyCheck{
    QT_TRANSLATE_NOOP("Explanations", "In a perfect line after %1, every move by the opponent gives check or captures the lion."),
    QT_TRANSLATE_NOOP("Explanations", "Series of checks")};
/// %2, %3: captures by the player of the move and by the opponent, without captures of lions.
constexpr Sentence captures{
    QT_TRANSLATE_NOOP(
        "Explanations",
        "Captures of pieces other than lions in a perfect line starting with %1: %2 by the mover, %3 by the opponent."),
    QT_TRANSLATE_NOOP("Explanations", "Captures later on")};
/// %4: the better move. %5, %6: the same counts after the better move.
constexpr Sentence capturesAgainst{QT_TRANSLATE_NOOP("Explanations",
                                                     "Captures of pieces other than lions in a perfect line starting with %1: %2 "
                                                     "by the mover, %3 by the opponent; starting with %4: %5 and %6."),
                                   QT_TRANSLATE_NOOP("Explanations", "Captures later on")};
constexpr Sentence endsOnFarRow{
    QT_TRANSLATE_NOOP("Explanations", "A perfect line after %1 ends with the opponent's lion safe on the far row."),
    QT_TRANSLATE_NOOP("Explanations", "Lion on the far row")};
}  // namespace course_words

/// Captures and checks in a line.
struct Story {
  int own = 0;  ///< captures by the side to move first
  int theirs = 0;
  bool everyCheck = true;  ///< every move of the other side gives check or takes the lion
  bool endsOnFarRow = false;
};

Story storyOf(const Rules& rules, const PlayedOut& line) {
  Rules::Position position = Rules::unpack(line.before);
  const Side side = position.toMove;
  Story story;
  for (const AnyMove each : line.moves) {
    const Rules::Move move = AnimalShogiVariant::unpackMove(each);
    const Side mover = position.toMove;
    const SquareSet lion = position.pieces(other(mover), Kind::Lion);
    const bool takesLion = (lion & squareBit(move.to)) != 0;
    const bool takes = !takesLion && (position.allOf(other(mover)) & squareBit(move.to)) != 0;
    if (takes) ++(mover == side ? story.own : story.theirs);
    position = rules.play(position, move);
    if (mover != side && !takesLion && (Rules::attacks(position, mover) & lion) == 0) story.everyCheck = false;
    story.endsOnFarRow = !takesLion && mover != side && rules.finishedValue(position).has_value() &&
                         (position.pieces(mover, Kind::Lion) & farRow(mover)) != 0;
  }
  return story;
}

constexpr int leastDifference = 2;  ///< a difference of 1 hardly matters

}  // namespace

std::optional<Motif> course(const Variant& variant, const Courses& courses) {
  const Rules& rules = static_cast<const AnimalShogiVariant&>(variant).rules();
  const auto nameOf = [&](const PlayedOut& line) { return variant.formatMove(line.before, line.moves.front()); };
  if (!courses.lost) {
    const Story won = storyOf(rules, *courses.won);
    if (won.own - won.theirs < leastDifference) return std::nullopt;
    return Motif(course_words::captures, {nameOf(*courses.won), std::to_string(won.own), std::to_string(won.theirs)}, false,
                 MotifWeight::Minor);
  }
  const std::string made = nameOf(*courses.lost);
  const Story lost = storyOf(rules, *courses.lost);
  if (lost.everyCheck) return Motif(course_words::everyCheck, {made}, false, MotifWeight::Minor);
  const std::vector<std::string> counted{made, std::to_string(lost.own), std::to_string(lost.theirs)};
  if (courses.won) {
    const Story won = storyOf(rules, *courses.won);
    if (lost.theirs - lost.own + won.own - won.theirs >= leastDifference) {
      std::vector<std::string> params = counted;
      params.insert(params.end(), {nameOf(*courses.won), std::to_string(won.own), std::to_string(won.theirs)});
      return Motif(course_words::capturesAgainst, std::move(params), false, MotifWeight::Minor);
    }
  } else if (lost.theirs - lost.own >= leastDifference) {
    return Motif(course_words::captures, counted, false, MotifWeight::Minor);
  }
  if (lost.endsOnFarRow) return Motif(course_words::endsOnFarRow, {made}, false, MotifWeight::Minor);
  return std::nullopt;
}

}  // namespace kotai::animalshogi
