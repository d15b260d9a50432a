// Tests for the lessons about games with large solutions. The solutions confirm every claim.
#include <QTest>

#include "core/game/registry.h"
#include "core/lessons/exercises.h"
#include "core/simultaneous/registry.h"
#include "tests/runner/window_test_class.h"
#include "ui/lessons/lesson_words.h"

namespace kotai {

class LargeLessonsTest : public QObject {
  Q_OBJECT

 private slots:
  void lessonsKeepTheirPromises() {
    const std::filesystem::path folder = qEnvironmentVariable("KOTAI_TEST_SOLUTIONS").toStdString();
    if (folder.empty()) QSKIP("KOTAI_TEST_SOLUTIONS names no folder: run this test with ctest");
    int checked = 0;
    for (const Course& course : ui::ownCourses())
      for (const Lesson& lesson : course.lessons) {
        const auto variant = parseVariant(lesson.variant);
        if (!variant || !Solution::exists(folder, **variant)) continue;
        ++checked;
        QVERIFY2(problemsOf(puzzleMaker(Solution::open(folder, *variant)), lesson).empty(),
                 (course.id + ' ' + lesson.id).c_str());
      }
    QCOMPARE(checked, 13);
  }
};

}  // namespace kotai

KOTAI_WINDOW_TEST(kotai::LargeLessonsTest)
#include "large_lessons_test.moc"
