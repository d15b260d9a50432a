// Assigns the shards of an earlier run, possibly with other ranks, to the ranks that open them.
#pragma once

#include <vector>

#include "core/tables/file_shape.h"
#include "solvers/distributed/messages.h"

namespace kotai::distributed {

/// Returns the shards of a variant in a folder, in the order of their numbers. Empty if the folder cannot be read.
std::vector<SeenShard> shardsIn(const std::filesystem::path& directory, const FileShape& shape);

/// Returns the shards that each rank opens, beginning with the shard to which the rank appends. Exactly one
/// rank opens each file, even if ranks share a folder. If two files have the same number (from machines that
/// never ran together), the second file gets a free number.
std::vector<std::vector<ShardTask>> planShards(const std::vector<std::vector<SeenShard>>& seenByRank);

}  // namespace kotai::distributed
