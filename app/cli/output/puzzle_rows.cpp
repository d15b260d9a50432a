#include "app/cli/output/puzzle_rows.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>

namespace kotai::cli {

std::uint64_t printPuzzles(const Context& context, const PuzzleMaker& maker, const PuzzleForm& form,
                           const std::function<std::optional<Puzzle>()>& next, std::uint64_t limit, Json head) {
  Json puzzles = Json::array();
  std::uint64_t found = 0;
  for (; limit == 0 || found < limit; ++found) {
    const auto puzzle = next();
    if (!puzzle) break;
    const std::string task = form.task(*puzzle);
    const std::vector<std::string> solution = maker.moveTexts(*puzzle, puzzle->solution);
    if (context.json)
      puzzles.push_back(form.json(*puzzle, task, solution));
    else
      fmt::print("{}\t{}\t{}\t{}\n", maker.formatPosition(puzzle->position), task, fmt::join(solution, " "), puzzle->rating);
  }
  if (!context.json) return found;
  head["puzzles"] = std::move(puzzles);
  fmt::print("{}\n", head.dump(2));
  return found;
}

}  // namespace kotai::cli
