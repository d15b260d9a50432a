// Existing solutions: complete, damaged, or moved aside.
#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

#include "app/cli/base/solve_options.h"
#include "core/tables/file_shape.h"

namespace kotai::cli {

/// A list of solutions checks the blocks of files up to this size, which takes some hundredths of a second each.
inline constexpr std::uint64_t quickCheckBytes = std::uint64_t{4} << 20;

/// Whether the variant has a solution, which is checked. With --repair, checks every byte, and moves a damaged file aside
/// with a message, so that there is no solution. Otherwise throws SolutionError if it is damaged.
bool isSolvedAlready(const Context& context, const SolveArguments& arguments, const FileShape& shape);

/// Lists the names of damaged files that were kept.
void reportMovedAside(const std::vector<std::filesystem::path>& files);

}  // namespace kotai::cli
