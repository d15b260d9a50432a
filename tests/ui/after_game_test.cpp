// Tests for the end of a game, including the card with the result, a rematch, and the review of mistakes.
#include "ui/session/after_game.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QToolTip>

#include "core/analysis/moves.h"
#include "core/explain/explain.h"
#include "core/record/game_record.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/board_program.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "ui/board/board_page.h"
#include "ui/docks/game/game_dock.h"
#include "ui/docks/line/line_dock.h"
#include "ui/docks/moves/moves_dock.h"
#include "ui/lessons/lessons_page.h"
#include "ui/opponent/strength_words.h"
#include "ui/play/play_panel.h"
#include "ui/play/result_card.h"
#include "ui/play/review.h"
#include "ui/play/review_card.h"
#include "ui/puzzles/puzzle_trainer.h"
#include "ui/puzzles/puzzles_page.h"
#include "ui/shell/welcome_page.h"
#include "ui/strings/lesson_strings.h"
#include "ui/strings/strings.h"
#include "ui/welcome/continue_row.h"
#include "ui/widgets/link_label.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/variation_text.h"

using namespace kotai;
using namespace kotai::ui;

class AfterGameTest : public QObject {
  Q_OBJECT

  struct Program : test::BoardProgram {
    AfterGame& after = *test::alternating(*window).afterGame();

    explicit Program(OpponentSides computer, const char* id = "dodgem:3x3") : BoardProgram({1440, 900}) {
      settings.opponentDelayMs.set(10000);  // this test makes the moves of both sides
      settings.setOpponentStrength(QStringLiteral("level=4"));
      settings.setOpponentSides(computer);
      newGame(id, true);
      showBoard();
    }
    template <class Card>
    Card* card() {
      Card* found = nullptr;
      for (Card* each : window->findChildren<Card*>())
        if (each->isVisible()) found = each;
      return found;
    }
    using BoardProgram::click;
    void click(QAbstractButton* button) { QTest::mouseClick(button, Qt::LeftButton); }
  };

 private slots:
  void theCardShowsWinnerReasonAndAccuracy() {
    Program program(OpponentSides::None);
    QVERIFY(!program.card<ResultCard>());
    program.play("b1b2");  // this move gives the win away
    program.playOut();
    QTRY_VERIFY(program.card<ResultCard>());
    ResultCard& card = *program.card<ResultCard>();
    QCOMPARE(card.winner(), QStringLiteral("Orange ▶ won"));
    QTRY_VERIFY2(card.facts().contains(QStringLiteral("accuracy")), qPrintable(card.facts()));
    QVERIFY2(card.facts().contains(QStringLiteral("Orange ▶ 100%")), qPrintable(card.facts()));
    QVERIFY(!card.headline().isEmpty() && card.headline().at(0).isUpper());
    const QPushButton& review = *test::child<QPushButton>(card, "reviewButton");
    QCOMPARE(review.text(), QStringLiteral("Review 1 mistake"));
    QVERIFY(review.property("primary").toBool());
    QVERIFY(!test::child<QPushButton>(card, "swapButton")->isVisible() &&
            !test::child<QPushButton>(card, "levelButton")->isVisible());
    program.click(test::child<QPushButton>(card, "rematchButton"));
    QTRY_COMPARE(program.document.nodeCount(), 1);
    QTRY_VERIFY(!program.card<ResultCard>());
  }

  /// Only b1b2 changed the outcome, from a win of Blue to a win of Orange.
  void theCardExplainsTheDecisiveMistake() {
    Program program(OpponentSides::Second);
    program.window->setPlayLayout(true);
    const AnyPosition start = program.document.position();
    program.play("b1b2");
    const AnyMove move = program.document.tree().node(program.document.currentNode()).move;
    program.playOut();
    QTRY_VERIFY(program.card<ResultCard>());
    ResultCard& card = *program.card<ResultCard>();
    QTRY_VERIFY(!card.turningPoint().isEmpty());
    QVERIFY(test::child<QPushButton>(card, "reviewButton")->y() < test::child<QPushButton>(card, "rematchButton")->y());
    const std::vector<Fact> facts = explain(*program.document.solution(), start, move);
    QCOMPARE(card.turningPoint(), QStringLiteral("Turning point, move 1 (b1b2): Orange \u25b6 could answer a3b3. ") +
                                      explanationText(*mainReason(facts, start, move)));
    QVERIFY2(card.graph()->pointText(1).startsWith(QStringLiteral("Move 1, Blue ▲: b1b2?? · ")),
             qPrintable(card.graph()->pointText(1)));
    emit card.graph()->nodeChosen(1);
    QCOMPARE(program.document.currentNode(), 1);
    const int moves = program.document.nodeCount() - 1;
    const QString length = moves % 2 == 0 ? QStringLiteral("%1 moves each").arg(moves / 2)
                                          : QStringLiteral("%1 and %2 moves").arg(moves / 2 + 1).arg(moves / 2);
    QVERIFY2(card.facts().startsWith(length), qPrintable(card.facts()));
  }

  /// A tooltip between the pointer and the buttons would take the click on a button.
  void theTooltipOfTheGraphLeavesTheButtonsFree() {
    Program program(OpponentSides::Second);
    program.window->setPlayLayout(true);
    program.play("b1b2");
    program.playOut();
    QTRY_VERIFY(program.card<ResultCard>() && !program.card<ResultCard>()->graph()->points().empty());
    ValueGraph& graph = *program.card<ResultCard>()->graph();
    const QPoint at = graph.pointPosition(1).toPoint();
    QHelpEvent help(QEvent::ToolTip, at, graph.mapToGlobal(at));
    QApplication::sendEvent(&graph, &help);
    QTRY_VERIFY(QToolTip::isVisible());
    for (const QWidget* each : QApplication::topLevelWidgets())
      if (each->inherits("QTipLabel") && each->isVisible())
        QVERIFY(each->frameGeometry().bottom() <= graph.mapToGlobal(QPoint(0, graph.height())).y());
    QToolTip::hideText();
  }

  void theReviewStartsFromTheFirstPage() {
    Program program(OpponentSides::Second);
    program.window->setPlayLayout(true);
    program.play("b1b2");
    program.playOut();
    QTRY_VERIFY(program.card<ResultCard>() && test::child<QPushButton>(program.card<ResultCard>(), "reviewButton")->isEnabled());
    test::actionsOf(program.window)[ActionId::Welcome]->trigger();
    ContinueCard& card = *test::child<WelcomePage>(program.window)->continueRow()->cards().front();
    QCOMPARE(card.reviewButton()->toolTip(), QStringLiteral("Review 1 mistake"));
    program.click(card.reviewButton());
    QTRY_VERIFY(program.card<ReviewCard>());
  }

  /// A text of any length leaves the buttons of the review where they are.
  void theButtonsOfTheReviewStayInPlace() {
    Program program(OpponentSides::None);
    program.window->setPlayLayout(true);
    program.play("b1b2");
    program.playOut();
    QTRY_VERIFY(program.card<ResultCard>() && test::child<QPushButton>(program.card<ResultCard>(), "reviewButton")->isEnabled());
    program.click(test::child<QPushButton>(program.card<ResultCard>(), "reviewButton"));
    QTRY_VERIFY(program.card<ReviewCard>());
    ReviewCard& card = *program.card<ReviewCard>();
    QPushButton& answer = *test::child<QPushButton>(card, "answerButton");
    QPushButton& again = *test::child<QPushButton>(card, "tryButton");
    QVERIFY(answer.property("primary").toBool());
    const QString before = card.said();
    const QPoint place = answer.pos();
    program.click(&answer);
    QTRY_VERIFY(card.said() != before);
    QTest::qWait(1);
    QCOMPARE(answer.pos(), place);
    QVERIFY(again.property("primary").toBool() && !answer.property("primary").toBool());
  }

  void lookingBackInThePlayLayoutKeepsTheCard() {
    Program program(OpponentSides::Second);
    program.window->setPlayLayout(true);
    program.playOut();
    QTRY_VERIFY(program.card<ResultCard>());
    step(program.document, -1);
    QVERIFY(program.card<ResultCard>());
  }

  /// A finished position that the user opens, for example from a list, does not count as a played game.
  void anOpenedFinishedPositionIsNoGame() {
    Program program(OpponentSides::None);
    program.playOut();
    QTRY_VERIFY(program.card<ResultCard>());
    const AnyPosition finished = program.document.position();
    program.document.newGameFrom(program.document.variant(), program.document.solution(), finished);
    QVERIFY(isOver(program.document));
    QTRY_VERIFY(!program.card<ResultCard>());
  }

  /// A user who studies a game needs the moves and the comment field, so the card next to the moves leaves room
  /// and can be closed.
  void besideTheMovesTheCardLeavesRoomAndCanBeClosed() {
    Program program(OpponentSides::None);
    program.window->setPlayLayout(false);
    QPlainTextEdit* comment = program.window->findChild<GameDock*>(QStringLiteral("gameDock"))->comment();
    program.playOut();
    QTRY_VERIFY(program.card<ResultCard>());
    QTRY_COMPARE(comment->visibleRegion().boundingRect().size(), comment->size());
    QVERIFY(!program.card<ResultCard>()->graph()->isVisible());  // the dock shows the graph
    step(program.document, -1);
    QTRY_VERIFY(!program.card<ResultCard>());
    step(program.document, TreeDocument::toEnd);
    QTRY_VERIFY(program.card<ResultCard>());
    QTest::mouseClick(test::child<QToolButton>(program.card<ResultCard>(), "closeButton"), Qt::LeftButton);
    QTRY_VERIFY(!program.card<ResultCard>());
    step(program.document, -1);
    step(program.document, TreeDocument::toEnd);
    QVERIFY(!program.card<ResultCard>());
  }

  void afterAWinTheNextLevelIsOffered() {
    Program program(OpponentSides::Second);
    program.playOut();
    QTRY_VERIFY(program.card<ResultCard>());
    ResultCard& card = *program.card<ResultCard>();
    QCOMPARE(card.winner(), QStringLiteral("You won"));
    QTRY_VERIFY2(card.facts().contains(QStringLiteral("100% accuracy")), qPrintable(card.facts()));
    QVERIFY(!test::child<QPushButton>(card, "reviewButton")->isEnabled());
    QCOMPARE(card.headline(), QStringLiteral("Your last car has left the board"));
    QCOMPARE(test::child<QPushButton>(card, "levelButton")->text(), QStringLiteral("Next: Level 5"));
    QVERIFY(test::child<QPushButton>(card, "levelButton")->y() < test::child<QPushButton>(card, "rematchButton")->y() &&
            test::child<QPushButton>(card, "levelButton")->property("primary").toBool());
    QCOMPARE(test::child<QPushButton>(card, "levelButton")->width(), test::child<QPushButton>(card, "rematchButton")->width());
    program.click(test::child<QPushButton>(card, "levelButton"));
    QTRY_COMPARE(program.document.nodeCount(), 1);
    QCOMPARE(program.settings.opponentStrength(), QStringLiteral("level=5"));
  }

  /// The game ends without a further move by the other side. A saved game ends in the same way.
  void dodgemIsOverWhenTheLastCarLeaves() {
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("won.kotaigame"));
    Program program(OpponentSides::Second);
    const VariantPtr variant = program.document.variant();
    program.document.newGameFrom(variant, program.document.solution(), variant->parsePosition("^2/1>1/3 ^").value());
    QSignalSpy ended(&program.document, &GameDocument::gameEnded);
    program.click({0, 2});
    program.click({0, 3});  // the car moves off the board
    QCOMPARE(program.document.currentNode(), 1);
    QCOMPARE(ended.count(), 1);
    QTRY_VERIFY(program.card<ResultCard>());
    QCOMPARE(program.card<ResultCard>()->winner(), QStringLiteral("You won"));
    QVERIFY(!test::alternating(program.workspace).opponent()->isDue());
    QVERIFY(program.card<ResultCard>()->facts().startsWith(QStringLiteral("1 move")));
    QCOMPARE(program.document.end(), std::optional(GameEnd{EndCause::Rules, Side::First}));
    QCOMPARE(program.workspace.saver()->saveGame(file), QString());
    program.workspace.openVariant(variant->id());
    QCOMPARE(program.workspace.openGameFile(file), QString());
    QCOMPARE(program.document.currentNode(), 1);
    QCOMPARE(program.document.end(), std::optional(GameEnd{EndCause::Rules, Side::First}));
    QCOMPARE(program.document.header().result, GameResult::FirstWins);
  }

  /// Published values count one more ply, but this ply is never played.
  void nothingIsPlayedAfterTheLastCarHasLeft() {
    Program program(OpponentSides::None);
    GameDocument& document = program.document;
    const VariantPtr variant = document.variant();
    document.newGameFrom(variant, document.solution(), variant->parsePosition("^2/3/2> ^").value());
    QTRY_COMPARE(document.value(), std::optional(Value::win(2)));
    const AnnotatedLine line = readLine(*document.solution(), document.position(), {}, 400);
    QCOMPARE(line.steps.size(), std::size_t(1));
    QVERIFY(line.decided);
    program.play("a3off");
    QTRY_COMPARE(document.value(), std::optional(Value::loss(1)));
    QVERIFY(document.moveValues().empty());
    QVERIFY(document.isFinished());
    QVERIFY(!document.play(*variant->parseMove(document.position(), "c1c2")));
    QTest::keyClick(test::alternating(*program.window).boardPage()->board(), Qt::Key_Space);
    test::alternating(*program.window).lineDock()->playBest();
    QCOMPARE(document.nodeCount(), 2);
    const MovesDock& moves = *test::alternating(*program.window).movesDock();
    QTRY_COMPARE(moves.model()->rowCount(), 0);
    QTRY_COMPARE(moves.findChild<QLabel*>(QStringLiteral("sentence"))->text(), QStringLiteral("Blue ▲ has won"));
  }

  void swapBeginsAgainOnTheOtherSide() {
    Program program(OpponentSides::First);
    program.playOut();
    QTRY_VERIFY(program.card<ResultCard>());
    QCOMPARE(program.card<ResultCard>()->winner(), QStringLiteral("You lost"));
    QVERIFY(!test::child<QPushButton>(program.card<ResultCard>(), "levelButton")->isVisible());
    program.click(test::child<QPushButton>(program.card<ResultCard>(), "swapButton"));
    QTRY_COMPARE(program.document.nodeCount(), 1);
    QCOMPARE(program.settings.personSide(), std::optional(Side::First));
  }

  void takingBackContinuesTheGame() {
    Program program(OpponentSides::Second);
    program.play("c1c2");
    program.resign();
    QTRY_VERIFY(program.card<ResultCard>());
    test::actionsOf(program.window)[ActionId::TakeBack]->trigger();
    QTRY_VERIFY(!program.card<ResultCard>());
  }

  void mistakesAreReviewedWithoutTheirValues() {
    Program program(OpponentSides::None);
    program.play("b1b2");
    program.playOut();
    const GameTree::NodeId last = program.document.currentNode();
    QTRY_VERIFY(program.card<ResultCard>() && test::child<QPushButton>(program.card<ResultCard>(), "reviewButton")->isEnabled());
    program.click(test::child<QPushButton>(program.card<ResultCard>(), "reviewButton"));
    QTRY_VERIFY(program.card<ReviewCard>());
    ReviewCard& card = *program.card<ReviewCard>();
    QCOMPARE(card.heading(), QStringLiteral("Mistake 1 of 1"));
    QCOMPARE(card.task(), QStringLiteral("Move 1, b1b2??: blunder: from winning to losing"));
    QCOMPARE(program.document.currentNode(), GameTree::root);
    QVERIFY(!program.settings.valuesShown());
    QVERIFY(!test::child<QPushButton>(card, "tryButton")->isEnabled());
    const auto isNextStep = [&card](const char* name) {
      return test::child<QPushButton>(card, name)->property("primary").toBool();
    };
    QVERIFY(isNextStep("answerButton") && !isNextStep("practiseButton"));
    program.click({2, 0});
    program.click({2, 1});
    QTRY_COMPARE(card.said(), QStringLiteral("c1c2: perfect, still winning"));
    QVERIFY(isNextStep("practiseButton") && !isNextStep("answerButton") && !isNextStep("tryButton"));  // this is the last mistake
    QCOMPARE(program.document.tree().node(GameTree::root).children.size(), std::size_t(2));
    program.click(test::child<QPushButton>(card, "tryButton"));
    QCOMPARE(program.document.currentNode(), GameTree::root);
    QCOMPARE(program.document.tree().node(GameTree::root).children.size(), std::size_t(1));  // the tried move is not a variation
    program.click(test::child<QPushButton>(card, "answerButton"));
    QTRY_VERIFY2(card.said().startsWith(QStringLiteral("After b1b2 the reply ")), qPrintable(card.said()));
    QVERIFY2(card.said().contains(QStringLiteral(" wins in the end")), qPrintable(card.said()));  // after 18 moves
    QVERIFY(!card.said().contains(QStringLiteral("c1c2 would have")));
    program.click(test::child<QPushButton>(card, "bestButton"));
    QTRY_VERIFY2(card.said().startsWith(QStringLiteral("The best move is c1c2: Blue ▲ wins in ")), qPrintable(card.said()));
    QTRY_VERIFY2(card.said().contains(QStringLiteral("c1c2 is the only move that wins")), qPrintable(card.said()));
    program.click(test::child<QToolButton>(card, "leaveButton"));
    QTRY_VERIFY(program.card<ResultCard>());
    QVERIFY(program.settings.valuesShown());
    QCOMPARE(program.document.currentNode(), last);
  }

  /// The car on a2 needs two moves, and the opponent moves once between them. The win therefore counts as three
  /// moves.
  void aMissedShortWinIsTold() {
    Program program(OpponentSides::None);
    const VariantPtr variant = program.document.variant();
    program.document.newGameFrom(variant, program.document.solution(), variant->parsePosition("3/^1>/2> ^").value());
    program.play("a2b2");
    program.playOut();
    QTRY_VERIFY(program.card<ResultCard>() && test::child<QPushButton>(program.card<ResultCard>(), "reviewButton")->isEnabled());
    program.click(test::child<QPushButton>(program.card<ResultCard>(), "reviewButton"));
    QTRY_VERIFY(program.card<ReviewCard>());
    ReviewCard& card = *program.card<ReviewCard>();
    program.click(test::child<QPushButton>(card, "answerButton"));
    QTRY_COMPARE(card.said().section(QLatin1Char('\n'), 0, 0), QStringLiteral("There was a win in 3 moves."));
  }

  void mistakesArePractisedFromTheirReview() {
    Program program(OpponentSides::None);
    program.play("b1b2");
    program.playOut();
    QTRY_VERIFY(program.card<ResultCard>() && test::child<QPushButton>(program.card<ResultCard>(), "reviewButton")->isEnabled());
    program.click(test::child<QPushButton>(program.card<ResultCard>(), "reviewButton"));
    QTRY_VERIFY(program.card<ReviewCard>());
    const AnyPosition asked = program.document.position();
    program.click(test::child<QPushButton>(program.card<ReviewCard>(), "practiseButton"));
    auto& page = *program.window->findChild<PuzzlesPage*>();
    QTRY_VERIFY(page.isVisible());
    QTRY_VERIFY(page.trainer()->current().found.puzzle);
    QVERIFY(page.trainer()->current().found.puzzle->position == asked);  // the puzzle is the user's only mistake in the game
    program.click(page.listButton());
    QTRY_VERIFY(program.card<ReviewCard>());
    QVERIFY(program.document.position() == asked);
  }

  /// The reply a3b3 makes b1b2 a mistake. The lesson of the course that names the kind of this mistake is one click away.
  void aMistakeLeadsToItsLesson() {
    Program program(OpponentSides::None);
    program.play("b1b2");
    const auto facts = explain(*program.document.solution(), program.document.variant()->start(),
                               program.document.tree().node(program.document.currentNode()).move);
    program.playOut();
    QTRY_VERIFY(program.card<ResultCard>() && test::child<QPushButton>(program.card<ResultCard>(), "reviewButton")->isEnabled());
    program.click(test::child<QPushButton>(program.card<ResultCard>(), "reviewButton"));
    QTRY_VERIFY(program.card<ReviewCard>());
    LinkLabel& link = *test::child<LinkLabel>(program.card<ReviewCard>(), "lessonLink");
    QTRY_VERIFY(link.isVisible());
    const Course& course = ownCourses()[static_cast<std::size_t>(
        std::ranges::find(ownCourses(), std::string("dodgem"), &Course::id) - ownCourses().begin())];
    const auto isAbout = [&](const Lesson& lesson) {
      const auto names = [&](const Fact& fact) { return std::ranges::count(lesson.mistakes, fact.sentence->topic) > 0; };
      return link.link() == QStringLiteral("Lesson: ") + lessonText(lesson.title) && std::ranges::any_of(facts, names);
    };
    QCOMPARE(std::ranges::count_if(course.lessons, isAbout), 1);
    emit link.linkActivated(QStringLiteral("#"));
    auto& lessons = *program.window->findChild<LessonsPage*>();
    QTRY_VERIFY(lessons.isVisible());
    QVERIFY(isAbout(lessons.lesson()));
  }

  void triesAreNotKeptUnlessSomethingWasWrittenToThem() {
    Program program(OpponentSides::None);
    program.play("b1b2");
    program.playOut();
    const GameHeader header = program.document.header();
    const auto tryOther = [&](const QString& comment) {
      QTRY_VERIFY(program.card<ResultCard>() &&
                  test::child<QPushButton>(program.card<ResultCard>(), "reviewButton")->isEnabled());
      program.click(test::child<QPushButton>(program.card<ResultCard>(), "reviewButton"));
      QTRY_VERIFY(program.card<ReviewCard>());
      program.click({2, 0});
      program.click({2, 1});
      QTRY_COMPARE(program.card<ReviewCard>()->said(), QStringLiteral("c1c2: perfect, still winning"));
      if (!comment.isEmpty()) program.document.setComment(program.document.currentNode(), comment);
      program.click(test::child<QToolButton>(program.card<ReviewCard>(), "leaveButton"));
    };
    const auto firstMoves = [&program] { return program.document.tree().node(GameTree::root).children.size(); };
    tryOther({});
    QCOMPARE(firstMoves(), std::size_t(1));
    QVERIFY(program.document.header() == header);  // the result has not changed
    tryOther(QStringLiteral("this wins"));
    QCOMPARE(firstMoves(), std::size_t(2));
  }

  void triedMovesAreNotSaved() {
    Program program(OpponentSides::None);
    program.play("b1b2");
    program.playOut();
    const QString file = program.folder.filePath(QStringLiteral("played.kotaigame"));
    QCOMPARE(program.workspace.saver()->saveGame(file), QString());
    const auto moves = [&program] { return test::gameText(program.workspace).section(QStringLiteral("\n\n"), 1); };
    const QString played = moves();
    QTRY_VERIFY(program.card<ResultCard>() && test::child<QPushButton>(program.card<ResultCard>(), "reviewButton")->isEnabled());
    program.click(test::child<QPushButton>(program.card<ResultCard>(), "reviewButton"));
    QTRY_VERIFY(program.card<ReviewCard>());
    program.click({2, 0});
    program.click({2, 1});
    QTRY_COMPARE(program.card<ReviewCard>()->said(), QStringLiteral("c1c2: perfect, still winning"));
    QVERIFY(!program.workspace.saver()->isModified());
    QCOMPARE(moves(), played);
    program.document.setComment(program.document.currentNode(), QStringLiteral("this wins"));
    QVERIFY(program.workspace.saver()->isModified());
    QVERIFY(moves().contains(QStringLiteral("this wins")));
  }

  void theCardCountsMovesWithHelp() {
    Program program(OpponentSides::Second);
    QTRY_VERIFY(!program.document.moveValues().empty());
    QTest::keyClick(program.window.get(), Qt::Key_I, Qt::ControlModifier);
    QTest::keyClick(program.window.get(), Qt::Key_I, Qt::ControlModifier);  // the user plays the same move again
    program.play("c1c2");
    program.play("a3b3");
    const int before = program.document.nodeCount();
    QTRY_VERIFY(!program.document.moveValues().empty());
    QTest::keyClick(test::alternating(*program.window).boardPage()->board(), Qt::Key_Space);
    QCOMPARE(program.document.nodeCount(), before + 1);
    program.resign();
    QTRY_VERIFY(program.card<ResultCard>());
    const QString facts = program.card<ResultCard>()->facts();
    QVERIFY2(facts.endsWith(QStringLiteral("with 2 hints")), qPrintable(facts));
    QVERIFY(valuesWereShown(program.document.header()));  // games with values are not the user's own play
    for (const int number : {1, 2, 3}) QCOMPARE(hadHelp(program.document.header(), number), number != 2);
  }

  void theLevelPlayedIsTheLastOneChosen() {
    Program program(OpponentSides::Second);
    program.play("b1b2");
    QCOMPARE(program.document.header().second, std::string("level=4"));
    program.settings.setOpponentStrength(QStringLiteral("level=5"));
    QCOMPARE(program.document.header().second, std::string("level=4"));
    program.document.play(program.document.legalMoves().front());
    QCOMPARE(program.document.header().second, std::string("level=5"));
    QVERIFY(program.document.header().first.empty());
  }

  void withoutMistakesSlowMovesAreReviewed() {
    Program program(OpponentSides::First);
    while (!isOver(program.document)) {  // the user deliberately loses as fast as possible
      const auto moves = moveValues(*program.document.solution(), program.document.position());
      program.document.play(program.document.sideToMove() == Side::First ? moves.front().move : moves.back().move);
    }
    QTRY_VERIFY(program.card<ResultCard>() && test::child<QPushButton>(program.card<ResultCard>(), "reviewButton")->isEnabled());
    ResultCard& result = *program.card<ResultCard>();
    QCOMPARE(result.winner(), QStringLiteral("You lost"));
    const QString review = test::child<QPushButton>(result, "reviewButton")->text();
    QVERIFY2(review.contains(QStringLiteral("inaccurac")), qPrintable(review));
    program.click(test::child<QPushButton>(result, "reviewButton"));
    QTRY_VERIFY(program.card<ReviewCard>());
    ReviewCard& card = *program.card<ReviewCard>();
    QVERIFY2(card.heading().startsWith(QStringLiteral("Inaccuracy 1 of ")), qPrintable(card.heading()));
    QVERIFY2(card.task().contains(QStringLiteral("already losing; this loses ")), qPrintable(card.task()));
    QVERIFY(card.said().startsWith(QStringLiteral("The result stayed the same here")));
  }

  void aReopenedGameNamesItsPlayers() {
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("lost.kotaigame"));
    {
      Program program(OpponentSides::First);
      program.playOut();
      QTRY_VERIFY(program.card<ResultCard>());
      QCOMPARE(program.card<ResultCard>()->winner(), QStringLiteral("You lost"));
      QCOMPARE(program.workspace.saver()->saveGame(file), QString());
    }
    Program program(OpponentSides::Second);  // in the rematch, the user plays the other side
    program.settings.setOpponentStrength(QStringLiteral("perfect"));
    QCOMPARE(program.workspace.openGameFile(file), QString());
    step(program.document, TreeDocument::toEnd);
    QTRY_VERIFY(program.card<ResultCard>());
    QCOMPARE(program.card<ResultCard>()->winner(), QStringLiteral("You lost"));
    QVERIFY(!test::child<QPushButton>(program.card<ResultCard>(), "levelButton")->isVisible());
    QVERIFY(test::child<QPushButton>(program.card<ResultCard>(), "swapButton")->isVisible());
  }

  /// Later choices in the settings change neither the opponent of the rematch nor the line below the moves.
  void aRematchIsAgainstTheSameOpponent() {
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("won.kotaigame"));
    Program program(OpponentSides::Second);
    program.playOut();
    QTRY_VERIFY(program.card<ResultCard>());
    QCOMPARE(program.workspace.saver()->saveGame(file), QString());
    const auto playSomethingElse = [&program] {
      program.settings.setOpponentStrength(QStringLiteral("level=9"));
      program.settings.setOpponentSides(OpponentSides::First);
    };
    playSomethingElse();  // plays while the card is visible
    PlayPanel& panel = *test::alternating(*program.window).playPanel();
    QVERIFY2(panel.opponentText().contains(QStringLiteral("Level 4")), qPrintable(panel.opponentText()));
    program.click(test::child<QPushButton>(program.card<ResultCard>(), "rematchButton"));
    QTRY_COMPARE(program.document.nodeCount(), 1);
    QCOMPARE(program.settings.opponentStrength(), QStringLiteral("level=4"));
    QCOMPARE(program.settings.opponentSides(), OpponentSides::Second);
    playSomethingElse();
    QCOMPARE(panel.opponentText(), strengthLine(QStringLiteral("level=9")));  // the header shows the opponent's name
    QCOMPARE(program.workspace.openGameFile(file), QString());
    QTRY_VERIFY(program.card<ResultCard>());
    QVERIFY2(panel.opponentText().contains(QStringLiteral("Level 4")), qPrintable(panel.opponentText()));
    program.click(test::child<QPushButton>(program.card<ResultCard>(), "rematchButton"));
    QTRY_COMPARE(program.document.nodeCount(), 1);
    QCOMPARE(program.settings.opponentStrength(), QStringLiteral("level=4"));
    QCOMPARE(program.settings.opponentSides(), OpponentSides::Second);
  }

  void afterTheEndThereIsNoHelpAndNoMessage() {
    Program program(OpponentSides::Second);
    QAction& hint = *test::actionsOf(program.window)[ActionId::Hint];
    QVERIFY(hint.isEnabled());
    program.play("c1c2");
    program.resign();
    QVERIFY(!hint.isEnabled());
    QTRY_VERIFY(program.card<ResultCard>());
    QCOMPARE(program.card<ResultCard>()->headline(), QStringLiteral("You resigned"));
    program.click(test::child<QPushButton>(program.card<ResultCard>(), "rematchButton"));
    QTRY_COMPARE(program.document.nodeCount(), 1);
    const QString said = test::alternating(*program.window).messages()->text();
    QVERIFY2(!said.contains(QStringLiteral("set aside")), qPrintable(said));
    program.play("c1c2");
    program.workspace.openVariant("dodgem:3x3");
    QVERIFY(test::alternating(*program.window).messages()->text().contains(QStringLiteral("set aside")));
  }

  void movesStandInColumns() {
    Program program(OpponentSides::Second);
    for (int ply = 0; ply < 4; ++ply)
      program.document.play(moveValues(*program.document.solution(), program.document.position()).front().move);
    QTest::qWait(1);
    const VariationText& moves = *test::alternating(*program.window).playPanel()->moves();
    QCOMPARE(moves.moveRect(1).top(), moves.moveRect(2).top());
    QVERIFY(moves.moveRect(2).left() > moves.moveRect(1).right());
    QVERIFY(moves.moveRect(3).top() > moves.moveRect(1).bottom());
    QCOMPARE(moves.moveRect(3).left(), moves.moveRect(1).left());
    QCOMPARE(moves.moveRect(4).left(), moves.moveRect(2).left());
  }

  void theOpponentsMistakesOnDemand() {
    Program program(OpponentSides::First);
    program.play("b1b2");  // the computer's move
    program.playOut();
    QTRY_VERIFY(program.card<ResultCard>());
    QTRY_VERIFY(program.card<ResultCard>()->facts().contains(QStringLiteral("100%")));
    QVERIFY(!test::child<QPushButton>(program.card<ResultCard>(), "reviewButton")->isEnabled());  // the user made no mistakes
    Review& review = *program.after.review();
    QVERIFY(!review.start(program.document.currentNode(), Side::Second));
    QVERIFY(review.start(program.document.currentNode(), std::nullopt));
    QCOMPARE(review.count(), 1);
  }

  void anotherGameEndsTheReview() {
    Program program(OpponentSides::None);
    program.play("b1b2");
    program.playOut();
    QTRY_VERIFY(program.card<ResultCard>() && test::child<QPushButton>(program.card<ResultCard>(), "reviewButton")->isEnabled());
    program.click(test::child<QPushButton>(program.card<ResultCard>(), "reviewButton"));
    QTRY_VERIFY(program.card<ReviewCard>());
    program.document.newGame(program.document.variant(), program.document.solution());
    QTRY_VERIFY(!program.card<ReviewCard>());
    QVERIFY(program.settings.valuesShown());
  }
};

KOTAI_WINDOW_TEST(AfterGameTest)
#include "after_game_test.moc"
