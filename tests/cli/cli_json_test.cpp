// Tests that every command that prints data accepts --json and prints output that programs can parse (docs/json.md).
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include "tests/cli/cli_runner.h"
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

 private slots:
  void initTestCase() {
    for (const char* const variant : {"dodgem:3x3", "syncdom:3x3"})
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

  void printsOneDocument_data() {
    QTest::addColumn<QString>("call");
    QTest::addColumn<QString>("member");  ///< a member of the object; empty if the output is an array
    const auto row = [](const char* call, const char* member) {
      QTest::newRow(call) << QString::fromLatin1(call) << QString::fromLatin1(member);
    };
    row("variants dodgem", "");
    for (const char* const variant : {"dodgem:3x3", "syncdom:3x3"}) {
      const auto each = [&](const char* command, const char* member) {
        const QString call = QString::fromLatin1(command).arg(QLatin1String(variant));
        QTest::newRow(qPrintable(call)) << call << QString::fromLatin1(member);
      };
      each("estimate %1", "variant");
      each("solve %1", "variant");
      each("line %1", "position");
      each("stats %1", "variant");
      each("perft %1 2", "sequences");
      each("verify %1", "correct");
      each("match %1 --games 2", "games");
      each("export %1", "");
    }
    row("probe dodgem:3x3 @", "value");
    row("probe syncdom:3x3 3/3/3", "verticalSecure");
    row("table dodgem:3x3 --by pieces", "");
    row("table syncdom:3x3 --by class", "");
    row("find dodgem:3x3 --kind zugzwang", "positions");
    row("find syncdom:3x3 --kind draw", "positions");
    row("move dodgem:3x3", "moves");
    row("export dodgem:3x3 --by pieces", "");
    row("cite dodgem:3x3", "entries");
    row("game check GAME", "faults");
    row("game annotate GAME", "");
    row("game convert GAME", "");
  }

  void printsOneDocument() {
    QFETCH(QString, call);
    QFETCH(QString, member);
    QStringList arguments = words(call);
    arguments.replaceInStrings(QStringLiteral("GAME"), gameFile());
    arguments.replaceInStrings(QStringLiteral("@"), QStringLiteral(">2/>2/1^^ ^"));
    const QJsonDocument document = parsed(arguments + QStringList(QStringLiteral("--json")));
    if (member.isEmpty())
      QVERIFY(document.isArray() && !document.array().isEmpty());
    else
      QVERIFY(document.object().contains(member));
  }

  /// `probe` reads and answers line by line, in JSON too.
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
