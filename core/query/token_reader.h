// Reads the words and signs of a query one by one. Stops at the first fault.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/errors.h"
#include "core/query/sentence.h"

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
  /// Reads the next token, extended to a space, a bracket or the end. This function is required where piece
  /// letters may also be operators.
  Token lexPiece();

 private:
  Token tokenAt(std::size_t place) const;

  std::string_view m_text;
  Numbers m_numbers;
  Token m_next;
};

/// Returns the text in lower case, because words are case-insensitive.
std::string lowered(std::string_view text);

class TokenReader {
 public:
  TokenReader(std::string_view text, Lexer::Numbers numbers) : m_lexer(text, numbers) {}

  Lexer& lexer() { return m_lexer; }
  const Token& next() const { return m_lexer.next(); }
  bool isOver() const { return next().kind == Token::Kind::End; }
  void advance() { m_lexer.advance(); }
  /// Skips the word or sign if it is next. Returns whether something was skipped, and false after a fault.
  bool skipWord(std::string_view word);
  bool skipSign(std::string_view sign);
  /// Reads `=` or `!=`, and returns whether the condition is negated.
  bool readInequality();
  std::optional<Relation> readRelation();

  bool failed() const { return m_failed; }
  const TextError& error() const { return m_error; }
  void fail(const Token& at, const OwnText& words, std::vector<std::string> params);
  void fail(TextError error);
  /// Fails because the next token is unexpected.
  void failExpected(const OwnText& words, std::string detail = {});

 private:
  void refuseSecondEquals();

  Lexer m_lexer;
  bool m_failed = false;
  TextError m_error;
};

}  // namespace kotai::query
