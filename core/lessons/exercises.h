// Exercises of a lesson: the task, followed by drills from the whole solution.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/lessons/lesson.h"
#include "core/puzzles/puzzle_maker.h"

namespace kotai {

/// Returns the exercises of a lesson from readCourse(). \p maker: makes puzzles from the solution of the
/// lesson's variant. No drill has the same position as the task, even mirrored. If possible, the exercises have
/// different answers.
std::unique_ptr<PuzzleSource> exercisesOf(PuzzleMakerPtr maker, Lesson lesson, std::uint64_t seed);

/// Fault of a lesson that only a comparison with the solution can find.
struct LessonProblem {
  enum class Kind : std::uint8_t {
    NoTask,     ///< the position is not a puzzle of this kind
    Answers,    ///< the lesson's answers differ from the correct first moves in `texts`
    FewDrills,  ///< too few drills; `found` is their number
  };
  Kind kind = Kind::NoTask;
  std::vector<std::string> texts = {};
  std::size_t found = 0;
};

/// Returns the faults of a lesson that a comparison with the solution finds. Throws SolutionError.
std::vector<LessonProblem> problemsOf(const PuzzleMakerPtr& maker, const Lesson& lesson);

}  // namespace kotai
