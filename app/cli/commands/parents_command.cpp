// `parents`: lists the positions from which a move leads to a given position.
#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/worth_text.h"
#include "core/game/registry.h"

namespace kotai::cli {

struct ParentsOptions {
  std::string variant;
  std::optional<std::string> position;
};

static Json jsonOf(const PlayParent& parent, const Play& play, const std::optional<Worth>& worth) {
  Json json{{"position", play.formatPosition(parent.position)}, {"moves", parent.turns}};
  if (worth) addWorth(json, *worth);
  return json;
}

static std::string lineOf(const PlayParent& parent, const Play& play, const std::optional<Worth>& worth) {
  return fmt::format("{}\t{}{}\n", play.formatPosition(parent.position), fmt::join(parent.turns, ";"),
                     worth ? '\t' + toText(*worth) : "");
}

static bool hasKnowledge(const Context& context, const Play& play) {
  if (const auto variant = parseVariant(play.id())) return context.hasValues(**variant) || context.needsOutcomes(**variant);
  std::error_code ignored;
  return std::filesystem::exists(context.dataDirectory() / play.fileShape().fileName(), ignored);
}

static int run(Context& context, const ParentsOptions& options) {
  const PlayPtr play = context.play(options.variant);
  const AnyPosition position = context.position(*play, options.position);
  const Interrupt interrupt;
  KnowledgePtr knowledge;
  if (hasKnowledge(context, *play)) knowledge = commandsFor(play->id()).knowledge(context, *play, interrupt.token());
  std::string lines;
  Json list = Json::array();
  const PlayParents parents = play->parents(position, interrupt.token());
  for (const PlayParent& parent : parents.list) {
    interrupt.check();
    if (knowledge && !knowledge->knows(parent.position)) continue;  // omits an unreachable position
    std::optional<Worth> worth;
    if (knowledge) worth = knowledge->worth(parent.position);
    if (context.json)
      list.push_back(jsonOf(parent, *play, worth));
    else
      lines += lineOf(parent, *play, worth);
  }
  interrupt.check();
  if (!parents.isWhole) printNote("The list is incomplete: too many positions can come before this one.");
  if (!knowledge && play->movesAtOnce())
    printNote(play->id() + " is not solved, so some of these positions may not be reachable from the start.");
  fmt::print("{}", context.json ? list.dump(2) + '\n' : lines);
  return exitDone;
}

void addParentsCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<ParentsOptions>();
  CLI::App& command =
      addCommand(app, context, "parents", "List the positions from which a legal move leads to a position", options, run);
  command.footer(
      "Prints position<TAB>move<TAB>value for each of them, as its side to move sees it. If several moves lead to the position, "
      "';' separates them. The value is there only if the variant is solved. Of two mirror images, one is listed if the game "
      "stores only one.");
  addVariantArgument(command, options->variant);
  addPositionArgument(command, options->position);
  addJsonOption(command, context);
}

}  // namespace kotai::cli
