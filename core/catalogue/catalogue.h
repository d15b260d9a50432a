// The catalogue of a data folder: solved variants with totals and tables, so that the home page need not open solution files.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/analysis/aggregate.h"
#include "core/base/errors.h"
#include "core/game/game_value.h"
#include "core/game/value.h"
#include "core/tables/tier_summary.h"

namespace kotai {

struct CatalogueEntry {
  std::string variantId;  ///< id of the variant, such as "dodgem:4x4"
  std::filesystem::path file;
  std::uint64_t bytes = 0;
  std::int64_t modifiedNs = 0;  ///< time of the last write, in nanoseconds since 1970
  std::uint64_t positions = 0;
  Value start;
  std::array<std::uint64_t, 3> outcomes{};         ///< numbers of all positions, indexed by Outcome
  std::array<std::uint64_t, 3> countedOutcomes{};  ///< numbers of positions in aggregated tables, indexed by Outcome
  std::uint32_t longestWin = 0;
  std::uint32_t longestLoss = 0;
  std::array<std::uint64_t, notableKindCount> notables{};  ///< numbers of notable positions, indexed by NotableKind
  bool figuresOnly = false;                                ///< whether the file has only figures
  /// Totals of payoffs, set only if both sides move at once. If set, the members from `start` to `notables` are
  /// meaningless.
  std::optional<PayoffTotals> payoffs = {};
};

/// Catalogue of a data folder, stored in the database `<data>/catalogue.sqlite`. Contains only data that can be
/// read again from the solution files. A damaged database is renamed and recreated. If the folder is missing or
/// read-only, the catalogue is kept in memory. Thread-safe, with one connection per thread. Needs a
/// QCoreApplication to use a file.
class Catalogue {
 public:
  enum class Place {
    File,    ///< a file in the folder
    Memory,  ///< memory, because the folder is not writable or a newer program created the database
  };

  struct RefreshReport {
    int filesRead = 0;                      ///< number of new or changed files
    int filesRemoved = 0;                   ///< number of removed rows, whose files have vanished
    std::vector<SolutionError> unreadable;  ///< unusable solution files, with the reason
  };

  /// Opens or creates the database. Reads no solution file. Never throws because of the folder's contents.
  explicit Catalogue(std::filesystem::path directory);
  ~Catalogue();
  Catalogue(const Catalogue&) = delete;
  Catalogue& operator=(const Catalogue&) = delete;

  const std::filesystem::path& directory() const;
  Place place() const;
  /// Returns the new path of a damaged database that was renamed, or nothing if no database was damaged.
  std::optional<std::filesystem::path> movedAside() const;

  /// Updates the database from the *.kotai and *.figures files of the folder. Reads only new or changed files.
  RefreshReport refresh();
  /// Returns the number of refreshes that have begun.
  std::uint64_t refreshes() const;
  /// Like refresh(), but if more than \p known refreshes have begun, returns the report of the last one. Several
  /// readers that start together therefore read the folder only once.
  RefreshReport refreshAfter(std::uint64_t known);

  /// Returns all entries, or only the entries of one variant, as of the last refresh(). The entries are ordered
  /// by variant.
  std::vector<CatalogueEntry> entries(std::optional<std::string_view> variantId = {}) const;
  std::optional<CatalogueEntry> entry(std::string_view variantId) const;
  /// Like kotai::aggregate(). Returns nothing if the variant or the key is missing.
  std::optional<AggregateTable> aggregateTable(std::string_view variantId, const AggregateKey& key, Counting counting) const;

 private:
  struct Impl;
  std::unique_ptr<Impl> m_impl;
};

}  // namespace kotai
