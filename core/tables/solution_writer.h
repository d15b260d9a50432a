// Writes a solution tier by tier into `*.part`, resumes an existing file, and finally renames it.
#pragma once

#include <filesystem>
#include <stop_token>

#include "core/game/variant.h"
#include "core/tables/file_shape.h"
#include "core/tables/record_log.h"

namespace kotai {

/// RecordLog that becomes the solution. Preserves the tiers of earlier runs. Thread-safe.
class SolutionWriter {
 public:
  /// Opens or creates the `.part` file. Throws SolutionError: Locked (another program uses the file),
  /// CannotCreate, CannotOpen, DiskFull, NewerVersion, WrongVariant, ForeignFile (not one of our files, or a
  /// link), ... Restarts a file with a damaged header. On a stop request while reading earlier tiers, stops
  /// reading, after which nothing may be appended.
  SolutionWriter(const std::filesystem::path& directory, const FileShape& shape, ValueCoding coding,
                 const std::stop_token& stop = {});
  SolutionWriter(const std::filesystem::path& directory, const VariantPtr& variant, ValueCoding coding,
                 const std::stop_token& stop = {})
      : SolutionWriter(directory, FileShape::of(*variant), coding, stop) {}

  using FillBlock = RecordLog::FillBlock;

  const std::filesystem::path& file() const { return m_log.file(); }
  /// Returns whether another program finished the solution while this program waited for the lock. If so, the
  /// `.part` file no longer exists.
  bool finishedByAnother() const { return m_finishedByAnother; }
  bool hasTier(TierId tier) const { return hasRecord({tier, 0}); }
  bool hasRecord(RecordKey key) const { return m_log.hasRecord(key); }
  std::uint64_t tiersDone() const { return m_log.tiersDone(); }
  /// Returns the number of positions in the finished tiers.
  std::uint64_t positionsDone() const { return m_log.positionsDone(); }

  /// The following functions call the RecordLog functions of the same names.
  void append(TierId tier, std::span<const std::byte> record, std::uint64_t positions) { m_log.append(tier, record, positions); }
  bool appendBlocks(const RecordShape& shape, const TierSummary& summary, const FillBlock& fill, const ParallelLoop& forEach,
                    const std::stop_token& stop) {
    return m_log.appendBlocks(shape, summary, fill, forEach, stop);
  }
  void appendWithoutValues(RecordKey key, std::uint64_t positions, const TierSummary& summary) {
    m_log.appendWithoutValues(key, positions, summary);
  }
  void readInto(RecordKey key, std::span<std::byte> bytes, const ParallelLoop& forEach) const {
    m_log.readInto(key, bytes, forEach);
  }
  TierCodes read(TierId tier) const { return m_log.read(tier); }
  bool hasSummary(TierId tier) const { return m_log.hasSummary(tier); }
  void appendSummary(TierId tier, const TierSummary& summary) { m_log.appendSummary(tier, summary); }
  void discardAll() { m_log.discardAll(); }
  /// Adds directory and trailer, syncs, and renames the file. Precondition: every tier has been appended, with all its
  /// planes.
  void finish() { m_log.finishAs(m_finalFile); }

 private:
  std::filesystem::path m_finalFile;
  RecordLog m_log;
  bool m_finishedByAnother = false;
};

}  // namespace kotai
