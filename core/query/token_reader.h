// Reads the words and signs of a query one by one. Stops at the first fault.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/errors.h"
#include "core/query/lexer.h"
#include "core/query/sentence.h"

namespace kotai::query {

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
  void fail(const Token& at, const OwnWords& words, std::vector<std::string> params);
  void fail(TextError error);
  /// Fails because the next token is unexpected.
  void failExpected(const OwnWords& words, std::string detail = {});

 private:
  void refuseSecondEquals();

  Lexer m_lexer;
  bool m_failed = false;
  TextError m_error;
};

}  // namespace kotai::query
