#include "core/games/classicdomineering/rules.h"

#include <fmt/format.h>

namespace kotai::classicdomineering {

Rules::Rules(int columns, int rows)
    : m_columns(columns),
      m_rows(rows),
      m_colours(columns, rows),
      m_darkSets(m_colours.darkSquares()),
      m_lightSets(m_colours.lightSquares()),
      m_tiers(m_colours.darkSquares(), m_colours.lightSquares(), columns == rows) {
  for (int square = 0; square < columns * rows; ++square) {
    m_all |= bit(square);
    if ((square + 1) % columns != 0) m_notLastColumn |= bit(square);
  }
}

std::string Rules::variantId() const { return fmt::format("domineering:{}x{}", m_columns, m_rows); }

std::vector<std::pair<std::string, Rules::Position>> Rules::otherStarts() const { return {{"horizontal", {0, Side::Second}}}; }

std::uint64_t Rules::transposed(std::uint64_t squares) const {
  std::uint64_t result = 0;
  forEachBit(squares, [&](int square) { result |= bit(square % m_columns * m_rows + square / m_columns); });
  return result;
}

Rules::Position Rules::canonical(const Position& position) const {
  if (!sidesExchange() || position.toMove == Side::First) return position;
  return {transposed(position.covered), Side::First};
}

TierId Rules::tierOf(const Position& position) const { return {static_cast<std::uint64_t>(countBits(position.covered) / 2)}; }

PositionIndex Rules::rank(const Position& packed) const {
  const Position position = canonical(packed);
  const int dominoes = countBits(position.covered) / 2;
  const Colours::Sets sets = m_colours.split(position.covered);
  const std::uint64_t board =
      std::uint64_t{m_darkSets.rank(sets.dark)} * m_lightSets.count(dominoes) + m_lightSets.rank(sets.light);
  return {position.toMove == Side::First ? board : m_tiers.boards(dominoes) + board};
}

Rules::Position Rules::unrank(TierId tier, PositionIndex index) const {
  const auto dominoes = static_cast<int>(tier.value);
  const std::uint64_t boards = m_tiers.boards(dominoes);
  const bool second = index.value >= boards;
  const std::uint64_t board = second ? index.value - boards : index.value;
  const std::uint64_t light = m_lightSets.count(dominoes);
  return {m_colours.joined({m_darkSets.set(static_cast<std::uint32_t>(board / light), dominoes),
                            m_lightSets.set(static_cast<std::uint32_t>(board % light), dominoes)}),
          second ? Side::Second : Side::First};
}

std::vector<PieceOnBoard> Rules::pieces(const Position& position) const {
  std::vector<PieceOnBoard> result;
  forEachBit(position.covered, [&](int square) { result.push_back({squareAt(square), Side::First, CoveredSquare}); });
  return result;
}

MoveSquares Rules::moveSquares(const Position&, Move move) const {
  const bool upright = move.to - move.from == m_columns;
  return {squareAt(move.from), squareAt(move.to), false, upright ? UprightDomino : FlatDomino};
}

Transition Rules::transition(const Position&, Move move) const {
  Transition result;
  for (const int square : {move.from, move.to}) {
    result.steps.push_back({Transition::Kind::Appeared, {squareAt(square), Side::First, CoveredSquare}, squareAt(square)});
    result.changedSquares.push_back(squareAt(square));
  }
  return result;
}

}  // namespace kotai::classicdomineering
