// Places of whole rows as turning and mirroring leave them, for machines that move all bits of a word at once.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <mutex>

#include "solvers/retrograde/animalshogi/geometry.h"

namespace kotai::animalshogi::engine {

/// For each place of a row that was turned or mirrored, the place it had before.
struct alignas(64) PlaceSources {
  std::array<std::uint8_t, 64> before;
};

/// By table of sets (Geometry::number()), class of chicks, and the squares they could stand on before. What is asked for is made
/// when it is asked for first; thread-safe.
class PlaceTables {
 public:
  static PlaceTables& get() {
    static PlaceTables tables;
    return tables;
  }
  /// By set of free squares, of those with so many squares. fill(set, sources) makes one.
  template <class Fill>
  const PlaceSources* of(std::size_t squares, std::size_t chickClass, std::size_t freeSquares, Fill&& fill) {
    Table& table = m_tables[squares][chickClass];
    std::call_once(table.made[freeSquares], [&] {
      for (std::size_t set = 0; set < setCount; ++set)
        if (static_cast<std::size_t>(std::popcount(set)) == freeSquares) fill(set, table.sources[set]);
    });
    return table.sources.get();
  }

 private:
  struct Table {
    std::unique_ptr<PlaceSources[]> sources = std::make_unique_for_overwrite<PlaceSources[]>(setCount);
    std::array<std::once_flag, squareCount + 1> made;
  };
  PlaceTables() = default;
  std::array<std::array<Table, chickClasses>, Geometry::tableCount> m_tables;
};

}  // namespace kotai::animalshogi::engine
