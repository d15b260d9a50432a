// `puzzle` for simultaneous games: the only move that secures a result.
#include <fmt/format.h>

#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/visible_text.h"
#include "app/cli/domineering/domineering_commands.h"
#include "app/cli/domineering/domineering_strings.h"
#include "core/puzzles/secure_puzzles.h"

namespace kotai::cli {

namespace {

constexpr std::string_view onlyKind = secureKindId;
constexpr std::uint64_t usualLimit = 20;

void check(const PuzzleArguments& arguments) {
  if (!arguments.day.empty()) throw UsageError("--day is for games in which the players alternate");
  if (arguments.number) throw UsageError("--n is for games in which the players alternate");
  if (arguments.kind != onlyKind)
    throw UsageError(fmt::format("--kind {}: there are no such puzzles of games with simultaneous moves; expected: {}",
                                 shortenedText(arguments.kind), onlyKind));
}

std::string taskText(const SecurePuzzle& puzzle) {
  return fmt::format("{}: find the only move that {}", puzzle.side == Side::First ? "Vertical" : "Horizontal",
                     puzzle.wins ? "is sure to win" : "cannot lose");
}

}  // namespace

std::string domineeringPuzzleKinds() { return std::string(onlyKind); }

int puzzleDomineering(Context& context, const PuzzleArguments& arguments) {
  check(arguments);
  const SimultaneousVariantPtr variant = domineeringVariant(context, arguments.variant);
  const SimultaneousSolutionPtr solution = domineeringSolution(context, variant);
  const Interrupt interrupt;
  SecurePuzzleSource source(solution, arguments.seed);
  Json puzzles = Json::array();
  const std::uint64_t limit = arguments.limit.value_or(usualLimit);
  std::uint64_t found = 0;
  for (; limit == 0 || found < limit; ++found) {
    const auto puzzle = source.next(interrupt.token());
    interrupt.check();
    if (!puzzle) break;
    const std::string position = variant->formatPosition(puzzle->position);
    const std::string move = variant->formatMove(puzzle->side, puzzle->solution);
    if (context.json)
      puzzles.push_back({{"position", position},
                         {"kind", onlyKind},
                         {"task", taskText(*puzzle)},
                         {"solution", {move}},
                         {"difficulty", puzzle->rating}});
    else
      fmt::print("{}\t{}\t{}\t{}\n", position, taskText(*puzzle), move, puzzle->rating);
  }
  if (context.json)
    fmt::print(
        "{}\n",
        Json{{"variant", variant->id()}, {"kind", onlyKind}, {"seed", arguments.seed}, {"puzzles", std::move(puzzles)}}.dump(2));
  if (found == 0) printNote(fmt::format("No {} puzzles of {} were found.", onlyKind, variant->id()));
  return exitDone;
}

}  // namespace kotai::cli
