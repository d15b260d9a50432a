// Tests for the play layout and the study layout. A layout is chosen automatically or by the user, and restored
// exactly, also on small screens.
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>
#include <functional>
#include <map>
#include <ranges>

#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/settle.h"
#include "tests/ui/shown_program.h"
#include "tests/ui/solved_folder.h"
#include "tests/ui/solved_variants.h"
#include "tests/ui/widest.h"
#include "ui/board/board_page.h"
#include "ui/board/board_view.h"
#include "ui/docks/line/line_dock.h"
#include "ui/docks/moves/moves_dock.h"
#include "ui/docks/tables/tables_dock.h"
#include "ui/play/page_frame.h"
#include "ui/play/play_buttons.h"
#include "ui/play/play_panel.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/variation_text.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

QRect boardOf(const BoardView& board) {
  const BoardLayout layout = board.currentLayout();
  const double around = layout.handGap > 0 ? (layout.handGap + layout.handScale) * layout.cell : 0;
  const QRect squares = layout.squares.adjusted(-around, 0, around, 0).toAlignedRect();
  return squares.translated(board.mapTo(board.window(), QPoint(0, 0)));
}

/// Returns whether all texts and buttons of a message bar are completely visible.
bool isWhole(const MessageBar& bar) {
  for (const QLabel* each : bar.findChildren<QLabel*>())
    if (each->isVisible() && each->wordWrap() && each->height() < each->heightForWidth(each->width())) return false;
  for (const QPushButton* each : bar.findChildren<QPushButton*>())
    if (each->isVisible() && each->width() < each->sizeHint().width()) return false;
  return true;
}

/// Counts how often widgets are laid out or painted while the window is idle.
class LayoutCounter : public QObject {
 public:
  std::map<QString, int> counts;  ///< number of requests, indexed by class and name of the widget
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::UpdateRequest)
      ++counts[QLatin1String(watched->metaObject()->className()) + QLatin1Char(' ') + watched->objectName()];
    return false;
  }
  /// Returns the widget with the highest count.
  QString busiest() const {
    const auto place = most();
    return place == counts.end() ? QString() : QStringLiteral("%1: %2").arg(place->first).arg(place->second);
  }
  int count() const { return counts.empty() ? 0 : most()->second; }

 private:
  decltype(counts)::const_iterator most() const {
    return std::ranges::max_element(counts, {}, &std::pair<const QString, int>::second);
  }
};

/// Returns the places of the visible docks. Omits docks that are hidden behind another dock.
std::map<QString, QRect> shownDocks(const MainWindow& window) {
  std::map<QString, QRect> places;
  for (const QDockWidget* dock : window.findChildren<QDockWidget*>())
    if (dock->isVisible() && dock->x() >= 0) places[dock->objectName()] = dock->geometry();
  return places;
}

}  // namespace

class LayoutsTest : public QObject {
  Q_OBJECT

  static bool playShown(MainWindow& window) { return window.shownView()->playPanel()->isVisible(); }

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void takingASideShowsThePlayLayout() {
    test::ShownProgram program(QSize(1440, 900));
    program.workspace.openVariant("dodgem:3x3");
    QVERIFY(!playShown(*program.window));
    QVERIFY(test::alternating(*program.window).movesDock()->isVisible());
    program.settings.setOpponentSides(OpponentSides::Second);
    QVERIFY(playShown(*program.window));
    QVERIFY(shownDocks(*program.window).empty());
    QVERIFY(!program.window->findChild<QToolBar*>(QStringLiteral("toolBar"))->isVisible());
    program.settings.setOpponentSides(OpponentSides::None);
    QVERIFY(playShown(*program.window));  // in a game of two people, the play page stays visible
  }

  void boardTakesHalfOfTheWindow() {
    test::ShownProgram program(QSize(1440, 900));
    program.settings.setOpponentSides(OpponentSides::Second);
    for (const char* id : {"dodgem:4x4", "animalshogi", "gobblet"}) {
      program.workspace.openVariant(id);
      test::settle(100);
      const BoardView& board = *test::alternating(*program.window).boardPage()->board();
      const double window = program.window->width() * program.window->height();
      const double view = board.width() * board.height() / window;
      QVERIFY2(view > 0.6, qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(id)).arg(view)));
      const QRect rect = boardOf(board);
      qInfo("%s: board %.0f %% of the window, squares %d x %d", id, 100.0 * rect.width() * rect.height() / window, rect.width(),
            rect.height());
      QVERIFY(rect.height() > program.window->height() * 0.6);
    }
  }

  void boardComesFirstInStudyToo() {
    test::ShownProgram program(QSize(1440, 900));
    program.settings.setOpponentSides(OpponentSides::None);
    program.workspace.openVariant("dodgem:4x4");
    const BoardPage& page = *test::alternating(*program.window).boardPage();
    const auto fillsHalf = [&] { return page.height() >= program.window->height() / 2; };
    QTRY_VERIFY(fillsHalf());
    program.window->resize(1024, 700);  // changes the size without resetting the layout
    QTRY_VERIFY(fillsHalf());
    for (const QSize size : {QSize(1024, 700), QSize(1272, 760)}) {
      program.window->resize(size);
      test::actionsOf(program.window)[ActionId::ResetLayout]->trigger();
      QTRY_VERIFY(page.board()->height() >= program.window->height() / 2);
    }
  }

  void choicesOfTheUserStay() {
    test::ShownProgram program(QSize(1300, 860));
    program.workspace.openVariant("dodgem:3x3");
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    QTest::keyClick(program.window.get(), Qt::Key_F9);
    QVERIFY(playShown(*program.window));
    QTest::keyClick(program.window.get(), Qt::Key_F9);
    QVERIFY(!playShown(*program.window));
    program.settings.setOpponentSides(OpponentSides::Second);
    QVERIFY(playShown(*program.window));
    PlayButtons* buttons = program.window->shownView()->page()->playButtons();
    QTest::mouseClick(test::child<QToolButton>(buttons, "PlayLayout"), Qt::LeftButton);
    QVERIFY(!playShown(*program.window));
    program.settings.setOpponentSides(OpponentSides::First);
    QVERIFY(!playShown(*program.window));  // the choice of a side does not switch to the play page
    program.window->showWelcome();
    program.window->showBoard();
    QVERIFY(!playShown(*program.window));
  }

  void buttonsOfThePlayLayoutAreTheActions() {
    test::ShownProgram program(QSize(1300, 860));
    program.workspace.openVariant("dodgem:3x3");
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    QTest::keyClick(program.window.get(), Qt::Key_F9);
    auto& document = *test::alternating(program.workspace).document();
    PlayButtons* buttons = program.window->shownView()->page()->playButtons();
    QVERIFY(!test::child<QToolButton>(buttons, "TakeBack")->isEnabled());
    document.play(document.legalMoves().front());
    QTest::mouseClick(test::child<QToolButton>(buttons, "TakeBack"), Qt::LeftButton);
    QCOMPARE(document.currentNode(), GameTree::root);
    QVERIFY(program.settings.valuesShown());
    QTest::mouseClick(test::child<QToolButton>(buttons, "ShowValues"), Qt::LeftButton);
    QVERIFY(!program.settings.valuesShown());
    QVERIFY(!test::child<QToolButton>(buttons, "ShowValues")->isChecked());
    QTest::mouseClick(test::child<QToolButton>(buttons, "ShowValues"), Qt::LeftButton);
    QVERIFY(program.settings.valuesShown());
    emit test::child<QToolButton>(buttons, "moreButton")->menu()->aboutToShow();
    QVERIFY(test::child<QToolButton>(buttons, "moreButton")->menu()->actions().size() > 10);
  }

  void aMoveOfTheListIsGoneTo() {
    test::ShownProgram program(QSize(1300, 860));
    program.workspace.openVariant("dodgem:3x3");
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    QTest::keyClick(program.window.get(), Qt::Key_F9);
    auto& document = *test::alternating(program.workspace).document();
    for (int i = 0; i < 3; ++i) document.play(document.legalMoves().front());
    VariationText* moves = program.window->shownView()->playPanel()->moves();
    test::settle(20);
    QTest::mouseClick(moves->viewport(), Qt::LeftButton, {}, moves->moveRect(1).center());
    QCOMPARE(document.currentNode(), 1);
  }

  void cardsAndMessagesCoverNothing() {
    test::ShownProgram program(QSize(1300, 860));
    program.workspace.openVariant("animalshogi");
    program.settings.setOpponentSides(OpponentSides::None);
    BoardPage* page = test::alternating(*program.window).boardPage();
    const auto coversBoard = [&] {
      test::settle();
      const QRect bar(page->messages()->mapTo(program.window.get(), QPoint(0, 0)), page->messages()->size());
      return page->messages()->isVisible() && bar.intersects(boardOf(*page->board()));
    };
    for (const QSize size : {QSize(1300, 860), QSize(1024, 700), QSize(720, 450), QSize(700, 900)}) {
      program.window->resize(size);
      for (const bool play : {false, true}) {
        program.window->setPlayLayout(play);
        page->messages()->showOffer(QStringLiteral("Your game of Dodgem 4\u00d74 has been set aside."),
                                    QStringLiteral("Back to the game"), [] {});
        QTRY_VERIFY2(!coversBoard(), qPrintable(QStringLiteral("%1 x %2").arg(size.width()).arg(size.height())));
        QVERIFY(page->messages()->isVisible());
        QTRY_VERIFY2(isWhole(*page->messages()), qPrintable(QStringLiteral("%1 x %2").arg(size.width()).arg(size.height())));
        page->messages()->clear();
      }
    }
    auto* card = new QPushButton(QStringLiteral("Rematch"));
    page->playPanel()->setCard(card);
    QVERIFY(card->isVisible());
    page->playPanel()->clearCard();
    QVERIFY(!page->playPanel()->card());
  }

  void anIdleWindowDoesNoWork_data() {
    QTest::addColumn<QString>("variant");
    for (const char* id : {"dodgem:3x3", "animalshogi", "quoridor:3x3,fences=1", "gobblet", "domineering:3x3", "syncdom:3x3"})
      QTest::newRow(id) << QString::fromLatin1(id);
  }

  /// A window that repeats its layout endlessly looks fine but uses a whole processor.
  void anIdleWindowDoesNoWork() {
    QFETCH(QString, variant);
    test::ShownProgram program(QSize(1300, 860));
    program.workspace.openVariant(variant.toStdString());
    for (const bool play : {false, true}) {
      QAction* layout = test::actionsOf(program.window)[ActionId::PlayLayout];
      if (layout->isChecked() != play) layout->trigger();
      QString busiest = QStringLiteral("nothing was looked at");
      for (int look = 0; look < 150 && !busiest.isEmpty(); ++look) {  // the window becomes idle once the small boards are solved
        LayoutCounter counter;
        qApp->installEventFilter(&counter);
        QTest::qWait(200);
        busiest = counter.count() > 3 ? counter.busiest() : QString();
      }
      QVERIFY2(busiest.isEmpty(), qPrintable(busiest));
    }
  }

  /// If there is no room next to the board, messages form a row above the board. The row must take little of the
  /// board's height.
  void aRowOfWordsAboveTheBoardIsLow() {
    test::ShownProgram program(QSize(760, 600));
    program.workspace.openVariant("quoridor:5x5,fences=3");
    MessageBar* bar = test::alternating(*program.window).boardPage()->messages();
    bar->showVerdict(QStringLiteral("b4"), Outcome::Win, QStringLiteral("keeps the win"));
    QTRY_VERIFY(bar->isVisible() && isWhole(*bar));
    QVERIFY2(bar->height() < 4 * bar->fontMetrics().height(), qPrintable(QString::number(bar->height())));
  }

  /// A hidden page does not cause the visible page to scroll.
  void theOfferToSolveIsInSight() {
    test::ShownProgram program(QSize(1440, 1050));
    program.workspace.openVariant("animalshogi");
    program.window->setPlayLayout(false);
    test::settle();
    const QPushButton* solve = test::child<TablesDock>(*program.window)->findChild<EmptyState*>()->button();
    QTRY_COMPARE(solve->visibleRegion().boundingRect().size(), solve->size());
  }

  /// The verdict on a move disappears when the user takes the move back.
  void verdictsGoWithTheirMove() {
    test::ShownProgram program(QSize(1300, 860));
    const VariantPtr variant = test::variantOf("dodgem:3x3");
    auto& document = *test::alternating(program.workspace).document();
    program.settings.setOpponentSides(OpponentSides::None);
    document.newGame(variant, test::solved(variant));
    program.window->showBoard();
    MessageBar* bar = test::alternating(*program.window).boardPage()->messages();
    QVERIFY(document.play(*variant->parseMove(document.position(), "c1c2")));
    QTRY_VERIFY2(bar->text().contains(QStringLiteral("still winning")), qPrintable(bar->text()));
    document.history().stack()->undo();
    QVERIFY2(bar->text().isEmpty(), qPrintable(bar->text()));
  }

  void messagesGoWithTheNextMove() {
    test::ShownProgram program(QSize(1300, 860));
    program.workspace.openVariant("dodgem:6x6");
    MessageBar* bar = test::alternating(*program.window).boardPage()->messages();
    bar->showOffer(QStringLiteral("An offer."), QStringLiteral("Take it"), [] {});
    auto& document = *test::alternating(program.workspace).document();
    document.play(document.legalMoves().front());
    QVERIFY(bar->text().isEmpty());
    bar->showWarning(QStringLiteral("Not to be overlooked."));
    document.play(document.legalMoves().front());
    QCOMPARE(bar->warnings(), QStringLiteral("Not to be overlooked."));
  }

  void bothLayoutsAreRestoredToThePixel() {
    const test::SolvedFolder folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    settings.language.set(QStringLiteral("en"));
    std::map<QString, QRect> study, play;
    LanguageSwitch language;
    language.setLanguage(QStringLiteral("en"));
    {
      Workspace workspace(folder.path().toStdString(), &settings);
      MainWindow window(&workspace, &language);
      window.resize(790, 700);  // the offscreen platform has a screen of 800 x 800
      window.show();
      workspace.openVariant("dodgem:3x3");
      auto& view = test::alternating(window);
      test::settle();
      window.resizeDocks({view.movesDock()}, {313}, Qt::Horizontal);
      window.resizeDocks({test::child<TablesDock>(window)}, {187}, Qt::Vertical);
      test::settle();
      study = shownDocks(window);
      window.setPlayLayout(true);
      view.lineDock()->show();
      test::settle();
      window.resizeDocks({view.lineDock()}, {277}, Qt::Horizontal);
      test::settle();
      play = shownDocks(window);
      QCOMPARE(play.size(), std::size_t(1));
      window.setPlayLayout(false);
      test::settle();
      QCOMPARE(shownDocks(window), study);
      window.close();
    }
    Workspace workspace(folder.path().toStdString(), &settings);
    MainWindow window(&workspace, &language);
    QVERIFY(workspace.restoreGame());
    window.show();
    test::settle(50);
    QCOMPARE(shownDocks(window), study);
    window.setPlayLayout(true);
    test::settle(50);
    QCOMPARE(shownDocks(window), play);
  }

  /// A dock that became narrower in a small window gets its old width back in a large window.
  void docksOfASmallWindowGrowBack() {
    test::ShownProgram program(QSize(1440, 1050));
    program.workspace.openVariant("dodgem:3x3");
    for (int i = 0; i < 3; ++i) test::settle(20);  // the layout needs several turns of the event loop
    const int width = shownDocks(*program.window).at(QStringLiteral("movesDock")).width();
    const auto narrower = [&] { return shownDocks(*program.window).at(QStringLiteral("movesDock")).width() < width; };
    for (const int wide : {640, 560, 640, 700}) {
      program.window->resize(wide, 1050);
      test::settle(20);
    }
    QVERIFY(narrower());
    program.window->resize(1440, 1050);
    QTRY_COMPARE(shownDocks(*program.window).at(QStringLiteral("movesDock")).width(), width);
  }

  void lowAndHighWindowsHaveLayoutsOfTheirOwn() {
    const test::SolvedFolder folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    LanguageSwitch language;
    language.setLanguage(QStringLiteral("en"));
    const auto openAt = [&](int height, const std::function<void(MainWindow&)>& then) {
      Workspace workspace(folder.path().toStdString(), &settings);
      MainWindow window(&workspace, &language);
      window.resize(1300, height);
      window.show();
      workspace.openVariant("dodgem:3x3");
      test::settle();
      then(window);
      window.close();
    };
    const auto areaOfTables = [](MainWindow& window) { return window.dockWidgetArea(test::child<TablesDock>(window)); };
    openAt(600, [&](MainWindow& window) { QCOMPARE(areaOfTables(window), Qt::RightDockWidgetArea); });
    openAt(1050, [&](MainWindow& window) {
      QCOMPARE(areaOfTables(window), Qt::BottomDockWidgetArea);
      window.addDockWidget(Qt::LeftDockWidgetArea, test::child<TablesDock>(window));
    });
    openAt(600, [&](MainWindow& window) { QCOMPARE(areaOfTables(window), Qt::RightDockWidgetArea); });
    openAt(1050, [&](MainWindow& window) { QCOMPARE(areaOfTables(window), Qt::LeftDockWidgetArea); });
  }

  /// The header shows the name of the game, the side to move and the opponent in full, even if values are shown
  /// next to them.
  void noTextAboveTheBoardIsCut() {
    test::ShownProgram program(QSize(1272, 760));
    for (const char* id : {"dodgem:4x4", "animalshogi", "gobblet", "quoridor:5x5,fences=3", "domineering:5x5", "syncdom:5x5"}) {
      program.settings.setOpponentSides(OpponentSides::Second);
      program.workspace.openVariant(id);
      program.window->setPlayLayout(true);
      test::settle();
      QStringList words;
      const auto isWhole = [](const ElidedLabel* label) {
        return label->fontMetrics().horizontalAdvance(label->text()) <= label->width();
      };
      for (const ElidedLabel* label : program.window->shownView()->page()->findChildren<ElidedLabel*>()) {
        if (!label->isVisible()) continue;
        words << label->text();
        QTRY_VERIFY2(isWhole(label), qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(id), label->text())));
      }
      QCOMPARE(words.size(), 2);
      QVERIFY2(words.back().startsWith(QStringLiteral("Your ")), qPrintable(words.back()));
      QVERIFY2(words.back().contains(QStringLiteral(" \u00b7 against ")), qPrintable(words.back()));
    }
  }

  void theWindowNeverOutgrowsASmallScreen() {
    test::ShownProgram program(QSize(720, 440));
    for (const char* id : {"dodgem:4x4", "animalshogi", "gobblet", "quoridor:5x5,fences=3", "domineering:5x5", "syncdom:5x5"}) {
      program.workspace.openVariant(id);
      for (const bool play : {false, true}) {
        program.window->setPlayLayout(play);
        test::settle();
        program.window->resize(720, 440);
        test::settle();
        QVERIFY2(program.window->size() == QSize(720, 440),
                 qPrintable(QStringLiteral("%1, %2: %3 x %4; %5")
                                .arg(QLatin1String(id), play ? QStringLiteral("play") : QStringLiteral("study"))
                                .arg(program.window->width())
                                .arg(program.window->height())
                                .arg(test::widestIn(*program.window))));
      }
    }
    program.window->showWelcome();
    test::settle();
    program.window->resize(720, 440);
    QCOMPARE(program.window->size(), QSize(720, 440));
  }
};

KOTAI_WINDOW_TEST(LayoutsTest)
#include "layouts_test.moc"
