#include "core/game/variant_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace kotai {

namespace {

std::string sizeText(BoardSize size) { return fmt::format("{}x{}", size.columns, size.rows); }

std::optional<int> sideIn(std::string_view text, const SizeRule& rule) {
  const bool plain = !text.empty() && text.front() >= '1' && text.front() <= '9';
  return plain || rule.leadingZeros ? smallNumber(text) : std::nullopt;
}

/// What stands here up to the next comma.
std::string_view fieldAt(const TextCursor& cursor) { return cursor.rest().substr(0, cursor.rest().find(',')); }

}  // namespace

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
  if (!columns || !rows || (rule.square && *columns != *rows)) {
    cursor.fail(TextFault::BadSize, {std::string(text)});
    return std::nullopt;
  }
  if (*columns < rule.smallest.columns || *columns > rule.largest.columns || *rows < rule.smallest.rows ||
      *rows > rule.largest.rows) {
    cursor.fail(TextFault::SizeOutOfRange, {std::string(text), sizeText(rule.smallest), sizeText(rule.largest)});
    return std::nullopt;
  }
  cursor.advance(text.size());
  return BoardSize{*columns, *rows};
}

std::optional<VariantOption> readOption(TextCursor& cursor) {
  if (cursor.failed() || cursor.atEnd()) return std::nullopt;
  cursor.advance();  // the comma
  VariantOption option;
  option.text = fieldAt(cursor);
  const std::size_t equals = option.text.find('=');
  option.key = option.text.substr(0, equals);
  if (equals != option.text.npos) option.value = option.text.substr(equals + 1);
  option.valuePlace = cursor.place() + std::min(equals, option.text.size()) + 1;
  cursor.advance(option.text.size());
  return option;
}

bool refuseOptions(TextCursor& cursor) {
  if (!cursor.take(',')) return !cursor.failed();
  return cursor.fail(TextFault::UnknownOption, {std::string(cursor.rest())});
}

}  // namespace kotai
