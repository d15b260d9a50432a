// Makes one ordinary file of a solution that lies in shards.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <vector>

#include "core/tables/file_shape.h"

namespace kotai {

struct GatherReport {
  bool finished = false;                      ///< false: stopped; what was copied is kept, and the next call goes on from there
  bool gathered = true;                       ///< false: it was one file already
  std::vector<std::filesystem::path> shards;  ///< not needed any more
};

/// Copies every record, checked, into `NAME.kotai.part` and puts it in the place of the manifest. Shards are looked for beside
/// the manifest, then in the folders of \p further. Throws SolutionError (ShardMissing, DamagedTier, DiskFull, Locked, ...): the
/// manifest is still there then.
GatherReport gatherSolution(const std::filesystem::path& directory, const FileShape& shape,
                            const std::vector<std::filesystem::path>& further,
                            const std::function<void(std::uint64_t tiersDone)>& progress, const std::stop_token& stop);

}  // namespace kotai
