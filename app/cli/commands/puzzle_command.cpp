// `puzzle`: prints puzzles of a kind, or the puzzles of a day, with their solutions.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <charconv>
#include <chrono>

#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "core/puzzles/daily_puzzles.h"

namespace kotai::cli {

/// Default numbers of puzzles.
constexpr std::uint64_t puzzlesOfAKind = 20;
constexpr std::uint64_t puzzlesOfADay = 5;

static std::chrono::year_month_day parseDay(const std::string& text) {
  constexpr std::size_t length = 10;  // length of a date such as 2026-11-22
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

/// Returns the name of a side at the beginning of a sentence, such as "Vertical".
static std::string sideName(const Play& play, Side side) {
  std::string name(play.sideWord(side));
  name.front() = static_cast<char>(name.front() - 'a' + 'A');
  return name;
}

static std::string taskText(const Play& play, const Puzzle& puzzle) {
  switch (puzzle.kind) {
    case PuzzleKind::Mate: return fmt::format("win in {} plies", puzzle.value.distancePlies);
    case PuzzleKind::OnlyMove:
      return puzzle.value.outcome == Outcome::Win ? "find the only move that wins" : "find the only move that draws";
    case PuzzleKind::HoldDraw: return "hold the draw";
    case PuzzleKind::WinFromBehind: return "win from behind";
    case PuzzleKind::Escape: return fmt::format("hold out for {} plies", puzzle.value.distancePlies);
    case PuzzleKind::SecureWin: return sideName(play, puzzle.side) + ": find the only move that is sure to win";
    case PuzzleKind::SecureDraw: return sideName(play, puzzle.side) + ": find the only move that cannot lose";
    case PuzzleKind::BestMove:
    case PuzzleKind::HoldOut:
    case PuzzleKind::KeepPiece:
    case PuzzleKind::SafeChoice: break;
  }
  return "find the best move";
}

static Json defencesJson(const std::vector<OtherDefence>& defences) {
  Json json = Json::array();
  for (const OtherDefence& other : defences) {
    Json answers = Json::array();
    for (const MoveValue& answer : other.answers) answers.push_back(answer.text);
    json.push_back({{"ply", other.ply}, {"move", other.reply.text}, {"answers", std::move(answers)}});
  }
  return json;
}

static Json puzzleJson(const Play& play, const PuzzleMaker& maker, const Puzzle& puzzle,
                       const std::vector<std::string>& solution) {
  Json json{{"position", maker.formatPosition(puzzle.position)},
            {"kind", play.movesAtOnce() ? secureKindId : idOf(puzzle.kind)},
            {"task", taskText(play, puzzle)}};
  if (!play.movesAtOnce()) json["value"] = toJson(puzzle.value);
  json["solution"] = solution;
  if (!play.movesAtOnce()) json["otherDefences"] = defencesJson(maker.otherDefences(puzzle));
  json["difficulty"] = puzzle.rating;
  return json;
}

/// Prints at most \p limit puzzles (0 for no limit). Returns the number of printed puzzles. \p head: JSON
/// members that come before the puzzles.
static std::uint64_t printPuzzles(const Context& context, const Play& play, const PuzzleMaker& maker,
                                  const std::function<std::optional<Puzzle>()>& next, std::uint64_t limit, Json head) {
  Json puzzles = Json::array();
  std::uint64_t found = 0;
  for (; limit == 0 || found < limit; ++found) {
    const auto puzzle = next();
    if (!puzzle) break;
    const std::vector<std::string> solution = maker.moveTexts(*puzzle, puzzle->solution);
    if (context.json)
      puzzles.push_back(puzzleJson(play, maker, *puzzle, solution));
    else
      fmt::print("{}\t{}\t{}\t{}\n", maker.formatPosition(puzzle->position), taskText(play, *puzzle), fmt::join(solution, " "),
                 puzzle->rating);
  }
  if (!context.json) return found;
  head["puzzles"] = std::move(puzzles);
  fmt::print("{}\n", head.dump(2));
  return found;
}

static int printDay(const Context& context, const Play& play, const PuzzleArguments& options) {
  const auto day = parseDay(options.day);
  const PuzzleMakerPtr maker = commandsFor(play.id()).puzzleMaker(context, play);
  const Interrupt interrupt;
  const std::vector<Puzzle> puzzles = puzzlesOfTheDay(*maker, day, options.limit.value_or(puzzlesOfADay), interrupt.token());
  interrupt.check();
  const auto next = [each = puzzles.begin(), end = puzzles.end()]() mutable {
    return each == end ? std::nullopt : std::optional(*each++);
  };
  printPuzzles(context, play, *maker, next, 0, {{"variant", play.id()}, {"day", options.day}});
  return exitDone;
}

/// Explains why there are no puzzles. States the number of candidates only if the players alternate. If both
/// sides move at once, values do not determine this number.
static void explainNone(const Play& play, const PuzzleArguments& options, const PuzzleSource& source) {
  const std::string what = options.number ? fmt::format("{} puzzles of {} plies", options.kind, *options.number)
                                          : fmt::format("{} puzzles", options.kind);
  if (play.movesAtOnce()) return printNote(fmt::format("No {} of {} were found.", what, play.id()));
  printNote(source.candidates() == 0 ? fmt::format("{} has no {}: no position has such a value.", play.id(), what)
                                     : fmt::format("No {} were found among the {} positions of {} with such a value.", what,
                                                   grouped(source.candidates()), play.id()));
}

static int printKind(const Context& context, const Play& play, const PuzzleArguments& options, std::optional<PuzzleKind> kind) {
  const PuzzleMakerPtr maker = commandsFor(play.id()).puzzleMaker(context, play);
  const Interrupt interrupt;
  const auto source = maker->ofKind(kind, options.number, options.seed, interrupt.token());
  const auto next = [&] {
    auto puzzle = source->next(interrupt.token());
    interrupt.check();
    return puzzle;
  };
  const std::uint64_t found = printPuzzles(context, play, *maker, next, options.limit.value_or(puzzlesOfAKind),
                                           {{"variant", play.id()}, {"kind", options.kind}, {"seed", options.seed}});
  if (found == 0) explainNone(play, options, *source);
  return exitDone;
}

static int run(Context& context, const PuzzleArguments& options) {
  if (options.kind.empty() == options.day.empty()) throw UsageError("puzzle needs either --kind or --day");
  if (!options.day.empty() && options.number) throw UsageError("--n needs --kind");
  if (!options.day.empty() && options.limit == 0U) throw UsageError("--limit 0 needs --kind");
  const PlayPtr play = context.play(options.variant);
  const std::optional<PuzzleKind> kind = commandsFor(play->id()).puzzleKind(options);
  return options.day.empty() ? printKind(context, *play, options, kind) : printDay(context, *play, options);
}

void addPuzzleCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<PuzzleArguments>();
  CLI::App& command =
      addCommand(app, context, "puzzle", "Make puzzles from a solution, in which exactly one move is right", options, run);
  addVariantArgument(command, options->variant);
  addTextOption(command, "--kind", options->kind, helpOf(&CommandTable::puzzleKindsHelp))->type_name("KIND");
  addNumberOption(command, "--n", options->number, NumberRange<std::uint32_t>{1, 1000},
                  "Only solutions of this many plies, counting both sides (mate: a win in n plies)");
  addNumberOption(command, "--seed", options->seed, anySeed,
                  "Seed of the random choices; the same seed gives the same puzzles (default: 1)")
      ->type_name("S");
  addNumberOption(command, "--limit", options->limit, NumberRange<std::uint64_t>{0, 1'000'000'000'000},
                  "Maximum number of puzzles (default: 20, or 5 with --day; 0: all)")
      ->type_name("K");
  addTextOption(command, "--day", options->day, "Instead of --kind: the puzzles of this day, of all kinds, easiest first")
      ->type_name("YYYY-MM-DD");
  command.footer(
      "Prints position<TAB>task<TAB>solution<TAB>difficulty for each puzzle.\n"
      "docs/puzzles.md describes the kinds, what each of them guarantees, and the difficulty (600 to 2800).");
  addJsonOption(command, context);
}

}  // namespace kotai::cli
