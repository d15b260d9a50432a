#include "core/lessons/exercises.h"

#include <algorithm>
#include <optional>
#include <set>
#include <stop_token>
#include <unordered_set>
#include <utility>

namespace kotai {

constexpr std::size_t maxWaitingDrills = 30;  ///< maximum number of drills that wait because an earlier exercise has their answer

class LessonSource final : public PuzzleSource {
 public:
  LessonSource(PuzzleMakerPtr maker, Lesson lesson, std::uint64_t seed)
      : m_maker(std::move(maker)), m_lesson(std::move(lesson)), m_seed(seed) {}

  std::uint64_t candidates() const override { return 1 + m_lesson.drills.count; }

  std::optional<Puzzle> next(const std::stop_token& stop) override {
    if (m_given == candidates()) return std::nullopt;
    auto puzzle = m_given == 0 ? task() : drill(stop);
    if (!puzzle) return std::nullopt;
    ++m_given;
    m_previous = answerTo(*puzzle);
    m_answers.insert(m_previous);
    return puzzle;
  }

 private:
  std::optional<Puzzle> task() {
    const AnyPosition position = m_maker->parsePosition(m_lesson.position).value();
    m_seen.insert(m_maker->canonical(position));
    return m_maker->at(position, m_lesson.kind, m_lesson.side == Side::First ? 1 : 2);
  }

  std::optional<Puzzle> drill(const std::stop_token& stop) {
    if (!m_drills) {
      NumberedPositions positions = m_maker->matches(m_lesson.drills.query, stop);
      if (stop.stop_requested()) return std::nullopt;
      m_drills = m_maker->ofPositions(std::move(positions), m_seed, puzzleKindOfId(m_lesson.drills.kind));
    }
    while (m_waiting.size() < maxWaitingDrills) {
      auto puzzle = nextNew(stop);
      if (stop.stop_requested()) return std::nullopt;
      if (!puzzle) break;
      if (!m_answers.contains(answerTo(*puzzle))) return puzzle;
      m_waiting.push_back(std::move(*puzzle));
    }
    return waitingDrill();
  }

  std::optional<Puzzle> nextNew(const std::stop_token& stop) {
    auto puzzle = m_drills->next(stop);
    while (puzzle && !m_seen.insert(m_maker->canonical(puzzle->position)).second) puzzle = m_drills->next(stop);
    return puzzle ? std::optional(m_maker->turned(*puzzle, m_seed)) : std::nullopt;
  }

  /// Returns a drill with the answer of an earlier exercise, but not that of the previous one if possible.
  std::optional<Puzzle> waitingDrill() {
    if (m_waiting.empty()) return std::nullopt;
    auto chosen = std::ranges::find_if(m_waiting, [this](const Puzzle& each) { return answerTo(each) != m_previous; });
    if (chosen == m_waiting.end()) chosen = m_waiting.begin();
    Puzzle puzzle = std::move(*chosen);
    m_waiting.erase(chosen);
    return puzzle;
  }

  std::string answerTo(const Puzzle& puzzle) const { return m_maker->moveTexts(puzzle, {puzzle.solution.front()}).front(); }

  PuzzleMakerPtr m_maker;
  Lesson m_lesson;
  std::uint64_t m_seed;
  std::unique_ptr<PuzzleSource> m_drills;  ///< source of the drills; null until the first drill
  std::unordered_set<AnyPosition> m_seen;  ///< canonical positions of the task and of earlier drills
  std::set<std::string> m_answers;         ///< first moves of the solutions of all earlier exercises
  std::string m_previous;                  ///< first move of the solution of the previous exercise
  std::vector<Puzzle> m_waiting;           ///< drills with the answer of an earlier exercise
  std::size_t m_given = 0;
};

std::unique_ptr<PuzzleSource> exercisesOf(PuzzleMakerPtr maker, Lesson lesson, std::uint64_t seed) {
  return std::make_unique<LessonSource>(std::move(maker), std::move(lesson), seed);
}

std::vector<LessonProblem> problemsOf(const PuzzleMakerPtr& maker, const Lesson& lesson) {
  const auto exercises = exercisesOf(maker, lesson, 1);
  const auto task = exercises->next();
  if (!task) return {LessonProblem{}};
  std::vector<LessonProblem> problems;
  std::vector<std::string> right;
  for (const MoveValue& move : maker->judge(*task)->rightMoves()) right.push_back(move.text);
  std::vector<std::string> named = lesson.answers;
  std::ranges::sort(named);
  std::ranges::sort(right);
  if (!named.empty() && named != right) problems.push_back({LessonProblem::Kind::Answers, std::move(right), 0});
  std::size_t found = 0;
  while (found < lesson.drills.count && exercises->next()) ++found;
  if (found < lesson.drills.count) problems.push_back({LessonProblem::Kind::FewDrills, {}, found});
  return problems;
}

}  // namespace kotai
