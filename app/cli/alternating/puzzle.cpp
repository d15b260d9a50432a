// `puzzle` for alternating games: lists and parses the kinds of puzzles.
#include <fmt/format.h>

#include <algorithm>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/messages.h"
#include "core/game/registry.h"

namespace kotai::cli {

static PuzzleKind wantedKind(const PuzzleArguments& options) {
  const auto kind = puzzleKindOfId(options.kind);
  if (kind && std::ranges::count(puzzleKinds(), *kind) > 0) return *kind;
  throw UsageError(fmt::format("--kind {}: there are no such puzzles; expected one of: {}", shortenedText(options.kind),
                               alternatingPuzzleKinds()));
}

static void checkLength(PuzzleKind kind, const PuzzleArguments& options) {
  if (kind == PuzzleKind::Mate || !options.number) return;
  if (*options.number % 2 == 1 && *options.number < 2 * Puzzle::mostTurns) return;
  throw UsageError(fmt::format("--n {}: solutions of {} puzzles take an odd number of plies, 1 to {}", *options.number,
                               idOf(kind), 2 * Puzzle::mostTurns - 1));
}

std::string alternatingPuzzleKinds() {
  std::string list;
  for (const PuzzleKind kind : puzzleKinds()) list += fmt::format("{}{}", list.empty() ? "" : ", ", idOf(kind));
  return list;
}

std::optional<PuzzleKind> alternatingPuzzleKind(const PuzzleArguments& options) {
  if (!options.day.empty()) return std::nullopt;
  const PuzzleKind kind = wantedKind(options);
  checkLength(kind, options);
  return kind;
}

PuzzleMakerPtr alternatingPuzzleMaker(const Context& context, const Play& play) {
  return puzzleMaker(context.solution(parseVariant(play.id()).value()));
}

}  // namespace kotai::cli
