// The exercises of a lesson: its task, then drills drawn from the whole solution.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <unordered_set>
#include <vector>

#include "core/lessons/lesson.h"
#include "core/players/random_source.h"
#include "core/puzzles/puzzle_source.h"
#include "core/puzzles/secure_puzzles.h"
#include "core/simultaneous/position_list.h"

namespace kotai {

/// For a lesson of readCourse() and the solution of its variant. The drills are other positions than the task's.
std::unique_ptr<PuzzleSource> exercisesOf(SolutionPtr solution, Lesson lesson, std::uint64_t seed);

/// The same if both players move at once. Use one per thread.
class SecureExercises {
 public:
  SecureExercises(SimultaneousSolutionPtr solution, Lesson lesson, std::uint64_t seed);
  /// None if there are no more, or on a stop request. Throws SolutionError.
  std::optional<SecurePuzzle> next(const std::stop_token& stop = {});

 private:
  std::optional<SecurePuzzle> drill(const std::stop_token& stop);
  bool isNew(const AnyPosition& position);

  SimultaneousSolutionPtr m_solution;
  Lesson m_lesson;
  RandomSource m_random;
  std::optional<SimultaneousPositionList> m_list;
  std::unordered_set<AnyPosition> m_seen;  ///< canonical
  std::size_t m_given = 0;
};

/// A fault of a lesson that only the solution shows.
struct LessonProblem {
  enum class Kind : std::uint8_t {
    NoTask,     ///< the position is no puzzle of the kind
    Answers,    ///< `texts`: the right first moves, which differ from the answers of the lesson
    FewDrills,  ///< `found`: number of drills that there are
  };
  Kind kind = Kind::NoTask;
  std::vector<std::string> texts = {};
  std::size_t found = 0;
};

/// Throws SolutionError.
std::vector<LessonProblem> problemsOf(const SolutionPtr& solution, const Lesson& lesson);
std::vector<LessonProblem> problemsOf(const SimultaneousSolutionPtr& solution, const Lesson& lesson);

}  // namespace kotai
