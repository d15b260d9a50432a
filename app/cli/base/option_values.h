// Options with values, checked as they are read: a mistake is told with the option, the text found and what was
// expected.
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

/// A whole number from \p least to \p most; throws UsageError. \p name is the option or argument it was given for.
std::uint64_t parseWholeNumber(std::string_view name, std::string_view text, std::uint64_t least, std::uint64_t most);
/// A finite number from \p least to \p most; throws UsageError.
double parseRealNumber(std::string_view name, std::string_view text, double least, double most);

/// The numbers an option takes, both ends included.
template <class Number>
struct NumberRange {
  Number least;
  Number most;
};

inline constexpr NumberRange<std::uint64_t> anySeed{0, std::numeric_limits<std::uint64_t>::max()};

/// An option with a whole number in \p range, which is given to \p store.
CLI::Option* addNumberOption(CLI::App& command, const std::string& name, NumberRange<std::uint64_t> range,
                             std::function<void(std::uint64_t)> store, const std::string& description);

/// \p target is an unsigned number or an optional one.
template <class Target, std::unsigned_integral Number>
CLI::Option* addNumberOption(CLI::App& command, const std::string& name, Target& target, NumberRange<Number> range,
                             const std::string& description) {
  return addNumberOption(
      command, name, {range.least, range.most}, [&target](std::uint64_t number) { target = static_cast<Number>(number); },
      description);
}

/// Given or not, without a value.
CLI::Option* addSwitch(CLI::App& command, const std::string& name, bool& target, const std::string& description);
/// A text that may not be empty.
CLI::Option* addTextOption(CLI::App& command, const std::string& name, std::string& target, const std::string& description);
/// One of \p choices.
CLI::Option* addChoiceOption(CLI::App& command, const std::string& name, std::string& target,
                             const std::vector<std::string>& choices, const std::string& description);
/// Values accepted by an option made by addChoiceOption(); empty for any other option. Not const: CLI11 hands out its parts only
/// so.
std::vector<std::string> choicesOf(CLI::Option& option);

}  // namespace kotai::cli
