// Tests that every command that prints data accepts --json and prints output that programs can parse (docs/json.md).
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>
#include <utility>

#include "tests/cli/cli_runner.h"
#include "tests/cli/json_schema.h"
#include "tests/file_bytes.h"
#include "tests/runner/test_class.h"

using kotai::test::bytesOf;
using kotai::test::put;

class CliJsonTest : public QObject {
  Q_OBJECT

  CliRunner m_cli;

  static QStringList words(const QString& line) { return line.split(QLatin1Char(' '), Qt::SkipEmptyParts); }
  QString gameFile() const { return m_cli.filePath(QStringLiteral("game.kotaigame")); }
  QJsonDocument parsed(const QStringList& arguments, int exitCode = 0) const {
    const CliResult result = m_cli.run(arguments);
    if (result.exitCode != exitCode) qWarning("%s", result.messages.constData());
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(result.output, &error);
    if (error.error != QJsonParseError::NoError || result.exitCode != exitCode)
      qWarning("%s: %s", qPrintable(arguments.join(QLatin1Char(' '))), qPrintable(error.errorString()));
    return result.exitCode == exitCode ? document : QJsonDocument();
  }
  /// Returns the names listed under "Subcommands:" in a help text.
  QStringList commandsIn(const QStringList& command) const {
    const QString help = QString::fromUtf8(m_cli.run(command + QStringList(QStringLiteral("--help"))).output);
    static const QRegularExpression row(QStringLiteral("^  ([a-z]+)\\s"), QRegularExpression::MultilineOption);
    QStringList names;
    const qsizetype list = help.indexOf(QStringLiteral("ubcommands"));
    if (list < 0) return names;
    for (auto found = row.globalMatch(help, list); found.hasNext();) names << found.next().captured(1);
    return names;
  }

  /// Returns calls of every command, each with the schema of the printed document.
  static QList<std::pair<QString, QString>> documents() {
    QList<std::pair<QString, QString>> all;
    const auto add = [&all](const char* call, const char* schema) {
      all.emplaceBack(QString::fromLatin1(call), QString::fromLatin1(schema));
    };
    for (const char* const variant : {"dodgem:3x3", "syncdom:3x3"}) {
      for (const auto& [command, schema] : {std::pair{"estimate %1", "estimate"},
                                            {"solve %1", "solve"},
                                            {"line %1", "line"},
                                            {"stats %1", "stats"},
                                            {"stats %1 --evaluation", "stats"},
                                            {"perft %1 2", "perft"},
                                            {"verify %1", "verify"},
                                            {"match %1 --games 2", "match"},
                                            {"move %1", "move"},
                                            {"export %1", "export"},
                                            {"unrank %1 3", "rank"}}) {
        all.emplaceBack(QString::fromLatin1(command).arg(QLatin1String(variant)), QString::fromLatin1(schema));
      }
    }
    add("verify dodgem:3x3 --sample 5", "verify");
    add("variants", "variants");
    add("compare quoridor:3x3,fences=1..2", "variants");
    add("compare syncdom:2..3x3", "variants");
    add("estimate syncdom:10x10", "estimate");
    add("estimate quoridor:9x9,fences=10", "estimate");
    add("solve quoridor:3x3,fences=1", "solve");
    add("solve syncdom:3x2", "solve");
    add("solve syncdom:6x6", "solve");
    add("stats syncdom:6x6", "stats");
    add("verify syncdom:6x6", "verify");
    add("export syncdom:6x6", "export");
    add("probe dodgem:3x3 @ --moves --evaluation --draw-grade", "probe");
    add("probe syncdom:3x3 3/3/3 --moves --evaluation", "probe");
    add("rank dodgem:3x3 @", "rank");
    add("rank syncdom:3x3 3/3/3", "rank");
    add("parents dodgem:3x3 AFTER", "parents");
    add("parents syncdom:3x3 1##/1##/3", "parents");
    add("graph dodgem:3x3 --plies 2", "graph");
    add("graph dodgem:3x3 --proof --count", "graph");
    add("table dodgem:3x3 --by pieces", "table");
    add("table dodgem:4x4 --by distance", "table");
    add("table syncdom:3x3 --by class", "table");
    add("export dodgem:3x3 --by pieces", "table");
    add("find dodgem:3x3 --kind zugzwang", "find");
    add("find dodgem:3x3 --where moves>2 --limit 2", "find");
    add("find dodgem:3x3 --where moves>2 --count", "find");
    add("find syncdom:3x3 --kind draw", "find");
    add("explain dodgem:3x3 @", "explain");
    add("explain dodgem:3x3 @ b1b2", "explain");
    add("explain syncdom:3x3 3/3/3", "explain");
    add("puzzle dodgem:3x3 --kind mate --limit 2", "puzzle");
    add("puzzle dodgem:3x3 --day 2026-11-22", "puzzle");
    add("puzzle syncdom:3x3 --kind secure", "puzzle");
    add("lessons LESSONS", "lessons");
    add("cite", "cite");
    add("cite dodgem:3x3", "cite");
    add("paper dodgem", "paper");
    add("paper all", "paper");
    add("pack dodgem:3x3 --out PACK", "pack");
    add("unpack PACK --data FOLDER", "pack");
    add("game check GAME", "game-check");
    add("game annotate GAME", "game");
    add("game convert GAME", "game");
    add("bench solve/dodgem:4x4/threads:1/memory:unlimited", "bench");
    return all;
  }

 private slots:
  void initTestCase() {
    for (const char* const variant : {"dodgem:3x3", "dodgem:4x4", "syncdom:3x3"})
      QCOMPARE(m_cli.run({QStringLiteral("solve"), QLatin1String(variant)}).exitCode, 0);
    put(gameFile(), "[Variant \"dodgem:3x3\"]\n[First \"Anna\"]\n\n1. b1b2 {mine} (1. c1c2) a3b3 *\n");
  }

  void everyCommandAcceptsJson() {
    const QStringList commands = commandsIn({});
    QVERIFY2(commands.size() >= 15, qPrintable(commands.join(QLatin1Char(' '))));
    for (const QString& command : commands) {
      if (command == QLatin1String("engine")) continue;  // `engine` answers in the protocol of engines
      const QStringList parts = commandsIn({command});
      for (const QString& part : parts.isEmpty() ? QStringList(QString()) : parts) {
        const QStringList call = part.isEmpty() ? QStringList(command) : QStringList{command, part};
        const QByteArray help = m_cli.run(call + QStringList(QStringLiteral("--help"))).output;
        QVERIFY2(help.contains("--json"), qPrintable(call.join(QLatin1Char(' '))));
      }
    }
  }

  void everyCommandHasASchema() {
    QStringList called;
    for (const auto& [call, schema] : documents()) called << call.section(QLatin1Char(' '), 0, 0);
    // `engine` prints no JSON. `gather` reads files of kotai-mpi.
    for (const QString& command : commandsIn({}))
      if (command != QLatin1String("engine") && command != QLatin1String("gather"))
        QVERIFY2(called.contains(command), qPrintable(command));
  }

  void documentsMatchTheirSchemas_data() {
    QTest::addColumn<QString>("call");
    QTest::addColumn<QString>("schema");
    for (const auto& [call, schema] : documents()) QTest::newRow(qPrintable(call)) << call << schema;
  }

  void documentsMatchTheirSchemas() {
    QFETCH(QString, call);
    QFETCH(QString, schema);
    QStringList arguments = words(call);
    arguments.replaceInStrings(QStringLiteral("GAME"), gameFile());
    arguments.replaceInStrings(QStringLiteral("PACK"), m_cli.filePath(QStringLiteral("dodgem.kotaipack")));
    arguments.replaceInStrings(QStringLiteral("FOLDER"), m_cli.filePath(QStringLiteral("unpacked")));
    arguments.replaceInStrings(QStringLiteral("LESSONS"),
                               QStringLiteral(KOTAI_SOURCE_DIR "/resources/lessons/dodgem.kotailesson"));
    arguments.replaceInStrings(QStringLiteral("AFTER"), QStringLiteral("1^^/1>1/>2 ^"));
    arguments.replaceInStrings(QStringLiteral("@"), QStringLiteral(">2/>2/1^^ ^"));
    const QJsonDocument document = parsed(arguments + QStringList(QStringLiteral("--json")));
    QVERIFY(document.isArray() ? !document.array().isEmpty() : !document.object().isEmpty());
    JsonSchemas schemas(QStringLiteral(KOTAI_SOURCE_DIR "/docs/schema"));
    const QString fault =
        schemas.fault(schema, document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object()));
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
  }

  /// The schemas refuse other documents. Without this test, a broken check could accept everything unnoticed.
  void schemasRefuseOtherDocuments() {
    JsonSchemas schemas(QStringLiteral(KOTAI_SOURCE_DIR "/docs/schema"));
    const auto fault = [&schemas](const char* text) {
      return schemas.fault(QStringLiteral("perft"), QJsonDocument::fromJson(text).object());
    };
    QCOMPARE(fault(R"({"variant": "dodgem:3x3", "depth": 2, "sequences": 25})"), QString());
    QCOMPARE(fault(R"({"variant": "dodgem:3x3", "depth": 2})"), QStringLiteral("perft: there is no sequences"));
    QCOMPARE(fault(R"({"variant": "dodgem:3x3", "depth": 2.5, "sequences": 25})"),
             QStringLiteral("perft.depth: another type: 2.5"));
    QCOMPARE(fault(R"({"variant": "dodgem:3x3", "depth": 2, "sequences": 25, "ways": 1})"),
             QStringLiteral("perft: not described: ways"));
    QVERIFY(!schemas.fault(QStringLiteral("line"), QJsonDocument::fromJson("{}").object()).isEmpty());
  }

  /// `probe` reads and answers line by line, also in JSON.
  void probeAnswersLineByLine() {
    const CliResult result = m_cli.run({QStringLiteral("probe"), QStringLiteral("dodgem:3x3"), QStringLiteral("--json")},
                                       ">2/>2/1^^ ^\n>2/>2/1^^ ^\n");
    QCOMPARE(result.lines().size(), 2);
    for (const QString& line : result.lines())
      QCOMPARE(QJsonDocument::fromJson(line.toUtf8())[QStringLiteral("value")][QStringLiteral("outcome")].toString(),
               QStringLiteral("win"));
  }

  void annotatedGames() {
    const QJsonDocument games =
        parsed({QStringLiteral("game"), QStringLiteral("annotate"), gameFile(), QStringLiteral("--json")});
    const QJsonObject game = games.array().first().toObject();
    QCOMPARE(game[QStringLiteral("variant")].toString(), QStringLiteral("dodgem:3x3"));
    QCOMPARE(game[QStringLiteral("first")].toString(), QStringLiteral("Anna"));
    QCOMPARE(game[QStringLiteral("start")][QStringLiteral("value")][QStringLiteral("outcome")].toString(), QStringLiteral("win"));
    const QJsonArray moves = game[QStringLiteral("moves")].toArray();
    QCOMPARE(moves.size(), 3);
    const QJsonDocument probed =
        parsed({QStringLiteral("probe"), QStringLiteral("dodgem:3x3"), QStringLiteral("--moves"), QStringLiteral("--json"),
                game[QStringLiteral("start")][QStringLiteral("position")].toString()});
    for (const QJsonValue& move : moves) {
      QVERIFY(!move[QStringLiteral("verdict")].toString().isEmpty());
      if (move[QStringLiteral("after")].toInt() != 0) continue;
      for (const QJsonValue& known : probed[QStringLiteral("moves")].toArray())
        if (known[QStringLiteral("move")] == move[QStringLiteral("move")])
          QCOMPARE(move[QStringLiteral("value")], known[QStringLiteral("value")]);
    }
    QCOMPARE(moves.first()[QStringLiteral("comment")].toString(), QStringLiteral("mine"));
    QCOMPARE(parsed({QStringLiteral("game"), QStringLiteral("convert"), gameFile(), QStringLiteral("--json")})
                 .array()
                 .first()[QStringLiteral("moves")]
                 .toArray()
                 .size(),
             3);
  }

  void faultsAreReportedBesideTheGames() {
    const QString file = m_cli.filePath(QStringLiteral("bad.kotaigame"));
    put(file, "[Variant \"dodgem:3x3\"]\n\n1. b1b2 NONSENSE *\n");
    const QJsonDocument games = parsed({QStringLiteral("game"), QStringLiteral("convert"), file, QStringLiteral("--json")}, 1);
    QCOMPARE(games.array().first()[QStringLiteral("moves")].toArray().size(), 1);
  }
};

KOTAI_TEST(CliJsonTest)
#include "cli_json_test.moc"
