// Computes the values of all positions of a board from their regions, by descending number of covered cells.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/game/game_value.h"
#include "core/games/domineering/board.h"
#include "solvers/base/worker_pool.h"
#include "solvers/domineering/exact/form_table.h"
#include "solvers/domineering/exact/position_namer.h"
#include "solvers/domineering/exact/settled_positions.h"

namespace kotai::domineering {

/// Computes values layer by layer. Stores one value for each normal form (PositionNamer) that the bounds do not
/// decide.
class FormEngine {
 public:
  FormEngine(const Board<std::uint64_t>& board, WorkerPool& pool, std::stop_token stop)
      : m_board(board), m_namer(makePositionNamer(board)), m_settled(board), m_pool(pool), m_stop(std::move(stop)) {}

  using Progress = std::function<void(std::uint64_t more)>;
  /// Returns the values of canonical boards. Precondition: \p boards ascend, and earlier calls contained all
  /// their successors. Some values are missing if stopped.
  std::vector<GameValue> values(const std::vector<std::uint64_t>& boards, const Progress& progress);
  /// Adds values that are already known.
  void take(const std::vector<std::uint64_t>& boards, const std::vector<GameValue>& values);

  std::uint64_t forms() const { return m_table.size(); }
  std::uint64_t bytes() const { return m_table.bytes(); }

 private:
  class Turn;
  /// A board whose value does not follow from the bounds.
  struct Open {
    Bits128 key;
    std::uint32_t place;  // index of the board in the list of boards
    bool swapped;
  };
  using OpenPart = std::vector<Open>;
  /// Best moves of the previous position.
  struct Guess {
    int up = 0;
    int right = 0;
    std::array<std::int8_t, 64> answers{};  // the worst reply to each of Vertical's moves
    std::array<std::int8_t, 64> replies{};  // the worst reply to each of Horizontal's moves
  };
  template <class Work>
  void forEachPart(std::size_t count, Work&& work);
  std::vector<OpenPart> findOpen(const std::vector<std::uint64_t>& boards, std::vector<GameValue>& values);
  void insert(const std::vector<std::uint64_t>& boards, const OpenPart& part);
  void valueAwaited(const std::vector<std::uint64_t>& boards, const OpenPart& part);

  Board<std::uint64_t> m_board;
  std::unique_ptr<PositionNamer> m_namer;
  SettledPositions m_settled;
  WorkerPool& m_pool;
  std::stop_token m_stop;
  FormTable m_table;
};

}  // namespace kotai::domineering
