// Second reader of game files (docs/game-format.md), which follows the grammar directly.
#include <algorithm>
#include <cctype>
#include <map>
#include <utility>

#include "tests/fuzz/line_of_play.h"
#include "tests/fuzz/second_reader.h"

namespace kotai::fuzz {

namespace {

constexpr std::string_view spaces = " \t\r\n\f\v";
constexpr std::string_view results[] = {"1-0", "0-1", "1/2-1/2", "*"};

class Grammar {
 public:
  explicit Grammar(std::string_view text) : m_rest(text) {}

  std::optional<std::vector<PlainGame>> file() {
    std::vector<PlainGame> games;
    for (skipSpace(); !m_rest.empty() && !m_wrong; skipSpace()) games.push_back(game());
    return m_wrong || games.empty() ? std::nullopt : std::optional(std::move(games));
  }

 private:
  PlainGame game() {
    std::map<std::string, std::string> tags;
    for (skipSpace(); next() == '['; skipSpace()) {
      auto [name, text] = tag();
      if (name == "Kotaigame" && !tags.empty()) fail();
      if (!tags.emplace(std::move(name), std::move(text)).second) fail();
    }
    PlainGame game{.variant = tags["Variant"], .start = tags["Start"], .first = tags["First"], .second = tags["Second"]};
    game.reason = tags["Reason"];
    if (tags.contains("Kotaigame") && tags["Kotaigame"] != "1") fail();
    auto start = LineOfPlay::from(game.variant, game.start);
    if (!start) fail();
    if (m_wrong) return game;
    game.start = start->position();
    comments(game.startComment);
    line(game, *start, 0, {});
    const std::string result = withoutNumber(word());
    if (std::ranges::count(results, result) == 0 || (tags.contains("Result") && tags["Result"] != result)) fail();
    game.result = result;
    comments(game.moves.empty() ? game.startComment : game.moves[static_cast<std::size_t>(m_last) - 1].comment);
    return game;
  }

  /// Reads a line of moves. \p comment belongs to the first move.
  void line(PlainGame& game, LineOfPlay position, int parent, std::string comment) {
    LineOfPlay before = position;
    int last = 0;  // the move to which comments and variations belong
    for (skipSpace(); !m_wrong; skipSpace()) {
      if (next() == '{' && last > 0) {
        join(game.moves[static_cast<std::size_t>(last) - 1].comment, braces());
      } else if (next() == '(' && last > 0) {
        variation(game, before, last);
      } else {
        const std::string_view unread = m_rest;
        const std::string move = withoutNumber(word());
        if (move.empty() || std::ranges::count(results, move) > 0) {
          m_rest = unread;
          break;
        }
        before = position;
        std::string text = move;
        std::ranges::replace(text, '&', ' ');
        if (!position.play(text)) fail();
        game.moves.push_back({parent, text, std::exchange(comment, {})});
        last = parent = static_cast<int>(game.moves.size());
      }
    }
    if (last > 0) m_last = last;
    if (last == 0) m_unused = comment;
  }

  void variation(PlainGame& game, const LineOfPlay& before, int after) {
    take();
    std::string comment;
    comments(comment);
    m_unused.clear();
    line(game, before, game.moves[static_cast<std::size_t>(after) - 1].parent, comment);
    join(game.moves[static_cast<std::size_t>(after) - 1].comment, std::exchange(m_unused, {}));
    skipSpace();
    if (take() != ')') fail();
  }

  std::pair<std::string, std::string> tag() {
    take();
    std::string name;
    while (std::isalnum(static_cast<unsigned char>(next())) != 0 || next() == '_') name += take();
    skipInLine();
    if (name.empty() || take() != '"') fail();
    std::string text;
    while (!m_wrong && next() != '"') {
      if (m_rest.empty() || next() == '\n' || m_rest.starts_with("\r\n")) fail();
      text += letter();
    }
    take();
    skipInLine();
    if (take() != ']') fail();
    return {name, text};
  }

  void comments(std::string& all) {
    for (skipSpace(); next() == '{' && !m_wrong; skipSpace()) join(all, braces());
  }

  std::string braces() {
    take();
    std::string text;
    while (!m_wrong && next() != '}') {
      if (m_rest.empty()) fail();
      text += letter();
    }
    take();
    return text;
  }

  /// Returns the next character, after resolving an escape sequence. Line ends are the same on all systems.
  std::string letter() {
    if (m_rest.starts_with("\r\n")) take();
    const char taken = take();
    if (taken != '\\' || std::string_view("\"}\\nr").find(next()) == std::string_view::npos || m_rest.empty()) return {taken};
    const char escaped = take();
    return {escaped == 'n' ? '\n' : escaped == 'r' ? '\r' : escaped};
  }

  std::string word() {
    skipSpace();
    return letters();
  }

  std::string letters() {
    std::string word;
    const auto ends = [](char letter) { return (std::string(spaces) + "()[]{}").find(letter) != std::string::npos; };
    while (!m_rest.empty() && !ends(next())) word += take();
    return word;
  }

  static void join(std::string& all, const std::string& more) { all += (all.empty() || more.empty() ? "" : "\n") + more; }
  char next() const { return m_rest.empty() ? '\0' : m_rest.front(); }
  char take() {
    const char letter = next();
    m_rest.remove_prefix(m_rest.empty() ? 0 : 1);
    return letter;
  }
  /// Skips white space and move numbers, which are ignored everywhere.
  void skipSpace() {
    for (;;) {
      m_rest.remove_prefix(std::min(m_rest.find_first_not_of(spaces), m_rest.size()));
      const std::string_view unread = m_rest;
      const std::string number = letters();
      if (!number.empty() && withoutNumber(number).empty()) continue;
      m_rest = unread;
      return;
    }
  }
  void skipInLine() { m_rest.remove_prefix(std::min(m_rest.find_first_not_of(" \t\r"), m_rest.size())); }
  void fail() {
    m_wrong = true;
    m_rest = {};
  }

  std::string_view m_rest;
  bool m_wrong = false;
  int m_last = 0;        ///< the last move of the main line, after the whole line has been read
  std::string m_unused;  ///< comment of a variation without moves
};

}  // namespace

std::optional<std::vector<PlainGame>> readRecordAgain(std::string_view text) { return Grammar(text).file(); }

}  // namespace kotai::fuzz
