#include "core/games/dodgem/motifs.h"

#include <bit>
#include <string>

#include "core/games/dodgem/cars.h"
#include "core/games/dodgem/variant.h"

namespace kotai::dodgem {

namespace {

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
    addSingleMove();
    const bool stays = m_move.to != Rules::offBoard;
    addOf(motif::letsPass, m_cars.passed(other(m_side)) & ~m_carsBefore.passed(other(m_side)), true);
    addOf(motif::frees, m_carsBefore.stoppedAt(other(m_side), m_move.from) & m_after.of(other(m_side)), true);
    if (stays) {
      addOf(motif::runsInto, m_cars.ahead(m_move.to, m_side) & m_after.of(other(m_side)), true);
      addWays();
      addOf(motif::blocks, m_cars.stoppedAt(other(m_side), m_move.to), false);
      const std::uint64_t now = m_cars.passed(m_side) & (1ULL << m_move.to);
      if ((m_carsBefore.passed(m_side) & (1ULL << m_move.from)) == 0) addOf(motif::getsPast, now, false);
    }
    addSteps();
    return std::move(m_found);
  }

 private:
  void addSingleMove() {
    std::vector<Rules::Move> replies;
    m_rules.forEachMove(m_after, [&replies](Rules::Move reply) { replies.push_back(reply); });
    if (replies.size() == 1) m_found.emplace_back(motif::leavesOneMove, std::vector{m_text, m_rules.formatMove(replies.front())});
  }
  /// Ways forward that the move closes. A side whose cars are all blocked can only wait with steps aside.
  void addWays() {
    if (m_rules.finishedValue(m_after)) return;
    const int own = std::popcount(m_cars.movable(m_side)), ownBefore = std::popcount(m_carsBefore.movable(m_side));
    if (own == 0 && ownBefore > 0) m_found.emplace_back(motif::losesWay, std::vector{m_text}, true);
    const std::uint64_t theirs = m_cars.movable(other(m_side));
    const int before = std::popcount(m_carsBefore.movable(other(m_side)));
    if (theirs == 0 && before > 0) m_found.emplace_back(motif::leavesNoWay, std::vector{m_text});
    if (std::popcount(theirs) == 1 && before > 1) addOf(motif::leavesOneWay, theirs, false);
  }
  void addSteps() {
    const std::string own = std::to_string(m_cars.stepsLeft(m_side));
    const std::string theirs = std::to_string(m_cars.stepsLeft(other(m_side)));
    const bool aside =
        m_move.to != Rules::offBoard && m_cars.stepsToLeave(m_move.from, m_side) == m_cars.stepsToLeave(m_move.to, m_side);
    if (aside) m_found.emplace_back(motif::stepsAside, std::vector{m_text, own, theirs}, true);
    if (own == theirs)
      m_found.emplace_back(motif::stepsLevel, std::vector{m_text, own});
    else
      m_found.emplace_back(motif::stepsAfter, std::vector{m_text, own, theirs});
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
  // Motifs are about leaving the board, which no side wants in the misère game.
  if (move && rules.ending() == misereEnding) return {};
  if (move) return MoveMotifs(rules, position, DodgemVariant::unpackMove(*move)).all();
  const Cars cars(rules.size(), position);
  const Side side = position.toMove;
  return {Motif(motif::steps, {std::to_string(cars.stepsLeft(side)), std::to_string(cars.stepsLeft(other(side)))})};
}

}  // namespace kotai::dodgem
