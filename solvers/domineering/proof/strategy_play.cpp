#include "solvers/domineering/proof/strategy_play.h"

#include <algorithm>
#include <utility>

#include "core/games/domineering/board.h"
#include "core/games/domineering/evaluation.h"

namespace kotai::domineering {

constexpr std::size_t images = 4;  // number of images of a board that do not swap the players

static int orientedCell(const Strategy& strategy, Square square) {
  return strategy.side == Side::First ? square.row * strategy.columns + square.column
                                      : square.column * strategy.columns + square.row;
}

static Bits128 imageOf(const Board<Bits128>& board, std::size_t image, Bits128 cells) {
  Bits128 result = 0;
  forEachBit(cells, [&](int cell) { result |= Bits128{1} << Symmetry<Bits128>::imageOf(board, image, cell); });
  return result;
}

StrategyPlay::StrategyPlay(SimultaneousVariantPtr variant, Strategy strategy)
    : m_variant(std::move(variant)),
      m_strategy(std::move(strategy)),
      m_rules(m_strategy.columns, m_strategy.rows, m_strategy.payoff, m_strategy.inBands ? Upright::InBands : Upright::Anywhere) {
  const auto& bandForms = m_rules.bandForms();
  if (!bandForms) return;
  for (std::size_t number = 0; number < m_strategy.entries.size(); ++number)
    m_byRegions[bandForms->regionsOf(m_strategy.entries[number].contested)].push_back(number);
}

StrategyPlay::Bits StrategyPlay::freeCells(const AnyPosition& position) const {
  Bits free = m_rules.board().all;
  for (const Square square : m_variant->covered(position)) free &= ~(Bits{1} << orientedCell(m_strategy, square));
  return free;
}

StrategyPlay::Cells StrategyPlay::cellsOf(AnyMove move) const {
  const auto squares = m_variant->squares(m_strategy.side, move);
  return {orientedCell(m_strategy, squares[0]), orientedCell(m_strategy, squares[1])};
}

/// Returns the entry for a position. If the opponent has wasted stored moves, an entry for a worse position is sufficient.
const Strategy::Entry* StrategyPlay::entryFor(const OrientedPosition& oriented) const {
  const Strategy::Entry* best = nullptr;
  const auto consider = [&](const Strategy::Entry& entry) {
    if (entry.ownStore > oriented.verticalStore || entry.otherStore < oriented.horizontalStore) return;
    const bool nearer = best == nullptr || entry.ownStore - entry.otherStore > best->ownStore - best->otherStore;
    if (nearer) best = &entry;
  };
  if (const auto& bandForms = m_rules.bandForms()) {
    const auto found = m_byRegions.find(bandForms->regionsOf(oriented.contested));
    if (found != m_byRegions.end())
      for (const std::size_t number : found->second) consider(m_strategy.entries[number]);
    return best;
  }
  const Bits contested = m_rules.canonical(oriented).contested;
  auto place = std::ranges::lower_bound(m_strategy.entries, contested, {}, &Strategy::Entry::contested);
  for (; place != m_strategy.entries.end() && place->contested == contested; ++place) consider(*place);
  return best;
}

bool StrategyPlay::isStoreMove(Cells cells, Bits free, const OrientedPosition& oriented) const {
  const Bits covered = Bits{1} << cells[0] | Bits{1} << cells[1];
  if ((covered & oriented.contested) != 0) return false;
  const OrientedPosition after = m_rules.canonical(free & ~covered, 0, 0);
  return after.contested == oriented.contested && after.verticalStore == oriented.verticalStore - 1;
}

std::vector<StrategyPlay::Bits> StrategyPlay::movesOf(const Strategy::Entry& entry, const OrientedPosition& oriented) const {
  const auto& board = m_rules.board();
  std::vector<Bits> moves;
  if (entry.move < 0 || entry.move + board.columns >= board.cells()) return moves;  // the file is invalid
  if (const auto& bandForms = m_rules.bandForms()) {
    const auto likes = bandForms->matchingCells(entry.contested, oriented.contested);
    const int lower = likes[static_cast<std::size_t>(entry.move)];
    const int upper = likes[static_cast<std::size_t>(entry.move + board.columns)];
    if (lower >= 0 && upper >= 0) moves.push_back(Bits{1} << lower | Bits{1} << upper);
    return moves;
  }
  for (std::size_t image = 0; image < images; ++image)
    if (imageOf(board, image, oriented.contested) == entry.contested)
      moves.push_back(imageOf(board, image, board.verticalDomino(entry.move)));  // each image is its own inverse
  return moves;
}

std::optional<AnyMove> StrategyPlay::moveOf(const Strategy::Entry& entry, const AnyPosition& position,
                                            const OrientedPosition& oriented) const {
  const bool store = entry.move == Strategy::fromStore;
  const Bits free = freeCells(position);
  const std::vector<Bits> wanted = store ? std::vector<Bits>() : movesOf(entry, oriented);
  for (const AnyMove move : m_variant->moves(position, m_strategy.side)) {
    const Cells cells = cellsOf(move);
    if (store ? isStoreMove(cells, free, oriented) : std::ranges::count(wanted, Bits{1} << cells[0] | Bits{1} << cells[1]) > 0)
      return move;
  }
  return std::nullopt;
}

std::optional<AnyMove> StrategyPlay::safeMove(const AnyPosition& position) const {
  const Side own = m_strategy.side;
  const Board<Bits> board(m_variant->columns(), m_variant->rows());
  const DominoCounter counter({board.columns, board.rows}, own);
  const Bits covered = DomineeringVariant::coveredBits(position);
  const Bits places = safePlaces(board, covered, own);
  const int safe = counter.of(covered).safe;
  for (const AnyMove move : m_variant->moves(position, own)) {
    const auto cell = static_cast<int>(move.code);
    const Bits domino = own == Side::First ? board.verticalDomino(cell) : board.horizontalDomino(cell);
    if ((places >> cell & 1U) != 0 && counter.of(covered | domino).safe == safe - 1) return move;
  }
  return std::nullopt;
}

StrategyPlay::Advice StrategyPlay::at(const AnyPosition& position) const {
  const OrientedPosition oriented = m_rules.canonical(freeCells(position), 0, 0);
  Advice advice{Standing::Unknown, {}, oriented.verticalStore, oriented.horizontalStore};
  if (m_variant->finished(position)) {
    advice.standing = Standing::Over;
  } else if (m_rules.safeMovesSuffice(oriented)) {
    advice.standing = Standing::Safe;
    advice.safeMove = safeMove(position);
  } else if (const Strategy::Entry* const entry = entryFor(oriented)) {
    advice.move = moveOf(*entry, position, oriented);
    if (advice.move) advice.standing = Standing::Moves;
  }
  return advice;
}

}  // namespace kotai::domineering
