// Tests for `find --where`. Answers agree with `find --kind` and `probe --moves`. Faults are reported with their
// location.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <functional>

#include "cli_runner.h"
#include "tests/runner/test_class.h"

class CliQueryTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QCOMPARE(m_cli.run({QStringLiteral("solve"), variant}).exitCode, 0); }
  void countsAgreeWithKinds();
  void listsInOrder();
  void sortsByNumbers();
  void tablesOfOnesOwn();
  void drawsAtRandom();
  void printsJson();
  void namedQueries();
  void writesFiles();
  void mistakes_data();
  void mistakes();

 private:
  CliResult find(const QString& query, const QStringList& options = {}) const {
    return m_cli.run(QStringList{QStringLiteral("find"), variant, QStringLiteral("--where"), query} + options);
  }
  quint64 count(const QString& query, const QStringList& options = {}) const {
    return find(query, options + QStringList{QStringLiteral("--count")}).output.trimmed().toULongLong();
  }
  static QStringList all() { return {QStringLiteral("--limit"), QStringLiteral("0")}; }

  const QString variant = QStringLiteral("dodgem:3x3");
  CliRunner m_cli;
};

void CliQueryTest::countsAgreeWithKinds() {
  const auto kind = [this](const char* id) {
    return m_cli.run({QStringLiteral("find"), variant, QStringLiteral("--kind"), QLatin1String(id), QStringLiteral("--count")})
        .output.trimmed()
        .toULongLong();
  };
  for (const char* const id : {"zugzwang", "mutual-zugzwang", "mate", "longest", "only-move"})
    QCOMPARE(count(QStringLiteral("kind(%1)").arg(QLatin1String(id))), kind(id));
  QCOMPARE(count(QStringLiteral("good-moves = 1 and moves > 1 and not outcome = loss")), kind("only-move"));
  QCOMPARE(count(QStringLiteral("moves > 1"),
                 {QStringLiteral("--kind"), QStringLiteral("mate"), QStringLiteral("--n"), QStringLiteral("3")}),
           count(QStringLiteral("outcome = win and distance = 3 and moves > 1")));
}

void CliQueryTest::listsInOrder() {
  const QString query = QStringLiteral("good-moves = 1");
  const QStringList stored = find(query, all()).lines();
  QCOMPARE(static_cast<quint64>(stored.size()), count(query));
  QCOMPARE(find(query).lines(), stored.mid(0, 20));
  const auto distances = [](const QStringList& lines) {
    QList<int> numbers;
    for (const QString& line : lines) numbers << line.section(QLatin1Char('\t'), 1).section(QLatin1Char(' '), 1).toInt();
    return numbers;
  };
  const QStringList sorted = find(query, all() + QStringList{QStringLiteral("--sort"), QStringLiteral("distance")}).lines();
  QVERIFY(std::ranges::is_sorted(distances(sorted)));
  QCOMPARE(QSet<QString>(sorted.begin(), sorted.end()), QSet<QString>(stored.begin(), stored.end()));
  const QStringList longest = find(query, {QStringLiteral("--sort"), QStringLiteral("-distance")}).lines();
  QVERIFY(std::ranges::is_sorted(distances(longest), std::greater()));
  QCOMPARE(distances(longest).front(), distances(sorted).back());
}

void CliQueryTest::sortsByNumbers() {
  const auto sorted = [this](const char* by) {
    const QStringList options{QStringLiteral("--sort"), QLatin1String(by), QStringLiteral("--columns"), QStringLiteral("moves")};
    QList<int> numbers;
    for (const QString& line : find(QStringLiteral("moves > 0"), all() + options).lines().mid(1)) numbers << line.toInt();
    return numbers;
  };
  QVERIFY(std::ranges::is_sorted(sorted("moves")));
  QVERIFY(std::ranges::is_sorted(sorted("-moves"), std::greater()));
  QCOMPARE(static_cast<quint64>(sorted("moves - own-steps").size()), count(QStringLiteral("moves > 0")));
}

/// Compares tables of queries with counts over the exported values.
void CliQueryTest::tablesOfOnesOwn() {
  const QString large = QStringLiteral("dodgem:4x4");  // a board on which draws exist
  QCOMPARE(m_cli.run({QStringLiteral("solve"), large}).exitCode, 0);
  const auto lines = [this](const QStringList& call) { return m_cli.run(call).lines(); };
  QMap<QString, int> expected;
  for (const QString& line : lines({QStringLiteral("export"), large, QStringLiteral("--columns"),
                                    QStringLiteral("outcome,own-steps,other-steps,moves")})
                                 .mid(1)) {
    const QStringList cells = line.split(QLatin1Char(','));
    if (cells[3].toInt() > 2) ++expected[QStringLiteral("%1,%2").arg(cells[0]).arg(cells[1].toInt() - cells[2].toInt())];
  }
  const QStringList call{QStringLiteral("table"),   large,
                         QStringLiteral("--by"),    QStringLiteral("outcome,own-steps - other-steps"),
                         QStringLiteral("--where"), QStringLiteral("moves > 2")};
  const QStringList table = lines(call);
  QCOMPARE(table.front(), QStringLiteral("outcome,own-steps - other-steps,count"));
  QMap<QString, int> counted;
  for (const QString& line : table.mid(1))
    counted[line.section(QLatin1Char(','), 0, 1)] = line.section(QLatin1Char(','), 2).toInt();
  QCOMPARE(counted, expected);
  const QJsonArray json = m_cli.json(call).array();
  QCOMPARE(json.size(), table.size() - 1);
  QCOMPARE(json[0].toObject()[QStringLiteral("outcome")].toString(), QStringLiteral("win"));
  QVERIFY(json[0].toObject()[QStringLiteral("own-steps - other-steps")].toInt() < 0);
  QCOMPARE(m_cli.run({QStringLiteral("table"), variant, QStringLiteral("--by"), QStringLiteral("outcome,weight")}).exitCode, 2);
}

void CliQueryTest::drawsAtRandom() {
  const QString query = QStringLiteral("moves = 2");
  const QStringList random{QStringLiteral("--random"), QStringLiteral("4"), QStringLiteral("--limit"), QStringLiteral("9")};
  const QStringList drawn = find(query, random).lines();
  QCOMPARE(drawn.size(), 9);
  QCOMPARE(find(query, random).lines(), drawn);
  const QStringList stored = find(query, all()).lines();
  for (const QString& line : drawn) QVERIFY(stored.contains(line));
}

void CliQueryTest::printsJson() {
  const auto json = [this](const QStringList& options) {
    const CliResult result = find(QStringLiteral("moves = 2"), options + QStringList{QStringLiteral("--json")});
    return QJsonDocument::fromJson(result.output).object();
  };
  const QJsonObject some = json({QStringLiteral("--limit"), QStringLiteral("3")});
  QCOMPARE(some[QStringLiteral("positions")].toArray().size(), 3);
  QVERIFY(some[QStringLiteral("count")].isNull());
  QCOMPARE(some[QStringLiteral("where")].toString(), QStringLiteral("moves = 2"));
  const auto counted = static_cast<qint64>(count(QStringLiteral("moves = 2")));
  QCOMPARE(json(all())[QStringLiteral("count")].toInteger(), counted);
  QCOMPARE(json({QStringLiteral("--count")})[QStringLiteral("count")].toInteger(), counted);
}

/// Reads the file of named queries that the window writes.
void CliQueryTest::namedQueries() {
  QFile file(m_cli.filePath(QStringLiteral("queries.json")));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("{\"dodgem\": {\"only moves\": \"outcome = win and good-moves = 1\"}}");
  file.close();
  const QString typed = QStringLiteral("outcome = win and good-moves = 1");
  const QStringList find{QStringLiteral("find"), variant, QStringLiteral("--count"), QStringLiteral("--where")};
  const CliResult named = m_cli.run(find + QStringList(QStringLiteral("@only moves")));
  QCOMPARE(named.exitCode, 0);
  QCOMPARE(named.output, m_cli.run(find + QStringList(typed)).output);
  const QStringList table{QStringLiteral("table"), variant, QStringLiteral("--by"), QStringLiteral("moves"),
                          QStringLiteral("--where")};
  QCOMPARE(m_cli.run(table + QStringList(QStringLiteral("@only moves"))).output, m_cli.run(table + QStringList(typed)).output);
  const CliResult unknown = m_cli.run(find + QStringList(QStringLiteral("@other")));
  QCOMPARE(unknown.exitCode, 2);
  QVERIFY2(unknown.messages.contains("saved: @only moves"), unknown.messages.constData());
  QVERIFY(file.remove());
}

/// Writes files in every format, for a kind and for a query, in both kinds of games. All files contain the same
/// positions in the same order.
void CliQueryTest::writesFiles() {
  const QTemporaryDir folder;
  const auto written = [&](const QString& name, const QStringList& call) {
    const QString file = folder.filePath(name);
    const CliResult result = m_cli.run(call + QStringList{QStringLiteral("--out"), file});
    if (result.exitCode != 0 || !result.output.isEmpty()) return QStringList(QString::fromUtf8(result.messages));
    QFile read(file);
    if (!read.open(QIODevice::ReadOnly)) return QStringList();
    return QString::fromUtf8(read.readAll()).trimmed().split(QLatin1Char('\n'));
  };
  const QStringList query{QStringLiteral("find"), variant, QStringLiteral("--where"), QStringLiteral("moves = 2")};
  const QStringList kind{QStringLiteral("find"), variant, QStringLiteral("--kind"), QStringLiteral("only-move")};
  for (const QStringList& call :
       {query + all(), kind + all(), query + QStringList{QStringLiteral("--random"), QStringLiteral("4")}}) {
    const QStringList lines = m_cli.run(call).lines();
    QVERIFY(lines.size() > 3);
    const QStringList csv = written(QStringLiteral("a.csv"), call);
    QCOMPARE(csv.size(), lines.size() + 1);
    QCOMPARE(csv.front(), QStringLiteral("position,outcome,distance"));
    QStringList games;
    for (qsizetype row = 0; row < lines.size(); ++row) {
      const QString position = lines[row].section(QLatin1Char('\t'), 0, 0);
      const QString value = lines[row].section(QLatin1Char('\t'), 1);
      QCOMPARE(csv[row + 1], QString(position + QLatin1Char(',') + QString(value).replace(QLatin1Char(' '), QLatin1Char(','))));
      games << position;
    }
    const QString record = written(QStringLiteral("a.kotaigame"), call).join(QLatin1Char('\n'));
    QCOMPARE(record.count(QStringLiteral("[Variant ")), lines.size());
    for (const QString& position : games) QVERIFY(record.contains(position));
  }
  QCOMPARE(m_cli.run({QStringLiteral("solve"), QStringLiteral("syncdom:3x3")}).exitCode, 0);
  const QStringList mixed{QStringLiteral("find"), QStringLiteral("syncdom:3x3"), QStringLiteral("--kind"), QStringLiteral("all")};
  const QStringList values = m_cli.run(mixed).lines();
  const QStringList csv = written(QStringLiteral("b.csv"), mixed);
  QCOMPARE(csv.front(), QStringLiteral("position,value,v_secure,h_secure"));
  for (qsizetype row = 0; row < values.size(); ++row)
    QCOMPARE(csv[row + 1], QString(values[row]).replace(QLatin1Char('\t'), QLatin1Char(',')));
}

void CliQueryTest::mistakes_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<QByteArray>("message");
  const auto row = [](const char* name, const QStringList& arguments, const char* message) {
    QTest::newRow(name) << arguments << QByteArray(message);
  };
  const auto where = [](const char* id, const char* query) {
    return QStringList{QLatin1String(id), QStringLiteral("--where"), QLatin1String(query)};
  };
  row("place", where("dodgem:3x3", "moves = two"), "character 9: 'two' is not a query keyword here");
  row("key", where("dodgem:3x3", "fences = 2"), "own-steps, other-steps, steps");
  row("hand", where("dodgem:3x3", "own-hand = 2"), "'own-hand': this game has no pieces in hand");
  row("move", where("dodgem:3x3", "good-move is fence"), "this game has no moves called 'fence'; its moves are: step, leave");
  row("square", where("dodgem:3x3", "on(d1) = ^"), "there is no square 'd1' on this board; its squares are: a1 to c3");
  row("piece", where("dodgem:3x3", "on(a1) = L"), "'L' is not a piece of this game; expected one of: ^, >, own, other, empty");
  row("kind", where("gobblet", "kind(far-drop-only)"), "'far-drop-only' is not a kind of notable position here");
  row("count to a file",
      where("dodgem:3x3", "moves = 2") +
          QStringList{QStringLiteral("--count"), QStringLiteral("--format"), QStringLiteral("csv")},
      "--count cannot be combined with --out, --format or --columns");
  row("games of simultaneous moves",
      {QStringLiteral("syncdom:3x3"), QStringLiteral("--kind"), QStringLiteral("all"), QStringLiteral("--format=games")},
      "--format games is for games in which the players alternate");
  row("end", where("dodgem:3x3", "moves = 2 and"), "the text ends here, expected a condition, such as outcome = win");
  row("relation", where("dodgem:3x3", "moves 2"), "found '2', expected a comparison (= != < <= > >=)");
  row("empty", where("dodgem:3x3", " "), "it is empty");
  row("simultaneous", where("syncdom:3x3", "moves = 2"),
      "'moves' is not a query keyword here; expected one of: outcome, value, covered, vertical-moves, horizontal-moves, on");
  row("simultaneous, outcome", where("syncdom:3x3", "outcome = win"),
      "'win' is not an outcome; expected one of: vertical, horizontal, draw, mixed");
  row("simultaneous, square", where("syncdom:3x2", "on(a3) = covered"),
      "there is no square 'a3' on this board; its squares are: a1 to c2");
  row("simultaneous, number", where("syncdom:3x3", "value = 1/0"), "'0'");
  row("simultaneous, two points", where("syncdom:3x3", "value = 0.1.2"), "'0.1.2'");
  row("simultaneous, end", where("syncdom:3x3", "value > 0 and"), "the text ends here, expected a condition, such as value > 0");
  row("simultaneous, order",
      where("syncdom:3x3", "value > 0") + QStringList{QStringLiteral("--sort"), QStringLiteral("distance")},
      "--sort is for games in which the players alternate");
  row("order", where("dodgem:3x3", "moves = 2") + QStringList{QStringLiteral("--sort"), QStringLiteral("weight")},
      "--sort weight: dodgem:3x3 has no such number; expected one of: distance, moves, good-moves");
  row("order of a sum", where("dodgem:3x3", "moves = 2") + QStringList{QStringLiteral("--sort"), QStringLiteral("moves +")},
      "the text ends here");
  row("two signs", where("dodgem:3x3", "outcome == win"), "write a single '='");
  row("random order",
      where("dodgem:3x3", "moves = 2") +
          QStringList{QStringLiteral("--sort"), QStringLiteral("distance"), QStringLiteral("--random"), QStringLiteral("1")},
      "--random cannot be combined with --sort");
  row("number", where("dodgem:3x3", "moves = 2") + QStringList{QStringLiteral("--n"), QStringLiteral("3")}, "--n needs --kind");
}

void CliQueryTest::mistakes() {
  QFETCH(QStringList, arguments);
  QFETCH(QByteArray, message);
  const CliResult result = m_cli.run(QStringList(QStringLiteral("find")) + arguments);
  QCOMPARE(result.exitCode, 2);
  QVERIFY2(result.messages.contains(message), result.messages);
}

KOTAI_TEST(CliQueryTest)
#include "cli_query_test.moc"
