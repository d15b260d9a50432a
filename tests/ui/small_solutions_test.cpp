// Tests of the first start: small variants are solved without a question. Other tests of the window start with these files.
#include <QTest>
#include <algorithm>

#include "core/catalogue/catalogue.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/shown_program.h"
#include "tests/ui/solved_folder.h"
#include "ui/jobs/job_manager.h"
#include "ui/shell/known_variants.h"

using namespace kotai;

class SmallSolutionsTest : public QObject {
  Q_OBJECT

 private slots:
  void firstStartSolvesWhatIsSmall();
};

void SmallSolutionsTest::firstStartSolvesWhatIsSmall() {
  namespace fs = std::filesystem;
  fs::remove_all(test::smallSolutions());
  test::ShownProgram program;
  const auto* variants = program.window->findChild<ui::KnownVariants*>();
  // A finished job is known as a solved variant only after its file has been read.
  const auto allSolved = [&] {
    return std::ranges::all_of(program.workspace.jobs()->jobs(),
                               [&](const ui::JobState& job) { return variants->isSolved(job.variantId()); });
  };
  QTRY_VERIFY_WITH_TIMEOUT(variants->isRead() && allSolved() && variants->solvedCount() >= 10, 60000);
  for (const char* id : {"dodgem:3x3", "dodgem:4x4", "quoridor:5x5,fences=1", "syncdom:6x4"})
    QVERIFY2(variants->isSolved(id), id);
  for (const char* id : {"dodgem:5x5", "animalshogi", "gobblet"}) QVERIFY2(!variants->isSolved(id), id);
  if (test::smallSolutions().empty()) return;
  fs::create_directories(test::smallSolutions());
  for (const fs::directory_entry& file : fs::directory_iterator(program.folder.path().toStdString()))
    if (file.path().extension() == ".kotai") fs::copy(file, test::smallSolutions());
  Catalogue(test::smallSolutions()).refresh();
}

KOTAI_WINDOW_TEST(SmallSolutionsTest)
#include "small_solutions_test.moc"
