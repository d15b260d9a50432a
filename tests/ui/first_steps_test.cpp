// Tests for the first steps for newcomers: their contents, going back, skipping and replaying.
#include "ui/shell/first_steps.h"

#include <QPushButton>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>

#include "core/analysis/moves.h"
#include "core/game/registry.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/settle.h"
#include "tests/ui/shown_program.h"
#include "tests/ui/solved_variants.h"
#include "ui/board/board_page.h"
#include "ui/board/board_view.h"
#include "ui/games/presentation.h"
#include "ui/play/page_frame.h"
#include "ui/play/play_buttons.h"
#include "ui/play/play_panel.h"
#include "ui/shell/welcome_page.h"
#include "ui/welcome/continue_row.h"
#include "ui/welcome/first_steps_card.h"

using namespace kotai;
using namespace kotai::ui;

class FirstStepsTest : public QObject {
  Q_OBJECT

  struct Program : test::ShownProgram {
    GameDocument& document = *test::alternating(workspace).document();
    BoardView& board = *test::alternating(*window).boardPage()->board();

    explicit Program(QSize size = {1440, 860}) : ShownProgram(size) {
      test::actionsOf(window)[ActionId::HelpFirstSteps]->trigger();
    }
    FirstSteps& steps() { return *window->firstSteps(); }
    FirstStepsCard& card() { return *steps().card(); }
    void next() { click(card().nextButton()); }
    void goToValues() {
      while (card().nextButton()->isVisible()) next();
    }
    void showValues() { click(test::child<QToolButton>(window->shownView()->page()->playButtons(), "ShowValues")); }
  };

  static void click(QAbstractButton* button) { QTest::mouseClick(button, Qt::LeftButton); }

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void movesOfTheLessonHaveItsStatedOutcomes() {
    for (const Presentation& game : presentations()) {
      const Introduction& introduction = game.introduction;
      if (introduction.start.empty()) continue;
      const VariantPtr variant = test::variantOf(introduction.variant.c_str());
      const auto start = variant->parsePosition(introduction.start);
      QVERIFY2(start.has_value(), introduction.start.c_str());
      QCOMPARE(variant->sideToMove(*start), Side::First);
      const auto outcomeOf = [&, moves = moveValues(*test::solved(variant), *start)](const std::string& text) {
        for (const auto& each : moves)
          if (variant->formatMove(*start, each.move) == text) return each.value.outcome;
        qFatal("%s is no move", text.c_str());
      };
      QCOMPARE(outcomeOf(introduction.winningMove), Outcome::Win);
      QCOMPARE(outcomeOf(introduction.drawingMove), Outcome::Draw);
      QCOMPARE(outcomeOf(introduction.losingMove), Outcome::Loss);
    }
  }

  void firstStepsLeadToValuesAndAMove() {
    test::ShownProgram program(QSize(1440, 860));
    WelcomePage& page = *test::child<WelcomePage>(program.window);
    QTRY_VERIFY_WITH_TIMEOUT(page.states()->isSolved("dodgem:4x4"), 60000);
    click(page.continueRow()->newcomer()->button());
    QPointer<FirstStepsCard> card = program.window->firstSteps()->card();
    QVERIFY(card && card->isVisible());
    QVERIFY(!program.settings.valuesShown());
    QVERIFY(!card->backButton()->isVisible());
    for (int i = 0; i < 3; ++i) {
      QVERIFY(card->nextButton()->isVisible());
      click(card->nextButton());
    }
    QVERIFY(!card->nextButton()->isVisible());  // the button for the values continues the first steps
    BoardView& board = *test::alternating(*program.window).boardPage()->board();
    QVERIFY(program.window->focusWidget() == &board);  // the focus is on the board instead of Back
    click(test::child<QToolButton>(program.window->shownView()->page()->playButtons(), "ShowValues"));
    QVERIFY2(card->text().contains(QStringLiteral("b2 to b3 wins")), qPrintable(card->text()));
    click(card->nextButton());
    const QString moveText = card->text();
    QVERIFY(!card->nextButton()->isVisible());
    for (const Square square : {Square{1, 1}, Square{1, 2}})
      QTest::mouseClick(&board, Qt::LeftButton, {}, board.currentLayout().centre(square).toPoint());
    QVERIFY(card->text() != moveText);
    card->nextButton()->setFocus();
    click(card->nextButton());
    QVERIFY(!program.window->firstSteps()->isRunning());
    QVERIFY(program.window->focusWidget() == &board);
    QVERIFY(program.settings.firstStepsDone());
    QVERIFY(program.settings.valuesShown());
    QVERIFY(!program.window->shownView()->playPanel()->card());
  }

  /// The board always shows the position that the step describes.
  void eachStepCanBeGoneBackTo() {
    Program program;
    program.goToValues();
    const QString askedForValues = program.card().text();
    program.showValues();
    program.next();
    const QString askedForMove = program.card().text();
    QVERIFY(program.document.play(program.document.legalMoves().front()));
    QVERIFY(program.card().text() != askedForMove);
    click(program.card().backButton());
    QCOMPARE(program.card().text(), askedForMove);
    QCOMPARE(program.document.currentNode(), GameTree::root);
    QVERIFY(program.settings.valuesShown());
    click(program.card().backButton());
    click(program.card().backButton());
    QCOMPARE(program.card().text(), askedForValues);
    QVERIFY(!program.settings.valuesShown());
    click(program.card().backButton());
    QVERIFY(program.card().nextButton()->isVisible());
  }

  void aMoveThatComesTooEarlyLeadsToItsStep() {
    Program program;
    program.goToValues();
    const QString before = program.card().text();
    QVERIFY(program.document.play(program.document.legalMoves().front()));
    QVERIFY(program.card().text() != before);
    QVERIFY(program.card().nextButton()->isVisible());
    QVERIFY(!test::child<QPushButton>(program.card(), "skipButton")->isVisible());  // the last step has no Skip
  }

  /// Finishing the game completes the first steps, even if the user has not looked at the values.
  void endingTheGameFinishesTheFirstSteps() {
    test::ShownProgram program(QSize(1440, 860));
    click(test::child<WelcomePage>(program.window)->continueRow()->newcomer()->button());
    QVERIFY(program.window->firstSteps()->isRunning());
    GameDocument& document = *test::alternating(program.workspace).document();
    QVERIFY(document.play(document.legalMoves().front()));
    QVERIFY(!program.settings.firstStepsDone());
    document.declareEnd({EndCause::Resignation, Side::First});
    QVERIFY(program.settings.firstStepsDone());
    QVERIFY(!test::child<WelcomePage>(program.window)
                 ->continueRow()
                 ->newcomer()
                 ->isVisibleTo(test::child<WelcomePage>(program.window)));
  }

  /// A tour that the user skipped is not a game to continue.
  void aSkippedTourLeavesNoGame() {
    test::ShownProgram program(QSize(1440, 860));
    const WelcomePage& page = *test::child<WelcomePage>(program.window);
    click(page.continueRow()->newcomer()->button());
    click(program.window->firstSteps()->card()->skipButton());
    test::actionsOf(program.window)[ActionId::Welcome]->trigger();
    QVERIFY(page.continueRow()->cards().empty());
  }

  void theNextButtonKeepsItsPlace() {
    test::ShownProgram program(QSize(1280, 800));
    test::actionsOf(program.window)[ActionId::HelpFirstSteps]->trigger();
    QPointer<FirstStepsCard> card = program.window->firstSteps()->card();
    QVERIFY(card);
    std::vector<int> places;
    while (card && card->nextButton()->isVisible()) {
      test::settle(100);
      places.push_back(card->nextButton()->mapTo(program.window.get(), QPoint(0, 0)).y());
      click(card->nextButton());
    }
    QVERIFY(places.size() > 1);
    for (const int place : places) QCOMPARE(place, places.front());
  }

  void firstStepsCanBeSkippedAndSeenAgain() {
    test::ShownProgram program(QSize(1024, 700));
    QAction* help = test::actionsOf(program.window)[ActionId::HelpFirstSteps];
    help->trigger();
    click(test::child<QPushButton>(program.window->firstSteps()->card(), "skipButton"));
    QVERIFY(!program.window->firstSteps()->isRunning());
    QVERIFY(program.settings.valuesShown());  // the setting is unchanged
    help->trigger();
    QVERIFY(program.window->firstSteps()->isRunning());
    program.workspace.openVariant("dodgem:4x4");  // opening another game ends the first steps
    QVERIFY(!program.window->firstSteps()->isRunning());
    QVERIFY(program.settings.valuesShown());
  }
};

KOTAI_WINDOW_TEST(FirstStepsTest)
#include "first_steps_test.moc"
