// Solutions that are there already: whole, damaged, or moved aside.
#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

#include "app/cli/base/solve_options.h"
#include "core/tables/file_shape.h"

namespace kotai::cli {

/// A list of solutions checks the blocks of files up to this size, in some hundredths of a second each.
inline constexpr std::uint64_t quickCheckBytes = std::uint64_t{4} << 20;

/// Whether the variant has a solution, which is checked. With --repair every byte of it is, and a damaged one is moved aside,
/// which is told, and none is left. Throws SolutionError for a damaged one otherwise.
bool isSolvedAlready(const Context& context, const SolveArguments& arguments, const FileShape& shape);

/// Says under which names damaged files are kept.
void tellMovedAside(const std::vector<std::filesystem::path>& files);

}  // namespace kotai::cli
