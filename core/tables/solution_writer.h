// Writes a solution tier by tier into `*.part`, resumes what is there, and turns it into the finished file at the end.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <stop_token>
#include <vector>

#include "core/base/parallel.h"
#include "core/game/variant.h"
#include "core/tables/file_shape.h"
#include "core/tables/tier_record.h"

namespace kotai {

/// Thread-safe. Holds an advisory lock on the `.part` file (gone with the process, however it ends). Tiers already in the
/// file stay; damaged ones are passed over and a half-written end is cut off when it is opened again.
class SolutionWriter {
 public:
  /// Opens or makes the `.part` file. Throws SolutionError: Locked (another program is at it), CannotCreate, CannotOpen,
  /// DiskFull, NewerVersion, WrongVariant, ForeignFile (a `.part` that is no file of ours, or a link), ... One with a damaged
  /// header is begun anew.
  /// If `stop` is requested while an earlier run's tiers are read back, the rest of them is left unread: append nothing then.
  SolutionWriter(const std::filesystem::path& directory, FileShape shape, ValueCoding coding, std::stop_token stop = {});
  SolutionWriter(const std::filesystem::path& directory, const VariantPtr& variant, ValueCoding coding, std::stop_token stop = {})
      : SolutionWriter(directory, FileShape::of(*variant), coding, std::move(stop)) {}
  ~SolutionWriter();
  SolutionWriter(const SolutionWriter&) = delete;
  SolutionWriter& operator=(const SolutionWriter&) = delete;

  const std::filesystem::path& file() const { return m_partFile; }
  /// The finished file appeared while this one waited for the lock; there is nothing to do, and the `.part` file is gone.
  bool finishedByAnother() const { return m_finishedByAnother; }
  bool hasTier(TierId tier) const { return hasRecord({tier, 0}); }
  bool hasRecord(RecordKey key) const { return m_directory[slot(key)] != 0; }
  std::uint64_t tiersDone() const;
  /// Positions of the tiers done.
  std::uint64_t positionsDone() const;

  /// Appends a record made by encodeTierRecord(). Throws SolutionError (DiskFull, WriteFailed); the file then still ends
  /// with a whole record.
  void append(TierId tier, std::span<const std::byte> record, std::uint64_t positions);
  /// Fills one block of codes or marks, given its first position.
  using FillBlock = std::function<void(std::uint64_t firstPosition, std::span<std::byte> plain)>;
  /// Appends a record block by block, for tiers too large to be held twice; false if `stop` was requested: the file then
  /// still ends with the record before. Throws as append() does.
  bool appendBlocks(const RecordShape& shape, const TierSummary& summary, const FillBlock& fill, const ParallelLoop& forEach,
                    const std::stop_token& stop);
  /// Reads the codes or marks of a record back, `bytes` being as large as they are. Throws SolutionError if it is damaged.
  void readInto(RecordKey key, std::span<std::byte> bytes, const ParallelLoop& forEach) const;
  /// Reads a tier back. Throws SolutionError if it is damaged.
  TierCodes read(TierId tier) const;
  /// Precondition: every tier has been appended, with all its planes. Adds directory and trailer, syncs, renames.
  void finish();

 private:
  std::size_t slot(RecordKey key) const { return static_cast<std::size_t>(key.plane * m_tierCount + key.tier.value); }
  void readBack(const std::stop_token& stop);
  void writeAt(const void* data, std::size_t bytes, std::uint64_t offset);
  [[noreturn]] void failed(int reason, bool writing) const;

  FileShape m_shape;
  ValueCoding m_coding;
  std::filesystem::path m_partFile;
  std::filesystem::path m_finalFile;
  int m_descriptor = -1;
  mutable std::mutex m_mutex;
  std::uint64_t m_tierCount;
  std::vector<std::uint64_t> m_directory;  // record offsets by plane, then tier; 0: not there
  std::uint64_t m_end = 0;
  bool m_finishedByAnother = false;
  std::uint64_t m_tiersDone = 0;
  std::uint64_t m_positionsDone = 0;
};

}  // namespace kotai
