#include "core/base/text_cursor.h"

#include "core/base/characters.h"

namespace kotai {

std::string TextCursor::found() const { return characterAt(m_text, m_place); }

bool TextCursor::take(char letter) {
  if (m_failed || atEnd() || next() != letter) return false;
  ++m_place;
  return true;
}

bool TextCursor::fail(TextError error) {
  if (m_failed) return false;
  m_error = std::move(error);
  m_error.column = m_column + m_place;
  m_failed = true;
  return false;
}

bool TextCursor::failExpected(Expected expected, const OwnText* own, std::string_view detail) {
  TextError error{.fault = atEnd() ? TextFault::UnexpectedEnd : TextFault::UnexpectedCharacter,
                  .expected = expected,
                  .expectedDetail = std::string(detail),
                  .ownExpected = own};
  if (!atEnd()) error.params = {found()};
  return fail(std::move(error));
}

bool TextCursor::end() {
  if (atEnd()) return !m_failed;
  return fail(TextFault::TrailingText, {std::string(rest())});
}

}  // namespace kotai
