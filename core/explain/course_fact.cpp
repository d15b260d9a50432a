#include "core/explain/course_fact.h"

#include <algorithm>

#include "core/explain/explain.h"
#include "core/explain/lines.h"
#include "core/game/game.h"

namespace kotai {

static std::vector<AnyMove> movesOf(const std::vector<FactMove>& line) {
  std::vector<AnyMove> moves;
  for (const FactMove& each : line) moves.push_back(each.move);
  return moves;
}

std::optional<CourseFact> courseOf(const Solution& solution, const AnyPosition& position, const MistakeAndBetter& moves,
                                   const std::vector<FactMove>& refutation, const std::vector<FactMove>& drawn) {
  const auto& [made, better] = moves;
  const Variant& variant = *solution.variant();
  const CourseOf find = variant.game().course;
  if (!find || variant.finishedValue(made.after)) return std::nullopt;
  const bool isLost = made.value.outcome == Outcome::Loss, isWon = better.value.outcome == Outcome::Win;
  const std::uint32_t plies = isLost ? made.value.distancePlies - 1 : better.value.distancePlies;
  if (plies <= (isLost && variant.game().courseSaysWhy ? 1 : longestLinePlies)) return std::nullopt;
  const FactMove best{position, better.move, better.text};
  std::vector<FactMove> won = isWon ? playedOut(solution, {best}) : std::vector<FactMove>{};
  std::vector<FactMove> shown = isLost ? playedOut(solution, {refutation[0], refutation[1]}) : won;
  const PlayedOut lostLine{position, isLost ? movesOf(shown) : std::vector<AnyMove>{}};
  const PlayedOut wonLine{position, movesOf(won)};
  const PlayedOut drawnLine{position, movesOf(drawn)};
  const auto motif = find(
      variant, {isLost ? &lostLine : nullptr, isWon ? &wonLine : nullptr, better.move, drawn.empty() ? nullptr : &drawnLine});
  if (!motif) return std::nullopt;
  CourseFact found{Fact(FactKind::Course, *motif->sentence, motif->params), motif->weight};
  found.fact.game = &variant.game();
  found.fact.mover = variant.sideToMove(position);
  const bool namesBetter = isLost && isWon && std::ranges::count(motif->params, better.text) > 0;
  const bool isAboutBetter = namesBetter && motif->params.front() == better.text;
  const bool isAboutDraw = !drawn.empty() && motif->params.front() == made.text;
  found.fact.moves = isAboutDraw ? drawn : isAboutBetter ? won : shown;
  for (const Motif& each : motif->then) {
    const auto about = std::ranges::find(shown, each.params.front(), &FactMove::text);
    if (about != shown.end()) found.fact.end = {*about, each.sentence, each.params, found.fact.mover};
  }
  if (namesBetter && !isAboutBetter) found.fact.moves.push_back(best);
  return found;
}

}  // namespace kotai
