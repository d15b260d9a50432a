#include "core/lessons/lesson_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>

#include "core/base/words.h"
#include "core/game/registry.h"
#include "core/play/play.h"
#include "core/puzzles/puzzle.h"
#include "core/record/readable_text.h"

namespace kotai {

constexpr std::string_view formatLine = "kotai-lessons ";
constexpr std::string_view newestLessons = "1";
constexpr std::string_view defaultLanguage = "en";
constexpr std::array courseWords{std::string_view("course"), std::string_view("title"), std::string_view("lesson")};
constexpr std::array lessonWords{std::string_view("lesson"),   std::string_view("title"),   std::string_view("text"),
                                 std::string_view("variant"),  std::string_view("board"),   std::string_view("task"),
                                 std::string_view("question"), std::string_view("answer"),  std::string_view("praise"),
                                 std::string_view("drills"),   std::string_view("mistakes")};

/// Entry such as "title de: Dodgem": a word, an optional language and a value. Indented lines may continue the
/// value.
struct Entry {
  std::size_t line = 0;
  std::string word;
  std::string language;
  std::string value;
};

static LessonFault faultAt(std::size_t line, const OwnText& words, std::vector<std::string> params = {}) {
  return {line, LessonFault::Part::File, ownFault(words, std::move(params)), {}};
}

template <typename List>
static std::string joined(const List& list) {
  return fmt::format("{}", fmt::join(list, ", "));
}

static std::string_view trimmed(std::string_view text) {
  constexpr std::string_view space = " \t\r";
  const std::size_t first = text.find_first_not_of(space);
  if (first == text.npos) return {};
  return text.substr(first, text.find_last_not_of(space) - first + 1);
}

static bool isName(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
  });
}

/// Appends a line to a value. Separates the line with a space, except after a Chinese or Japanese character.
static void append(std::string& value, std::string_view line) {
  constexpr std::size_t bytes = 3;  // length of such a character in UTF-8; its first byte is 0xe3 or more
  const bool apart = !value.empty() && (value.size() < bytes || static_cast<unsigned char>(value[value.size() - bytes]) < 0xe3);
  value += (apart ? " " : "") + std::string(line);
}

/// Returns the entries of a file, without comments.
static tl::expected<std::vector<Entry>, LessonFault> entriesOf(std::string_view text) {
  std::vector<Entry> entries;
  std::size_t number = 0;
  while (!text.empty()) {
    const std::string_view whole = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), whole.size() + 1));
    const std::string_view line = trimmed(whole);
    ++number;
    if (number == 1) {
      if (!line.starts_with(formatLine)) return tl::unexpected(faultAt(number, lesson_fault::notLessons));
      if (line.substr(formatLine.size()) != newestLessons) return tl::unexpected(faultAt(number, lesson_fault::newer));
      continue;
    }
    if (line.empty() || line.front() == '#') continue;
    if ((whole.front() == ' ' || whole.front() == '\t') && !entries.empty()) {
      append(entries.back().value, line);
      continue;
    }
    const std::size_t colon = line.find(':');
    const std::vector<std::string_view> words = wordsIn(line.substr(0, colon));
    if (colon == line.npos || words.empty() || words.size() > 2) return tl::unexpected(faultAt(number, lesson_fault::noColon));
    entries.push_back({number, std::string(words[0]), std::string(words.size() > 1 ? words[1] : defaultLanguage),
                       std::string(trimmed(line.substr(colon + 1)))});
  }
  if (number == 0) return tl::unexpected(faultAt(1, lesson_fault::notLessons));
  return entries;
}

/// Reads entries into a course, and stops at the first fault.
class Reader {
 public:
  tl::expected<Course, LessonFault> read(const std::vector<Entry>& entries) {
    for (const Entry& entry : entries) {
      if (entry.word == "lesson" ? !begin(entry) : !add(entry)) break;
    }
    if (!m_fault && finishLesson()) finishCourse();
    if (m_fault) return tl::unexpected(*m_fault);
    return std::move(m_course);
  }

 private:
  bool fail(LessonFault fault) {
    m_fault = std::move(fault);
    return false;
  }
  bool fail(std::size_t line, const OwnText& words, std::vector<std::string> params = {}) {
    return fail(faultAt(line, words, std::move(params)));
  }

  bool begin(const Entry& entry) {
    if (!finishLesson()) return false;
    if (!isName(entry.value)) return fail(entry.line, lesson_fault::badName, {entry.value});
    if (std::ranges::count(m_course.lessons, entry.value, &Lesson::id) > 0)
      return fail(entry.line, lesson_fault::repeated, {entry.value});
    Lesson& lesson = m_course.lessons.emplace_back();
    lesson.id = entry.value;
    lesson.line = entry.line;
    m_entries.clear();
    return true;
  }

  /// Adds an entry. Stores texts immediately. Other entries may come in any order, so they wait until the lesson
  /// is complete. Returns false after a fault.
  bool add(const Entry& entry) {
    const bool inLesson = !m_course.lessons.empty();
    const auto known = [&](const auto& words) {
      return std::ranges::count(words, std::string_view(entry.word)) > 0
                 ? true
                 : fail(entry.line, lesson_fault::unknownWord, {entry.word, joined(words)});
    };
    if (inLesson ? !known(lessonWords) : !known(courseWords)) return false;
    if (LessonText* text = textOf(entry.word)) {
      if (text->has(entry.language)) return fail(entry.line, lesson_fault::repeated, {entry.word});
      text->set(entry.language, entry.value);
      return true;
    }
    if (!inLesson) {
      if (!isName(entry.value)) return fail(entry.line, lesson_fault::badName, {entry.value});
      m_course.id = entry.value;
      return true;
    }
    return m_entries.emplace(entry.word, entry).second || fail(entry.line, lesson_fault::repeated, {entry.word});
  }

  LessonText* textOf(std::string_view word) {
    if (m_course.lessons.empty()) return word == "title" ? &m_course.title : nullptr;
    Lesson& lesson = m_course.lessons.back();
    if (word == "title") return &lesson.title;
    if (word == "text") return &lesson.text;
    if (word == "question") return &lesson.question;
    return word == "praise" ? &lesson.praise : nullptr;
  }

  const Entry* entry(std::string_view word) const {
    const auto found = m_entries.find(std::string(word));
    return found == m_entries.end() ? nullptr : &found->second;
  }

  bool isThere(std::size_t line, bool there, const char* word, const std::string& example) {
    return there || fail(line, lesson_fault::missing, {word, example});
  }

  bool finishCourse() {
    return isThere(1, !m_course.id.empty(), "course", "course: my-course") &&
           isThere(1, !m_course.title.isEmpty(), "title", "title: My course") &&
           isThere(1, !m_course.lessons.empty(), "lesson", "lesson: my-lesson");
  }

  bool finishLesson() {
    if (m_course.lessons.empty()) return true;
    Lesson& lesson = m_course.lessons.back();
    const GameInfo& shown = games().front();
    const bool complete = isThere(lesson.line, !lesson.title.isEmpty(), "title", "title: My lesson") &&
                          isThere(lesson.line, !lesson.text.isEmpty(), "text", "text: What the lesson is about.") &&
                          isThere(lesson.line, entry("variant"), "variant", "variant: " + shown.exampleVariant) &&
                          isThere(lesson.line, entry("board"), "board", "board: " + shown.examplePosition) &&
                          isThere(lesson.line, entry("task"), "task", "task: best-move");
    if (!complete) return false;
    lesson.variant = entry("variant")->value;
    lesson.position = entry("board")->value;
    readMistakes(lesson);
    const auto play = parsePlay(lesson.variant);
    if (!play) return failInGame(*entry("variant"), play.error());
    return finishGame(lesson, **play);
  }

  bool failInGame(const Entry& entry, const TextError& error) {
    return fail(LessonFault{entry.line, LessonFault::Part::Game, error, entry.value});
  }

  bool finishGame(Lesson& lesson, const Play& play) {
    const auto board = play.parsePosition(lesson.position);
    if (!board) return failInGame(*entry("board"), board.error());
    return (play.movesAtOnce() ? readSecureTask(lesson, play) : readTask(lesson, usualTasks())) &&
           readAnswers(lesson, play, *board) &&
           readDrills(lesson, play.movesAtOnce() ? std::vector{lesson.kind} : usualTasks(), play);
  }

  void readMistakes(Lesson& lesson) const {
    const Entry* mistakes = entry("mistakes");
    if (!mistakes) return;
    for (const std::string_view each : partsIn(mistakes->value))
      if (const std::string_view name = trimmed(each); !name.empty()) lesson.mistakes.emplace_back(name);
  }

  static std::vector<std::string> usualTasks() {
    std::vector<std::string> kinds;
    for (const PuzzleKind kind : puzzleKinds()) kinds.emplace_back(idOf(kind));
    kinds.emplace_back(idOf(PuzzleKind::BestMove));
    return kinds;
  }

  /// Reads a `secure` task, which names the side that has to find the move.
  bool readSecureTask(Lesson& lesson, const Play& play) {
    std::vector<std::string> tasks;
    for (const Side side : {Side::First, Side::Second}) tasks.push_back(fmt::format("{} {}", secureKindId, play.sideWord(side)));
    if (!readTask(lesson, tasks)) return false;
    lesson.side = lesson.kind == tasks.front() ? Side::First : Side::Second;
    lesson.kind = secureKindId;
    return true;
  }

  bool readTask(Lesson& lesson, const std::vector<std::string>& known) {
    const Entry& task = *entry("task");
    lesson.kind = task.value;
    return std::ranges::count(known, task.value) > 0 || fail(task.line, lesson_fault::unknownTask, {task.value, joined(known)});
  }

  bool readAnswers(Lesson& lesson, const Play& play, const AnyPosition& board) {
    const Entry* answers = entry("answer");
    if (!answers) return true;
    for (const std::string_view word : wordsIn(answers->value)) {
      if (const auto move = play.parseMove(board, word); !move)
        return fail(LessonFault{answers->line, LessonFault::Part::Game, move.error(), std::string(word)});
      lesson.answers.emplace_back(word);
    }
    return true;
  }

  bool readDrills(Lesson& lesson, const std::vector<std::string>& kinds, const Play& play) {
    const Entry* drills = entry("drills");
    if (!drills) return true;
    const std::vector<std::string_view> words = wordsIn(drills->value);
    const auto isCount = [&] {
      const auto read = std::from_chars(words[0].data(), words[0].data() + words[0].size(), lesson.drills.count);
      return read.ec == std::errc() && read.ptr == words[0].data() + words[0].size() && lesson.drills.count > 0 &&
             lesson.drills.count <= maxDrills;
    };
    if (words.size() < 4 || words[2] != "where" || !isCount())
      return fail(drills->line, lesson_fault::badDrills, {std::to_string(maxDrills)});
    lesson.drills.kind = words[1];
    if (std::ranges::count(kinds, lesson.drills.kind) == 0)
      return fail(drills->line, lesson_fault::unknownTask, {lesson.drills.kind, joined(kinds)});
    lesson.drills.query = std::string_view(words[3].data(), drills->value.data() + drills->value.size());
    const auto error = play.queryFault(lesson.drills.query);
    return !error || fail(LessonFault{drills->line, LessonFault::Part::Query, *error, lesson.drills.query});
  }

  Course m_course;
  std::map<std::string, Entry> m_entries;  ///< entries of the current lesson except texts, indexed by word
  std::optional<LessonFault> m_fault;
};

tl::expected<Course, LessonFault> readCourse(std::string_view text) {
  if (text.size() > maxLessonBytes) return tl::unexpected(faultAt(1, lesson_fault::tooLarge, {std::to_string(maxLessonBytes)}));
  std::vector<TextPlace> damage;
  const std::string readable = readableText(text, damage);
  const auto entries = entriesOf(readable);
  if (!entries) return tl::unexpected(entries.error());
  return Reader().read(*entries);
}

}  // namespace kotai
