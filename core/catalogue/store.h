// Storage of the catalogue's facts about solution files.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/catalogue/catalogue.h"

namespace kotai::catalogue {

/// Everything the catalogue knows about one solution file.
struct SolvedFile {
  std::string name;  ///< without the folder; the key of a row
  CatalogueEntry entry;
  std::vector<AggregateTable> tables;
};

/// A file as it was when it was read.
struct KnownFile {
  std::string name;
  std::uint64_t bytes = 0;
  std::int64_t modifiedNs = 0;
};

/// Thread-safe. Every function throws StoreError if the store cannot be used any more.
class Store {
 public:
  virtual ~Store() = default;
  virtual std::vector<KnownFile> knownFiles() const = 0;
  /// All or nothing: removes some files, then adds others, replacing rows of the same name.
  virtual void update(const std::vector<std::string>& forgotten, const std::vector<SolvedFile>& read) = 0;
  /// All files or those of one variant, ordered by variant. Without CatalogueEntry::file's folder.
  virtual std::vector<CatalogueEntry> entries(std::optional<std::string_view> variantId) const = 0;
  virtual std::optional<AggregateTable> aggregateTable(std::string_view variantId, const AggregateKey& key,
                                                       Counting counting) const = 0;
};

struct StoreError {
  bool damaged = false;  ///< the database is broken, not just out of reach
  bool newer = false;    ///< made by a newer program: leave it unchanged
};

}  // namespace kotai::catalogue
