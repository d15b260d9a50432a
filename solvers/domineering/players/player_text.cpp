#include "solvers/domineering/players/player_text.h"

#include <algorithm>
#include <charconv>

#include "core/base/words.h"

namespace kotai::domineering {

PlayerText::PlayerText(std::string_view text) : m_name(text.substr(0, text.find(':'))) {
  if (text.empty()) fail({TextFault::Empty, 1, {}});
  if (m_name.size() == text.size()) return;
  std::size_t begin = m_name.size() + 1;
  for (const std::string_view item : partsIn(text.substr(begin))) {
    const std::size_t equals = std::min(item.find('='), item.size());
    Option option{std::string(item.substr(0, equals)), std::string(item.substr(std::min(equals + 1, item.size()))), begin + 1,
                  begin + std::min(equals + 1, item.size()) + 1};
    if (std::ranges::find(m_options, option.name, &Option::name) != m_options.end())
      fail({TextFault::UnknownOption, option.nameColumn, {option.name + '=' + option.value}});
    m_options.push_back(std::move(option));
    begin += item.size() + 1;
  }
}

PlayerText::Option* PlayerText::take(std::string_view name) {
  m_known.emplace_back(name);
  const auto found = std::ranges::find(m_options, name, &Option::name);
  if (found == m_options.end()) return nullptr;
  found->taken = true;
  return &*found;
}

std::optional<std::int64_t> PlayerText::readNumberOption(std::string_view name, std::int64_t low, std::int64_t high) {
  const Option* const option = take(name);
  if (!option) return std::nullopt;
  std::int64_t number = 0;
  const char* const end = option->value.data() + option->value.size();
  const auto [stopped, problem] = std::from_chars(option->value.data(), end, number);
  if (problem == std::errc() && stopped == end && number >= low && number <= high) return number;
  fail({TextFault::BadNumber, option->valueColumn, {option->value, std::to_string(low), std::to_string(high)}});
  return std::nullopt;
}

void PlayerText::choice(std::string_view name, std::size_t& target, const std::vector<std::string>& choices) {
  const Option* const option = take(name);
  if (!option) return;
  const auto found = std::ranges::find(choices, option->value);
  if (found != choices.end()) {
    target = static_cast<std::size_t>(found - choices.begin());
    return;
  }
  TextError error{TextFault::BadChoice, option->valueColumn, {option->value}};
  error.params.insert(error.params.end(), choices.begin(), choices.end());
  fail(std::move(error));
}

std::optional<TextError> PlayerText::fault() const {
  std::optional<TextError> first = m_fault;
  for (const Option& option : m_options)
    if (!option.taken && (!first || option.nameColumn < first->column))
      first = TextError{TextFault::UnknownOption, option.nameColumn, {option.name}};
  if (first && first->fault == TextFault::UnknownOption)
    first->params.insert(first->params.end(), m_known.begin(), m_known.end());
  return first;
}

void PlayerText::fail(TextError error) {
  if (!m_fault || error.column < m_fault->column) m_fault = std::move(error);
}

}  // namespace kotai::domineering
