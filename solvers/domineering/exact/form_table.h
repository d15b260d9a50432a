// Hash table from normal forms of positions to values. Several threads fill it layer by layer.
#pragma once

#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <span>
#include <utility>
#include <vector>

#include "core/base/bits.h"
#include "core/game/game_value.h"
#include "solvers/base/huge_pages.h"

namespace kotai::domineering {

/// Each slot contains a form and its value. Until a form has a value, its slot contains the smallest board with
/// this form. Only this board is evaluated, so that results do not depend on the number of threads. insert()
/// must not run while values are set or read.
class FormTable {
 public:
  /// A form of at most 124 bits, and a board with this form.
  struct Entry {
    Bits128 key;
    std::uint64_t board;
  };

  FormTable() {
    for (Shard& shard : m_shards) shard.table.assign(firstSlots, Slot{});
  }

  static std::uint64_t hash(Bits128 key) {
    std::uint64_t mixed = static_cast<std::uint64_t>(key) ^ static_cast<std::uint64_t>(key >> 64) * 0xff51afd7ed558ccdULL;
    mixed *= 0x9e3779b97f4a7c15ULL;
    return (mixed ^ (mixed >> 32)) * 0xd6e8feb86659fd93ULL;
  }
  static constexpr int shardBits = 6;
  static constexpr std::size_t shardCount = std::size_t{1} << shardBits;
  static std::size_t shardOf(std::uint64_t hashed) { return static_cast<std::size_t>(hashed >> (64 - shardBits)); }

  /// Adds the forms of a shard. If a form already exists, adds only the board. Thread-safe.
  void insert(std::size_t shardNumber, std::span<const Entry> entries) {
    Shard& shard = m_shards[shardNumber];
    const std::scoped_lock lock(shard.mutex);
    m_slots.fetch_add(shard.reserve(entries.size()), std::memory_order_relaxed);
    for (const Entry& entry : entries) __builtin_prefetch(&shard.table[shard.place(hash(entry.key))], 1);
    const std::size_t before = shard.used;
    for (const Entry& entry : entries) {
      Slot& slot = shard.find(entry.key);
      if (slot.isVacant()) {
        slot = {static_cast<std::uint64_t>(entry.key), static_cast<std::uint64_t>(entry.key >> 64) | unknown, entry.board};
        ++shard.used;
      } else if (!slot.isKnown() && entry.board < slot.content) {
        slot.content = entry.board;
      }
    }
    m_size.fetch_add(shard.used - before, std::memory_order_relaxed);
  }

  void prefetch(Bits128 key) const {
    const std::uint64_t hashed = hash(key);
    const Shard& shard = m_shards[shardOf(hashed)];
    __builtin_prefetch(&shard.table[shard.place(hashed)]);
  }
  /// Returns whether the value of a form must be computed from \p board. Precondition (also of the following functions): the form
  /// was inserted.
  bool awaits(Bits128 key, std::uint64_t board) const {
    const Slot& slot = slotOf(key);
    return !slot.isKnown() && load(slot.content) == board;
  }
  GameValue value(Bits128 key) const {
    const Slot& slot = slotOf(key);
    const auto secures = static_cast<unsigned>(load(slot.high) >> securesShift);
    return {std::bit_cast<double>(load(slot.content)), static_cast<std::int8_t>(static_cast<int>(secures & 3U) - 1),
            static_cast<std::int8_t>(static_cast<int>(secures >> 2) - 1)};
  }
  /// Sets the value of a form. Two threads must not set the same form.
  void set(Bits128 key, const GameValue& value) {
    Slot& slot = const_cast<Slot&>(slotOf(key));
    const auto secures = static_cast<unsigned>((value.firstSecure + 1) | ((value.secondSecure + 1) << 2));
    store(slot.content, std::bit_cast<std::uint64_t>(value.value));
    store(slot.high, (slot.high & highMask) | std::uint64_t{secures} << securesShift);
  }

  std::uint64_t size() const { return m_size.load(std::memory_order_relaxed); }
  std::uint64_t bytes() const { return m_slots.load(std::memory_order_relaxed) * sizeof(Slot); }

 private:
  static constexpr int securesShift = 60;
  static constexpr std::uint64_t highMask = (std::uint64_t{1} << securesShift) - 1;
  static constexpr std::uint64_t unknown = std::uint64_t{3} << securesShift;  // the code 3 means no payoff
  static constexpr std::size_t firstSlots = 16;

  // While a layer is evaluated, threads skip entries that other threads write. The form in a slot does not change.
  static std::uint64_t load(const std::uint64_t& word) {
    return std::atomic_ref<std::uint64_t>(const_cast<std::uint64_t&>(word)).load(std::memory_order_relaxed);
  }
  static void store(std::uint64_t& word, std::uint64_t value) {
    std::atomic_ref<std::uint64_t>(word).store(value, std::memory_order_relaxed);
  }

  struct Slot {
    std::uint64_t low = 0;      // low bits of the form; no form is 0
    std::uint64_t high = 0;     // high bits of the form; above them, the payoffs that both sides can force
    std::uint64_t content = 0;  // the smallest board with the form, later the value

    bool isVacant() const { return low == 0 && load(high) == 0; }
    bool isKnown() const { return load(high) >> securesShift != unknown >> securesShift; }
    bool holds(Bits128 key) const {
      return low == static_cast<std::uint64_t>(key) && (load(high) & highMask) == static_cast<std::uint64_t>(key >> 64);
    }
    Bits128 key() const { return Bits128{high & highMask} << 64 | low; }
  };
  struct Shard {
    std::mutex mutex;
    std::vector<Slot, HugePageAllocator<Slot>> table;
    std::size_t used = 0;

    /// Returns the slot at which the search for a hash begins. Uses the bits that do not select the shard, so that
    /// entries are distributed evenly.
    std::size_t place(std::uint64_t hashed) const {
      return static_cast<std::size_t>((Bits128{hashed << shardBits} * table.size()) >> 64);
    }
    const Slot& find(Bits128 key) const {
      std::size_t number = place(hash(key));
      while (!table[number].holds(key) && !table[number].isVacant()) number = number + 1 < table.size() ? number + 1 : 0;
      return table[number];
    }
    Slot& find(Bits128 key) { return const_cast<Slot&>(std::as_const(*this).find(key)); }
    /// Grows the table for \p more entries, so that it is at most four fifths full. Returns the number of
    /// additional slots.
    std::size_t reserve(std::size_t more) {
      if (5 * (used + more) <= 4 * table.size()) return 0;
      const auto old = std::move(table);
      table.assign((used + more) * 7 / 4 + firstSlots, Slot{});
      for (const Slot& slot : old)
        if (!slot.isVacant()) find(slot.key()) = slot;
      return table.size() - old.size();
    }
  };
  const Slot& slotOf(Bits128 key) const { return m_shards[shardOf(hash(key))].find(key); }

  std::array<Shard, shardCount> m_shards;
  std::atomic<std::uint64_t> m_size{0};
  std::atomic<std::uint64_t> m_slots{shardCount * firstSlots};
};

}  // namespace kotai::domineering
