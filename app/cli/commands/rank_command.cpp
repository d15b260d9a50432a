// `rank` and `unrank`: convert between positions and their numbers.
#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "app/cli/base/format.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/option_values.h"
#include "app/cli/base/stdin_lines.h"
#include "app/cli/commands/commands.h"

namespace kotai::cli {

struct RankOptions {
  std::string variant;
  std::optional<std::string> text;  ///< position or number; if missing, the command answers each line of stdin
};

static std::string numberedJson(const Play& play, const Numbering::Place& place) {
  return Json{
      {"rank", place.number}, {"position", play.formatPosition(place.position)}, {"tier", place.tier}, {"index", place.index}}
      .dump();
}

static int runRank(Context& context, const RankOptions& options) {
  const PlayPtr play = context.play(options.variant);
  const auto numbers = commandsFor(play->id()).numbering(context, *play);
  return answerEach(options.text, [&](const std::string& text) {
    const auto place = numbers->placeOf(context.position(*play, text));
    if (!place) throw Failure(fmt::format("position {} has no number: {}", quotedText(text), numbers->whyNone()));
    fmt::print("{}\n", context.json ? numberedJson(*play, *place) : std::to_string(place->number));
  });
}

static int runUnrank(Context& context, const RankOptions& options) {
  const PlayPtr play = context.play(options.variant);
  const auto numbers = commandsFor(play->id()).numbering(context, *play);
  return answerEach(options.text, [&](const std::string& text) {
    const Numbering::Place place = numbers->at(parseWholeNumber("NUMBER", text, 0, numbers->count() - 1));
    fmt::print("{}\n", context.json ? numberedJson(*play, place) : play->formatPosition(place.position));
  });
}

static CLI::App& addNumberingCommand(CLI::App& app, Context& context, const std::string& name, const std::string& purpose,
                                     const std::shared_ptr<RankOptions>& options, int (*run)(Context&, const RankOptions&)) {
  CLI::App& command = addCommand(app, context, name, purpose, options, run);
  addVariantArgument(command, options->variant);
  addSwitch(command, "--json", context.json, "Print JSON instead of text, one object per line: rank, position, tier, index");
  return command;
}

void addRankCommands(CLI::App& app, Context& context) {
  const auto rankOptions = std::make_shared<RankOptions>();
  CLI::App& rank = addNumberingCommand(app, context, "rank", "Print the number of a position among all stored positions",
                                       rankOptions, runRank);
  rank.footer(
      "Prints a number for the position, or for each line of stdin. Symmetric positions have the same number "
      "(core/tables/FORMAT.md)." +
      ownHelp("rank"));
  addPositionArgument(rank, rankOptions->text)->description("A position (default: each line of stdin)");
  const auto numbered = std::make_shared<RankOptions>();
  addNumberingCommand(app, context, "unrank", "Print the position that has a number: the inverse of rank", numbered, runUnrank)
      .add_option("NUMBER", numbered->text, "A number, starting with 0 (default: each line of stdin)")
      ->type_name("");
}

}  // namespace kotai::cli
