// Tests for files of lessons: the contents, the location and message of every fault, and problems that only a
// solution reveals.
#include "core/lessons/lesson_file.h"

#include <QTest>

#include "core/lessons/exercises.h"
#include "core/query/faults.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

namespace kotai {

/// A lesson in which blue's only immediate win is to leave the board.
constexpr const char* goodLesson =
    "kotai-lessons 1\n"
    "# A remark.\n"
    "course: mine\n"
    "title: My course\n"
    "title de: Mein Kurs\n"
    "\n"
    "lesson: first\n"
    "title: Off\n"
    "text: One line\n"
    "  and another.\n"
    "text ja: 一行目。\n"
    "  二行目。\n"
    "variant: dodgem:3x3\n"
    "board: 1^1/>2/3 ^\n"
    "task: mate\n"
    "answer: b3off\n"
    "drills: 3 mate where outcome = win and distance = 2\n";

static std::string replaced(const std::string& from, const std::string& to) {
  std::string text = goodLesson;
  const std::size_t place = text.find(from);
  return place == text.npos ? std::string() : text.replace(place, from.size(), to);
}

class LessonFileTest : public QObject {
  Q_OBJECT

 private slots:
  /// A lesson may name kinds of mistakes. The first lesson about a kind is the one that a mistake leads to.
  void mistakesLeadToLessons() {
    const auto course = readCourse(replaced("task: mate\n", "task: mate\nmistakes: Lost race , Blocked car,\n"));
    QVERIFY(course);
    QCOMPARE(course->lessons.front().mistakes, (std::vector<std::string>{"Lost race", "Blocked car"}));
    QCOMPARE(lessonAbout(*course, "Blocked car"), &course->lessons.front());
    QVERIFY(!lessonAbout(*course, "Fork"));
  }

  void aFileIsRead() {
    const auto course = readCourse(goodLesson);
    QVERIFY(course.has_value());
    QCOMPARE(course->id, std::string("mine"));
    QCOMPARE(std::string(course->title.in("de")), std::string("Mein Kurs"));
    QCOMPARE(std::string(course->title.in("ja")), std::string("My course"));  // not translated
    QCOMPARE(course->lessons.size(), std::size_t(1));
    const Lesson& lesson = course->lessons.front();
    QCOMPARE(std::string(lesson.text.in("en")), std::string("One line and another."));
    QCOMPARE(std::string(lesson.text.in("ja")), std::string("一行目。二行目。"));  // without a space between the sentences
    QCOMPARE(lesson.line, std::size_t(7));
    QCOMPARE(lesson.kind, std::string("mate"));
    QVERIFY(lesson.answers == std::vector<std::string>{"b3off"});
    QCOMPARE(lesson.drills.count, std::size_t(3));
    QCOMPARE(lesson.drills.query, std::string("outcome = win and distance = 2"));
  }

  void everyFaultHasItsLine_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<const void*>("words");  // null: the game reports the fault
    const auto add = [](const char* name, const std::string& text, int line, const OwnText* words) {
      QTest::newRow(name) << QString::fromStdString(text) << line << static_cast<const void*>(words);
    };
    namespace faults = lesson_fault;
    add("empty", "", 1, &faults::notLessons);
    add("a game", "kotai-game 1\n", 1, &faults::notLessons);
    add("newer", "kotai-lessons 2\n", 1, &faults::newer);
    add("too large", std::string(maxLessonBytes + 1, 'x'), 1, &faults::tooLarge);
    add("no colon", replaced("title: Off", "title Off"), 8, &faults::noColon);
    add("unknown word", replaced("board:", "position:"), 14, &faults::unknownWord);
    add("outside a lesson", replaced("# A remark.", "board: 1"), 2, &faults::unknownWord);
    add("twice", replaced("answer: b3off", "task: mate"), 16, &faults::repeated);
    add("a text twice", replaced("text ja:", "text en:"), 11, &faults::repeated);
    add("no board", replaced("board: 1^1/>2/3 ^\n", ""), 7, &faults::missing);
    add("no course", replaced("course: mine\n", ""), 1, &faults::missing);
    add("no lesson", "kotai-lessons 1\ncourse: a\ntitle: b\n", 1, &faults::missing);
    add("bad name", replaced("lesson: first", "lesson: The first"), 7, &faults::badName);
    add("unknown task", replaced("task: mate", "task: win"), 15, &faults::unknownTask);
    add("no such drills", replaced("drills: 3 mate", "drills: mate"), 17, &faults::badDrills);
    add("too many drills", replaced("drills: 3", "drills: 101"), 17, &faults::badDrills);
    add("unknown variant", replaced("dodgem:3x3", "chess"), 13, nullptr);
    add("bad board", replaced("1^1/>2/3 ^", "1^1/>2 ^"), 14, nullptr);
    add("illegal move", replaced("answer: b3off", "answer: b3b2"), 16, nullptr);
    add("bad query", replaced("distance = 2", "distanse = 2"), 17, &query::fault::unknownWord);
  }
  void everyFaultHasItsLine() {
    QFETCH(QString, text);
    QFETCH(int, line);
    QFETCH(const void*, words);
    const auto course = readCourse(text.toStdString());
    QVERIFY(!course.has_value());
    QCOMPARE(static_cast<int>(course.error().line), line);
    QCOMPARE(static_cast<const void*>(course.error().error.own), words);
    QCOMPARE(course.error().part == LessonFault::Part::Game, words == nullptr);
  }

  /// The task comes first, and no drill repeats the task or another drill. The seed determines the drills.
  void exercisesAreTheTaskAndDrills() {
    const Lesson lesson = readCourse(goodLesson)->lessons.front();
    std::set<std::vector<std::string>> sets;
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
      const auto exercises = exercisesOf(puzzleMaker(m_solution), lesson, seed);
      std::vector<std::string> positions;
      while (const auto puzzle = exercises->next()) {
        positions.push_back(m_solution->variant()->formatPosition(puzzle->position));
        QVERIFY(puzzle->kind == PuzzleKind::Mate);
        QVERIFY(puzzle->value == Value::win(2));
      }
      QCOMPARE(positions.size(), std::size_t(4));
      QCOMPARE(positions.front(), lesson.position);
      QCOMPARE(std::set<std::string>(positions.begin(), positions.end()).size(), std::size_t(4));
      sets.insert(positions);
    }
    QVERIFY(sets.size() > 1);
  }

  void wrongExercisesAreFoundBySolving() {
    QVERIFY(problemsOf(puzzleMaker(m_solution), readCourse(goodLesson)->lessons.front()).empty());
    const auto problem = [this](const std::string& text) {
      const auto problems = problemsOf(puzzleMaker(m_solution), readCourse(text)->lessons.front());
      return problems.size() == 1 ? problems.front() : LessonProblem{};
    };
    const LessonProblem answers = problem(replaced("answer: b3off", "answer: b3a3 b3off"));
    QVERIFY(answers.kind == LessonProblem::Kind::Answers);
    QVERIFY(answers.texts == std::vector<std::string>{"b3off"});
    const LessonProblem drills = problem(replaced("distance = 2", "distance = 3"));  // wins take an even number of plies
    QVERIFY(drills.kind == LessonProblem::Kind::FewDrills);
    QCOMPARE(drills.found, std::size_t(0));
    QVERIFY(problem(replaced("task: mate", "task: hold-draw")).kind == LessonProblem::Kind::NoTask);
  }

 private:
  test::DataFolder m_folder;
  SolutionPtr m_solution = m_folder.solve(test::dodgem(3));
};

}  // namespace kotai

KOTAI_TEST(kotai::LessonFileTest)
#include "lesson_file_test.moc"
