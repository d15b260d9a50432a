// Faults in lesson files, in English for the command line. The window identifies faults by address.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "core/base/errors.h"

namespace kotai {

namespace lesson_fault {
inline constexpr OwnText notLessons{"the first line of a file of lessons is 'kotai-lessons 1'"};
inline constexpr OwnText newer{"the file was written for a newer version of Kotai; this one reads 'kotai-lessons 1'"};
inline constexpr OwnText tooLarge{"a file of lessons has at most {0} bytes"};  ///< params: the maximum number of bytes
inline constexpr OwnText noColon{"expected a word and a colon, such as 'title: My lesson'"};
inline constexpr OwnText unknownWord{"'{0}' is not allowed here; expected one of: {1}"};  ///< params: the word, the known words
inline constexpr OwnText repeated{"'{0}' is given twice"};                                ///< params: the word
inline constexpr OwnText missing{"'{0}' is missing; example: {1}"};                       ///< params: the word, an example
inline constexpr OwnText badName{"'{0}' is not a name: use the letters a to z, digits and dashes"};  ///< params: the text found
inline constexpr OwnText unknownTask{"there is no task '{0}' in this game; expected one of: {1}"};
inline constexpr OwnText badDrills{"expected from 1 to {0} drills of one kind, such as '5 best-move where outcome = win'"};
}  // namespace lesson_fault

struct LessonFault {
  /// Syntax in which the fault occurred: lesson file, game or query. The syntax selects the message.
  enum class Part : std::uint8_t { File, Game, Query };

  std::size_t line = 0;  ///< number of the line in the file, counted from 1
  Part part = Part::File;
  TextError error;   ///< fault; its column refers to `text`
  std::string text;  ///< the part of the line with the error; empty for Part::File
};

}  // namespace kotai
