// The records of a finished solution: in one file or in the shards of a manifest.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "core/tables/file_checks.h"
#include "core/tables/file_shape.h"
#include "core/tables/input_file.h"
#include "core/tables/manifest.h"
#include "core/tables/tier_record.h"

namespace kotai {

/// Reader of the records of a solution. Immutable and thread-safe.
class RecordSource {
 public:
  /// Searches for shards beside the file, then in the folders of \p further. Throws SolutionError (NotFound, NotASolution,
  /// Truncated, ...; ShardMissing).
  RecordSource(const std::filesystem::path& file, FileShape shape, const std::vector<std::filesystem::path>& further = {});
  /// Tag of the constructor that opens the log of a possibly running solve, with its header and the values of the
  /// first tier. This constructor throws DamagedTier if there are no values, and the exceptions of the other
  /// constructor.
  struct Unfinished {};
  RecordSource(const std::filesystem::path& log, FileShape shape, Unfinished);

  const std::filesystem::path& path() const { return m_file.path(); }
  ValueCoding coding() const { return static_cast<ValueCoding>(m_header.coding); }
  bool isManifest() const { return m_manifest.has_value(); }
  /// Returns the number of positions with values, according to the file.
  std::uint64_t positions() const { return isManifest() ? m_manifest->positions : m_end.trailer.positions; }
  /// Returns the size of the solution, including its shards.
  std::uint64_t bytes() const;
  std::vector<std::filesystem::path> shardFiles() const;

  /// Returns the checked head of a record. Throws SolutionError (DamagedTier), which names the file that should contain
  /// the record.
  TierRecordView record(RecordKey key) const;
  /// Returns the bytes of a tier's record. Throws like record().
  std::vector<std::byte> rawRecord(TierId tier) const;
  const std::filesystem::path& fileOf(TierId tier) const { return place({tier, 0}).file->path(); }

 private:
  struct Place {
    const InputFile* file;
    std::uint64_t offset;
    std::uint64_t end;                      // end of the records in the file
    std::optional<std::uint64_t> checksum;  // checksum of the head, if known
  };
  Place place(RecordKey key) const;
  void findValues();
  void openShards(const std::vector<std::filesystem::path>& further);

  FileShape m_shape;
  InputFile m_file;
  layout::FileHeader m_header;
  FileEnd m_end;
  std::optional<Manifest> m_manifest;
  std::vector<std::unique_ptr<const InputFile>> m_shards;
};

}  // namespace kotai
