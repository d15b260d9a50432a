// Tests for the first page for newcomers and returning users: the cards, a game's page, continuing a game, and
// the first steps.
#include <QApplication>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <span>

#include "core/simultaneous/registry.h"
#include "tests/runner/patience.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/settle.h"
#include "tests/ui/shown_program.h"
#include "tests/ui/solved_variants.h"
#include "ui/actions/action_button.h"
#include "ui/board/board_page.h"
#include "ui/board/board_view.h"
#include "ui/docks/jobs/jobs_dock.h"
#include "ui/docks/moves/moves_dock.h"
#include "ui/games/presentation.h"
#include "ui/play/play_buttons.h"
#include "ui/play/play_panel.h"
#include "ui/puzzles/puzzle_trainer.h"
#include "ui/puzzles/puzzles_page.h"
#include "ui/shell/first_steps.h"
#include "ui/shell/welcome_page.h"
#include "ui/strings/strings.h"
#include "ui/welcome/continue_row.h"
#include "ui/welcome/first_steps_card.h"
#include "ui/welcome/game_card.h"
#include "ui/welcome/game_page.h"
#include "ui/welcome/today_card.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;
using kotai::test::patienceMs;

class WelcomeTest : public QObject {
  Q_OBJECT

  static void click(QAbstractButton* button) { QTest::mouseClick(button, Qt::LeftButton); }

  static void waitForSolved(const WelcomePage& page, const char* id) {
    QTRY_VERIFY_WITH_TIMEOUT(page.states()->isSolved(id), patienceMs);
  }

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void everyGameHasACardWithALivingBoard() {
    test::ShownProgram program(QSize(1440, 860));
    WelcomePage& page = *test::child<WelcomePage>(program.window);
    QCOMPARE(page.cards().size(), allGames().size());
    for (const GameCard* card : page.cards()) {
      QVERIFY(card->isVisible());
      const QImage picture = card->board()->grab().toImage();
      QSet<QRgb> colours;
      for (int x = 0; x < picture.width(); x += 3)
        for (int y = 0; y < picture.height(); y += 3) colours.insert(picture.pixel(x, y));
      QVERIFY2(colours.size() > 4, card->gameId().c_str());  // the picture is not empty
      QVERIFY(test::child<QPushButton>(card, "titleButton")->text() == gameName(card->gameId()));
    }
    // The badges of a game do not cover its board.
    test::settle();  // waits until the boards have their final height
    const QImage before = page.card("dodgem")->board()->grab().toImage();
    waitForSolved(page, "dodgem:4x4");
    QCOMPARE(page.card("dodgem")->board()->grab().toImage(), before);
  }

  /// The screen has 1440 x 900 pixels minus the desktop's panels. A newcomer sees an invitation above the cards.
  void bothRowsOfCardsFitTheScreen() {
    test::ShownProgram program(QSize(1440, 860));
    const WelcomePage& page = *test::child<WelcomePage>(program.window);
    const auto* area = page.findChild<QScrollArea*>();
    QTRY_VERIFY(area->isVisible());
    const auto bottomOf = [&](const QWidget* each) { return each->mapTo(area->viewport(), QPoint(0, each->height())).y(); };
    for (const GameCard* card : std::span(page.cards()).first(5))  // leaves out the example games of the test program
      QTRY_VERIFY2(bottomOf(card) <= area->viewport()->height(), qPrintable(QString::number(bottomOf(card))));
    QVERIFY(page.cards().front()->board()->height() >= 100);
  }

  void showcasesAndLessonsAreLegalPositions() {
    for (const Presentation& game : presentations()) {
      const auto readable = [](const std::string& id, const std::string& position) {
        const auto variant = parseVariant(id);
        const auto both = parseSimultaneousVariant(id);
        return (variant && (*variant)->parsePosition(position)) || (both && (*both)->parsePosition(position));
      };
      if (!game.showcase.position.empty()) QVERIFY2(readable(game.showcase.variant, game.showcase.position), game.gameId.c_str());
      for (const IntroductionPicture& picture : game.introduction.pictures)
        QVERIFY2(readable(game.introduction.variant, picture.position), picture.position.c_str());
    }
  }

  void playBeginsAGameAgainstALevel() {
    test::ShownProgram program(QSize(1440, 860));
    GameCard* card = test::child<WelcomePage>(program.window)->card("dodgem");
    click(card->playButton());
    QVERIFY(program.window->showsBoard());
    QCOMPARE(program.workspace.session()->document()->variantId(), std::string("dodgem:4x4"));
    QCOMPARE(program.settings.opponentSides(), OpponentSides::Second);
    QCOMPARE(program.settings.opponentStrength(), QStringLiteral("level=1"));
    QVERIFY(program.window->shownView()->playPanel()->isVisible());
    QVERIFY(!test::alternating(*program.window).movesDock()->isVisible());
  }

  void exploreAndComeBack() {
    test::ShownProgram program(QSize(1440, 860));
    WelcomePage& page = *test::child<WelcomePage>(program.window);
    QVERIFY(page.continueRow()->cards().empty());
    click(page.card("dodgem")->exploreButton());
    QCOMPARE(program.settings.opponentSides(), OpponentSides::None);
    QVERIFY(test::alternating(*program.window).movesDock()->isVisible());
    auto& document = *test::alternating(program.workspace).document();
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    QTest::keyClick(program.window.get(), Qt::Key_Home, Qt::ControlModifier);
    QVERIFY(!program.window->showsBoard());
    QVERIFY(page.continueRow()->cards().empty());  // nothing has been played
    click(page.card("dodgem")->exploreButton());
    document.play(document.legalMoves().front());
    QTest::keyClick(program.window.get(), Qt::Key_Home, Qt::ControlModifier);
    QVERIFY(!program.window->showsBoard());
    QCOMPARE(page.continueRow()->cards().size(), std::size_t(1));
    const ContinueCard* card = page.continueRow()->cards().front();
    QVERIFY(card->isVisible());
    QCOMPARE(card->game().title, QStringLiteral("Dodgem 4×4"));
    QVERIFY2(card->game().state.startsWith(QStringLiteral("move 1, ")), qPrintable(card->game().state));
    QVERIFY2(card->game().state.contains(QStringLiteral("today")), qPrintable(card->game().state));
    click(card->button());
    QVERIFY(program.window->showsBoard());
    QCOMPARE(document.currentNode(), 1);
  }

  /// Plays three games, each replaced by the next, and finishes a fourth game.
  void theLastGamesAreGoneOnWith() {
    test::ShownProgram program(QSize(1440, 860));
    program.settings.firstStepsDone.set(true);
    WelcomePage& page = *test::child<WelcomePage>(program.window);
    QSignalSpy kept(program.workspace.saver()->recorder(), &GameRecorder::gameSaved);
    const auto begin = [&](const char* id, OpponentSides sides) {
      program.workspace.openVariant(id);
      program.settings.setOpponentSides(OpponentSides::None);
      auto& document = *test::alternating(program.workspace).document();
      document.play(document.legalMoves().front());
      program.settings.setOpponentStrength(QStringLiteral("level=2"));
      program.settings.setOpponentSides(sides);
    };
    begin("dodgem:6x6", OpponentSides::None);
    begin("gobblet", OpponentSides::None);
    QTRY_COMPARE(kept.size(), 1);
    begin("dodgem:5x5", OpponentSides::None);
    QTRY_COMPARE(kept.size(), 2);
    program.window->showWelcome();
    const auto& cards = page.continueRow()->cards();
    const auto titles = [&] {
      QStringList all;
      for (const ContinueCard* each : cards) all << each->game().title;
      return all.join(QStringLiteral(", "));
    };
    QTRY_COMPARE(titles(), QStringLiteral("Dodgem 5×5, Gobblet Gobblers, Dodgem 6×6"));
    QCOMPARE(cards[2]->game().players, QStringLiteral("two players"));
    QVERIFY2(cards[2]->game().state.startsWith(QStringLiteral("move 1")), qPrintable(cards[2]->game().state));
    click(cards[2]->button());
    QCOMPARE(program.workspace.session()->document()->variantId(), std::string("dodgem:6x6"));
    QVERIFY(program.workspace.session()->document()->currentNode() != TreeDocument::root);
    QTRY_COMPARE(kept.size(), 3);
    test::alternating(program.workspace).document()->declareEnd({EndCause::Resignation, Side::Second});
    program.window->showWelcome();
    QTRY_COMPARE(titles(), QStringLiteral("Dodgem 5×5, Gobblet Gobblers, Dodgem 6×6"));  // the game is over now and comes last
    QVERIFY(cards[2]->game().isOver);
    QCOMPARE(cards[2]->button()->text(), QStringLiteral("View game"));
  }

  void newcomersAreMetWithoutScrolling() {
    test::ShownProgram program(QSize(1440, 850));
    WelcomePage& page = *test::child<WelcomePage>(program.window);
    const FirstStepsOffer* card = page.continueRow()->newcomer();
    test::settle();
    QVERIFY(card->isVisible());
    QVERIFY(program.window->rect().contains(QRect(card->mapTo(program.window.get(), QPoint(0, 0)), card->size())));
    program.settings.firstStepsDone.set(true);
    QVERIFY(!card->isVisible());
    QVERIFY(!page.continueRow()->isVisible());
  }

  void homeLeadsFromAGamesPageToAllGames() {
    test::ShownProgram program(QSize(1440, 860));
    WelcomePage& page = *test::child<WelcomePage>(program.window);
    click(test::child<QPushButton>(page.card("dodgem"), "sizesButton"));
    QVERIFY(page.shownGame());
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    QTest::keyClick(program.window.get(), Qt::Key_Home, Qt::ControlModifier);
    QVERIFY(!page.shownGame());
    QVERIFY(!test::actionsOf(program.window)[ActionId::Welcome]->isEnabled());
  }

  void publishedResultsAreShownForUnsolvedVariants() {
    test::ShownProgram program(QSize(1440, 860));
    program.workspace.openVariant("dodgem:6x6");
    const BoardHeader* header = test::alternating(*program.window).boardPage()->header();
    QVERIFY2(header->summary().contains(QStringLiteral("Draw (solved with Kotai)")), qPrintable(header->summary()));
    program.settings.setValuesShown(false);
    QVERIFY(!header->summary().contains(QStringLiteral("Draw")));
  }

  void aNewGameNamesItsPlayers() {
    test::ShownProgram program(QSize(1440, 860));
    program.settings.setOpponentSides(OpponentSides::First);  // the program remembers the side of the previous game
    click(test::child<WelcomePage>(program.window)->card("dodgem")->playButton());
    const QString said = test::alternating(*program.window).messages()->text();
    QVERIFY2(said.contains(sideName(**parseVariant("dodgem:4x4"), Side::Second)), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("Level 1")), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("This level is meant for a first game.")), qPrintable(said));
    program.settings.setOpponentStrength(QStringLiteral("level=4"));
    program.window->showWelcome();
    click(test::child<WelcomePage>(program.window)->card("dodgem")->playButton());
    QVERIFY(!test::alternating(*program.window).messages()->text().contains(QStringLiteral("first game")));
  }

  void puzzlesBegin() {
    test::ShownProgram program(QSize(1440, 860));
    WelcomePage& page = *test::child<WelcomePage>(program.window);
    waitForSolved(page, "dodgem:4x4");
    click(page.card("dodgem")->puzzlesButton());
    const PuzzlesPage* puzzles = test::child<PuzzlesPage>(program.window);
    QVERIFY(puzzles->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(puzzles->trainer()->current().found.puzzle, patienceMs);
    QVERIFY(!puzzles->findChild<BoardView*>()->valuesVisible());
    QVERIFY(!test::child<QPushButton>(page.card("dodgem"), "tournamentButton")->isVisible());
    program.window->showWelcome();
    QVERIFY(test::child<QPushButton>(page.card("syncdom"), "tournamentButton")->isVisibleTo(&page));
    click(page.card("syncdom")->puzzlesButton());
    QVERIFY(puzzles->isVisible());
    QCOMPARE(puzzles->trainer()->variantId().substr(0, 8), "syncdom:");
  }

  void thePageOfAGameShowsKnownResults() {
    test::ShownProgram program(QSize(1440, 860));
    WelcomePage& page = *test::child<WelcomePage>(program.window);
    click(test::child<QPushButton>(page.card("dodgem"), "sizesButton"));
    GamePage* game = page.shownGame();
    QVERIFY(game && game->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(page.states()->isRead(), patienceMs);
    const VariantRow* unsolved = game->row("dodgem:5x5");
    QCOMPARE(unsolved->line().offer, VariantLine::Offer::Solve);
    QVERIFY2(unsolved->line().result.contains(QStringLiteral("1996")), qPrintable(unsolved->line().result));
    QVERIFY(unsolved->line().state.contains(QStringLiteral("about")));
    waitForSolved(page, "dodgem:3x3");
    const auto variant = parseVariant("dodgem:3x3").value();
    QCOMPARE(game->row("dodgem:3x3")->line().badge, sideName(*variant, Side::First) + QStringLiteral(" wins"));
    QTest::keyClick(game, Qt::Key_Escape);
    QVERIFY(!page.shownGame());
    for (const GameInfo& each : allGames()) {
      page.showGame(QString::fromStdString(each.id));
      QCOMPARE(page.shownGame()->rows().size(), each.knownVariants.size());
    }
  }

  void solvingIsNotAskedTwice() {
    test::ShownProgram program(QSize(1440, 860));
    WelcomePage& page = *test::child<WelcomePage>(program.window);
    page.showGame(QStringLiteral("dodgem"));
    VariantRow* row = page.shownGame()->row("dodgem:5x5");
    QTRY_COMPARE_WITH_TIMEOUT(row->line().offer, VariantLine::Offer::Solve, patienceMs);
    click(row->solveButton());
    QVERIFY(program.workspace.jobs()->isRunning("dodgem:5x5"));
    QTRY_VERIFY(row->line().progress || row->line().solved);
    program.workspace.jobs()->pauseWork("dodgem:5x5");
    QTRY_VERIFY_WITH_TIMEOUT(!program.workspace.jobs()->isRunning("dodgem:5x5"), patienceMs);
  }

  /// A solve can be paused and resumed in the row in which it was started. The focus stays in this row.
  void aSolveIsPausedAndGoesOn() {
    test::ShownProgram program(QSize(1440, 860));
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    WelcomePage& page = *test::child<WelcomePage>(program.window);
    page.showGame(QStringLiteral("dodgem"));
    VariantRow* row = page.shownGame()->row("dodgem:5x5");
    QTRY_COMPARE_WITH_TIMEOUT(row->line().offer, VariantLine::Offer::Solve, patienceMs);
    row->solveButton()->setFocus();
    QTest::keyClick(row->solveButton(), Qt::Key_Space);
    QTRY_COMPARE(row->line().offer, VariantLine::Offer::Pause);
    QCOMPARE(row->solveButton()->text(), QStringLiteral("Pause"));
    QVERIFY(row->solveButton()->hasFocus());
    QTest::keyClick(row->solveButton(), Qt::Key_Space);
    QTRY_COMPARE_WITH_TIMEOUT(row->line().offer, VariantLine::Offer::Resume, patienceMs);
    QVERIFY(row->solveButton()->hasFocus());
    const QString state = row->line().state;  // the stored share depends on the moment at which the solve stopped
    QVERIFY2(state.contains(QStringLiteral("kept")), qPrintable(state));
    QCOMPARE(row->line().progress.has_value(), state.startsWith(QStringLiteral("Paused")));
    QTest::keyClick(row->solveButton(), Qt::Key_Space);
    QTRY_COMPARE(row->line().offer, VariantLine::Offer::Pause);
    QTest::keyClick(program.window.get(), Qt::Key_J, Qt::ControlModifier);  // opens the jobs page without a game
    const auto* jobs = program.window->findChild<JobsDock*>();
    QVERIFY(jobs && jobs->isVisible());
    program.workspace.jobs()->pauseWork("dodgem:5x5");
    QTRY_VERIFY_WITH_TIMEOUT(!program.workspace.jobs()->isRunning("dodgem:5x5"), patienceMs);
  }

  /// A solved variant has a row even if the program does not list the variant.
  void everySolvedVariantHasARow() {
    test::ShownProgram program(QSize(1440, 860));
    WelcomePage& page = *test::child<WelcomePage>(program.window);
    page.showGame(QStringLiteral("quoridor"));
    QVERIFY(!page.shownGame()->row("quoridor:3x3,fences=0"));
    test::solveInto(program.folder, "quoridor:3x3,fences=0");
    QTRY_VERIFY_WITH_TIMEOUT(page.shownGame()->row("quoridor:3x3,fences=0"), patienceMs);
    const VariantRow* row = page.shownGame()->row("quoridor:3x3,fences=0");
    QTRY_VERIFY(row->line().solved);
    QTRY_VERIFY(row->exploreButton()->isVisible());
  }

  void everyPageLeadsHome() {
    test::ShownProgram program(QSize(1280, 800));
    const Actions& actions = test::actionsOf(program.window);
    const auto goHome = [&] {
      for (ActionButton* button : program.window->centralWidget()->findChildren<ActionButton*>())
        if (button->isVisible() && button->toolTip() == actions[ActionId::Welcome]->toolTip()) {
          click(button);
          return test::child<WelcomePage>(program.window)->isVisible();
        }
      return false;
    };
    program.workspace.openVariant("dodgem:3x3");
    program.window->setPlayLayout(true);
    QVERIFY(goHome());
    program.window->showLibrary();
    QVERIFY(goHome());
    test::actionsOf(program.window)[ActionId::ShowPapers]->trigger();
    QVERIFY(goHome());
    test::actionsOf(program.window)[ActionId::ShowSolutions]->trigger();
    QVERIFY(goHome());
    actions[ActionId::ShowPuzzles]->trigger();
    QVERIFY(goHome());
  }

  void allGamesAreShownFromTheirTop() {
    test::ShownProgram program(QSize(720, 440));
    WelcomePage& page = *test::child<WelcomePage>(program.window);
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    program.window->showLibrary();
    program.window->showWelcome();
    page.continueRow()->setGames({});  // clears the row, as before the unfinished games are found
    test::settle(50);
    QCOMPARE(QApplication::focusWidget(), page.continueRow()->firstButton());
    QVERIFY(page.card("dodgem")->mapTo(&page, QPoint()).y() > 0);
  }

  void rulesAreNotCalledSizes() {
    test::ShownProgram program(QSize(1280, 800));
    const WelcomePage& page = *test::child<WelcomePage>(program.window);
    QVERIFY(test::child<QPushButton>(page.card("animalshogi"), "sizesButton")->text().contains(QStringLiteral("rule sets")));
    QVERIFY(test::child<QPushButton>(page.card("dodgem"), "sizesButton")->text().contains(QStringLiteral("variants")));
    QVERIFY(test::child<QPushButton>(page.card("syncdom"), "sizesButton")->text().contains(QStringLiteral("variants")));
    QTRY_COMPARE(page.card("animalshogi")->playButton()->mapTo(&page, QPoint()).y(),
                 page.card("dodgem")->playButton()->mapTo(&page, QPoint()).y());
  }

  void everyButtonHasANameAndCanBeReached() {
    test::ShownProgram program(QSize(1024, 700));
    WelcomePage& page = *test::child<WelcomePage>(program.window);
    const auto check = [&page] {
      for (const QPushButton* button : page.findChildren<QPushButton*>()) {
        if (!button->isVisible()) continue;
        QVERIFY(button->focusPolicy() & Qt::TabFocus);
        QVERIFY(!button->text().isEmpty() || !button->accessibleName().isEmpty());
      }
    };
    check();
    page.showGame(QStringLiteral("dodgem"));
    check();
  }

  void fitsIntoEveryWindow() {
    test::ShownProgram program(QSize(1440, 860));
    WelcomePage& page = *test::child<WelcomePage>(program.window);
    for (const QSize size : {QSize(1440, 860), QSize(1024, 700), QSize(720, 430)}) {
      program.window->resize(size);
      test::settle();
      QCOMPARE(program.window->size(), size);
      for (const GameCard* card : page.cards()) {
        const QPoint right = card->mapTo(&page, QPoint(card->width(), 0));
        QVERIFY2(right.x() <= page.width(), card->gameId().c_str());
      }
    }
  }
};

KOTAI_WINDOW_TEST(WelcomeTest)
#include "welcome_test.moc"
