// Values found ply by ply, stored as short lists of places for each row.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/games/gobblet/index.h"

namespace kotai::gobblet::engine {

/// Codes of the positions that have neither a line nor a win in one ply. Each code takes a few bytes, whereas a
/// table of all positions would need one byte for every arrangement. Different threads may change different
/// classes of small layers.
class FoundCodes {
 public:
  FoundCodes() : m_last(static_cast<std::size_t>(Index::get().rowCount())) {}

  /// Adds a code for some places of a row. The places are relative to the first place of the row, and have no
  /// code yet.
  void add(int smallClass, int indexRow, std::uint8_t code, std::span<const std::uint16_t> places);
  /// Adds the codes of a row, indexed by place, that are at least `first`.
  void addRow(int smallClass, int indexRow, std::span<const std::uint8_t> codes, std::uint8_t first);
  /// Calls visit(code, places) for the lists of a row.
  template <class Visit>
  void forEach(int smallClass, int indexRow, Visit&& visit) const {
    const std::vector<std::uint16_t>& lists = m_lists[static_cast<std::size_t>(smallClass)];
    for (std::uint32_t end = m_last[static_cast<std::size_t>(indexRow)]; end != 0;) {
      const std::uint16_t* const head = lists.data() + (end - 1);
      visit(static_cast<std::uint8_t>(head[2]), std::span(head + headSize, head[3]));
      end = head[0] | std::uint32_t{head[1]} << 16;
    }
  }
  friend bool operator==(const FoundCodes&, const FoundCodes&) = default;

 private:
  static constexpr std::size_t headSize = 4;  ///< header of a list: start of the previous list (two halves), code, size

  std::array<std::vector<std::uint16_t>, layerClassCount> m_lists;
  std::vector<std::uint32_t> m_last;  ///< indexed by row: start of the row's last list plus 1, or 0
};

}  // namespace kotai::gobblet::engine
