#include "app/cli/base/option_values.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>

#include "app/cli/base/messages.h"
#include "core/base/words.h"

namespace kotai::cli {
/// Returns the value if the whole string is a number, without plus sign or spaces. Otherwise returns nothing.
template <class Number>
static std::optional<Number> numberIn(std::string_view text) {
  Number number{};
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// Separator between the choices of an option. The choices are stored as the name of a check that does nothing,
/// because CLI11 stores this name with the option but does not print it.
constexpr std::string_view choiceGap = "|";

std::vector<std::string> namesIn(std::string_view option, std::string_view list) {
  const std::vector<std::string_view> names = partsIn(list);
  if (std::ranges::count(names, std::string_view()) > 0)
    throw UsageError(fmt::format("{} {}: expected names separated by commas", option, quotedText(list)));
  return {names.begin(), names.end()};
}

std::uint64_t parseWholeNumber(std::string_view name, std::string_view text, std::uint64_t least, std::uint64_t most) {
  const auto number = numberIn<std::uint64_t>(text);
  if (number && *number >= least && *number <= most) return *number;
  throw UsageError(fmt::format("{} {}: expected a whole number from {} to {}", name, quotedText(text), least, most));
}

double parseRealNumber(std::string_view name, std::string_view text, double least, double most) {
  const auto number = numberIn<double>(text);
  // This order of comparisons also rejects NaN.
  if (number && *number >= least && *number <= most) return *number;
  throw UsageError(fmt::format("{} {}: expected a number from {} to {}", name, quotedText(text), least, most));
}

CLI::Option* addNumberOption(CLI::App& command, const std::string& name, NumberRange<std::uint64_t> range,
                             std::function<void(std::uint64_t)> store, const std::string& description) {
  const auto read = [name, range, store = std::move(store)](const std::string& text) {
    store(parseWholeNumber(name, text, range.least, range.most));
  };
  return command.add_option_function<std::string>(name, read, description)->type_name("N");
}

CLI::Option* addSwitch(CLI::App& command, const std::string& name, bool& target, const std::string& description) {
  return command.add_flag(name, target, description)->disable_flag_override();
}

CLI::Option* addTextOption(CLI::App& command, const std::string& name, std::string& target, const std::string& description) {
  const auto read = [&target, name](const std::string& text) {
    if (text.empty()) throw UsageError(fmt::format("{} '': expected a text that is not empty", name));
    target = text;
  };
  return command.add_option_function<std::string>(name, read, description);
}

CLI::Option* addChoiceOption(CLI::App& command, const std::string& name, std::string& target,
                             const std::vector<std::string>& choices, const std::string& description) {
  const auto read = [&target, name, choices](const std::string& text) {
    if (std::ranges::find(choices, text) == choices.end())
      throw UsageError(fmt::format("{} {}: expected {}", name, quotedText(text), fmt::join(choices, " or ")));
    target = text;
  };
  CLI::Option* const option = command.add_option_function<std::string>(name, read, description);
  return option->check(CLI::Validator({}, {}, fmt::format("{}", fmt::join(choices, choiceGap))).active(false));
}

std::vector<std::string> choicesOf(CLI::Option& option) {
  try {
    return CLI::detail::split(option.get_validator(0)->get_name(), choiceGap.front());
  } catch (const CLI::OptionNotFound&) {
    return {};
  }
}

}  // namespace kotai::cli
