// Tests that no change of a game loses data. Every change can be undone and redone, even a deletion. Taking
// back a move deletes nothing.
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "core/simultaneous/registry.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/board_program.h"
#include "tests/ui/sessions.h"
#include "ui/board/board_page.h"
#include "ui/docks/game/game_dock.h"
#include "ui/document/game_text.h"
#include "ui/domineering/document/domineering_document.h"
#include "ui/domineering/session/domineering_page.h"
#include "ui/domineering/session/domineering_view.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workspace.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;

class UndoTest : public QObject {
  Q_OBJECT

  struct Program : test::BoardProgram {
    DomineeringDocument& turns = *test::domineering(workspace).document();

    Program() {
      settings.opponentDelayMs.set(0);
      settings.setOpponentStrength(QStringLiteral("random"));
    }

    void open(const char* id) {
      workspace.openVariant(id);
      QTest::qWait(1);
    }
    void press(ActionId id) {
      QVERIFY2(action(id).isEnabled(), qPrintable(action(id).text()));
      action(id).trigger();
    }
    QString undoText() { return action(ActionId::Undo).text().remove(QLatin1Char('&')); }
    int ply() { return document.tree().node(document.currentNode()).ply; }
    QByteArray game() { return writeGame(recordOf(document)); }
  };

  static QPushButton* offerOf(MessageBar& bar) { return bar.findChild<QPushButton*>(); }

  static QToolButton* deleteButtonOf(const QWidget& dock) { return dock.findChild<CommentBox*>()->findChild<QToolButton*>(); }

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  /// Undo and redo restore, step by step, every state of a game with all kinds of changes.
  void everyChangeIsUndoneAndMadeAgain() {
    Program program;
    program.open("dodgem:4x4");
    std::vector<QByteArray> states{program.game()};
    const auto changed = [&](const char* undo) {
      QCOMPARE(program.undoText(), QString::fromLatin1(undo));
      states.push_back(program.game());
    };
    program.play("b1b2");
    changed("Take back move");
    program.play("a3b3");
    changed("Take back move");
    step(program.document, -1);
    program.play("a4b4");  // becomes a variation
    changed("Take back move");
    program.document.setComment(program.document.currentNode(), QStringLiteral("悪手"));
    changed("Undo comment");
    program.document.promoteNode(program.document.currentNode());
    changed("Undo promotion of the variation");
    program.document.removeNode(1);  // removes the move with all its variations
    changed("Undo delete");
    QVERIFY(program.document.tree().node(GameTree::root).children.empty());
    for (std::size_t place = states.size() - 1; place-- > 0;) {
      program.press(ActionId::Undo);
      const auto written = readSavedGame(program.game());
      const auto wanted = readSavedGame(states[place]);
      QVERIFY(written && wanted);
      QCOMPARE(std::get<ReadGame>(written->game).moves.size(), std::get<ReadGame>(wanted->game).moves.size());
    }
    QVERIFY(!program.action(ActionId::Undo).isEnabled());
    for (std::size_t place = 1; place < states.size(); ++place) {
      program.press(ActionId::Redo);
      QCOMPARE(program.game(), states[place]);
    }
    QVERIFY(!program.action(ActionId::Redo).isEnabled());
  }

  void deletingNamesItsExtentAndOffersUndo() {
    Program program;
    program.open("dodgem:4x4");
    for (const char* move : {"b1b2", "a3b3", "c1c2", "a4b4", "d1d2"}) program.play(move);
    const QByteArray before = program.game();
    program.document.selectNode(2);
    QToolButton* button = deleteButtonOf(*program.window->findChild<GameDock*>(QStringLiteral("gameDock")));
    QCOMPARE(button->text(), QStringLiteral("Delete from here"));
    button->click();
    QVERIFY(program.says(QStringLiteral("4 moves removed.")));
    QCOMPARE(program.ply(), 1);
    QVERIFY(offerOf(program.messages())->isVisible());
    QTest::mouseClick(offerOf(program.messages()), Qt::LeftButton);
    QCOMPARE(program.ply(), 2);
    QVERIFY(!program.says(QStringLiteral("removed.")));
    step(program.document, TreeDocument::toEnd);
    QCOMPARE(program.game(), before);
    // The offer disappears with the next change, because undo would then revert that change.
    program.document.removeNode(program.document.currentNode());
    QVERIFY(program.says(QStringLiteral("removed.")));
    program.play("d1d2");
    QVERIFY(!program.says(QStringLiteral("removed.")));
  }

  void typingAComment() {
    Program program;
    program.open("dodgem:4x4");
    program.play("b1b2");
    QPlainTextEdit* edit = program.window->findChild<GameDock*>(QStringLiteral("gameDock"))->comment();
    edit->setFocus();
    QTest::keyClicks(edit, QStringLiteral("good move"));
    const auto comment = [&] { return program.document.tree().node(1).comment; };
    QCOMPARE(comment(), QStringLiteral("good move"));
    QTest::keyClick(edit, Qt::Key_Z, Qt::ControlModifier);  // works with the focus in the comment, too
    QCOMPARE(comment(), QString());
    QVERIFY(edit->toPlainText().isEmpty());
    QTest::keyClick(edit, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(comment(), QStringLiteral("good move"));
    QTest::keyClicks(edit, QStringLiteral("!"));
    QCOMPARE(comment(), QStringLiteral("good move!"));
    program.press(ActionId::Undo);
    QCOMPARE(comment(), QStringLiteral("good move"));
  }

  void anUndoneGameIsKept() {
    Program program;
    program.open("dodgem:4x4");
    program.play("b1b2");
    program.play("a3b3");
    program.document.removeNode(1);
    program.workspace.saver()->keep();
    program.press(ActionId::Undo);
    QSignalSpy changed(&program.document, &GameDocument::treeChanged);
    const QByteArray now = program.game();
    const auto kept = [&] {  // omits the orientation of the board, which only saved games contain
      QFile file(program.folder.filePath(QStringLiteral("open-game.kotaigame")));
      return file.open(QIODevice::ReadOnly) ? file.readAll().replace("[KeptBoard \"upright\"]\n", "") : QByteArray();
    };
    QTRY_COMPARE(kept(), now);  // the program saves the game automatically while it runs
    program.press(ActionId::Redo);
    QVERIFY(changed.count() > 0);
  }

  void aNewGameHasNothingToUndo() {
    Program program;
    program.open("dodgem:4x4");
    program.play("b1b2");
    QVERIFY(program.action(ActionId::Undo).isEnabled());
    program.open("dodgem:3x3");
    QVERIFY(!program.action(ActionId::Undo).isEnabled());
    QCOMPARE(program.undoText(), QStringLiteral("Undo"));
    program.window->showWelcome();
    QVERIFY(!program.action(ActionId::Undo).isEnabled());
  }

  /// Taking back is the same as undoing a move: the move and its reply disappear from the list, and Redo restores both
  /// moves.
  void takingBackIsUndoingTheMove() {
    Program program;
    program.open("dodgem:4x4");
    program.settings.setOpponentSides(OpponentSides::Second);
    program.play("b1b2");
    QTRY_COMPARE(program.ply(), 2);
    program.play("c1c2");
    QTRY_COMPARE(program.ply(), 4);
    const QByteArray before = program.game();
    QTest::keyClick(program.window.get(), Qt::Key_Backspace);
    QCOMPARE(program.ply(), 2);
    QCOMPARE(program.document.tree().mainLine().size(), std::size_t(3));
    program.press(ActionId::Redo);
    QCOMPARE(program.ply(), 4);
    QCOMPARE(program.game(), before);
  }

  /// If an earlier move is shown, taking back deletes nothing, and the game continues from the earlier position.
  void takingBackAnEarlierMoveDeletesNothing() {
    Program program;
    program.open("dodgem:4x4");
    program.settings.setOpponentSides(OpponentSides::Second);
    program.play("b1b2");
    QTRY_COMPARE(program.ply(), 2);
    program.play("c1c2");
    QTRY_COMPARE(program.ply(), 4);
    program.document.selectNode(2);
    QTest::keyClick(program.window.get(), Qt::Key_Backspace);
    QCOMPARE(program.ply(), 0);
    const std::vector<GameTree::NodeId> line = program.document.tree().mainLine();
    QCOMPARE(line.size(), std::size_t(5));
    // The game continues from the shown position, even with the same move as before.
    program.play("b1b2");
    QTRY_COMPARE(program.ply(), 2);
    // After a turn of the computer, taking back goes to the preceding turn of the user.
    program.document.selectNode(line[3]);
    QCOMPARE(program.document.sideToMove(), Side::Second);
    program.press(ActionId::TakeBack);
    QCOMPARE(program.document.sideToMove(), Side::First);
  }

  /// A move taken back becomes a variation, whatever reply follows. In a game without an opponent, the move taken
  /// back stays in the main line, and the new move becomes the variation.
  void theGameGoesOnAsItIsPlayed() {
    for (const OpponentSides sides : {OpponentSides::Second, OpponentSides::None}) {
      Program program;
      program.open("dodgem:4x4");
      program.settings.setOpponentSides(sides);
      const int plies = sides == OpponentSides::None ? 1 : 2;
      program.play("b1b2");
      QTRY_COMPARE(program.ply(), plies);
      test::alternating(program.workspace).opponent()->takeBack();
      program.play("c1c2");
      QTRY_COMPARE(program.ply(), plies);
      const std::vector<GameTree::NodeId> line = program.document.tree().mainLine();
      const bool played = program.document.tree().node(line[1]).moveText == QStringLiteral("c1c2");
      QCOMPARE(played, sides != OpponentSides::None);
      if (!played) continue;
      QCOMPARE(line.back(), program.document.currentNode());
      program.press(ActionId::Undo);  // one undo reverts the move together with the reply
      QCOMPARE(program.ply(), 0);
      QCOMPARE(program.document.tree().node(GameTree::root).children.size(), std::size_t(1));
      program.press(ActionId::Redo);
      QCOMPARE(program.document.tree().mainLine(), line);
    }
  }

  /// Undoing a move also undoes the computer's reply, so that it is the user's turn again.
  void theAnswerIsUndoneWithTheMove() {
    Program program;
    program.open("dodgem:4x4");
    program.settings.setOpponentSides(OpponentSides::Second);
    program.play("b1b2");
    QTRY_COMPARE(program.ply(), 2);
    program.press(ActionId::Undo);
    QCOMPARE(program.ply(), 0);
    QVERIFY(program.document.tree().node(GameTree::root).children.empty());
    program.press(ActionId::Redo);
    QCOMPARE(program.ply(), 2);
    program.play("c1c2");
    QTRY_COMPARE(program.ply(), 4);
  }

  void theComputersOpeningMoveTakenBack() {
    Program program;
    program.open("dodgem:4x4");
    program.settings.setOpponentSides(OpponentSides::First);
    QTRY_COMPARE(program.ply(), 1);
    const auto isOffered = [&] { return program.says(QStringLiteral("It is the computer's turn.")); };
    program.press(ActionId::TakeBack);
    QCOMPARE(program.ply(), 0);
    QVERIFY(isOffered());
    QTest::mouseClick(offerOf(program.messages()), Qt::LeftButton);
    QTRY_COMPARE(program.ply(), 1);
    QVERIFY(!isOffered());
    program.press(ActionId::TakeBack);
    QVERIFY(isOffered());
    program.press(ActionId::Redo);
    QVERIFY(!isOffered());  // the offer was for the previous position
  }

  void turnsAreUndoneToo() {
    Program program;
    const auto variant = *parseSimultaneousVariant("syncdom:4x4");
    program.workspace.openVariant(variant->id());
    QTest::qWait(1);
    const auto turn = [&](const char* vertical, const char* horizontal) {
      return JointMove{variant->parseMove(program.turns.position(), vertical)->second,
                       variant->parseMove(program.turns.position(), horizontal)->second};
    };
    QVERIFY(program.turns.play(turn("V:a1", "H:c4")));
    QVERIFY(program.turns.play(turn("V:b1", "H:c3")));
    QCOMPARE(program.undoText(), QStringLiteral("Take back move"));
    const QByteArray before = writeGame(recordOf(program.turns));
    QTest::keyClick(program.window.get(), Qt::Key_Backspace);
    QCOMPARE(program.turns.currentNode(), 1);
    QVERIFY(!program.turns.tree().contains(2));
    program.press(ActionId::Redo);
    QCOMPARE(writeGame(recordOf(program.turns)), before);
    program.turns.selectNode(1);
    deleteButtonOf(*test::domineering(*program.window).turnsDock())->click();
    MessageBar& bar = *test::domineering(*program.window).boardPage()->messages();
    QCOMPARE(bar.text(), QStringLiteral("2 turns removed."));
    QTest::mouseClick(offerOf(bar), Qt::LeftButton);
    step(program.turns, TreeDocument::toEnd);
    QCOMPARE(writeGame(recordOf(program.turns)), before);
    program.turns.setComment(2, QStringLiteral("why"));
    program.press(ActionId::Undo);
    QCOMPARE(writeGame(recordOf(program.turns)), before);
    program.press(ActionId::Undo);
    QCOMPARE(program.turns.currentNode(), 1);
    QVERIFY(!program.turns.tree().contains(2));
    program.press(ActionId::Redo);
    QCOMPARE(writeGame(recordOf(program.turns)), before);
    program.workspace.openVariant(variant->id());
    QVERIFY(!program.action(ActionId::Undo).isEnabled());
  }

  void aFinishedGameShowsWinnerAndReason() {
    Program program;
    program.settings.setValuesShown(false);
    struct End {
      const char* id;
      const char* position;
      const char* move;
      const char* reason;  ///< text for a game of two people; texts for the winner and the loser follow
      const char* toWinner;
      const char* toLoser;
    };
    for (const End& end : {End{"animalshogi", "1l1/1G1/3/1L1 b 2E2Cg", "B2B1", "The lion was captured", "You captured the lion",
                               "Your lion was captured"},
                           End{"quoridor:3x3,fences=0", "3x3 a2 c3 0 0 - 1", "a3", "A pawn has reached the far row",
                               "Your pawn has reached the far row", "Your opponent's pawn has reached the far row"}}) {
      if (const QString failure = openTexts(program.workspace, QString::fromLatin1(end.id), QString::fromLatin1(end.position));
          !failure.isEmpty())
        QFAIL(qPrintable(failure));
      for (const auto& [opponent, badge, reason] :
           {std::tuple(OpponentSides::None, "Blue ▲ won", end.reason), std::tuple(OpponentSides::Second, "You won", end.toWinner),
            std::tuple(OpponentSides::First, "You lost", end.toLoser)}) {
        program.document.selectNode(0);
        program.settings.setOpponentSides(opponent);
        program.play(end.move);
        const BoardHeader* header = test::alternating(*program.window).boardPage()->header();
        QCOMPARE(header->summary(), QString::fromLatin1(reason));  // without the winner, whom the badge names
        QCOMPARE(header->badge(), QString::fromUtf8(badge));
        program.settings.setOpponentSides(OpponentSides::None);  // the choice applies only to the next game
        QCOMPARE(header->badge(), QString::fromUtf8(badge));
      }
    }
  }
};

KOTAI_WINDOW_TEST(UndoTest)
#include "undo_test.moc"
