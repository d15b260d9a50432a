// Converts between whole byte tables and rows of bits. Included for each kind of processor where SetSolverOf is instantiated.
#pragma once

#include <cstdint>
#include <cstring>

#include "solvers/retrograde/quoridor/row_ops.h"
#include "solvers/retrograde/quoridor/rows.h"

namespace kotai::retrograde::quoridor_engine {

/// Operations on whole tables. The last vector may extend one row beyond the table. Readers must ignore the
/// bits of this row, and writers must not set them.
template <class Machine, class Lane>
class TableRows {
  using InRow = RowOps<Machine, Lane>;
  using InPair = RowOps<Machine, std::uint64_t>;

 public:
  explicit TableRows(const TableShape& shape) : m_shape(shape), m_byPairs(InRow::pairs && shape.stride == 8 * sizeof(Lane)) {}

  /// Sets `to` to the places that contain the value.
  void equalIn(const std::uint8_t* table, std::uint8_t value, Rows<Lane>& to) const {
    forEach([&](auto ops, int second) { put(to, second, ops.equalIn(table + m_shape.rowAt(second), m_shape.stride, value)); });
  }
  /// Sets `to` to the places that contain at least the value.
  void atLeastIn(const std::uint8_t* table, std::uint8_t value, Rows<Lane>& to) const {
    forEach([&](auto ops, int second) { put(to, second, ops.atLeastIn(table + m_shape.rowAt(second), m_shape.stride, value)); });
  }
  void setWhere(std::uint8_t* table, const Rows<Lane>& bits, std::uint8_t value) const {
    forEach([&](auto ops, int second) {
      decltype(ops.equalIn(table, 0, value)) here;
      std::memcpy(&here, &bits[second], sizeof here);
      ops.setWhere(table + m_shape.rowAt(second), here, value);
    });
  }

 private:
  template <class Work>
  void forEach(Work&& work) const {
    const int begin = m_shape.columns;
    const int end = begin + m_shape.places;
    if constexpr (InRow::pairs)
      if (m_byPairs) {
        for (int second = begin; second < end; second += 2) work(InPair{}, second);
        return;
      }
    for (int second = begin; second < end; ++second) work(InRow{}, second);
  }
  template <class Bits>
  static void put(Rows<Lane>& rows, int second, Bits bits) {
    std::memcpy(&rows[second], &bits, sizeof bits);
  }

  TableShape m_shape;
  bool m_byPairs;
};

}  // namespace kotai::retrograde::quoridor_engine
