// Manifest of a solution from several machines: its shards, and the place of each tier in them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/tables/file_checks.h"
#include "core/tables/file_layout.h"
#include "core/tables/file_shape.h"
#include "core/tables/input_file.h"
#include "core/tables/value_coding.h"

namespace kotai {

struct Manifest {
  std::vector<std::string> shards;  ///< file names in the manifest's folder
  std::vector<std::uint64_t> shardBytes;
  std::vector<layout::ShardPlace> places;  ///< places of the records, indexed by tier
  std::uint64_t positions = 0;
};

/// Returns a name such as "dodgem-5x5.kotai.shard-3".
std::string shardName(const FileShape& shape, std::uint64_t number);
/// Returns the number of a shard with this name, or nothing if it is not a shard of this variant.
std::optional<std::uint64_t> shardNumber(const FileShape& shape, const std::string& name);
bool isShard(const std::filesystem::path& file);

/// Replaces the existing file and syncs. Throws SolutionError (CannotCreate, DiskFull, WriteFailed, ForeignFile).
void writeManifest(const std::filesystem::path& file, const FileShape& shape, ValueCoding coding, const Manifest& manifest);

/// Reads a manifest. \p header: the header of the file. Throws SolutionError (Truncated, DamagedDirectory).
Manifest readManifest(const InputFile& file, const FileShape& shape, const layout::FileHeader& header);

}  // namespace kotai
