// Reads a text from left to right and stores the first fault.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/base/errors.h"

namespace kotai {

/// Cursor in a text. Places are byte offsets. After a failure, nothing more is read. Functions that can fail
/// return false.
class TextCursor {
 public:
  /// \p column: column (1-based) of the beginning of \p text in the whole text.
  explicit TextCursor(std::string_view text, std::size_t column = 1) : m_text(text), m_column(column) {}

  bool atEnd() const { return m_place >= m_text.size(); }
  std::size_t place() const { return m_place; }
  char next() const { return m_text[m_place]; }  ///< Precondition: not atEnd().
  bool nextIs(std::string_view letters) const { return !atEnd() && letters.find(next()) != letters.npos; }
  std::string_view rest() const { return m_text.substr(m_place); }
  /// Returns the whole next character, for messages.
  std::string found() const;

  void advance(std::size_t bytes = 1) { m_place += bytes; }
  /// Moves the cursor back, to report a fault that is noticed late.
  void rewindTo(std::size_t place) { m_place = place; }
  /// If \p letter is the next character, skips \p letter and returns true.
  bool take(char letter);

  bool failed() const { return m_failed; }
  const TextError& error() const { return m_error; }
  tl::unexpected<TextError> failure() const { return tl::unexpected(m_error); }
  bool fail(TextError error);  ///< sets error.column to the current place
  bool fail(TextFault fault, std::vector<std::string> params = {}) { return fail({.fault = fault, .params = std::move(params)}); }
  bool fail(const OwnText& own, std::vector<std::string> params = {}) {
    return fail({.fault = TextFault::OfGame, .params = std::move(params), .own = &own});
  }
  /// Fails because the next character or the end of the text is unexpected.
  bool failExpected(Expected expected, std::string_view detail = {}) { return failExpected(expected, nullptr, detail); }
  bool failExpected(const OwnText& expected, std::string_view detail = {}) {
    return failExpected(Expected::OfGame, &expected, detail);
  }
  /// Fails unless the text ends here.
  bool end();

 private:
  bool failExpected(Expected expected, const OwnText* own, std::string_view detail);

  std::string_view m_text;
  std::size_t m_column;
  std::size_t m_place = 0;
  bool m_failed = false;
  TextError m_error;
};

}  // namespace kotai
