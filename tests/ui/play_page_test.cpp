// Tests that the play page remembers the opponent for each game, shows it, and offers the rules.
#include <QApplication>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <algorithm>

#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/settle.h"
#include "tests/ui/shown_program.h"
#include "ui/actions/action_button.h"
#include "ui/board/board_moves.h"
#include "ui/board/board_page.h"
#include "ui/board/board_view.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/opponent_boxes.h"
#include "ui/domineering/dialogs/player_boxes.h"
#include "ui/help/help_dialog.h"
#include "ui/play/page_frame.h"
#include "ui/play/play_buttons.h"
#include "ui/play/play_panel.h"
#include "ui/shell/welcome_page.h"
#include "ui/strings/strings.h"
#include "ui/welcome/game_card.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/variation_text.h"

using namespace kotai;
using namespace kotai::ui;

class PlayPageTest : public QObject {
  Q_OBJECT

  struct Program : test::ShownProgram {
    PlayPanel& panel() { return *window->shownView()->playPanel(); }
    OpponentBoxes& boxes() { return *panel().findChild<OpponentBoxes*>(); }
    void play(const char* game) {
      window->showWelcome();
      test::child<WelcomePage>(window)->card(game)->playButton()->click();
    }
    static void choose(QComboBox* box, const QVariant& data) {
      box->setCurrentIndex(box->findData(data));
      emit box->activated(box->currentIndex());
    }
  };

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void eachGameRemembersItsOpponent() {
    Program program;
    program.play("dodgem");
    QCOMPARE(program.boxes().strength()->currentData().toString(),
             QStringLiteral("level=1"));  // a newcomer's first opponent
    Program::choose(program.boxes().strength(), QStringLiteral("perfect"));
    QCOMPARE(program.settings.opponentStrength(), QStringLiteral("perfect"));
    program.play("gobblet");
    QCOMPARE(program.settings.opponentStrength(), QStringLiteral("level=1"));
    QCOMPARE(program.boxes().strength()->currentData().toString(), QStringLiteral("level=1"));
    Program::choose(program.boxes().strength(), QStringLiteral("level=2"));
    QCOMPARE(program.settings.opponentStrength(), QStringLiteral("level=2"));
    program.play("dodgem");
    QCOMPARE(program.settings.opponentStrength(), QStringLiteral("perfect"));
  }

  /// An earlier version stored a single opponent for all games, and the game for which that opponent was chosen.
  void theOpponentOfAnEarlierVersionStaysWithItsGame() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    {
      QSettings before(file, QSettings::IniFormat);
      before.setValue(QStringLiteral("opponent/strength"), QStringLiteral("perfect"));
      before.setValue(QStringLiteral("opponent/game"), QStringLiteral("dodgem"));
    }
    {
      Settings settings(file);
      QCOMPARE(settings.opponentStrengthIn("dodgem"), QStringLiteral("perfect"));
      QCOMPARE(settings.opponentStrengthIn("gobblet"), QStringLiteral("level=1"));
      settings.setOpponentStrengthIn("gobblet", QStringLiteral("level=2"));
    }
    const Settings later(file);
    QCOMPARE(later.opponentStrengthIn("gobblet"), QStringLiteral("level=2"));
    QCOMPARE(later.opponentStrengthIn("dodgem"), QStringLiteral("perfect"));
  }

  /// The actions Play and Explore determine the visible page, whatever the last page and the players were.
  void playAndExploreDecideThePage() {
    Program program;
    GameCard* card = test::child<WelcomePage>(program.window)->card("dodgem");
    QAction* layout = test::actionsOf(program.window)[ActionId::PlayLayout];
    for (const bool other : {false, true}) {
      card->playButton()->click();
      QVERIFY(program.panel().isVisible());
      if (other) layout->trigger();  // switches to the study layout
      program.window->showWelcome();
      test::child<QPushButton>(card, "playTogetherButton")->click();
      QVERIFY(program.panel().isVisible());
      QCOMPARE(program.settings.opponentSides(), OpponentSides::None);
      QVERIFY(!program.settings.valuesShown());
      program.window->showWelcome();
      card->exploreButton()->click();
      QVERIFY(!program.panel().isVisible());
      QVERIFY(program.settings.valuesShown());
      if (other) layout->trigger();
      program.window->showWelcome();
    }
  }

  /// On a common screen, the board of the study page takes more than half the height of the window.
  void theBoardHasTheRoom() {
    test::ShownProgram program(QSize(1440, 900));
    program.workspace.openVariant("dodgem:4x4");
    program.window->setPlayLayout(false);
    const BoardView* board = test::alternating(*program.window).boardPage()->board();
    QTRY_VERIFY2(board->currentLayout().squares.height() > 450,
                 qPrintable(QString::number(board->currentLayout().squares.height())));
  }

  void theOpponentStandsAboveTheMoves() {
    Program program;
    program.play("dodgem");
    const OpponentBoxes& boxes = program.boxes();
    QVERIFY(boxes.isVisible() && boxes.strength()->isVisible());
    QVERIFY(boxes.strength()->maxVisibleItems() >= boxes.strength()->count());  // the easy levels are visible without scrolling
    QVERIFY(boxes.mapTo(&program.panel(), QPoint(0, 0)).y() < 40);
    QTRY_VERIFY(test::alternating(*program.window).messages()->text().contains(QStringLiteral("against Level 1")));
    Program::choose(boxes.strength(), QStringLiteral("perfect:traps=1"));
    QVERIFY(!test::alternating(*program.window).messages()->text().contains(QStringLiteral("against Level 1")));
    Program::choose(boxes.person(), static_cast<int>(OpponentSides::None));
    QVERIFY(program.panel().isVisible());  // the play page stays visible in a game of two people
    QVERIFY(!boxes.strength()->isVisible());
    program.play("syncdom");
    const auto* own = program.panel().findChild<PlayerBoxes*>();
    QVERIFY(own->isVisible() && own->strength(Side::Second)->isVisible());
    QVERIFY(!own->strength(Side::First)->isVisible());
  }

  void aGameStartsAgainByOneButton() {
    for (const char* game : {"dodgem", "syncdom"}) {
      Program program;
      program.settings.opponentDelayMs.set(10000);
      program.play(game);
      TreeDocument& document = *program.workspace.session()->document();
      const std::string variant = document.variantId();
      if (auto* alternating = qobject_cast<GameDocument*>(&document)) {
        alternating->play(alternating->legalMoves().front());
        QVERIFY(document.nodeCount() > 1);
      }
      const QString tip = test::actionsOf(program.window)[ActionId::Restart]->toolTip();
      for (ActionButton* each : program.panel().findChildren<ActionButton*>())
        if (each->toolTip() == tip) each->click();
      QCOMPARE(document.nodeCount(), 1);
      QCOMPARE(document.variantId(), variant);
      QCOMPARE(program.settings.opponentSides(), OpponentSides::Second);
    }
  }

  void thePlayersAreNamedBesideThePreviousGame() {
    Program program;
    program.play("dodgem");
    auto& document = *test::alternating(program.workspace).document();
    document.play(document.legalMoves().front());
    program.play("gobblet");
    const auto told = [&] { return program.window->shownView()->messages()->text(); };
    QVERIFY2(told().contains(QStringLiteral("Level 1")), qPrintable(told()));
    QVERIFY2(told().contains(QStringLiteral("Dodgem")), qPrintable(told()));
    // Gobblet Gobblers is not solved in this folder. The message says so, even if the opponent starts.
    QCoreApplication::sendPostedEvents();
    QVERIFY2(told().contains(QStringLiteral("Level 1")), qPrintable(told()));
    QVERIFY2(told().contains(QStringLiteral("Dodgem")), qPrintable(told()));
  }

  /// A low panel hides an empty list of moves until the first move.
  void aLowPanelShowsTheFirstMove() {
    Program program;
    program.play("dodgem");
    const VariationText& moves = *program.panel().moves();
    program.panel().setFixedHeight(60);
    QTRY_VERIFY(moves.isHidden());
    auto& document = *test::alternating(program.workspace).document();
    document.play(document.legalMoves().front());
    QTRY_VERIFY(!moves.isHidden() && moves.hasMoves());
  }

  void rulesAreOneClickAway() {
    Program program;
    for (const char* game : {"gobblet", "syncdom"}) {
      program.play(game);
      auto* button = test::child<QToolButton>(program.window->shownView()->page()->playButtons(), "HelpRules");
      QVERIFY(button->isVisible());
      button->click();
      const auto* help = program.window->findChild<HelpDialog*>();
      QVERIFY(help && help->isVisible());
      QVERIFY2(help->windowTitle().contains(gameName(game)), qPrintable(help->windowTitle()));
    }
  }

  /// The shortcut shows the rules above other pages and dialogs. A modal dialog prevents the main window from receiving
  /// keys.
  void theBoardStaysInPlaceBetweenMoves_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("large") << QSize(1280, 720);
    QTest::newRow("small") << QSize(1024, 600);
  }
  /// Messages, values and the side to move change with each move.
  void theBoardStaysInPlaceBetweenMoves() {
    QFETCH(QSize, size);
    Program program;
    program.window->resize(size);
    program.settings.opponentDelayMs.set(10000);  // the test makes the moves of both sides
    program.settings.setOpponentSides(OpponentSides::Second);
    program.workspace.openVariant("dodgem:3x3");
    program.window->setPlayLayout(true);
    program.settings.setValuesShown(true);
    GameDocument& document = *test::alternating(program.workspace).document();
    const BoardPage& page = *test::alternating(*program.window).boardPage();
    const auto place = [&] { return QRect(page.board()->mapTo(program.window.get(), QPoint()), page.board()->size()); };
    QTRY_VERIFY(!document.moveValues().empty());
    test::settle();
    const QRect first = place();
    for (int move = 0; move < 10 && !isOver(document); ++move) {
      document.play(document.legalMoves()[static_cast<std::size_t>(move) % document.legalMoves().size()]);
      QTRY_VERIFY(isOver(document) || !document.moveValues().empty());
      test::settle();
      QCOMPARE(place(), first);
    }
  }

  /// The orange giraffe on A3 attacks the blue lion on A4.
  void aRedFrameIsExplained() {
    Program program;
    program.settings.setOpponentSides(OpponentSides::Second);
    openTexts(program.workspace, QStringLiteral("animalshogi"), QStringLiteral("+C1l/3/gEc/LG1 b e"));
    program.window->setPlayLayout(true);
    const BoardPage& page = *test::alternating(*program.window).boardPage();
    QTRY_VERIFY2(page.header()->summary().contains(QStringLiteral("Red frame: this piece could be captured next")),
                 qPrintable(page.header()->summary()));
    const GameDocument& document = *test::alternating(program.workspace).document();
    const Variant& variant = *document.variant();
    const auto squareOf = [&](const char* move) {
      return variant.moveSquares(document.position(), variant.parseMove(document.position(), move).value());
    };
    QVERIFY(!dangerText(variant, document.position(), squareOf("A4A3").from).isEmpty());
    QVERIFY(dangerText(variant, document.position(), squareOf("A4A3").to).isEmpty());
    QVERIFY(dangerText(variant, variant.start()).isEmpty());
  }

  /// In greyscale, the sides have other names.
  void anotherColourVisionRenamesTheSideAtOnce() {
    Program program;
    program.settings.setOpponentSides(OpponentSides::None);
    program.workspace.openVariant("dodgem:3x3");
    program.window->setPlayLayout(true);
    const BoardHeader& header = *test::alternating(*program.window).boardPage()->header();
    QVERIFY2(header.summary().contains(QStringLiteral("Blue")), qPrintable(header.summary()));
    program.settings.vision.set(VisionChoice::Greyscale);
    QVERIFY2(!header.summary().contains(QStringLiteral("Blue")), qPrintable(header.summary()));
    program.settings.vision.set(VisionChoice::Standard);
    QVERIFY(header.summary().contains(QStringLiteral("Blue")));
  }

  void otherPagesShowTheRulesOfTheOpenGame() {
    Program program;
    program.play("quoridor");
    const Actions& actions = test::actionsOf(program.window);
    for (const ActionId page : {ActionId::ShowLibrary, ActionId::ShowSolutions, ActionId::Welcome}) {
      actions[page]->trigger();
      actions[ActionId::HelpRules]->trigger();
      auto* help = program.window->findChild<HelpDialog*>();
      QVERIFY2(help->windowTitle().contains(gameName("quoridor")), qPrintable(help->windowTitle()));
      help->close();
    }
  }

  void aDialogShowsTheRulesOfItsGame() {
    Program program;
    QString title;
    QTimer::singleShot(0, [&title] {
      auto* dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
      QVERIFY(dialog);
      dialog->choose("syncdom:4x4");
      QVERIFY(QTest::qWaitForWindowActive(dialog));
      QTest::keyClick(dialog, Qt::Key_F1);
      if (const auto* help = dialog->findChild<HelpDialog*>()) title = help->windowTitle();
      dialog->reject();
    });
    test::actionsOf(program.window)[ActionId::NewGame]->trigger();
    QVERIFY2(title.contains(gameName("syncdom")), qPrintable(title));
  }

  void otherGamesOfferNothingOfDomineering() {
    Program program;
    const Actions& actions = test::actionsOf(program.window);
    const auto offered = [&actions](ActionId id) { return actions[id]->isVisible(); };
    for (const char* game : {"dodgem", "animalshogi", "gobblet", "quoridor"}) {
      program.play(game);
      QVERIFY2(!offered(ActionId::Tournament) && !offered(ActionId::OutcomeTable), game);
    }
    program.play("syncdom");
    QVERIFY(offered(ActionId::Tournament) && offered(ActionId::OutcomeTable));
    program.window->showWelcome();
    QVERIFY(!offered(ActionId::Tournament));
    test::child<QPushButton>(test::child<WelcomePage>(program.window)->card("syncdom"), "tournamentButton")->click();
    const auto windows = QApplication::topLevelWidgets();
    QVERIFY(std::ranges::any_of(windows, [](const QWidget* each) {
      return each->isVisible() && each->windowTitle().contains(QStringLiteral("Domineering: tournament"));
    }));
  }
};

KOTAI_WINDOW_TEST(PlayPageTest)
#include "play_page_test.moc"
