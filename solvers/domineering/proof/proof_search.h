// Depth-first proof-number search (Nagai 2002) for one question about one position, on several threads.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <stop_token>

#include "solvers/domineering/proof/node_opener.h"
#include "solvers/domineering/proof/proof_rules.h"
#include "solvers/domineering/proof/proof_table.h"

namespace kotai::domineering {

struct SearchProgress {
  std::uint64_t nodes = 0;  ///< number of positions whose moves this search has generated
  ProofNumbers root;
  double refutedShare = 0;  ///< share of Vertical's first moves that are refuted
};

/// Proof-number search. A node is a position before a turn. Vertical needs a move (a row) such that every reply
/// leads to a yes. A visit of a node judges all pairs of moves by the bounds. The undecided pairs of a row are
/// its children.
template <class Bits>
class ProofSearch {
 public:
  using Position = ProofPosition<Bits>;

  ProofSearch(const ProofRules<Bits>& rules, ProofTable<Bits>& table, unsigned threads);

  struct Limits {
    std::chrono::steady_clock::time_point until = std::chrono::steady_clock::time_point::max();
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();  ///< maximum number of nodes in this run
  };
  /// Returns Undecided if stopped or at a limit. The next run continues with the results in the table.
  Verdict run(const Position& root, const Limits& limits, const std::stop_token& stop = {},
              const std::function<void(const SearchProgress&)>& progress = {});
  std::uint64_t nodes() const { return m_nodes; }

  /// Move from the store. All other moves are given by the lower or left cell of the domino.
  static constexpr int fromStore = -1;
  struct Moves {
    std::array<std::int8_t, maxCellsIn<Bits> + 1> cells;
    int count = 0;
  };
  Moves movesOf(Bits cells, int store) const;
  Position childOf(const Position& position, int vertical, int horizontal) const;
  const ProofRules<Bits>& rules() const { return m_rules; }
  ProofTable<Bits>& table() { return m_table; }

 private:
  class Worker;

  const ProofRules<Bits>& m_rules;
  std::unique_ptr<TurnJudge<Bits>> m_judge;
  ProofTable<Bits>& m_table;
  unsigned m_threads;
  std::atomic<std::uint64_t> m_nodes{0};
  std::uint64_t m_lastNode = 0;  // value of m_nodes at which this run ends
  std::atomic<bool> m_settled{false};
  std::array<std::atomic<std::uint8_t>, 4096> m_busy{};  // number of threads that search a position, by its hash
};

}  // namespace kotai::domineering
