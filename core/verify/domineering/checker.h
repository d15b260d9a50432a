// Checks a solution of Synchronized Domineering, in units that can run in parallel.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/verify/domineering/board.h"
#include "core/verify/domineering/matrix_certificate.h"
#include "core/verify/domineering/verify.h"

namespace kotai::verify {

/// Stored positions with a given number of covered cells, with a flag for each position that some turn has
/// reached.
class StoredTier {
 public:
  explicit StoredTier(std::vector<layout::PayoffEntry> entries);

  std::size_t size() const { return m_entries.size(); }
  const layout::PayoffEntry& entry(std::size_t place) const { return m_entries[place]; }
  /// Returns the index of a position's entry, or nothing if the position is not stored.
  std::optional<std::size_t> find(std::uint64_t number) const;
  /// Prefetches the hash slot of a position's number for a later find(). fetchEntry() then prefetches the entry.
  void fetchSlot(std::uint64_t number) const { __builtin_prefetch(&m_places[slotOf(number)]); }
  void fetchEntry(std::uint64_t number) const {
    const std::uint32_t place = m_places[slotOf(number)];
    if (place == 0) return;
    __builtin_prefetch(&m_entries[place - 1]);
    __builtin_prefetch(&m_reached[place - 1], 1);
  }
  void markReached(std::size_t place) { m_reached[place].store(true, std::memory_order_relaxed); }
  bool isReached(std::size_t place) const { return m_reached[place].load(std::memory_order_relaxed); }

 private:
  std::size_t slotOf(std::uint64_t number) const { return static_cast<std::size_t>(number * 0xda942042e4dd58b5ULL >> m_shift); }

  std::vector<layout::PayoffEntry> m_entries;
  std::vector<std::atomic<bool>> m_reached;
  int m_shift;
  std::vector<std::uint32_t> m_places;  // hash table: index of the entry plus 1; 0 if the slot is free
};

struct DomineeringUnit {
  std::uint64_t positionsChecked = 0;
  std::uint64_t matrices = 0;
  std::uint64_t mismatchCount = 0;
  std::vector<DomineeringMismatch> mismatches;
  /// Numbers of positions. The first four are by class: won by Vertical, won by Horizontal, draw, mixed. The fifth
  /// is for finished positions. The last three are for drawn, mixed and finished positions that equal their image
  /// with swapped players.
  std::array<std::uint64_t, 8> counts{};

  void add(DomineeringMismatch mismatch);
};

/// Checks a solution tier by tier. Tiers must be added by descending number of covered cells. check() is
/// thread-safe.
class DomineeringChecker {
 public:
  DomineeringChecker(int columns, int rows, int dominoCells);

  /// Adds the entries of a tier. Precondition: all tiers with more covered cells have been added.
  void take(int covered, std::vector<layout::PayoffEntry> entries);
  /// Checks `count` entries of a tier, starting with `first`. Returns the counts and mismatches.
  DomineeringUnit check(int covered, std::size_t first, std::size_t count, const std::stop_token& stop);
  /// Reports every entry that no turn reaches as a mismatch. Precondition: all tiers have been checked.
  DomineeringUnit unreachable(int covered) const;
  /// Marks the start position as reached. Returns false if it is not stored.
  bool markStart();
  const DomineeringBoard& board() const { return m_board; }

 private:
  /// Position after a pair of moves.
  struct Child {
    DomineeringBoard::Image image;
    StoredTier* tier = nullptr;
  };
  struct Workspace {
    std::vector<DomineeringBoard::Domino> upright;
    std::vector<DomineeringBoard::Domino> lying;
    std::vector<Child> children;
    PayoffMatrix matrix;
    std::vector<int> columnMaxima;
  };
  struct Derived {
    double value = 0;
    ProvedValue proved;
    int firstSecure = 0;
    int secondSecure = 0;
    bool mixed = false;
  };
  /// Computes the numbers of the successors of all pairs of moves, and prefetches their entries.
  void nameChildren(const DomineeringBoard::Rows& open, Workspace& work);
  void checkEntry(const layout::PayoffEntry& entry, int covered, Workspace& work, DomineeringUnit& unit);
  /// Derives the value of a position. Returns nothing if a successor is missing.
  std::optional<Derived> derive(const DomineeringBoard::Rows& open, Workspace& work, DomineeringUnit& unit);

  DomineeringBoard m_board;
  std::vector<std::optional<StoredTier>> m_tiers;
};

}  // namespace kotai::verify
