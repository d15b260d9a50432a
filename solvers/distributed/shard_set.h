// The open shards of a rank: the shard to which it appends, and shards of earlier runs.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "core/tables/record_log.h"
#include "solvers/distributed/messages.h"
#include "solvers/distributed/remote_stretches.h"

namespace kotai::distributed {

/// Thread-safe after open() has returned.
class ShardSet {
 public:
  ShardSet(std::filesystem::path directory, FileShape shape, ValueCoding coding)
      : m_directory(std::move(directory)), m_shape(std::move(shape)), m_coding(coding) {}

  /// Opens the shards. Throws SolutionError.
  void open(const std::vector<ShardTask>& tasks, const std::stop_token& stop);
  /// Returns the tiers in the shards, without duplicates.
  std::vector<HeldTier> held() const;
  bool has(TierId tier) const { return logOf(tier) != nullptr; }
  /// The following functions throw SolutionError. Precondition of read() and rawRecord(): has(tier).
  HeldTier append(TierId tier, std::span<const std::byte> record, std::uint64_t positions);
  TierCodes read(TierId tier) const { return logOf(tier)->read(tier); }
  PageVector<std::byte> rawRecord(TierId tier) const { return logOf(tier)->rawRecord(tier); }
  /// Writes a record created block by block (RecordLog::appendBlocks). Returns nothing if \p stop was requested.
  std::optional<HeldTier> appendBlocks(const RecordShape& shape, const TierSummary& summary, const RecordLog::FillBlock& fill,
                                       const ParallelLoop& forEach, const std::stop_token& stop);
  RecordStretch rawStretch(TierId tier, std::uint64_t offset, std::uint64_t maxBytes) const;
  void sync();

 private:
  struct Shard {
    std::uint64_t number = 0;
    std::unique_ptr<RecordLog> log;
  };
  const RecordLog* logOf(TierId tier) const;
  std::filesystem::path fileOf(std::uint64_t number) const;

  std::filesystem::path m_directory;
  FileShape m_shape;
  ValueCoding m_coding;
  std::vector<Shard> m_shards;
};

}  // namespace kotai::distributed
