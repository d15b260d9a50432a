// Joins a solution in shards into one ordinary file.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <vector>

#include "core/tables/file_shape.h"

namespace kotai {

struct GatherReport {
  bool finished = false;                      ///< false if stopped; copied parts are kept, and the next call continues
  bool gathered = true;                       ///< false if it was already one file
  std::vector<std::filesystem::path> shards;  ///< no longer needed
};

/// Checks and copies every record into `NAME.kotai.part`, which then replaces the manifest. Searches for shards beside the
/// manifest, then in the folders of \p further. Throws SolutionError (ShardMissing, DamagedTier, DiskFull, Locked, ...), after
/// which the manifest is unchanged.
GatherReport gatherSolution(const std::filesystem::path& directory, const FileShape& shape,
                            const std::vector<std::filesystem::path>& further,
                            const std::function<void(std::uint64_t tiersDone)>& progress, const std::stop_token& stop);

}  // namespace kotai
