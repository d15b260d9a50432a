// Tests of a row on a game's page: its buttons match what can be done.
#include "ui/welcome/variant_row.h"

#include <QGridLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "tests/runner/window_test_class.h"
#include "ui/shell/application.h"
#include "ui/welcome/game_requests.h"

using namespace kotai::ui;

class VariantRowTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { setUpApplication(); }

  /// Puzzles appears in place of Pause and ignores a click that was meant for Pause.
  void aClickMeantForPauseOpensNoPuzzles() {
    QWidget page;
    GameRequests requests;
    VariantRow row("dodgem:4x4", new QGridLayout(&page), 0, &requests, &page);
    const QSignalSpy puzzles(&requests, &GameRequests::puzzles);
    VariantLine line;
    line.offer = VariantLine::Offer::Pause;
    row.show(line);
    page.show();
    const QSignalSpy solves(&requests, &GameRequests::solve);
    line.offer = VariantLine::Offer::Solve;  // finished, but not read yet
    row.show(line);
    QTest::mouseClick(row.solveButton(), Qt::LeftButton);
    QCOMPARE(solves.count(), 0);
    line.offer = VariantLine::Offer::None;
    line.solved = true;
    row.show(line);
    QVERIFY(row.puzzlesButton()->isVisible());
    QTest::mouseClick(row.puzzlesButton(), Qt::LeftButton);
    QCOMPARE(puzzles.count(), 0);
    QTRY_VERIFY(row.puzzlesButton()->isEnabled());
    QTest::mouseClick(row.puzzlesButton(), Qt::LeftButton);
    QCOMPARE(puzzles.count(), 1);
  }

  void thePausedSolveShowsItsProgress() {
    QWidget page;
    GameRequests requests;
    VariantRow row("dodgem:4x4", new QGridLayout(&page), 0, &requests, &page);
    page.show();
    VariantLine line;
    line.offer = VariantLine::Offer::Resume;
    row.show(line);
    QVERIFY(!page.findChild<QProgressBar*>()->isVisible());
    line.progress = 0.43;
    row.show(line);
    QVERIFY(page.findChild<QProgressBar*>()->isVisible());
    QCOMPARE(page.findChild<QProgressBar*>()->value(), 430);
  }
};

KOTAI_WINDOW_TEST(VariantRowTest)
#include "variant_row_test.moc"
