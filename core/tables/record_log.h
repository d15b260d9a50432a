// A log of records. A solve appends to the log, and reads the log again after an interruption.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <mutex>
#include <span>
#include <stop_token>
#include <vector>

#include "core/base/parallel.h"
#include "core/tables/file_shape.h"
#include "core/tables/tier_record.h"

namespace kotai {

/// Log of records. Thread-safe. Holds an advisory lock on the file, which the system releases when the process
/// ends.
class RecordLog {
 public:
  /// Opens or creates the file and locks it. Throws SolutionError: Locked (another program uses the file),
  /// CannotCreate, CannotOpen, ForeignFile (not one of our files, or a link), ...
  RecordLog(std::filesystem::path file, FileShape shape, ValueCoding coding);
  ~RecordLog();
  RecordLog(const RecordLog&) = delete;
  RecordLog& operator=(const RecordLog&) = delete;

  /// Finds the records of an earlier run. Skips damaged records, cuts off an incomplete end, and restarts a file with a damaged
  /// header. Stops early on request, after which nothing may be appended. Throws SolutionError (NewerVersion, WrongVariant,
  /// DiskFull, ...).
  void readBack(const std::stop_token& stop = {});

  const std::filesystem::path& file() const { return m_file; }
  bool hasRecord(RecordKey key) const { return m_directory[slot(key)] != 0; }
  std::uint64_t tiersDone() const;
  /// Returns the number of positions in the finished tiers.
  std::uint64_t positionsDone() const;
  std::uint64_t bytes() const;

  /// Appends a record made by encodeTierRecord(). Throws SolutionError (DiskFull, WriteFailed), after which the file still
  /// ends with a complete record.
  void append(TierId tier, std::span<const std::byte> record, std::uint64_t positions);
  /// Fills a block of codes or marks, given the block's first position.
  using FillBlock = std::function<void(std::uint64_t firstPosition, std::span<std::byte> plain)>;
  /// Appends a record block by block, for tiers that do not fit into memory twice. Returns false on a stop request, after which
  /// the file still ends with the previous record. Throws like append().
  bool appendBlocks(const RecordShape& shape, const TierSummary& summary, const FillBlock& fill, const ParallelLoop& forEach,
                    const std::stop_token& stop);
  /// Appends a record with only a summary, whose values are in another file. Throws like append().
  void appendWithoutValues(RecordKey key, std::uint64_t positions, const TierSummary& summary);
  bool hasSummary(TierId tier) const;
  /// Appends the summary of a tier whose record has an empty summary, because its values were known earlier. Throws like
  /// append().
  void appendSummary(TierId tier, const TierSummary& summary);
  /// Reads the codes or marks of a record into `bytes`, which must have the correct size. Throws SolutionError if the record is
  /// damaged.
  void readInto(RecordKey key, std::span<std::byte> bytes, const ParallelLoop& forEach) const;
  /// Reads a tier. Throws SolutionError if the tier is damaged.
  TierCodes read(TierId tier) const;
  /// Returns the stored record of a tier after checking its head. Throws SolutionError if the head is damaged.
  PageVector<std::byte> rawRecord(TierId tier) const;
  /// Returns at most \p maxBytes unchecked bytes of a tier's record, starting at \p offset.
  std::vector<std::byte> rawStretch(TierId tier, std::uint64_t offset, std::uint64_t maxBytes) const;
  /// Returns the offset of a tier's record, or 0 if the tier has no record.
  std::uint64_t offsetOf(TierId tier) const;
  layout::TierHeader headerOf(TierId tier) const;

  /// Discards everything appended, including the work of earlier runs. Throws SolutionError.
  void discardAll();
  /// Writes all appended records to the disk. Throws SolutionError.
  void sync();
  /// Adds directory and trailer, syncs, and renames the file to \p finished, replacing an existing file. Precondition:
  /// every tier has been appended, with all its planes.
  void finishAs(const std::filesystem::path& finished);

 private:
  std::size_t slot(RecordKey key) const { return static_cast<std::size_t>(key.plane * m_shape.tierCount + key.tier.value); }
  bool needsNewFile() const;
  bool findRecords(const std::stop_token& stop);
  void addToDirectory(RecordKey key, std::uint64_t offset, std::uint64_t positions);
  void readAt(std::uint64_t offset, std::span<std::byte> into) const;
  void writeAt(const void* data, std::size_t bytes, std::uint64_t offset);
  void beginWriting(std::uint64_t end);
  [[noreturn]] void failed(int reason, bool writing) const;
  [[noreturn]] void damaged(TierId tier) const;

  FileShape m_shape;
  ValueCoding m_coding;
  std::filesystem::path m_file;
  int m_descriptor = -1;
  mutable std::mutex m_mutex;
  std::vector<std::uint64_t> m_directory;  // record offsets by plane, then tier; 0 if missing
  std::uint64_t m_end = 0;
  std::uint64_t m_writingBegun = 0;  // offset up to which beginWriting() has started writing
  std::uint64_t m_tiersDone = 0;
  std::uint64_t m_positionsDone = 0;
};

}  // namespace kotai
