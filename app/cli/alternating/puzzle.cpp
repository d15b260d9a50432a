// `puzzle` for alternating games: puzzles of a kind, or the puzzles of a day.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/visible_text.h"
#include "app/cli/output/puzzle_rows.h"
#include "core/puzzles/daily_puzzles.h"
#include "core/puzzles/other_defences.h"
#include "core/puzzles/puzzle_source.h"

namespace kotai::cli {

namespace {

constexpr std::uint64_t puzzlesOfADay = 5;

PuzzleKind wantedKind(const PuzzleArguments& options) {
  const auto kind = puzzleKindOfId(options.kind);
  if (kind && std::ranges::count(puzzleKinds(), *kind) > 0) return *kind;
  throw UsageError(fmt::format("--kind {}: there are no such puzzles; expected one of: {}", shortenedText(options.kind),
                               alternatingPuzzleKinds()));
}

void checkLength(PuzzleKind kind, const PuzzleArguments& options) {
  if (kind == PuzzleKind::Mate || !options.number) return;
  if (*options.number % 2 == 1 && *options.number < 2 * Puzzle::mostTurns) return;
  throw UsageError(fmt::format("--n {}: solutions of {} puzzles take an odd number of plies, 1 to {}", *options.number,
                               idOf(kind), 2 * Puzzle::mostTurns - 1));
}

/// Throws UsageError.
std::chrono::year_month_day parseDay(const std::string& text) {
  constexpr std::size_t length = 10;  // 2026-11-22
  const auto number = [&text](std::size_t first, std::size_t count) {
    unsigned value = 0;
    const char* const end = text.data() + first + count;
    const auto read = std::from_chars(text.data() + first, end, value);
    return read.ec == std::errc() && read.ptr == end ? std::optional(value) : std::nullopt;
  };
  if (text.size() == length && text[4] == '-' && text[7] == '-') {
    const auto year = number(0, 4);
    const auto month = number(5, 2);
    const auto day = number(8, 2);
    if (year && month && day) {
      const auto date = std::chrono::year(static_cast<int>(*year)) / std::chrono::month(*month) / std::chrono::day(*day);
      if (date.ok()) return date;
      throw UsageError(fmt::format("--day {}: this day does not exist", text));
    }
  }
  throw UsageError(fmt::format("--day {}: expected a date like 2026-11-22", shortenedText(text)));
}

std::string taskText(const Puzzle& puzzle) {
  switch (puzzle.kind) {
    case PuzzleKind::Mate: return fmt::format("win in {} plies", puzzle.value.distancePlies);
    case PuzzleKind::OnlyMove:
      return puzzle.value.outcome == Outcome::Win ? "find the only move that wins" : "find the only move that draws";
    case PuzzleKind::HoldDraw: return "hold the draw";
    case PuzzleKind::WinFromBehind: return "win from behind";
    case PuzzleKind::Escape: return fmt::format("hold out for {} plies", puzzle.value.distancePlies);
    default: break;
  }
  return "find the best move";
}

Json puzzleJson(const Solution& solution, const Puzzle& puzzle, const std::string& task, const std::vector<std::string>& moves) {
  Json defences = Json::array();
  for (const OtherDefence& other : otherDefences(solution, puzzle)) {
    Json answers = Json::array();
    for (const MoveValue& answer : other.answers) answers.push_back(answer.text);
    defences.push_back({{"ply", other.ply}, {"move", other.reply.text}, {"answers", std::move(answers)}});
  }
  return {{"position", solution.variant()->formatPosition(puzzle.position)},
          {"kind", idOf(puzzle.kind)},
          {"task", task},
          {"value", toJson(puzzle.value)},
          {"solution", moves},
          {"otherDefences", std::move(defences)},
          {"difficulty", puzzle.rating}};
}

PuzzleForm formOf(const Solution& solution) {
  return {taskText, [&solution](const Puzzle& puzzle, const std::string& task, const std::vector<std::string>& moves) {
            return puzzleJson(solution, puzzle, task, moves);
          }};
}

int printDay(const Context& context, const SolutionPtr& solution, const PuzzleArguments& options,
             std::chrono::year_month_day day) {
  const Interrupt interrupt;
  const PuzzleMakerPtr maker = puzzleMaker(solution);
  const std::vector<Puzzle> puzzles = puzzlesOfTheDay(*maker, day, options.limit.value_or(puzzlesOfADay), interrupt.token());
  interrupt.check();
  const auto next = [each = puzzles.begin(), end = puzzles.end()]() mutable {
    return each == end ? std::nullopt : std::optional(*each++);
  };
  printPuzzles(context, *maker, formOf(*solution), next, 0, {{"variant", options.variant}, {"day", options.day}});
  return exitDone;
}

void tellWhyNone(const PuzzleArguments& options, const PuzzleSource& source) {
  const std::string what = options.number ? fmt::format("{} puzzles of {} plies", options.kind, *options.number)
                                          : fmt::format("{} puzzles", options.kind);
  printNote(source.candidates() == 0 ? fmt::format("{} has no {}: no position has such a value.", options.variant, what)
                                     : fmt::format("No {} were found among the {} positions of {} with such a value.", what,
                                                   grouped(source.candidates()), options.variant));
}

int printKind(const Context& context, const SolutionPtr& solution, const PuzzleArguments& options, PuzzleKind kind) {
  const Interrupt interrupt;
  const auto source = puzzlesOfKind(solution, kind, options.number, options.seed, interrupt.token());
  const auto next = [&] {
    auto puzzle = source->next(interrupt.token());
    interrupt.check();
    return puzzle;
  };
  const std::uint64_t found =
      printPuzzles(context, *puzzleMaker(solution), formOf(*solution), next, options.limit.value_or(usualPuzzles),
                   {{"variant", options.variant}, {"kind", options.kind}, {"seed", options.seed}});
  if (found == 0) tellWhyNone(options, *source);
  return exitDone;
}

}  // namespace

std::string alternatingPuzzleKinds() {
  std::string list;
  for (const PuzzleKind kind : puzzleKinds()) list += fmt::format("{}{}", list.empty() ? "" : ", ", idOf(kind));
  return list;
}

int puzzleAlternating(Context& context, const PuzzleArguments& options) {
  const VariantPtr variant = context.variant(options.variant);
  if (!options.day.empty()) {
    const auto day = parseDay(options.day);
    return printDay(context, context.solution(variant), options, day);
  }
  const PuzzleKind kind = wantedKind(options);
  checkLength(kind, options);
  return printKind(context, context.solution(variant), options, kind);
}

}  // namespace kotai::cli
