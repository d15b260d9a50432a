// Games read a second time, from the descriptions of the notations (RULES.md, docs/game-format.md) alone.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kotai::fuzz {

/// A game as a person would copy it out, whoever read it.
struct PlainGame {
  struct Move {
    int parent = 0;  ///< number of the move it follows; 0 is the start, moves count from 1
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

/// The games of a text; none if anything in it is not as the notation is described, or breaks the rules. \p variant: for
/// lists, which do not say it.
std::optional<std::vector<PlainGame>> readAgain(Notation notation, std::string_view text, const std::string& variant);

/// The readers of each notation.
std::optional<std::vector<PlainGame>> readRecordAgain(std::string_view text);
std::optional<std::vector<PlainGame>> readUsiAgain(std::string_view text);
std::optional<std::vector<PlainGame>> readCsaAgain(std::string_view text);

std::vector<std::string> linesOf(std::string_view text);
/// Parted by white space and commas, without move numbers.
std::vector<std::string> wordsWithoutNumbers(std::string_view text);
/// "3.e2" and "3...e2" are "e2", "3." is nothing; "3" alone is no number of a move.
std::string withoutNumber(const std::string& word);

}  // namespace kotai::fuzz
