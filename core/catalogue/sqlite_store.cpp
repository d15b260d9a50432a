#include "core/catalogue/sqlite_store.h"

#include <QStringList>
#include <cstddef>
#include <variant>

#include "core/analysis/table_rows.h"
#include "core/catalogue/migration.h"

namespace kotai::catalogue {

constexpr int newestVersion = 4;

constexpr std::array<std::string_view, notableKindCount> notableNames = {"zugzwang-loss-to-win", "zugzwang-loss-to-draw",
                                                                         "zugzwang-draw-to-win", "mutual-zugzwang",
                                                                         "only-move-wins",       "only-move-draws"};

static QString text(std::string_view words) { return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size())); }
static QString text(Outcome outcome) { return text(toText(outcome)); }
static QString text(Counting counting) {
  return counting == Counting::True ? QStringLiteral("true") : QStringLiteral("as-published");
}

static qlonglong number(std::uint64_t value) { return static_cast<qlonglong>(value); }
static std::uint64_t number(const QVariant& value) { return static_cast<std::uint64_t>(value.toLongLong()); }

static std::optional<Outcome> outcome(const QVariant& value) { return outcomeFromText(value.toString().toStdString()); }

/// Returns statements that recreate the tables of an older version. The next refresh reads their contents from the solution
/// files.
static QStringList migration(int fromVersion) {
  if (fromVersion + 1 < newestVersion) return {};
  return {
      QStringLiteral("DROP TABLE IF EXISTS outcome"),
      QStringLiteral("DROP TABLE IF EXISTS notable"),
      QStringLiteral("DROP TABLE IF EXISTS aggregate"),
      QStringLiteral("DROP TABLE IF EXISTS simultaneous"),
      QStringLiteral("DROP TABLE IF EXISTS solution"),
      QStringLiteral("CREATE TABLE solution (id INTEGER PRIMARY KEY, file TEXT NOT NULL UNIQUE, variant TEXT NOT NULL, "
                     "bytes INTEGER NOT NULL, modified_ns INTEGER NOT NULL, positions INTEGER NOT NULL, "
                     "start_outcome TEXT NOT NULL, start_distance INTEGER, longest_win INTEGER NOT NULL, "
                     "longest_loss INTEGER NOT NULL, figures_only INTEGER NOT NULL)"),
      QStringLiteral("CREATE TABLE outcome (solution INTEGER NOT NULL REFERENCES solution (id) ON DELETE CASCADE, "
                     "outcome TEXT NOT NULL, positions INTEGER NOT NULL, counted INTEGER NOT NULL, "
                     "PRIMARY KEY (solution, outcome)) WITHOUT ROWID"),
      QStringLiteral("CREATE TABLE notable (solution INTEGER NOT NULL REFERENCES solution (id) ON DELETE CASCADE, "
                     "kind TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (solution, kind)) WITHOUT ROWID"),
      QStringLiteral("CREATE TABLE aggregate (solution INTEGER NOT NULL REFERENCES solution (id) ON DELETE CASCADE, "
                     "key TEXT NOT NULL, counting TEXT NOT NULL, outcome TEXT NOT NULL, opponent INTEGER NOT NULL, "
                     "mover INTEGER NOT NULL, count INTEGER NOT NULL, "
                     "PRIMARY KEY (solution, key, counting, outcome, opponent, mover)) WITHOUT ROWID"),
      QStringLiteral("CREATE TABLE simultaneous (solution INTEGER PRIMARY KEY REFERENCES solution (id) ON DELETE CASCADE, "
                     "start_value REAL NOT NULL, first_secure INTEGER NOT NULL, second_secure INTEGER NOT NULL, "
                     "first_wins INTEGER NOT NULL, second_wins INTEGER NOT NULL, draws INTEGER NOT NULL, "
                     "mixed INTEGER NOT NULL, finished INTEGER NOT NULL)"),
  };
}

/// Inserts the cells that `kotai-cli table` prints.
static void insertTable(const QSqlDatabase& database, qlonglong solution, const AggregateTable& table) {
  QSqlQuery query(database);
  query.prepare(QStringLiteral("INSERT INTO aggregate VALUES (?, ?, ?, ?, ?, ?, ?)"));
  for (const auto& row : tableRows(table).rows) {
    query.bindValue(0, solution);
    query.bindValue(1, text(table.key.id));
    query.bindValue(2, text(table.counting));
    query.bindValue(3, text(std::get<std::string>(row[0].content)));
    for (int place = 4; place < 7; ++place)
      query.bindValue(place, number(std::get<std::uint64_t>(row[static_cast<std::size_t>(place - 3)].content)));
    if (!query.exec()) throw StoreError{};
  }
}

static void insertPayoffs(const QSqlDatabase& database, qlonglong solution, const PayoffTotals& facts) {
  QVariantList values{solution, facts.start.value, int{facts.start.firstSecure}, int{facts.start.secondSecure}};
  for (const std::uint64_t count : facts.byClass) values.append(number(count));
  values.append(number(facts.finished));
  execute(database, QStringLiteral("INSERT INTO simultaneous VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"), values);
}

static std::optional<PayoffTotals> readPayoffs(const QSqlDatabase& database, qlonglong solution) {
  QSqlQuery query = execute(database,
                            QStringLiteral("SELECT start_value, first_secure, second_secure, first_wins, second_wins, draws, "
                                           "mixed, finished FROM simultaneous WHERE solution = ?"),
                            {solution});
  if (!query.next()) return std::nullopt;
  PayoffTotals facts;
  facts.start = {query.value(0).toDouble(), static_cast<std::int8_t>(query.value(1).toInt()),
                 static_cast<std::int8_t>(query.value(2).toInt())};
  for (std::size_t each = 0; each < facts.byClass.size(); ++each)
    facts.byClass[each] = number(query.value(static_cast<int>(3 + each)));
  facts.finished = number(query.value(7));
  return facts;
}

static void readDetails(const QSqlDatabase& database, qlonglong solution, CatalogueEntry& entry) {
  entry.payoffs = readPayoffs(database, solution);
  QSqlQuery outcomes =
      execute(database, QStringLiteral("SELECT outcome, positions, counted FROM outcome WHERE solution = ?"), {solution});
  while (outcomes.next()) {
    if (const auto which = outcome(outcomes.value(0))) {
      entry.outcomes[static_cast<std::size_t>(*which)] = number(outcomes.value(1));
      entry.countedOutcomes[static_cast<std::size_t>(*which)] = number(outcomes.value(2));
    }
  }
  QSqlQuery notables = execute(database, QStringLiteral("SELECT kind, count FROM notable WHERE solution = ?"), {solution});
  while (notables.next()) {
    for (std::size_t kind = 0; kind < notableNames.size(); ++kind) {
      if (notables.value(0).toString() == text(notableNames[kind])) entry.notables[kind] = number(notables.value(1));
    }
  }
}

SqliteStore::SqliteStore(const std::filesystem::path& file) : m_connections(text(file.string())) {
  try {
    const QSqlDatabase database = m_connections.forThisThread();
    checkIntegrity(database);
    execute(database, QStringLiteral("PRAGMA journal_mode = WAL"));
    migrate(database, newestVersion, migration);
  } catch (const StoreError&) {
    m_connections.closeInThisThread();
    throw;
  }
}

SqliteStore::~SqliteStore() { m_connections.closeInThisThread(); }

std::vector<KnownFile> SqliteStore::knownFiles() const {
  QSqlQuery query = execute(m_connections.forThisThread(),
                            QStringLiteral("SELECT file, variant, figures_only, bytes, modified_ns FROM solution"));
  std::vector<KnownFile> known;
  while (query.next()) {
    known.push_back({query.value(0).toString().toStdString(), query.value(1).toString().toStdString(), query.value(2).toBool(),
                     number(query.value(3)), query.value(4).toLongLong()});
  }
  return known;
}

void SqliteStore::update(const std::vector<std::string>& forgotten, const std::vector<SolvedFile>& read) {
  const QSqlDatabase database = m_connections.forThisThread();
  Transaction transaction(database);
  const auto forget = [&database](const std::string& name) {
    execute(database, QStringLiteral("DELETE FROM solution WHERE file = ?"), {text(name)});
  };
  for (const std::string& name : forgotten) forget(name);
  for (const SolvedFile& file : read) {
    forget(file.name);
    insert(database, file);
  }
  transaction.done();
}

void SqliteStore::insert(const QSqlDatabase& database, const SolvedFile& file) {
  const CatalogueEntry& entry = file.entry;
  const QSqlQuery inserted =
      execute(database,
              QStringLiteral("INSERT INTO solution (file, variant, bytes, modified_ns, positions, start_outcome, start_distance, "
                             "longest_win, longest_loss, figures_only) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
              {text(file.name), text(entry.variantId), number(entry.bytes), static_cast<qlonglong>(entry.modifiedNs),
               number(entry.positions), text(entry.start.outcome),
               entry.start.outcome == Outcome::Draw ? QVariant() : QVariant(entry.start.distancePlies), entry.longestWin,
               entry.longestLoss, entry.figuresOnly});
  const qlonglong id = inserted.lastInsertId().toLongLong();
  for (const Outcome result : {Outcome::Loss, Outcome::Draw, Outcome::Win}) {
    const auto i = static_cast<std::size_t>(result);
    execute(database, QStringLiteral("INSERT INTO outcome VALUES (?, ?, ?, ?)"),
            {id, text(result), number(entry.outcomes[i]), number(entry.countedOutcomes[i])});
  }
  for (std::size_t kind = 0; kind < notableNames.size(); ++kind) {
    execute(database, QStringLiteral("INSERT INTO notable VALUES (?, ?, ?)"),
            {id, text(notableNames[kind]), number(entry.notables[kind])});
  }
  for (const AggregateTable& table : file.tables) insertTable(database, id, table);
  if (entry.payoffs) insertPayoffs(database, id, *entry.payoffs);
}

std::vector<CatalogueEntry> SqliteStore::entries(std::optional<std::string_view> variantId) const {
  const QSqlDatabase database = m_connections.forThisThread();
  const QString columns = QStringLiteral(
      "SELECT id, file, variant, bytes, modified_ns, positions, start_outcome, start_distance, "
      "longest_win, longest_loss, figures_only FROM solution ");
  QSqlQuery query = variantId ? execute(database, columns + QStringLiteral("WHERE variant = ?"), {text(*variantId)})
                              : execute(database, columns + QStringLiteral("ORDER BY variant"));
  std::vector<CatalogueEntry> entries;
  while (query.next()) {
    CatalogueEntry& entry = entries.emplace_back();
    entry.file = query.value(1).toString().toStdString();
    entry.variantId = query.value(2).toString().toStdString();
    entry.bytes = number(query.value(3));
    entry.modifiedNs = query.value(4).toLongLong();
    entry.positions = number(query.value(5));
    entry.start = {outcome(query.value(6)).value_or(Outcome::Draw), query.value(7).toUInt()};
    entry.longestWin = query.value(8).toUInt();
    entry.longestLoss = query.value(9).toUInt();
    entry.figuresOnly = query.value(10).toBool();
    readDetails(database, query.value(0).toLongLong(), entry);
  }
  return entries;
}

std::optional<AggregateTable> SqliteStore::aggregateTable(std::string_view variantId, const AggregateKey& key,
                                                          Counting counting) const {
  QSqlQuery query = execute(m_connections.forThisThread(),
                            QStringLiteral("SELECT outcome, opponent, mover, count FROM aggregate JOIN solution ON solution.id = "
                                           "aggregate.solution WHERE variant = ? AND key = ? AND counting = ?"),
                            {text(variantId), text(key.id), text(counting)});
  if (!query.next()) return std::nullopt;
  AggregateTable table{key, counting, {}};
  const auto columns = static_cast<std::size_t>(key.maxMover) + 1;
  for (auto& cells : table.cells) cells.assign(columns * (static_cast<std::size_t>(key.maxOpponent) + 1), 0);
  do {
    const auto which = outcome(query.value(0));
    const std::uint64_t opponent = number(query.value(1));
    const std::uint64_t mover = number(query.value(2));
    if (!which || mover >= columns || opponent > static_cast<std::uint64_t>(key.maxOpponent)) return std::nullopt;
    table.cells[static_cast<std::size_t>(*which)][opponent * columns + mover] = number(query.value(3));
  } while (query.next());
  return table;
}

}  // namespace kotai::catalogue
