// Parses a player's text: name[:option=value,...].
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/errors.h"

namespace kotai::domineering {

/// Parses the options of a player. Each function that reads an option removes it from the text. Options that
/// remain at the end are faults. Stores only the first fault.
class PlayerText {
 public:
  explicit PlayerText(std::string_view text);

  const std::string& name() const { return m_name; }
  /// Reads a whole number from \p low to \p high. If the option is missing, \p target does not change.
  template <class Number>
  void number(std::string_view option, Number& target, std::int64_t low, std::int64_t high) {
    if (const auto found = readNumberOption(option, low, high)) target = static_cast<Number>(*found);
  }
  /// Reads an option whose value is one of \p choices. Stores the index of the choice in \p target.
  void choice(std::string_view option, std::size_t& target, const std::vector<std::string>& choices);
  /// Returns the first fault. Call this function last, because remaining options are also faults. The params of
  /// an UnknownOption contain the unknown option, then the valid options.
  std::optional<TextError> fault() const;

 private:
  struct Option {
    std::string name;
    std::string value;
    std::size_t nameColumn = 1;
    std::size_t valueColumn = 1;
    bool taken = false;
  };
  Option* take(std::string_view name);
  std::optional<std::int64_t> readNumberOption(std::string_view option, std::int64_t low, std::int64_t high);
  void fail(TextError error);

  std::string m_name;
  std::vector<Option> m_options;
  std::vector<std::string> m_known;  ///< names of the options that have been read so far, which are all valid options
  std::optional<TextError> m_fault;
};

}  // namespace kotai::domineering
