// Tests for `kotai-cli pack` and `unpack`. Packs a solution for another user, and reads damaged or forged packs.
#include <xxhash.h>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>

#include "core/game/registry.h"
#include "core/tables/lock_file.h"
#include "core/tables/outcome_table.h"
#include "core/tables/solution_writer.h"
#include "tests/cli/cli_runner.h"
#include "tests/file_bytes.h"
#include "tests/runner/test_class.h"
#include "tests/send_signal.h"

using kotai::test::bytesOf;
using kotai::test::put;

class CliPackTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void goesToAnotherFolder_data();
  void goesToAnotherFolder();
  void outcomesAlone();
  void outcomesNeedNoDistances_data();
  void outcomesNeedNoDistances();
  void damagedOutcomesComeFromThePackAgain();
  void outcomesAfterAKill();
  void outcomesBesideFigures();
  void outcomesOfAnotherShape_data();
  void outcomesOfAnotherShape();
  void refusedOutcomes();
  void describesItsContents();
  void replacesNothing();
  void keepsASolutionThatAppearsMeanwhile();
  void waitsForNoOtherUnpack();
  void stopsWithoutTraces();
  void fullDisk();
  void unpackContinuesAfterAKill_data();
  void unpackContinuesAfterAKill();
  void writesIntoPipes();
  void unreadableFiles_data();
  void unreadableFiles();
  void refuses_data();
  void refuses();

 private:
  static QStringList solutionsIn(const CliRunner& runner) {
    return QDir(runner.dataFolder()).entryList({QStringLiteral("*.kotai*")}, QDir::AllEntries | QDir::NoDotAndDotDot);
  }

  QString packFile() const { return m_author.filePath(QStringLiteral("dodgem-3x3.pack")); }
  /// Starts `unpack`, calls act() once the folder of `unpack` exists, and waits for the end. Returns the result of act().
  bool duringUnpack(const CliRunner& reader, QProcess& process, const std::function<bool()>& act) const;

  QString outcomesFile() const { return m_author.filePath(QStringLiteral("dodgem-3x3-outcomes.pack")); }
  /// Returns the values of all positions and their moves, one position per line.
  QByteArray allValues(const CliRunner& runner) const {
    QByteArray numbers;
    for (int number = 0; number < 1423; ++number) numbers += QByteArray::number(number) + '\n';
    const QByteArray positions = m_author.output({QStringLiteral("unrank"), QStringLiteral("dodgem:3x3")}, numbers);
    return runner.output({QStringLiteral("probe"), QStringLiteral("dodgem:3x3"), QStringLiteral("--moves")}, positions);
  }

  CliRunner m_author;
  QByteArray m_pack;
  const QString m_solution = QStringLiteral("dodgem-3x3.kotai");
  const QString m_folder = QStringLiteral("dodgem-3x3.kotai.unpacked");
};

void CliPackTest::initTestCase() {
  for (const char* variant : {"dodgem:3x3", "syncdom:3x3"}) {
    const QString id = QLatin1String(variant);
    QVERIFY(!m_author.output({QStringLiteral("solve"), id}).isEmpty());
    const QString file = m_author.filePath(QString(id).replace(QLatin1Char(':'), QLatin1Char('-')) + QStringLiteral(".pack"));
    QVERIFY(!m_author.output({QStringLiteral("pack"), id, QStringLiteral("--out"), file}).isEmpty());
  }
  m_pack = bytesOf(m_author.filePath(QStringLiteral("dodgem-3x3.pack")));
  QVERIFY(!m_author
               .output({QStringLiteral("pack"), QStringLiteral("dodgem:3x3"), QStringLiteral("--outcomes"),
                        QStringLiteral("--out"), outcomesFile()})
               .isEmpty());
}

void CliPackTest::goesToAnotherFolder_data() {
  QTest::addColumn<QString>("variant");
  QTest::addColumn<QString>("stem");
  QTest::newRow("in turn") << QStringLiteral("dodgem:3x3") << QStringLiteral("dodgem-3x3");
  QTest::newRow("at once") << QStringLiteral("syncdom:3x3") << QStringLiteral("syncdom-3x3");
}

void CliPackTest::goesToAnotherFolder() {
  QFETCH(QString, variant);
  QFETCH(QString, stem);
  const CliRunner reader;
  QVERIFY(!reader.output({QStringLiteral("unpack"), m_author.filePath(stem + QStringLiteral(".pack"))}).isEmpty());
  QCOMPARE(solutionsIn(reader), QStringList{stem + QStringLiteral(".kotai")});
  QCOMPARE(bytesOf(reader.filePath(stem + QStringLiteral(".kotai"))),
           bytesOf(m_author.filePath(stem + QStringLiteral(".kotai"))));
  QVERIFY(!reader.output({QStringLiteral("verify"), variant}).isEmpty());
}

/// Every position and every move has the outcome of the solution, without its distance.
void CliPackTest::outcomesAlone() {
  const CliRunner reader;
  QVERIFY(!reader.output({QStringLiteral("unpack"), outcomesFile()}).isEmpty());
  QCOMPARE(solutionsIn(reader), QStringList());
  QVERIFY(QFile::exists(reader.filePath(QStringLiteral("dodgem-3x3.wdl"))));
  QString expected = QString::fromUtf8(allValues(m_author));
  QCOMPARE(expected.count(QLatin1Char('\n')), 1423);
  expected.replace(QRegularExpression(QStringLiteral("(win|loss) [0-9]+")), QStringLiteral("\\1"));
  QCOMPARE(QString::fromUtf8(allValues(reader)), expected);
  const QJsonObject start =
      reader.json({QStringLiteral("probe"), QStringLiteral("dodgem:3x3"), QStringLiteral(">2/>2/1^^ ^")}).object();
  QCOMPARE(start[QStringLiteral("value")].toObject(), (QJsonObject{{QStringLiteral("outcome"), QStringLiteral("win")}}));
  QVERIFY(reader.output({QStringLiteral("variants"), QStringLiteral("dodgem")}).contains("outcomes only  win"));
  QVERIFY(reader.output({QStringLiteral("parents"), QStringLiteral("dodgem:3x3"), QStringLiteral(">2/>2/1^^ ^")})
              .contains("\ta1b1\twin\n"));

  QVERIFY(!reader.output({QStringLiteral("solve"), QStringLiteral("dodgem:3x3")}).isEmpty());
  QCOMPARE(allValues(reader), allValues(m_author));
}

void CliPackTest::outcomesNeedNoDistances_data() {
  QTest::addColumn<QStringList>("command");
  const auto row = [](const char* command) { QTest::newRow(command) << QString::fromLatin1(command).split(QLatin1Char(' ')); };
  row("line dodgem:3x3");
  row("stats dodgem:3x3");
  row("table dodgem:3x3 --by steps");
  row("find dodgem:3x3 --kind zugzwang");
  row("verify dodgem:3x3");
  row("match dodgem:3x3 --games 1");
  row("pack dodgem:3x3");
  row("pack dodgem:3x3 --outcomes");
}

/// A command that needs distances reports that they are missing, and explains how to get them.
void CliPackTest::outcomesNeedNoDistances() {
  QFETCH(QStringList, command);
  const CliRunner reader;
  QVERIFY(!reader.output({QStringLiteral("unpack"), outcomesFile()}).isEmpty());
  const CliResult result = reader.run(command);
  QCOMPARE(result.exitCode, 1);
  QVERIFY2(result.messages.contains("solve dodgem:3x3"), result.messages.constData());
  QVERIFY2(result.messages.contains("only the outcomes of dodgem:3x3 are known"), result.messages.constData());
}

/// `solve --repair` cannot recreate outcomes. They must be unpacked again.
void CliPackTest::damagedOutcomesComeFromThePackAgain() {
  const CliRunner reader;
  QVERIFY(!reader.output({QStringLiteral("unpack"), outcomesFile()}).isEmpty());
  const QString file = reader.filePath(QStringLiteral("dodgem-3x3.wdl"));
  QVERIFY(QFile(file).resize(1000));
  const CliResult result = reader.run({QStringLiteral("probe"), QStringLiteral("dodgem:3x3"), QStringLiteral(">2/>2/1^^ ^")});
  QCOMPARE(result.exitCode, 1);
  QVERIFY2(result.messages.contains("delete it and unpack the outcomes again, or solve: "), result.messages.constData());
  QVERIFY2(!result.messages.contains("--repair"), result.messages.constData());
  QVERIFY(QFile::remove(file));
  QVERIFY(!reader.output({QStringLiteral("unpack"), outcomesFile()}).isEmpty());
}

/// A killed `pack --outcomes` leaves its folder in the data folder. The next run writes the same pack and removes that
/// folder.
void CliPackTest::outcomesAfterAKill() {
  const QString folder = m_author.filePath(QStringLiteral("dodgem-3x3.wdl.packed"));
  QVERIFY(QDir().mkdir(folder));
  put(folder + QStringLiteral("/dodgem-3x3.wdl"), QByteArray(500, 'x'));
  put(folder + QStringLiteral("/dodgem-3x3.wdl.part"), QByteArray(500, 'x'));
  const QString again = m_author.filePath(QStringLiteral("again.pack"));
  QVERIFY(!m_author
               .output({QStringLiteral("pack"), QStringLiteral("dodgem:3x3"), QStringLiteral("--outcomes"),
                        QStringLiteral("--out"), again})
               .isEmpty());
  QCOMPARE(bytesOf(again), bytesOf(outcomesFile()));
  QCOMPARE(QDir(m_author.dataFolder()).entryList({QStringLiteral("*.packed*")}, QDir::AllEntries), QStringList());
}

/// A file of figures can answer only questions about tables and statistics. Questions about positions are still
/// answered from the outcomes.
void CliPackTest::outcomesBesideFigures() {
  const CliRunner reader;
  QVERIFY(!reader.output({QStringLiteral("unpack"), outcomesFile()}).isEmpty());
  const QStringList probe{QStringLiteral("probe"), QStringLiteral("dodgem:3x3"), QStringLiteral(">2/>2/1^^ ^")};
  const QByteArray answer = reader.output(probe);
  QVERIFY(!answer.isEmpty());
  QVERIFY(!reader.output({QStringLiteral("solve"), QStringLiteral("dodgem:3x3"), QStringLiteral("--figures-only")}).isEmpty());
  QCOMPARE(reader.output(probe), answer);
  QVERIFY(!reader.output({QStringLiteral("stats"), QStringLiteral("dodgem:3x3")}).isEmpty());
}

void CliPackTest::outcomesOfAnotherShape_data() {
  QTest::addColumn<int>("surplus");
  QTest::addColumn<quint32>("blockPositions");
  QTest::addColumn<bool>("isExplicit");
  QTest::addColumn<int>("exitCode");
  const quint32 usual = (*kotai::parseVariant("dodgem:3x3"))->tierGraph().positionsPerBlock();
  QTest::newRow("right") << 0 << usual << true << 0;
  QTest::newRow("too many positions") << 1 << usual << true << 1;
  QTest::newRow("small blocks") << 0 << quint32{2} << true << 1;
  QTest::newRow("another coding") << 0 << usual << false << 1;
}

/// Writes draws into a file with valid checksums. The program reads the file as outcomes only if its size and
/// structure are right.
void CliPackTest::outcomesOfAnotherShape() {
  QFETCH(int, surplus);
  QFETCH(quint32, blockPositions);
  QFETCH(bool, isExplicit);
  QFETCH(int, exitCode);
  const kotai::VariantPtr variant = *kotai::parseVariant("dodgem:3x3");
  const kotai::TierGraph& space = variant->tierGraph();
  const CliRunner reader;
  kotai::SolutionWriter writer(reader.dataFolder().toStdString(), kotai::outcomesShape(*variant),
                               isExplicit ? kotai::ValueCoding::Explicit : kotai::ValueCoding::OddWins, {});
  const auto inOrder = [](std::size_t count, const std::function<void(std::size_t)>& work) {
    for (std::size_t number = 0; number < count; ++number) work(number);
  };
  const auto fill = [](std::uint64_t, std::span<std::byte> plain) { std::ranges::fill(plain, std::byte{0}); };
  for (kotai::TierId tier; tier.value < space.tierCount(); ++tier.value) {
    const std::uint64_t positions = space.positionCount(tier) + static_cast<std::uint64_t>(surplus);
    writer.appendBlocks({{tier, 0}, 1, positions, blockPositions}, {}, fill, inOrder, {});
  }
  writer.finish();
  const CliResult result = reader.run({QStringLiteral("probe"), QStringLiteral("dodgem:3x3"), QStringLiteral(">2/>2/1^^ ^")});
  QCOMPARE(result.exitCode, exitCode);
  QCOMPARE(result.output.isEmpty(), exitCode != 0);
}

void CliPackTest::refusedOutcomes() {
  const CliResult again = m_author.run({QStringLiteral("unpack"), outcomesFile()});
  QCOMPARE(again.exitCode, 1);
  QVERIFY2(again.messages.contains("already has a solution or outcomes of dodgem:3x3"), again.messages.constData());
  QCOMPARE(m_author.run({QStringLiteral("pack"), QStringLiteral("syncdom:3x3"), QStringLiteral("--outcomes")}).exitCode, 2);

  const CliRunner reader;
  const QString altered = reader.filePath(QStringLiteral("altered.pack"));
  QByteArray bytes = bytesOf(outcomesFile());
  QVERIFY(bytes.contains("\"contents\":\"outcomes\""));
  put(altered, QByteArray(bytes).replace("\"contents\":\"outcomes\"", "\"contents\":\"rumours\""));
  QVERIFY(reader.run({QStringLiteral("unpack"), altered}).messages.contains("this is not a pack"));
  // The program accepts neither a file of outcomes as values nor a file of values as outcomes.
  put(altered, QByteArray(bytes).replace(",\"contents\":\"outcomes\"", ""));
  QVERIFY(reader.run({QStringLiteral("unpack"), altered}).messages.contains("does not contain a complete solution"));
  bytes[bytes.size() - 200] = static_cast<char>(bytes[bytes.size() - 200] ^ 1);
  put(altered, bytes);
  QVERIFY(reader.run({QStringLiteral("unpack"), altered}).messages.contains("is damaged"));
  QVERIFY(!QFile::exists(reader.filePath(QStringLiteral("dodgem-3x3.wdl"))));
  // The program reads no outcome from a file that was damaged after unpacking.
  QVERIFY(!reader.output({QStringLiteral("unpack"), outcomesFile()}).isEmpty());
  const QString file = reader.filePath(QStringLiteral("dodgem-3x3.wdl"));
  QByteArray installed = bytesOf(file);
  for (qsizetype place = 128; place < installed.size() - 48; ++place) installed[place] = static_cast<char>(~installed[place]);
  put(file, installed);
  const CliResult damaged = reader.run({QStringLiteral("probe"), QStringLiteral("dodgem:3x3"), QStringLiteral(">2/>2/1^^ ^")});
  QCOMPARE(damaged.exitCode, 1);
  QCOMPARE(damaged.output, QByteArray());
}

/// 1,423 positions and the win in 20 plies are from the game's RULES.md.
void CliPackTest::describesItsContents() {
  const QList<QByteArray> lines = m_pack.split('\n');
  QCOMPARE(lines.at(0), QByteArray("Kotaipack 1"));
  const QJsonObject manifest = QJsonDocument::fromJson(lines.at(1)).object();
  QCOMPARE(manifest[QStringLiteral("variant")].toString(), QStringLiteral("dodgem:3x3"));
  QCOMPARE(manifest[QStringLiteral("positions")].toInt(), 1423);
  QVERIFY(manifest[QStringLiteral("facts")].toArray().contains(QStringLiteral("start win 20")));
  QVERIFY(manifest[QStringLiteral("citation")].toArray().at(0).toString().contains(QStringLiteral("dodgem:3x3")));
  QVERIFY(manifest[QStringLiteral("program")].toString().startsWith(QStringLiteral("Kotai ")));
  const qsizetype before = lines.at(0).size() + lines.at(1).size() + 2;
  QCOMPARE(manifest[QStringLiteral("bytes")].toInt(), m_pack.size() - before);
  QCOMPARE(m_pack.mid(before), bytesOf(m_author.filePath(QStringLiteral("dodgem-3x3.kotai"))));
}

void CliPackTest::replacesNothing() {
  const CliResult again = m_author.run({QStringLiteral("unpack"), m_author.filePath(QStringLiteral("dodgem-3x3.pack"))});
  QCOMPARE(again.exitCode, 1);
  QVERIFY2(again.messages.contains("already has a solution of dodgem:3x3"), again.messages.constData());
}

bool CliPackTest::duringUnpack(const CliRunner& reader, QProcess& process, const std::function<bool()>& act) const {
  reader.start(process, {QStringLiteral("unpack"), packFile()});
  if (!process.waitForStarted()) return false;
  while (process.state() == QProcess::Running && !QFile::exists(reader.filePath(m_folder))) process.waitForFinished(0);
  const bool acted = act();
  return process.waitForFinished() && acted;
}

/// Another solution appears during the copy and must be kept. The test tries up to a hundred times to hit that
/// moment, and usually needs only one attempt.
void CliPackTest::keepsASolutionThatAppearsMeanwhile() {
  for (int attempt = 0; attempt < 100; ++attempt) {
    const CliRunner reader;
    QProcess process;
    const bool appeared = duringUnpack(reader, process, [&] {
      QFile other(reader.filePath(m_solution));
      return other.open(QIODevice::WriteOnly | QIODevice::NewOnly) && other.write("another solution") > 0;
    });
    if (!appeared) continue;
    QCOMPARE(process.exitCode(), 1);
    const QByteArray messages = process.readAllStandardError();
    QVERIFY2(messages.contains("already has a solution of dodgem:3x3"), messages.constData());
    QCOMPARE(bytesOf(reader.filePath(m_solution)), QByteArray("another solution"));
    QCOMPARE(solutionsIn(reader), QStringList(m_solution));
    return;
  }
  QFAIL("unpack was never seen at work");
}

void CliPackTest::waitsForNoOtherUnpack() {
  const CliRunner reader;
  const QString copy = reader.filePath(m_folder + QLatin1Char('/') + m_solution + QStringLiteral(".new"));
  QVERIFY(QDir().mkdir(reader.filePath(m_folder)));
  put(copy, "half of it");
  {
    const kotai::LockFile other(reader.filePath(m_folder + QStringLiteral(".lock")).toStdString());
    const CliResult result = reader.run({QStringLiteral("unpack"), packFile()});
    QCOMPARE(result.exitCode, 1);
    QVERIFY2(result.messages.contains("another program is unpacking a solution of dodgem:3x3"), result.messages.constData());
    QCOMPARE(bytesOf(copy), QByteArray("half of it"));
  }
  QVERIFY(!reader.output({QStringLiteral("unpack"), packFile()}).isEmpty());
  QCOMPARE(solutionsIn(reader), QStringList(m_solution));
}

/// The signal must arrive during the copy or the check. The test makes up to a hundred attempts, and the first
/// usually succeeds.
void CliPackTest::stopsWithoutTraces() {
  for (int attempt = 0; attempt < 100; ++attempt) {
    const CliRunner reader;
    QProcess process;
    const bool sent = duringUnpack(reader, process, [&] { return kotai::test::sendSignal(process.processId(), SIGTERM); });
    if (!sent || QFile::exists(reader.filePath(m_solution))) continue;
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    QCOMPARE(solutionsIn(reader), QStringList());
    return;
  }
  QFAIL("unpack was never seen at work");
}

/// The test limits files to 1 KiB, and the solution has 6.7 KiB.
void CliPackTest::fullDisk() {
  const CliRunner reader;
  QProcess process;
  process.start(QStringLiteral("/bin/sh"),
                {QStringLiteral("-c"), QStringLiteral("ulimit -f 2; exec \"$@\""), QStringLiteral("sh"),
                 QStringLiteral(KOTAI_CLI), QStringLiteral("unpack"), packFile(), QStringLiteral("--data"), reader.dataFolder()});
  QVERIFY(process.waitForFinished());
  QCOMPARE(process.exitCode(), 1);
  const QByteArray messages = process.readAllStandardError();
  QVERIFY2(messages.contains("File too large; nothing was installed") && !messages.contains("solve"), messages.constData());
  QCOMPARE(solutionsIn(reader), QStringList());
}

void CliPackTest::unpackContinuesAfterAKill_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<QStringList>("kept");
  const QByteArray part = m_pack.mid(m_pack.indexOf('\n', 12) + 1, 500);
  QTest::newRow("half a copy") << m_solution + QStringLiteral(".new") << part << QStringList();
  QTest::newRow("half a copy of something else") << m_solution + QStringLiteral(".new") << QByteArray(500, 'x') << QStringList();
  QTest::newRow("something else") << m_solution << QByteArray(500, 'x') << QStringList();
  QTest::newRow("someone else's") << QStringLiteral("notes") << QByteArray("Dear reader") << QStringList(m_folder);
}

/// A killed run leaves its folder behind.
void CliPackTest::unpackContinuesAfterAKill() {
  QFETCH(QString, name);
  QFETCH(QByteArray, bytes);
  QFETCH(QStringList, kept);
  const CliRunner reader;
  const QString left = reader.filePath(m_folder);
  QVERIFY(QDir().mkdir(left));
  put(left + QLatin1Char('/') + name, bytes);
  QCOMPARE(reader.run({QStringLiteral("probe"), QStringLiteral("dodgem:3x3"), QStringLiteral(">2/>2/1^^ ^")}).exitCode, 1);
  QVERIFY(!reader.output({QStringLiteral("unpack"), packFile()}).isEmpty());
  QCOMPARE(solutionsIn(reader), QStringList(m_solution) + kept);
  QCOMPARE(QDir(left).entryList(QDir::Files), kept.isEmpty() ? QStringList() : QStringList(name));
}

/// Writes a pack to stdout, which is a pipe and receives nothing else.
void CliPackTest::writesIntoPipes() {
  const QStringList pack{QStringLiteral("pack"), QStringLiteral("dodgem:3x3"), QStringLiteral("--out")};
  QCOMPARE(m_author.output(pack + QStringList(QStringLiteral("/dev/stdout"))), m_pack);
  const CliResult nowhere = m_author.run(pack + QStringList(QStringLiteral("/dev/null")));
  QCOMPARE(nowhere.exitCode, 0);
  QCOMPARE(nowhere.output + nowhere.messages, QByteArray());
}

void CliPackTest::unreadableFiles_data() {
  QTest::addColumn<QString>("file");
  QTest::addColumn<QByteArray>("reason");
  QTest::newRow("missing") << QStringLiteral("/nowhere/a.pack") << QByteArray("cannot be read: No such file or directory");
  QTest::newRow("folder") << QStringLiteral("/tmp") << QByteArray("/tmp is a folder, not a file");
  QTest::newRow("device") << QStringLiteral("/dev/null") << QByteArray("/dev/null is a device, not a file");
}

void CliPackTest::unreadableFiles() {
  QFETCH(QString, file);
  QFETCH(QByteArray, reason);
  const CliRunner reader;
  const CliResult result = reader.run({QStringLiteral("unpack"), file});
  QCOMPARE(result.exitCode, 1);
  QVERIFY2(result.messages.contains(reason), result.messages.constData());
}

void CliPackTest::refuses_data() {
  QTest::addColumn<QByteArray>("pack");
  QTest::addColumn<QByteArray>("reason");
  const auto changed = [this](const char* before, const QByteArray& after) { return QByteArray(m_pack).replace(before, after); };
  QByteArray flipped = m_pack;
  flipped[flipped.size() - 100] = static_cast<char>(flipped.at(flipped.size() - 100) ^ 1);
  QTest::newRow("nothing") << QByteArray() << QByteArray("not a pack");
  QTest::newRow("a text") << QByteArray("Dear reader") << QByteArray("not a pack");
  QTest::newRow("no manifest") << QByteArray("Kotaipack 1\n{}\n") << QByteArray("not a pack");
  QTest::newRow("brackets") << QByteArray("Kotaipack 1\n" + QByteArray(900000, '[') + "\n") << QByteArray("not a pack");
  QTest::newRow("wrong kinds") << changed("\"positions\":1423", "\"positions\":[]") << QByteArray("not a pack");
  QTest::newRow("cut off in its first line") << QByteArray("Kotaipack 1") << QByteArray("not a pack");
  QTest::newRow("a similar text") << QByteArray("Kotaipack is a word\n") << QByteArray("not a pack");
  for (const char* count : {"-1423", "1423.7", "1e300"})
    QTest::newRow(count) << changed("\"positions\":1423", QByteArray("\"positions\":") + count) << QByteArray("not a pack");
  QTest::newRow("newer") << changed("Kotaipack 1", "Kotaipack 2") << QByteArray("newer format");
  QTest::newRow("cut off") << m_pack.chopped(1) << QByteArray("truncated");
  QTest::newRow("longer") << m_pack + "x" << QByteArray("truncated");
  QTest::newRow("a flipped bit") << flipped << QByteArray("damaged");
  QTest::newRow("another variant") << changed("\"variant\":\"dodgem:3x3\"", "\"variant\":\"dodgem:4x4\"")
                                   << QByteArray("not contain a complete solution of dodgem:4x4");
  QTest::newRow("another count") << changed("\"positions\":1423", "\"positions\":1424")
                                 << QByteArray("not contain a complete solution");
  QByteArray newer = bytesOf(m_author.filePath(m_solution));
  newer[8] = 99;  // the version in the header of the solution file (FORMAT.md)
  const auto checksum = [](const QByteArray& bytes) {
    const auto length = static_cast<std::size_t>(bytes.size());
    return QByteArray::number(static_cast<qulonglong>(XXH3_64bits(bytes.constData(), length)), 16).rightJustified(16, '0');
  };
  QByteArray newerPack = m_pack.chopped(newer.size()) + newer;
  newerPack.replace(checksum(bytesOf(m_author.filePath(m_solution))), checksum(newer));
  QTest::newRow("newer solution") << newerPack << QByteArray("has format version 99; use a newer version of Kotai");
  QTest::newRow("start of one's own") << changed("\"variant\":\"dodgem:3x3\"", "\"variant\":\"animalshogi:start=gle_c2_2C_ELG\"")
                                      << QByteArray("not contain a complete solution of animalshogi:start=gle_c2_2C_ELG");
  QTest::newRow("a path") << changed("\"variant\":\"dodgem:3x3\"", "\"variant\":\"../dodgem:3x3\"")
                          << QByteArray("does not know the variant");
}

void CliPackTest::refuses() {
  QFETCH(QByteArray, pack);
  QFETCH(QByteArray, reason);
  const CliRunner reader;
  const QString file = reader.filePath(QStringLiteral("a.pack"));
  put(file, pack);
  const CliResult result = reader.run({QStringLiteral("unpack"), file});
  QCOMPARE(result.exitCode, 1);
  QVERIFY2(result.messages.contains(reason), result.messages.constData());
  QCOMPARE(solutionsIn(reader), QStringList());
}

KOTAI_TEST(CliPackTest)
#include "cli_pack_test.moc"
