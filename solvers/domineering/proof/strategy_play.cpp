#include "solvers/domineering/proof/strategy_play.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace kotai::domineering {

namespace {

constexpr std::size_t images = 4;  // that leave the players where they are

int toldCell(const Strategy& strategy, Square square) {
  return strategy.side == Side::First ? square.row * strategy.columns + square.column
                                      : square.column * strategy.columns + square.row;
}

std::uint64_t imageOf(const Board<std::uint64_t>& board, std::size_t image, std::uint64_t cells) {
  std::uint64_t result = 0;
  for (; cells != 0; cells &= cells - 1)
    result |= 1ULL << Symmetry<std::uint64_t>::imageOf(board, image, std::countr_zero(cells));
  return result;
}

}  // namespace

StrategyPlay::StrategyPlay(SimultaneousVariantPtr variant, Strategy strategy)
    : m_variant(std::move(variant)),
      m_strategy(std::move(strategy)),
      m_rules(m_strategy.columns, m_strategy.rows, m_strategy.payoff) {}

StrategyPlay::Bits StrategyPlay::freeCells(const AnyPosition& position) const {
  Bits free = m_rules.board().all;
  for (const Square square : m_variant->covered(position)) free &= ~(Bits{1} << toldCell(m_strategy, square));
  return free;
}

StrategyPlay::Cells StrategyPlay::cellsOf(AnyMove move) const {
  const auto squares = m_variant->squares(m_strategy.side, move);
  return {toldCell(m_strategy, squares[0]), toldCell(m_strategy, squares[1])};
}

/// Where the other side has wasted moves that it had in store, the entry of a position that is worse for the own side will do.
const Strategy::Entry* StrategyPlay::entryFor(const ProofPosition& canonical) const {
  const auto& entries = m_strategy.entries;
  auto place = std::ranges::lower_bound(entries, canonical.contested, {}, &Strategy::Entry::contested);
  const Strategy::Entry* best = nullptr;
  for (; place != entries.end() && place->contested == canonical.contested; ++place) {
    const Strategy::Entry& entry = *place;
    if (entry.ownStore > canonical.verticalStore || entry.otherStore < canonical.horizontalStore) continue;
    const bool nearer = best == nullptr || entry.ownStore - entry.otherStore > best->ownStore - best->otherStore;
    if (nearer) best = &entry;
  }
  return best;
}

bool StrategyPlay::isStoreMove(Cells cells, Bits free, const ProofPosition& told) const {
  const Bits covered = Bits{1} << cells[0] | Bits{1} << cells[1];
  if ((covered & told.contested) != 0) return false;
  const ProofPosition after = m_rules.canonical(free & ~covered, 0, 0);
  return after.contested == told.contested && after.verticalStore == told.verticalStore - 1;
}

bool StrategyPlay::isEntryMove(Cells cells, const Strategy::Entry& entry, const ProofPosition& told) const {
  const Bits covered = Bits{1} << cells[0] | Bits{1} << cells[1];
  if ((covered & ~told.contested) != 0) return false;
  for (std::size_t image = 0; image < images; ++image)
    if (imageOf(m_rules.board(), image, told.contested) == entry.contested &&
        std::countr_zero(imageOf(m_rules.board(), image, covered)) == entry.move)
      return true;
  return false;
}

std::optional<AnyMove> StrategyPlay::moveOf(const Strategy::Entry& entry, const AnyPosition& position,
                                            const ProofPosition& told) const {
  const Bits free = freeCells(position);
  for (const AnyMove move : m_variant->moves(position, m_strategy.side)) {
    const Cells cells = cellsOf(move);
    if (entry.move == Strategy::fromStore ? isStoreMove(cells, free, told) : isEntryMove(cells, entry, told)) return move;
  }
  return std::nullopt;
}

StrategyPlay::Advice StrategyPlay::at(const AnyPosition& position) const {
  const ProofPosition told = m_rules.canonical(freeCells(position), 0, 0);
  Advice advice{Standing::Unknown, {}, told.verticalStore, told.horizontalStore};
  if (m_variant->finished(position)) {
    advice.standing = Standing::Over;
  } else if (m_rules.safeMovesSuffice(told)) {
    advice.standing = Standing::Safe;
  } else if (const Strategy::Entry* const entry = entryFor(m_rules.canonical(told))) {
    advice.move = moveOf(*entry, position, told);
    if (advice.move) advice.standing = Standing::Moves;
  }
  return advice;
}

}  // namespace kotai::domineering
