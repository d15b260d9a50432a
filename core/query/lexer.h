// Reads the words, numbers and signs of a query one by one.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace kotai::query {

struct Token {
  enum class Kind { Word, Number, Sign, Unknown, End };
  Kind kind = Kind::End;
  std::string_view text;  ///< text of the token
  std::size_t place = 0;  ///< place of the token's first byte

  bool isSign(std::string_view sign) const { return kind == Kind::Sign && text == sign; }
};

/// Splits a query into tokens. A word is a letter followed by letters, digits and dashes.
class Lexer {
 public:
  /// Accepted numbers: only whole numbers such as 12, or also -0.5.
  enum class Numbers { Whole, Real };
  explicit Lexer(std::string_view text, Numbers numbers = Numbers::Whole) : m_text(text), m_numbers(numbers) { advance(); }

  const Token& next() const { return m_next; }
  void advance();
  /// Reads the next token, extended to a space, a bracket or the end. Required where piece letters may also be
  /// operators.
  Token lexPiece();

 private:
  Token tokenAt(std::size_t place) const;

  std::string_view m_text;
  Numbers m_numbers;
  Token m_next;
};

/// Returns the text in lower case, because words are case-insensitive.
std::string lowered(std::string_view text);

}  // namespace kotai::query
