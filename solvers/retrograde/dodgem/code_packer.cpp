#include "solvers/retrograde/dodgem/code_packer.h"

#include "solvers/retrograde/dodgem/halves_table.h"

namespace kotai::retrograde {

std::byte* packCodes(const std::int8_t* cells, std::size_t columns, std::byte* out, CodeCounts& counts) {
  static const auto codes = [] {
    std::array<std::uint8_t, 256> table{};
    for (int cell = -127; cell <= 127; ++cell)
      table[static_cast<std::uint8_t>(cell)] = static_cast<std::uint8_t>(codeOfTurned(static_cast<std::int8_t>(cell)));
    return table;
  }();
  for (std::size_t column = 0; column < columns; ++column) {
    if (cells[column] == illegalCell<std::int8_t>) continue;
    const std::uint8_t code = codes[static_cast<std::uint8_t>(cells[column])];
    ++counts.tables[column % counts.tables.size()][code];
    *out++ = std::byte{code};
  }
  return out;
}

CodePacker8 codePacker() {
  static const CodePacker8 fastest = avx512CodePacker() != nullptr ? avx512CodePacker() : packCodes;
  return fastest;
}

}  // namespace kotai::retrograde
