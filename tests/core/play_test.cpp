// Tests of games in play: both kinds of games answer the same questions.
#include "core/play/play.h"

#include <QTest>
#include <algorithm>

#include "tests/runner/test_class.h"

using namespace kotai;

class PlayTest : public QObject {
  Q_OBJECT
 private slots:
  void turnsOfTheStart_data();
  void turnsOfTheStart();
  void textsAreReadAgain_data() { turnsOfTheStart_data(); }
  void textsAreReadAgain();
  void turnsLeadBack_data() { turnsOfTheStart_data(); }
  void turnsLeadBack();
  void unknownGames();
};

/// Counted by hand. In Dodgem 3x3 the car on c1 can only go up, and the one on b1 also to the left. On a square of three, an
/// upright domino fits in two places of each column, and a lying one in two of each row.
void PlayTest::turnsOfTheStart_data() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<bool>("atOnce");
  QTest::addColumn<QString>("move");
  QTest::addColumn<qulonglong>("turns");
  QTest::newRow("dodgem:3x3") << QStringLiteral("dodgem:3x3") << false << QStringLiteral("b1a1") << 3ULL;
  QTest::newRow("syncdom:3x3") << QStringLiteral("syncdom:3x3") << true << QStringLiteral("H:a3") << 36ULL;
}

void PlayTest::turnsOfTheStart() {
  QFETCH(QString, id);
  QFETCH(bool, atOnce);
  QFETCH(qulonglong, turns);
  const PlayPtr play = parsePlay(id.toStdString()).value();
  QCOMPARE(play->id(), id.toStdString());
  QCOMPARE(std::string(play->gameId()), id.section(QLatin1Char(':'), 0, 0).toStdString());
  QCOMPARE(play->movesAtOnce(), atOnce);
  QVERIFY(play->columns() == 3 && play->rows() == 3);
  QVERIFY(!play->isOver(play->start()));
  QCOMPARE(qulonglong(play->turnCount(play->start())), turns);
  QCOMPARE(qulonglong(play->after(play->start()).size()), turns);
}

void PlayTest::textsAreReadAgain() {
  QFETCH(QString, id);
  QFETCH(QString, move);
  const PlayPtr play = parsePlay(id.toStdString()).value();
  for (const AnyPosition& position : play->after(play->start()))
    QVERIFY(play->parsePosition(play->formatPosition(position)).value() == position);
  const SideMove read = play->parseMove(play->start(), move.toStdString()).value();
  QVERIFY(read.side == (play->movesAtOnce() ? Side::Second : Side::First));
  QCOMPARE(play->formatMove(play->start(), read), move.toStdString());
  QVERIFY(!play->parseMove(play->start(), "nowhere").has_value());
}

/// The start is its own image in both games.
void PlayTest::turnsLeadBack() {
  QFETCH(QString, id);
  const PlayPtr play = parsePlay(id.toStdString()).value();
  for (const AnyPosition& position : play->after(play->start())) {
    const std::vector<PlayParent> parents = play->parents(position);
    const auto start = std::ranges::find(parents, play->start(), &PlayParent::position);
    QVERIFY(start != parents.end());
    QVERIFY(!start->turns.empty());
  }
}

void PlayTest::unknownGames() {
  for (const char* const text : {"", "nogame:3x3", "syncdom:0x0", "dodgem:xx"}) QVERIFY2(!parsePlay(text).has_value(), text);
}

KOTAI_TEST(PlayTest)
#include "play_test.moc"
