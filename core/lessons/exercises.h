// The exercises of a lesson: its task, then drills drawn from the whole solution.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/lessons/lesson.h"
#include "core/puzzles/puzzle_maker.h"

namespace kotai {

/// Returns the exercises of a lesson from readCourse(), made from the solution of its variant. No drill has the position of the
/// task.
std::unique_ptr<PuzzleSource> exercisesOf(PuzzleMakerPtr maker, Lesson lesson, std::uint64_t seed);

/// A fault of a lesson that only a check against the solution finds.
struct LessonProblem {
  enum class Kind : std::uint8_t {
    NoTask,     ///< the position is not a puzzle of this kind
    Answers,    ///< `texts`: the correct first moves, which differ from the answers of the lesson
    FewDrills,  ///< `found`: number of drills found
  };
  Kind kind = Kind::NoTask;
  std::vector<std::string> texts = {};
  std::size_t found = 0;
};

/// Returns the faults of a lesson. Throws SolutionError.
std::vector<LessonProblem> problemsOf(const PuzzleMakerPtr& maker, const Lesson& lesson);

}  // namespace kotai
