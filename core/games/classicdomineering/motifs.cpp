// Motifs of Domineering for explanations: safe dominoes and free squares.
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/game/motif.h"
#include "core/games/classicdomineering/variant.h"
#include "core/games/domineering/evaluation.h"

namespace kotai::classicdomineering {

namespace {

using domineering::Bits128;
using domineering::DominoCounter;
using domineering::DominoCounts;

/// Sentences for motifs. %1: the move, if a move is explained. Safe dominoes lie on squares that the other side
/// can never cover. A count of dominoes is the maximum number that fit on the board at the same time.
namespace motif {
constexpr Sentence leavesNoRoom{QT_TRANSLATE_NOOP("Explanations", "After %1 %o has no room for a domino."),
                                QT_TRANSLATE_NOOP("Explanations", "Runs out of room")};
/// %4: the safe dominoes.
constexpr Sentence outlasts{
    QT_TRANSLATE_NOOP(
        "Explanations",
        "After %1 it is %o's turn. Safe dominoes of %m: %2 (%4). Room for dominoes of %o: %3 at most. So %o runs out first."),
    QT_TRANSLATE_NOOP("Explanations", "Runs out of room")};
constexpr Sentence spendsSafe{
    QT_TRANSLATE_NOOP("Explanations", "%1 uses up a safe domino of %m: %o could never have covered these squares."),
    QT_TRANSLATE_NOOP("Explanations", "Wasted safe domino")};
/// %4: the safe dominoes after the move.
constexpr Sentence givesSafe{QT_TRANSLATE_NOOP("Explanations", "%1 raises the number of safe dominoes of %o from %2 to %3 (%4)."),
                             QT_TRANSLATE_NOOP("Explanations", "Gives the opponent safe dominoes")};
constexpr Sentence makesSafe{QT_TRANSLATE_NOOP("Explanations", "%1 raises the number of safe dominoes of %m from %2 to %3 (%4)."),
                             QT_TRANSLATE_NOOP("Explanations", "Safe dominoes")};
constexpr Sentence takesRoom{
    QT_TRANSLATE_NOOP("Explanations", "%1 lowers the number of dominoes that %o has room for from %2 to %3."),
    QT_TRANSLATE_NOOP("Explanations", "Less room for the opponent")};
constexpr Sentence countsAfter{
    QT_TRANSLATE_NOOP("Explanations",
                      "After %1 it is %o's turn. Safe dominoes: %2 for %m, %3 for %o. Room: %4 for %m, %5 for %o."),
    QT_TRANSLATE_NOOP("Explanations", "Safe dominoes")};
constexpr Sentence counts{
    QT_TRANSLATE_NOOP("Explanations", "Safe dominoes: %1 for %m, %2 for %o. Room: %3 for %m, %4 for %o. It is %m's turn.")};
}  // namespace motif

/// Counts of dominoes for the side that moves and for the opponent.
struct BothCounts {
  DominoCounts own;
  DominoCounts theirs;
};

BothCounts countsOf(const Rules& rules, std::uint64_t covered, Side side) {
  const BoardSize size{rules.columns(), rules.rows()};
  return {DominoCounter(size, side).of(covered), DominoCounter(size, other(side)).of(covered)};
}

std::vector<std::string> texts(const BothCounts& counts) {
  return {std::to_string(counts.own.safe), std::to_string(counts.theirs.safe), std::to_string(counts.own.remaining),
          std::to_string(counts.theirs.remaining)};
}

/// Lists as many safe dominoes of a side as fit on the board at the same time. They lie in runs, so the first place of each run
/// is always a good one.
std::string safeDominoes(const Rules& rules, std::uint64_t covered, Side side) {
  const domineering::Board<Bits128> board(rules.columns(), rules.rows());
  const Bits128 places = domineering::safePlaces(board, covered, side);
  const int toSecond = side == Side::First ? rules.columns() : 1;
  std::string list;
  std::uint64_t taken = 0;
  for (int from = 0; from < rules.columns() * rules.rows(); ++from) {
    if (((places >> from) & 1) == 0) continue;
    const Rules::Move move{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(from + toSecond)};
    const std::uint64_t squares = (std::uint64_t{1} << move.from) | (std::uint64_t{1} << move.to);
    if ((taken & squares) != 0) continue;
    taken |= squares;
    list += (list.empty() ? "" : ", ") + rules.formatMove(move);
  }
  return list;
}

/// Returns whether the side that moved wins by counting: it has at least as many safe dominoes as the opponent
/// can still place.
bool outlastsOpponent(const BothCounts& after) { return after.own.safe >= after.theirs.remaining; }

std::vector<Motif> motifsOfMove(const Rules& rules, const Rules::Position& position, Rules::Move move) {
  const Side side = position.toMove;
  const std::string name = rules.formatMove(move);
  const std::uint64_t laid = rules.play(position, move).covered;
  const BothCounts before = countsOf(rules, position.covered, side), after = countsOf(rules, laid, side);
  if (after.theirs.remaining == 0) return {Motif(motif::leavesNoRoom, {name}, false, MotifWeight::End)};
  const auto change = [&](int from, int to) { return std::vector{name, std::to_string(from), std::to_string(to)}; };
  const auto safeChange = [&](int from, int to, Side owner) {
    std::vector<std::string> texts = change(from, to);
    texts.push_back(safeDominoes(rules, laid, owner));
    return texts;
  };
  std::vector<Motif> found;
  if (outlastsOpponent(after))
    found.emplace_back(motif::outlasts, safeChange(after.own.safe, after.theirs.remaining, side), false, MotifWeight::Proof);
  const domineering::Board<Bits128> board(rules.columns(), rules.rows());
  if (((domineering::safePlaces(board, position.covered, side) >> move.from) & 1) != 0)
    found.emplace_back(motif::spendsSafe, std::vector{name}, true);
  if (after.theirs.safe > before.theirs.safe)
    found.emplace_back(motif::givesSafe, safeChange(before.theirs.safe, after.theirs.safe, other(side)), true);
  if (after.own.safe > before.own.safe) found.emplace_back(motif::makesSafe, safeChange(before.own.safe, after.own.safe, side));
  if (after.theirs.remaining < before.theirs.remaining)
    found.emplace_back(motif::takesRoom, change(before.theirs.remaining, after.theirs.remaining));
  std::vector<std::string> counts = texts(after);
  counts.insert(counts.begin(), name);
  found.emplace_back(motif::countsAfter, std::move(counts), false, MotifWeight::Minor);
  return found;
}

}  // namespace

std::vector<Motif> motifs(const Variant& variant, const AnyPosition& packed, std::optional<AnyMove> move) {
  const Rules& rules = static_cast<const ClassicVariant&>(variant).rules();
  const Rules::Position position = Rules::unpack(packed);
  if (move) return motifsOfMove(rules, position, ClassicVariant::unpackMove(*move));
  return {Motif(motif::counts, texts(countsOf(rules, position.covered, position.toMove)))};
}

}  // namespace kotai::classicdomineering
