#include <bit>
#include <optional>
#include <string>
#include <vector>

#include "core/game/motif.h"
#include "core/games/dodgem/cars.h"
#include "core/games/dodgem/variant.h"

namespace kotai::dodgem {

namespace {

/// Sentences for motifs. %1: the move, if a move is explained. Sentences name cars by their squares.
namespace motif {
constexpr Sentence winsRace{QT_TRANSLATE_NOOP("Explanations",
                                              "After %1 no car of %m can be blocked any more. %m wins the race; remaining steps: "
                                              "%2 for %m, %3 for %o, who is to move."),
                            QT_TRANSLATE_NOOP("Explanations", "Lost race")};
/// Kotai counts the game to the end: the other side moves once more, and then %m cannot move.
constexpr Sentence takesLastOff{QT_TRANSLATE_NOOP("Explanations", "%1 takes %m's last car off the board, so %m wins."),
                                QT_TRANSLATE_NOOP("Explanations", "Lost race")};
constexpr Sentence leavesNoForwardMove{QT_TRANSLATE_NOOP("Explanations", "After %1, %o can only move sideways."),
                                       QT_TRANSLATE_NOOP("Explanations", "No way forward")};
constexpr Sentence leavesOneForwardMove{
    QT_TRANSLATE_NOOP("Explanations", "After %1 the car on %2 is the only car of %o that can still move forward."),
    QT_TRANSLATE_NOOP("Explanations", "No way forward")};
constexpr Sentence leavesOneMove{QT_TRANSLATE_NOOP("Explanations", "%1 leaves %o a single move, %2."),
                                 QT_TRANSLATE_NOOP("Explanations", "Forced moves")};
constexpr Sentence blocks{QT_TRANSLATE_NOOP("Explanations", "%1 moves directly in front of %o's car on %2 and blocks it."),
                          QT_TRANSLATE_NOOP("Explanations", "Blocked car")};
constexpr Sentence locks{QT_TRANSLATE_NOOP("Explanations", "After %1, %o's car on %2 cannot move at all."),
                         QT_TRANSLATE_NOOP("Explanations", "Blocked car")};
constexpr Sentence obstructs{QT_TRANSLATE_NOOP("Explanations", "%1 puts a car in the way of %o's car on %2."),
                             QT_TRANSLATE_NOOP("Explanations", "Car in the way")};
constexpr Sentence goesRound{
    QT_TRANSLATE_NOOP("Explanations", "%1 moves out from behind %o's car on %2, and the next square forward is free."),
    QT_TRANSLATE_NOOP("Explanations", "Way round a blocking car")};
constexpr Sentence losesForwardMoves{QT_TRANSLATE_NOOP("Explanations", "After %1, %m can only move sideways."),
                                     QT_TRANSLATE_NOOP("Explanations", "No way forward")};
constexpr Sentence losesMoves{QT_TRANSLATE_NOOP("Explanations", "After %1 no car of %m can move."),
                              QT_TRANSLATE_NOOP("Explanations", "No way forward")};
constexpr Sentence letsPass{QT_TRANSLATE_NOOP("Explanations", "After %1, %m can no longer block %o's car on %2."),
                            QT_TRANSLATE_NOOP("Explanations", "Lets a car pass")};
constexpr Sentence frees{QT_TRANSLATE_NOOP("Explanations", "%1 clears the way for %o's car on %2."),
                         QT_TRANSLATE_NOOP("Explanations", "Clears the way")};
constexpr Sentence runsInto{
    QT_TRANSLATE_NOOP("Explanations", "%1 moves the car directly behind %o's car on %2, which blocks its way."),
    QT_TRANSLATE_NOOP("Explanations", "Blocked car")};
constexpr Sentence stepsAside{
    QT_TRANSLATE_NOOP("Explanations",
                      "%1 moves sideways. The remaining steps are unchanged: %2 for %m, %3 for %o, who is to move."),
    QT_TRANSLATE_NOOP("Explanations", "Step aside")};
constexpr Sentence getsPast{QT_TRANSLATE_NOOP("Explanations", "After %1, %o can no longer block %m's car on %2."),
                            QT_TRANSLATE_NOOP("Explanations", "Lets a car pass")};
constexpr Sentence stepsAfter{QT_TRANSLATE_NOOP("Explanations", "Remaining steps after %1: %2 for %m, %3 for %o. %o is to move."),
                              QT_TRANSLATE_NOOP("Explanations", "Too many steps to go")};
constexpr Sentence steps{QT_TRANSLATE_NOOP("Explanations", "Remaining steps: %1 for %m, %2 for %o.")};
}  // namespace motif

class MoveMotifs {
 public:
  MoveMotifs(const Rules& rules, const Rules::Position& before, Rules::Move move)
      : m_rules(rules),
        m_side(before.toMove),
        m_move(move),
        m_after(rules.play(before, move)),
        m_carsBefore(rules.size(), before),
        m_cars(rules.size(), m_after),
        m_text(rules.formatMove(move)) {}

  std::vector<Motif> all() {
    if (m_after.of(m_side) == 0 && !m_rules.finishedValue(m_after))
      return {Motif(motif::takesLastOff, {m_text}, false, MotifWeight::End)};
    addRace();
    addSingleMove();
    const bool stays = m_move.to != Rules::offBoard;
    addOf(motif::letsPass, m_cars.passed(other(m_side)) & ~m_carsBefore.passed(other(m_side)) & ~leaving(other(m_side)), true);
    addOf(motif::frees, m_carsBefore.stoppedAt(other(m_side), m_move.from) & m_after.of(other(m_side)), true);
    if (stays) {
      if ((m_carsBefore.ahead(m_move.from, m_side) & m_after.of(other(m_side))) == 0)
        addOf(motif::runsInto, m_cars.ahead(m_move.to, m_side) & m_after.of(other(m_side)), true);
      addBlockMotifs();
      addOf(motif::locks, m_carsBefore.mobile(other(m_side)) & m_after.of(other(m_side)) & ~m_cars.mobile(other(m_side)), false);
      addOf(motif::blocks, m_cars.stoppedAt(other(m_side), m_move.to), false);
      const std::uint64_t now = m_cars.passed(m_side) & (1ULL << m_move.to);
      if ((m_carsBefore.passed(m_side) & (1ULL << m_move.from)) == 0) addOf(motif::getsPast, now, false);
      addOf(motif::obstructs, m_cars.blockedCarAt(other(m_side), m_move.to) & ~inWayOf(m_move.from), false);
      if ((m_cars.movable(m_side) >> m_move.to & 1) != 0)
        addOf(motif::goesRound, m_carsBefore.ahead(m_move.from, m_side) & m_after.of(other(m_side)), false);
    }
    addSteps();
    return std::move(m_found);
  }

 private:
  /// Adds a motif about the race. When all opposing cars have passed each other, both sides can move forward with
  /// every move. The side that runs out of cars first wins (except in the misère game).
  void addRace() {
    if (m_rules.ending().gone != Outcome::Win) return;
    const std::uint64_t own = m_after.of(m_side);
    const int steps = m_cars.stepsLeft(m_side), theirs = m_cars.stepsLeft(other(m_side));
    if (m_rules.finishedValue(m_after) || m_cars.passed(m_side) != own || steps == 0 || steps >= theirs) return;
    m_found.emplace_back(motif::winsRace, std::vector{m_text, std::to_string(steps), std::to_string(theirs)}, false,
                         MotifWeight::Proof);
  }
  /// Returns the cars of a side that leave the board with their next move forward. Nothing ever blocked them there.
  std::uint64_t leaving(Side side) const {
    std::uint64_t cars = 0;
    forEachBit(m_after.of(side), [&](int square) {
      if (m_cars.stepsToLeave(square, side) == 1) cars |= 1ULL << square;
    });
    return cars;
  }
  /// Returns the opposing car that a car of the side on a square was in the way of before the move, as a set of at most one car.
  std::uint64_t inWayOf(int square) const {
    return m_carsBefore.blockedCarAt(other(m_side), square) | m_carsBefore.stoppedAt(other(m_side), square);
  }
  void addSingleMove() {
    std::vector<Rules::Move> replies;
    m_rules.forEachMove(m_after, [&replies](Rules::Move reply) { replies.push_back(reply); });
    if (replies.size() == 1) m_found.emplace_back(motif::leavesOneMove, std::vector{m_text, m_rules.formatMove(replies.front())});
  }
  /// Adds motifs about the number of cars that can still move forward or leave the board.
  void addBlockMotifs() {
    if (m_rules.finishedValue(m_after)) return;
    const int own = std::popcount(m_cars.movable(m_side)), ownBefore = std::popcount(m_carsBefore.movable(m_side));
    if (own == 0 && ownBefore > 0)
      m_found.emplace_back(m_cars.mobile(m_side) == 0 ? motif::losesMoves : motif::losesForwardMoves, std::vector{m_text}, true);
    const std::uint64_t theirs = m_cars.movable(other(m_side));
    const int before = std::popcount(m_carsBefore.movable(other(m_side)));
    if (theirs == 0 && before > 0) m_found.emplace_back(motif::leavesNoForwardMove, std::vector{m_text});
    if (std::popcount(theirs) == 1 && before > 1) addOf(motif::leavesOneForwardMove, theirs, false);
  }
  /// Adds the remaining steps, unless they speak for the other side.
  void addSteps() {
    const int ownSteps = m_cars.stepsLeft(m_side), theirSteps = m_cars.stepsLeft(other(m_side));
    const std::string own = std::to_string(ownSteps), theirs = std::to_string(theirSteps);
    const bool aside =
        m_move.to != Rules::offBoard && m_cars.stepsToLeave(m_move.from, m_side) == m_cars.stepsToLeave(m_move.to, m_side);
    if (aside && ownSteps >= theirSteps)
      m_found.emplace_back(motif::stepsAside, std::vector{m_text, own, theirs}, true, MotifWeight::Minor);
    if (ownSteps < theirSteps)
      m_found.emplace_back(motif::stepsAfter, std::vector{m_text, own, theirs}, false, MotifWeight::Minor);
  }
  void addOf(const Sentence& sentence, std::uint64_t cars, bool flaw) {
    if (cars != 0) m_found.emplace_back(sentence, std::vector{m_text, m_rules.squareText(std::countr_zero(cars))}, flaw);
  }

  const Rules& m_rules;
  Side m_side;
  Rules::Move m_move;
  Rules::Position m_after;
  Cars m_carsBefore;
  Cars m_cars;
  std::string m_text;
  std::vector<Motif> m_found;
};

}  // namespace

std::vector<Motif> motifs(const Variant& variant, const AnyPosition& packed, std::optional<AnyMove> move) {
  const Rules& rules = static_cast<const DodgemVariant&>(variant).rules();
  const Rules::Position position = Rules::unpack(packed);
  // All motifs are about leaving the board, which is bad in the misère game.
  if (move && rules.ending() == misereEnding) return {};
  if (move) return MoveMotifs(rules, position, DodgemVariant::unpackMove(*move)).all();
  const Cars cars(rules.size(), position);
  const Side side = position.toMove;
  return {Motif(motif::steps, {std::to_string(cars.stepsLeft(side)), std::to_string(cars.stepsLeft(other(side)))})};
}

}  // namespace kotai::dodgem
