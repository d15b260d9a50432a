// A typed player: name[:option=value,...].
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/errors.h"

namespace kotai::domineering {

/// Options are removed one by one. Remaining ones are faults. The first fault is kept.
class PlayerText {
 public:
  explicit PlayerText(std::string_view text);

  const std::string& name() const { return m_name; }
  /// A whole number from \p low to \p high. Without the option, \p target is unchanged.
  template <class Number>
  void number(std::string_view option, Number& target, std::int64_t low, std::int64_t high) {
    if (const auto found = takeNumber(option, low, high)) target = static_cast<Number>(*found);
  }
  /// The place of one of \p choices.
  void choice(std::string_view option, std::size_t& target, const std::vector<std::string>& choices);
  /// Call it last: remaining options are also faults. An UnknownOption lists the valid options after the one found.
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
  std::optional<std::int64_t> takeNumber(std::string_view option, std::int64_t low, std::int64_t high);
  void fail(TextError error);

  std::string m_name;
  std::vector<Option> m_options;
  std::vector<std::string> m_known;  ///< the requested options
  std::optional<TextError> m_fault;
};

}  // namespace kotai::domineering
