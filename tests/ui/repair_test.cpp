// Tests for damaged solutions in the window, by real clicks. No damaged solution is shown as solved. The action
// Repair keeps the damaged file and solves again.
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>

#include "core/simultaneous/registry.h"
#include "core/tables/file_layout.h"
#include "core/tables/solution_check.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/domineering/proof/prove.h"
#include "tests/runner/patience.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/shown_program.h"
#include "tests/ui/solved_folder.h"
#include "tests/ui/solved_variants.h"
#include "ui/board/board_page.h"
#include "ui/docks/jobs/job_row.h"
#include "ui/docks/jobs/jobs_dock.h"
#include "ui/docks/positions/positions_dock.h"
#include "ui/docks/positions/query_row.h"
#include "ui/docks/tables/tables_dock.h"
#include "ui/domineering/session/domineering_page.h"
#include "ui/domineering/session/domineering_view.h"
#include "ui/jobs/work_offer.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/main_window.h"
#include "ui/shell/welcome_page.h"
#include "ui/shell/workspace.h"
#include "ui/welcome/game_page.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

QByteArray contents(const QString& file) {
  QFile opened(file);
  return opened.open(QFile::ReadOnly) ? opened.readAll() : QByteArray("cannot be opened");
}

void flip(const QString& file, qint64 place) {
  QByteArray bytes = contents(file);
  bytes[place] = static_cast<char>(bytes[place] ^ 0x20);
  QFile opened(file);
  QVERIFY(opened.open(QFile::WriteOnly) && opened.write(bytes) == bytes.size());
}

/// Returns the offsets of the start and the end of a tier's record in the file.
std::pair<qint64, qint64> recordOf(const QString& name, TierId tier) {
  QFile file(name);
  layout::TierHeader header{};
  if (!file.open(QFile::ReadOnly)) return {};
  for (qint64 offset = sizeof(layout::FileHeader);
       file.seek(offset) && file.read(reinterpret_cast<char*>(&header), sizeof header) == sizeof header;
       offset += static_cast<qint64>(header.recordBytes))
    if (header.tier == tier.value) return {offset, offset + static_cast<qint64>(header.recordBytes)};
  return {};
}

/// Writes a damaged solution. The file can be opened, and the value of the start position is intact. The values
/// of the moves cannot be read.
QString solvedWithABadBlock(const QTemporaryDir& folder) {
  test::solveInto(folder, "dodgem:4x4");
  const VariantPtr variant = test::variantOf("dodgem:4x4");
  const TierId after = variant->locate(variant->successors(variant->start()).front()).tier;
  const QString file = folder.filePath(QStringLiteral("dodgem-4x4.kotai"));
  if (after != variant->locate(variant->start()).tier) flip(file, recordOf(file, after).second - 1);
  return file;
}

}  // namespace

class RepairTest : public QObject {
  Q_OBJECT

  struct Program : test::ProgramIn {
    using ProgramIn::ProgramIn;
    /// Shows the page of the game and returns the row of the variant.
    VariantRow* row(const std::string& id) {
      test::child<WelcomePage>(window)->showGame(QString::fromStdString(id.substr(0, id.find(':'))));
      return test::child<WelcomePage>(window)->shownGame()->row(id);
    }
  };

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void fromTheCard() {
    const test::SolvedFolder folder;
    test::solveInto(folder, "dodgem:4x4");
    const QString file = folder.filePath(QStringLiteral("dodgem-4x4.kotai"));
    flip(file, recordOf(file, {7}).first + 50);  // damages a block table
    const QByteArray damaged = contents(file);
    Program program(folder);
    VariantRow* row = program.row("dodgem:4x4");
    QTRY_VERIFY_WITH_TIMEOUT(row->line().offer == VariantLine::Offer::Repair, test::patienceMs);
    QCOMPARE(contents(file), damaged);  // the file stays unchanged until the user requests the repair
    QVERIFY(row->solveButton()->isVisible());
    QCOMPARE(row->solveButton()->text(), QStringLiteral("Repair"));
    QTest::mouseClick(row->solveButton(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(row->line().solved, test::patienceMs);
    QVERIFY(!row->solveButton()->isVisible());
    checkSolution(folder.path().toStdString(), FileShape::of(*test::variantOf("dodgem:4x4")));
    QCOMPARE(contents(file + QStringLiteral(".damaged-1")), damaged);
    const auto& rows = test::child<JobsDock>(program.window)->rows();
    const bool told = std::any_of(rows.begin(), rows.end(), [](const JobRow* each) {
      return each->figures().contains(QStringLiteral("dodgem-4x4.kotai.damaged-1"));
    });
    QVERIFY(told);
  }

  void repairIsOfferedForUnreadableValues() {
    const test::SolvedFolder folder;
    const VariantPtr variant = test::variantOf("dodgem:4x4");
    const QString file = solvedWithABadBlock(folder);
    Program program(folder);
    VariantRow* row = program.row("dodgem:4x4");
    QTRY_VERIFY_WITH_TIMEOUT(row->line().solved, test::patienceMs);
    QTest::mouseClick(row->exploreButton(), Qt::LeftButton);
    MessageBar* messages = test::alternating(*program.window).boardPage()->messages();
    QTRY_VERIFY2(messages->text().contains(QStringLiteral("damaged")), qPrintable(messages->text()));
    QPushButton* header = test::alternating(*program.window).boardPage()->header()->solveButton();
    QTRY_VERIFY(header->isVisible());
    QCOMPARE(header->text(), QStringLiteral("Repair"));
    QTRY_VERIFY(!row->line().solved);  // the first page shows the damage, too
    auto* offer = messages->findChild<QPushButton*>();
    QVERIFY(offer->isVisible());
    QTest::mouseClick(offer, Qt::LeftButton);
    QTRY_VERIFY(!header->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(test::alternating(program.workspace).document()->valuesKnown(), test::patienceMs);
    QVERIFY(test::alternating(program.workspace).document()->valueFailure().isEmpty());
    checkSolution(folder.path().toStdString(), FileShape::of(*variant));
    QVERIFY2(messages->text().contains(QStringLiteral("dodgem-4x4.kotai.damaged-1")), qPrintable(messages->text()));
    QVERIFY(QFile::exists(file + QStringLiteral(".damaged-1")));
    QVERIFY(!header->isVisible());
  }

  /// A check, a list or a puzzle may find damage while another game is open. The board then reports this damage
  /// once when the damaged game is opened.
  void damageFoundInAnotherGameIsOffered() {
    const test::SolvedFolder folder;
    test::solveInto(folder, "dodgem:4x4");
    const VariantPtr variant = test::variantOf("dodgem:4x4");
    const QString file = folder.filePath(QStringLiteral("dodgem-4x4.kotai"));
    flip(file, recordOf(file, variant->locate(variant->start()).tier).second - 1);
    Program program(folder);
    program.workspace.openVariant("dodgem:3x3");
    JobManager& jobs = *program.workspace.jobs();
    const SolutionPtr solution = jobs.solution(variant);
    QVERIFY(solution);
    try {
      static_cast<void>(solution->value(variant->start()));
      QFAIL("the damage is not noticed");
    } catch (const SolutionError& error) {
      jobs.recordFailure(variant->id(), error);
    }
    MessageBar* messages = test::alternating(*program.window).boardPage()->messages();
    QVERIFY(!messages->text().contains(QStringLiteral("damaged")));
    program.workspace.openVariant(variant->id());
    QVERIFY2(messages->text().contains(QStringLiteral("damaged")), qPrintable(messages->text()));
    auto* offer = messages->findChild<QPushButton*>();
    QVERIFY(offer->isVisible());
    QTest::mouseClick(offer, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(test::alternating(program.workspace).document()->valuesKnown(), test::patienceMs);
    QVERIFY(QFile::exists(file + QStringLiteral(".damaged-1")));
    program.workspace.openVariant("dodgem:3x3");
    program.workspace.openVariant(variant->id());
    QVERIFY2(!messages->text().contains(QStringLiteral("damaged")), qPrintable(messages->text()));
  }

  /// A second repair would rename the intact file, so the offer disappears.
  void anOfferIsWithdrawnWhenTheRepairBeginsElsewhere() {
    const test::SolvedFolder folder;
    solvedWithABadBlock(folder);
    Program program(folder);
    program.settings.setOpponentSides(OpponentSides::None);
    program.workspace.openVariant("dodgem:4x4");
    const BoardPage* page = test::alternating(*program.window).boardPage();
    auto* offer = page->messages()->findChild<QPushButton*>();
    QTRY_VERIFY_WITH_TIMEOUT(offer->isVisible() && page->header()->solveButton()->isVisible(), test::patienceMs);
    QTest::mouseClick(page->header()->solveButton(), Qt::LeftButton);
    QVERIFY(!offer->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(test::alternating(program.workspace).document()->valuesKnown(), test::patienceMs);
    QVERIFY2(!page->messages()->text().contains(QStringLiteral("is damaged")), qPrintable(page->messages()->text()));
    QVERIFY(!offer->isVisible());
  }

  /// All offers of a repair disappear when the repair starts.
  void allOffersOfOneWorkGoOnceItIsBegun() {
    const test::SolvedFolder folder;
    JobManager jobs(folder.path().toStdString());
    MessageBar here;
    MessageBar there;
    WorkOffer offers(&jobs, nullptr);
    offers.showQueued(&here, "dodgem:3x3", QStringLiteral("first"), QStringLiteral("Repair"), [] {});
    offers.showQueued(&here, "dodgem:3x3", QStringLiteral("second"), QStringLiteral("Repair"), [] {});
    offers.show(&there, "dodgem:3x3", QStringLiteral("third"), QStringLiteral("Repair"), [] {});
    offers.showQueued(&there, "dodgem:4x4", QStringLiteral("of another game"), QStringLiteral("Repair"), [] {});
    jobs.start("dodgem:3x3");
    QCOMPARE(here.text(), QString());
    QCOMPARE(there.text(), QStringLiteral("of another game"));
  }

  /// The dock offers Repair instead of the tables.
  void fromTheTables() {
    const test::SolvedFolder folder;
    test::solveInto(folder, "dodgem:4x4");
    const QString file = folder.filePath(QStringLiteral("dodgem-4x4.kotai"));
    QVERIFY(QFile(file).resize(QFile(file).size() - 5));
    Program program(folder);
    program.settings.setOpponentSides(OpponentSides::None);
    program.workspace.openVariant("dodgem:4x4");
    TablesDock* tables = test::child<TablesDock>(*program.window);
    tables->raise();
    auto* empty = tables->findChild<EmptyState*>();
    QTRY_VERIFY(empty->button()->isVisible());
    QCOMPARE(empty->heading(), QStringLiteral("The tables could not be read"));
    QCOMPARE(empty->button()->text(), QStringLiteral("Repair"));
    QTest::mouseClick(empty->button(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(tables->isLoaded(), test::patienceMs);
    QVERIFY(QFile::exists(file + QStringLiteral(".damaged-1")));
  }

  /// The dock offers Repair instead of the results. The board offers Repair, too.
  void fromASearch() {
    const test::SolvedFolder folder;
    test::solveInto(folder, "dodgem:4x4");
    const QString file = folder.filePath(QStringLiteral("dodgem-4x4.kotai"));
    flip(file, recordOf(file, {7}).second - 1);
    Program program(folder);
    program.settings.setOpponentSides(OpponentSides::None);
    program.workspace.openVariant("dodgem:4x4");
    const BoardPage* page = test::alternating(*program.window).boardPage();
    QTRY_VERIFY_WITH_TIMEOUT(test::alternating(program.workspace).document()->valuesKnown(), test::patienceMs);
    PositionsDock* positions = test::child<PositionsDock>(*program.window);
    positions->show();
    positions->raise();
    positions->setSearching(true);
    QTRY_VERIFY(test::child<QueryRow>(positions)->edit()->isVisible());
    QTest::keyClicks(test::child<QueryRow>(positions)->edit(), QStringLiteral("outcome = loss"));
    QTest::keyClick(test::child<QueryRow>(positions)->edit(), Qt::Key_Return);
    const auto repair = [positions]() -> QPushButton* {
      for (QPushButton* button : positions->findChildren<QPushButton*>())
        if (button->isVisible() && button->text() == QLatin1String("Repair")) return button;
      return nullptr;
    };
    QTRY_VERIFY_WITH_TIMEOUT(repair(), test::patienceMs);
    QVERIFY2(page->messages()->text().contains(QStringLiteral("damaged")), qPrintable(page->messages()->text()));
    QVERIFY(page->messages()->findChild<QPushButton*>()->isVisible());
    QTRY_COMPARE(page->header()->solveButton()->text(), QStringLiteral("Repair"));
    QTest::mouseClick(repair(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(test::alternating(program.workspace).document()->wholeSolution(), test::patienceMs);
    QVERIFY(QFile::exists(file + QStringLiteral(".damaged-1")));
    QTRY_VERIFY(!repair());
    QTRY_VERIFY(positions->list()->model()->rowCount() > 0);  // the search runs again
  }

  void fromAFailedJob() {
    const test::SolvedFolder folder;
    test::solveInto(folder, "dodgem:3x3");
    const QString file = folder.filePath(QStringLiteral("dodgem-3x3.kotai"));
    QVERIFY(QFile(file).resize(QFile(file).size() - 5));
    JobManager jobs(folder.path().toStdString());
    JobsDock dock(&jobs);
    dock.resize(900, 300);
    dock.show();
    jobs.start("dodgem:3x3");
    QTRY_VERIFY(jobs.jobs().front().phase == JobState::Phase::Failed);
    QVERIFY(jobs.jobs().front().damaged);
    JobRow* row = dock.rows().front();
    QVERIFY2(!row->figures().contains(QStringLiteral("0 positions")), qPrintable(row->figures()));
    for (QPushButton* button : row->findChildren<QPushButton*>())
      if (button->isVisible() && button->text() == QLatin1String("Repair")) QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY(jobs.jobs().front().phase == JobState::Phase::Finished);
    QVERIFY(jobs.solution(test::variantOf("dodgem:3x3")));
    QVERIFY(QFile::exists(file + QStringLiteral(".damaged-1")));
  }

  void ofDomineeringBoards() {
    const test::SolvedFolder folder;
    const auto variant = *parseSimultaneousVariant("syncdom:4x4");
    domineering::SolveOptions options;
    options.directory = folder.path().toStdString();
    QVERIFY(domineering::solve(variant, options).finished);
    const QString file = folder.filePath(QStringLiteral("syncdom-4x4.kotai"));
    const QByteArray whole = contents(file);
    flip(file, recordOf(file, {6}).first + 50);
    Program program(folder);
    VariantRow* row = program.row("syncdom:4x4");
    QTRY_VERIFY_WITH_TIMEOUT(row->line().offer == VariantLine::Offer::Repair, test::patienceMs);
    QCOMPARE(row->solveButton()->text(), QStringLiteral("Repair"));
    // The solution can still be opened. The board needs the damaged tier only a few turns later.
    QVERIFY(QFile(file).resize(QFile(file).size() - 5));
    program.workspace.openVariant(variant->id());
    DomineeringPage* page = test::domineering(*program.window).boardPage();
    QTRY_VERIFY2(page->messages()->text().contains(QStringLiteral("missing")), qPrintable(page->messages()->text()));
    QTRY_COMPARE(page->header()->solveButton()->text(), QStringLiteral("Repair"));
    QTest::mouseClick(page->header()->solveButton(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(test::domineering(program.workspace).document()->solution() != nullptr, test::patienceMs);
    QCOMPARE(contents(file), whole);
    QVERIFY(QFile::exists(file + QStringLiteral(".damaged-1")));
    QTRY_VERIFY_WITH_TIMEOUT(row->line().solved, test::patienceMs);
  }

  void ofProvedOutcomes() {
    const test::SolvedFolder folder;
    const auto variant = *parseSimultaneousVariant("syncdom:6x6");
    domineering::ProofOptions options;
    options.directory = folder.path().toStdString();
    QVERIFY(domineering::prove(variant, options).finished);
    const QString file = folder.filePath(QStringLiteral("syncdom-6x6.outcome"));
    flip(file, QFile(file).size() - 2);
    const QByteArray damaged = contents(file);
    Program program(folder);
    VariantRow* row = program.row("syncdom:6x6");
    QTRY_VERIFY_WITH_TIMEOUT(row->line().offer == VariantLine::Offer::Repair, test::patienceMs);
    QCOMPARE(row->solveButton()->text(), QStringLiteral("Repair"));
    QTest::mouseClick(row->solveButton(), Qt::LeftButton);
    QTRY_VERIFY2_WITH_TIMEOUT(row->line().state.startsWith(QStringLiteral("Proved")), qPrintable(row->line().state),
                              test::patienceMs);
    QCOMPARE(contents(file + QStringLiteral(".damaged-1")), damaged);
  }

  /// The open window notices solutions that kotai-cli creates, or that the user copies into the folder.
  void solutionsOfOthersAreNoticed() {
    const test::SolvedFolder elsewhere;  // this folder's settings prevent automatic solves
    test::solveInto(elsewhere, "dodgem:4x4");
    const QTemporaryDir folder;
    Settings settings(elsewhere.filePath(QStringLiteral("settings.ini")));
    Workspace workspace(folder.path().toStdString(), &settings);
    WelcomePage page(workspace.jobs(), workspace.library());
    const KnownVariants& states = *page.states();
    connect(&workspace, &Workspace::filesChanged, &states, &KnownVariants::onFilesChanged);
    QTRY_VERIFY_WITH_TIMEOUT(states.isRead(), test::patienceMs);
    workspace.openVariant("dodgem:4x4");
    QVERIFY(!test::alternating(workspace).document()->solution() && !states.isSolved("dodgem:4x4"));
    QVERIFY(
        QFile::copy(elsewhere.filePath(QStringLiteral("dodgem-4x4.kotai")), folder.filePath(QStringLiteral("dodgem-4x4.kotai"))));
    QTRY_VERIFY_WITH_TIMEOUT(test::alternating(workspace).document()->valuesKnown(), test::patienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(states.isSolved("dodgem:4x4"), test::patienceMs);
    QVERIFY(QFile::remove(folder.filePath(QStringLiteral("dodgem-4x4.kotai"))));
    QTRY_VERIFY_WITH_TIMEOUT(!states.isSolved("dodgem:4x4"), test::patienceMs);
  }

  /// The data folder is a file. The window still opens and reports this fault.
  void unusableDataFoldersAreReported() {
    const test::SolvedFolder folder;
    const QString taken = folder.filePath(QStringLiteral("taken"));
    QFile file(taken);
    QVERIFY(file.open(QFile::WriteOnly));
    for (const QString& name : QStringList{taken, taken + QStringLiteral("/inside")}) {
      Settings settings(folder.filePath(QStringLiteral("settings.ini")));
      Workspace workspace(name.toStdString(), &settings);
      LanguageSwitch language;
      MainWindow window(&workspace, &language);
      window.resize(1300, 860);
      window.show();
      const QString told = test::child<WelcomePage>(window)->messages()->warnings();
      QVERIFY2(told.contains(taken) && told.contains(QStringLiteral("not a folder")), qPrintable(told));
      QVERIFY(test::child<WelcomePage>(window)->messages()->isVisible());
    }
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    Workspace fine(folder.filePath(QStringLiteral("not yet/there")).toStdString(), &settings);
    QCOMPARE(dataFolderProblem(fine.jobs()->dataDirectory()), QString());
  }

  void cancelledSolvesLeaveNoWordsBehind() {
    const test::SolvedFolder folder;
    Program program(folder);
    program.workspace.jobs()->setLimits({.threads = 1});
    const VariantPtr variant = test::variantOf("dodgem:5x5");
    program.workspace.openVariant(variant->id());
    const auto words = [&] {
      QStringList all;
      for (const QLabel* label : program.window->findChildren<QLabel*>())
        if (label->isVisible()) all << label->text();
      for (const ElidedLabel* label : program.window->findChildren<ElidedLabel*>())
        if (label->isVisible()) all << label->text();
      return all.join(QLatin1Char('\n'));
    };
    QPushButton* header = test::alternating(*program.window).boardPage()->header()->solveButton();
    QVERIFY(header->isVisible());
    program.workspace.jobs()->start(variant->id());
    QTRY_VERIFY(!header->isVisible());  // the repair is running
    QTRY_VERIFY(words().contains(QStringLiteral("being solved:")));
    const int id = program.workspace.jobs()->start(variant->id());
    QTRY_VERIFY(test::child<JobsDock>(program.window)->rows().front()->figures().contains(QStringLiteral("positions")));
    program.workspace.jobs()->cancel(id);
    QTRY_VERIFY(!program.workspace.jobs()->isRunning(variant->id()));
    QTRY_VERIFY2(!words().contains(QStringLiteral("being solved:")), qPrintable(words()));
    QTRY_VERIFY(header->isVisible());
  }
};

KOTAI_WINDOW_TEST(RepairTest)
#include "repair_test.moc"
