// Tests for `game`. Faults are reported with the line, the move and the reason. Values become comments. Other
// formats can be read and written.
#include <QFile>
#include <QTest>

#include "tests/cli/cli_runner.h"
#include "tests/file_bytes.h"
#include "tests/runner/test_class.h"

using kotai::test::bytesOf;
using kotai::test::put;

class CliGameTest : public QObject {
  Q_OBJECT

  const QByteArray m_game =
      "[Variant \"dodgem:3x3\"]\n[First \"Anna\"]\n[Result \"*\"]\n\n1. b1b2 {mine} (1. c1c2) a3b3 *\n\n[Kotaigame \"1\"]\n"
      "[Variant \"syncdom:3x3\"]\n\n1. V:a1&H:b3 *\n";

 private slots:
  void checksFiles() {
    const CliRunner cli;
    const QString file = cli.filePath(QStringLiteral("games.kotaigame"));
    put(file, m_game);
    const CliResult good = cli.run({QStringLiteral("game"), QStringLiteral("check"), file});
    QCOMPARE(good.exitCode, 0);
    QCOMPARE(good.output, QByteArray("2 games, 4 moves\n"));
    put(file, "[Variant \"dodgem:3x3\"]\n\n1. b1b2 a3b3\n2. NONSENSE b2b3 *\n");
    const CliResult bad = cli.run({QStringLiteral("game"), QStringLiteral("check"), file});
    QCOMPARE(bad.exitCode, 1);
    QCOMPARE(bad.lines().size(), 1);
    for (const char* part : {"games.kotaigame:4:4", "move 3", "'NONSENSE'", "after a3b3", "a move after it left out"})
      QVERIFY2(bad.output.contains(part), bad.output.constData());
    const CliResult json = cli.run({QStringLiteral("game"), QStringLiteral("check"), file, QStringLiteral("--json")});
    QCOMPARE(json.exitCode, 1);
    QVERIFY(json.output.contains("\"line\": 4"));
  }

  /// Files from other people are read only up to a maximum length, and a name in a file is never treated as a
  /// path.
  void harmfulFiles() {
    const CliRunner cli;
    const QString large = cli.filePath(QStringLiteral("large.kotaigame"));
    put(large, m_game);
    QVERIFY(QFile::resize(large, (64 << 20) + 1));
    const CliResult refused = cli.run({QStringLiteral("game"), QStringLiteral("check"), large});
    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.messages.contains("it is larger than 64 MiB"), refused.messages.constData());

    const QString trace = cli.filePath(QStringLiteral("trace"));
    const QString file = cli.filePath(QStringLiteral("engine.kotaigame"));
    put(file, "[Variant \"dodgem:3x3\"]\n[First \"uci:touch " + trace.toUtf8() + "\"]\n[Second \"usi:touch " + trace.toUtf8() +
                  "\"]\n\n1. b1b2 *\n");
    QCOMPARE(cli.run({QStringLiteral("solve"), QStringLiteral("dodgem:3x3")}).exitCode, 0);
    for (const char* command : {"check", "annotate", "convert"})
      QCOMPARE(cli.run({QStringLiteral("game"), QLatin1String(command), file}).exitCode, 0);
    QVERIFY(!QFile::exists(trace));
  }

  void wrongUsage() {
    const CliRunner cli;
    QCOMPARE(cli.run({QStringLiteral("game")}).exitCode, 2);
    QCOMPARE(cli.run({QStringLiteral("game"), QStringLiteral("check")}).exitCode, 2);
    QCOMPARE(cli.run({QStringLiteral("game"), QStringLiteral("frobnicate")}).exitCode, 2);
    QCOMPARE(cli.run({QStringLiteral("game"), QStringLiteral("convert"), QStringLiteral("x"), QStringLiteral("--to"),
                      QStringLiteral("chess")})
                 .exitCode,
             2);
    const CliResult missing = cli.run({QStringLiteral("game"), QStringLiteral("check"), QStringLiteral("/nonexistent")});
    QCOMPARE(missing.exitCode, 1);
    QVERIFY(missing.messages.contains("/nonexistent"));
    QCOMPARE(cli.run({QStringLiteral("game"), QStringLiteral("check"), cli.dataFolder()}).exitCode, 1);
  }

  void annotates() {
    const CliRunner cli;
    QCOMPARE(cli.run({QStringLiteral("solve"), QStringLiteral("dodgem:3x3")}).exitCode, 0);
    QCOMPARE(cli.run({QStringLiteral("solve"), QStringLiteral("syncdom:3x3")}).exitCode, 0);
    const QString file = cli.filePath(QStringLiteral("games.kotaigame"));
    const QString out = cli.filePath(QStringLiteral("annotated.kotaigame"));
    put(file, m_game);
    QCOMPARE(cli.run({QStringLiteral("game"), QStringLiteral("annotate"), file, QStringLiteral("--out"), out}).exitCode, 0);
    const QByteArray once = bytesOf(out);
    // The start position is won in 19 plies. Values of moves agree with probe.
    const CliResult start = cli.run(
        {QStringLiteral("probe"), QStringLiteral("dodgem:3x3"), QStringLiteral("--moves"), QStringLiteral(">2/>2/1^^ ^")});
    const QString values = QString::fromUtf8(start.output);
    const auto valueOf = [&](const char* move) {
      return values.section(QLatin1String(move) + QLatin1Char('='), 1).section(QLatin1Char(';'), 0, 0).trimmed().toUtf8();
    };
    QVERIFY2(once.contains(QByteArray("{= " + valueOf("b1b2") + "; ")), once.constData());
    QVERIFY2(once.contains(QByteArray("{= " + valueOf("c1c2") + "; ")), once.constData());
    QVERIFY(once.contains("mine}"));
    QVERIFY(once.contains("V:a1&H:b3 {= "));
    QCOMPARE(cli.run({QStringLiteral("game"), QStringLiteral("annotate"), out, QStringLiteral("--out"), out}).exitCode, 0);
    QCOMPARE(bytesOf(out), once);  // the old contents are replaced
    QCOMPARE(cli.run({QStringLiteral("game"), QStringLiteral("check"), out}).exitCode, 0);
  }

  /// The value after this turn is a negative number that is nearly zero. The output must not be "-0".
  void zeroHasNoMinus() {
    const CliRunner cli;
    QVERIFY(!cli.output({QStringLiteral("solve"), QStringLiteral("syncdom:4x4")}).isEmpty());
    const QByteArray annotated = cli.output({QStringLiteral("game"), QStringLiteral("annotate"), QStringLiteral("-")},
                                            "[Variant \"syncdom:4x4\"]\n\n1. V:c2&H:c1 *\n");
    QVERIFY2(annotated.contains("V:c2&H:c1 {= +0.000000}"), annotated.constData());
  }

  void withoutASolution() {
    const CliRunner cli;
    const QString file = cli.filePath(QStringLiteral("games.kotaigame"));
    put(file, m_game);
    const CliResult result = cli.run({QStringLiteral("game"), QStringLiteral("annotate"), file});
    QCOMPARE(result.exitCode, 1);
    QVERIFY(result.messages.contains("dodgem:3x3"));
  }

  /// Verdicts on moves need distances, so the command refuses a file that contains only outcomes.
  void withOutcomesOnly() {
    const CliRunner author;
    const CliRunner reader;
    const QString pack = author.filePath(QStringLiteral("outcomes.pack"));
    QVERIFY(!author.output({QStringLiteral("solve"), QStringLiteral("dodgem:3x3")}).isEmpty());
    QVERIFY(!author
                 .output({QStringLiteral("pack"), QStringLiteral("dodgem:3x3"), QStringLiteral("--outcomes"),
                          QStringLiteral("--out"), pack})
                 .isEmpty());
    QVERIFY(!reader.output({QStringLiteral("unpack"), pack}).isEmpty());
    for (const char* const moves : {"1. b1b2 a3b3 *", "*"}) {
      const CliResult result = reader.run({QStringLiteral("game"), QStringLiteral("annotate"), QStringLiteral("-")},
                                          QByteArray("[Variant \"dodgem:3x3\"]\n\n") + moves + '\n');
      QCOMPARE(result.exitCode, 1);
      QCOMPARE(result.output, QByteArray());
      QVERIFY2(result.messages.contains("only the outcomes of dodgem:3x3 are known"), result.messages.constData());
      QVERIFY2(result.messages.contains("solve dodgem:3x3"), result.messages.constData());
    }
  }

  void converts() {
    const CliRunner cli;
    const auto convert = [&](const QByteArray& text, const QStringList& options) {
      return cli.run(QStringList{QStringLiteral("game"), QStringLiteral("convert"), QStringLiteral("-")} + options, text);
    };
    QCOMPARE(convert(m_game, {QStringLiteral("--to"), QStringLiteral("moves")}).output, QByteArray("b1b2 a3b3\nV:a1&H:b3\n"));
    const CliResult positions = convert(m_game, {QStringLiteral("--to"), QStringLiteral("positions")});
    QCOMPARE(positions.lines().size(), 5);
    const CliResult back = convert("b1b2 a3b3", {QStringLiteral("--variant"), QStringLiteral("dodgem:3x3")});
    QCOMPARE(back.exitCode, 0);
    QVERIFY(back.output.contains("1. b1b2 a3b3 *"));
    QVERIFY(convert("position startpos moves 2c2b 3a3b", {}).output.contains("1. B3B2 A1A2 *"));
    QCOMPARE(convert("e2 e8", {}).exitCode, 0);
    QCOMPARE(convert("b1b2", {QStringLiteral("--variant"), QStringLiteral("chess")}).exitCode, 2);
  }

  void movesOfASetUpGameAreRefused() {
    const CliRunner cli;
    const auto convert = [&](const QByteArray& text, const char* form) {
      return cli.run(
          {QStringLiteral("game"), QStringLiteral("convert"), QStringLiteral("-"), QStringLiteral("--to"), QLatin1String(form)},
          text);
    };
    const QByteArray game = "[Variant \"dodgem:3x3\"]\n*\n\n[Variant \"dodgem:3x3\"]\n[Start \"3/>2/1^^ ^\"]\n\n1. c1c2 a2b2 *\n";
    const CliResult refused = convert(game, "moves");
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.output, QByteArray());
    QVERIFY2(refused.messages.contains("-:4:1: the game begins with the position '3/>2/1^^ ^'") &&
                 refused.messages.contains("use --to kotaigame or positions"),
             refused.messages.constData());
    QCOMPARE(convert("[Variant \"syncdom:3x3\"]\n[Start \"##1/3/3\"]\n*\n", "moves").exitCode, 1);
    QCOMPARE(convert(game, "positions").exitCode, 0);
    QVERIFY(convert(game, "kotaigame").output.contains("[Start \"3/>2/1^^ ^\"]"));
    const QByteArray usual = "[Variant \"dodgem:3x3\"]\n[Start \">2/>2/1^^ ^\"]\n\n1. c1c2 *\n";
    QCOMPARE(convert(usual, "moves").output, QByteArray("c1c2\n"));
  }

  void resultsThatContradictTheirGames() {
    const CliRunner cli;
    const QByteArray text =
        "[Variant \"dodgem:3x3\"]\n[Result \"1-0\"]\n\n1. c1c2 1-0\n\n"
        "[Variant \"dodgem:3x3\"]\n[Result \"1-0\"]\n[Reason \"rules\"]\n\n1. c1c2 1-0\n\n"
        "[Variant \"animalshogi\"]\n[Result \"0-1\"]\n[Reason \"rules\"]\n\n1. B3B2 A1A2 2. B2B1 0-1\n\n"
        "[Variant \"animalshogi\"]\n\n1. B3B3 *\n";
    const CliResult check = cli.run({QStringLiteral("game"), QStringLiteral("check"), QStringLiteral("-")}, text);
    QCOMPARE(check.exitCode, 1);
    QCOMPARE(check.lines().size(), 3);
    QCOMPARE(check.lines()[0], QStringLiteral("-:6:1: the tag Reason says rules, but the game is not over in the last position"));
    QCOMPARE(check.lines()[1], QStringLiteral("-:12:1: the result is 0-1, but in the last position it is 1-0"));
    QVERIFY(check.lines()[2].startsWith(QStringLiteral("-:20:4: move 1")));
    // `convert` writes complete games even if their tags contradict the moves.
    QCOMPARE(
        cli.run({QStringLiteral("game"), QStringLiteral("convert"), QStringLiteral("-")}, text.left(text.lastIndexOf("[Var")))
            .exitCode,
        0);
  }

  void contradictionsInNotationsOfOthers() {
    const CliRunner cli;
    const CliResult check = cli.run({QStringLiteral("game"), QStringLiteral("check"), QStringLiteral("-")},
                                    "N+\xff\nPI\n+\n+2322HI,T1,+3132LI\n-3132KI\n");
    QCOMPARE(check.exitCode, 1);
    QCOMPARE(check.lines().size(), 2);
    QVERIFY2(check.output.contains("-:1:3: some bytes are not UTF-8"), check.output.constData());
    QVERIFY2(check.output.contains("-:4:12: move 2 '+3132LI' (ply 2, after B3B2)") &&
                 check.output.contains("it is the second player's turn; a move after it left out"),
             check.output.constData());
  }

  void damagedFileIsNotOverwritten() {
    const CliRunner cli;
    const QString file = cli.filePath(QStringLiteral("games.kotaigame"));
    const QByteArray damaged = "[Variant \"dodgem:3x3\"]\n\n1. b1b2 NONSENSE *\n";
    put(file, damaged);
    const CliResult same = cli.run({QStringLiteral("game"), QStringLiteral("convert"), file, QStringLiteral("--out"), file});
    QCOMPARE(same.exitCode, 1);
    QCOMPARE(bytesOf(file), damaged);
    const QString other = cli.filePath(QStringLiteral("other.kotaigame"));
    const CliResult result = cli.run({QStringLiteral("game"), QStringLiteral("convert"), file, QStringLiteral("--out"), other});
    QCOMPARE(result.exitCode, 1);
    QVERIFY(result.messages.contains("NONSENSE"));
    QVERIFY(bytesOf(other).contains("1. b1b2 *"));
  }
};

KOTAI_TEST(CliGameTest)
#include "cli_game_test.moc"
