// Options whose values are checked during parsing. Errors contain the option, the text found and the expected values.
#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/base/context.h"

namespace kotai::cli {

/// Parses a whole number from \p least to \p most. Throws UsageError. \p name: the option or argument.
std::uint64_t parseWholeNumber(std::string_view name, std::string_view text, std::uint64_t least, std::uint64_t most);
/// Parses a finite number from \p least to \p most. Throws UsageError.
double parseRealNumber(std::string_view name, std::string_view text, double least, double most);

/// Splits a list at its commas: "rank,moves" -> "rank", "moves". Throws UsageError if a name is empty.
std::vector<std::string> namesIn(std::string_view option, std::string_view list);

/// The range of valid values of an option, including both ends.
template <class Number>
struct NumberRange {
  Number least;
  Number most;
};

inline constexpr NumberRange<std::uint64_t> anySeed{0, std::numeric_limits<std::uint64_t>::max()};

/// Adds an option whose value is a whole number in \p range. Passes the number to \p store.
CLI::Option* addNumberOption(CLI::App& command, const std::string& name, NumberRange<std::uint64_t> range,
                             std::function<void(std::uint64_t)> store, const std::string& description);

/// Adds an option whose value is a whole number. \p target: an unsigned number, or a std::optional of an unsigned
/// number.
template <class Target, std::unsigned_integral Number>
CLI::Option* addNumberOption(CLI::App& command, const std::string& name, Target& target, NumberRange<Number> range,
                             const std::string& description) {
  return addNumberOption(
      command, name, {range.least, range.most}, [&target](std::uint64_t number) { target = static_cast<Number>(number); },
      description);
}

CLI::Option* addSwitch(CLI::App& command, const std::string& name, bool& target, const std::string& description);
/// Adds an option whose value is a text that must not be empty.
CLI::Option* addTextOption(CLI::App& command, const std::string& name, std::string& target, const std::string& description);
/// Adds an option whose value must be one of \p choices.
CLI::Option* addChoiceOption(CLI::App& command, const std::string& name, std::string& target,
                             const std::vector<std::string>& choices, const std::string& description);
/// Returns the choices of an option added by addChoiceOption(), or nothing for any other option. \p option is
/// not const, because CLI11 has no const function for this purpose.
std::vector<std::string> choicesOf(CLI::Option& option);

}  // namespace kotai::cli
