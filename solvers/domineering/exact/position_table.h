// Hash table from positions to values. First several threads fill the table, then all threads read it.
#pragma once

#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <utility>
#include <vector>

#include "core/base/bits.h"
#include "core/game/game_value.h"
#include "solvers/base/huge_pages.h"

namespace kotai::domineering {

/// Each key is a word whose low bits contain the position and whose four highest bits contain the payoffs that
/// the sides can force with pure moves. Boards of at most 60 cells therefore fit into 64 bits, and larger
/// boards into 128 bits.
template <class Bits>
class PositionTable {
 public:
  static constexpr int securesShift = static_cast<int>(8 * sizeof(Bits)) - 4;
  static constexpr Bits positionMask = (Bits{1} << securesShift) - 1;

  struct Slot {
    Bits key;
    double value;

    GameValue gameValue() const {
      const auto secures = static_cast<unsigned>(key >> securesShift);
      return {value, static_cast<std::int8_t>(static_cast<int>(secures & 3U) - 1),
              static_cast<std::int8_t>(static_cast<int>(secures >> 2) - 1)};
    }
  };

  PositionTable() {
    for (Shard& shard : m_shards) shard.resize(firstSlots);
  }

  static std::uint64_t hash(Bits position) {
    std::uint64_t mixed = static_cast<std::uint64_t>(position);
    if constexpr (sizeof(Bits) > 8) mixed ^= static_cast<std::uint64_t>(position >> 64) * 0xff51afd7ed558ccdULL;
    mixed *= 0x9e3779b97f4a7c15ULL;
    return (mixed ^ (mixed >> 32)) * 0xd6e8feb86659fd93ULL;
  }
  static constexpr std::size_t shardCount = 64;
  static std::size_t shardOf(std::uint64_t hashed) { return static_cast<std::size_t>(hashed >> 58); }

  /// Adds new positions of a shard, and calls added(position) for each. Thread-safe.
  template <class Added>
  void insert(std::size_t shardNumber, const std::vector<Bits>& positions, Added&& added) {
    Shard& shard = m_shards[shardNumber];
    const std::scoped_lock lock(shard.mutex);
    shard.reserve(positions.size());
    for (const Bits position : positions) __builtin_prefetch(&shard.table[shard.place(hash(position))], 1);
    std::size_t fresh = 0;
    for (const Bits position : positions) {
      Slot& slot = shard.find(position);
      if (slot.key != vacant) continue;
      slot = {position | unknownSecures, 0};
      ++fresh;
      added(position);
    }
    shard.used += fresh;
    m_size.fetch_add(fresh, std::memory_order_relaxed);
  }

  void prefetch(std::uint64_t hashed) const {
    const Shard& shard = m_shards[shardOf(hashed)];
    __builtin_prefetch(&shard.table[shard.place(hashed)]);
  }
  /// Returns the slot of a position, or null if the position was never added. Must not be called while positions
  /// are added.
  const Slot* find(Bits position) const {
    const Slot& slot = m_shards[shardOf(hash(position))].find(position);
    return slot.key == vacant ? nullptr : &slot;
  }
  /// Sets the value of a position. Precondition: the position was added. Two threads must not set the same position.
  void set(Bits position, const GameValue& value) {
    const auto secures = static_cast<unsigned>((value.firstSecure + 1) | ((value.secondSecure + 1) << 2));
    Slot& slot = m_shards[shardOf(hash(position))].find(position);
    slot.value = value.value;
    store(slot.key, position | Bits{secures} << securesShift);
  }

  std::uint64_t size() const { return m_size.load(std::memory_order_relaxed); }

 private:
  static constexpr Bits vacant = ~Bits{0};
  static constexpr Bits unknownSecures = Bits{3} << securesShift;  // the code 3 would mean the payoff 2, which no position has
  static constexpr std::size_t firstSlots = 16;

  // While a layer is evaluated, threads skip entries that other threads write. The position in a key does not change. Only one
  // thread may use a table with wide keys.
  static Bits load(const Bits& key) {
    if constexpr (sizeof(Bits) > 8)
      return key;
    else
      return std::atomic_ref<Bits>(const_cast<Bits&>(key)).load(std::memory_order_relaxed);
  }
  static void store(Bits& key, Bits value) {
    if constexpr (sizeof(Bits) > 8)
      key = value;
    else
      std::atomic_ref<Bits>(key).store(value, std::memory_order_relaxed);
  }

  struct Shard {
    std::mutex mutex;
    std::vector<Slot, HugePageAllocator<Slot>> table;
    std::size_t used = 0;

    std::size_t place(std::uint64_t hashed) const { return static_cast<std::size_t>(hashed) & (table.size() - 1); }
    Slot& find(Bits position) { return const_cast<Slot&>(std::as_const(*this).find(position)); }
    const Slot& find(Bits position) const {
      std::size_t number = place(hash(position));
      for (;; number = (number + 1) & (table.size() - 1)) {
        const Bits key = load(table[number].key);
        if (key == vacant || (key & positionMask) == position) return table[number];
      }
    }
    void resize(std::size_t count) { table.assign(count, Slot{vacant, 0}); }
    /// Grows the table for \p more entries, so that it is at most three quarters full.
    void reserve(std::size_t more) {
      if (4 * (used + more) <= 3 * table.size()) return;
      const auto old = std::move(table);
      resize(std::bit_ceil((used + more) * 3 / 2 + 1));
      for (const Slot& slot : old)
        if (slot.key != vacant) find(slot.key & positionMask) = slot;
    }
  };

  std::array<Shard, shardCount> m_shards;
  std::atomic<std::uint64_t> m_size{0};
};

}  // namespace kotai::domineering
