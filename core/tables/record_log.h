// A file of records, one behind the other: what a solve appends to, and finds again after it was stopped or killed.
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

/// Thread-safe. Holds an advisory lock on the file (gone with the process, however it ends).
class RecordLog {
 public:
  /// Opens or makes the file and locks it. Throws SolutionError: Locked (another program is at it), CannotCreate, CannotOpen,
  /// ForeignFile (one that is no file of ours, or a link), ...
  RecordLog(std::filesystem::path file, FileShape shape, ValueCoding coding);
  ~RecordLog();
  RecordLog(const RecordLog&) = delete;
  RecordLog& operator=(const RecordLog&) = delete;

  /// Finds the records of an earlier run: damaged ones are passed over, a half-written end is cut off, and a file with a damaged
  /// header is begun anew. If \p stop is requested the rest is left unread: append nothing then. Throws SolutionError
  /// (NewerVersion, WrongVariant, DiskFull, ...).
  void readBack(const std::stop_token& stop = {});

  const std::filesystem::path& file() const { return m_file; }
  bool hasRecord(RecordKey key) const { return m_directory[slot(key)] != 0; }
  std::uint64_t tiersDone() const;
  /// Positions of the tiers done.
  std::uint64_t positionsDone() const;
  /// How far the file reaches.
  std::uint64_t bytes() const;

  /// Appends a record made by encodeTierRecord(). Throws SolutionError (DiskFull, WriteFailed); the file then still ends
  /// with a whole record.
  void append(TierId tier, std::span<const std::byte> record, std::uint64_t positions);
  /// Fills one block of codes or marks, given its first position.
  using FillBlock = std::function<void(std::uint64_t firstPosition, std::span<std::byte> plain)>;
  /// Appends a record block by block, for tiers too large to be held twice; false if `stop` was requested: the file then
  /// still ends with the record before. Throws as append() does.
  bool appendBlocks(const RecordShape& shape, const TierSummary& summary, const FillBlock& fill, const ParallelLoop& forEach,
                    const std::stop_token& stop);
  /// Whether the values of a tier have their summary.
  bool hasSummary(TierId tier) const;
  /// Writes the summary of a tier that was appended with an empty one, because its values were known first. Throws as append()
  /// does.
  void appendSummary(TierId tier, const TierSummary& summary);
  /// Reads the codes or marks of a record back, `bytes` being as large as they are. Throws SolutionError if it is damaged.
  void readInto(RecordKey key, std::span<std::byte> bytes, const ParallelLoop& forEach) const;
  /// Reads a tier back. Throws SolutionError if it is damaged.
  TierCodes read(TierId tier) const;
  /// A tier's record as it is stored, its head checked; throws SolutionError if that is damaged.
  PageVector<std::byte> rawRecord(TierId tier) const;
  /// A stretch of it, which ends with the record at the latest; nothing is checked.
  std::vector<std::byte> rawStretch(TierId tier, std::uint64_t offset, std::uint64_t mostBytes) const;
  /// Offset of a tier's record; 0: none here.
  std::uint64_t offsetOf(TierId tier) const;
  layout::TierHeader headerOf(TierId tier) const;

  /// Throws everything away that was appended, by earlier runs too. Throws SolutionError.
  void beginAnew();
  /// Returns when everything appended is on the disk. Throws SolutionError.
  void sync();
  /// Precondition: every tier has been appended, with all its planes. Adds directory and trailer, syncs, and renames the file to
  /// \p finished, which it takes the place of.
  void finishAs(const std::filesystem::path& finished);

 private:
  std::size_t slot(RecordKey key) const { return static_cast<std::size_t>(key.plane * m_shape.tierCount + key.tier.value); }
  bool mustBegin() const;
  bool findRecords(const std::stop_token& stop);
  void noteLocked(RecordKey key, std::uint64_t offset, std::uint64_t positions);
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
  std::vector<std::uint64_t> m_directory;  // record offsets by plane, then tier; 0: not there
  std::uint64_t m_end = 0;
  std::uint64_t m_writingBegun = 0;  // up to here the system has been asked to write
  std::uint64_t m_tiersDone = 0;
  std::uint64_t m_positionsDone = 0;
};

}  // namespace kotai
