// Tests for solving puzzles. Puzzles are found, solved, failed, solved with a hint, shown and repeated. Results
// survive a restart.
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QPushButton>
#include <QScrollArea>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <set>

#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/settle.h"
#include "tests/ui/training.h"
#include "ui/board/board_view.h"
#include "ui/docks/positions/positions_dock.h"
#include "ui/puzzles/puzzle_bar.h"
#include "ui/puzzles/puzzle_panel.h"
#include "ui/puzzles/puzzle_trainer.h"
#include "ui/puzzles/puzzles_page.h"
#include "ui/shell/welcome_page.h"
#include "ui/strings/strings.h"
#include "ui/welcome/game_requests.h"
#include "ui/welcome/variant_states.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;
using kotai::test::firstDay;
using kotai::test::patienceMs;
using kotai::test::Training;
using State = PuzzleTrainer::State;
using From = TrainingChoice::From;

class PuzzlesTest : public QObject {
  Q_OBJECT

  /// Returns the names and geometries of the visible child widgets.
  static QString placesIn(const QWidget& parent) {
    QString places = QStringLiteral("%1x%2:").arg(parent.width()).arg(parent.height());
    for (const QWidget* each : parent.findChildren<QWidget*>())
      if (each->isVisible())
        places += QStringLiteral(" %1 at %2,%3 %4x%5 of %6x%7;")
                      .arg(QLatin1String(each->metaObject()->className()))
                      .arg(each->mapTo(&parent, QPoint()).x())
                      .arg(each->mapTo(&parent, QPoint()).y())
                      .arg(each->width())
                      .arg(each->height())
                      .arg(each->sizeHint().width())
                      .arg(each->sizeHint().height());
    return places;
  }

  static void barIsWhole(const PuzzlesPage& page) {
    for (const QPushButton* button : page.bar()->findChildren<QPushButton*>())
      QTRY_VERIFY2(
          !button->isVisible() || (button->width() >= button->sizeHint().width() &&
                                   page.bar()->rect().contains(QRect(button->mapTo(page.bar(), QPoint()), button->size()))),
          qPrintable(placesIn(*page.bar())));
    const auto& texts = *page.bar()->findChild<QScrollArea*>();  // area for texts; scrolls beyond three lines
    const QWidget& content = *texts.widget();
    QTRY_VERIFY(content.height() >= content.heightForWidth(content.width()));
    QTRY_VERIFY(texts.height() >= std::min(content.height(), 3 * content.fontMetrics().lineSpacing()));
    QTRY_VERIFY(page.rect().contains(QRect(page.bar()->mapTo(&page, QPoint()), page.bar()->size())));
  }

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void oneIsSolved() {
    Training training;
    QVERIFY(training.begin());
    QVERIFY(!training.board()->valuesVisible());
    QVERIFY2(training.page.bar()->text().startsWith(QStringLiteral("You are ")), qPrintable(training.page.bar()->text()));
    QCOMPARE(training.standing(), QStringLiteral("rating 1,200"));
    QVERIFY(training.solve());
    QVERIFY(training.waitForChange());
    QVERIFY(training.trainer.current().change->after.value > SolverRating::first);
    const QString said = training.page.bar()->text();
    QVERIFY2(said.startsWith(QStringLiteral("Solved! ")) && said.contains(QStringLiteral("Rating 1,2")), qPrintable(said));
    QVERIFY2(training.standing().startsWith(QStringLiteral("rating 1,2")), qPrintable(training.standing()));
    // Pressing the focused button opens another puzzle.
    const AnyPosition before = training.trainer.current().found.puzzle->position;
    QVERIFY(training.page.bar()->nextButton()->hasFocus());
    QTest::keyClick(training.page.bar()->nextButton(), Qt::Key_Space);
    QVERIFY(training.waitFor(State::Asked));
    QVERIFY(training.trainer.current().found.puzzle->position != before);
    QVERIFY(training.board()->hasFocus());
  }

  void oneIsFailed() {
    Training training;
    QVERIFY(training.begin());
    const AnyPosition start = training.trainer.current().found.puzzle->position;
    QVERIFY(training.fail());
    QVERIFY(training.document()->position() == start);  // the wrong move was taken back
    QVERIFY(training.page.bar()->text().startsWith(QStringLiteral("Not that one.")));
    QVERIFY(training.waitForChange());
    QVERIFY(training.trainer.current().change->after.value < SolverRating::first);
    // Shows the refutation on the board, and then returns to the puzzle.
    Training::press(test::child<QPushButton>(training.page.bar(), "whyButton"));
    QCOMPARE(training.trainer.current().state, State::Refuted);
    QVERIFY(training.document()->position() != start);
    QVERIFY(!test::child<QPushButton>(training.page.bar(), "whyButton")->isVisible());
    Training::press(training.page.bar()->againButton());
    QCOMPARE(training.trainer.current().state, State::Asked);
    QVERIFY(training.document()->position() == start);
    // The correct move is still accepted, but no longer changes the rating.
    const double rating = training.trainer.records()->standing().rating.value;
    QVERIFY(training.solve());
    QCOMPARE(training.trainer.records()->standing().rating.value, rating);
    QCOMPARE(training.trainer.records()->standing().streak.current, 0);
    QVERIFY2(training.page.bar()->text().startsWith(
                 QStringLiteral("Solved on the second try. Only your first try counts: rating 1,1")),
             qPrintable(training.page.bar()->text()));
  }

  /// If an action is impossible, the bar says so and keeps its height. The next puzzle starts without this message.
  void illegalMovesDoNotMoveTheBoard() {
    Training training;
    QVERIFY(training.begin());
    const GameDocument& document = *training.document();
    const auto pieces = document.variant()->pieces(document.position());
    const auto enemy = std::ranges::find(pieces, other(document.sideToMove()), &PieceOnBoard::owner);
    QVERIFY(enemy != pieces.end());
    const QRect before = training.boardPlace();
    QTest::mouseClick(training.board(), Qt::LeftButton, {},
                      training.board()->currentLayout().squareRect(enemy->square).center().toPoint());
    const QString said = QStringLiteral("This is the other side's car");
    QVERIFY2(training.page.bar()->text().contains(said), qPrintable(training.page.bar()->text()));
    QVERIFY(training.page.messages()->text().isEmpty());
    QTest::qWait(1);
    QCOMPARE(training.boardPlace(), before);
    QVERIFY(training.fail());
    QVERIFY(!training.page.bar()->text().contains(said));
    QTest::qWait(1);
    QCOMPARE(training.boardPlace(), before);
    QVERIFY(training.solve());
    QVERIFY(training.waitForChange());
    QTest::qWait(1);
    QCOMPARE(training.boardPlace(), before);
  }

  /// The board keeps its place and size from the question to the solution, whatever the length of the texts.
  void theBoardKeepsItsSize_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("usual") << QSize(1200, 800);
    QTest::newRow("narrow") << QSize(760, 640);
  }
  void theBoardKeepsItsSize() {
    QFETCH(QSize, size);
    Training training;
    QVERIFY(training.begin());
    training.program.window->resize(size);
    const auto place = [&training] {
      test::settle(20);
      return training.boardPlace();
    };
    const QRect asked = place();
    QVERIFY(training.fail());
    QTRY_VERIFY(!training.trainer.current().reasons.empty());
    QCOMPARE(place(), asked);
    training.trainer.moves()->showReason();
    QCOMPARE(place(), asked);
    training.trainer.moves()->tryAgain();
    training.trainer.moves()->hint();
    QCOMPARE(place(), asked);
    training.trainer.moves()->showSolution();
    QVERIFY(training.waitForChange());
    QCOMPARE(place(), asked);
    training.trainer.retry();
    QVERIFY(training.solve());
    QCOMPARE(place(), asked);
  }

  /// Messages cover the training area and do not move it, whatever the text of the message and the width of the window.
  void messagesMoveNothing() {
    Training training;
    QVERIFY(training.begin());
    PuzzlesPage& page = training.page;
    const auto placeOf = [&page](const QWidget* part) { return QRect(part->mapTo(&page, QPoint()), part->size()); };
    for (const QSize size : {QSize(1200, 800), QSize(900, 600), QSize(1600, 1000)}) {
      training.program.window->resize(size);
      QTest::qWait(1);
      const QRect board = training.boardPlace();
      const QRect panel = placeOf(page.panel());
      page.messages()->showOffer(QStringLiteral("The board was written to a file with a rather long name."),
                                 QStringLiteral("Open"), [] {});
      page.messages()->showWarning(QStringLiteral("The library could not be written: no space left on device."));
      QTest::qWait(1);
      QVERIFY(page.messages()->isVisible());
      QCOMPARE(training.boardPlace(), board);
      const QRect said = placeOf(page.messages());
      QVERIFY2(panel.contains(said), qPrintable(page.messages()->text()));
      for (const ActionId id : {ActionId::Hint, ActionId::PuzzleSolution, ActionId::NextPuzzle})
        QVERIFY(!said.intersects(placeOf(page.panel()->buttonOf(id))));
      page.messages()->clear();
      page.messages()->withdrawWarning(page.messages()->warnings());
      QVERIFY(page.messages()->isHidden());
      QCOMPARE(training.boardPlace(), board);
    }
  }

  void noButtonIsCut_data() {
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de", "ja"}) QTest::newRow(language) << QString::fromLatin1(language);
  }
  void noButtonIsCut() {
    QFETCH(QString, language);
    Training training;
    QVERIFY(training.begin());
    training.program.settings.language.set(language);
    training.program.window->resize(1024, 700);
    QTest::qWait(1);
    for (const QPushButton* button : training.page.panel()->findChildren<QPushButton*>())
      if (button->isVisible())
        QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(language + QLatin1Char(' ') + button->text()));
    training.program.settings.language.set(QStringLiteral("en"));
  }

  /// Neither the buttons nor the texts below the board are cut on a screen of 1024 x 700 pixels at 200 %.
  void theBarFitsOnASmallScreen_data() { noButtonIsCut_data(); }
  void theBarFitsOnASmallScreen() {
    QFETCH(QString, language);
    Training training;
    QVERIFY(training.begin());
    training.program.settings.language.set(language);
    training.program.window->resize(512, 350);
    QVERIFY(training.fail());
    barIsWhole(training.page);
    training.trainer.moves()->showReason();
    QTRY_COMPARE(training.trainer.current().state, State::Refuted);
    barIsWhole(training.page);
    training.trainer.moves()->showSolution();
    QVERIFY(training.waitFor(State::Shown));
    barIsWhole(training.page);
    QTRY_VERIFY(training.board()->height() >= 70);
    training.program.settings.language.set(QStringLiteral("en"));
  }

  void hints() {
    Training training;
    QVERIFY(training.begin());
    const GameDocument& document = *training.document();
    const MoveSquares squares = document.variant()->moveSquares(document.position(), training.rightMove());
    QTest::keyClick(training.program.window.get(), Qt::Key_I, Qt::ControlModifier);  // the first hint shows the piece
    QVERIFY(training.board()->hand().held == squares.from);
    QVERIFY2(training.page.bar()->text().contains(QStringLiteral("Hint: the marked piece on ")),
             qPrintable(training.page.bar()->text()));
    Training::press(training.page.panel()->buttonOf(ActionId::Hint));  // the second hint shows the move
    QVERIFY(training.page.bar()->text().contains(
        QString::fromStdString(document.variant()->formatMove(document.position(), training.rightMove()))));
    training.type(training.rightMove());
    if (training.trainer.current().found.puzzle->solution.size() > 1) {
      QVERIFY(training.waitFor(State::Asked));
      QVERIFY(!training.page.bar()->text().contains(QStringLiteral("Hint: ")));
      for (std::size_t turn = 2; turn < training.trainer.current().found.puzzle->solution.size(); turn += 2) {
        QTRY_VERIFY(training.trainer.current().canMove());
        training.type(training.trainer.current().found.puzzle->solution[turn]);
      }
    }
    QVERIFY(training.waitFor(State::Solved));
    QTRY_COMPARE(training.trainer.records()->standing().rating.puzzles, 1);
    QCOMPARE(training.trainer.records()->standing().streak.current, 0);  // the puzzle neither counts for the streak nor ends it
    QVERIFY(training.waitForChange());
    QVERIFY(training.trainer.current().change->after.value <= SolverRating::first);
    QVERIFY2(training.page.bar()->text().startsWith(QStringLiteral("Solved, with a hint.")),
             qPrintable(training.page.bar()->text()));
  }

  /// Exploring a solved puzzle shows the values of all moves, with the tried moves as variations.
  void aFinishedPuzzleCanBeExplored() {
    Training training;
    QVERIFY(training.begin());
    const AnyPosition asked = training.trainer.current().found.puzzle->position;
    QVERIFY(!training.page.bar()->exploreButton()->isVisible());
    QVERIFY(training.fail());
    QVERIFY(training.solve());
    const int nodes = training.document()->nodeCount();
    Training::press(training.page.bar()->exploreButton());
    QTRY_VERIFY(!training.page.isVisible());
    const GameDocument& document = *test::alternating(training.program.workspace).document();
    QVERIFY(document.nodeAt(GameTree::root).position == asked);
    QCOMPARE(document.nodeCount(), nodes);
    QVERIFY(training.program.settings.valuesShown());
    QTRY_VERIFY(document.valuesKnown() || document.isFinished());
  }

  void lengthsThatOccurAreOffered() {
    Training training;
    QVERIFY(training.begin());
    const QComboBox* lengths = training.page.panel()->lengths();
    const std::vector<std::uint32_t>& lengthsOfWins = training.trainer.offered().winLengths;
    const std::set<std::uint32_t> occurring(lengthsOfWins.begin(), lengthsOfWins.end());
    QVERIFY(lengths->count() > 2);
    for (int row = 1; row < lengths->count(); ++row) QVERIFY(occurring.contains(lengths->itemData(row).toUInt()));
  }

  /// Two games have no puzzles about holding a draw. In Domineering, the player who makes the last move wins.
  /// Dodgem 3x3 has no drawn position.
  void drawsAreOfferedIfThereAreAny() {
    Training training;
    QVERIFY(training.begin());
    const QPushButton* draws = training.page.panel()->buttonOf(From::Kind, PuzzleKind::HoldDraw);
    QTRY_VERIFY(draws->isVisible());
    TrainingChoice choice;
    choice.from = From::Kind;
    choice.kind = PuzzleKind::HoldDraw;
    training.trainer.choose(choice);
    QVERIFY(training.waitFor(State::Asked));
    for (const char* variant : {"domineering:4x4", "dodgem:3x3"}) {
      QVERIFY(training.begin(variant));
      QTRY_VERIFY(!draws->isVisible());
      QVERIFY(training.trainer.choice().from == From::Mixed);
      QVERIFY(training.page.panel()->buttonOf(From::Kind, PuzzleKind::Mate)->isVisible());
    }
  }

  /// When a focused button disappears, the focus moves to the board.
  void hiddenButtonsGiveTheFocusToTheBoard() {
    Training training;
    QVERIFY(training.begin());
    QVERIFY(training.fail());
    test::child<QPushButton>(training.page.bar(), "whyButton")->setFocus();
    QTest::keyClick(test::child<QPushButton>(training.page.bar(), "whyButton"), Qt::Key_Space);
    QCOMPARE(training.trainer.current().state, State::Refuted);
    QVERIFY(training.board()->hasFocus());
    const AnyPosition before = training.trainer.current().found.puzzle->position;
    Training::press(training.page.panel()->buttonOf(ActionId::PuzzleSolution));
    QCOMPARE(training.trainer.current().state, State::Shown);
    QTest::keyClick(training.board(), Qt::Key_Return);
    QVERIFY(training.waitFor(State::Asked));
    QVERIFY(training.trainer.current().found.puzzle->position != before);
  }

  void theSolutionAndFromTheBeginning() {
    Training training;
    QVERIFY(training.begin());
    const AnyPosition start = training.trainer.current().found.puzzle->position;
    Training::press(training.page.panel()->buttonOf(ActionId::PuzzleSolution));
    QCOMPARE(training.trainer.current().state, State::Shown);
    QVERIFY(training.page.bar()->text().startsWith(QStringLiteral("The solution")));
    QTRY_VERIFY(!training.trainer.current().reasons.empty());
    const auto isShown = [&](const Fact& each) { return training.page.bar()->text().contains(explanationText(each)); };
    QVERIFY(std::ranges::any_of(training.trainer.current().reasons,
                                [&](const auto& facts) { return std::ranges::any_of(facts, isShown); }));
    const int plies = training.trainer.current().shownPlies();  // one less than the solution if the game is decided earlier
    QVERIFY(plies >= static_cast<int>(training.trainer.current().found.puzzle->solution.size()) - 1);
    QTRY_COMPARE_WITH_TIMEOUT(training.document()->tree().node(training.document()->currentNode()).ply, plies, 30000);
    QVERIFY(training.waitForChange());
    QVERIFY(training.trainer.current().change->after.value < SolverRating::first);
    QTest::keyClick(training.program.window.get(), Qt::Key_Backspace, Qt::ControlModifier);
    QCOMPARE(training.trainer.current().state, State::Asked);
    QVERIFY(training.document()->position() == start);
    QTest::keyClick(training.program.window.get(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(training.waitFor(State::Asked));
    QVERIFY(training.trainer.current().found.puzzle->position != start);
  }

  void failedPuzzlesComeBack() {
    Training training;
    QVERIFY(training.begin());
    const AnyPosition failed = training.trainer.current().found.puzzle->position;
    QVERIFY(training.fail());
    QVERIFY(training.waitForChange());
    QPushButton* repeats = training.page.panel()->buttonOf(From::Repeats);
    QVERIFY(!repeats->isEnabled());  // a puzzle is not repeated on the day of the failure
    training.trainer.records()->setClock([] { return firstDay.addDays(1); });
    training.page.open("dodgem:4x4");
    QTRY_VERIFY(repeats->isEnabled());
    QCOMPARE(repeats->text(), QStringLiteral("1 review due"));
    Training::press(repeats);
    QVERIFY(training.waitFor(State::Asked));
    QVERIFY(training.trainer.current().found.puzzle->position == failed);
    const double rating = training.trainer.records()->standing().rating.value;
    QVERIFY(training.solve());
    QVERIFY(training.waitForChange());
    QVERIFY(training.trainer.records()->standing().due.empty());
    QCOMPARE(training.trainer.records()->standing().rating.value, rating);
    QVERIFY2(training.page.bar()->text().contains(QStringLiteral("This puzzle comes back on")),
             qPrintable(training.page.bar()->text()));
    training.trainer.next();
    QVERIFY(training.waitFor(State::Nothing));
    QCOMPARE(training.page.empty()->heading(), QStringLiteral("No reviews due"));
  }

  void ofTheDay() {
    Training training;
    QVERIFY(training.begin());
    Training::press(training.page.panel()->buttonOf(From::Day));
    QVERIFY(training.waitFor(State::Asked));
    QVERIFY2(training.title().contains(QStringLiteral("of 5)")), qPrintable(training.title()));
    const AnyPosition skippedPuzzle = training.trainer.current().found.puzzle->position;
    Training::press(training.page.panel()->buttonOf(From::Day));  // a second click must not skip a puzzle
    QCOMPARE(training.trainer.current().state, State::Asked);
    QVERIFY(training.trainer.current().found.puzzle->position == skippedPuzzle);
    QVERIFY(training.page.panel()->buttonOf(From::Day)->isChecked());
    training.trainer.next();
    QVERIFY(training.waitFor(State::Asked));
    QVERIFY(training.trainer.current().found.puzzle->position != skippedPuzzle);
    for (int left = 5; left > 0; --left) {
      QVERIFY(training.fail());
      QVERIFY(training.waitForChange());
      training.trainer.next();
      QTRY_VERIFY(training.trainer.current().state == State::Asked || training.trainer.current().state == State::Nothing);
    }
    QTRY_COMPARE(training.page.empty()->heading(), QStringLiteral("Done for today  ✗✗✗✗✗"));
    QTRY_VERIFY(training.page.panel()->copyDayButton()->isVisible());
    Training::press(training.page.panel()->copyDayButton());
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("Kotai 22 Nov ✗✗✗✗✗ Dodgem 4×4"));
    QApplication::clipboard()->clear();
    test::actionsOf(training.program.window)[ActionId::CopyPosition]->trigger();  // copies the result, because there is no puzzle
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("Kotai 22 Nov ✗✗✗✗✗ Dodgem 4×4"));
    const QList<QLabel*> labels = training.page.empty()->findChildren<QLabel*>();
    QTRY_VERIFY(std::ranges::any_of(labels, [](QLabel* each) { return each->text().contains(QStringLiteral("0 of 5")); }));
    training.page.empty()->button()->click();  // the button starts other puzzles
    QVERIFY(training.waitFor(State::Asked));
    QCOMPARE(training.trainer.choice().from, From::Mixed);
  }

  void aKindAndALength() {
    Training training;
    QVERIFY(training.begin());
    Training::press(training.page.panel()->buttonOf(From::Kind, PuzzleKind::Mate));
    QVERIFY(training.waitFor(State::Asked));
    QComboBox* lengths = training.page.panel()->lengths();
    QVERIFY(lengths->isVisible());
    lengths->setFocus();
    QTest::keyClick(lengths, Qt::Key_Down);  // selects mates in 2 plies
    QVERIFY(training.waitFor(State::Asked));
    QCOMPARE(training.title(), QStringLiteral("Win in 1 move"));
    QCOMPARE(training.trainer.current().found.puzzle->solution.size(), std::size_t(2));
    QVERIFY(training.solve());
    QCOMPARE(training.program.settings.training(), QStringLiteral("mate 2 own"));
    // After a correct move the bar shows the number of remaining moves.
    lengths->setFocus();
    QTest::keyClick(lengths, Qt::Key_Down);
    QVERIFY(training.waitFor(State::Asked));
    QCOMPARE(training.title(), QStringLiteral("Win in 2 of your moves"));
    training.click(training.trainer.current().found.puzzle->solution.front());
    QTRY_VERIFY2(training.page.bar()->text().startsWith(QStringLiteral("Correct! 1 more move to go.")),
                 qPrintable(training.page.bar()->text()));
    QTRY_VERIFY(training.trainer.current().canMove());
    training.click(training.trainer.current().found.puzzle->solution[2]);
    QVERIFY(training.waitFor(State::Solved));
    QTRY_COMPARE(training.trainer.current().reasons.size(), std::size_t(2));  // explains both moves
  }

  void aListOfPositions() {
    Training training;
    QVERIFY(training.begin());
    training.program.workspace.openVariant("dodgem:4x4");
    PositionsDock& dock = *test::child<PositionsDock>(*training.program.window);
    training.program.window->setPlayLayout(false);
    dock.show();
    dock.raise();
    PositionFilter filter;
    filter.kind = FindKind::OnlyMove;
    filter.outcome = Outcome::Draw;
    dock.showFilter(filter);
    QTRY_VERIFY(dock.model()->count() > 0);
    for (QToolButton* button : dock.findChildren<QToolButton*>())
      if (button->text() == QStringLiteral("Practise")) {
        QTRY_VERIFY(button->isEnabled());
        button->click();
      }
    QVERIFY(training.page.isVisible());
    QCOMPARE(training.trainer.choice().from, From::List);
    QVERIFY(training.waitFor(State::Asked));
    QCOMPARE(training.trainer.current().found.puzzle->value.outcome, Outcome::Draw);
    QVERIFY(training.page.panel()->buttonOf(From::List)->isVisible());
    QVERIFY(training.page.panel()->buttonOf(From::List)->isChecked());
    // The same key leads back to the board.
    QTest::keyClick(training.program.window.get(), Qt::Key_U, Qt::ControlModifier);
    QVERIFY(training.program.window->showsBoard());
  }

  /// A puzzle that was only viewed is shown again only after all other puzzles. Puzzles of several moves that are far above the
  /// user's rating are not shown at all.
  void noneTwice() {
    Training training;
    QVERIFY(training.begin("dodgem:3x3"));
    const VariantPtr variant = training.variant();
    constexpr double mostAbove = 150 + 200;
    const auto isTooHard = [&](const Puzzle& puzzle) {
      return puzzle.solution.size() > 1 && puzzle.rating > training.trainer.records()->standing().rating.value + mostAbove;
    };
    std::set<AnyPosition> shown;
    while (shown.insert(variant->canonical(training.trainer.current().found.puzzle->position)).second) {
      QVERIFY(!isTooHard(*training.trainer.current().found.puzzle));
      training.trainer.next();
      QVERIFY(training.waitFor(State::Asked));
    }
    QVERIFY(shown.size() > 5);
    for (const PuzzleKind kind : puzzleKinds()) {
      const auto source = puzzlesOfKind(training.solution(), kind, std::nullopt, 1);
      while (const auto puzzle = source->next())
        QVERIFY(isTooHard(*puzzle) || shown.contains(variant->canonical(puzzle->position)));
    }
  }

  void unsolvedVariantsAreSolvedInPlace() {
    Training training;
    test::ShownProgram& program = training.program;
    program.window->activateWindow();
    QVERIFY(QTest::qWaitFor([&] { return test::child<WelcomePage>(program.window)->states()->isRead(); }, patienceMs));
    emit test::child<WelcomePage>(program.window)->requests()->puzzles(QStringLiteral("quoridor:3x3,fences=3"));
    QVERIFY(training.page.isVisible());
    QCOMPARE(training.trainer.current().state, State::Unsolved);
    QVERIFY2(training.page.empty()->heading().contains(QStringLiteral("is not solved yet")),
             qPrintable(training.page.empty()->heading()));
    QTRY_VERIFY(training.page.empty()->button()->isVisible());
    Training::press(training.page.empty()->button());
    QVERIFY(training.waitFor(State::Asked));
    QVERIFY(training.board()->isVisible());
  }

  void resultsSurviveARestart() {
    double rating = 0;
    test::PersistentFolder folder;
    {
      Training training;
      QVERIFY(training.begin());
      QVERIFY(training.fail());
      QVERIFY(training.waitForChange());
      rating = training.trainer.records()->standing().rating.value;
      folder.keep(training.program.folder);
    }
    GameLibrary library(folder.data());
    QCOMPARE(library.puzzles().rating("dodgem").value, rating);
    Settings settings(folder.settings());
    Workspace workspace(folder.data(), &settings);
    LanguageSwitch language;
    MainWindow window(&workspace, &language);
    window.show();
    test::child<PuzzlesPage>(window)->open("dodgem:4x4");
    QTRY_COMPARE(test::child<PuzzlesPage>(window)->trainer()->records()->standing().rating.value, rating);
  }

  void thePageFitsOnASmallScreen() {
    Training training;
    QVERIFY(training.begin());
    const QSize least = training.page.minimumSizeHint();
    QVERIFY2(least.width() <= 720 && least.height() <= 400,
             qPrintable(QStringLiteral("%1x%2").arg(least.width()).arg(least.height())));
    QVERIFY(training.fail());
    QVERIFY(training.page.minimumSizeHint().height() <= 400);
  }
};

KOTAI_WINDOW_TEST(PuzzlesTest)
#include "puzzles_test.moc"
