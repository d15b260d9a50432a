// Tests for the card at the end of a game of Synchronized Domineering against the computer.
#include <QCheckBox>
#include <QPushButton>
#include <QSet>
#include <QStandardPaths>
#include <QTest>
#include <array>
#include <random>
#include <utility>

#include "core/puzzles/practice.h"
#include "core/simultaneous/registry.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/shown_program.h"
#include "ui/domineering/board/choice_panel.h"
#include "ui/domineering/board/domino_board_view.h"
#include "ui/domineering/document/choice_verdict.h"
#include "ui/domineering/session/domineering_page.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/opponent/strength_words.h"
#include "ui/play/result_card.h"
#include "ui/play/review.h"
#include "ui/play/review_card.h"
#include "ui/puzzles/puzzle_trainer.h"
#include "ui/puzzles/puzzles_page.h"
#include "ui/session/after_game.h"

using namespace kotai;
using namespace kotai::ui;

class EndCardTest : public QObject {
  Q_OBJECT

  struct Program : test::ShownProgram {
    DomineeringDocument& document = *test::domineering(workspace).document();

    Program() : ShownProgram({1440, 900}) {
      settings.opponentDelayMs.set(10000);  // this test makes the choices of both sides
      settings.setOpponentSides(OpponentSides::Second);
      workspace.openVariant("syncdom:4x4");
      window->showBoard();
      QTest::qWait(1);
    }
    /// Plays random games until a game has this result.
    void playTo(Payoff wanted) {
      std::mt19937 random(3);
      do {
        workspace.openVariant("syncdom:4x4");
        while (!document.result()) {
          const auto& first = document.moves(Side::First);
          const auto& second = document.moves(Side::Second);
          document.play({first[random() % first.size()], second[random() % second.size()]});
        }
      } while (document.result() != wanted);
    }
    template <typename Card>
    Card* shown() {
      for (Card* each : window->findChildren<Card*>())
        if (each->isVisible()) return each;
      return nullptr;
    }
    ResultCard* card() { return shown<ResultCard>(); }
    ReviewCard* reviewCard() { return shown<ReviewCard>(); }
  };

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  /// A user who studies a game needs the list of turns, so the card next to the turns can be closed.
  void besideTheTurns() {
    Program program;
    program.window->setPlayLayout(false);
    program.playTo(Payoff::FirstWins);
    QTRY_VERIFY(program.card());
    QVERIFY(test::domineering(*program.window).turnsDock()->isAncestorOf(program.card()));
    program.window->setPlayLayout(true);
    QTRY_VERIFY(program.card() && !test::child<QToolButton>(program.card(), "closeButton")->isVisible());
    program.window->setPlayLayout(false);
    QTRY_VERIFY(program.card() && test::child<QToolButton>(program.card(), "closeButton")->isVisible());
    QTest::mouseClick(test::child<QToolButton>(program.card(), "closeButton"), Qt::LeftButton);
    QTRY_VERIFY(!program.card());
    step(program.document, -1);
    step(program.document, TreeDocument::toEnd);
    QVERIFY(!program.card());
    // Playing the last turn again shows the card again.
    const JointMove last = program.document.tree().node(program.document.currentNode()).turn;
    step(program.document, -1);
    program.document.play(last);
    QTRY_VERIFY(program.card());
  }

  /// Closing the card moves the focus to the board, not to the next widget after the card.
  void theKeysGoBackToTheBoard() {
    Program program;
    program.window->setPlayLayout(false);
    program.playTo(Payoff::FirstWins);
    QTRY_VERIFY(program.card());
    test::child<QToolButton>(program.card(), "closeButton")->setFocus(Qt::TabFocusReason);
    QTest::keyClick(test::child<QToolButton>(program.card(), "closeButton"), Qt::Key_Space);
    QTRY_VERIFY(!program.card());
    QCOMPARE(program.window->focusWidget(), test::domineering(*program.window).boardPage()->board());
  }

  void afterAWinMoreIsOffered() {
    Program program;
    QVERIFY(!program.card());
    program.playTo(Payoff::FirstWins);
    QTRY_VERIFY(program.card());
    QCOMPARE(program.card()->winner(), QStringLiteral("You won"));
    QCOMPARE(program.card()->headline(), QStringLiteral("Horizontal cannot move"));
    const BoardHeader& header = *test::domineering(*program.window).boardPage()->header();
    QCOMPARE(header.badge(), program.card()->winner());
    QCOMPARE(header.summary(), program.card()->headline());
    const ChoicePanel& choices = *test::domineering(*program.window).boardPage()->choices();
    QCOMPARE(choices.headline(), header.badge() + QStringLiteral(": ") + header.summary());
    QCOMPARE(test::child<QPushButton>(program.card(), "levelButton")->text(), QStringLiteral("Next: Level 2"));
    program.window->setPlayLayout(false);
    step(program.document, -1);  // only views an earlier position
    QTRY_VERIFY(!program.card());
    step(program.document, TreeDocument::toEnd);
    QTRY_VERIFY(program.card());
    program.window->setPlayLayout(true);
    QTRY_VERIFY(program.card());
    QTest::mouseClick(test::child<QPushButton>(program.card(), "levelButton"), Qt::LeftButton);
    QTRY_COMPARE(program.document.nodeCount(), 1);
    QTRY_VERIFY(!program.card());
    QCOMPARE(program.settings.seatStrength(Side::Second), QStringLiteral("montecarlo:playouts=40"));
  }

  /// "Club player" means level 4 in every game.
  void aLevelHasTheSameNameAsInOtherGames() {
    int levels = 0;
    for (const QString& player : domineeringOpponents()) {
      const QString level = shortStrengthName(player).section(QLatin1Char(' '), 1);
      if (level.isEmpty() || !level.front().isDigit()) continue;
      const QString same = level == QLatin1String("0") ? QStringLiteral("random") : QStringLiteral("level=") + level;
      QCOMPARE(strengthName(player), strengthName(same));
      ++levels;
    }
    QCOMPARE(levels, 6);
  }

  void helpIsCounted() {
    Program program;
    QVERIFY(QTest::qWaitFor([&] { return program.document.game() != nullptr; }, 60000));
    QTest::keyClick(program.window.get(), Qt::Key_I, Qt::ControlModifier);
    QTest::keyClick(program.window.get(), Qt::Key_I, Qt::ControlModifier);  // the user makes the same choice again
    bool helped = false;
    while (!program.document.result()) {
      const TurnTree::NodeId before = program.document.currentNode();
      QVERIFY(QTest::qWaitFor([&] { return program.document.game() != nullptr; }, 60000));
      if (before != TurnTree::root && !std::exchange(helped, true)) {
        QTest::keyClick(test::domineering(*program.window).boardPage()->board(), Qt::Key_Space);
        QVERIFY(program.document.choice(Side::First));
      }
      program.document.play({program.document.moves(Side::First).front(), program.document.moves(Side::Second).front()});
    }
    QTRY_VERIFY(program.card());
    const QString facts = program.card()->facts();
    QVERIFY2(facts.endsWith(QStringLiteral("with 2 hints")), qPrintable(facts));
    program.playTo(Payoff::FirstWins);
    QTRY_VERIFY(program.card());
    QVERIFY(!program.card()->facts().contains(QStringLiteral("hint")));
  }

  /// The review shows the graph of the value and the mistakes, and lets the user try again, in every language.
  void theReviewShowsThePersonsMistakes() {
    Program program;
    QVERIFY(QTest::qWaitFor([&] { return program.document.solution() != nullptr; }, 60000));
    program.settings.setValuesShown(false);
    program.playTo(Payoff::SecondWins);
    QTRY_VERIFY(program.card());
    QTRY_VERIFY(test::child<QPushButton>(program.card(), "reviewButton")->isEnabled());
    const ValueGraph* graph = program.card()->graph();
    QTRY_VERIFY(graph->isVisible());
    const auto marked = [](const ValuePoint& point) { return !point.mark.isEmpty(); };
    const int mistakes = static_cast<int>(std::ranges::count_if(graph->points(), marked));
    QVERIFY(mistakes > 0);
    const int nodes = program.document.nodeCount();
    const int last = program.document.currentNode();
    program.settings.setValuesShown(true);
    QTest::mouseClick(test::child<QPushButton>(program.card(), "reviewButton"), Qt::LeftButton);
    QTRY_VERIFY(program.reviewCard());
    ReviewCard& card = *program.reviewCard();
    QCOMPARE(card.heading(), QStringLiteral("Mistake 1 of %1").arg(mistakes));
    QVERIFY2(card.task().contains(QStringLiteral("you chose")), qPrintable(card.task()));
    QVERIFY(!program.settings.valuesShown());
    // During the review, every placed domino is judged and taken back.
    DominoBoardView& board = *test::domineering(*program.window).boardPage()->board();
    const AnyMove move = program.document.moves(Side::First).front();
    const auto squares = program.document.variant()->squares(Side::First, move);
    const BoardLayout layout = board.currentLayout();
    QTest::mouseClick(&board, Qt::LeftButton, {}, (layout.centre(squares[0]) * 0.7 + layout.centre(squares[1]) * 0.3).toPoint());
    QTRY_VERIFY(!program.document.choice(Side::First));
    const QString tried = placeText(*program.document.variant(), Side::First, move);
    QVERIFY2(card.said().startsWith(tried + QStringLiteral(": ")), qPrintable(card.said()));
    QCOMPARE(program.document.nodeCount(), nodes);
    QVERIFY(test::child<QPushButton>(card, "tryButton")->isEnabled());
    QTest::mouseClick(test::child<QPushButton>(card, "answerButton"), Qt::LeftButton);
    QVERIFY2(card.said().startsWith(QStringLiteral("The best reply to ")), qPrintable(card.said()));
    QTRY_VERIFY(program.document.game());
    const QStringList said = card.said().split(QLatin1Char('\n'));  // the answer, then flaws of the tried domino
    const domineering::PositionGame& game = *program.document.game();
    QVERIFY(game.firstMoves.front() == move);
    double worst = 1;
    for (std::size_t reply = 0; reply < game.secondMoves.size(); ++reply) worst = std::min(worst, game.matrix.at(0, reply));
    const char* const result = worst > 0.999    ? "Vertical can win for certain."
                               : worst > 0.001  ? "Vertical wins more often than Horizontal."
                               : worst > -0.001 ? "neither side is ahead."
                               : worst > -0.999 ? "Horizontal wins more often than Vertical."
                                                : "Horizontal can win for certain.";
    QVERIFY2(said.front().endsWith(QStringLiteral("After that, ") + QLatin1String(result)), qPrintable(said.front()));
    for (const QString& flaw : said.mid(1)) QVERIFY2(flaw.contains(QStringLiteral("V:") + tried), qPrintable(flaw));
    QTest::mouseClick(test::child<QPushButton>(card, "bestButton"), Qt::LeftButton);
    QVERIFY2(card.said().startsWith(QStringLiteral("The best mix: ")), qPrintable(card.said()));
    QVERIFY(!board.dominoes().ghosts.empty());
    program.settings.language.set(QStringLiteral("de"));
    QTRY_COMPARE(card.heading(), QStringLiteral("Fehler 1 von %1").arg(mistakes));
    QVERIFY2(card.said().startsWith(QStringLiteral("Die beste Mischung: ")), qPrintable(card.said()));
    program.settings.language.set(QStringLiteral("ja"));
    QTRY_COMPARE(card.heading(), QStringLiteral("悪手 1 / %1").arg(mistakes));
    program.settings.language.set(QStringLiteral("en"));
    QTRY_COMPARE(card.heading(), QStringLiteral("Mistake 1 of %1").arg(mistakes));
    for (int i = 1; i < mistakes; ++i) QTest::mouseClick(card.nextButton(), Qt::LeftButton);
    QCOMPARE(card.heading(), QStringLiteral("Mistake %1 of %1").arg(mistakes));
    QVERIFY(!card.nextButton()->isEnabled());
    QTest::mouseClick(test::child<QToolButton>(card, "leaveButton"), Qt::LeftButton);
    QTRY_VERIFY(program.card());
    QVERIFY(!program.reviewCard());
    QCOMPARE(program.document.currentNode(), last);
    QVERIFY(program.settings.valuesShown());
  }

  /// All mistakes of the game come first, even where several choices are right. The shown one begins, but not on the empty board.
  /// Similar puzzles follow.
  void mistakesArePractised() {
    Program program;
    QVERIFY(QTest::qWaitFor([&] { return program.document.solution() != nullptr; }, 60000));
    program.playTo(Payoff::SecondWins);
    QTRY_VERIFY(program.card() && test::child<QPushButton>(program.card(), "reviewButton")->isEnabled());
    QTRY_VERIFY2(program.card()->turningPoint().startsWith(QStringLiteral("Turning point, turn ")),
                 qPrintable(program.card()->turningPoint()));
    QTest::mouseClick(test::child<QPushButton>(program.card(), "reviewButton"), Qt::LeftButton);
    QTRY_VERIFY(program.reviewCard());
    const Review& review = *test::domineering(*program.window).afterGame()->review();
    const std::vector<MadeMistake> exercises = review.exercises();
    QCOMPARE(exercises.size(), static_cast<std::size_t>(review.count()));
    const SimultaneousVariant& variant = *program.document.variant();
    std::set<AnyPosition> own;
    for (const MadeMistake& each : exercises) {
      const auto game = domineering::positionGame(*program.document.solution(), each.position);
      const auto sure = sureChoice(*game, each.side);
      QVERIFY(!sure || *sure != each.made);
      own.insert(variant.canonical(each.position).position);
    }
    QVERIFY(own.size() > 1);
    QTest::mouseClick(test::child<QPushButton>(program.reviewCard(), "bestButton"), Qt::LeftButton);
    QTest::mouseClick(test::child<QPushButton>(program.reviewCard(), "practiseButton"), Qt::LeftButton);
    PuzzleTrainer& trainer = *test::child<PuzzlesPage>(program.window)->trainer();
    QTRY_VERIFY(trainer.current().found.puzzle.has_value());
    const auto isBegun = [&](const MadeMistake& each) { return each.position != variant.start(); };
    QVERIFY(trainer.current().found.puzzle->position == std::ranges::find_if(exercises, isBegun)->position);
    for (std::size_t left = own.size(); left > 0; --left) {
      QTRY_COMPARE(trainer.current().state, PuzzleTrainer::State::Asked);
      QVERIFY(own.erase(variant.canonical(trainer.current().found.puzzle->position).position) == 1);
      QVERIFY(!trainer.current().found.likeness);
      trainer.next();
    }
  }

  void lookingBackInThePlayLayoutKeepsTheCard() {
    Program program;
    program.window->setPlayLayout(true);
    program.playTo(Payoff::FirstWins);
    QTRY_VERIFY(program.card());
    step(program.document, -1);
    QVERIFY(program.card());
    QCOMPARE(program.card()->winner(), QStringLiteral("You won"));
  }

  /// The review first shows only the user's own mistakes. On demand, it shows the mistakes of both sides, in the
  /// order of the game.
  void theOtherSidesMistakesOnDemand() {
    Program program;
    QVERIFY(QTest::qWaitFor([&] { return program.document.solution() != nullptr; }, 60000));
    program.playTo(Payoff::SecondWins);
    QTRY_VERIFY(program.card() && test::child<QPushButton>(program.card(), "reviewButton")->isEnabled());
    const int last = program.document.currentNode();
    GameJudge& judge = *test::domineering(program.workspace).gameJudge();
    std::array<int, 2> mistakes{};
    for (const JudgedTurn& turn : judge.gameUpTo(last).turns)
      for (const Side side : {Side::First, Side::Second})
        if (turn.isMistakeOf(side)) ++mistakes[static_cast<std::size_t>(side)];
    QVERIFY(mistakes[0] > 0 && mistakes[1] > 0);
    QTest::mouseClick(test::child<QPushButton>(program.card(), "reviewButton"), Qt::LeftButton);
    QTRY_VERIFY(program.reviewCard());
    ReviewCard& card = *program.reviewCard();
    QCOMPARE(card.heading(), QStringLiteral("Mistake 1 of %1").arg(mistakes[0]));
    auto* both = card.findChild<QCheckBox*>();
    QVERIFY(both->isVisible() && !both->isChecked());
    both->click();
    QVERIFY2(card.heading().endsWith(QStringLiteral(" of %1").arg(mistakes[0] + mistakes[1])), qPrintable(card.heading()));
    both->click();
    QVERIFY2(card.heading().endsWith(QStringLiteral(" of %1").arg(mistakes[0])), qPrintable(card.heading()));
    QTest::mouseClick(test::child<QToolButton>(card, "leaveButton"), Qt::LeftButton);
    QTRY_VERIFY(program.card());
    QCOMPARE(program.document.currentNode(), last);
  }

  /// In a game between two people, the moves of both are reviewed. Each mistake is shown for the side that made it.
  void twoPeopleReviewTheMistakesOfBoth() {
    Program program;
    program.settings.setOpponentSides(OpponentSides::None);
    program.window->setPlayLayout(true);
    QVERIFY(QTest::qWaitFor([&] { return program.document.solution() != nullptr; }, 60000));
    DominoBoardView& board = *test::domineering(*program.window).boardPage()->board();
    QSet<QString> seen;
    for (const Payoff result : {Payoff::FirstWins, Payoff::SecondWins}) {
      program.playTo(result);
      QTRY_VERIFY(program.card() && test::child<QPushButton>(program.card(), "reviewButton")->isEnabled());
      const int last = program.document.currentNode();
      QTest::mouseClick(test::child<QPushButton>(program.card(), "reviewButton"), Qt::LeftButton);
      QTRY_VERIFY(program.reviewCard());
      ReviewCard& card = *program.reviewCard();
      QVERIFY(card.heading().startsWith(QStringLiteral("Mistake 1 of ")));
      while (true) {
        const QString who = card.task().section(QLatin1Char(' '), 2, 2);  // from a text such as "Turn 3: Vertical chose ..."
        QVERIFY2(who == QStringLiteral("Vertical") || who == QStringLiteral("Horizontal"), qPrintable(card.task()));
        seen.insert(who);
        const Side side = who == QStringLiteral("Vertical") ? Side::First : Side::Second;
        const AnyMove move = program.document.moves(side).front();
        const auto squares = program.document.variant()->squares(side, move);
        const BoardLayout layout = board.currentLayout();
        QTest::mouseClick(&board, Qt::LeftButton, {},
                          (layout.centre(squares[0]) * 0.7 + layout.centre(squares[1]) * 0.3).toPoint());
        QTRY_VERIFY(!program.document.choice(side));
        const QString tried = placeText(*program.document.variant(), side, move);
        QVERIFY2(card.said().startsWith(tried + QStringLiteral(": ")), qPrintable(card.said()));
        if (!card.nextButton()->isEnabled()) break;
        QTest::mouseClick(card.nextButton(), Qt::LeftButton);
      }
      QTest::mouseClick(test::child<QToolButton>(card, "leaveButton"), Qt::LeftButton);
      QTRY_VERIFY(program.card());
      QCOMPARE(program.document.currentNode(), last);
    }
    QCOMPARE(seen.size(), qsizetype(2));
  }

  /// No button below the board is cut off, in the program's style and in any language.
  void buttonsBelowTheBoardAreWhole() {
    Program program;
    program.document.play({program.document.moves(Side::First).front(), program.document.moves(Side::Second).front()});
    const auto* panel = program.window->findChild<ChoicePanel*>();
    for (const char* language : {"en", "ja", "de"}) {
      program.settings.language.set(QLatin1String(language));
      program.language.setLanguage(QLatin1String(language));
      const QPushButton* again = panel->againButton();
      QTRY_VERIFY(again->isVisible() && again->height() >= again->sizeHint().height());
    }
  }

  void aRematchIsAgainstTheSameOpponent() {
    Program program;
    const QString opponent = QStringLiteral("montecarlo:playouts=40");
    program.settings.setSeatStrength(Side::Second, opponent);
    program.playTo(Payoff::FirstWins);
    QTRY_VERIFY(program.card());
    program.settings.setSeatStrength(Side::Second, QStringLiteral("random"));
    program.settings.setOpponentSides(OpponentSides::First);
    QTest::mouseClick(test::child<QPushButton>(program.card(), "rematchButton"), Qt::LeftButton);
    QTRY_COMPARE(program.document.nodeCount(), 1);
    QCOMPARE(program.settings.seatStrength(Side::Second), opponent);
    QCOMPARE(program.settings.personSide(), std::optional(Side::First));
  }

  void sidesAreSwappedForTheNextGame() {
    Program program;
    program.settings.setSeatStrength(Side::Second, QStringLiteral("montecarlo:playouts=40"));
    program.playTo(Payoff::SecondWins);
    QTRY_VERIFY(program.card());
    QCOMPARE(program.card()->winner(), QStringLiteral("You lost"));
    QVERIFY(!test::child<QPushButton>(program.card(), "levelButton")->isVisible());
    QTest::mouseClick(test::child<QPushButton>(program.card(), "swapButton"), Qt::LeftButton);
    QTRY_COMPARE(program.document.nodeCount(), 1);
    QCOMPARE(program.settings.personSide(), std::optional(Side::Second));
    QCOMPARE(program.settings.seatStrength(Side::First), QStringLiteral("montecarlo:playouts=40"));
  }
};

KOTAI_WINDOW_TEST(EndCardTest)
#include "end_card_test.moc"
