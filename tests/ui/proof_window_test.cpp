// Tests for stepping through two proofs: of a solved game, and of a result that one side can force on a domino
// board.
#include "ui/trees/proof_window.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QTreeWidget>
#include <QWindow>
#include <map>

#include "core/simultaneous/registry.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/settle.h"
#include "tests/ui/shown_program.h"
#include "tests/ui/solved_variants.h"
#include "ui/document/game_document.h"
#include "ui/domineering/strategy/strategy_opener.h"
#include "ui/strings/strings.h"
#include "ui/trees/proof_walk.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

ProofWindow* openedWindow() {
  for (QWidget* widget : QApplication::topLevelWidgets())
    if (auto* window = qobject_cast<ProofWindow*>(widget); window && window->isVisible()) return window;
  return nullptr;
}

void clickStep(const ProofWindow& window, int step) {
  QTreeWidget* steps = window.steps();
  steps->setCurrentItem(steps->topLevelItem(step));
  QTest::keyClick(steps, Qt::Key_Return);
}

}  // namespace

class ProofWindowTest : public QObject {
  Q_OBJECT

 private slots:
  void winnersHaveOneMoveAndLosersAll();
  void proofsAreCountedAndSaved();
  void largeProofsAreCountedOnRequest();
  void theEndNeedsNoReply();
  void theListHasMoreRoomThanTheBoard();
  void wholeProofIsWalked();
  void openedFromTheGame();
  void strategiesAreMadeAndWalked();
  void makingReportsProgressAndStops();
};

void ProofWindowTest::winnersHaveOneMoveAndLosersAll() {
  const SolutionPtr solution = test::solved(test::variantOf("dodgem:3x3"));
  const Variant& variant = *solution->variant();
  ProofWindow window({std::make_shared<SolutionProof>(solution, variant.start())});
  window.setAttribute(Qt::WA_DeleteOnClose, false);
  window.show();
  QVERIFY(!test::child<QComboBox>(window, "proofBox")->isVisible());
  QVERIFY(window.standing()->text().contains(QStringLiteral("wins in")));
  QCOMPARE(window.steps()->topLevelItemCount(), 1);
  QVERIFY(!window.backButton()->isEnabled());
  clickStep(window, 0);
  QCOMPARE(window.steps()->topLevelItemCount(), static_cast<int>(variant.legalMoves(window.place().position).size()));
  // Every reply of the loser leads to a position that the other side wins.
  for (int row = 0; row < window.steps()->topLevelItemCount(); ++row)
    QVERIFY(window.steps()->topLevelItem(row)->text(1).contains(QStringLiteral("wins in")));
  QVERIFY(window.path()->text().contains(QStringLiteral("Moves to this position")));
  const AnyPosition answered = window.place().position;
  clickStep(window, window.steps()->topLevelItemCount() - 1);
  QVERIFY(window.place().position != answered);
  window.activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&window));
  QTest::keyClick(window.steps(), Qt::Key_Backspace);
  QVERIFY(window.place().position == answered);
  QSignalSpy chosen(&window, &ProofWindow::positionChosen);
  QTest::mouseClick(window.showButton(), Qt::LeftButton);
  QCOMPARE(chosen.size(), 1);
  QTest::mouseClick(test::child<QPushButton>(window, "startButton"), Qt::LeftButton);
  QVERIFY(window.place().position == variant.start());
}

/// In the saved proof, every position contains the moves that matter, namely all moves of the loser and one
/// move of the winner.
void ProofWindowTest::proofsAreCountedAndSaved() {
  const SolutionPtr solution = test::solved(test::variantOf("dodgem:3x3"));
  const Variant& variant = *solution->variant();
  const auto proof = std::make_shared<SolutionProof>(solution, variant.start());
  QCOMPARE(proof->stem(), QStringLiteral("dodgem-3x3-proof"));
  ProofWindow window({proof});
  window.setAttribute(Qt::WA_DeleteOnClose, false);
  window.show();
  QTRY_VERIFY2(window.positions()->text().startsWith(QStringLiteral("The proof from here has ")),
               qPrintable(window.positions()->text()));
  const QTemporaryDir folder;
  window.saveAs(folder.filePath(QStringLiteral("proof.csv")));
  QTRY_VERIFY2(window.positions()->text().startsWith(QStringLiteral("Saved as ")), qPrintable(window.positions()->text()));
  QFile file(folder.filePath(QStringLiteral("proof.csv")));
  QVERIFY(file.open(QIODevice::ReadOnly));
  const QStringList lines = QString::fromUtf8(file.readAll()).trimmed().split(QLatin1Char('\n'));
  QCOMPARE(lines.front(), QStringLiteral("position,outcome,distance,move,next"));
  // A lost position is followed by all its moves. A won position is followed by a single move.
  std::map<QString, int> moves;
  for (const QString& line : lines.mid(1))
    if (!line.endsWith(QStringLiteral(",,"))) ++moves[line.section(QLatin1Char(','), 0, 0)];
  for (const auto& [text, count] : moves) {
    const AnyPosition position = variant.parsePosition(text.toStdString()).value();
    const bool wins = solution->value(position).outcome == Outcome::Win;
    QCOMPARE(count, wins ? 1 : static_cast<int>(variant.legalMoves(position).size()));
  }
  QVERIFY(moves.size() > 100);
}

/// Near the end, each move of the loser decides the game.
void ProofWindowTest::theEndNeedsNoReply() {
  const SolutionPtr solution = test::solved(test::variantOf("dodgem:3x3"));
  SolutionProof proof(solution, solution->variant()->start());
  while (!proof.place().steps.empty()) {
    const ProofPlace place = proof.place();
    const bool isWon = solution->value(place.position).outcome == Outcome::Win;
    const bool goesOn = std::ranges::any_of(place.steps, &ProofStep::goesOn);
    QCOMPARE(place.task.contains(QStringLiteral("needs a reply")), !isWon && goesOn);
    const auto next = std::ranges::find(place.steps, true, &ProofStep::goesOn);
    proof.take(static_cast<std::size_t>(next == place.steps.end() ? 0 : next - place.steps.begin()));
  }
  QVERIFY(!proof.path().empty());
  QVERIFY(proof.place().task.isEmpty());
}

/// Some proofs have millions of positions. The count stops at a limit until the user requests more.
void ProofWindowTest::largeProofsAreCountedOnRequest() {
  class LargeWalk : public ProofWalk {
   public:
    LargeWalk() : ProofWalk(AnyPosition{}) {}
    QString title() const override { return QStringLiteral("large"); }
    QString about() const override { return QStringLiteral("large"); }
    QString stem() const override { return QStringLiteral("large"); }
    ProofPlace place() const override {
      ProofPlace place;
      place.size = [](std::uint64_t most, const std::function<void(const ProofSize&)>& progress, const std::stop_token& stop) {
        constexpr std::uint64_t all = 300'000;
        ProofSize size;
        while (size.all() < all && size.all() <= most && !stop.stop_requested()) {
          size.undecided += all / 10;
          progress(size);
          QThread::msleep(most > all ? 200 : 1);
        }
        return size;
      };
      return place;
    }
    void take(std::size_t) override {}
  };
  ProofWindow window({std::make_shared<LargeWalk>()});
  window.setAttribute(Qt::WA_DeleteOnClose, false);
  window.show();
  QTRY_COMPARE(window.positions()->text(), QStringLiteral("The proof from here has more than 200,000 positions."));
  QVERIFY(window.countAllButton()->isVisible());
  QTest::mouseClick(window.countAllButton(), Qt::LeftButton);
  QCOMPARE(window.countAllButton()->text(), QStringLiteral("&Cancel"));
  QTRY_VERIFY2(window.positions()->text().startsWith(QStringLiteral("Counted ")), qPrintable(window.positions()->text()));
  QTest::mouseClick(window.countAllButton(), Qt::LeftButton);
  QVERIFY(window.positions()->text().startsWith(QStringLiteral("The proof from here has more than ")));
  QTest::mouseClick(window.countAllButton(), Qt::LeftButton);
  QTRY_VERIFY2(window.positions()->text().startsWith(QStringLiteral("The proof from here has 300,000 positions")),
               qPrintable(window.positions()->text()));
  QVERIFY(!window.countAllButton()->isVisible());
}

/// In a small window, the list scrolls sideways to the columns that do not fit.
void ProofWindowTest::theListHasMoreRoomThanTheBoard() {
  const SolutionPtr solution = test::solved(test::variantOf("dodgem:3x3"));
  ProofWindow window({std::make_shared<SolutionProof>(solution, solution->variant()->start())});
  window.setAttribute(Qt::WA_DeleteOnClose, false);
  window.show();
  QVERIFY(window.width() <= window.screen()->availableGeometry().width());
  for (const QSize size : {QSize(860, 560), QSize(480, 400), QSize(100, 100)}) {
    window.resize(size);
    test::settle(20);
    const QTreeWidget* steps = window.steps();
    const int left = steps->mapTo(&window, QPoint(0, 0)).x();
    QVERIFY2(steps->width() >= left - 20, qPrintable(QStringLiteral("%1 beside %2").arg(steps->width()).arg(left)));
    const int columns = steps->header()->length();
    QVERIFY(columns <= steps->viewport()->width() || steps->horizontalScrollBar()->maximum() > 0);
  }
}

/// Whatever the loser replies, the game ends after at most as many plies as the value says.
void ProofWindowTest::wholeProofIsWalked() {
  const SolutionPtr solution = test::solved(test::variantOf("dodgem:3x3"));
  const Variant& variant = *solution->variant();
  const auto longest = solution->value(variant.start()).distancePlies;
  for (std::size_t choice = 0; choice < 6; ++choice) {
    SolutionProof proof(solution, variant.start());
    ProofPlace place = proof.place();
    while (!place.steps.empty()) {
      proof.take(choice % place.steps.size());
      place = proof.place();
      QVERIFY(proof.path().size() <= longest);
    }
    const auto finished = variant.finishedValue(place.position);
    QVERIFY(finished);
    QCOMPARE(finished->outcome == Outcome::Win, variant.sideToMove(place.position) == Side::First);
  }
}

void ProofWindowTest::openedFromTheGame() {
  test::ShownProgram program(QSize(1200, 800));
  QVERIFY(openTexts(program.workspace, QStringLiteral("dodgem:3x3"), QString()).isEmpty());
  GameDocument& document = *test::alternating(program.workspace).document();
  QTRY_VERIFY(document.valuesKnown());
  QAction* action = program.window->findChild<QAction*>(QStringLiteral("ShowProof"));
  QTRY_VERIFY(action->isEnabled());
  action->trigger();
  QTRY_VERIFY(openedWindow());
  ProofWindow* window = openedWindow();
  clickStep(*window, 0);
  const AnyPosition shown = window->place().position;
  QTest::mouseClick(window->showButton(), Qt::LeftButton);
  QTRY_VERIFY(document.position() == shown);
  // The board comes to the front. A window manager would keep a dialog above its parent.
  QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(program.window.get()));
  QVERIFY(!window->windowHandle()->transientParent());
  QVERIFY(!window->testAttribute(Qt::WA_QuitOnClose));
  window->close();
}

void ProofWindowTest::strategiesAreMadeAndWalked() {
  test::ShownProgram program(QSize(1200, 800));
  QVERIFY(openTexts(program.workspace, QStringLiteral("syncdom:4x4"), QString()).isEmpty());
  QTRY_VERIFY(test::domineering(program.workspace).document()->valuesKnown());
  MessageBar* bar = test::domineering(*program.window).messages();
  QAction* action = program.window->findChild<QAction*>(QStringLiteral("ShowProof"));
  QTRY_VERIFY(action->isEnabled());
  action->trigger();
  QTRY_VERIFY(bar->text().contains(QStringLiteral("strategy")));
  QPushButton* make = nullptr;
  for (auto* button : bar->findChildren<QPushButton*>())
    if (button->isVisible() && button->text().contains(QStringLiteral("Create"))) make = button;
  QVERIFY(make);
  QVERIFY(!bar->findChild<QTimer*>(QStringLiteral("offerTimer"))->isActive());  // the offer stays until it is answered
  QTest::mouseClick(make, Qt::LeftButton);
  QTRY_VERIFY_WITH_TIMEOUT(openedWindow(), 60000);
  ProofWindow* window = openedWindow();
  QVERIFY(test::child<QComboBox>(window, "proofBox")->count() >= 1);
  const SimultaneousVariantPtr variant = parseSimultaneousVariant("syncdom:4x4").value();
  const QTemporaryDir folder;
  window->saveAs(folder.filePath(QStringLiteral("strategy.csv")));
  QTRY_VERIFY2(window->positions()->text().startsWith(QStringLiteral("Saved as ")), qPrintable(window->positions()->text()));
  QFile file(folder.filePath(QStringLiteral("strategy.csv")));
  QVERIFY(file.open(QIODevice::ReadOnly));
  const QByteArrayList lines = file.readAll().trimmed().split('\n');
  QCOMPARE(lines.front(), QByteArray("side,payoff,position,own_store,other_store,move,in_bands"));
  const auto strategy = readStrategy(program.folder.path().toStdString(), *variant, Side::First);
  QVERIFY(strategy);
  const StrategyWalk walk(domineering::StrategyPlay(variant, *strategy));
  QCOMPARE(walk.stem(), QStringLiteral("syncdom-4x4-strategy-vertical"));
  QCOMPARE(lines.size(), static_cast<qsizetype>(strategy->entries.size()) + 1);
  while (window->steps()->topLevelItemCount() > 0) {
    QVERIFY(!window->standing()->text().isEmpty());
    // Reasons wrap instead of being cut off.
    QTRY_VERIFY(window->steps()->header()->length() <= window->steps()->viewport()->width());
    clickStep(*window, window->steps()->topLevelItemCount() / 2);
  }
  QVERIFY(!window->path()->text().isEmpty());
  const AnyPosition shown = window->place().position;
  QTest::mouseClick(window->showButton(), Qt::LeftButton);
  QTRY_VERIFY(test::domineering(program.workspace).document()->position() == shown);
  window->close();
}

void ProofWindowTest::makingReportsProgressAndStops() {
  const auto work = std::make_shared<StrategyWork>();
  StrategyProgress progress(QStringLiteral("7×7"), work, nullptr);
  work->entries = 1234567;
  QTRY_VERIFY(progress.labelText().contains(countText(1234567)));
  QTRY_VERIFY(progress.isVisible());  // the progress appears only when the proof takes a while
  QTest::mouseClick(progress.findChild<QPushButton*>(), Qt::LeftButton);
  QVERIFY(work->stop.stop_requested());
  QTRY_VERIFY(!progress.isVisible());
}

KOTAI_WINDOW_TEST(ProofWindowTest)
#include "proof_window_test.moc"
