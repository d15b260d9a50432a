#include "core/games/domineering/variant.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/game/covered_squares.h"
#include "core/game/variant_options.h"
#include "core/games/domineering/published.h"

namespace kotai::domineering {

constexpr std::string_view prefixes[2] = {"V:", "H:"};
constexpr std::string_view twoOrThree[]{"2", "3"};
constexpr ChoiceOption options[]{{"cells", twoOrThree}};

/// Maximum number of predecessors with dominoes of three cells. A nearly covered 8x8 board has tens of
/// millions.
constexpr std::size_t maxLongPredecessors = 1'000'000;

constexpr std::size_t sameSideImages = 4;  ///< number of images that do not swap the sides (Symmetry::images())

DomineeringVariant::DomineeringVariant(int columnCount, int rowCount, int cellsOfDomino)
    : m_board(columnCount, rowCount, cellsOfDomino),
      m_symmetry(m_board),
      m_id(fmt::format("syncdom:{}x{}{}", columnCount, rowCount, cellsOfDomino == longDominoCells ? ",cells=3" : "")) {}

Bits128 DomineeringVariant::dominoes(const AnyPosition& position, Side side) const {
  return side == Side::First ? m_board.vertical(coveredBits(position)) : m_board.horizontal(coveredBits(position));
}

Bits128 DomineeringVariant::domino(Side side, AnyMove move) const {
  const auto cell = static_cast<int>(move.code);
  return side == Side::First ? m_board.verticalDomino(cell) : m_board.horizontalDomino(cell);
}

std::vector<AnyMove> DomineeringVariant::moves(const AnyPosition& position, Side side) const {
  std::vector<AnyMove> result;
  forEachBit(dominoes(position, side), [&](int cell) { result.push_back({static_cast<std::uint32_t>(cell)}); });
  std::ranges::sort(result, {}, [&](AnyMove move) { return formatMove(side, move); });
  return result;
}

AnyPosition DomineeringVariant::play(const AnyPosition& position, JointMove turn) const {
  return positionOf(coveredBits(position) | domino(Side::First, turn.first) | domino(Side::Second, turn.second));
}

/// Returns the predecessors. A predecessor is a position without the cells that the turn covered. The turn
/// covers the cells of both dominoes and the cells that become dead.
std::vector<AnyPosition> DomineeringVariant::predecessors(const AnyPosition& position) const {
  const Bits128 covered = m_board.withDeadCells(coveredBits(position));
  const Bits128 open = m_board.all & ~covered;
  std::vector<AnyPosition> before;
  forEachBit(m_board.vertical(open), [&](int up) {
    forEachBit(m_board.horizontal(open), [&](int right) {
      const Bits128 placed = m_board.verticalDomino(up) | m_board.horizontalDomino(right);
      addBefore({covered, placed}, m_board.inReach(placed) & covered & ~placed, 0, before);
    });
  });
  return before;
}

std::size_t DomineeringVariant::maxPredecessors() const {
  return m_board.dominoCells == longDominoCells ? maxLongPredecessors : SIZE_MAX;
}

/// Adds the positions before a turn, one for each set of cells that became dead in the turn. \p dead: cells
/// already in the set. \p choices: undecided cells.
void DomineeringVariant::addBefore(const TurnBefore& turn, Bits128 choices, Bits128 dead,
                                   std::vector<AnyPosition>& before) const {
  if (before.size() >= maxPredecessors()) return;
  // Cells that would be dead before the turn even if all undecided cells were free.
  const Bits128 leastCovered = turn.covered & ~turn.placed & ~dead & ~choices;
  const Bits128 lonely = m_board.withDeadCells(leastCovered) & ~leastCovered;
  if ((lonely & dead) != 0) return;
  choices &= ~lonely;
  if (choices == 0) {
    before.push_back(positionOf(leastCovered | lonely));
    return;
  }
  const Bits128 cell = Bits128{1} << lowestBit(choices);
  addBefore(turn, choices & ~cell, dead, before);
  if (m_board.withDeadCells(turn.covered & ~dead & ~cell) == turn.covered) addBefore(turn, choices & ~cell, dead | cell, before);
}

std::optional<Payoff> DomineeringVariant::finished(const AnyPosition& position) const {
  const bool vertical = dominoes(position, Side::First) != 0;
  const bool horizontal = dominoes(position, Side::Second) != 0;
  if (vertical && horizontal) return std::nullopt;
  if (vertical) return Payoff::FirstWins;
  return horizontal ? Payoff::SecondWins : Payoff::Draw;
}

SimultaneousVariant::Canonical DomineeringVariant::canonical(const AnyPosition& position) const {
  const auto smallest = m_symmetry.smallest(m_board.withDeadCells(coveredBits(position)));
  return {positionOf(smallest.covered), smallest.swapped};
}

std::vector<AnyPosition> DomineeringVariant::images(const AnyPosition& position) const {
  const auto all = m_symmetry.images(coveredBits(position));
  std::vector<AnyPosition> same;
  for (std::size_t image = 0; image < sameSideImages; ++image) same.push_back(positionOf(all[image]));
  return same;
}

std::optional<AnyPosition> DomineeringVariant::exchanged(const AnyPosition& canonical) const {
  if (!exchangesSides()) return std::nullopt;
  const AnyPosition image = positionOf(m_symmetry.smallestExchanged(coveredBits(canonical)));
  if (image == canonical) return std::nullopt;
  return image;
}

std::string DomineeringVariant::formatPosition(const AnyPosition& position) const {
  return coveredText(coveredBits(position), {m_board.columns, m_board.rows});
}

tl::expected<AnyPosition, TextError> DomineeringVariant::parsePosition(std::string_view text) const {
  TextCursor cursor(text);
  const auto covered = readCovered(cursor, {m_board.columns, m_board.rows});
  if (!covered) return cursor.failure();
  return positionOf(*covered);
}

std::string DomineeringVariant::formatMove(Side side, AnyMove move) const {
  const auto cell = static_cast<int>(move.code);
  return fmt::format("{}{}{}", prefixes[static_cast<std::size_t>(side)], static_cast<char>('a' + cell % m_board.columns),
                     cell / m_board.columns + 1);
}

tl::expected<std::pair<Side, AnyMove>, TextError> DomineeringVariant::parseMove(const AnyPosition& position,
                                                                                std::string_view text) const {
  const auto refuse = [&](TextFault fault) { return tl::unexpected(TextError{fault, 1, {std::string(text)}}); };
  if (text.empty()) return refuse(TextFault::Empty);
  for (const Side side : {Side::First, Side::Second}) {
    if (!text.starts_with(prefixes[static_cast<std::size_t>(side)])) continue;
    for (int cell = 0; cell < m_board.cells(); ++cell) {
      const AnyMove move{static_cast<std::uint32_t>(cell)};
      if (formatMove(side, move) != text) continue;
      if (((dominoes(position, side) >> cell) & 1U) == 0) return refuse(TextFault::IllegalMove);
      return std::pair(side, move);
    }
  }
  return refuse(TextFault::UnknownMove);
}

std::vector<Square> DomineeringVariant::covered(const AnyPosition& position) const {
  std::vector<Square> result;
  forEachBit(coveredBits(position), [&](int cell) { result.push_back({cell % m_board.columns, cell / m_board.columns}); });
  return result;
}

std::vector<Square> DomineeringVariant::squares(Side side, AnyMove move) const {
  std::vector<Square> result;
  forEachBit(domino(side, move), [&](int cell) { result.push_back({cell % m_board.columns, cell / m_board.columns}); });
  return result;
}

GameInfo gameInfo() {
  return {.id = "syncdom",
          .knownVariants = {"syncdom:3x3", "syncdom:4x4", "syncdom:5x4", "syncdom:6x4", "syncdom:5x5", "syncdom:6x5",
                            "syncdom:5x6", "syncdom:6x6", "syncdom:5x5,cells=3", "syncdom:6x5,cells=3", "syncdom:6x6,cells=3",
                            "syncdom:7x7", "syncdom:8x8"},
          .name = "Synchronized Domineering",
          .exampleVariant = "syncdom:5x5",
          .examplePosition = "2#1/2##/4/4",
          .work = publishedWork()};
}

tl::expected<SimultaneousVariantPtr, TextError> makeVariant(std::string_view rest, std::size_t column) {
  TextCursor cursor(rest, column);
  const auto size = readSize(cursor, {.smallest = {minSide, minSide}, .largest = {maxSide, maxSide}});
  const auto chosen = readChoices(cursor, options);
  if (cursor.failed()) return cursor.failure();
  return std::make_shared<const DomineeringVariant>(size->columns, size->rows,
                                                    chosen[0] != 0 ? longDominoCells : usualDominoCells);
}

}  // namespace kotai::domineering
