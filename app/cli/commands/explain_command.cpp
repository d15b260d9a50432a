// `explain`: explains the value of a position or a move.
#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "app/cli/base/examples.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/worth_text.h"

namespace kotai::cli {

struct ExplainOptions {
  std::string variant;
  std::optional<std::string> position;
  std::optional<std::string> move;  ///< move to explain; if missing, the command explains the position
};

static Json factToJson(const Fact& fact) {
  Json moves = Json::array();
  for (const FactMove& move : fact.moves) moves.push_back(move.text);
  Json json{{"kind", idOf(fact.kind)}, {"moves", std::move(moves)}};
  if (fact.plies) json["plies"] = *fact.plies;
  json["sentence"] = englishText(fact);
  return json;
}

static void printFacts(const Context& context, Json about, const std::vector<Fact>& facts) {
  if (!context.json) {
    for (const Fact& fact : facts) fmt::print("{}\n", englishText(fact));
    return;
  }
  about["facts"] = Json::array();
  for (const Fact& fact : facts) about["facts"].push_back(factToJson(fact));
  fmt::print("{}\n", about.dump(2));
}

static int run(Context& context, const ExplainOptions& options) {
  const PlayPtr play = context.play(options.variant);
  const AnyPosition position = context.position(*play, options.position);
  std::optional<SideMove> move;
  if (options.move)
    move = readText("move", *options.move, [&](const std::string& text) { return play->parseMove(position, text); });
  const Interrupt interrupt;
  const KnowledgePtr knowledge = commandsFor(play->id()).knowledge(context, *play, interrupt.token());
  Json json{{"position", play->formatPosition(position)}};
  addWorth(json, knowledge->worth(position));
  if (!move) {
    printFacts(context, std::move(json), knowledge->facts(position));
    return exitDone;
  }
  json["move"] = play->formatMove(position, *move);
  if (const auto worth = knowledge->worth(position, *move)) json["moveValue"] = toJson(*worth);
  printFacts(context, std::move(json), knowledge->facts(position, *move));
  return exitDone;
}

void addExplainCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<ExplainOptions>();
  CLI::App& command =
      addCommand(app, context, "explain", "Explain a position or a move in at most three sentences", options, run);
  command.footer("The sentences name threats, only moves, refutations of mistakes and zugzwang." + ownHelp("explain") +
                 " docs/explanations.md describes all kinds of sentences.");
  addVariantArgument(command, options->variant);
  addPositionArgument(command, options->position)->description("A position, e.g. " + examplePositions())->required();
  command.add_option("MOVE", options->move, "A legal move to explain (default: explain the position)")->type_name("");
  addJsonOption(command, context);
}

}  // namespace kotai::cli
