// Tests for the first start. Small variants are solved automatically. Other tests of the window reuse the
// solution files.
#include <QTest>
#include <algorithm>
#include <array>

#include "core/catalogue/catalogue.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/shown_program.h"
#include "tests/ui/solved_folder.h"
#include "ui/shell/welcome_page.h"

using namespace kotai;

class SmallSolutionsTest : public QObject {
  Q_OBJECT

 private slots:
  void firstStartSolvesSmallBoards();
};

void SmallSolutionsTest::firstStartSolvesSmallBoards() {
  namespace fs = std::filesystem;
  fs::remove_all(test::smallSolutions());
  const test::ShownProgram program;
  const auto* variants = program.window->findChild<ui::KnownVariants*>();
  // A finished job counts as a solved variant only after the program has read its file.
  constexpr std::array small{"dodgem:3x3", "dodgem:4x4", "quoridor:5x5,fences=1", "syncdom:6x4"};
  const auto areSolved = [&] { return std::ranges::all_of(small, [&](const char* id) { return variants->isSolved(id); }); };
  QTRY_VERIFY_WITH_TIMEOUT(variants->isRead() && variants->runningCount() == 0 && areSolved() && variants->solvedCount() >= 10,
                           60000);
  for (const char* id : {"dodgem:5x5", "animalshogi", "gobblet"}) QVERIFY2(!variants->isSolved(id), id);
  if (test::smallSolutions().empty()) return;
  fs::create_directories(test::smallSolutions());
  for (const fs::directory_entry& file : fs::directory_iterator(program.folder.path().toStdString()))
    if (file.path().extension() == ".kotai") fs::copy(file, test::smallSolutions());
  Catalogue(test::smallSolutions()).refresh();
}

KOTAI_WINDOW_TEST(SmallSolutionsTest)
#include "small_solutions_test.moc"
