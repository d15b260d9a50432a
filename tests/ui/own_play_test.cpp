// Tests for the user's results against each opponent.
#include <QChartView>
#include <QSignalSpy>
#include <QTest>

#include "core/library/game_library.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/shown_program.h"
#include "ui/library/own_results.h"
#include "ui/library/statistics_view.h"
#include "ui/shell/application.h"
#include "ui/widgets/empty_state.h"

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
    for (LibraryGame& game : games) game.gameId = "dodgem";
    for (LibraryGame& game : games) game.header.second = "level=3";
    for (std::size_t i = 0; i < 3; ++i) games[i].person = Side::First;
    games[0].header.result = GameResult::FirstWins;
    games[1].header.result = GameResult::Draw;
    games[2].header.result = GameResult::SecondWins;
    games[3].header.result = GameResult::FirstWins;  // not counted, because no person played against a program
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
    QCOMPARE(view.table()->item(0, 1)->text(), QStringLiteral("Level 3"));
    QCOMPARE(view.table()->item(0, 6)->text(), QStringLiteral("50%"));
    QCOMPARE(view.summary(), QStringLiteral("Dodgem: you won 1 of your last 3 games against Level 3. Next goal: beat Level 4."));
    QVERIFY(!view.findChild<QChartView*>()->isHidden());
    QVERIFY(view.findChild<EmptyState*>()->isHidden());
    view.setResults(ownResults({games[1], games[2]}));  // with two games, a message appears instead of the graph
    QVERIFY(view.findChild<QChartView*>()->isHidden());
    QCOMPARE(view.summary(), QStringLiteral("Dodgem: you won 0 of your last 2 games against Level 3. Next goal: beat Level 3."));
  }

  /// Without a game that counts, the page says which games count, and the user can start one.
  void gamesWithHelpLeaveThePageWithAnOffer() {
    LibraryGame helped;
    helped.gameId = "dodgem";
    helped.person = Side::First;
    helped.header.second = "level=3";
    helped.header.result = GameResult::FirstWins;
    helped.valuesShown = true;
    StatisticsView view;
    QSignalSpy wanted(&view, &StatisticsView::playWanted);
    view.setResults(ownResults({helped}));
    EmptyState& empty = *view.findChild<EmptyState*>();
    QVERIFY(!empty.isHidden() && view.table()->isHidden());
    empty.button()->click();
    QCOMPARE(wanted.count(), 1);
  }

  void eachGameHasItsOwnRows() {
    const auto game = [](const char* gameId, const char* opponent) {
      LibraryGame won;
      won.gameId = gameId;
      won.header.second = opponent;
      won.header.result = GameResult::FirstWins;
      won.person = Side::First;
      return won;
    };
    StatisticsView view;
    view.setResults(ownResults({game("dodgem", "level=3"), game("gobblet", "level=3"), game("dodgem", "random"),
                                game("dodgem", "random"), game("syncdom", "montecarlo:playouts=200")}));
    QStringList rows;
    for (int row = 0; row < view.table()->rowCount(); ++row)
      rows << view.table()->item(row, 0)->text() + QLatin1Char(' ') + view.table()->item(row, 1)->text();
    QCOMPARE(rows, QStringList({QStringLiteral("Dodgem Level 3"), QStringLiteral("Dodgem Level 0"),
                                QStringLiteral("Gobblet Gobblers Level 3"), QStringLiteral("Synchronized Domineering Level 3")}));
    QCOMPARE(view.summary().section(QLatin1Char('\n'), 0, 0),
             QStringLiteral("Dodgem: you won 2 of your last 2 games against Level 0. Next goal: beat Level 4."));
  }

  /// The user wins 6 of the last 10 games, but few of the earlier games. A score of six tenths corresponds to a
  /// third of a level more than a score of one half.
  void latestGamesCount() {
    std::vector<LibraryGame> games(30);
    for (std::size_t each = 0; each < games.size(); ++each) {
      games[each].gameId = "dodgem";
      games[each].person = Side::First;
      games[each].header.second = "level=4";
      games[each].header.result = each < 6 ? GameResult::FirstWins : GameResult::SecondWins;
    }
    StatisticsView view;
    view.setResults(ownResults(games));
    QCOMPARE(view.summary(), QStringLiteral("Dodgem: you won 6 of your last 10 games against Level 4. Next goal: beat Level 5."));
    QCOMPARE(ownResults(games).estimatedLevel("dodgem"), std::optional(4));  // 10 to the (x - 4) / 2 is 3/2: x is 4.35
    QVERIFY(!ownResults(games).estimatedLevel("gobblet"));
    games[5].header.result = GameResult::SecondWins;
    QVERIFY(ownResults(games).opponents.front().latestWins() == 5);
    games.resize(5);
    // The user won all games, but against no stronger opponent.
    QCOMPARE(ownResults(games).estimatedLevel("dodgem"), std::optional(5));
    games.resize(2);
    QVERIFY(!ownResults(games).estimatedLevel("dodgem"));
  }

  /// The only move of the game worsened the outcome, so the accuracy is 0.
  void gamesThatEndedBeforeTheSolveAreJudged() {
    test::ShownProgram program;
    GameLibrary& library = *program.workspace.library();
    const SavedResult lost =
        kotai::readSavedGames("[Variant \"dodgem:3x3\"]\n[Second \"level=3\"]\n[Result \"0-1\"]\n\n1. b1b2 0-1\n").front();
    QVERIFY(lost.has_value());
    QVERIFY(library.add({{*lost, GameSource::Played, Side::First, {}}}));
    const auto accuracy = [&] { return library.games({.variant = "dodgem:3x3"}, 9).front().accuracy; };
    QVERIFY(!accuracy()[0]);
    emit program.workspace.jobs()->solved("dodgem:3x3");
    QTRY_COMPARE(accuracy()[0], std::optional(0.0));
    QVERIFY(!accuracy()[1]);
  }
};

KOTAI_WINDOW_TEST(OwnPlayTest)
#include "own_play_test.moc"
