// Tests for `kotai-cli paper`. The command prints the works, with each published figure next to the figure
// computed from the solutions.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include "cli_runner.h"
#include "tests/runner/test_class.h"

class CliPaperTest : public QObject {
  Q_OBJECT

 private slots:
  void worksAreListed();
  void nothingSolved();
  void dodgemSolved();
  void proofsAreCounted();
  void everyMoveOfTwoPlies();
  void expectationsThatAreKnown();
  void oneFigure();
  void otherFormats();
  void cited();
  void verificationIsCited();
  void treeOfPairs();
  void mistakes_data();
  void mistakes();

 private:
  CliRunner m_cli;
};

void CliPaperTest::worksAreListed() {
  const CliResult result = m_cli.run({QStringLiteral("paper")});
  QCOMPARE(result.exitCode, 0);
  QCOMPARE(result.lines().size(), 5);
  QVERIFY(result.lines().first().startsWith(QLatin1String("dodgem")));
  const CliResult json = m_cli.run({QStringLiteral("paper"), QStringLiteral("--json")});
  QCOMPARE(QJsonDocument::fromJson(json.output).array().size(), 5);
}

void CliPaperTest::nothingSolved() {
  const CliResult result = m_cli.run({QStringLiteral("paper"), QStringLiteral("quoridor")});
  QCOMPARE(result.exitCode, 0);
  QVERIFY(result.lines().contains(QStringLiteral("30 cells of its tables not solved")));
  QVERIFY(!result.output.contains("436364"));
}

void CliPaperTest::dodgemSolved() {
  const QStringList solve{QStringLiteral("paper"), QStringLiteral("dodgem"), QStringLiteral("--solve")};
  const CliResult small = m_cli.run(solve + QStringList{QStringLiteral("--figure"), QStringLiteral("figure-3")});
  QVERIFY(small.messages.startsWith("Solving dodgem:3x3 in about "));
  QVERIFY(small.lines().contains(QStringLiteral("108 of 108 cells of its tables agree")));
  const CliResult result = m_cli.run(solve);
  QCOMPARE(result.exitCode, 0);
  QVERIFY(result.messages.startsWith("Solving dodgem:4x4 in about "));
  QCOMPARE(m_cli.run(solve).messages, QByteArray());
  QVERIFY(result.lines().contains(QStringLiteral("579 of 579 cells of its tables agree")));
  QVERIFY(result.lines().contains(QStringLiteral("17 of 17 other figures agree")));
  QVERIFY(result.lines().contains(QStringLiteral("  kotai-cli table dodgem:4x4 --by steps --as-published")));
  const CliResult json = m_cli.run({QStringLiteral("paper"), QStringLiteral("dodgem"), QStringLiteral("--json")});
  int same = 0;
  for (const QJsonValue& figure : QJsonDocument::fromJson(json.output).object()[QStringLiteral("figures")].toArray())
    for (const QJsonValue& cell : figure[QStringLiteral("cells")].toArray())
      same += cell[QStringLiteral("check")].toString() == QLatin1String("same") ? 1 : 0;
  QCOMPARE(same, 579 + 17);
}

/// Compares with a script that analyses the output of `graph --proof`. The script counted 393 of 1,423
/// positions in 48 of 55 pairs of subspaces.
void CliPaperTest::proofsAreCounted() {
  const QStringList graph{QStringLiteral("graph"), QStringLiteral("dodgem:3x3"), QStringLiteral("--proof"),
                          QStringLiteral("--count"), QStringLiteral("--json")};
  const QJsonObject json = QJsonDocument::fromJson(m_cli.run(graph).output).object();
  QCOMPARE(json[QStringLiteral("positions")].toInt(), 393);
  QCOMPARE(json[QStringLiteral("undecided")].toInt() + json[QStringLiteral("decided")].toInt(), 393);
  QCOMPARE(json[QStringLiteral("tiers")].toInt(), 48);
  QCOMPARE(json[QStringLiteral("tiersOfVariant")].toInt(), 55);
  const QStringList fewest = graph + QStringList{QStringLiteral("--ties"), QStringLiteral("fewest")};
  QVERIFY(QJsonDocument::fromJson(m_cli.run(fewest).output).object()[QStringLiteral("positions")].toInt() <= 393);
  const CliResult alone = m_cli.run({QStringLiteral("graph"), QStringLiteral("dodgem:3x3"), QStringLiteral("--count")});
  QCOMPARE(alone.exitCode, 2);
  QVERIFY(alone.messages.contains("needs --proof"));
  const CliResult drawn = m_cli.run({QStringLiteral("graph"), QStringLiteral("dodgem:4x4"), QStringLiteral("--proof")});
  QVERIFY(drawn.messages.contains("no win to prove"));
}

/// The graph has as many moves as there are sequences of one and of two plies, according to `perft`.
void CliPaperTest::everyMoveOfTwoPlies() {
  const CliResult result = m_cli.run({QStringLiteral("graph"), QStringLiteral("dodgem:3x3"), QStringLiteral("--all"),
                                      QStringLiteral("--plies"), QStringLiteral("2"), QStringLiteral("--json")});
  const QJsonObject json = QJsonDocument::fromJson(result.output).object();
  QCOMPARE(json[QStringLiteral("followed")].toString(), QStringLiteral("all"));
  const QJsonArray nodes = json[QStringLiteral("nodes")].toArray();
  const QJsonArray first = nodes[0][QStringLiteral("moves")].toArray();
  qsizetype replies = 0;
  for (const QJsonValue& move : first)
    replies += nodes[move[QStringLiteral("to")].toInt()][QStringLiteral("moves")].toArray().size();
  const auto sequences = [&](const char* plies) {
    return m_cli.run({QStringLiteral("perft"), QStringLiteral("dodgem:3x3"), QString::fromLatin1(plies)})
        .lines()
        .first()
        .toLongLong();
  };
  QCOMPARE(first.size(), sequences("1"));
  QCOMPARE(replies, sequences("2"));
}

void CliPaperTest::expectationsThatAreKnown() {
  const CliResult result =
      m_cli.run({QStringLiteral("paper"), QStringLiteral("quoridor"), QStringLiteral("--figure"), QStringLiteral("expectation")});
  QVERIFY2(result.output.contains("3 of 9 expectations agree, 6 different"), result.output.constData());
  QCOMPARE(result.output.count("known result"), 9);
}

void CliPaperTest::oneFigure() {
  const CliResult result =
      m_cli.run({QStringLiteral("paper"), QStringLiteral("dodgem"), QStringLiteral("--figure"), QStringLiteral("figure-5-3x3")});
  QCOMPARE(result.exitCode, 0);
  QVERIFY(result.lines().contains(QStringLiteral("figure 5 (figure-5-3x3): 12 of 12 agree")));
  QVERIFY(!result.output.contains("figure-4"));
}

void CliPaperTest::otherFormats() {
  const QStringList all{QStringLiteral("paper"), QStringLiteral("dodgem"), QStringLiteral("--format")};
  const CliResult csv = m_cli.run(all + QStringList(QStringLiteral("csv")));
  // Kotai's own figures are at the end: pairs of subspaces, steps and proofs. The bound k + 2 has a row for each
  // of three sizes.
  QCOMPARE(csv.lines().size(), 1 + 579 + 17 + 3 + (14 + 26) * 9 + 24 + 8 + 3);
  QCOMPARE(csv.lines()[7], QStringLiteral("figure-3,figure 3,draw,6,1,0,0,same"));
  const CliResult latex = m_cli.run(all + QStringList(QStringLiteral("latex")));
  QVERIFY(latex.output.contains("\\begin{tabular}{r|rrrrrr}"));
}

/// The command prints citations that a user can paste, with the version shown by `--version` and with the
/// works.
void CliPaperTest::cited() {
  const CliResult all = m_cli.run({QStringLiteral("cite")});
  QCOMPARE(all.exitCode, 0);
  QCOMPARE(all.output.count("\n@") + 1, 8);
  const QString version = m_cli.run({QStringLiteral("--version")}).lines().first().section(QLatin1Char(' '), 1);
  QVERIFY(QString::fromUtf8(all.output).contains(QStringLiteral("version %1").arg(version)));
  const CliResult one = m_cli.run({QStringLiteral("cite"), QStringLiteral("quoridor:5x5,fences=3")});
  QVERIFY(one.output.contains("Result for quoridor:5x5,fences=3") && one.output.contains("iwanaga-quoridor"));
  QVERIFY(!one.output.contains("kotani"));
  const CliResult both = m_cli.run({QStringLiteral("cite"), QStringLiteral("syncdom:4x4"), QStringLiteral("--json")});
  const QJsonObject json = QJsonDocument::fromJson(both.output).object();
  QCOMPARE(json[QStringLiteral("variant")].toString(), QStringLiteral("syncdom:4x4"));
  QCOMPARE(json[QStringLiteral("entries")].toArray().size(), 2);
  for (const char* const wrong : {"chess", "dodgem:99x1", "syncdom:99x1"})
    QCOMPARE(m_cli.run({QStringLiteral("cite"), QString::fromLatin1(wrong)}).exitCode, 2);
}

/// A verification is cited only if it checked all values.
void CliPaperTest::verificationIsCited() {
  const QString variant = QStringLiteral("dodgem:3x3");
  m_cli.run({QStringLiteral("solve"), variant});
  const auto isVerified = [&] {
    return m_cli.run({QStringLiteral("cite"), variant}).output.contains("values verified by independent code, ");
  };
  QVERIFY(!isVerified());
  QCOMPARE(m_cli.run({QStringLiteral("verify"), variant, QStringLiteral("--sample"), QStringLiteral("100")}).exitCode, 0);
  QVERIFY(!isVerified());
  QCOMPARE(m_cli.run({QStringLiteral("verify"), variant}).exitCode, 0);
  QVERIFY(isVerified());
  int listed = 0;
  for (const QJsonValue& row : m_cli.json({QStringLiteral("variants")}).array())
    if (row[QStringLiteral("verified")].isString()) {
      QCOMPARE(row[QStringLiteral("variant")].toString(), variant);
      ++listed;
    }
  QCOMPARE(listed, 1);
  const QStringList lines = m_cli.run({QStringLiteral("variants")}).lines();
  QVERIFY(lines.first().endsWith(QLatin1String("verified")));
  QCOMPARE(lines.filter(QRegularExpression(QStringLiteral("[0-9]{4}-[0-9]{2}-[0-9]{2}$"))).size(), 1);
}

/// Compares figures 1 and 2 of Komori et al. with their printed numbers, and with a tree of boards by levels.
void CliPaperTest::treeOfPairs() {
  const QStringList paper{QStringLiteral("paper"), QStringLiteral("syncdom"), QStringLiteral("--figure"),
                          QStringLiteral("figures-1-2")};
  const CliResult result = m_cli.run(paper);
  QVERIFY2(result.lines().contains(QStringLiteral("figure 2 (figures-1-2): 5 of 5 agree")), result.output.constData());
  QVERIFY(result.lines().contains(QStringLiteral("pictured, tree-root: syncdom:3x4 '###/1##/2#/2#'")));
  QVERIFY(result.output.contains("\n  pictured, tree-best V:a1 0: ") &&
          result.output.contains("\n    pictured, tree-cut V:a2 H:a2: "));
  const QJsonArray figures = QJsonDocument::fromJson(m_cli.run(paper + QStringList(QStringLiteral("--json"))).output)
                                 .object()[QStringLiteral("figures")]
                                 .toArray();
  const QJsonArray pictures = figures[0][QStringLiteral("pictures")].toArray();
  QCOMPARE(pictures.size(), 10);
  QVERIFY(!pictures[0].toObject().contains(QStringLiteral("parent")));
  QCOMPARE(pictures[9][QStringLiteral("parent")].toInt(), 7);
}

void CliPaperTest::mistakes_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<QString>("told");
  QTest::newRow("game") << QStringList{QStringLiteral("chess")} << QStringLiteral("chess");
  QTest::newRow("figure") << QStringList{QStringLiteral("dodgem"), QStringLiteral("--figure"), QStringLiteral("figure-9")}
                          << QStringLiteral("expected one of: figure-2, figure-3");
  QTest::newRow("format") << QStringList{QStringLiteral("dodgem"), QStringLiteral("--format"), QStringLiteral("pdf")}
                          << QStringLiteral("--format");
}

void CliPaperTest::mistakes() {
  QFETCH(QStringList, arguments);
  QFETCH(QString, told);
  const CliResult result = m_cli.run(QStringList(QStringLiteral("paper")) + arguments);
  QCOMPARE(result.exitCode, 2);
  QVERIFY2(QString::fromUtf8(result.messages).contains(told), result.messages.constData());
}

KOTAI_TEST(CliPaperTest)
#include "cli_paper_test.moc"
