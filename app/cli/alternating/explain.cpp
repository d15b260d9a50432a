// `explain` of games in which the players alternate: sentences about a position or a move.
#include "core/explain/explain.h"

#include <fmt/format.h>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/format.h"

namespace kotai::cli {

namespace {

Json factToJson(const Fact& fact) {
  Json moves = Json::array();
  for (const FactMove& move : fact.moves) moves.push_back(move.text);
  Json json{{"kind", idOf(fact.kind)}, {"moves", std::move(moves)}};
  if (fact.plies) json["plies"] = *fact.plies;
  json["sentence"] = englishText(fact);
  return json;
}

}  // namespace

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
  if (!context.json) {
    for (const Fact& fact : facts) fmt::print("{}\n", englishText(fact));
    return exitDone;
  }
  Json json{{"position", variant->formatPosition(position)}, {"value", toJson(solution->value(position))}};
  if (move) {
    json["move"] = variant->formatMove(position, *move);
    json["moveValue"] = toJson(valueForMover(solution->value(variant->play(position, *move))));
  }
  json["facts"] = Json::array();
  for (const Fact& fact : facts) json["facts"].push_back(factToJson(fact));
  fmt::print("{}\n", json.dump(2));
  return exitDone;
}

}  // namespace kotai::cli
