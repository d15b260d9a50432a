// `puzzle` for simultaneous games: the only move that secures a result.
#include <fmt/format.h>

#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/visible_text.h"
#include "app/cli/domineering/domineering_commands.h"
#include "app/cli/domineering/domineering_strings.h"
#include "app/cli/output/puzzle_rows.h"
#include "core/puzzles/secure_puzzles.h"

namespace kotai::cli {

namespace {

constexpr std::string_view onlyKind = secureKindId;

void check(const PuzzleArguments& arguments) {
  if (!arguments.day.empty()) throw UsageError("--day is for games in which the players alternate");
  if (arguments.number) throw UsageError("--n is for games in which the players alternate");
  if (arguments.kind != onlyKind)
    throw UsageError(fmt::format("--kind {}: games with simultaneous moves have no such puzzles; expected: {}",
                                 shortenedText(arguments.kind), onlyKind));
}

std::string taskText(const Puzzle& puzzle) {
  return fmt::format("{}: find the only move that {}", puzzle.side == Side::First ? "Vertical" : "Horizontal",
                     puzzle.kind == PuzzleKind::SecureWin ? "is sure to win" : "cannot lose");
}

}  // namespace

std::string domineeringPuzzleKinds() { return std::string(onlyKind); }

int puzzleDomineering(Context& context, const PuzzleArguments& arguments) {
  check(arguments);
  const SimultaneousVariantPtr variant = domineeringVariant(context, arguments.variant);
  const SimultaneousSolutionPtr solution = domineeringSolution(context, variant);
  const Interrupt interrupt;
  const auto source = securePuzzles(solution, std::nullopt, arguments.seed);
  const auto next = [&] {
    auto puzzle = source->next(interrupt.token());
    interrupt.check();
    return puzzle;
  };
  const auto json = [&variant](const Puzzle& puzzle, const std::string& task, const std::vector<std::string>& moves) -> Json {
    return {{"position", variant->formatPosition(puzzle.position)},
            {"kind", onlyKind},
            {"task", task},
            {"solution", moves},
            {"difficulty", puzzle.rating}};
  };
  const std::uint64_t found =
      printPuzzles(context, *puzzleMaker(solution), {taskText, json}, next, arguments.limit.value_or(usualPuzzles),
                   {{"variant", variant->id()}, {"kind", onlyKind}, {"seed", arguments.seed}});
  if (found == 0) printNote(fmt::format("No {} puzzles of {} were found.", onlyKind, variant->id()));
  return exitDone;
}

}  // namespace kotai::cli
