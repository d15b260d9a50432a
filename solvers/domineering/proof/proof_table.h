// Table of a proof search. Contains proof and disproof numbers of positions, has a fixed size, and is shared by
// all threads.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>

#include "solvers/base/huge_pages.h"
#include "solvers/domineering/proof/proof_rules.h"

namespace kotai::domineering {

/// Approximate remaining effort for a yes and for a no. Allis, van der Meulen, van den Herik: Proof-number search (1994).
struct ProofNumbers {
  float yes = 1;
  float no = 1;

  static constexpr float never = 1e30F;
  static constexpr ProofNumbers proved() { return {0, never}; }
  static constexpr ProofNumbers refuted() { return {never, 0}; }
  bool isYes() const { return yes == 0; }
  bool isNo() const { return no == 0; }
  bool isSettled() const { return isYes() || isNo(); }
};

/// Table of positions. Every entry contains its whole position. The table is lock-free. An entry that two
/// threads have mixed matches no position, except with probability 2^-64. Decided positions with many cells are
/// replaced last.
template <class Bits>
class ProofTable {
 public:
  using Position = ProofPosition<Bits>;

  /// Creates a table with the largest number of entries that is a power of two and fits into \p bytes, but with
  /// at least 1 MiB. Throws std::bad_alloc.
  explicit ProofTable(std::uint64_t bytes);
  ProofTable(const ProofTable&) = delete;
  ProofTable& operator=(const ProofTable&) = delete;

  std::uint64_t bytes() const { return (m_mask + bucketEntries) * sizeof(Entry); }
  std::optional<ProofNumbers> find(const Position& position) const;
  void store(const Position& position, ProofNumbers numbers);
  void prefetch(const Position& position) const { __builtin_prefetch(&m_entries[bucketOf(position)]); }
  /// Calls visit(position, numbers) for every entry. No thread may be writing.
  template <class Visit>
  void forEach(Visit&& visit) const {
    for (std::uint64_t place = 0; place < m_mask + bucketEntries; ++place)
      if (const auto known = m_entries[place].read())
        // An entry torn between two threads almost always has a position of a different bucket.
        if (bucketOf(known->position) == (place & m_mask)) visit(known->position, known->numbers);
  }

 private:
  struct Known {
    Position position;
    ProofNumbers numbers;
  };
  /// `data` contains the two numbers, each with a store in its five lowest bits. `checks` contains the cells, 64
  /// per word. The first word is xor'ed with `data`, and the second with a hash of `data` and the first word.
  struct Entry {
    std::array<std::atomic<std::uint64_t>, sizeof(Bits) / sizeof(std::uint64_t)> checks;
    std::atomic<std::uint64_t> data;
    Bits cells(std::uint64_t numbers) const;
    void write(Bits cells, std::uint64_t numbers);
    std::optional<Known> read() const;
  };
  static constexpr std::uint64_t bucketEntries = 4;  // entries per bucket; one cache line on boards of up to 64 cells

  std::uint64_t bucketOf(const Position& position) const;
  static std::uint64_t entriesIn(std::uint64_t bytes);

  MappedMemory m_memory;
  Entry* m_entries;
  std::uint64_t m_mask = 0;  // mask that selects the first entry of a bucket from a hash
};

}  // namespace kotai::domineering
