// `explain` for alternating games: sentences about a position or a move.
#include "core/explain/explain.h"

#include <utility>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/format.h"
#include "app/cli/output/facts.h"

namespace kotai::cli {

int explainAlternating(Context& context, const ExplainArguments& options) {
  const VariantPtr variant = context.variant(options.variant);
  const AnyPosition position = context.position(*variant, options.position);
  std::optional<AnyMove> move;
  if (options.move) {
    checkReadable("move", *options.move);
    const auto read = variant->parseMove(position, *options.move);
    if (!read) throw TextFailure("move", *options.move, read.error());
    move = *read;
  }
  const SolutionPtr solution = context.solution(variant);
  const std::vector<Fact> facts = move ? explain(*solution, position, *move) : explain(*solution, position);
  Json json{{"position", variant->formatPosition(position)}, {"value", toJson(solution->value(position))}};
  if (move) {
    json["move"] = variant->formatMove(position, *move);
    json["moveValue"] = toJson(valueForMover(solution->value(variant->play(position, *move))));
  }
  printFacts(context, std::move(json), facts);
  return exitDone;
}

}  // namespace kotai::cli
