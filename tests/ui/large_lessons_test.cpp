// Tests for the lessons about games with large solutions. The solutions confirm every claim.
#include <QTest>
#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "core/game/registry.h"
#include "core/lessons/exercises.h"
#include "core/simultaneous/registry.h"
#include "tests/runner/window_test_class.h"
#include "ui/board/board_moves.h"
#include "ui/strings/lesson_strings.h"

namespace kotai {

class LargeLessonsTest : public QObject {
  Q_OBJECT

  /// Returns the maker of a variant, or null without a solution. Makers keep the lists of drills, which take seconds to find.
  PuzzleMakerPtr makerOf(const std::filesystem::path& folder, const VariantPtr& variant) {
    PuzzleMakerPtr& maker = m_makers[variant->id()];
    if (!maker && Solution::exists(folder, *variant)) maker = puzzleMaker(Solution::open(folder, variant));
    return maker;
  }

  /// Returns whether a chick becomes a hen.
  static bool promotes(const Variant& variant, const Puzzle& drill) {
    const Transition made = variant.transition(drill.position, drill.solution.front());
    return std::ranges::any_of(made.steps,
                               [](const Transition::Step& step) { return step.piece.kind == 2 && step.kindAfter == 3; });
  }

  std::map<std::string, PuzzleMakerPtr> m_makers;

 private slots:
  void lessonsKeepTheirPromises() {
    const std::filesystem::path folder = qEnvironmentVariable("KOTAI_TEST_SOLUTIONS").toStdString();
    if (folder.empty()) QSKIP("KOTAI_TEST_SOLUTIONS names no folder: run this test with ctest");
    int checked = 0;
    for (const Course& course : ui::ownCourses())
      for (const Lesson& lesson : course.lessons) {
        const auto variant = parseVariant(lesson.variant);
        const PuzzleMakerPtr maker = variant ? makerOf(folder, *variant) : nullptr;
        if (!maker) continue;
        ++checked;
        QVERIFY2(problemsOf(maker, lesson).empty(), (course.id + ' ' + lesson.id).c_str());
      }
    QCOMPARE(checked, 15);
  }

  /// The drills need only what the lesson and the lessons before it have explained. Each row tests the drills with the plain
  /// rules.
  void drillsAreAboutTheirLesson_data() {
    using Check = std::function<bool(const Variant&, const Puzzle&)>;
    QTest::addColumn<std::string>("game");
    QTest::addColumn<std::string>("lesson");
    QTest::addColumn<Check>("check");
    const Check withoutHens = [](const Variant& variant, const Puzzle& drill) {
      const std::string text = variant.formatPosition(drill.position);
      return text.find('+') == text.npos && text.ends_with(" -");  // nothing is in hand
    };
    QTest::newRow("no hen and no drop yet") << std::string("animalshogi") << std::string("the-try") << withoutHens;
    const Check inCheck = [](const Variant& variant, const Puzzle& drill) {
      return std::ranges::any_of(ui::threatsAgainstMover(variant, drill.position), &ui::DecisiveMove::takes);
    };
    QTest::newRow("the lion is in danger") << std::string("animalshogi") << std::string("take-the-attacker") << inCheck;
    const auto captures = [](const Variant& variant, const Puzzle& drill, bool isRecaptured) {
      const MoveSquares made = variant.moveSquares(drill.position, drill.solution.front());
      const auto isAt = [&](const PieceOnBoard& piece) { return piece.square == made.to; };
      const AnyPosition after = variant.play(drill.position, drill.solution.front());
      const auto recaptures = [&](AnyMove reply) { return variant.moveSquares(after, reply).to == made.to; };
      return std::ranges::any_of(variant.pieces(drill.position), isAt) &&
             std::ranges::any_of(variant.legalMoves(after), recaptures) == isRecaptured;
    };
    const Check isFree = [captures](const Variant& variant, const Puzzle& drill) { return captures(variant, drill, false); };
    QTest::newRow("nothing recaptures") << std::string("animalshogi") << std::string("for-nothing") << isFree;
    const Check isExchange = [captures](const Variant& variant, const Puzzle& drill) { return captures(variant, drill, true); };
    QTest::newRow("something recaptures") << std::string("animalshogi") << std::string("count-first") << isExchange;
    const Check isAboutHens = [](const Variant& variant, const Puzzle& drill) {
      const std::string text = variant.formatPosition(drill.position);
      return (promotes(variant, drill) || text.substr(0, text.find(' ')).find("+C") != text.npos) && text.ends_with(" -");
    };
    QTest::newRow("a hen, old or new") << std::string("animalshogi") << std::string("the-chick-grows-up") << isAboutHens;
    const Check completes = [](const Variant& variant, const Puzzle& drill) {
      const AnyPosition after = variant.play(drill.position, drill.solution.front());
      return variant.finishedValue(after) == Value::loss(0) && variant.pieces(drill.position).size() == 4;
    };
    QTest::newRow("a row is completed") << std::string("gobblet") << std::string("three-in-a-row") << completes;
    const Check covers = [](const Variant& variant, const Puzzle& drill) {
      const MoveSquares made = variant.moveSquares(drill.position, drill.solution.front());
      return std::ranges::any_of(variant.pieces(drill.position),
                                 [&](const PieceOnBoard& piece) { return piece.square == made.to; });
    };
    QTest::newRow("a piece is covered") << std::string("gobblet") << std::string("gobble") << covers;
  }
  void drillsAreAboutTheirLesson() {
    QFETCH(std::string, game);
    QFETCH(std::string, lesson);
    using Check = std::function<bool(const Variant&, const Puzzle&)>;
    QFETCH(Check, check);
    const std::filesystem::path folder = qEnvironmentVariable("KOTAI_TEST_SOLUTIONS").toStdString();
    const VariantPtr variant = parseVariant(game).value();
    const PuzzleMakerPtr maker = folder.empty() ? nullptr : makerOf(folder, variant);
    if (!maker) QSKIP("KOTAI_TEST_SOLUTIONS has no solution of this game");
    const auto course = std::ranges::find(ui::ownCourses(), game, &Course::id);
    const Lesson& drilled = *std::ranges::find(course->lessons, lesson, &Lesson::id);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const auto exercises = exercisesOf(maker, drilled, seed);
      exercises->next();  // the task of the lesson
      std::size_t drills = 0;
      while (const auto drill = exercises->next()) {
        ++drills;
        QVERIFY2(check(*variant, *drill), variant->formatPosition(drill->position).c_str());
      }
      QCOMPARE(drills, drilled.drills.count);
    }
  }

  /// The first lessons with drills ask for more than one sort of answer.
  void answersOfADrillDiffer() {
    const std::filesystem::path folder = qEnvironmentVariable("KOTAI_TEST_SOLUTIONS").toStdString();
    const VariantPtr variant = parseVariant("animalshogi").value();
    const PuzzleMakerPtr maker = folder.empty() ? nullptr : makerOf(folder, variant);
    if (!maker) QSKIP("KOTAI_TEST_SOLUTIONS has no solution of this game");
    const auto course = std::ranges::find(ui::ownCourses(), "animalshogi", &Course::id);
    const auto sortsOf = [&](const char* lesson, const std::function<int(const Puzzle&)>& sortOf) {
      std::set<int> sorts;
      for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const auto exercises = exercisesOf(maker, *std::ranges::find(course->lessons, lesson, &Lesson::id), seed);
        exercises->next();  // the task of the lesson
        while (const auto drill = exercises->next()) sorts.insert(sortOf(*drill));
      }
      return sorts;
    };
    // Two steps to the far row, a step onto the far row, or a capture there.
    const auto steps = [&](const Puzzle& drill) {
      const Square to = variant->moveSquares(drill.position, drill.solution.front()).to;
      const auto isThere = [to](const PieceOnBoard& piece) { return piece.square == to; };
      return drill.solution.size() > 1 ? 2 : std::ranges::any_of(variant->pieces(drill.position), isThere) ? 1 : 0;
    };
    QCOMPARE(sortsOf("the-try", steps).size(), std::size_t{3});
    QCOMPARE(sortsOf("the-chick-grows-up", [&](const Puzzle& drill) { return promotes(*variant, drill); }).size(),
             std::size_t{2});
  }
};

}  // namespace kotai

KOTAI_WINDOW_TEST(kotai::LargeLessonsTest)
#include "large_lessons_test.moc"
