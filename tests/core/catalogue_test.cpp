// Tests for the catalogue. The catalogue agrees with the files, and is recreated after any damage to its
// database.
#include "core/catalogue/catalogue.h"

#include <sys/mount.h>

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>
#include <QVariant>
#include <atomic>
#include <fstream>
#include <memory>
#include <thread>
#include <vector>

#include "core/simultaneous/distribution.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "solvers/domineering/exact/solve.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
namespace fs = std::filesystem;

/// Runs one statement directly on the database, not through the catalogue, and returns its first value.
static QVariant runSql(const fs::path& folder, const QString& statement) {
  const QString name = QStringLiteral("behind the back");
  QVariant result;
  {
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
    database.setDatabaseName(QString::fromStdString((folder / "catalogue.sqlite").string()));
    if (database.open()) {
      QSqlQuery query(database);
      if (query.exec(statement) && query.next()) result = query.value(0);
    }
  }
  QSqlDatabase::removeDatabase(name);
  return result;
}

static void overwrite(const fs::path& file, std::streamoff offset, std::size_t bytes) {
  std::fstream stream(file, std::ios::in | std::ios::out | std::ios::binary);
  stream.seekp(offset);
  for (std::size_t i = 0; i < bytes; ++i) stream.put('x');
}

static bool sameEntry(const CatalogueEntry& left, const CatalogueEntry& right) {
  return left.variantId == right.variantId && left.file == right.file && left.bytes == right.bytes &&
         left.modifiedNs == right.modifiedNs && left.positions == right.positions && left.start == right.start &&
         left.outcomes == right.outcomes && left.countedOutcomes == right.countedOutcomes &&
         left.longestWin == right.longestWin && left.longestLoss == right.longestLoss && left.notables == right.notables;
}

class CatalogueTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void agreesWithTheSolution();
  void keepsTables();
  void knowsAnyVariant();
  void knowsDomineeringMoves();
  void damagedDomineeringFiles();
  void oldDatabasesAreRecreated();
  void readsOnlyNewFiles();
  void readersOfOneMomentShareARefresh();
  void forgetsRemovedFiles();
  void readsChangedFiles();
  void namesDamagedFiles();
  void ignoresUnfinishedFiles();
  void rebuildsWhenDeleted();
  void rebuildsWhenCorrupted_data();
  void rebuildsWhenCorrupted();
  void repairsWhileOpen();
  void leavesNewerDatabasesAlone();
  void movesVersionsBelowZeroAside();
  void worksWithoutAFolder();
  void worksInAReadOnlyFolder();
  void everyThreadHasItsConnection();
  void twoCataloguesShareAFile();
  void usesTheWriteAheadLog();

 private:
  fs::path folder() const { return m_folder->path(); }
  fs::path database() const { return folder() / "catalogue.sqlite"; }

  std::unique_ptr<test::DataFolder> m_folder;
  SolutionPtr m_solution;
};

void CatalogueTest::init() {
  m_folder = std::make_unique<test::DataFolder>();
  m_solution = m_folder->solve(test::dodgem(3));
}

void CatalogueTest::agreesWithTheSolution() {
  Catalogue catalogue(folder());
  QVERIFY(catalogue.place() == Catalogue::Place::File);
  QVERIFY(catalogue.entries().empty());
  const auto report = catalogue.refresh();
  QCOMPARE(report.filesRead, 1);
  QCOMPARE(report.filesRemoved, 0);
  QVERIFY(report.unreadable.empty());

  const auto entry = catalogue.entry("dodgem:3x3");
  QVERIFY(entry.has_value());
  const Totals sums = totals(*m_solution);
  QVERIFY(entry->file == m_solution->file());
  QCOMPARE(entry->bytes, m_solution->fileBytes());
  QCOMPARE(entry->positions, std::uint64_t{1423});
  QVERIFY(entry->start == Value::win(20));
  QVERIFY(entry->outcomes == sums.outcomes);
  QVERIFY(entry->countedOutcomes == sums.countedOutcomes);
  QVERIFY(entry->notables == sums.notables);
  QCOMPARE(entry->longestWin, sums.longest(Outcome::Win));
  QCOMPARE(entry->longestLoss, sums.longest(Outcome::Loss));
  QVERIFY(!catalogue.entry("dodgem:4x4").has_value());
}

void CatalogueTest::keepsTables() {
  Catalogue catalogue(folder());
  catalogue.refresh();
  for (const AggregateKey& key : m_solution->variant()->tierGraph().aggregateKeys()) {
    for (const Counting counting : {Counting::True, Counting::AsPublished}) {
      const auto table = catalogue.aggregateTable("dodgem:3x3", key, counting);
      QVERIFY(table.has_value());
      QVERIFY(table->cells == aggregate(*m_solution, key, counting).cells);
    }
  }
  QVERIFY(!catalogue.aggregateTable("dodgem:3x3", {"no such key", 3, 3}, Counting::True));
  QVERIFY(!catalogue.aggregateTable("dodgem:4x4", {"steps", 6, 6}, Counting::True));
}

/// The catalogue also reads files of variants that no game lists, and stores the tables of these variants,
/// including tables with counts inside parts.
void CatalogueTest::knowsAnyVariant() {
  for (const char* id : {"quoridor:3x4,fences=1-0", "quoridor:2x5,fences=2", "quoridor:4x3,fences=1,start=diagonal"}) {
    const SolutionPtr solution = m_folder->solve(test::variant(id));
    Catalogue catalogue(folder());
    const auto report = catalogue.refresh();
    QVERIFY2(report.unreadable.empty(), id);
    const auto entry = catalogue.entry(id);
    QVERIFY2(entry && entry->file == solution->file(), id);
    QCOMPARE(entry->positions, solution->variant()->tierGraph().totalPositions());
    QVERIFY(entry->start == solution->value(solution->variant()->start()));
    for (const AggregateKey& key : solution->variant()->tierGraph().aggregateKeys()) {
      const auto table = catalogue.aggregateTable(id, key, Counting::True);
      QVERIFY(table && table->cells == aggregate(*solution, key, Counting::True).cells);
    }
  }
}

void CatalogueTest::knowsDomineeringMoves() {
  for (const char* id : {"syncdom:4x4", "syncdom:7x2"}) {
    const auto variant = *parseSimultaneousVariant(id);
    domineering::SolveOptions options;
    options.directory = folder();
    QVERIFY(domineering::solve(variant, options).finished);
    const auto solution = SimultaneousSolution::open(folder(), variant);
    const CoveredCounts counts = classTotals(*solution);
    {
      Catalogue catalogue(folder());
      const auto report = catalogue.refresh();
      QVERIFY2(report.unreadable.empty(), id);
      QVERIFY(report.filesRead > 0);
    }
    // This second catalogue reads only the database, not the solution files.
    const auto entry = Catalogue(folder()).entry(id);
    QVERIFY2(entry && entry->file == solution->file(), id);
    QCOMPARE(entry->positions, solution->positions());
    QCOMPARE(entry->bytes, solution->fileBytes());
    QVERIFY(entry->payoffs.has_value());
    QVERIFY(entry->payoffs->start == *solution->value(variant->start()));
    QVERIFY(entry->payoffs->byClass == counts.byClass);
    QCOMPARE(entry->payoffs->finished, counts.finished);
  }
  Catalogue catalogue(folder());
  QCOMPARE(catalogue.refresh().filesRead, 0);
  QVERIFY(!catalogue.entry("dodgem:3x3")->payoffs);
}

void CatalogueTest::damagedDomineeringFiles() {
  const auto variant = *parseSimultaneousVariant("syncdom:4x4");
  domineering::SolveOptions options;
  options.directory = folder();
  QVERIFY(domineering::solve(variant, options).finished);
  for (const std::streamoff offset : {10, 200}) {
    overwrite(folder() / "syncdom-4x4.kotai", offset, 8);
    Catalogue catalogue(folder());
    const auto report = catalogue.refresh();
    QCOMPARE(report.unreadable.size(), std::size_t{1});
    QVERIFY(report.unreadable.front().file().filename() == "syncdom-4x4.kotai");
    QVERIFY(!catalogue.entry("syncdom:4x4"));
  }
}

void CatalogueTest::oldDatabasesAreRecreated() {
  QCOMPARE(Catalogue(folder()).refresh().filesRead, 1);
  runSql(folder(), QStringLiteral("DROP TABLE simultaneous"));
  runSql(folder(), QStringLiteral("ALTER TABLE solution DROP COLUMN figures_only"));
  runSql(folder(), QStringLiteral("PRAGMA user_version = 1"));
  Catalogue catalogue(folder());
  QVERIFY(catalogue.place() == Catalogue::Place::File);
  QVERIFY(!catalogue.entry("dodgem:3x3"));
  QCOMPARE(catalogue.refresh().filesRead, 1);
  QVERIFY(catalogue.entry("dodgem:3x3").has_value());
  QCOMPARE(runSql(folder(), QStringLiteral("PRAGMA user_version")).toInt(), 4);
}

void CatalogueTest::readsOnlyNewFiles() {
  {
    Catalogue catalogue(folder());
    QCOMPARE(catalogue.refresh().filesRead, 1);
    QCOMPARE(catalogue.refresh().filesRead, 0);
  }
  m_folder->solve(test::dodgem(4));
  Catalogue again(folder());
  QCOMPARE(again.entries().size(), std::size_t{1});
  QCOMPARE(again.refresh().filesRead, 1);
  const auto entries = again.entries();
  QCOMPARE(entries.size(), std::size_t{2});
  QVERIFY(entries[0].variantId == "dodgem:3x3" && entries[1].variantId == "dodgem:4x4");
  QCOMPARE(entries[1].positions, std::uint64_t{277993});
}

/// A reader waits for a refresh that begins after the reader's request. An earlier refresh may lack files that
/// the reader needs.
void CatalogueTest::readersOfOneMomentShareARefresh() {
  Catalogue catalogue(folder());
  const std::uint64_t before = catalogue.refreshes();
  const fs::path added = folder() / "dodgem-4x4.kotai";
  std::ofstream(added) << "no solution";
  QCOMPARE(catalogue.refreshAfter(before).filesRead, 1);
  fs::remove(added);
  m_folder->solve(test::dodgem(4));
  const auto shared = catalogue.refreshAfter(before);
  QCOMPARE(shared.filesRead, 1);
  QCOMPARE(shared.unreadable.size(), std::size_t{1});
  QVERIFY(!catalogue.entry("dodgem:4x4"));
  const auto later = catalogue.refreshAfter(catalogue.refreshes());
  QVERIFY(later.unreadable.empty() && catalogue.entry("dodgem:4x4"));
}

void CatalogueTest::forgetsRemovedFiles() {
  Catalogue catalogue(folder());
  catalogue.refresh();
  fs::remove(m_solution->file());
  QCOMPARE(catalogue.refresh().filesRemoved, 1);
  QVERIFY(catalogue.entries().empty());
  QCOMPARE(runSql(folder(), QStringLiteral("SELECT count(*) FROM aggregate")).toInt(), 0);
}

void CatalogueTest::readsChangedFiles() {
  Catalogue catalogue(folder());
  catalogue.refresh();
  fs::last_write_time(m_solution->file(), fs::file_time_type::clock::now() - std::chrono::hours(1));
  QCOMPARE(catalogue.refresh().filesRead, 1);
  QCOMPARE(catalogue.entries().size(), std::size_t{1});
}

void CatalogueTest::namesDamagedFiles() {
  Catalogue catalogue(folder());
  catalogue.refresh();
  fs::resize_file(m_solution->file(), m_solution->fileBytes() / 2);
  std::ofstream(folder() / "notes.kotai") << "not a solution";
  const auto report = catalogue.refresh();
  QCOMPARE(report.unreadable.size(), std::size_t{2});
  for (const SolutionError& error : report.unreadable) QVERIFY(error.file().parent_path() == folder());
  QVERIFY(catalogue.entries().empty());
}

void CatalogueTest::ignoresUnfinishedFiles() {
  fs::rename(m_solution->file(), folder() / "dodgem-3x3.kotai.part");
  Catalogue catalogue(folder());
  const auto report = catalogue.refresh();
  QVERIFY(report.filesRead == 0 && report.unreadable.empty());
  QVERIFY(catalogue.entries().empty());
}

void CatalogueTest::rebuildsWhenDeleted() {
  CatalogueEntry before;
  {
    Catalogue catalogue(folder());
    catalogue.refresh();
    before = catalogue.entry("dodgem:3x3").value();
  }
  for (const char* suffix : {"", "-wal", "-shm"}) fs::remove(folder() / (std::string("catalogue.sqlite") + suffix));
  Catalogue catalogue(folder());
  QCOMPARE(catalogue.refresh().filesRead, 1);
  QVERIFY(sameEntry(before, catalogue.entry("dodgem:3x3").value()));
}

void CatalogueTest::rebuildsWhenCorrupted_data() {
  QTest::addColumn<int>("offset");
  QTest::addColumn<int>("bytes");
  QTest::newRow("no database at all") << 0 << 4096;
  QTest::newRow("first page") << 100 << 3996;
  QTest::newRow("a later page") << 4096 << 4096;
  QTest::newRow("everything") << 0 << -1;
}

void CatalogueTest::rebuildsWhenCorrupted() {
  QFETCH(int, offset);
  QFETCH(int, bytes);
  CatalogueEntry before;
  {
    Catalogue catalogue(folder());
    catalogue.refresh();
    before = catalogue.entry("dodgem:3x3").value();
  }
  overwrite(database(), offset, bytes < 0 ? fs::file_size(database()) : static_cast<std::size_t>(bytes));
  Catalogue catalogue(folder());
  QVERIFY(catalogue.movedAside().has_value());
  QVERIFY(fs::exists(*catalogue.movedAside()));
  QVERIFY(catalogue.place() == Catalogue::Place::File);
  QCOMPARE(catalogue.refresh().filesRead, 1);
  QVERIFY(sameEntry(before, catalogue.entry("dodgem:3x3").value()));
}

void CatalogueTest::repairsWhileOpen() {
  Catalogue catalogue(folder());
  catalogue.refresh();
  const CatalogueEntry before = catalogue.entry("dodgem:3x3").value();
  for (const char* table : {"aggregate", "notable", "outcome", "solution"}) {
    runSql(folder(), QStringLiteral("DROP TABLE %1").arg(QString::fromLatin1(table)));
  }
  QVERIFY(catalogue.entries().empty());
  QCOMPARE(catalogue.refresh().filesRead, 1);
  QVERIFY(catalogue.movedAside() && catalogue.place() == Catalogue::Place::File);
  QVERIFY(sameEntry(before, catalogue.entry("dodgem:3x3").value()));
}

void CatalogueTest::leavesNewerDatabasesAlone() {
  { Catalogue(folder()).refresh(); }
  runSql(folder(), QStringLiteral("PRAGMA user_version = 1000"));
  {
    Catalogue catalogue(folder());
    QVERIFY(catalogue.place() == Catalogue::Place::Memory);
    QCOMPARE(catalogue.refresh().filesRead, 1);
    QCOMPARE(catalogue.entries().size(), std::size_t{1});
    QVERIFY(!catalogue.movedAside());
  }
  QCOMPARE(runSql(folder(), QStringLiteral("PRAGMA user_version")).toInt(), 1000);
  QCOMPARE(runSql(folder(), QStringLiteral("SELECT count(*) FROM solution")).toInt(), 1);
}

/// Versions count up from zero. Counting up from the lowest possible integer would take hours, so such a
/// database is moved aside.
void CatalogueTest::movesVersionsBelowZeroAside() {
  { Catalogue(folder()).refresh(); }
  runSql(folder(), QStringLiteral("PRAGMA user_version = -2147483648"));
  Catalogue catalogue(folder());
  QVERIFY(catalogue.movedAside().has_value());
  QVERIFY(catalogue.place() == Catalogue::Place::File);
  QCOMPARE(catalogue.refresh().filesRead, 1);
  QCOMPARE(runSql(folder(), QStringLiteral("PRAGMA user_version")).toInt(), 4);
}

/// While the folder does not exist, the catalogue is in memory. Once the folder exists, the catalogue moves to a file.
void CatalogueTest::worksWithoutAFolder() {
  const fs::path later = folder() / "later";
  Catalogue catalogue(later);
  QVERIFY(catalogue.place() == Catalogue::Place::Memory);
  QVERIFY(catalogue.refresh().unreadable.empty());
  QVERIFY(catalogue.entries().empty());
  QVERIFY(!fs::exists(later));
  fs::create_directory(later);
  fs::copy_file(m_solution->file(), later / m_solution->file().filename());
  QCOMPARE(catalogue.refresh().filesRead, 1);
  QVERIFY(catalogue.place() == Catalogue::Place::File);
  QCOMPARE(catalogue.entries().size(), std::size_t{1});
}

/// Permissions do not bind the superuser, so the folder is mounted read-only where that is allowed.
void CatalogueTest::worksInAReadOnlyFolder() {
  const std::string path = folder().string();
  const bool mounted = ::mount(path.c_str(), path.c_str(), nullptr, MS_BIND, nullptr) == 0;
  if (mounted && ::mount(nullptr, path.c_str(), nullptr, MS_REMOUNT | MS_BIND | MS_RDONLY, nullptr) != 0) {
    ::umount(path.c_str());
    QSKIP("cannot make a read-only mount here");
  }
  if (!mounted) fs::permissions(folder(), fs::perms::owner_read | fs::perms::owner_exec);
  const bool writable = std::ofstream(folder() / "probe").good();
  QVariantList found;
  if (!writable) {
    Catalogue catalogue(folder());
    found << (catalogue.place() == Catalogue::Place::Memory) << catalogue.refresh().filesRead << catalogue.refresh().filesRead
          << static_cast<int>(catalogue.entries().size());
    const AggregateKey key = m_solution->variant()->tierGraph().aggregateKeys().front();
    found << catalogue.aggregateTable("dodgem:3x3", key, Counting::True).has_value();
  }
  if (mounted) {
    ::umount2(path.c_str(), MNT_DETACH);
  } else {
    fs::permissions(folder(), fs::perms::owner_all);
  }
  if (writable) QSKIP("no way to make a folder read-only here");
  QCOMPARE(found, (QVariantList{true, 1, 0, 1, true}));
}

void CatalogueTest::everyThreadHasItsConnection() {
  Catalogue catalogue(folder());
  catalogue.refresh();
  std::atomic<int> right{0};
  std::vector<std::jthread> threads;
  for (int i = 0; i < 8; ++i) {
    threads.emplace_back([&catalogue, &right] {
      for (int round = 0; round < 20; ++round) {
        if (catalogue.entries().size() == 1) ++right;
        if (round % 5 == 0) catalogue.refresh();
      }
    });
  }
  threads.clear();
  QCOMPARE(right.load(), 160);
}

void CatalogueTest::twoCataloguesShareAFile() {
  Catalogue one(folder());
  Catalogue two(folder());
  QCOMPARE(one.refresh().filesRead, 1);
  QCOMPARE(two.refresh().filesRead, 0);
  QCOMPARE(two.entries().size(), std::size_t{1});
}

void CatalogueTest::usesTheWriteAheadLog() {
  Catalogue catalogue(folder());
  QCOMPARE(runSql(folder(), QStringLiteral("PRAGMA journal_mode")).toString(), QStringLiteral("wal"));
  QCOMPARE(runSql(folder(), QStringLiteral("PRAGMA user_version")).toInt(), 4);
}

KOTAI_TEST(CatalogueTest)
#include "catalogue_test.moc"
