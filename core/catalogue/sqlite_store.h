// The catalogue in SQLite: write-ahead log, versioned tables.
#pragma once

#include <QSqlDatabase>

#include "core/catalogue/connection.h"
#include "core/catalogue/store.h"

namespace kotai::catalogue {

/// Tables (outcomes, kinds and countings are stored as words):
///   solution (id, file, variant, bytes, modified_ns, positions, start_outcome, start_distance, longest_win, longest_loss,
///     figures_only)
///   outcome (solution, outcome, positions, counted)
///   notable (solution, kind, count)
///   aggregate (solution, key, counting, outcome, opponent, mover, count)
///   simultaneous (solution, start_value, first_secure, second_secure, first_wins, second_wins, draws, mixed, finished)
/// PRAGMA user_version is the version of the tables. Older databases are migrated step by step.
class SqliteStore : public Store {
 public:
  /// Opens or creates the database. Throws StoreError, with `damaged` if SQLite's check finds a fault.
  explicit SqliteStore(const std::filesystem::path& file);
  ~SqliteStore() override;

  std::vector<KnownFile> knownFiles() const override;
  void update(const std::vector<std::string>& forgotten, const std::vector<SolvedFile>& read) override;
  std::vector<CatalogueEntry> entries(std::optional<std::string_view> variantId) const override;
  std::optional<AggregateTable> aggregateTable(std::string_view variantId, const AggregateKey& key,
                                               Counting counting) const override;

 private:
  void insert(const QSqlDatabase& database, const SolvedFile& file);

  ConnectionSource m_connections;
};

}  // namespace kotai::catalogue
