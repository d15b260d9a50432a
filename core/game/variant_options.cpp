#include "core/game/variant_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace kotai {

static std::string sizeText(BoardSize size) { return fmt::format("{}x{}", size.columns, size.rows); }

static std::optional<int> sideIn(std::string_view text, const SizeRule& rule) {
  const bool plain = !text.empty() && text.front() >= '1' && text.front() <= '9';
  return plain || rule.leadingZeros ? smallNumber(text) : std::nullopt;
}

static void failUnknown(TextCursor& cursor, std::string_view found, std::span<const ChoiceOption> options) {
  std::vector<std::string> params{std::string(found)};
  for (const ChoiceOption& option : options) {
    if (option.choices.empty()) params.push_back(fmt::format("{}=...", option.key));
    for (const std::string_view choice : option.choices) params.push_back(fmt::format("{}={}", option.key, choice));
  }
  cursor.fail(TextFault::UnknownOption, std::move(params));
}

/// Returns the text up to the next comma.
static std::string_view fieldAt(const TextCursor& cursor) { return cursor.rest().substr(0, cursor.rest().find(',')); }

std::optional<int> smallNumber(std::string_view text) {
  int value = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || text.size() > 3 || fault != std::errc{} || end != text.data() + text.size() || value < 0)
    return std::nullopt;
  return value;
}

std::optional<BoardSize> readSize(TextCursor& cursor, const SizeRule& rule) {
  if (!cursor.take(':')) {
    cursor.failExpected(cursor.atEnd() ? Expected::SizeOption : Expected::Colon);
    return std::nullopt;
  }
  const std::string_view text = fieldAt(cursor);
  const std::size_t cross = std::min(text.find('x'), text.size());
  const auto columns = sideIn(text.substr(0, cross), rule);
  const auto rows = cross == text.size() ? std::nullopt : sideIn(text.substr(cross + 1), rule);
  const auto fail = [&](TextFault fault) {
    cursor.fail(fault, {std::string(text), sizeText(rule.smallest), sizeText(rule.largest)});
    return std::nullopt;
  };
  if (!columns || !rows) return fail(TextFault::BadSize);
  if (rule.square && *columns != *rows) return fail(TextFault::NotSquare);
  if (*columns < rule.smallest.columns || *columns > rule.largest.columns || *rows < rule.smallest.rows ||
      *rows > rule.largest.rows)
    return fail(TextFault::SizeOutOfRange);
  cursor.advance(text.size());
  return BoardSize{*columns, *rows};
}

std::optional<VariantOption> readOption(TextCursor& cursor) {
  if (cursor.failed() || cursor.atEnd()) return std::nullopt;
  cursor.advance();  // skips the comma
  VariantOption option;
  option.text = fieldAt(cursor);
  const std::size_t equals = option.text.find('=');
  option.key = option.text.substr(0, equals);
  if (equals != option.text.npos) option.value = option.text.substr(equals + 1);
  option.valuePlace = cursor.place() + std::min(equals, option.text.size()) + 1;
  cursor.advance(option.text.size());
  return option;
}

std::vector<std::size_t> readChoices(TextCursor& cursor, std::span<const ChoiceOption> options,
                                     std::optional<VariantOption>* text) {
  std::vector<std::size_t> chosen(options.size());
  std::vector<bool> said(options.size());
  for (std::size_t place = cursor.place() + 1; const auto found = readOption(cursor); place = cursor.place() + 1) {
    const auto option = std::ranges::find(options, found->key, &ChoiceOption::key);
    const auto number = static_cast<std::size_t>(option - options.begin());
    if (option == options.end() || !found->value || said[number]) {
      cursor.rewindTo(place);
      failUnknown(cursor, found->text, options);
      break;
    }
    if (option->choices.empty()) {
      said[number] = true;
      *text = found;
      continue;
    }
    const auto choice = std::ranges::find(option->choices, *found->value);
    if (choice == option->choices.end()) {
      cursor.rewindTo(found->valuePlace);
      std::vector<std::string> params{std::string(*found->value)};
      params.insert(params.end(), option->choices.begin(), option->choices.end());
      cursor.fail(TextFault::BadChoice, std::move(params));
      break;
    }
    said[number] = true;
    chosen[number] = static_cast<std::size_t>(choice - option->choices.begin());
  }
  return chosen;
}

bool refuseOptions(TextCursor& cursor) {
  if (!cursor.take(',')) return !cursor.failed();
  return cursor.fail(TextFault::UnknownOption, {std::string(cursor.rest())});
}

}  // namespace kotai
