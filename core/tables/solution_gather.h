// Joins a solution in shards into a single file.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <vector>

#include "core/tables/file_shape.h"

namespace kotai {

struct GatherReport {
  bool finished = false;                      ///< false if stopped; the next call continues with the rest
  bool gathered = true;                       ///< false if the solution was already a single file
  std::vector<std::filesystem::path> shards;  ///< shards that are no longer needed
};

/// Checks and copies every record into `NAME.kotai.part`, which then replaces the manifest. Searches for shards beside the
/// manifest, then in the folders of \p further. Throws SolutionError (ShardMissing, DamagedTier, DiskFull, Locked, ...), after
/// which the manifest is unchanged.
GatherReport gatherSolution(const std::filesystem::path& directory, const FileShape& shape,
                            const std::vector<std::filesystem::path>& further,
                            const std::function<void(std::uint64_t tiersDone)>& progress, const std::stop_token& stop);

}  // namespace kotai
