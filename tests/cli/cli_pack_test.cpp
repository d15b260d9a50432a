// Tests of `kotai-cli pack` and `unpack`: the way of a solution to another person, and packs that are damaged or made up.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "tests/cli/cli_runner.h"
#include "tests/runner/test_class.h"

class CliPackTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void goesToAnotherFolder_data();
  void goesToAnotherFolder();
  void tellsWhatIsInside();
  void replacesNothing();
  void goesOnAfterAKill();
  void refuses_data();
  void refuses();

 private:
  static QStringList solutionsIn(const CliRunner& runner) {
    return QDir(runner.dataFolder()).entryList({QStringLiteral("*.kotai*")}, QDir::AllEntries | QDir::NoDotAndDotDot);
  }

  CliRunner m_author;
  QByteArray m_pack;
};

static QByteArray contents(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

static void write(const QString& path, const QByteArray& bytes) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  QCOMPARE(file.write(bytes), bytes.size());
}

void CliPackTest::initTestCase() {
  for (const char* variant : {"dodgem:3x3", "syncdom:3x3"}) {
    const QString id = QLatin1String(variant);
    QVERIFY(!m_author.output({QStringLiteral("solve"), id}).isEmpty());
    const QString file = m_author.filePath(QString(id).replace(QLatin1Char(':'), QLatin1Char('-')) + QStringLiteral(".pack"));
    QVERIFY(!m_author.output({QStringLiteral("pack"), id, QStringLiteral("--out"), file}).isEmpty());
  }
  m_pack = contents(m_author.filePath(QStringLiteral("dodgem-3x3.pack")));
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
  QCOMPARE(contents(reader.filePath(stem + QStringLiteral(".kotai"))),
           contents(m_author.filePath(stem + QStringLiteral(".kotai"))));
  QVERIFY(!reader.output({QStringLiteral("verify"), variant}).isEmpty());
}

/// 1,423 positions and the win in 20 are those of the game's RULES.md.
void CliPackTest::tellsWhatIsInside() {
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
  QCOMPARE(m_pack.mid(before), contents(m_author.filePath(QStringLiteral("dodgem-3x3.kotai"))));
}

void CliPackTest::replacesNothing() {
  const CliResult again = m_author.run({QStringLiteral("unpack"), m_author.filePath(QStringLiteral("dodgem-3x3.pack"))});
  QCOMPARE(again.exitCode, 1);
  QVERIFY2(again.messages.contains("has a solution of dodgem:3x3 already"), again.messages.constData());
}

/// A killed run leaves its folder with a part of the copy.
void CliPackTest::goesOnAfterAKill() {
  const CliRunner reader;
  const QString left = reader.filePath(QStringLiteral("dodgem-3x3.kotai.unpacked"));
  QVERIFY(QDir().mkdir(left));
  write(left + QStringLiteral("/dodgem-3x3.kotai.new"), m_pack.mid(m_pack.indexOf('\n', 12) + 1, 500));
  QCOMPARE(reader.run({QStringLiteral("probe"), QStringLiteral("dodgem:3x3"), QStringLiteral(">2/>2/1^^ ^")}).exitCode, 1);
  QVERIFY(!reader.output({QStringLiteral("unpack"), m_author.filePath(QStringLiteral("dodgem-3x3.pack"))}).isEmpty());
  QCOMPARE(solutionsIn(reader), QStringList{QStringLiteral("dodgem-3x3.kotai")});
}

void CliPackTest::refuses_data() {
  QTest::addColumn<QByteArray>("pack");
  QTest::addColumn<QByteArray>("reason");
  const auto changed = [this](const char* before, const char* after) { return QByteArray(m_pack).replace(before, after); };
  QByteArray flipped = m_pack;
  flipped[flipped.size() - 100] = static_cast<char>(flipped.at(flipped.size() - 100) ^ 1);
  QTest::newRow("nothing") << QByteArray() << QByteArray("no pack");
  QTest::newRow("a text") << QByteArray("Dear reader") << QByteArray("no pack");
  QTest::newRow("no manifest") << QByteArray("Kotaipack 1\n{}\n") << QByteArray("no pack");
  QTest::newRow("brackets") << QByteArray("Kotaipack 1\n" + QByteArray(900000, '[') + "\n") << QByteArray("no pack");
  QTest::newRow("wrong kinds") << changed("\"positions\":1423", "\"positions\":[]") << QByteArray("no pack");
  QTest::newRow("newer") << changed("Kotaipack 1", "Kotaipack 2") << QByteArray("newer format");
  QTest::newRow("cut off") << m_pack.chopped(1) << QByteArray("cut off");
  QTest::newRow("longer") << m_pack + "x" << QByteArray("cut off");
  QTest::newRow("a flipped bit") << flipped << QByteArray("damaged");
  QTest::newRow("another variant") << changed("\"variant\":\"dodgem:3x3\"", "\"variant\":\"dodgem:4x4\"")
                                   << QByteArray("no whole solution of dodgem:4x4");
  QTest::newRow("another count") << changed("\"positions\":1423", "\"positions\":1424") << QByteArray("no whole solution");
  QTest::newRow("a path") << changed("\"variant\":\"dodgem:3x3\"", "\"variant\":\"../dodgem:3x3\"")
                          << QByteArray("does not know the variant");
}

void CliPackTest::refuses() {
  QFETCH(QByteArray, pack);
  QFETCH(QByteArray, reason);
  const CliRunner reader;
  const QString file = reader.filePath(QStringLiteral("a.pack"));
  write(file, pack);
  const CliResult result = reader.run({QStringLiteral("unpack"), file});
  QCOMPARE(result.exitCode, 1);
  QVERIFY2(result.messages.contains(reason), result.messages.constData());
  QCOMPARE(solutionsIn(reader), QStringList());
}

KOTAI_TEST(CliPackTest)
#include "cli_pack_test.moc"
