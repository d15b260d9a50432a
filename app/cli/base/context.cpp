#include "app/cli/base/context.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <cstdlib>

#include "app/cli/base/examples.h"
#include "app/cli/base/option_values.h"
#include "app/cli/base/terminal.h"
#include "app/cli/base/visible_text.h"
#include "core/game/registry.h"

namespace kotai::cli {
namespace {

std::string environment(const char* name) {
  const char* const value = std::getenv(name);
  return value ? value : "";
}

/// Equals QStandardPaths::AppDataLocation for the application "kotai", so that both programs share their files.
std::filesystem::path applicationDataDirectory() {
  const std::string dataHome = environment("XDG_DATA_HOME");
  if (dataHome.starts_with('/')) return std::filesystem::path(dataHome) / "kotai";
  const std::string home = environment("HOME");
  return std::filesystem::path(home.empty() ? "/" : home) / ".local" / "share" / "kotai";
}

}  // namespace

std::filesystem::path Context::dataDirectory() const {
  if (!dataOption.empty()) return dataOption;
  const std::string fromEnvironment = environment("KOTAI_DATA");
  if (!fromEnvironment.empty()) return fromEnvironment;
  return applicationDataDirectory();
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

SolutionPtr Context::solution(const VariantPtr& variant) const { return Solution::open(dataDirectory(), variant); }

SolutionPtr Context::figures(const VariantPtr& variant) const { return Solution::openFigures(dataDirectory(), variant); }

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
                "Folder of the solutions (else KOTAI_DATA, else the application data folder)")
      ->type_name("DIR");
}

void addJsonOption(CLI::App& command, Context& context) {
  addSwitch(command, "--json", context.json, "Print JSON instead of text");
}

void addProgressOption(CLI::App& command, Context& context) {
  addSwitch(command, "--progress", context.progress, "Show progress on stderr even if it is no terminal");
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
