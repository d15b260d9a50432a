// Tests that a key that begins a typed move triggers no action, in every game, with the focus on the board or
// elsewhere. The dialog for shortcuts enforces the same rule.
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <cctype>
#include <set>

#include "core/players/random_source.h"
#include "core/simultaneous/registry.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/settle.h"
#include "tests/ui/shown_program.h"
#include "tests/ui/solved_variants.h"
#include "ui/board/board_page.h"
#include "ui/board/board_view.h"
#include "ui/docks/game/game_dock.h"
#include "ui/domineering/board/domino_board_view.h"
#include "ui/domineering/session/domineering_page.h"
#include "ui/library/library_page.h"
#include "ui/shortcuts/shortcuts_dialog.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;

class ShortcutsTest : public QObject {
  Q_OBJECT

  struct Program : test::ShownProgram {
    Program() : ShownProgram({1300, 860}) {}
    QWidget& board() {
      if (workspace.session() == &test::domineering(workspace)) return *test::domineering(*window).boardPage()->board();
      return *test::alternating(*window).boardPage()->board();
    }
    QString typed() {
      return workspace.session() == &test::domineering(workspace) ? test::domineering(*window).boardPage()->board()->typedText()
                                                                  : test::alternating(*window).boardPage()->board()->typedText();
    }
  };

  static constexpr int games = 40;
  static constexpr int longest = 60;

  static std::set<char> firstLetters(const Variant& variant) {
    RandomSource random(5);
    std::set<char> letters;
    for (int game = 0; game < games; ++game) {
      AnyPosition position = variant.start();
      for (int ply = 0; ply < longest; ++ply) {
        const std::vector<AnyMove> moves = variant.legalMoves(position);
        if (moves.empty()) break;
        for (const AnyMove move : moves) letters.insert(variant.formatMove(position, move).front());
        position = variant.play(position, moves[random.below(moves.size())]);
      }
    }
    return letters;
  }

  /// Returns the first letters of the names of all cells. Omits the side in front of a name.
  static std::set<char> firstLetters(const SimultaneousVariant& variant) {
    std::set<char> letters;
    for (const Side side : {Side::First, Side::Second})
      for (const AnyMove move : variant.moves(variant.start(), side)) {
        const std::string text = variant.formatMove(side, move);
        letters.insert(text[text.find(':') + 1]);
      }
    return letters;
  }

  static std::set<char> bothCases(const std::set<char>& letters) {
    std::set<char> all;
    for (const char letter : letters)
      all.insert({static_cast<char>(std::tolower(letter)), static_cast<char>(std::toupper(letter))});
    return all;
  }

  /// Dialog for shortcuts, opened by its own shortcut.
  struct Dialog {
    Program program;
    Dialog() {
      if (!QTest::qWaitForWindowActive(program.window.get())) qFatal("the window did not get the keys");
      QTest::keyClick(program.window.get(), Qt::Key_K, Qt::ControlModifier);
      if (!dialog()) qFatal("the dialog did not open");
    }
    ShortcutsDialog* dialog() const { return program.window->findChild<ShortcutsDialog*>(); }
    QTreeWidget* list() const { return dialog()->findChild<QTreeWidget*>(); }
    QKeySequenceEdit* edit(int number) const { return dialog()->findChildren<QKeySequenceEdit*>().at(number); }
    QAction* action(ActionId id) const { return test::actionsOf(program.window)[id]; }
    void enter(int number, const QKeySequence& key) const { edit(number)->setKeySequence(key); }
    void choose(ActionId id) const {
      for (QTreeWidgetItemIterator each(list(), QTreeWidgetItemIterator::NoChildren); *each; ++each)
        if ((*each)->text(0) == withoutMnemonic(Actions::nameOf(id))) list()->setCurrentItem(*each);
    }
    void press(const QString& text) const {
      for (QPushButton* button : dialog()->findChildren<QPushButton*>())
        if (button->text() == text) QTest::mouseClick(button, Qt::LeftButton);
    }
    QString problem() const { return dialog()->findChild<QLabel*>(QStringLiteral("keyProblem"))->text(); }
  };

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void theListFitsOnTheScreen() {
    const Dialog shown;
    const QRect screen = shown.dialog()->screen()->availableGeometry();
    QVERIFY(shown.dialog()->width() <= screen.width() && shown.dialog()->height() <= screen.height());
  }

  /// Long sentences wrap, and no text is cut off in any language.
  void everyWordIsShown_data() {
    QTest::addColumn<QString>("language");
    for (const char* code : {"en", "de", "ja"}) QTest::newRow(code) << QString::fromLatin1(code);
  }
  void everyWordIsShown() {
    QFETCH(QString, language);
    Dialog shown;
    shown.program.language.setLanguage(language);
    QTreeWidget& list = *shown.list();
    for (const int width : {1020, 760}) {
      shown.dialog()->resize(width, 600);
      test::settle();
      for (QTreeWidgetItemIterator each(&list, QTreeWidgetItemIterator::NoChildren); *each; ++each)
        for (int column = 0; column < list.columnCount(); ++column) {
          const QRect cell = list.visualItemRect(*each);
          const QRect room(0, 0, list.columnWidth(column) - (column == 0 ? 2 * list.indentation() : 0), cell.height());
          const QString text = (*each)->text(column);
          const QRect wanted = list.fontMetrics().boundingRect(room, Qt::TextWordWrap, text);
          QVERIFY2(wanted.height() <= room.height() && wanted.width() <= room.width(), qPrintable(text));
        }
    }
  }

  void firstLettersOfMovesAreNoKeys_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"dodgem:3x3", "dodgem:8x8", "animalshogi", "gobblet", "quoridor:5x5,fences=3",
                           "quoridor:9x9,fences=10", "domineering:8x8", "syncdom:4x4", "syncdom:10x10"})
      QTest::newRow(id) << QString::fromLatin1(id);
  }

  void firstLettersOfMovesAreNoKeys() {
    QFETCH(QString, id);
    const bool simultaneous = isSimultaneous(id.toStdString());
    const std::set<char> letters = bothCases(simultaneous ? firstLetters(**parseSimultaneousVariant(id.toStdString()))
                                                          : firstLetters(*test::variantOf(id.toStdString())));
    QVERIFY(letters.size() >= 6);
    Program program;
    QVERIFY(openTexts(program.workspace, id, {}).isEmpty());
    QTest::qWait(1);
    std::vector<std::unique_ptr<QSignalSpy>> triggered;
    for (QAction* action : test::actionsOf(program.window).all()) {
      for (const QKeySequence& key : action->shortcuts())
        for (const char letter : letters)
          QVERIFY2(key != QKeySequence(std::toupper(letter)) && key != QKeySequence(Qt::SHIFT | Qt::Key(std::toupper(letter))),
                   qPrintable(action->text()));
      action->setEnabled(true);  // enables the action, so that the test covers disabled actions, too
      triggered.push_back(std::make_unique<QSignalSpy>(action, &QAction::triggered));
    }
    for (const char letter : letters) {
      QTest::keyClick(program.window.get(), letter);  // the board does not have the focus
      program.board().setFocus();
      QTest::keyClick(&program.board(), letter);
      QVERIFY2(program.typed().compare(QString(QLatin1Char(letter)), Qt::CaseInsensitive) == 0,
               qPrintable(QString(QLatin1Char(letter))));
      QTest::keyClick(&program.board(), Qt::Key_Escape);
    }
    for (const auto& spy : triggered) QCOMPARE(spy->count(), 0);
  }

  void everyKeyDoesOneThing() {
    const Program program;
    QStringList keys;
    for (const QAction* action : test::actionsOf(program.window).all())
      for (const QKeySequence& key : action->shortcuts()) keys << key.toString();
    QVERIFY(keys.contains(QStringLiteral("Ctrl+Z")));
    QStringList once = keys;
    once.removeDuplicates();
    QCOMPARE(keys.join(QLatin1Char(' ')), once.join(QLatin1Char(' ')));
  }

  /// The rule for custom shortcuts reserves every letter that begins a move.
  void theRuleContainsTheLetters() {
    for (const char* id : {"dodgem:8x8", "animalshogi", "gobblet", "quoridor:9x9,fences=10", "domineering:8x8"})
      for (const char letter : firstLetters(*test::variantOf(id)))
        QVERIFY2(moveStartLetters().contains(QChar::fromLatin1(letter).toUpper()), &letter);
    for (const char letter : firstLetters(**parseSimultaneousVariant("syncdom:10x10")))
      QVERIFY(moveStartLetters().contains(QChar::fromLatin1(letter).toUpper()));
    for (const char letter : {'K', 'N', 'P', 'R', 'V', 'X'}) QVERIFY(!moveStartLetters().contains(QChar::fromLatin1(letter)));
  }

  void aKeyIsChangedInTheDialog() {
    Dialog dialog;
    dialog.choose(ActionId::FlipBoard);
    QTest::keyClick(dialog.edit(0), Qt::Key_F7);
    QAction* flip = dialog.action(ActionId::FlipBoard);
    QTRY_COMPARE(flip->shortcuts(), QList<QKeySequence>{QKeySequence(Qt::Key_F7)});
    QVERIFY(flip->toolTip().contains(QStringLiteral("(F7)")));
    QVERIFY(dialog.list()->currentItem()->text(1) == QStringLiteral("F7"));
    QVERIFY(!dialog.program.settings.boardFlipped());
    dialog.program.workspace.openVariant("dodgem:3x3");
    dialog.dialog()->close();
    dialog.program.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(dialog.program.window.get()));
    QTest::keyClick(dialog.program.window.get(), Qt::Key_F7);
    QVERIFY(dialog.program.settings.boardFlipped());
    MainWindow again(&dialog.program.workspace, &dialog.program.language);  // the window starts as after a restart
    QCOMPARE(test::actionsOf(again)[ActionId::FlipBoard]->shortcut(), QKeySequence(Qt::Key_F7));
  }

  void conflictsAreReportedAndResolved() {
    Dialog dialog;
    dialog.choose(ActionId::FlipBoard);
    dialog.enter(0, QKeySequence(Qt::CTRL | Qt::Key_Z));
    QVERIFY2(dialog.problem().contains(QStringLiteral("Ctrl+Z is already the key for “Undo”")), qPrintable(dialog.problem()));
    QCOMPARE(dialog.action(ActionId::FlipBoard)->shortcuts(),
             Actions::defaultKeys(ActionId::FlipBoard));  // resets the shortcut to its default key
    QVERIFY(dialog.action(ActionId::Undo)->shortcuts().contains(QKeySequence(Qt::CTRL | Qt::Key_Z)));
    dialog.press(QStringLiteral("Reassign &this key"));
    QCOMPARE(dialog.action(ActionId::FlipBoard)->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Z));
    QVERIFY(dialog.action(ActionId::Undo)->shortcuts().isEmpty());
    QVERIFY(dialog.problem().isEmpty());
    dialog.choose(ActionId::Undo);
    dialog.press(QStringLiteral("Restore &defaults"));
    QVERIFY(dialog.problem().contains(QStringLiteral("Ctrl+Z is already the key for “Turn board”")));
    dialog.press(QStringLiteral("&Reset all"));
    for (const ActionId id : {ActionId::Undo, ActionId::FlipBoard})
      QCOMPARE(dialog.action(id)->shortcuts(), Actions::defaultKeys(id));
    QVERIFY(!dialog.program.settings.shortcuts(QStringLiteral("Undo")));
  }

  void keysOfTheBoardAreRefused() {
    Dialog dialog;
    dialog.choose(ActionId::FlipBoard);
    for (const QKeySequence& key : {QKeySequence(Qt::Key_A), QKeySequence(Qt::SHIFT | Qt::Key_B), QKeySequence(Qt::Key_Return),
                                    QKeySequence(Qt::Key_Left)}) {
      dialog.enter(0, key);
      QVERIFY(dialog.problem().contains(key.toString()));
      QCOMPARE(dialog.action(ActionId::FlipBoard)->shortcuts(), Actions::defaultKeys(ActionId::FlipBoard));
    }
    dialog.enter(0, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A));
    QVERIFY(dialog.problem().isEmpty());
    dialog.program.settings.setShortcuts(QStringLiteral("FlipBoard"), QStringLiteral("A|F8"));  // edited by hand
    const MainWindow again(&dialog.program.workspace, &dialog.program.language);
    QCOMPARE(test::actionsOf(again)[ActionId::FlipBoard]->shortcuts(), QList<QKeySequence>{QKeySequence(Qt::Key_F8)});
  }

  void theListIsSearched() {
    Dialog dialog;
    QTest::keyClicks(dialog.dialog()->findChild<QLineEdit*>(), QStringLiteral("ctrl+z"));
    QStringList shown;
    for (QTreeWidgetItemIterator each(dialog.list(), QTreeWidgetItemIterator::NoChildren); *each; ++each)
      if (!(*each)->isHidden()) shown << (*each)->text(0);
    QCOMPARE(shown, QStringList{QStringLiteral("Undo")});
    QCOMPARE(dialog.list()->currentItem()->text(0), QStringLiteral("Undo"));  // changes by the line edits are visible
    QCOMPARE(dialog.edit(0)->keySequence(), QKeySequence(Qt::CTRL | Qt::Key_Z));
    QVERIFY(!dialog.list()->topLevelItem(0)->isHidden() && dialog.list()->topLevelItem(1)->isHidden());
    dialog.dialog()->findChild<QLineEdit*>()->setText(QStringLiteral("no such key"));
    QVERIFY(!dialog.list()->currentItem() && !dialog.edit(0)->isEnabled());
    dialog.dialog()->findChild<QLineEdit*>()->clear();
    QVERIFY(dialog.list()->currentItem() && dialog.edit(0)->isEnabled());
  }

  /// Moving the focus through a field without typing does not change its shortcut.
  void goingBackFromAFieldKeepsItsKey() {
    Dialog dialog;
    dialog.choose(ActionId::FlipBoard);
    const QList<QKeySequence> usual = Actions::defaultKeys(ActionId::FlipBoard);
    dialog.dialog()->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(dialog.dialog()));
    dialog.edit(0)->setFocus();
    QTRY_VERIFY(dialog.edit(0)->hasFocus());
    QTest::keyPress(dialog.edit(0), Qt::Key_Shift);
    QTest::keyClick(dialog.edit(0), Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(!dialog.edit(0)->hasFocus());
    QCOMPARE(dialog.action(ActionId::FlipBoard)->shortcuts(), usual);
    QCOMPARE(dialog.edit(0)->keySequence(), usual.front());
    dialog.edit(0)->setFocus();
    QTest::keyClick(dialog.edit(0), Qt::Key_Control);  // pressed and released without another key
    QCOMPARE(dialog.action(ActionId::FlipBoard)->shortcuts(), usual);
    QTRY_COMPARE(dialog.edit(0)->keySequence(), usual.front());
    dialog.edit(0)->findChild<QLineEdit*>()->clear();  // same effect as the clear button of the field
    QVERIFY(dialog.action(ActionId::FlipBoard)->shortcuts().isEmpty());
    QTest::keyClick(dialog.edit(0), Qt::Key_Escape);
    QVERIFY(!dialog.dialog() || !dialog.dialog()->isVisible());
  }

  /// Ctrl+U clears the line and does not open puzzles.
  void ctrlUClearsALineOfText() {
    Program program;
    program.window->showLibrary();
    auto* line = test::child<LibraryPage>(program.window)->findChild<QLineEdit*>();
    line->setFocus();
    QTest::keyClicks(line, QStringLiteral("dodgem"));
    QTest::keyClick(line, Qt::Key_U, Qt::ControlModifier);
    QCOMPARE(line->text(), QString());
    QVERIFY(test::child<LibraryPage>(program.window)->isVisible());
    line->undo();
    QCOMPARE(line->text(), QStringLiteral("dodgem"));
  }

  /// In a comment, Ctrl+U clears the current line, and undo restores the line. Keys that delete part of a comment
  /// trigger no action.
  void aCommentKeepsItsKeys() {
    Program program;
    program.workspace.openVariant("dodgem:3x3");
    program.window->showBoard();
    program.window->setPlayLayout(false);
    QPlainTextEdit* comment = program.window->findChild<GameDock*>(QStringLiteral("gameDock"))->comment();
    comment->setFocus();
    QTRY_VERIFY(comment->hasFocus());
    QTest::keyClicks(comment, QStringLiteral("one"));
    QTest::keyClick(comment, Qt::Key_Return);
    QTest::keyClicks(comment, QStringLiteral("two three"));
    for (const QKeySequence::StandardKey each : {QKeySequence::DeleteStartOfWord, QKeySequence::DeleteEndOfLine})
      for (const QKeySequence& key : QKeySequence::keyBindings(each)) {
        comment->moveCursor(QTextCursor::StartOfBlock);
        comment->moveCursor(QTextCursor::NextWord);
        QTest::keySequence(comment, key);
      }
    QVERIFY2(comment->toPlainText() != QStringLiteral("one\ntwo three"), qPrintable(comment->toPlainText()));
    QVERIFY(comment->toPlainText().startsWith(QStringLiteral("one\n")));
    QVERIFY(!QApplication::activeModalWidget());
    comment->moveCursor(QTextCursor::End);
    QTest::keyClicks(comment, QStringLiteral(" four"));
    const QString typed = comment->toPlainText();
    QTest::keyClick(comment, Qt::Key_U, Qt::ControlModifier);
    QCOMPARE(comment->toPlainText(), QStringLiteral("one\n"));
    QVERIFY(program.window->showsBoard());
    QTest::keyClick(comment, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(comment->toPlainText(), typed);
  }

  void ctrlUClearsANumber() {
    Program program;
    program.window->showLibrary();
    auto* number = test::child<LibraryPage>(program.window)->findChild<QSpinBox*>();
    number->setValue(7);
    QTest::keyClick(number, Qt::Key_U, Qt::ControlModifier);
    QCOMPARE(number->cleanText(), QString());
    QVERIFY(test::child<LibraryPage>(program.window)->isVisible());
  }

  /// No medium piece is in hand, so the move is illegal and only a message appears.
  void aMissingMoveIsReported() {
    Program program;
    QVERIFY(openTexts(program.workspace, QStringLiteral("gobblet"), QStringLiteral("M,.,./.,.,M/l,m,. o")).isEmpty());
    const QString before = test::positionText(program.workspace);
    program.board().setFocus();
    for (const char* letter = "m@b2"; *letter; ++letter) QTest::keyClick(&program.board(), *letter);
    QCOMPARE(program.typed().toLower(), QStringLiteral("m@b2"));
    QTest::keyClick(&program.board(), Qt::Key_Return);
    QCOMPARE(test::positionText(program.workspace), before);
    QCOMPARE(test::alternating(*program.window).boardPage()->messages()->text(),
             QStringLiteral("M@b2: There is no piece of this kind left to place."));
  }
};

KOTAI_WINDOW_TEST(ShortcutsTest)
#include "shortcuts_test.moc"
