#include "ui/puzzles/puzzle_totals.h"

#include <algorithm>
#include <ranges>
#include <set>
#include <utility>

#include "core/library/solver_rating.h"
#include "core/puzzles/puzzle.h"

namespace kotai::ui {

namespace {

void count(PuzzleTotals::Kind& kind, PuzzleFate fate) {
  switch (fate) {
    case PuzzleFate::Solved: ++kind.solved; break;
    case PuzzleFate::WithHint: ++kind.withHint; break;
    case PuzzleFate::Found: ++kind.found; break;
    case PuzzleFate::Failed: ++kind.failed; break;
    case PuzzleFate::Open: break;
  }
}

}  // namespace

PuzzleTotals puzzleTotals(const std::vector<PastAttempt>& attempts) {
  PuzzleTotals totals;
  for (const PuzzleKind kind : puzzleKinds()) totals.kinds.push_back({.id = std::string(idOf(kind))});
  for (const std::string_view id :
       {idOf(PuzzleKind::BestMove), idOf(PuzzleKind::SecureWin), idOf(PuzzleKind::SecureDraw), secureKindId})
    totals.kinds.push_back({.id = std::string(id)});
  std::set<std::pair<std::string, std::string>> met;
  for (const PastAttempt& each : attempts | std::views::reverse) {
    if (each.rated && totals.ratings.empty()) totals.ratings.push_back(SolverRating::first);
    if (each.rated) totals.ratings.push_back(each.ratingAfter);
    if (!met.emplace(each.puzzle.variant, each.puzzle.key).second) continue;
    const auto kind = std::ranges::find(totals.kinds, each.puzzle.kind, &PuzzleTotals::Kind::id);
    if (kind != totals.kinds.end()) count(*kind, each.fate);
  }
  std::erase_if(totals.kinds, [](const PuzzleTotals::Kind& kind) { return kind.all() == 0; });
  return totals;
}

}  // namespace kotai::ui
