// State shared by all subcommands: the data folder, the common options, and how a run ends.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "app/cli/base/cli11_forward.h"
#include "core/game/variant.h"
#include "core/tables/solution.h"

namespace kotai::cli {

/// Exit codes of the program.
enum ExitCode : int { exitDone = 0, exitFailed = 1, exitUsage = 2, exitInterrupted = 130 };

/// A text that cannot be read: exit 2. \p kind is what it should have been, e.g. "position".
struct TextFailure : std::exception {
  TextFailure(std::string kindOfText, std::string givenText, TextError textError)
      : kind(std::move(kindOfText)), text(std::move(givenText)), error(std::move(textError)) {}
  const char* what() const noexcept override { return "kotai::cli::TextFailure"; }
  std::string kind;
  std::string text;
  TextError error;
};

/// Options that do not go together, or a name that does not exist: exit 2. The text is an English sentence.
struct UsageError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Anything else that failed: exit 1. The text is an English sentence.
struct Failure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Ctrl-C came and everything was put away: exit 130.
struct Interrupted : std::exception {};

/// Filled while the arguments are read; a subcommand sets `run`, which runProgram() calls afterwards.
struct Context {
  std::string dataOption;  ///< --data
  bool json = false;       ///< --json
  bool progress = false;   ///< --progress
  std::string variantId;   ///< the variant of this run as soon as it is read, for the error texts
  std::function<int()> run;

  /// --data, else KOTAI_DATA, else the platform's application data folder (the window's).
  std::filesystem::path dataDirectory() const;
  /// Throws TextFailure.
  VariantPtr variant(const std::string& text);
  /// The start if no text was given. Throws TextFailure.
  AnyPosition position(const Variant& variant, const std::optional<std::string>& text) const;
  /// Throws SolutionError.
  SolutionPtr solution(const VariantPtr& variant) const;
  /// The same, or the figures alone if that is what was kept. Throws SolutionError.
  SolutionPtr figures(const VariantPtr& variant) const;
  /// Whether to show progress: asked for, or stderr is a terminal that a line can be painted over on.
  bool showsProgress() const;
};

/// Throws TextFailure for a text that is too long or no UTF-8, before anybody tries to read it.
void checkReadable(const std::string& kind, const std::string& text);

/// Adds --data, and the options that most subcommands share.
void addDataOption(CLI::App& command, Context& context);
void addJsonOption(CLI::App& command, Context& context);
void addProgressOption(CLI::App& command, Context& context);
CLI::Option* addVariantArgument(CLI::App& command, std::string& text);
CLI::Option* addPositionArgument(CLI::App& command, std::optional<std::string>& text);

/// Makes a subcommand with --data, which is run by \p run.
CLI::App& addCommand(CLI::App& app, Context& context, const std::string& name, const std::string& purpose,
                     std::function<int()> run);

/// Makes a subcommand whose options live in an `Options` object, with --data, run by \p run(context, options).
template <typename Options>
CLI::App& addCommand(CLI::App& app, Context& context, const std::string& name, const std::string& purpose,
                     const std::shared_ptr<Options>& options, int (*run)(Context&, const Options&)) {
  return addCommand(app, context, name, purpose, [&context, options, run] { return run(context, *options); });
}

}  // namespace kotai::cli
