// Tables of Gobblet Gobblers in memory, and the multithreaded steps that fill them.
#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "solvers/retrograde/checkpoint.h"
#include "solvers/retrograde/gobblet/row_kernel.h"
#include "solvers/retrograde/value_bytes.h"

namespace kotai::gobblet::engine {

/// Solver in steps. If stopped, a step returns false, and its results are unusable. The number of threads does
/// not affect the results.
class Solver {
 public:
  /// Every step uses `loop`, which skips work once `stop` is requested.
  Solver(Reveal reveal, ParallelLoop loop, std::stop_token stop);

  /// Writes the codes of consecutive positions. Thread-safe.
  void codes(std::uint64_t first, std::span<std::byte> codes) const;
  std::uint64_t decided() const { return m_decided; }

  /// Sets all values with distance 0 or 1.
  bool begin();
  /// Performs begin() for one class of small layers, to measure a sample of the work.
  std::uint64_t beginClass(int smallClass) { return m_kernel->begin(smallClass, m_tables); }
  /// Restores all tables from the codes of all positions. The codes must contain all values up to some distance.
  bool restore(std::span<const std::byte> codes);
  /// Finds the values of the next distance. Returns false if stopped. `found` receives the number of positions
  /// with these values. Throws std::overflow_error if the distance has no code.
  bool nextPly(std::uint32_t plies, std::uint64_t& found);
  /// Finds the reachable positions. Overwrites data of nextPly(), but not of survey().
  bool findReachable();
  /// Counts the reachable positions by class of small layers.
  bool survey(std::vector<Survey>& surveys);
  /// Writes the marks of consecutive positions. Precondition: survey() has been called. Thread-safe.
  void marks(std::uint64_t first, std::span<std::byte> marks) const;

 private:
  class Rows {
   public:
    Rows() : m_memory(std::size_t{allRows} * sizeof(Row)) {}
    Row* get() { return reinterpret_cast<Row*>(m_memory.data()); }

   private:
    retrograde::ValueBytes m_memory;
  };
  using Flags = std::vector<std::uint8_t>;

  /// Calls fill(row, bytes) for each row that contains some of the consecutive positions, with the bytes of the
  /// row.
  static void fillRows(std::uint64_t first, std::span<std::byte> bytes, const std::function<void(int, std::uint8_t*)>& fill);
  bool forEachClass(const std::function<void(int)>& work);
  /// Flags in `flags` the rows with a move to a row flagged in `changed`, and returns the flags. Returns null if
  /// so many rows are flagged that the caller should examine all rows.
  const std::uint8_t* leadingTo(const Flags& changed, Flags& flags);
  /// Merges `fresh` rows into \p into and clears them. Moves their flags to `m_before`.
  bool mergeFresh(Row* into);

  ParallelLoop m_loop;
  std::stop_token m_stop;
  std::unique_ptr<const RowKernel> m_kernel;
  Rows m_undecided;
  Rows m_notWon;
  Rows m_lost;
  Rows m_fresh;
  Flags m_freshRows;
  Flags m_before;  // rows that were fresh in the previous ply
  Flags m_changedRows;
  Flags m_changedBefore;  // rows that changed in the previous ply; empty if any row may have changed
  FoundCodes m_codes;
  Tables m_tables;
  std::uint64_t m_decided = 0;
  bool m_valuesKnown = false;  // whether all values are known; m_undecided then contains the reached positions
};

}  // namespace kotai::gobblet::engine
