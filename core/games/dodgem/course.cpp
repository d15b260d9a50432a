// Compares the numbers of sideways moves in the lines after a mistake and after a better move.
#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/games/dodgem/cars.h"
#include "core/games/dodgem/variant.h"

namespace kotai::dodgem {

namespace {

// Sentences about the course of a game. %1: the move that begins the line. %2, %3: sideways moves of the mover
// and of the opponent. To leave the board, a side needs a move for each remaining step and for each sideways
// move.
namespace course_words {
constexpr Sentence aside{
    QT_TRANSLATE_NOOP(
        "Explanations",
        "Sideways moves in a perfect line starting with %1: %2 by the mover, %3 by the opponent; remaining steps: %4 and %5."),
    QT_TRANSLATE_NOOP("Explanations", "Sideways moves later on")};
/// Parameters %4, %5: remaining steps before the move, %6: the car with the most sideways moves, %7: their
/// number.
constexpr Sentence asideByCar{QT_TRANSLATE_NOOP("Explanations",
                                                "Sideways moves in a perfect line starting with %1: %2 by the mover (the car on "
                                                "%6 makes %7), %3 by the opponent; remaining steps: %4 and %5."),
                              QT_TRANSLATE_NOOP("Explanations", "Sideways moves later on")};
/// Parameters %4: the better move, %5, %6: sideways moves in its line, by the mover and by the opponent.
constexpr Sentence asideAgainst{
    QT_TRANSLATE_NOOP(
        "Explanations",
        "Sideways moves in a perfect line starting with %1: %2 by the mover, %3 by the opponent; starting with %4: %5 and %6."),
    QT_TRANSLATE_NOOP("Explanations", "Sideways moves later on")};
/// Parameters %7: the car with the most sideways moves, %8: their number.
constexpr Sentence asideByCarAgainst{QT_TRANSLATE_NOOP("Explanations",
                                                       "Sideways moves in a perfect line starting with %1: %2 by the mover (the "
                                                       "car on %7 makes %8), %3 by the opponent; starting with %4: %5 and %6."),
                                     QT_TRANSLATE_NOOP("Explanations", "Sideways moves later on")};
}  // namespace course_words

constexpr int minDifference = 2;  ///< smallest difference worth an explanation
constexpr int manyByOneCar = 3;

/// Sideways moves in a line.
struct Aside {
  int own = 0;
  int theirs = 0;
  std::map<std::uint8_t, int> byCar = {};  ///< sideways moves of the first mover, by the car's square before the line

  int excess() const { return own - theirs; }
};

Aside asideIn(const Rules& rules, const PlayedOut& line) {
  Rules::Position position = Rules::unpack(line.before);
  const Side side = position.toMove;
  std::map<std::uint8_t, std::uint8_t> cars;  // maps a car's present square to its square before the line
  Aside aside;
  for (const AnyMove each : line.moves) {
    const Rules::Move move = DodgemVariant::unpackMove(each);
    const Cars counted(rules.size(), position);
    const auto known = cars.find(move.from);
    const std::uint8_t car = known == cars.end() ? move.from : known->second;
    const bool isAside = move.to != Rules::offBoard &&
                         counted.stepsToLeave(move.from, position.toMove) == counted.stepsToLeave(move.to, position.toMove);
    if (isAside && position.toMove == side) ++aside.byCar[car];
    if (isAside) ++(position.toMove == side ? aside.own : aside.theirs);
    cars.erase(move.from);
    cars[move.to] = car;
    position = rules.play(position, move);
  }
  return aside;
}

/// Returns whether a move of a line stands in front of an opposing car. Then this motif says more than numbers.
bool isBlock(const Rules& rules, const PlayedOut& line, std::size_t place) {
  Rules::Position position = Rules::unpack(line.before);
  for (std::size_t i = 0; i < place; ++i) position = rules.play(position, DodgemVariant::unpackMove(line.moves[i]));
  const Rules::Move move = DodgemVariant::unpackMove(line.moves[place]);
  const Side hindered = other(position.toMove);
  const Rules::Position after = rules.play(position, move);
  return move.to != Rules::offBoard && Cars(rules.size(), after).stoppedAt(hindered, move.to) != 0;
}

}  // namespace

std::optional<Motif> course(const Variant& variant, const Courses& courses) {
  const Rules& rules = static_cast<const DodgemVariant&>(variant).rules();
  const PlayedOut& shown = courses.lost ? *courses.lost : *courses.won;
  if (isBlock(rules, shown, courses.lost ? 1 : 0)) return std::nullopt;
  const Rules::Position before = Rules::unpack(shown.before);
  const Aside aside = asideIn(rules, shown);
  const std::optional<Aside> better = courses.lost && courses.won ? std::optional(asideIn(rules, *courses.won)) : std::nullopt;
  // In the misère game, sideways moves are an advantage.
  const int direction = (courses.lost ? 1 : -1) * (rules.ending().gone == Outcome::Win ? 1 : -1);
  if (direction * (aside.excess() - (better ? better->excess() : 0)) < minDifference) return std::nullopt;
  const auto nameOf = [&](const PlayedOut& line) { return variant.formatMove(line.before, line.moves.front()); };
  std::vector<std::string> params{nameOf(shown), std::to_string(aside.own), std::to_string(aside.theirs)};
  if (better) {
    params.insert(params.end(), {nameOf(*courses.won), std::to_string(better->own), std::to_string(better->theirs)});
  } else {
    const Cars cars(rules.size(), before);
    const Side side = before.toMove;
    params.insert(params.end(), {std::to_string(cars.stepsLeft(side)), std::to_string(cars.stepsLeft(other(side)))});
  }
  const auto most = std::ranges::max_element(aside.byCar, {}, [](const auto& each) { return each.second; });
  const bool isByCar = courses.lost && most != aside.byCar.end() && most->second >= manyByOneCar && 2 * most->second >= aside.own;
  if (isByCar) params.insert(params.end(), {rules.squareText(most->first), std::to_string(most->second)});
  const Sentence& counted = isByCar  ? better ? course_words::asideByCarAgainst : course_words::asideByCar
                            : better ? course_words::asideAgainst
                                     : course_words::aside;
  return Motif(counted, std::move(params));
}

}  // namespace kotai::dodgem
