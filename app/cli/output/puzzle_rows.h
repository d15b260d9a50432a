// Puzzles as lines of text, or as one JSON value.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/base/context.h"
#include "app/cli/base/format.h"
#include "core/puzzles/puzzle_maker.h"

namespace kotai::cli {

/// Texts and JSON of a puzzle, which differ between the kinds of games.
struct PuzzleForm {
  std::function<std::string(const Puzzle& puzzle)> task;
  std::function<Json(const Puzzle& puzzle, const std::string& task, const std::vector<std::string>& solution)> json;
};

/// Number of puzzles of a kind without --limit.
inline constexpr std::uint64_t usualPuzzles = 20;

/// Prints puzzles until there are no more, or as many as \p limit; 0: no limit. Returns their number. \p head: members of the
/// JSON value before the puzzles.
std::uint64_t printPuzzles(const Context& context, const PuzzleMaker& maker, const PuzzleForm& form,
                           const std::function<std::optional<Puzzle>()>& next, std::uint64_t limit, Json head);

}  // namespace kotai::cli
