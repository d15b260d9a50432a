#include "solvers/domineering/players/motifs.h"

#include <utility>

#include "solvers/matrix/matrix_game.h"

namespace kotai::domineering {

static constexpr std::size_t indexOf(Side side) { return static_cast<std::size_t>(side); }

static std::string safeText(const DominoCounts& counts) { return std::to_string(counts.safe); }
static std::string roomText(const DominoCounts& counts) { return std::to_string(counts.remaining); }

/// Returns whether a side has more safe dominoes than the other side can place. Such a side wins.
static bool outlasts(const std::array<DominoCounts, 2>& counts, Side side) {
  return counts[indexOf(side)].safe > counts[indexOf(other(side))].remaining;
}

/// Returns the change of the counts in favour of the side.
static int gained(Side side, int firstBefore, int secondBefore, int firstAfter, int secondAfter) {
  const int first = (firstAfter - secondAfter) - (firstBefore - secondBefore);
  return side == Side::First ? first : -first;
}

static int safeGained(Side side, const std::array<DominoCounts, 2>& before, const std::array<DominoCounts, 2>& after) {
  return gained(side, before[0].safe, before[1].safe, after[0].safe, after[1].safe);
}
static int roomGained(Side side, const std::array<DominoCounts, 2>& before, const std::array<DominoCounts, 2>& after) {
  return gained(side, before[0].remaining, before[1].remaining, after[0].remaining, after[1].remaining);
}

DominoMotifs::DominoMotifs(const DomineeringVariant& variant)
    : m_variant(variant),
      m_counters{DominoCounter({variant.columns(), variant.rows()}, Side::First, variant.pieceSquares()),
                 DominoCounter({variant.columns(), variant.rows()}, Side::Second, variant.pieceSquares())} {}

/// Returns the motifs of a position. Squares never become free, so a side can never cover a square that it cannot cover now.
std::vector<Motif> DominoMotifs::ofPosition(const AnyPosition& position) const {
  const Board<Bits128>& board = m_variant.board();
  const Bits128 covered = DomineeringVariant::coveredBits(position);
  const Bits128 vertical = board.verticalCells(covered), horizontal = board.horizontalCells(covered);
  const BothCounts counts = countsAfter(covered);
  return {
      {motif::safe, {safeText(counts[0]), safeText(counts[1])}},
      {motif::oneSided, {std::to_string(countBits(vertical & ~horizontal)), std::to_string(countBits(horizontal & ~vertical))}}};
}

std::vector<Motif> DominoMotifs::ofChoice(const AnyPosition& position, Side side, AnyMove move) const {
  const Bits128 covered = DomineeringVariant::coveredBits(position);
  const BothCounts before = countsAfter(covered), after = countsAfter(covered | dominoOf(side, move));
  if (before[0].safe == after[0].safe && before[1].safe == after[1].safe) return {};
  return {{motif::safeAfter,
           {m_variant.formatMove(side, move), safeText(after[0]), safeText(after[1]), safeText(before[0]), safeText(before[1])}}};
}

int DominoMotifs::clarity(const AnyPosition& position, const Comparison& comparison) const {
  const Bits128 covered = DomineeringVariant::coveredBits(position);
  const BothCounts made = countsAfter(afterTurn(covered, comparison, comparison.made));
  const BothCounts better = countsAfter(afterTurn(covered, comparison, comparison.better));
  constexpr int proof = 10'000, safe = 100;
  const int proved = outlasts(made, other(comparison.side)) ? 2 : outlasts(better, comparison.side) ? 1 : 0;
  return proof * proved + safe * safeGained(comparison.side, made, better) + roomGained(comparison.side, made, better);
}

TurnMotifs::Mixes DominoMotifs::bestMixes(std::size_t rows, std::size_t columns, const std::vector<double>& payoffs) const {
  Equilibrium found = solveMatrix({rows, columns, payoffs});
  return {std::move(found.rowStrategy), std::move(found.columnStrategy)};
}

std::vector<Motif> DominoMotifs::ofComparison(const AnyPosition& position, const Comparison& comparison) const {
  const Bits128 covered = DomineeringVariant::coveredBits(position);
  std::vector<Motif> found;
  addCounts(comparison, countsAfter(afterTurn(covered, comparison, comparison.made)),
            countsAfter(afterTurn(covered, comparison, comparison.better)), found);
  addKeyDomino(covered, comparison, found);
  return found;
}

void DominoMotifs::addCounts(const Comparison& comparison, const BothCounts& made, const BothCounts& better,
                             std::vector<Motif>& found) const {
  const auto add = [&](const Sentence& sentence, std::vector<std::string> numbers) {
    std::vector<std::string> params = texts(comparison);
    params.insert(params.end(), numbers.begin(), numbers.end());
    found.emplace_back(sentence, std::move(params));
  };
  const auto proof = [](const BothCounts& counts, Side side) {
    return std::vector{safeText(counts[indexOf(side)]), roomText(counts[indexOf(other(side))])};
  };
  const Side own = comparison.side, opponent = other(own);
  const bool isFirst = own == Side::First;
  if (outlasts(made, opponent)) {
    add(isFirst ? motif::horizontalOutlasts : motif::verticalOutlasts, proof(made, opponent));
  } else if (outlasts(better, own)) {
    add(isFirst ? motif::verticalWouldOutlast : motif::horizontalWouldOutlast, proof(better, own));
  } else if (safeGained(own, made, better) > 0) {
    add(motif::safeCounts, {safeText(made[0]), safeText(made[1]), safeText(better[0]), safeText(better[1])});
  } else if (roomGained(own, made, better) > 0) {
    add(motif::roomCounts, {roomText(made[0]), roomText(made[1]), roomText(better[0]), roomText(better[1])});
  }
}

/// Adds a domino that the choice wasted, that the reply made safe, or that the better choice would have made safe.
void DominoMotifs::addKeyDomino(Bits128 covered, const Comparison& comparison, std::vector<Motif>& found) const {
  const Board<Bits128>& board = m_variant.board();
  const Side own = comparison.side, opponent = other(own);
  const auto isPlace = [](Bits128 places, AnyMove move) { return ((places >> move.code) & 1) != 0; };
  const Bits128 safeBefore = safePlaces(board, covered, own);
  if (isPlace(safeBefore, comparison.made) && !isPlace(safeBefore, comparison.better))
    found.emplace_back(motif::spendsSafe, std::vector{m_variant.formatMove(own, comparison.made)});
  const Bits128 made = afterTurn(covered, comparison, comparison.made);
  const Bits128 better = afterTurn(covered, comparison, comparison.better);
  const auto addDomino = [&](const Sentence& sentence, Side side, Bits128 inTurn, Bits128 inOther) {
    const Bits128 fresh = safePlaces(board, inTurn, side) & ~safePlaces(board, inOther, side) & ~safePlaces(board, covered, side);
    if (fresh == 0) return;
    std::vector<std::string> params = texts(comparison);
    params.push_back(m_variant.formatMove(side, {static_cast<std::uint32_t>(lowestBit(fresh))}));
    found.emplace_back(sentence, std::move(params));
  };
  addDomino(motif::makesSafe, opponent, made, better);
  addDomino(motif::wouldMakeSafe, own, better, made);
}

Bits128 DominoMotifs::dominoOf(Side side, AnyMove move) const {
  const auto cell = static_cast<int>(move.code);
  return side == Side::First ? m_variant.board().verticalDomino(cell) : m_variant.board().horizontalDomino(cell);
}

Bits128 DominoMotifs::afterTurn(Bits128 covered, const Comparison& comparison, AnyMove choice) const {
  return covered | dominoOf(comparison.side, choice) | dominoOf(other(comparison.side), comparison.reply);
}

std::vector<std::string> DominoMotifs::texts(const Comparison& comparison) const {
  return {m_variant.formatMove(comparison.side, comparison.made), m_variant.formatMove(other(comparison.side), comparison.reply),
          m_variant.formatMove(comparison.side, comparison.better)};
}

}  // namespace kotai::domineering
