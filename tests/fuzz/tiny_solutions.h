// Solutions of the smallest boards, with every value. Tests compare damaged files with them.
#pragma once

#include <string>
#include <vector>

#include "core/simultaneous/simultaneous_solution.h"
#include "core/tables/solution.h"
#include "tests/fuzz/scratch_folder.h"

namespace kotai::fuzz {

struct TinySolution {
  VariantPtr variant;
  std::string name;  ///< file name
  FileBytes bytes;
  std::vector<std::vector<Value>> parts;  ///< values of all tiers in order
};

struct TinyDomineeringSolution {
  SimultaneousVariantPtr variant;
  std::string name;
  FileBytes bytes;
  std::vector<std::vector<layout::PayoffEntry>> tiers;
};

const std::vector<TinySolution>& tinySolutions();
const std::vector<TinyDomineeringSolution>& tinyDomineeringSolutions();

/// Returns the offset of the directory. A `.part` file has only the bytes before the directory.
std::size_t directoryOffset(const FileBytes& bytes);
bool sameEntries(std::span<const layout::PayoffEntry> left, std::span<const layout::PayoffEntry> right);

}  // namespace kotai::fuzz
