#include "core/record/record_reader.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <utility>

#include "core/record/readable_text.h"
#include "core/record/record_escapes.h"
#include "core/record/record_scanner.h"

namespace kotai {

class RecordBuilder {
 public:
  bool hasBegun() const { return m_begun; }
  /// Returns whether the word is the first tag of the next game.
  bool isEndedBy(const RecordWord& word) const;
  void add(const RecordWord& word);
  RecordResult finish();

 private:
  /// A line of moves that a variation interrupts.
  struct Line {
    int last = 0;    ///< number of the line's last move; 0 before its first move
    int parent = 0;  ///< number of the move before the line's next move
    TextPlace place = {};
  };

  void addTag(const RecordWord& word);
  bool takeTag(const RecordWord& word);
  void addWord(const RecordWord& word);
  void addMove(const RecordWord& word);
  void addComment(const std::string& text);
  void openVariation(TextPlace place);
  void closeVariation(TextPlace place);
  void endMoves(GameResult result, TextPlace place);
  void stop(TextPlace place);
  void reportDamage(GameDamage::Kind kind, TextPlace place, std::string found = {});
  int nextNumber() const { return static_cast<int>(m_game.moves.size()) + 1; }

  GameRecord m_game;
  std::string m_format = "1";
  bool m_begun = false;
  bool m_inMoves = false;    ///< whether text other than tags has been read
  bool m_ended = false;      ///< whether a result has been read
  bool m_openEnded = false;  ///< whether a comment without an end has been read
  bool m_stopped = false;    ///< whether a limit has been exceeded
  bool m_reportedOutside = false;
  bool m_hasResultTag = false;  ///< whether a result tag has been read
  std::vector<std::string> m_tagsSeen;
  Line m_line;
  std::vector<Line> m_around;  ///< lines that contain the current variation
  std::string m_pending;       ///< a comment before the first move of a variation
};

constexpr std::string_view formatTag = "Kotaigame";

/// Returns the number in the string, or -1 if the string is not a number.
static int numberOf(const std::string& text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() && number >= 0 ? number : -1;
}

static void appendLine(std::string& text, const std::string& more) { text += text.empty() || more.empty() ? more : '\n' + more; }

void RecordBuilder::reportDamage(GameDamage::Kind kind, TextPlace place, std::string found) {
  addDamage(m_game.damage, {.kind = kind, .found = std::move(found), .place = place});
}

void RecordBuilder::stop(TextPlace place) {
  m_stopped = m_ended = true;
  m_around.clear();
  m_pending.clear();
  reportDamage(GameDamage::Kind::TooMuch, place);
}

bool RecordBuilder::isEndedBy(const RecordWord& word) const {
  return word.kind == RecordWord::Kind::Tag && (m_inMoves || word.name == formatTag);
}

void RecordBuilder::add(const RecordWord& word) {
  using enum RecordWord::Kind;
  if (!m_begun) m_game.place = word.place;
  m_begun = true;
  m_inMoves = m_inMoves || (word.kind != Tag && word.kind != BadTag);
  if (m_stopped) return;
  switch (word.kind) {
    case Tag: return addTag(word);
    case BadTag: return reportDamage(GameDamage::Kind::Tag, word.place, word.text);
    case Word: return addWord(word);
    case Comment: return addComment(word.text);
    case OpenEnded:
      m_openEnded = true;
      reportDamage(GameDamage::Kind::CommentEnd, word.place, word.text);
      return addComment(word.text);
    case Open: return openVariation(word.place);
    case Close: return closeVariation(word.place);
    case End: return;
  }
}

void RecordBuilder::addTag(const RecordWord& word) {
  if (m_tagsSeen.size() == maxGameTags) return stop(word.place);
  if (std::ranges::count(m_tagsSeen, word.name) > 0) return reportDamage(GameDamage::Kind::Tag, word.place, word.name);
  m_tagsSeen.push_back(word.name);
  if (!takeTag(word)) m_game.header.others.emplace_back(word.name, word.text);
}

/// Stores the value of a tag. Returns false for an unknown tag.
bool RecordBuilder::takeTag(const RecordWord& word) {
  struct TextTag {
    std::string_view name;
    std::string* text;
  };
  GameHeader& header = m_game.header;
  const std::array<TextTag, 7> texts{{{formatTag, &m_format},
                                      {"Variant", &m_game.variant},
                                      {"Start", &m_game.start},
                                      {"First", &header.first},
                                      {"Second", &header.second},
                                      {"Date", &header.date},
                                      {"Reason", &header.reason}}};
  for (const TextTag& tag : texts)
    if (tag.name == word.name) {
      *tag.text = word.text;
      return true;
    }
  if (word.name == "Place") {
    m_game.current = numberOf(word.text);
  } else if (word.name == "Result") {
    const auto result = gameResultFromText(word.text);
    if (!result) reportDamage(GameDamage::Kind::Result, word.place, word.text);
    m_hasResultTag = result.has_value();
    header.result = result.value_or(GameResult::Open);
  } else {
    return false;
  }
  return true;
}

void RecordBuilder::addWord(const RecordWord& word) {
  const auto result = gameResultFromText(word.text);
  if (m_tagsSeen.empty() || (m_ended && !m_reportedOutside)) {
    if (!m_reportedOutside) reportDamage(GameDamage::Kind::Outside, word.place, word.text);
    m_reportedOutside = true;
  } else if (m_ended) {
    return;  // text outside games has already been reported
  } else if (result) {
    endMoves(*result, word.place);
  } else {
    addMove(word);
  }
}

void RecordBuilder::addMove(const RecordWord& word) {
  if (m_game.moves.size() == maxGameMoves) return stop(word.place);
  GameRecord::Move move;
  move.parent = m_line.parent;
  move.text = asMoveText(word.text);
  move.comment = std::move(m_pending);
  move.place = word.place;
  m_pending.clear();
  m_line.last = m_line.parent = nextNumber();
  m_game.moves.push_back(std::move(move));
}

void RecordBuilder::addComment(const std::string& text) {
  if (m_line.last > 0)
    appendLine(m_game.moves[static_cast<std::size_t>(m_line.last) - 1].comment, text);
  else
    appendLine(m_around.empty() ? m_game.startComment : m_pending, text);
}

void RecordBuilder::openVariation(TextPlace place) {
  if (m_around.size() == maxGameNesting) return stop(place);
  if (m_line.last == 0) reportDamage(GameDamage::Kind::Bracket, place, "(");
  Line inner;
  inner.parent = m_line.last == 0 ? m_line.parent : m_game.moves[static_cast<std::size_t>(m_line.last) - 1].parent;
  inner.place = place;
  m_around.push_back(m_line);
  m_line = inner;
}

void RecordBuilder::closeVariation(TextPlace place) {
  if (m_around.empty()) return reportDamage(GameDamage::Kind::Bracket, place, ")");
  m_line = m_around.back();
  m_around.pop_back();
  if (!m_pending.empty()) addComment(std::exchange(m_pending, {}));  // the variation has no moves
}

void RecordBuilder::endMoves(GameResult result, TextPlace place) {
  m_ended = true;
  if (!m_hasResultTag)
    m_game.header.result = result;
  else if (m_game.header.result != result)
    reportDamage(GameDamage::Kind::Result, place, toText(result));
}

RecordResult RecordBuilder::finish() {
  if (const int format = numberOf(m_format); format < 1 || format > newestRecordFormat)
    return tl::unexpected(GameFault{.kind = GameFault::Kind::NewerFormat, .found = m_format, .place = m_game.place});
  if (std::ranges::count(m_tagsSeen, "Variant") == 0)
    return tl::unexpected(GameFault{.kind = GameFault::Kind::NotAGame, .place = m_game.place});
  if (m_ended && !m_around.empty()) reportDamage(GameDamage::Kind::Bracket, m_line.place, "(");
  if (!m_around.empty() && !m_pending.empty()) closeVariation({});
  if (!m_ended && !m_openEnded) reportDamage(GameDamage::Kind::CutOff, m_game.place);
  return std::move(m_game);
}

/// Counts games, moves and damage against the limits of a file.
class Budget {
 public:
  void spend(const RecordResult& game) {
    ++m_games;
    if (!game) return;
    m_moves += game->moves.size();
    m_damage += game->damage.size();
  }
  bool isSpent() const { return m_games >= maxRecordGames || m_moves >= maxRecordMoves || m_damage >= maxRecordDamage; }

 private:
  std::size_t m_games = 0;
  std::size_t m_moves = 0;
  std::size_t m_damage = 0;
};

void addUnreadable(std::vector<RecordResult>& games, const std::vector<TextPlace>& places) {
  GameRecord* holder = nullptr;
  auto next = games.begin();
  for (const TextPlace& place : places) {
    for (; next != games.end() && (!*next || !holder || (*next)->place.line <= place.line); ++next)
      if (*next) holder = &**next;
    if (holder) addDamage(holder->damage, {.kind = GameDamage::Kind::NotUtf8, .place = place});
  }
}

std::vector<RecordResult> readRecords(std::string_view bytes) {
  std::vector<TextPlace> unreadable;
  const std::string text = readableText(bytes, unreadable);
  std::vector<RecordResult> games;
  RecordScanner scanner(text);
  RecordBuilder builder;
  Budget budget;
  for (;;) {
    const RecordWord word = scanner.next();
    const bool end = word.kind == RecordWord::Kind::End;
    if (builder.hasBegun() && (end || builder.isEndedBy(word))) {
      games.push_back(builder.finish());
      builder = RecordBuilder();
      budget.spend(games.back());
      if (!end && budget.isSpent()) {
        games.push_back(tl::unexpected(GameFault{.kind = GameFault::Kind::TooMuch, .place = word.place}));
        break;
      }
    }
    if (end) break;
    builder.add(word);
  }
  if (games.empty())
    return {tl::unexpected(GameFault{.kind = GameFault::Kind::Empty})};  // the text is empty or has only move numbers
  addUnreadable(games, unreadable);
  return games;
}

}  // namespace kotai
