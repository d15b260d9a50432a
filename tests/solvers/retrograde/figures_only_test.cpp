// Tests for solves that keep no values. Such solves produce the same figures as a solution, store no values and
// use little disk space. A stop, a kill or damage does not harm them.
#include <QTest>

#include "core/analysis/aggregate.h"
#include "core/analysis/figures_checksum.h"
#include "core/analysis/table_rows.h"
#include "core/base/errors.h"
#include "core/catalogue/catalogue.h"
#include "core/data/stored_files.h"
#include "core/tables/solution_check.h"
#include "solvers/files/leftovers.h"
#include "solvers/retrograde/solve.h"
#include "tests/core/test_solutions.h"
#include "tests/file_bytes.h"
#include "tests/runner/test_class.h"

using namespace kotai;
namespace fs = std::filesystem;

namespace {

retrograde::SolveOptions optionsIn(const test::DataFolder& folder) {
  retrograde::SolveOptions options;
  options.directory = folder.path();
  options.threads = 1;
  options.figuresOnly = true;
  return options;
}

/// Runs a solve that stops after its first tier.
retrograde::SolveReport runOneTier(const VariantPtr& variant, retrograde::SolveOptions options) {
  std::stop_source stop;
  options.progress = [&stop](const retrograde::SolveProgress& progress) {
    if (progress.tiersDone > 0) stop.request_stop();
  };
  return retrograde::solve(variant, options, stop.get_token());
}

std::vector<fs::path> filesIn(const fs::path& directory) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(directory)) files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

std::vector<fs::path> layerFilesIn(const fs::path& directory) {
  std::vector<fs::path> files = filesIn(directory);
  std::erase_if(files, [](const fs::path& file) { return file.string().find(".layer-") == std::string::npos; });
  return files;
}

/// Compares the figures of a finished solve with the figures of a solution made in another folder.
void compareFigures(const test::DataFolder& folder, const VariantPtr& variant) {
  const test::DataFolder other;
  const SolutionPtr whole = other.solve(variant);
  const SolutionPtr figures = Solution::openFigures(folder.path(), variant);
  QVERIFY(!figures->hasValues() && whole->hasValues());
  QCOMPARE(figures->positions(), whole->positions());
  QVERIFY(figures->value(variant->start()) == whole->value(variant->start()));
  QVERIFY(figures->statistics() == whole->statistics());
  QCOMPARE(figuresChecksum(totals(*figures)), figuresChecksum(totals(*whole)));
  for (const std::string& key : tableKeys(*variant))
    QCOMPARE(tableRows(*figures, key, Counting::True).csv(), tableRows(*whole, key, Counting::True).csv());
}

std::optional<SolutionFault> faultOf(const std::function<void()>& asked) {
  try {
    asked();
  } catch (const SolutionError& error) {
    return error.fault();
  }
  return std::nullopt;
}

}  // namespace

class FiguresOnlyTest : public QObject {
  Q_OBJECT

 private slots:
  void sameFigures_data();
  void sameFigures();
  void valuesAreRefused();
  void goesOnTierByTier();
  void missingValuesBeginAnew_data();
  void missingValuesBeginAnew();
  void whatIsLeftOver();
  void whatIsListed();
  void aSolutionTakesItsPlace();
  void notForVariantsInOnePiece();
};

void FiguresOnlyTest::sameFigures_data() {
  QTest::addColumn<QString>("id");
  for (const char* const id : {"dodgem:3x3", "dodgem:4x4", "quoridor:4x4,fences=1", "quoridor:3x5,fences=3"})
    QTest::newRow(id) << QString::fromLatin1(id);
}

void FiguresOnlyTest::sameFigures() {
  QFETCH(QString, id);
  const VariantPtr variant = test::variant(id.toStdString());
  const test::DataFolder folder;
  retrograde::SolveOptions options = optionsIn(folder);
  options.threads = 2;
  const auto report = retrograde::solve(variant, options);
  QVERIFY(report.finished && !report.discardedOldWork);
  QCOMPARE(report.positionsSolved, variant->tierGraph().totalPositions());
  QCOMPARE(filesIn(folder.path()), std::vector{folder.path() / FileShape::figuresOf(*variant).fileName()});
  compareFigures(folder, variant);
  QCOMPARE(retrograde::solve(variant, options).tiersResumed, variant->tierGraph().tierCount());  // all are done
}

void FiguresOnlyTest::valuesAreRefused() {
  const VariantPtr variant = test::dodgem(3);
  const test::DataFolder folder;
  QVERIFY(faultOf([&] { Solution::open(folder.path(), variant); }) == SolutionFault::NotFound);
  QVERIFY(faultOf([&] { Solution::openFigures(folder.path(), variant); }) == SolutionFault::NotFound);
  retrograde::solve(variant, optionsIn(folder));
  QVERIFY(!Solution::exists(folder.path(), *variant) && Solution::figuresExist(folder.path(), *variant));
  QVERIFY(faultOf([&] { Solution::open(folder.path(), variant); }) == SolutionFault::OnlyFigures);
  const SolutionPtr figures = Solution::openFigures(folder.path(), variant);
  const AnyPosition other = variant->successors(variant->start()).front();
  const Location place = variant->locate(variant->start());
  QVERIFY(faultOf([&] { figures->value(other); }) == SolutionFault::OnlyFigures);
  QVERIFY(faultOf([&] { figures->valueAt(place); }) == SolutionFault::OnlyFigures);
  QVERIFY(faultOf([&] { figures->partValues(place.tier, 0); }) == SolutionFault::OnlyFigures);
  // A file of figures is not a solution, even if it has the file name of a solution.
  const fs::path file = figures->file();
  fs::copy_file(file, folder.path() / Solution::fileName(*variant));
  QVERIFY(faultOf([&] { Solution::open(folder.path(), variant); }) == SolutionFault::NotASolution);
}

void FiguresOnlyTest::goesOnTierByTier() {
  const VariantPtr variant = test::dodgem(3);
  const test::DataFolder folder;
  std::uint64_t runs = 0;
  std::uint64_t reloads = 0;
  for (bool finished = false; !finished; ++runs) {
    const auto report = runOneTier(variant, optionsIn(folder));
    QVERIFY(!report.discardedOldWork && report.tiersResumed >= runs);
    QVERIFY(layerFilesIn(folder.path()).size() <= static_cast<std::size_t>(variant->tierGraph().childLayerReach()) + 1);
    reloads += report.cache.reloads;
    finished = report.finished;
  }
  QVERIFY(runs > 10 && reloads > 10);  // some tables were read back from the layers
  QCOMPARE(filesIn(folder.path()).size(), std::size_t{1});
  compareFigures(folder, variant);
}

void FiguresOnlyTest::missingValuesBeginAnew_data() {
  QTest::addColumn<bool>("removed");
  QTest::newRow("removed") << true;
  QTest::newRow("damaged") << false;
}

/// If the values of a layer are missing, the solve starts from the beginning. Figures do not contain values,
/// and the layers above cannot be solved without values.
void FiguresOnlyTest::missingValuesBeginAnew() {
  QFETCH(bool, removed);
  const VariantPtr variant = test::dodgem(3);
  const test::DataFolder folder;
  while (layerFilesIn(folder.path()).size() < 2) QVERIFY(!runOneTier(variant, optionsIn(folder)).finished);
  for (const fs::path& file : layerFilesIn(folder.path())) {
    if (removed) {
      fs::remove(file);
      continue;
    }
    QByteArray bytes = test::bytesOf(QString::fromStdString(file.string()));
    bytes[bytes.size() - 1] = static_cast<char>(bytes[bytes.size() - 1] ^ 1);
    test::put(QString::fromStdString(file.string()), bytes);
  }
  const auto report = retrograde::solve(variant, optionsIn(folder));
  QVERIFY(report.finished && report.discardedOldWork);
  QCOMPARE(report.tiersResumed, std::uint64_t{0});
  compareFigures(folder, variant);
}

void FiguresOnlyTest::whatIsLeftOver() {
  const VariantPtr variant = test::dodgem(3);
  const test::DataFolder folder;
  runOneTier(variant, optionsIn(folder));
  const auto left = findLeftovers(folder.path());
  QCOMPARE(left.size(), std::size_t{1});
  QVERIFY(left.front().kind == Leftover::Kind::FiguresSolve && !left.front().needless && !left.front().inUse);
  QCOMPARE(left.front().variantId(), variant->id());
  QCOMPARE(left.front().tiersDone, std::uint64_t{1});
  QVERIFY(removeLeftover(left.front()) > 0);
  QVERIFY(filesIn(folder.path()).empty());
}

void FiguresOnlyTest::whatIsListed() {
  const VariantPtr variant = test::dodgem(3);
  const test::DataFolder folder;
  retrograde::solve(variant, optionsIn(folder));
  Catalogue catalogue(folder.path());
  catalogue.refresh();
  const auto entry = catalogue.entry(variant->id());
  QVERIFY(entry && entry->figuresOnly);
  QVERIFY(entry->start == Solution::openFigures(folder.path(), variant)->value(variant->start()));
  auto stored = storedFiles(folder.path());
  QCOMPARE(stored.size(), std::size_t{1});
  QVERIFY(stored.front().figuresOnly && stored.front().variantId() == variant->id());
  QVERIFY(!kotai::faultOf(stored.front(), everyByte));
  const QString file = QString::fromStdString(stored.front().file.string());
  QByteArray bytes = test::bytesOf(file);
  bytes[200] = static_cast<char>(bytes[200] ^ 1);
  test::put(file, bytes);
  QVERIFY(kotai::faultOf(stored.front(), everyByte));
}

void FiguresOnlyTest::aSolutionTakesItsPlace() {
  const VariantPtr variant = test::dodgem(3);
  const test::DataFolder folder;
  retrograde::solve(variant, optionsIn(folder));
  QVERIFY(folder.solve(variant)->hasValues());
  QCOMPARE(filesIn(folder.path()), std::vector{folder.path() / Solution::fileName(*variant)});
  QVERIFY(Solution::openFigures(folder.path(), variant)->hasValues());
  QVERIFY(retrograde::solve(variant, optionsIn(folder)).finished);  // there is nothing left to do
  QVERIFY(!Solution::figuresExist(folder.path(), *variant));
}

void FiguresOnlyTest::notForVariantsInOnePiece() {
  QVERIFY(retrograde::supportsFiguresOnly(*test::dodgem(6)));
  QVERIFY(!retrograde::supportsFiguresOnly(*test::variant("gobblet")));
  QVERIFY(!retrograde::supportsFiguresOnly(*test::variant("animalshogi")));
}

KOTAI_TEST(FiguresOnlyTest)
#include "figures_only_test.moc"
