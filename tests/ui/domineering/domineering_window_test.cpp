// Tests for the window of Synchronized Domineering. The computer plays, games are saved, positions are edited,
// and all texts fit.
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "core/simultaneous/registry.h"
#include "solvers/domineering/proof/forced_play.h"
#include "solvers/domineering/proof/prove.h"
#include "tests/cpu_clock.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/domineering/domino_program.h"
#include "tests/ui/sessions.h"
#include "tests/ui/settle.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/domineering/board/choice_panel.h"
#include "ui/domineering/board/domino_board_view.h"
#include "ui/domineering/dialogs/covered_editor_dialog.h"
#include "ui/domineering/dialogs/player_boxes.h"
#include "ui/domineering/session/domineering_page.h"
#include "ui/domineering/session/domineering_view.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workspace.h"
#include "ui/widgets/compact_combo_box.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;
using Program = test::DominoProgram;

class DomineeringWindowTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void showsTheKnownResultOfALargeBoard() {
    Program program("syncdom:7x6");
    DomineeringHeader& header = *program.page().header();
    QCOMPARE(header.badge(), QStringLiteral("Not solved"));
    QVERIFY(header.summary().contains(QStringLiteral("known: Vertical wins (table of outcomes)")));
    program.document.setProvedOutcome(ProvedOutcome{1, 1, 1, 1});
    QCOMPARE(header.badge(), QStringLiteral("Proved"));
    QVERIFY(header.summary().startsWith(QStringLiteral("Proved: Vertical wins")));
    QVERIFY(!header.summary().contains(QStringLiteral("not known")));
    QCOMPARE(test::domineering(*program.window).statusStrings().solved, QStringLiteral("proved"));
    program.action(ActionId::ShowValues).trigger();
    QVERIFY(header.badge() != QStringLiteral("Proved"));
  }

  /// The proof of 6x6 takes less than a second. Both sides can play within bands, so their moves come from
  /// strategies.
  void aProofGivesHintsAndMoves() {
    Program program("syncdom:6x6");
    const SimultaneousVariantPtr variant = program.document.variant();
    domineering::ProofOptions options;
    options.directory = program.folder.path().toStdString();
    const ProvedOutcome outcome = domineering::prove(variant, options).outcome;
    program.document.setProvedOutcome(outcome);
    QTRY_VERIFY(program.action(ActionId::Hint).isEnabled());
    program.action(ActionId::Hint).trigger();
    QTRY_VERIFY(test::domineering(*program.window).messages()->text().contains(QStringLiteral("There is no strategy")));
    QVERIFY(domineering::makeStrategies(variant, options, {}, {}).finished);
    program.action(ActionId::Hint).trigger();
    QTRY_COMPARE(program.board().dominoes().ghosts.size(), std::size_t{1});
    QCOMPARE(program.board().dominoes().ghosts.front().kind, GhostDomino::Kind::Hint);
    const auto side = test::domineering(program.workspace).opponent()->awaited();
    QVERIFY(side);
    const AnyPosition start = program.document.position();
    program.document.setWaitsForReveal(true);
    program.action(ActionId::PlayBest).trigger();
    QTRY_VERIFY(program.document.choice(*side));
    // Whatever the other side covers, the side keeps the proved draw, because it has enough moves left.
    const std::vector<domineering::ForcedPlay> plays = domineering::forcedPlays(variant, options.directory, outcome);
    const auto own = std::ranges::find(plays, *side, &domineering::ForcedPlay::side);
    QVERIFY(own != plays.end());
    const AnyMove move = *program.document.choice(*side);
    for (const AnyMove answer : variant->moves(start, other(*side)))
      QVERIFY(own->secures(variant->play(start, *side == Side::First ? JointMove{move, answer} : JointMove{answer, move})));
  }

  /// Checks the language with the longest words on a small screen, which corresponds to a scale of 150 %.
  void controlsAreWholeOnASmallScreen() {
    Program program;
    program.settings.setOpponentSides(OpponentSides::None);
    program.settings.setValuesShown(true);
    program.window->setPlayLayout(false);
    program.settings.language.set(QStringLiteral("de"));
    program.language.setLanguage(QStringLiteral("de"));
    program.window->resize(683, 467);
    for (int turn = 0; !program.document.result() && turn < 4; ++turn) {
      QTRY_VERIFY_WITH_TIMEOUT(program.document.valuesKnown(), 20000);
      test::settle(20);
      const QComboBox& side = *program.page().header()->sideBox();
      QTRY_VERIFY(side.isVisible());
      QTRY_VERIFY2(side.width() >= side.sizeHint().width(), qPrintable(QStringLiteral("turn %1").arg(turn)));
      const QPushButton& again = *program.panel().againButton();
      QVERIFY(again.isHidden() || again.width() >= again.sizeHint().width());
      program.document.play({program.document.moves(Side::First).front(), program.document.moves(Side::Second).front()});
    }
    program.window->resize(1300, 860);
    QVERIFY(program.page().header()->sideBox()->currentText().contains(QStringLiteral("Vertikal")));
  }

  void playsAWholeGameAgainstTheComputer() {
    Program program;
    program.settings.setOpponentSides(OpponentSides::Second);
    program.settings.setSeatStrength(Side::Second, QStringLiteral("random"));
    program.workspace.openVariant("syncdom:4x4");
    QSignalSpy judged(test::domineering(program.workspace).opponent(), &DomineeringOpponent::judged);
    while (!program.document.result()) {
      const int turn = program.document.tree().node(program.document.currentNode()).number;
      // The computer chooses first, and its choice stays hidden.
      QTRY_VERIFY(program.document.choice(Side::Second));
      QCOMPARE(program.panel().card(Side::Second)->face(), ChoiceCard::Face::Down);
      QVERIFY(program.board().dominoes().ghosts.empty());
      QTRY_VERIFY_WITH_TIMEOUT(program.document.valuesKnown(), 20000);
      const Square cell = program.document.variant()->squares(Side::First, program.document.moves(Side::First).front())[0];
      const BoardLayout layout = program.board().currentLayout();
      QTest::mouseClick(&program.board(), Qt::LeftButton, {}, (layout.centre(cell) - QPointF(0, layout.cell * 0.3)).toPoint());
      QCOMPARE(program.document.tree().node(program.document.currentNode()).number, turn + 1);
    }
    QVERIFY(judged.count() >= 2);
    QVERIFY(!program.panel().headline().isEmpty());
    const int turns = program.document.tree().node(program.document.currentNode()).number;
    program.action(ActionId::TakeBack).trigger();
    QCOMPARE(program.document.tree().node(program.document.currentNode()).number, turns - 1);
    QTRY_VERIFY(program.document.choice(Side::Second));
    program.action(ActionId::SwapSides).trigger();
    QTRY_VERIFY(program.document.choice(Side::First));
    QVERIFY(!program.document.choice(Side::Second));
    QCOMPARE(program.panel().headline(), QStringLiteral("Your choice as Horizontal"));
  }

  /// Selecting a pair in the matrix chooses only the user's move. This also holds after stepping back and forth.
  void thePersonNeverChoosesForTheComputer() {
    Program program;
    program.settings.setOpponentSides(OpponentSides::Second);
    program.settings.setSeatStrength(Side::Second, QStringLiteral("random"));
    program.workspace.openVariant("syncdom:4x4");
    DomineeringOpponent& opponent = *test::domineering(program.workspace).opponent();
    const auto number = [&] { return program.document.tree().node(program.document.currentNode()).number; };
    QTRY_VERIFY(program.document.choice(Side::Second));
    const AnyMove chosen = *program.document.choice(Side::Second);
    const std::vector<AnyMove>& moves = program.document.moves(Side::Second);
    const AnyMove another = moves.front() == chosen ? moves.back() : moves.front();
    opponent.play({program.document.moves(Side::First).front(), another});
    QCOMPARE(number(), 1);
    QVERIFY(program.document.tree().node(program.document.currentNode()).turn.second == chosen);
    step(program.document, -1);
    step(program.document, 1);
    QVERIFY(!program.document.choice(Side::Second));
    opponent.play({program.document.moves(Side::First).front(), program.document.moves(Side::Second).front()});
    QCOMPARE(number(), 1);  // the turn waits for the computer's choice
    QVERIFY(program.document.choice(Side::First));
    QTRY_COMPARE(number(), 2);
  }

  void watchesTheComputerPlayItself() {
    Program program("syncdom:5x4");
    for (const Side side : {Side::First, Side::Second}) program.settings.setSeatStrength(side, QStringLiteral("random"));
    program.settings.setOpponentSides(OpponentSides::Both);
    QVERIFY(test::child<PlayerBoxes>(program.window, "playerBoxes")->strength(Side::First)->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(program.document.result(), 20000);
    QVERIFY(!test::child<QPushButton>(program.panel(), "pauseButton")->isVisible());
    program.action(ActionId::TakeBack).trigger();
    QTRY_VERIFY(test::child<QPushButton>(program.panel(), "pauseButton")->isVisible());
    QVERIFY(!program.document.result());
    QTest::mouseClick(test::child<QPushButton>(program.panel(), "pauseButton"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(program.document.result(), 20000);
  }

  void leavesALongSearchAtOnce() {
    Program program("syncdom:10x10");
    program.settings.setSeatStrength(Side::Second, QStringLiteral("alphabeta:depth=6"));
    program.settings.setOpponentSides(OpponentSides::Second);
    QVERIFY(test::domineering(program.workspace).opponent()->isThinking(Side::Second));
    QCOMPARE(program.panel().card(Side::Second)->face(), ChoiceCard::Face::Thinking);
    program.click("a1", 0, 0.3);
    QCOMPARE(program.panel().card(Side::First)->face(), ChoiceCard::Face::Up);  // the user's own choice is visible
    QCOMPARE(program.board().dominoes().ghosts.front().kind, GhostDomino::Kind::Chosen);
    program.settings.setSeatStrength(Side::Second, QStringLiteral("random"));
    QTRY_COMPARE_WITH_TIMEOUT(program.document.tree().size(), 2, 5000);
    program.settings.setSeatStrength(Side::Second, QStringLiteral("mcts:playouts=10000"));
    const kotai::test::CpuClock clock;
    openTexts(program.workspace, QStringLiteral("dodgem:3x3"), QString());
    QVERIFY(!test::domineering(program.workspace).opponent()->isThinking(Side::Second));
    QVERIFY(clock.seconds() < 1);
  }

  void keepsAndRestoresGames() {
    Program program;
    program.click("a1", 0, 0.3);
    program.click("b3", 0.3, 0);
    const QString before = program.position();
    openTexts(program.workspace, QStringLiteral("dodgem:3x3"), QString());
    QVERIFY(program.window->shownView() != &test::domineering(*program.window));
    QVERIFY(test::alternating(*program.window).messages()->text().contains(QStringLiteral("set aside")));
    for (QDockWidget* dock : test::domineering(*program.window).docks().all()) QVERIFY(!dock->isVisible());
    QTest::mouseClick(test::alternating(*program.window).messages()->findChild<QPushButton*>(), Qt::LeftButton);
    QVERIFY(program.window->shownView() == &test::domineering(*program.window));
    QCOMPARE(program.position(), before);
    program.workspace.saver()->keep();
    openTexts(program.workspace, QStringLiteral("syncdom:10x10"), QString());
    QVERIFY(program.workspace.restoreGame());
    QCOMPARE(program.position(), before);
    program.action(ActionId::CopyPosition).trigger();
    QCOMPARE(QApplication::clipboard()->text(), before);
    QApplication::clipboard()->setText(QStringLiteral("4/1##1/4/4"));
    program.action(ActionId::Paste).trigger();
    QCOMPARE(program.position(), QStringLiteral("4/1##1/4/4"));
    QVERIFY(openTexts(program.workspace, QStringLiteral("syncdom:4x4"), QStringLiteral("4/4")).contains(QStringLiteral("row")));
    QVERIFY(!openTexts(program.workspace, QStringLiteral("syncdom:11x4"), QString()).isEmpty());
  }

  void offersThePreviousGame() {
    Program program;
    MessageBar& messages = *program.page().messages();
    const auto offered = [&] { return messages.text().contains(QStringLiteral("set aside")); };
    program.click("a1", 0, 0.3);
    program.click("b3", 0.3, 0);
    const QString before = program.position();
    QApplication::clipboard()->setText(QStringLiteral("4/1##1/4/4"));
    program.action(ActionId::Paste).trigger();
    QVERIFY(offered());
    program.workspace.open({program.document.variantId(), *program.document.variant()->parsePosition("4/4/4/#3")});
    QVERIFY(offered());  // nothing was played in between
    QTest::mouseClick(messages.findChild<QPushButton*>(), Qt::LeftButton);
    QCOMPARE(program.position(), before);
    QVERIFY(!offered());
    program.workspace.saver()->keep();
    // Prepares the next start of the program, with a different game on the command line.
    const QString kept = QStringLiteral("open-game.kotaigame");  // in a folder that no running program uses yet
    const QTemporaryDir folder;
    QVERIFY(QFile::copy(program.folder.filePath(kept), folder.filePath(kept)));
    Workspace next(folder.path().toStdString(), &program.settings);
    QSignalSpy replaced(&next, &Workspace::gameReplaced);
    QVERIFY(openTexts(next, QStringLiteral("syncdom:6x4"), QString()).isEmpty());
    QCOMPARE(replaced.count(), 1);
    next.reopenGame(replaced.front().front().toByteArray());
    QCOMPARE(test::positionText(next), before);
    QCOMPARE(replaced.count(), 1);
  }

  void editsCoveredCells() {
    Program program;
    CoveredEditorDialog editor(program.document.variant(), program.document.position(), nullptr, false);
    editor.show();
    const auto at = [&](int column, int row) { return editor.board()->currentLayout().centre({column, row}).toPoint(); };
    QTest::mouseClick(editor.board(), Qt::LeftButton, {}, at(0, 3));
    QTest::mouseClick(editor.board(), Qt::LeftButton, {}, at(2, 1));
    QCOMPARE(editor.text()->text(), QStringLiteral("#3/4/2#1/4"));
    QVERIFY(editor.notes().startsWith(QStringLiteral("Vertical has 9 moves")));
    editor.mirror();
    QCOMPARE(editor.text()->text(), QStringLiteral("3#/4/1#2/4"));
    editor.undo();
    QTest::mouseClick(editor.board(), Qt::LeftButton, {}, at(0, 3));
    QCOMPARE(editor.text()->text(), QStringLiteral("4/4/2#1/4"));
    editor.activateWindow();
    editor.startWithText();
    QCOMPARE(editor.focusWidget(), editor.text());
    QCOMPARE(editor.text()->selectedText(), QStringLiteral("4/4/2#1/4"));
    QTest::keyClicks(editor.text(), QStringLiteral("4/4/2#2/4"));
    QVERIFY(!editor.useButton()->isEnabled());
    QTest::keyClick(editor.text(), Qt::Key_Backspace);
    editor.clearBoard();
    QVERIFY(editor.useButton()->isEnabled());
    QCOMPARE(editor.position(), program.document.variant()->start());
  }

  void choosesABoardInTheDialog() {
    Program program;
    NewGameDialog dialog(&program.settings, nullptr);
    dialog.choose("syncdom:7x2");
    QCOMPARE(QString::fromStdString(dialog.variantId()), QStringLiteral("syncdom:7x2"));
    QVERIFY(!dialog.variant());
    dialog.findChild<BoardSizeChoice*>()->rowsBox()->setValue(10);
    QCOMPARE(QString::fromStdString(dialog.variantId()), QStringLiteral("syncdom:7x10"));
    test::child<QCheckBox>(dialog, "longBox")->setChecked(true);
    QCOMPARE(QString::fromStdString(dialog.variantId()), QStringLiteral("syncdom:7x10,cells=3"));
    dialog.choose("syncdom:7x2");
    QVERIFY(!test::child<QCheckBox>(dialog, "longBox")->isChecked());
    test::child<QComboBox>(dialog, "gameBox")->setCurrentIndex(0);
    QVERIFY(dialog.variant());
    QCOMPARE(dialog.variantId(), dialog.variant()->id());
  }

  void fitsIntoANarrowWindow() {
    Program program;
    program.settings.setOpponentSides(OpponentSides::Both);
    program.window->resize(1024, 700);
    QTRY_COMPARE(program.window->size(), QSize(1024, 700));
    for (const QComboBox* box : test::child<PlayerBoxes>(program.window, "playerBoxes")->findChildren<QComboBox*>()) {
      QTRY_VERIFY(box->isVisible());  // visible after the toolbar has switched to short names
      QTRY_VERIFY(box->mapTo(program.window.get(), box->rect().topRight()).x() < 1024);
    }
  }
};

KOTAI_WINDOW_TEST(DomineeringWindowTest)
#include "domineering_window_test.moc"
