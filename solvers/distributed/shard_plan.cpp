#include "solvers/distributed/shard_plan.h"

#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <system_error>

#include "core/tables/manifest.h"

namespace kotai::distributed {

/// Returns the preferred number if it is free, otherwise the lowest free number. A rank prefers its own number,
/// so the first run numbers shards like ranks.
static std::uint64_t freeNumber(std::uint64_t wished, const std::set<std::uint64_t>& used) {
  if (!used.contains(wished)) return wished;
  std::uint64_t number = 0;
  while (used.contains(number)) ++number;
  return number;
}

/// Returns the rank that should open a file: the rank with the file's number, otherwise the rank with the fewest shards.
static std::size_t openerOf(const SeenShard& shard, const std::vector<std::size_t>& seers,
                            const std::vector<std::vector<ShardTask>>& tasks) {
  for (const std::size_t rank : seers)
    if (rank == shard.number && tasks[rank].empty()) return rank;
  return *std::ranges::min_element(seers, {}, [&tasks](std::size_t rank) { return tasks[rank].size(); });
}

std::vector<SeenShard> shardsIn(const std::filesystem::path& directory, const FileShape& shape) {
  std::vector<SeenShard> shards;
  std::error_code error;
  for (std::filesystem::directory_iterator entry(directory, error), end; !error && entry != end; entry.increment(error)) {
    const auto number = shardNumber(shape, entry->path().filename().string());
    struct stat status {};
    if (!number || ::stat(entry->path().c_str(), &status) != 0) continue;
    shards.push_back({*number, static_cast<std::uint64_t>(status.st_size), status.st_ino,
                      std::int64_t{status.st_mtim.tv_sec} * 1'000'000'000 + status.st_mtim.tv_nsec});
  }
  std::ranges::sort(shards);
  return shards;
}

std::vector<std::vector<ShardTask>> planShards(const std::vector<std::vector<SeenShard>>& seenByRank) {
  std::map<SeenShard, std::vector<std::size_t>> seers;
  std::set<std::uint64_t> used;
  for (std::size_t rank = 0; rank < seenByRank.size(); ++rank)
    for (const SeenShard& shard : seenByRank[rank]) {
      seers[shard].push_back(rank);
      used.insert(shard.number);
    }
  std::vector<std::vector<ShardTask>> tasks(seenByRank.size());
  std::set<std::uint64_t> named;
  for (const auto& [shard, ranks] : seers) {
    ShardTask task{shard.number, shard.number};
    if (!named.insert(shard.number).second) used.insert(task.newNumber = freeNumber(shard.number, used));
    tasks[openerOf(shard, ranks, tasks)].push_back(task);
  }
  for (std::size_t rank = 0; rank < tasks.size(); ++rank) {
    if (!tasks[rank].empty()) continue;
    const std::uint64_t number = freeNumber(rank, used);
    used.insert(number);
    tasks[rank].push_back({number, number});
  }
  return tasks;
}

}  // namespace kotai::distributed
