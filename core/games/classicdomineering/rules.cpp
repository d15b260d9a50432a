#include "core/games/classicdomineering/rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <numeric>

#include "core/base/combinations.h"

namespace kotai::classicdomineering {

Tiers::Tiers(int darkSquares, int lightSquares, bool sidesExchange) : m_parts(sidesExchange ? 1 : 2) {
  for (int dominoes = 0; dominoes <= std::min(darkSquares, lightSquares); ++dominoes)
    m_boards.push_back(choose(darkSquares, dominoes) * choose(lightSquares, dominoes));
}

std::uint64_t Tiers::totalPositions() const {
  return static_cast<std::uint64_t>(m_parts) * std::accumulate(m_boards.begin(), m_boards.end(), std::uint64_t{0});
}

void Tiers::forEachChild(TierId tier, const std::function<void(TierId)>& visit) const {
  if (tier.value + 1 < m_boards.size()) visit({tier.value + 1});
}

constexpr int maxTableSquares = 18;

SetNumbers::SetNumbers(int squares) : m_squares(squares) {
  if (squares > maxTableSquares) return;
  m_ranks.resize(std::size_t{1} << squares);
  m_sets.resize(static_cast<std::size_t>(squares) + 1);
  // Sets in ascending order have ascending ranks among the sets of equal size.
  for (std::uint32_t set = 0; set < m_ranks.size(); ++set) {
    auto& sets = m_sets[static_cast<std::size_t>(countBits(set))];
    m_ranks[set] = static_cast<std::uint32_t>(sets.size());
    sets.push_back(set);
  }
}

std::uint32_t SetNumbers::count(int elements) const { return static_cast<std::uint32_t>(choose(m_squares, elements)); }

std::uint32_t SetNumbers::rank(std::uint32_t set) const {
  return m_ranks.empty() ? static_cast<std::uint32_t>(rankOfSet(set)) : m_ranks[set];
}

std::uint32_t SetNumbers::set(std::uint32_t rank, int elements) const {
  if (m_sets.empty()) return static_cast<std::uint32_t>(setOfRank(rank, elements));
  return m_sets[static_cast<std::size_t>(elements)][rank];
}

Colours::Colours(int columns, int rows) {
  for (int square = 0; square < columns * rows; ++square) {
    const std::uint64_t bit = std::uint64_t{1} << square;
    const bool dark = (square % columns + square / columns) % 2 == 0;
    if (dark) m_dark |= bit;
    int& number = dark ? m_darkSquares : m_lightSquares;
    auto& joined = m_joined[dark ? 0 : 1][static_cast<std::size_t>(number / 8)];
    for (std::size_t value = 0; value < 256; ++value) {
      if (((value >> (square % 8)) & 1U) != 0) {
        Sets& split = m_split[static_cast<std::size_t>(square / 8)][value];
        (dark ? split.dark : split.light) |= std::uint32_t{1} << number;
      }
      if (((value >> (number % 8)) & 1U) != 0) joined[value] |= bit;
    }
    ++number;
  }
}

Colours::Sets Colours::split(std::uint64_t squares) const {
  Sets sets;
  for (std::size_t byte = 0; squares != 0; ++byte, squares >>= 8) {
    const Sets& each = m_split[byte][squares & 255U];
    sets.dark |= each.dark;
    sets.light |= each.light;
  }
  return sets;
}

std::uint64_t Colours::joined(Sets sets) const {
  std::uint64_t squares = 0;
  for (std::size_t byte = 0; byte < 4; ++byte)
    squares |= m_joined[0][byte][sets.dark >> (8 * byte) & 255U] | m_joined[1][byte][sets.light >> (8 * byte) & 255U];
  return squares;
}

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
