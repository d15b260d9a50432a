// What a person has reached against each opponent.
#include <QTableWidget>
#include <QTest>

#include "tests/runner/window_test_class.h"
#include "ui/library/own_results.h"
#include "ui/library/statistics_view.h"
#include "ui/shell/application.h"

using namespace kotai;
using namespace kotai::ui;

class OwnPlayTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    setUpApplication();
    LanguageSwitch().setLanguage(QStringLiteral("en"));
  }

  void eachGameCounts() {
    std::vector<LibraryGame> games(4);
    for (LibraryGame& game : games) game.header.second = "level=3";
    for (std::size_t i = 0; i < 3; ++i) games[i].person = Side::First;
    games[0].header.result = GameResult::FirstWins;
    games[1].header.result = GameResult::Draw;
    games[2].header.result = GameResult::SecondWins;
    games[3].header.result = GameResult::FirstWins;  // of two programs, or two people
    games[0].accuracy[0] = 0.8;
    const OwnResults results = ownResults(games);
    QCOMPARE(results.opponents.size(), std::size_t(1));
    QCOMPARE(results.opponents[0].games(), 3);
    QCOMPARE(results.opponents[0].score(), 0.5);
    QCOMPARE(*results.opponents[0].accuracy(), 0.8);
    games[0].valuesShown = true;
    QCOMPARE(ownResults(games).opponents[0].games(), 2);
    QCOMPARE(ownResults(games).withValues, 1);
    QVERIFY(!ownResults(games).opponents[0].accuracy());
    QCOMPARE(results.scores, (std::vector<double>{0, 0.5, 1}));
    QCOMPARE(results.runningScores(2), (std::vector<double>{0, 0.25, 0.75}));
    StatisticsView view;
    view.setResults(results);
    QCOMPARE(view.table()->item(0, 0)->text(), QStringLiteral("Level 3"));
    QCOMPARE(view.table()->item(0, 5)->text(), QStringLiteral("50%"));
  }

  void opponentsOfOneNameAreToldApart() {
    const auto game = [](const char* gameId, const char* opponent) {
      LibraryGame won;
      won.gameId = gameId;
      won.header.second = opponent;
      won.header.result = GameResult::FirstWins;
      won.person = Side::First;
      return won;
    };
    const auto names = [](const std::vector<LibraryGame>& games) {
      StatisticsView view;
      view.setResults(ownResults(games));
      QStringList all;
      for (int row = 0; row < view.table()->rowCount(); ++row) all << view.table()->item(row, 0)->text();
      return all;
    };
    std::vector<LibraryGame> games{game("dodgem", "level=3"), game("dodgem", "random"), game("gobblet", "level=3")};
    QCOMPARE(names(games), QStringList({QStringLiteral("Level 3"), QStringLiteral("Random")}));
    games.push_back(game("syncdom", "montecarlo:playouts=200"));
    QCOMPARE(names(games), QStringList({QStringLiteral("Level 3 (Dodgem, Gobblet Gobblers)"),
                                        QStringLiteral("Level 3 (Synchronized Domineering)"), QStringLiteral("Random")}));
  }
};

KOTAI_WINDOW_TEST(OwnPlayTest)
#include "own_play_test.moc"
