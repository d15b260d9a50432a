#include "app/cli/base/family.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>

#include "app/cli/base/context.h"
#include "app/cli/base/visible_text.h"

namespace kotai::cli {

namespace {

constexpr std::size_t mostMembers = 1000;
constexpr std::string_view rangeSign = "..";
constexpr std::string_view digits = "0123456789";

std::uint64_t numberOf(std::string_view text, std::string_view family) {
  std::uint64_t number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc() || number > mostMembers)
    throw UsageError(fmt::format("{}: a range is two numbers of at most {} with '..' between them, e.g. 0..3", quotedText(family),
                                 mostMembers));
  return number;
}

}  // namespace

std::vector<std::string> familyMembers(std::string_view family) {
  const std::size_t sign = family.find(rangeSign);
  if (sign == std::string_view::npos) return {std::string(family)};
  const std::size_t before = family.find_last_not_of(digits, sign == 0 ? 0 : sign - 1) + 1;
  const std::size_t behind = std::min(family.find_first_not_of(digits, sign + rangeSign.size()), family.size());
  const std::uint64_t first = numberOf(family.substr(before, sign - before), family);
  const std::uint64_t last = numberOf(family.substr(sign + rangeSign.size(), behind - sign - rangeSign.size()), family);
  if (first > last)
    throw UsageError(
        fmt::format("{}: the range {}..{} goes down; write the smaller number first", quotedText(family), first, last));
  const std::vector<std::string> rests = familyMembers(family.substr(behind));
  if ((last - first + 1) * rests.size() > mostMembers)
    throw UsageError(fmt::format("{}: more than {} variants", quotedText(family), mostMembers));
  std::vector<std::string> members;
  for (std::uint64_t number = first; number <= last; ++number)
    for (const std::string& rest : rests) members.push_back(fmt::format("{}{}{}", family.substr(0, before), number, rest));
  return members;
}

}  // namespace kotai::cli
