// Second implementation of reading games, written only from the descriptions of the notations (RULES.md,
// docs/game-format.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kotai::fuzz {

/// Game as a plain value that does not depend on its reader.
struct PlainGame {
  struct Move {
    int parent = 0;  ///< number of the previous move, counted from 1; 0: the start position
    std::string text;
    std::string comment = {};
    friend bool operator==(const Move&, const Move&) = default;
  };
  std::string variant;
  std::string start;
  std::string first = {};
  std::string second = {};
  std::string result = "*";
  std::string reason = {};
  std::string startComment = {};
  std::vector<Move> moves = {};
  friend bool operator==(const PlainGame&, const PlainGame&) = default;
};

enum class Notation { Record, Usi, Csa, Quoridor, Moves, Positions };

/// Returns the games of a text. Returns nothing if any part of the text does not follow the notation or the
/// rules. \p variant: the variant of a list, because lists do not name their variant.
std::optional<std::vector<PlainGame>> readAgain(Notation notation, std::string_view text, const std::string& variant);

/// The next functions read one notation each.
std::optional<std::vector<PlainGame>> readRecordAgain(std::string_view text);
std::optional<std::vector<PlainGame>> readUsiAgain(std::string_view text);
std::optional<std::vector<PlainGame>> readCsaAgain(std::string_view text);

std::vector<std::string> linesOf(std::string_view text);
/// Returns the words of a text, which white space and commas separate, without move numbers.
std::vector<std::string> wordsWithoutNumbers(std::string_view text);
/// Removes move numbers: "3.e2" and "3...e2" become "e2", and "3." becomes empty. "3" alone is not a move number.
std::string withoutNumber(const std::string& word);

}  // namespace kotai::fuzz
