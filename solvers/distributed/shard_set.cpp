#include "solvers/distributed/shard_set.h"

#include <system_error>

#include "core/base/errors.h"
#include "core/tables/manifest.h"

namespace kotai::distributed {

std::filesystem::path ShardSet::fileOf(std::uint64_t number) const { return m_directory / shardName(m_shape, number); }

void ShardSet::open(const std::vector<ShardTask>& tasks, const std::stop_token& stop) {
  std::error_code error;
  std::filesystem::create_directories(m_directory, error);
  if (error) throw SolutionError(SolutionFault::CannotCreate, m_directory, {error.message()});
  for (const ShardTask& task : tasks) {
    if (task.newNumber != task.number) {
      std::filesystem::rename(fileOf(task.number), fileOf(task.newNumber), error);
      if (error) throw SolutionError(SolutionFault::WriteFailed, fileOf(task.number), {error.message()});
    }
    auto log = std::make_unique<RecordLog>(fileOf(task.newNumber), m_shape, m_coding);
    log->readBack(stop);
    m_shards.push_back({task.newNumber, std::move(log)});
  }
}

const RecordLog* ShardSet::logOf(TierId tier) const {
  for (const Shard& shard : m_shards)
    if (shard.log->offsetOf(tier) != 0) return shard.log.get();
  return nullptr;
}

std::vector<HeldTier> ShardSet::held() const {
  std::vector<HeldTier> tiers;
  for (TierId tier; tier.value < m_shape.tierCount; ++tier.value)
    for (const Shard& shard : m_shards) {
      const std::uint64_t offset = shard.log->offsetOf(tier);
      if (offset == 0) continue;
      const layout::TierHeader header = shard.log->headerOf(tier);
      tiers.push_back({tier.value, header.positions, shard.number, offset, header.recordBytes, header.checksum});
      break;
    }
  return tiers;
}

HeldTier ShardSet::append(TierId tier, std::span<const std::byte> record, std::uint64_t positions) {
  const Shard& shard = m_shards.front();
  shard.log->append(tier, record, positions);
  layout::TierHeader header;
  std::memcpy(&header, record.data(), sizeof header);
  return {tier.value, positions, shard.number, shard.log->offsetOf(tier), record.size(), header.checksum};
}

std::optional<HeldTier> ShardSet::appendBlocks(const RecordShape& shape, const TierSummary& summary,
                                               const RecordLog::FillBlock& fill, const ParallelLoop& forEach,
                                               const std::stop_token& stop) {
  const Shard& shard = m_shards.front();
  if (!shard.log->appendBlocks(shape, summary, fill, forEach, stop)) return std::nullopt;
  const TierId tier = shape.key.tier;
  const layout::TierHeader header = shard.log->headerOf(tier);
  return HeldTier{tier.value, shape.positions, shard.number, shard.log->offsetOf(tier), header.recordBytes, header.checksum};
}

RecordStretch ShardSet::rawStretch(TierId tier, std::uint64_t offset, std::uint64_t maxBytes) const {
  const RecordLog& log = *logOf(tier);
  return {log.headerOf(tier).recordBytes, log.rawStretch(tier, offset, maxBytes)};
}

void ShardSet::sync() {
  for (const Shard& shard : m_shards) shard.log->sync();
}

}  // namespace kotai::distributed
