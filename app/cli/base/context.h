// Data folder and common options of all subcommands, and the errors that end a run.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "app/cli/base/cli11_forward.h"
#include "core/game/variant.h"
#include "core/play/play.h"
#include "core/tables/solution.h"

namespace kotai::cli {

enum ExitCode : int { exitDone = 0, exitFailed = 1, exitUsage = 2, exitInterrupted = 130 };

/// An invalid string (exit code 2). \p kind: expected kind of string, such as "position".
struct TextFailure : std::exception {
  TextFailure(std::string kindOfText, std::string givenText, TextError textError)
      : kind(std::move(kindOfText)), text(std::move(givenText)), error(std::move(textError)) {}
  const char* what() const noexcept override { return "kotai::cli::TextFailure"; }
  std::string kind;
  std::string text;
  TextError error;
};

/// Checks a string before it is parsed. Throws TextFailure if the string is too long or not UTF-8.
void checkReadable(const std::string& kind, const std::string& text);

/// Returns the result of parse(text). Throws TextFailure for an invalid string.
template <class Parse>
auto readText(const std::string& kind, const std::string& text, Parse&& parse) {
  checkReadable(kind, text);
  auto parsed = parse(text);
  if (!parsed) throw TextFailure(kind, text, std::move(parsed.error()));
  return std::move(*parsed);
}

/// Incompatible options, or an unknown name (exit code 2). The message is an English sentence.
struct UsageError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Any other failure (exit code 1). The message is an English sentence.
struct Failure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Thrown after Ctrl-C, when the command has cleaned up (exit code 130).
struct Interrupted : std::exception {};

/// Context of a run. The argument parser fills in the members. A subcommand sets `run`, which runProgram() calls after
/// parsing.
struct Context {
  std::string dataOption;  ///< argument of --data
  bool json = false;       ///< whether --json was given
  bool progress = false;   ///< whether --progress was given
  std::string variantId;   ///< id of this run's variant once it has been parsed, for error messages
  std::function<int()> run;

  /// Returns the argument of --data, otherwise KOTAI_DATA, otherwise the application data folder of the platform, as in the
  /// window.
  std::filesystem::path dataDirectory() const;
  /// Parses a variant. Throws TextFailure.
  VariantPtr variant(const std::string& text);
  PlayPtr play(const std::string& text);
  /// Parses a position. Returns the start position if no string is given. \p game: a variant of either kind, or a Play. Throws
  /// TextFailure.
  template <class Game>
  AnyPosition position(const Game& game, const std::optional<std::string>& text) const {
    if (!text) return game.start();
    return readText("position", *text, [&game](const std::string& given) { return game.parsePosition(given); });
  }
  /// Opens the solution. Throws SolutionError, and Failure if only outcomes are known.
  SolutionPtr solution(const VariantPtr& variant) const;
  /// Returns whether the data folder has a file that values() would open.
  bool hasValues(const Variant& variant) const;
  /// Like solution(), but if the user has chosen the start position, also accepts the solution of the usual start
  /// position. That solution contains all values, but its counts and marks differ. Throws SolutionError.
  SolutionPtr values(const VariantPtr& variant) const;
  /// Returns whether only a file of outcomes is available for the variant, and values() would find no file.
  bool needsOutcomes(const Variant& variant) const;
  /// Returns whether the folder has a file of outcomes and neither a solution nor figures.
  bool hasOnlyOutcomes(const Variant& variant) const;
  /// Reports that a command needs more than outcomes. Throws Failure.
  [[noreturn]] void failWithoutDistances(const Variant& variant) const;
  /// Opens the solution. If no values were stored, opens only the figures. Throws like solution().
  SolutionPtr figures(const VariantPtr& variant) const;
  /// Returns whether to show progress: on request, or if stderr is a terminal that can rewrite lines.
  bool showsProgress() const;
};

/// Adds --data and the options shared by most subcommands.
void addDataOption(CLI::App& command, Context& context);
void addJsonOption(CLI::App& command, Context& context);
void addProgressOption(CLI::App& command, Context& context);
CLI::Option* addVariantArgument(CLI::App& command, std::string& text);
CLI::Option* addPositionArgument(CLI::App& command, std::optional<std::string>& text);

/// Creates a subcommand with the option --data. Calls \p run to execute the subcommand.
CLI::App& addCommand(CLI::App& app, Context& context, const std::string& name, const std::string& purpose,
                     std::function<int()> run);

/// Creates a subcommand with --data and options in an `Options` object, executed by run(context, options).
template <typename Options>
CLI::App& addCommand(CLI::App& app, Context& context, const std::string& name, const std::string& purpose,
                     const std::shared_ptr<Options>& options, int (*run)(Context&, const Options&)) {
  return addCommand(app, context, name, purpose, [&context, options, run] { return run(context, *options); });
}

}  // namespace kotai::cli
