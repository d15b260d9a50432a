#include "solvers/domineering/exact/subgame.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "core/games/domineering/variant.h"
#include "solvers/domineering/exact/exact_engine.h"

namespace kotai::domineering {

namespace {

using domineering::DomineeringVariant;

/// Smaller board that contains all open cells of a position.
class Window {
 public:
  Window(const domineering::Board<Bits128>& board, Bits128 covered) : m_board(board), m_open(openCells(covered)) {
    int left = board.columns;
    int right = -1;
    int top = -1;
    int bottom = board.rows;
    forEachBit(m_open, [&](int cell) {
      left = std::min(left, cell % board.columns);
      right = std::max(right, cell % board.columns);
      bottom = std::min(bottom, cell / board.columns);
      top = std::max(top, cell / board.columns);
    });
    if (right < 0) return;
    m_left = left;
    m_bottom = bottom;
    m_columns = right - left + 1;
    m_rows = top - bottom + 1;
  }

  int columns() const { return m_columns; }
  int rows() const { return m_rows; }

  /// Returns the covered cells of the smaller board. Returns nothing if any cell outside the smaller board is
  /// open.
  template <class Bits>
  std::optional<Bits> inside(Bits128 covered) const {
    const Bits128 open = openCells(covered);
    if ((open & ~m_open) != 0) return std::nullopt;
    Bits result = 0;
    for (int row = 0; row < m_rows; ++row) {
      const Bits128 cells = (~open >> ((m_bottom + row) * m_board.columns + m_left)) & ((Bits128{1} << m_columns) - 1);
      result |= static_cast<Bits>(cells) << (row * m_columns);
    }
    return result;
  }

 private:
  Bits128 openCells(Bits128 covered) const { return m_board.all & ~m_board.withDeadCells(covered); }

  domineering::Board<Bits128> m_board;
  Bits128 m_open;
  int m_left = 0;
  int m_bottom = 0;
  int m_columns = 1;
  int m_rows = 1;
};

template <class Bits>
class SolvedSubgame final : public PositionValues {
 public:
  SolvedSubgame(std::shared_ptr<const DomineeringVariant> game, const Window& window, const std::stop_token& stop)
      : m_game(std::move(game)),
        m_window(window),
        m_engine(Board<Bits>(window.columns(), window.rows(), m_game->pieceSquares()), 1, stop) {}

  bool solve(Bits128 start, std::uint64_t positionLimit, const std::stop_token& stop) {
    if (!m_engine.find(m_window.inside<Bits>(start).value(), positionLimit)) return false;
    for (std::size_t covered = m_engine.layerCount(); covered-- > 0 && !stop.stop_requested();) {
      m_engine.valueLayer(covered);
      m_engine.forget(covered);
    }
    return !stop.stop_requested();
  }

  const SimultaneousVariantPtr& variant() const override { return m_variant; }
  std::optional<GameValue> value(const AnyPosition& position) const override {
    const auto covered = m_window.inside<Bits>(DomineeringVariant::coveredBits(position));
    return covered ? m_engine.value(*covered) : std::nullopt;
  }

 private:
  std::shared_ptr<const DomineeringVariant> m_game;
  SimultaneousVariantPtr m_variant = m_game;
  Window m_window;
  ExactEngine<Bits> m_engine;
};

template <class Bits>
PositionValuesPtr solveWith(const std::shared_ptr<const DomineeringVariant>& game, const Window& window, Bits128 start,
                            std::uint64_t positionLimit, const std::stop_token& stop) {
  auto rest = std::make_shared<SolvedSubgame<Bits>>(game, window, stop);
  if (!rest->solve(start, positionLimit, stop)) return nullptr;
  return rest;
}

}  // namespace

PositionValuesPtr solveSubgame(const SimultaneousVariantPtr& variant, const AnyPosition& position, std::uint64_t positionLimit,
                               std::stop_token stop) {
  const auto game = std::dynamic_pointer_cast<const DomineeringVariant>(variant);
  if (!game) return nullptr;
  const Bits128 start = DomineeringVariant::coveredBits(position);
  const Window window(game->board(), start);
  if (window.columns() * window.rows() <= largestNarrowBoard)
    return solveWith<std::uint64_t>(game, window, start, positionLimit, stop);
  return solveWith<Bits128>(game, window, start, positionLimit, stop);
}

}  // namespace kotai::domineering
