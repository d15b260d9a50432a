#include "app/cli/base/context.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>

#include "app/cli/base/examples.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/option_values.h"
#include "app/cli/base/terminal.h"
#include "core/data/data_folder.h"
#include "core/game/free_start.h"
#include "core/game/registry.h"
#include "core/tables/outcome_table.h"

namespace kotai::cli {

std::filesystem::path Context::dataDirectory() const {
  return dataOption.empty() ? defaultDataFolder() : std::filesystem::path(dataOption);
}

VariantPtr Context::variant(const std::string& text) {
  VariantPtr variant = readText("variant", text, parseVariant);
  variantId = variant->id();
  return variant;
}

PlayPtr Context::play(const std::string& text) {
  PlayPtr play = readText("variant", text, parsePlay);
  variantId = play->id();
  return play;
}

SolutionPtr Context::solution(const VariantPtr& variant) const {
  if (hasOnlyOutcomes(*variant)) failWithoutDistances(*variant);
  return Solution::open(dataDirectory(), variant);
}

bool Context::needsOutcomes(const Variant& variant) const {
  return OutcomeTable::exists(dataDirectory(), variant) && !hasValues(variant);
}

bool Context::hasOnlyOutcomes(const Variant& variant) const {
  return needsOutcomes(variant) && !Solution::figuresExist(dataDirectory(), variant);
}

void Context::failWithoutDistances(const Variant& variant) const {
  throw Failure(fmt::format("only the outcomes of {} are known, without distances; this needs a solution: {}", variant.id(),
                            suggestedCommand("solve", variant.id(), dataOption)));
}

bool Context::hasValues(const Variant& variant) const {
  const VariantPtr usual = usualVariant(variant);
  return Solution::exists(dataDirectory(), variant) || (usual && Solution::exists(dataDirectory(), *usual));
}

SolutionPtr Context::values(const VariantPtr& variant) const {
  SolutionPtr found = usualVariant(*variant) ? Solution::openValues(dataDirectory(), variant) : nullptr;
  return found ? found : solution(variant);
}

SolutionPtr Context::figures(const VariantPtr& variant) const {
  if (hasOnlyOutcomes(*variant)) failWithoutDistances(*variant);
  return Solution::openFigures(dataDirectory(), variant);
}

bool Context::showsProgress() const { return progress || isScreen(stderr); }

void checkReadable(const std::string& kind, const std::string& text) {
  if (auto fault = unreadableText(text)) throw TextFailure(kind, text, std::move(*fault));
}

CLI::App& addCommand(CLI::App& app, Context& context, const std::string& name, const std::string& purpose,
                     std::function<int()> run) {
  CLI::App& command = *app.add_subcommand(name, purpose);
  addDataOption(command, context);
  command.callback([&context, run = std::move(run)] { context.run = run; });
  return command;
}

void addDataOption(CLI::App& command, Context& context) {
  addTextOption(command, "--data", context.dataOption,
                "Folder of the solutions (default: KOTAI_DATA if set, else the application data folder)")
      ->type_name("DIR")
      ->each([&context](const std::string&) {
        if (!context.dataOption.empty()) throw UsageError("--data is given 2 times");
      });
}

void addJsonOption(CLI::App& command, Context& context) {
  addSwitch(command, "--json", context.json, "Print JSON instead of text");
}

void addProgressOption(CLI::App& command, Context& context) {
  addSwitch(command, "--progress", context.progress, "Show progress on stderr even if it is not a terminal");
}

CLI::Option* addVariantArgument(CLI::App& command, std::string& text) {
  return command.add_option("VARIANT", text, fmt::format("The variant, game[:size][,key=value...], e.g. {}", exampleVariants()))
      ->type_name("")
      ->required();
}

CLI::Option* addPositionArgument(CLI::App& command, std::optional<std::string>& text) {
  return command.add_option("POSITION", text, fmt::format("A position, e.g. {} (default: the start)", examplePositions()))
      ->type_name("");
}

}  // namespace kotai::cli
