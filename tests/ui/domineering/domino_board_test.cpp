// The window of Synchronized Domineering as a person uses it: choices with mouse and keys, reveal, the computer, editor, layout.
#include <QAccessible>
#include <QClipboard>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "core/simultaneous/registry.h"
#include "tests/cpu_clock.h"
#include "tests/ui/sessions.h"
#include "ui/board/board_export.h"
#include "ui/board/board_page.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/domineering/board/choice_card.h"
#include "ui/domineering/board/choice_panel.h"
#include "ui/domineering/board/domino_board_view.h"
#include "ui/domineering/dialogs/board_size_choice.h"
#include "ui/domineering/dialogs/covered_board.h"
#include "ui/domineering/dialogs/covered_editor_dialog.h"
#include "ui/domineering/dialogs/player_boxes.h"
#include "ui/domineering/session/domineering_header.h"
#include "ui/domineering/session/domineering_page.h"
#include "ui/domineering/session/domineering_view.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workspace.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;

class DominoBoardTest : public QObject {
  Q_OBJECT

  struct Program {
    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    Workspace workspace{folder.path().toStdString(), &settings};
    LanguageSwitch language;
    std::unique_ptr<MainWindow> window;
    DomineeringDocument& document = *test::domineering(workspace).document();

    explicit Program(const char* id = "syncdom:4x4", int animationMs = 0) {
      settings.setAnimationMs(animationMs);
      settings.setOpponentDelayMs(0);
      settings.setLanguage(QStringLiteral("en"));
      language.setLanguage(QStringLiteral("en"));
      window = std::make_unique<MainWindow>(&workspace, &language);
      window->resize(1300, 860);
      window->show();
      workspace.openVariant(id);
      QTest::qWait(1);
    }

    DomineeringPage& page() { return *test::domineering(*window).boardPage(); }
    DominoBoardView& board() { return *page().board(); }
    ChoicePanel& panel() { return *page().choices(); }
    QAction& action(ActionId id) { return *window->actionsOfProgram()[id]; }
    QString position() { return workspace.positionText(); }
    QString choiceText(Side side) {
      const auto choice = document.choice(side);
      return choice ? QString::fromStdString(document.variant()->formatMove(side, *choice)) : QString();
    }

    /// A point in a cell, as shares of the cell from its centre, to the right and upwards.
    QPoint at(const char* cell, double right = 0, double up = 0) {
      const BoardLayout layout = board().currentLayout();
      return (layout.centre({cell[0] - 'a', cell[1] - '1'}) + QPointF(right, -up) * layout.cell).toPoint();
    }
    void click(const char* cell, double right = 0, double up = 0) {
      QTest::mouseClick(&board(), Qt::LeftButton, {}, at(cell, right, up));
    }
    void key(Qt::Key key) { QTest::keyClick(&board(), key); }
    void type(const char* text) {
      for (const char* letter = text; *letter; ++letter) QTest::keyClick(&board(), *letter);
      QTest::keyClick(&board(), Qt::Key_Return);
    }
  };

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void clicksNearAnEdgeChooseTheDomino() {
    Program program;
    QVERIFY(program.window->shownView() == &test::domineering(*program.window));
    QCOMPARE(program.panel().headline(), QStringLiteral("Vertical chooses"));
    program.click("b2", 0, 0.3);
    QCOMPARE(program.choiceText(Side::First), QStringLiteral("V:b2"));
    program.action(ActionId::WithdrawChoice).trigger();
    program.click("b2", 0, -0.3);
    QCOMPARE(program.choiceText(Side::First), QStringLiteral("V:b1"));
    QCOMPARE(program.panel().headline(), QStringLiteral("Vertical has chosen. Now Horizontal"));
    QTest::mouseClick(program.panel().withdrawButton(), Qt::LeftButton);
    program.click("b1", 0, -0.3);  // nothing below: the domino above
    QCOMPARE(program.choiceText(Side::First), QStringLiteral("V:b1"));
    program.click("b2", -0.3, 0);
    QCOMPARE(program.position(), QStringLiteral("4/4/##2/1#2"));
    QCOMPARE(program.panel().headline(), QStringLiteral("Vertical chooses"));
    QCOMPARE(program.panel().note(), QStringLiteral("Turn 1: Vertical b1, Horizontal a2"));
  }

  void theFirstChoiceStaysCovered() {
    Program program;
    const auto ghosts = [&] { return program.board().scene().ghosts.size(); };
    program.click("a1", 0, 0.3);
    QCOMPARE(program.panel().card(Side::First)->face(), ChoiceCard::Face::Down);
    QCOMPARE(program.panel().card(Side::Second)->face(), ChoiceCard::Face::Awaited);
    QCOMPARE(ghosts(), std::size_t{0});
    QVERIFY(!program.board().describeCell({0, 0}).contains(QStringLiteral("covered")));
    program.settings.setRevealsAtOnce(false);
    program.click("c4", 0.3, 0);
    QVERIFY(program.document.bothChosen());
    QCOMPARE(program.position(), QStringLiteral("4/4/4/4"));
    QVERIFY(program.action(ActionId::RevealChoices).isEnabled());
    QTest::mouseClick(program.panel().revealButton(), Qt::LeftButton);
    QCOMPARE(program.position(), QStringLiteral("2##/4/#3/#3"));
    const DominoScene scene = program.board().scene();
    QCOMPARE(scene.dominoes.size(), std::size_t{2});
    QVERIFY(scene.dominoes[0].last && scene.dominoes[0].turn == 1);
  }

  void theKeyboardKeepsTheSecret() {
    Program program;
    DominoBoardView& board = program.board();
    board.setFocus();
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Up}) program.key(key);
    QVERIFY(board.scene().cursor);
    QCOMPARE(board.scene().ghosts.size(), std::size_t{1});
    program.key(Qt::Key_Return);
    QCOMPARE(program.choiceText(Side::First), QStringLiteral("V:c2"));
    QCOMPARE(board.cursorSquare(), Square{});
    QVERIFY(!board.scene().cursor);
    QVERIFY(board.scene().ghosts.empty());
    program.key(Qt::Key_Return);  // only shows the cursor again
    QVERIFY(!program.document.choice(Side::Second));
    QVERIFY(board.scene().cursor);
    program.key(Qt::Key_Return);
    QCOMPARE(program.position(), QStringLiteral("4/2#1/2#1/##2"));
  }

  void dragsAndPreviews() {
    Program program;
    DominoBoardView& board = program.board();
    const auto moveTo = [&](const QPoint& point, Qt::MouseButtons buttons) {
      QMouseEvent move(QEvent::MouseMove, point, board.mapToGlobal(point), Qt::NoButton, buttons, {});
      QApplication::sendEvent(&board, &move);
    };
    moveTo(program.at("c3", 0, 0.2), Qt::NoButton);
    QVERIFY(board.pointedMove());
    QCOMPARE(board.scene().ghosts.front().place.squares[0], (Square{2, 2}));
    QTest::mousePress(&board, Qt::LeftButton, {}, program.at("c3", 0, 0.2));
    moveTo(program.at("c2"), Qt::LeftButton);
    QTest::mouseRelease(&board, Qt::LeftButton, {}, program.at("c2"));
    QCOMPARE(program.choiceText(Side::First), QStringLiteral("V:c2"));
    QTest::mousePress(&board, Qt::LeftButton, {}, program.at("a1"));
    moveTo(program.at("d1"), Qt::LeftButton);  // too far: nothing
    QTest::mouseRelease(&board, Qt::LeftButton, {}, program.at("d1"));
    QVERIFY(!program.document.choice(Side::Second));
  }

  void choosesByKeyboardAndTyping() {
    Program program;
    DominoBoardView& board = program.board();
    board.setFocus();
    program.key(Qt::Key_Right);
    program.key(Qt::Key_Up);
    QCOMPARE(board.cursorSquare(), (Square{1, 1}));
    program.key(Qt::Key_Return);
    QCOMPARE(program.choiceText(Side::First), QStringLiteral("V:b2"));
    program.key(Qt::Key_Escape);
    QCOMPARE(program.choiceText(Side::First), QString());
    program.type("V:d3");
    QCOMPARE(program.choiceText(Side::First), QStringLiteral("V:d3"));
    QSignalSpy refused(&board, &DominoBoardView::moveRefused);
    program.type("d1");  // nothing to its right
    QCOMPARE(refused.count(), 1);
    program.type("a1");
    QCOMPARE(program.position(), QStringLiteral("3#/3#/4/##2"));
    QAccessibleInterface* read = QAccessible::queryAccessibleInterface(&board);
    QCOMPARE(read->childCount(), 16);
    QCOMPARE(read->child(0)->text(QAccessible::Name), QStringLiteral("a1, covered by Horizontal in turn 1"));
    QVERIFY(read->text(QAccessible::Description).contains(QStringLiteral("Vertical chooses")));
  }

  void refusesWhatIsNoDomino() {
    Program program;
    program.board().setFocus();
    program.type("a1");
    const auto said = [&] { return program.page().messages()->text(); };
    program.type("z9");
    QVERIFY(said().startsWith(QString(QChar(0x201c)) + QStringLiteral("z9")));
    program.type("d1");
    QCOMPARE(said(), QStringLiteral("Horizontal cannot place a domino on d1 here."));
    program.key(Qt::Key_B);
    program.key(Qt::Key_Escape);  // first what was typed, then the message, then the choice
    QVERIFY(program.board().typedText().isEmpty() && !said().isEmpty());
    program.key(Qt::Key_Escape);
    QVERIFY(said().isEmpty() && program.document.choice(Side::First));
    program.key(Qt::Key_Escape);
    QVERIFY(!program.document.choice(Side::First));
    program.type("V:d4");
    QVERIFY(!said().isEmpty());
    program.type("d3");
    QVERIFY(said().isEmpty());
  }

  void showsValuesOfTheSideThatChooses() {
    Program program;
    QTRY_VERIFY_WITH_TIMEOUT(program.document.valuesKnown(), 20000);
    QCOMPARE(program.page().header()->badge(), QStringLiteral("Value 0"));
    QCOMPARE(program.page().header()->summary(), QStringLiteral("A draw: either side can force it"));
    QCOMPARE(program.board().scene().marks.size(), std::size_t{12});
    for (const DominoMark& mark : program.board().scene().marks) QCOMPARE(mark.place.side, Side::First);
    program.action(ActionId::SwitchValueSide).trigger();
    QCOMPARE(program.board().scene().marks.front().place.side, Side::Second);
    QVERIFY(program.page().header()->sideButton(Side::Second)->isChecked());
    program.board().setFocus();
    program.key(Qt::Key_Right);  // a domino of Vertical is being placed
    QCOMPARE(program.board().scene().marks.front().place.side, Side::First);
    QVERIFY(program.page().header()->sideButton(Side::First)->isChecked());
    program.action(ActionId::SwitchValueSide).trigger();
    QCOMPARE(program.board().scene().marks.front().place.side, Side::Second);
    program.action(ActionId::NoSpoilers).trigger();
    QVERIFY(program.board().scene().marks.empty());
    QCOMPARE(program.page().header()->badge(), QStringLiteral("Values hidden"));
    program.action(ActionId::NoSpoilers).trigger();
    program.click("a1", 0, 0.3);
    QCOMPARE(program.board().valueSide(), Side::Second);
    program.click("c1", 0.3, 0);
    QTRY_VERIFY(program.page().messages()->text().contains(QStringLiteral("Vertical a1")));
  }

  void saysWhatIsKnownOfALargeBoard() {
    Program program("syncdom:7x6");
    DomineeringHeader& header = *program.page().header();
    QCOMPARE(header.badge(), QStringLiteral("Not solved"));
    QVERIFY(header.summary().contains(QStringLiteral("known: Vertical wins (table of outcomes)")));
    program.document.setProvedOutcome(ProvedOutcome{1, 1, 1, 1});
    QCOMPARE(header.badge(), QStringLiteral("Proved"));
    QVERIFY(header.summary().startsWith(QStringLiteral("Proved: Vertical wins")));
    QVERIFY(!header.summary().contains(QStringLiteral("not known")));
    QCOMPARE(test::domineering(*program.window).statusTexts().solved, QStringLiteral("proved"));
    program.action(ActionId::NoSpoilers).trigger();
    QVERIFY(header.badge() != QStringLiteral("Proved"));
  }

  void playsAWholeGameAgainstTheComputer() {
    Program program;
    program.settings.setOpponentSides(OpponentSides::Second);
    program.settings.setSimultaneousStrength(Side::Second, QStringLiteral("random"));
    program.workspace.openVariant("syncdom:4x4");
    QSignalSpy judged(test::domineering(program.workspace).opponent(), &DomineeringOpponent::judged);
    while (!program.document.result()) {
      const int turn = program.document.tree().node(program.document.currentNode()).number;
      // The computer's choice is made first, and stays covered.
      QTRY_VERIFY(program.document.choice(Side::Second));
      QCOMPARE(program.panel().card(Side::Second)->face(), ChoiceCard::Face::Down);
      QVERIFY(program.board().scene().ghosts.empty());
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

  void watchesTheComputerPlayItself() {
    Program program("syncdom:5x4");
    for (const Side side : {Side::First, Side::Second}) program.settings.setSimultaneousStrength(side, QStringLiteral("random"));
    program.settings.setOpponentSides(OpponentSides::Both);
    QVERIFY(test::domineering(*program.window).playerBoxes()->strength(Side::First)->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(program.document.result(), 20000);
    QVERIFY(!program.panel().pauseButton()->isVisible());
    program.action(ActionId::TakeBack).trigger();
    QTRY_VERIFY(program.panel().pauseButton()->isVisible());
    QVERIFY(!program.document.result());
    QTest::mouseClick(program.panel().pauseButton(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(program.document.result(), 20000);
  }

  void leavesALongSearchAtOnce() {
    Program program("syncdom:10x10");
    program.settings.setSimultaneousStrength(Side::Second, QStringLiteral("alphabeta:depth=6"));
    program.settings.setOpponentSides(OpponentSides::Second);
    QVERIFY(test::domineering(program.workspace).opponent()->isThinking(Side::Second));
    QCOMPARE(program.panel().card(Side::Second)->face(), ChoiceCard::Face::Thinking);
    program.click("a1", 0, 0.3);
    QCOMPARE(program.panel().card(Side::First)->face(), ChoiceCard::Face::Up);  // one's own choice may be seen
    QCOMPARE(program.board().scene().ghosts.front().kind, GhostDomino::Kind::Chosen);
    program.settings.setSimultaneousStrength(Side::Second, QStringLiteral("random"));
    QTRY_COMPARE_WITH_TIMEOUT(program.document.tree().size(), 2, 5000);
    program.settings.setSimultaneousStrength(Side::Second, QStringLiteral("mcts:playouts=10000"));
    const kotai::test::CpuClock clock;
    program.workspace.openTexts(QStringLiteral("dodgem:3x3"), QString());
    QVERIFY(!test::domineering(program.workspace).opponent()->isThinking(Side::Second));
    QVERIFY(clock.seconds() < 1);
  }

  void turnsTheDominoesOver() {
    Program program("syncdom:3x3", 30);
    program.click("a1", 0, 0.3);
    program.click("b3", 0.3, 0);
    QVERIFY(program.board().isRevealing());
    QVERIFY(program.board().scene().revealed < 1);
    QCOMPARE(program.panel().card(Side::First)->face(), ChoiceCard::Face::Up);
    QTRY_VERIFY(!program.board().isRevealing());
    QCOMPARE(program.board().scene().revealed, 1.0);
    program.action(ActionId::ShowTurnAgain).trigger();
    QVERIFY(program.board().isRevealing());
  }

  void keepsAndRestoresGames() {
    Program program;
    program.click("a1", 0, 0.3);
    program.click("b3", 0.3, 0);
    const QString before = program.position();
    program.workspace.openTexts(QStringLiteral("dodgem:3x3"), QString());
    QVERIFY(program.window->shownView() != &test::domineering(*program.window));
    QVERIFY(test::alternating(*program.window).boardPage()->messages()->text().contains(QStringLiteral("put aside")));
    for (QDockWidget* dock : test::domineering(*program.window).docks()) QVERIFY(!dock->isVisible());
    QTest::mouseClick(test::alternating(*program.window).boardPage()->messages()->findChild<QPushButton*>(), Qt::LeftButton);
    QVERIFY(program.window->shownView() == &test::domineering(*program.window));
    QCOMPARE(program.position(), before);
    program.workspace.keepGame();
    program.workspace.openTexts(QStringLiteral("syncdom:10x10"), QString());
    QVERIFY(program.workspace.restoreGame());
    QCOMPARE(program.position(), before);
    program.action(ActionId::CopyPosition).trigger();
    QCOMPARE(QApplication::clipboard()->text(), before);
    QApplication::clipboard()->setText(QStringLiteral("4/1##1/4/4"));
    program.action(ActionId::PastePosition).trigger();
    QCOMPARE(program.position(), QStringLiteral("4/1##1/4/4"));
    QVERIFY(program.workspace.openTexts(QStringLiteral("syncdom:4x4"), QStringLiteral("4/4")).contains(QStringLiteral("row")));
    QVERIFY(!program.workspace.openTexts(QStringLiteral("syncdom:11x4"), QString()).isEmpty());
  }

  void offersTheGameThatMadeWay() {
    Program program;
    MessageBar& messages = *program.page().messages();
    const auto offered = [&] { return messages.text().contains(QStringLiteral("put aside")); };
    program.click("a1", 0, 0.3);
    program.click("b3", 0.3, 0);
    const QString before = program.position();
    QApplication::clipboard()->setText(QStringLiteral("4/1##1/4/4"));
    program.action(ActionId::PastePosition).trigger();
    QVERIFY(offered());
    program.workspace.open({program.document.variantId(), *program.document.variant()->parsePosition("4/4/4/#3")});
    QVERIFY(offered());  // nothing was played in between
    QTest::mouseClick(messages.findChild<QPushButton*>(), Qt::LeftButton);
    QCOMPARE(program.position(), before);
    QVERIFY(!offered());
    program.workspace.keepGame();
    // The next start of the program, with another game on the command line.
    const QString kept = QStringLiteral("open-game.kotaigame");  // in a folder that no running program has
    const QTemporaryDir folder;
    QVERIFY(QFile::copy(program.folder.filePath(kept), folder.filePath(kept)));
    Workspace next(folder.path().toStdString(), &program.settings);
    QSignalSpy replaced(&next, &Workspace::gameReplaced);
    QVERIFY(next.openTexts(QStringLiteral("syncdom:6x4"), QString()).isEmpty());
    QCOMPARE(replaced.count(), 1);
    next.reopenGame(replaced.front().front().toByteArray());
    QCOMPARE(next.positionText(), before);
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
    editor.clear();
    QVERIFY(editor.useButton()->isEnabled());
    QCOMPARE(editor.position(), program.document.variant()->start());
  }

  void choosesABoardInTheDialog() {
    Program program;
    NewGameDialog dialog(&program.settings, nullptr);
    dialog.setSimultaneous(*parseSimultaneousVariant("syncdom:7x2"));
    QCOMPARE(QString::fromStdString(dialog.simultaneous()->id()), QStringLiteral("syncdom:7x2"));
    QVERIFY(!dialog.variant());
    dialog.findChild<BoardSizeChoice*>()->rowsBox()->setValue(10);
    QCOMPARE(QString::fromStdString(dialog.simultaneous()->id()), QStringLiteral("syncdom:7x10"));
    dialog.gameBox()->setCurrentIndex(0);
    QVERIFY(dialog.variant() && !dialog.simultaneous());
  }

  void fitsIntoANarrowWindow() {
    Program program;
    program.settings.setOpponentSides(OpponentSides::Both);
    program.window->resize(1024, 700);
    QTRY_COMPARE(program.window->size(), QSize(1024, 700));
    for (const QComboBox* box : test::domineering(*program.window).playerBoxes()->findChildren<QComboBox*>()) {
      QTRY_VERIFY(box->isVisible());  // once the tool bar is laid out with short names
      QTRY_VERIFY(box->mapTo(program.window.get(), box->rect().topRight()).x() < 1024);
    }
  }

  void paintsEveryBoard() {
    for (const char* id : {"syncdom:1x5", "syncdom:10x10", "syncdom:3x3"}) {
      Program program(id);
      const QString file = program.folder.filePath(QStringLiteral("board.svg"));
      const DominoScene scene = program.board().exportScene();
      const Picture picture{QString(), QString(), [&](QPainter& painter, const QRectF& area) {
                              paintDominoScene(painter, area, scene, Theme::instance().palette());
                            }};
      QVERIFY(!savePicture(picture, file));
      QVERIFY(!renderPicture(picture, 300).isNull());
    }
  }
};

QTEST_MAIN(DominoBoardTest)
#include "domino_board_test.moc"
