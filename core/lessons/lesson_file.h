// Reads files of lessons (docs/lessons.md).
#pragma once

#include <cstddef>
#include <string_view>
#include <tl/expected.hpp>

#include "core/lessons/lesson.h"
#include "core/lessons/lesson_faults.h"

namespace kotai {

inline constexpr std::size_t maxLessonBytes = 1U << 20;
inline constexpr std::size_t maxDrills = 100;
inline constexpr std::string_view lessonFileSuffix = "kotailesson";

/// Reads a course. Checks variants, positions, moves and queries against the rules. The functions of
/// exercises.h check lessons against a solution.
tl::expected<Course, LessonFault> readCourse(std::string_view text);

}  // namespace kotai
