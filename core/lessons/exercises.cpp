#include "core/lessons/exercises.h"

#include <algorithm>
#include <utility>

#include "core/puzzles/make_puzzle.h"
#include "core/puzzles/puzzle_judge.h"
#include "core/query/parser.h"
#include "core/query/payoff_query.h"
#include "core/query/query_list.h"

namespace kotai {

namespace {

class LessonSource final : public PuzzleSource {
 public:
  LessonSource(SolutionPtr solution, Lesson lesson, std::uint64_t seed)
      : m_solution(std::move(solution)), m_lesson(std::move(lesson)), m_seed(seed) {}

  std::uint64_t candidates() const override { return 1 + m_lesson.drills.count; }

  std::optional<Puzzle> next(const std::stop_token& stop) override {
    const bool isTask = m_given == 0;
    if (m_given == candidates()) return std::nullopt;
    auto puzzle = isTask ? task() : drill(stop);
    if (puzzle) ++m_given;
    return puzzle;
  }

 private:
  std::optional<Puzzle> task() const {
    return puzzleAt(*m_solution, puzzleKindOfId(m_lesson.kind).value(),
                    m_solution->variant()->parsePosition(m_lesson.position).value());
  }

  std::optional<Puzzle> drill(const std::stop_token& stop) {
    const Variant& variant = *m_solution->variant();
    if (!m_drills) {
      auto list = std::make_shared<const query::QueryList>(
          m_solution, query::parseQuery(m_solution->variant(), m_lesson.drills.query).value(), query::Order::AsStored, stop);
      if (stop.stop_requested()) return std::nullopt;
      m_drills = puzzlesOfPositions(m_solution, numbered(std::move(list)), m_seed, puzzleKindOfId(m_lesson.drills.kind));
      m_task = variant.canonical(variant.parsePosition(m_lesson.position).value());
    }
    auto puzzle = m_drills->next(stop);
    if (puzzle && variant.canonical(puzzle->position) == m_task) puzzle = m_drills->next(stop);
    return puzzle;
  }

  SolutionPtr m_solution;
  Lesson m_lesson;
  std::uint64_t m_seed;
  std::unique_ptr<PuzzleSource> m_drills;  ///< null until the first drill
  AnyPosition m_task;                      ///< canonical
  std::size_t m_given = 0;
};

void checkAnswers(const Lesson& lesson, std::vector<std::string> right, std::vector<LessonProblem>& problems) {
  if (lesson.answers.empty()) return;
  std::vector<std::string> named = lesson.answers;
  std::ranges::sort(named);
  std::ranges::sort(right);
  if (named != right) problems.push_back({LessonProblem::Kind::Answers, std::move(right), 0});
}

/// After the task. Works for both kinds of exercises.
template <typename Exercises>
void countDrills(const Lesson& lesson, Exercises& exercises, std::vector<LessonProblem>& problems) {
  std::size_t found = 0;
  while (found < lesson.drills.count && exercises.next({})) ++found;
  if (found < lesson.drills.count) problems.push_back({LessonProblem::Kind::FewDrills, {}, found});
}

}  // namespace

std::unique_ptr<PuzzleSource> exercisesOf(SolutionPtr solution, Lesson lesson, std::uint64_t seed) {
  return std::make_unique<LessonSource>(std::move(solution), std::move(lesson), seed);
}

SecureExercises::SecureExercises(SimultaneousSolutionPtr solution, Lesson lesson, std::uint64_t seed)
    : m_solution(std::move(solution)), m_lesson(std::move(lesson)), m_random(seed) {}

std::optional<SecurePuzzle> SecureExercises::next(const std::stop_token& stop) {
  if (m_given == 1 + m_lesson.drills.count) return std::nullopt;
  std::optional<SecurePuzzle> puzzle;
  if (m_given == 0) {
    const AnyPosition position = m_solution->variant()->parsePosition(m_lesson.position).value();
    isNew(position);
    puzzle = securePuzzleAt(*m_solution, position, m_lesson.side);
  } else {
    puzzle = drill(stop);
  }
  if (puzzle) ++m_given;
  return puzzle;
}

bool SecureExercises::isNew(const AnyPosition& position) {
  return m_seen.insert(m_solution->variant()->canonical(position).position).second;
}

std::optional<SecurePuzzle> SecureExercises::drill(const std::stop_token& stop) {
  if (!m_list) {
    const SimultaneousVariantPtr& variant = m_solution->variant();
    SimultaneousFilter filter;
    filter.where = query::testOf(variant, query::parsePayoffQuery(*variant, m_lesson.drills.query).value());
    m_list.emplace(m_solution, std::move(filter), stop);
  }
  if (m_list->count() == 0) return std::nullopt;
  for (int fruitless = 0; fruitless < mostFruitless && !stop.stop_requested(); ++fruitless) {
    const auto page = m_list->page(m_random.below(m_list->count()), 1, stop);
    if (page.empty() || !isNew(page.front().position)) continue;
    const Side first = m_random.below(2) == 0 ? Side::First : Side::Second;
    for (const Side side : {first, other(first)})
      if (auto puzzle = securePuzzleAt(*m_solution, page.front().position, side)) return puzzle;
  }
  return std::nullopt;
}

std::vector<LessonProblem> problemsOf(const SolutionPtr& solution, const Lesson& lesson) {
  std::vector<LessonProblem> problems;
  const auto exercises = exercisesOf(solution, lesson, 1);
  const auto task = exercises->next();
  if (!task) return {LessonProblem{}};
  std::vector<std::string> right;
  for (const MoveValue& move : PuzzleJudge(solution, *task).rightMoves()) right.push_back(move.text);
  checkAnswers(lesson, std::move(right), problems);
  countDrills(lesson, *exercises, problems);
  return problems;
}

std::vector<LessonProblem> problemsOf(const SimultaneousSolutionPtr& solution, const Lesson& lesson) {
  std::vector<LessonProblem> problems;
  SecureExercises exercises(solution, lesson, 1);
  const auto task = exercises.next();
  if (!task) return {LessonProblem{}};
  checkAnswers(lesson, {solution->variant()->formatMove(task->side, task->solution)}, problems);
  countDrills(lesson, exercises, problems);
  return problems;
}

}  // namespace kotai
