// The tokens of a game file with their places: tags, moves, comments, brackets.
#pragma once

#include <string>
#include <string_view>

#include "core/record/damage.h"

namespace kotai {

inline constexpr std::string_view recordSpaces = " \t\r\n\f\v";

struct RecordWord {
  enum class Kind {
    Tag,        ///< a tag with `name` and `text`
    BadTag,     ///< a line that begins with a square bracket but is not a tag; `text` is the line
    Word,       ///< a move without its number, or a result
    Comment,    ///< `text` without braces
    OpenEnded,  ///< a comment that extends to the end of the text
    Open,
    Close,
    End,  ///< end of the text
  };
  Kind kind = Kind::End;
  std::string name = {};
  std::string text = {};
  TextPlace place = {};
};

class RecordScanner {
 public:
  explicit RecordScanner(std::string_view text) : m_text(text) {}

  /// Returns the next token. Returns End again after the end of the text.
  RecordWord next();

 private:
  bool atEnd() const { return m_at >= m_text.size(); }
  char peek() const { return m_text[m_at]; }
  char take();
  void skipSpace();
  RecordWord tag(TextPlace place);
  RecordWord comment(TextPlace place);
  RecordWord word(TextPlace place);

  std::string_view m_text;
  std::size_t m_at = 0;
  TextPlace m_place{1, 1};
};

}  // namespace kotai
