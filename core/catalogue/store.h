// Storage for the catalogue's data about solution files.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/catalogue/catalogue.h"

namespace kotai::catalogue {

/// The catalogue's data about one solution file.
struct SolvedFile {
  std::string name;  ///< name of the file without the folder; key of the row
  CatalogueEntry entry;
  std::vector<AggregateTable> tables;
};

/// Data about a file from the time when the catalogue last read the file.
struct KnownFile {
  std::string name;
  std::string variantId;
  bool figuresOnly = false;
  std::uint64_t bytes = 0;
  std::int64_t modifiedNs = 0;
};

/// Storage for the catalogue. Thread-safe. Every function throws StoreError if the store has become unusable.
class Store {
 public:
  virtual ~Store() = default;
  virtual std::vector<KnownFile> knownFiles() const = 0;
  /// Removes the rows of \p forgotten, then adds \p read. Replaces rows of the same name. On failure, changes
  /// nothing.
  virtual void update(const std::vector<std::string>& forgotten, const std::vector<SolvedFile>& read) = 0;
  /// Returns the entries of all files, or only of one variant, ordered by variant. CatalogueEntry::file has no folder.
  virtual std::vector<CatalogueEntry> entries(std::optional<std::string_view> variantId) const = 0;
  virtual std::optional<AggregateTable> aggregateTable(std::string_view variantId, const AggregateKey& key,
                                                       Counting counting) const = 0;
};

struct StoreError {
  bool damaged = false;  ///< whether the database is broken, not just inaccessible
  bool newer = false;    ///< a newer program created the database, which must stay unchanged
};

}  // namespace kotai::catalogue
