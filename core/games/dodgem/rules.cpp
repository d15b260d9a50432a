#include "core/games/dodgem/rules.h"

#include <fmt/format.h>

#include <bit>

#include "core/games/dodgem/options.h"

namespace kotai::dodgem {

Rules::Rules(int size, Ending ending)
    : PlainBoardRules(size, size, size - 1, "^>"), m_size(size), m_ending(ending), m_tiers(size) {}

std::string Rules::variantId() const { return fmt::format("dodgem:{0}x{0}{1}", m_size, endingText(m_ending)); }

Rules::Position Rules::start() const {
  Position position;
  for (int line = 1; line < m_size; ++line) {
    position.first |= bit(line);
    position.second |= bit(line * m_size);
  }
  return position;
}

Rules::Position Rules::play(const Position& position, Move move) const {
  Position after = position;
  std::uint64_t& own = after.of(position.toMove);
  own &= ~bit(move.from);
  if (move.to != offBoard) own |= bit(move.to);
  after.toMove = other(position.toMove);
  return after;
}

std::array<std::uint64_t, 4> Rules::moveSets(const Position& position) const {
  const std::uint64_t own = position.own();
  const std::uint64_t open = ~position.occupied();
  const std::uint64_t board = m_size == maxSize ? ~std::uint64_t{0} : bit(m_size * m_size) - 1;
  const std::uint64_t leftColumn = board / (bit(m_size) - 1);
  const std::uint64_t rightColumn = leftColumn << (m_size - 1);
  const bool isUpward = position.toMove == Side::First;
  const std::uint64_t farEdge = isUpward ? board & ~(board >> m_size) : rightColumn;
  const std::uint64_t up = own << m_size & board;
  const std::uint64_t right = (own & ~rightColumn) << 1;
  const std::uint64_t back = isUpward ? (own & ~leftColumn) >> 1 : own >> m_size;
  return {own & farEdge, up & open, right & open, back & open};
}

bool Rules::hasMove(const Position& position) const {
  const auto [leaving, up, right, back] = moveSets(position);
  return (leaving | up | right | back) != 0;
}

std::size_t Rules::moveCount(const Position& position) const {
  std::size_t count = 0;
  for (const std::uint64_t moves : moveSets(position)) count += static_cast<std::size_t>(std::popcount(moves));
  return count;
}

std::optional<Value> Rules::finishedValue(const Position& position) const {
  if (hasMove(position)) return std::nullopt;
  return Value{position.own() == 0 ? m_ending.gone : m_ending.blocked, 0};
}

std::optional<Rules::Position> Rules::passed(const Position& position) const {
  return Position{position.first, position.second, other(position.toMove)};
}

Rules::Position Rules::canonical(const Position& position) const {
  if (position.toMove == Side::First) return position;
  return {transposed(position.second, m_size), transposed(position.first, m_size), Side::First};
}

MoverPosition Rules::moverPosition(const Position& position) const {
  if (position.toMove == Side::First) return {position.first, transposed(position.second, m_size)};
  return {transposed(position.second, m_size), position.first};
}

TierId Rules::tierOf(const Position& position) const {
  const MoverPosition own = moverPosition(position);
  return Tiers::tierOfPair(m_tiers.patterns().numberOf(own.mover), m_tiers.patterns().numberOf(own.opponent));
}

PositionIndex Rules::rank(const Position& position) const {
  const MoverPosition own = moverPosition(position);
  const int mover = m_tiers.patterns().numberOf(own.mover);
  const int opponent = m_tiers.patterns().numberOf(own.opponent);
  const auto subspace = m_tiers.subspace(mover, opponent);
  // Both parts of a tier have the same size, because transposing the board maps each part to the other.
  return {subspace->rank(own) + (mover > opponent ? subspace->size() : 0)};
}

Rules::Position Rules::unrank(TierId tier, PositionIndex index) const {
  Tiers::PartPatterns patterns = Tiers::partPatterns(tier, 0);
  auto subspace = m_tiers.subspace(patterns.mover, patterns.opponent);
  std::uint64_t inner = index.value;
  if (inner >= subspace->size()) {
    inner -= subspace->size();
    patterns = Tiers::partPatterns(tier, 1);
    subspace = m_tiers.subspace(patterns.mover, patterns.opponent);
  }
  const MoverPosition own = subspace->unrank(inner);
  return {own.mover, transposed(own.opponent, m_size), Side::First};
}

MoveSquares Rules::moveSquares(const Position& position, Move move) const {
  const Square from = squareAt(move.from);
  if (move.to != offBoard) return {from, squareAt(move.to), false};
  const Square outside = position.toMove == Side::First ? Square{from.column, from.row + 1} : Square{from.column + 1, from.row};
  return {from, outside, true};
}

Transition Rules::transition(const Position& position, Move move) const {
  const MoveSquares squares = moveSquares(position, move);
  Transition result;
  result.steps.push_back(
      {squares.leavesBoard ? Transition::Kind::Left : Transition::Kind::Moved, {squares.from, position.toMove, 0}, squares.to});
  result.changedSquares.push_back(squares.from);
  if (!squares.leavesBoard) result.changedSquares.push_back(squares.to);
  return result;
}

}  // namespace kotai::dodgem
