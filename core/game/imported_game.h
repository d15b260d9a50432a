// A game in a notation that others use, put into the words of this program.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace kotai {

/// Nothing in it has been checked against the rules.
struct ImportedGame {
  struct Move {
    std::string text;      ///< as this program writes moves; what could not be understood stays as it was
    std::size_t byte = 0;  ///< where it begins in the text that was read
  };
  std::string variantId;
  std::string start = {};  ///< a position; empty: the start of the variant
  std::string first = {};  ///< names of the players, if they are said
  std::string second = {};
  std::vector<Move> moves = {};
};

/// The games of a text; none if it is not in a notation that is known.
using ReadNotation = std::vector<ImportedGame> (*)(std::string_view text);

/// The words of a text, parted by spaces, ends of lines and commas, without move numbers ("3." or "3...").
std::vector<ImportedGame::Move> wordsOf(std::string_view text);

}  // namespace kotai
