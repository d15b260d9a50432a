// Parses the text after the game's id in a variant: a size and options, `:WxH,key=value,...`.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/text_cursor.h"
#include "core/game/board_size.h"

namespace kotai {

/// An option `key=value`. An option without `=` has no value and counts as unknown.
struct VariantOption {
  std::string_view text;
  std::string_view key;
  std::optional<std::string_view> value;
  std::size_t valuePlace = 0;
};

/// Parses a whole number of at most three digits. Returns nothing for any other text.
std::optional<int> smallNumber(std::string_view text);

struct SizeRule {
  BoardSize smallest;
  BoardSize largest;
  bool square = false;        ///< whether width and height must be equal
  bool leadingZeros = false;  ///< whether leading zeros are accepted, as in 05
};

/// Reads a colon and the size of the board, which are required.
std::optional<BoardSize> readSize(TextCursor& cursor, const SizeRule& rule);

/// Reads a comma and an option. Returns nothing at the end.
std::optional<VariantOption> readOption(TextCursor& cursor);

/// Option `key=choice` of the rules. The first choice is the default. The text of a variant omits the default.
/// For an option without choices, the game parses the value.
struct ChoiceOption {
  std::string_view key;
  std::span<const std::string_view> choices;
};

/// Reads options up to the end of the text. Each option may occur once. Returns the index of the choice for
/// each option, 0 by default. Sets \p text to the option without choices, if present.
std::vector<std::size_t> readChoices(TextCursor& cursor, std::span<const ChoiceOption> options,
                                     std::optional<VariantOption>* text = nullptr);

/// Returns true at the end of the text. Otherwise reports the option after the size as a fault and returns
/// false.
bool refuseOptions(TextCursor& cursor);

}  // namespace kotai
