// Tests for the user's own records: named queries, and the days on which solutions were verified.
#include <fmt/format.h>
#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <future>
#include <memory>
#include <thread>
#include <vector>

#include "core/base/errors.h"
#include "core/data/verified_files.h"
#include "core/query/saved_queries.h"
#include "core/tables/lock_file.h"
#include "tests/runner/test_class.h"

using namespace kotai;

namespace {

/// Sets the folder of the records for the duration of a test.
class StateFolder {
 public:
  explicit StateFolder(const QString& folder) : m_before(qgetenv(variable)) { qputenv(variable, folder.toUtf8()); }
  ~StateFolder() { m_before.isNull() ? qunsetenv(variable) : qputenv(variable, m_before); }
  StateFolder(const StateFolder&) = delete;
  StateFolder& operator=(const StateFolder&) = delete;

 private:
  static constexpr const char* variable = "XDG_STATE_HOME";
  QByteArray m_before;
};

}  // namespace

class OwnRecordsTest : public QObject {
  Q_OBJECT

 private slots:
  void queriesAreSavedForEachGame();
  void unreadableQueriesAreNone();
  void verificationsAreRemembered();
  void verificationsAtTheSameTimeAreAllKept();
  void locksAreWaitedFor();
  void oldVerificationsAreRead();
  void newFilesHaveUsualPermissions();
};

void OwnRecordsTest::queriesAreSavedForEachGame() {
  const QTemporaryDir folder;
  const std::filesystem::path data = folder.filePath(QStringLiteral("new")).toStdString();
  QVERIFY(query::savedQueries(data, "dodgem").empty());
  QVERIFY(query::saveQuery(data, "dodgem", "only moves", "good-moves = 1"));
  QVERIFY(query::saveQuery(data, "gobblet", "小", "own-small = 0"));
  QVERIFY(query::saveQuery(data, "dodgem", "long", "distance > 30"));
  QVERIFY(query::saveQuery(data, "dodgem", "long", "distance > 40"));
  QCOMPARE(query::savedQueries(data, "dodgem"),
           (query::SavedQueries{{"long", "distance > 40"}, {"only moves", "good-moves = 1"}}));
  QCOMPARE(query::savedQueries(data, "gobblet"), (query::SavedQueries{{"小", "own-small = 0"}}));
  QVERIFY(query::removeQuery(data, "dodgem", "long"));
  QCOMPARE(query::savedQueries(data, "dodgem"), (query::SavedQueries{{"only moves", "good-moves = 1"}}));
}

/// If the JSON of the file is not an object, no queries are read, and the file is not overwritten.
void OwnRecordsTest::unreadableQueriesAreNone() {
  const QTemporaryDir folder;
  const std::filesystem::path data = folder.path().toStdString();
  for (const char* const text : {"", "[]", "{", "{\"dodgem\": 3}", "{\"dodgem\": {\"a\": 3}}"}) {
    QFile file(folder.filePath(QStringLiteral("queries.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    QVERIFY2(query::savedQueries(data, "dodgem").empty(), text);
    if (qstrlen(text) > 2) continue;
    QVERIFY2(!query::saveQuery(data, "dodgem", "won", "outcome = win"), text);
    QVERIFY2(!query::removeQuery(data, "dodgem", "won"), text);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray(text));
  }
  QVERIFY(query::saveQuery(data, "dodgem", "won", "outcome = win"));
  QCOMPARE(query::savedQueries(data, "dodgem").size(), std::size_t{1});
  QVERIFY(!query::saveQuery(data / "queries.json", "dodgem", "won", "outcome = win"));  // the folder does not exist
  QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList(QStringLiteral("queries.json")));
}

/// The umask determines who can read a record, as for any other file.
void OwnRecordsTest::newFilesHaveUsualPermissions() {
  const QTemporaryDir folder;
  const std::filesystem::path data = folder.path().toStdString();
  using std::filesystem::perms;
  for (const mode_t mask : {mode_t{022}, mode_t{077}}) {
    const mode_t before = ::umask(mask);
    const bool saved = query::saveQuery(data, "dodgem", "won", "outcome = win");
    ::umask(before);
    QVERIFY(saved);
    QCOMPARE(std::filesystem::status(data / "queries.json").permissions(), static_cast<perms>(0666U & ~mask));
    QVERIFY(std::filesystem::remove(data / "queries.json"));
  }
}

/// A file that has changed after its verification counts as not verified.
void OwnRecordsTest::verificationsAreRemembered() {
  const QTemporaryDir folder;
  const StateFolder state(folder.filePath(QStringLiteral("state")));
  const std::filesystem::path solution = folder.filePath(QStringLiteral("dodgem-3x3.kotai")).toStdString();
  recordVerified(solution, imprintOf(solution));  // the file does not exist
  QVERIFY(!verifiedOn(solution));
  QFile file(QString::fromStdString(solution.string()));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("values");
  file.close();
  QVERIFY(!verifiedOn(solution));
  const auto imprint = imprintOf(solution);
  const auto today = [] { return QDate::currentDate().toString(Qt::ISODate).toStdString(); };
  const std::string earliest = today();
  recordVerified(solution, imprint);
  QVERIFY(verifiedOn(solution) == earliest || verifiedOn(solution) == today());
  QFile record(folder.filePath(QStringLiteral("state/kotai/verified.json")));
  QVERIFY(record.open(QIODevice::ReadOnly));
  QCOMPARE(QJsonDocument::fromJson(record.readAll()).object().size(), 1);
  QVERIFY(file.open(QIODevice::Append));
  file.write("!");
  file.close();
  QVERIFY(!verifiedOn(solution));
  recordVerified(solution, imprint);  // the file changed during the check
  QVERIFY(!verifiedOn(solution));
  record.close();
  QVERIFY(record.open(QIODevice::WriteOnly));
  record.write("{\"");  // damages the record
  record.close();
  QVERIFY(!verifiedOn(solution));
  recordVerified(solution, imprintOf(solution));
  QVERIFY(verifiedOn(solution));
  QCOMPARE(QDir(folder.filePath(QStringLiteral("state/kotai"))).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

/// Several programs record verifications at the same time, and all of these records are stored. The name of one
/// file is not UTF-8. Versions before 1.0 wrote one line for each file, and the last line could be incomplete.
void OwnRecordsTest::verificationsAtTheSameTimeAreAllKept() {
  const QTemporaryDir folder;
  const StateFolder state(folder.filePath(QStringLiteral("state")));
  std::vector<std::filesystem::path> files;
  for (int number = 0; number < 16; ++number)
    files.push_back(std::filesystem::path(folder.path().toStdString()) / fmt::format("{}{}", number == 0 ? "\xe9%" : "", number));
  for (const auto& file : files) std::ofstream(file) << "values";
  {
    std::vector<std::jthread> programs;
    for (const auto& file : files) programs.emplace_back([&file] { recordVerified(file, imprintOf(file)); });
  }
  for (const auto& file : files) QVERIFY2(verifiedOn(file), file.c_str());
}

/// A request for a lock that another user holds fails at once. A patient request succeeds when the lock is released.
void OwnRecordsTest::locksAreWaitedFor() {
  using namespace std::chrono_literals;
  const QTemporaryDir folder;
  const std::filesystem::path file = folder.filePath(QStringLiteral("file.lock")).toStdString();
  auto holder = std::make_unique<LockFile>(file);
  QVERIFY_THROWS_EXCEPTION(SolutionError, LockFile{file});
  QVERIFY_THROWS_EXCEPTION(SolutionError, LockFile{file, 0ms});
  std::promise<void> begun;
  std::future<void> patient = std::async(std::launch::async, [&file, &begun] {
    begun.set_value();
    const LockFile lock(file, 20s);
  });
  begun.get_future().wait();
  QVERIFY(patient.wait_for(3 * lockPatience) == std::future_status::timeout);  // long enough for several attempts
  holder.reset();
  QVERIFY_THROWS_NO_EXCEPTION(patient.get());
  QVERIFY(!std::filesystem::exists(file));
}

void OwnRecordsTest::oldVerificationsAreRead() {
  const QTemporaryDir folder;
  const StateFolder state(folder.path());
  const std::filesystem::path solution = folder.filePath(QStringLiteral("dodgem-3x3.kotai")).toStdString();
  QFile file(QString::fromStdString(solution.string()));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("values");
  file.close();
  const QByteArray imprint = QByteArray::fromStdString(imprintOf(solution).value());
  QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("kotai")));
  QFile record(folder.filePath(QStringLiteral("kotai/verified")));
  QVERIFY(record.open(QIODevice::WriteOnly));
  record.write("\n2026-11-20 " + imprint + "0\n\n2026-11-21 " + imprint + "\n\n2026-11-22 " + imprint + "\n\n2026-11-2");
  record.close();
  QVERIFY(verifiedOn(solution) == "2026-11-22");
  recordVerified(solution, imprintOf(solution));
  QVERIFY(verifiedOn(solution) > "2026-11-22");
}

KOTAI_TEST(OwnRecordsTest)
#include "own_records_test.moc"
