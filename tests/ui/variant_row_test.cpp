// Tests for a row on a game's page. Its buttons offer exactly the actions that are possible.
#include <QGridLayout>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <filesystem>

#include "core/game/registry.h"
#include "core/tables/outcome_table.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/solved_folder.h"
#include "ui/shell/application.h"
#include "ui/welcome/game_page.h"
#include "ui/welcome/game_requests.h"

using namespace kotai::ui;

class VariantRowTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { setUpApplication(); }

  /// The button Puzzles appears in place of Pause, and ignores a click that was meant for Pause.
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
    line.offer = VariantLine::Offer::Solve;  // the solve has finished, but the solution has not been read yet
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

  /// The file contains only outcomes, without distances. Solving the variant does not repair this file but
  /// replaces it by a complete solution.
  void damagedOutcomesCannotBeRepaired() {
    const kotai::test::SolvedFolder folder;
    const std::filesystem::path directory = folder.path().toStdString();
    const kotai::SolutionPtr solution = kotai::Solution::open(directory, kotai::parseVariant("dodgem:3x3").value());
    const QTemporaryDir reader;
    const std::filesystem::path file = *kotai::writeOutcomes(*solution, reader.path().toStdString(), {});
    const auto line = [&] {
      return lineOf(*solution->variant(), readVariantFacts("dodgem:3x3", reader.path().toStdString()), {});
    };
    QVERIFY(line().state.startsWith(QStringLiteral("Outcomes known, but no distances")));
    std::filesystem::resize_file(file, 1000);
    QVERIFY2(line().state.contains(QStringLiteral("Delete the file and unpack the outcomes again")), qPrintable(line().state));
    QCOMPARE(line().offer, VariantLine::Offer::Solve);
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
