// `explain` for simultaneous games: what moves secure, which are dominated, and what cannot be prevented.
#include "app/cli/base/interrupt.h"
#include "app/cli/domineering/domineering_commands.h"
#include "app/cli/domineering/domineering_strings.h"
#include "app/cli/domineering/proved_values.h"
#include "app/cli/output/facts.h"
#include "core/explain/explain_turn.h"
#include "solvers/domineering/players/motifs.h"

namespace kotai::cli {

int explainDomineering(Context& context, const ExplainArguments& arguments) {
  const SimultaneousVariantPtr variant = domineeringVariant(context, arguments.variant);
  const auto& board = dynamic_cast<const domineering::DomineeringVariant&>(*variant);
  const AnyPosition position = domineeringPosition(*variant, arguments.position);
  Json json{{"position", variant->formatPosition(position)}};
  const Interrupt interrupt;
  const PositionValuesPtr values = valuesFrom(context, variant, position, interrupt.token());
  json.update(toJson(knownValue(*values, position)));
  if (!arguments.move) {
    printFacts(context, std::move(json), explainTurn(*values, position, domineering::motifs(board, position)));
    return exitDone;
  }
  checkReadable("move", *arguments.move);
  const auto move = variant->parseMove(position, *arguments.move);
  if (!move) throw TextFailure("move", *arguments.move, move.error());
  json["move"] = variant->formatMove(move->first, move->second);
  printFacts(
      context, std::move(json),
      explainTurn(*values, position, move->first, move->second, domineering::motifs(board, position, move->first, move->second)));
  return exitDone;
}

}  // namespace kotai::cli
