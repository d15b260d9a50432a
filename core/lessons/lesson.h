// Lessons about a game: texts, a task on the board, and drills (docs/lessons.md).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game/types.h"

namespace kotai {

/// A text in several languages.
class LessonText {
 public:
  /// Sets the text in one language. \p language: code of the language, such as "en" or "de".
  void set(std::string_view language, std::string text);
  bool has(std::string_view language) const;
  bool isEmpty() const { return m_texts.empty(); }
  /// Returns the text in this language. If there is none, returns the text in English, or else in the language
  /// that was added first. Returns an empty string if there is no text at all.
  std::string_view in(std::string_view language) const;

 private:
  const std::string* find(std::string_view language) const;

  std::vector<std::pair<std::string, std::string>> m_texts;  ///< pairs of a language and a text
};

/// Drills of a lesson. Their positions come from the whole solution.
struct LessonDrills {
  std::size_t count = 0;
  std::string kind;   ///< kind of the drills, as in Lesson::kind
  std::string query;  ///< query that selects the drills (docs/query.md)
};

struct Lesson {
  std::string id;
  std::size_t line = 0;  ///< number of the line in the file
  LessonText title;
  LessonText text;
  LessonText question;  ///< text shown while the task is open; if empty, the default text of the kind
  LessonText praise;    ///< text shown after the task is solved
  std::string variant;
  std::string position;
  /// Kind of the task: the id of a PuzzleKind or, if both players move at once, `secureKindId`.
  std::string kind;
  Side side = Side::First;           ///< side that has to find the move in a `secure` task
  std::vector<std::string> answers;  ///< all correct first moves; empty if the lesson does not give them
  LessonDrills drills;
  std::vector<std::string> mistakes;  ///< kinds of mistakes that the lesson is about (Sentence::topic)
};

/// The lessons of one file.
struct Course {
  std::string id;  ///< key under which progress is stored
  LessonText title;
  std::vector<Lesson> lessons;
};

/// Returns the first lesson about a kind of mistake, or null.
const Lesson* lessonAbout(const Course& course, std::string_view mistake);

}  // namespace kotai
