#include "core/record/imports.h"

#include <iconv.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/game/registry.h"
#include "core/play/play.h"
#include "core/record/end_words.h"
#include "core/record/readable_text.h"
#include "core/record/record_reader.h"
#include "core/record/record_scanner.h"

namespace kotai {

class Converter {
 public:
  Converter() : m_handle(::iconv_open("UTF-8", "CP932")) {}
  ~Converter() {
    if (isOpen()) ::iconv_close(m_handle);
  }
  Converter(const Converter&) = delete;
  Converter& operator=(const Converter&) = delete;

  bool isOpen() const {
    // NOLINTNEXTLINE(performance-no-int-to-ptr): POSIX demands this comparison.
    return m_handle != reinterpret_cast<iconv_t>(-1);
  }
  /// Moves a part of \p input to \p text, converted to UTF-8. Returns false if the next bytes are invalid.
  bool convert(std::string_view& input, std::string& text) {
    std::array<char, 4096> output{};
    std::string copy(input.substr(0, output.size() / 4));
    char* from = copy.data();
    char* to = output.data();
    std::size_t left = copy.size();
    std::size_t room = output.size();
    ::iconv(m_handle, &from, &left, &to, &room);
    text.append(output.data(), output.size() - room);
    input.remove_prefix(copy.size() - left);
    return left < copy.size();
  }

 private:
  iconv_t m_handle;
};

/// Returns whether a string has private-use characters (U+E000 to U+F8FF), which suggests another encoding.
static bool hasPrivateLetters(std::string_view text) {
  for (std::size_t at = 0; at + 1 < text.size(); ++at) {
    const auto lead = static_cast<unsigned char>(text[at]);
    const auto next = static_cast<unsigned char>(text[at + 1]);
    if (lead == 0xee || (lead == 0xef && next < 0xa4)) return true;
  }
  return false;
}

/// Converts \p bytes to UTF-8. Returns nothing if \p bytes are not Shift_JIS (with the Windows extensions), or if the
/// system's C library does not support this encoding.
static std::optional<std::string> fromShiftJis(std::string_view bytes) {
  Converter converter;
  if (!converter.isOpen()) return std::nullopt;
  std::string text;
  while (!bytes.empty())
    if (!converter.convert(bytes, text)) return std::nullopt;
  return hasPrivateLetters(text) ? std::nullopt : std::optional(std::move(text));
}

struct Line {
  int number = 0;
  std::string_view text;
};

/// Iterates over the non-empty lines of a string. Finds lines on demand, because a large file may not be a list.
class Lines {
 public:
  explicit Lines(std::string_view text) : m_text(text) {}

  std::optional<Line> next() {
    while (m_begin < m_text.size()) {
      const std::size_t end = std::min(m_text.find('\n', m_begin), m_text.size());
      std::string_view line = m_text.substr(m_begin, end - m_begin);
      line = line.substr(std::min(line.find_first_not_of(" \t\r"), line.size()));
      line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
      ++m_number;
      m_begin = end + 1;
      if (!line.empty()) return Line{m_number, line};
    }
    return std::nullopt;
  }

 private:
  std::string_view m_text;
  std::size_t m_begin = 0;
  int m_number = 0;
};

/// Returns whether a line is a remark. In some games, # also begins a position.
template <typename AnyVariant>
static bool isRemark(const AnyVariant& variant, std::string_view line) {
  return line.front() == '#' && !variant.parsePosition(line);
}

template <typename Game, typename VariantPointer>
static std::vector<SavedResult> readLines(Lines lines, const VariantPointer& variant, const std::stop_token& stop) {
  std::vector<Game> games;
  AnyPosition last;
  std::size_t moves = 0;
  std::size_t damage = 0;
  auto line = lines.next();
  for (; line && games.size() < maxRecordGames && moves < maxRecordMoves && damage < maxRecordDamage; line = lines.next()) {
    if (stop.stop_requested()) return {};
    if (isRemark(*variant, line->text)) continue;
    const auto position = variant->parsePosition(line->text);
    if (!position) {
      ++damage;
      addDamage(games.back().damage, {.kind = GameDamage::Kind::NoPosition,
                                      .found = std::string(line->text),
                                      .reason = position.error(),
                                      .place = {line->number, static_cast<int>(position.error().column)}});
      continue;
    }
    const auto move = games.empty() ? std::nullopt : turnBetween(*variant, last, *position);
    last = *position;
    if (!move) {
      games.push_back({variant, *position, {}, {}, {}, 0, {}});
      continue;
    }
    ++moves;
    games.back().moves.push_back({static_cast<int>(games.back().moves.size()), *move, {}});
    games.back().current = static_cast<int>(games.back().moves.size());
  }
  std::vector<SavedResult> results;
  for (Game& game : games) results.push_back(SavedGame{std::move(game)});
  if (line) results.push_back(tl::unexpected(GameFault{.kind = GameFault::Kind::TooMuch, .place = {line->number, 1}}));
  return results;
}

/// Returns whether the first non-empty line is a position of this variant.
static bool beginsWithPosition(std::string_view text, const std::string& variantId) {
  const auto play = parsePlay(variantId);
  if (!play) return false;
  Lines lines(text);
  auto line = lines.next();
  while (line && isRemark(**play, line->text)) line = lines.next();
  return line && (*play)->parsePosition(line->text).has_value();
}

/// Reads a list of positions, one per line. Precondition: beginsWithPosition(). Reports a line that is not a position
/// as damage to its game.
static std::vector<SavedResult> readPositionList(std::string_view text, const std::string& variantId,
                                                 const std::stop_token& stop) {
  return withGameOf(
      variantId, [&](auto empty, const auto& variant) { return readLines<decltype(empty)>(Lines(text), variant.value(), stop); });
}

/// Converts byte offsets to lines and columns. Requests must be in ascending order.
class Places {
 public:
  explicit Places(std::string_view text) : m_text(text) {}

  TextPlace of(std::size_t byte) {
    for (; m_byte < byte; ++m_byte) {
      const char each = m_text[m_byte];
      if (each == '\n')
        m_place = {m_place.line + 1, 1};
      else if ((static_cast<unsigned char>(each) & 0xc0) != 0x80)
        ++m_place.column;
    }
    return m_place;
  }

 private:
  std::string_view m_text;
  std::size_t m_byte = 0;
  TextPlace m_place{1, 1};
};

/// Converts an imported game to a record, move by move.
static GameRecord recordOf(const ImportedGame& game, Places& places) {
  GameRecord record;
  record.place = places.of(game.byte);
  record.variant = game.variantId;
  record.start = game.start;
  record.header.first = game.first;
  record.header.second = game.second;
  if (game.end) record.header.result = resultOf({.winner = game.end->winner});
  if (game.end && game.end->cause) record.header.reason = toText(*game.end->cause);
  for (const ImportedGame::Move& move : game.moves)
    record.moves.push_back({static_cast<int>(record.moves.size()), move.text, {}, places.of(move.byte), {}, move.fault});
  record.current = static_cast<int>(record.moves.size());
  return record;
}

/// Returns whether both variants have the same board. In some notations, square names depend on the size of the board.
static bool haveSameBoard(const std::string& variant, const std::string& other) {
  const auto one = parseVariant(variant);
  const auto two = parseVariant(other);
  return one && two && (*one)->columns() == (*two)->columns() && (*one)->rows() == (*two)->rows();
}

/// Tries the importers of all games in order. Returns the games of the first importer that recognises the notation.
static std::vector<ImportedGame> foreignGames(std::string_view text, const std::optional<std::string>& variant) {
  for (const Game& game : games()) {
    if (!game.import || (variant && !variant->starts_with(game.id))) continue;
    std::vector<ImportedGame> found = game.import(text);
    if (found.empty() || (variant && !haveSameBoard(*variant, found.front().variantId))) continue;
    for (ImportedGame& each : found)
      if (variant) each.variantId = *variant;
    return found;
  }
  return {};
}

/// Returns the first known variant in which the first line is a position.
static std::optional<std::string> variantOfPositions(std::string_view text) {
  for (const GameInfo& game : allGames())
    for (const std::string& id : game.knownVariants)
      if (beginsWithPosition(text, id)) return id;
  return std::nullopt;
}

/// Parses a list of moves as a single game. Returns nothing if there are no words. If both sides move at once, a turn has two
/// words, or one word with "&".
static std::vector<ImportedGame> listedMoves(std::string_view text, const std::string& variant) {
  ImportedGame game{.variantId = variant};
  const auto play = parsePlay(variant);
  const bool pairs = play && (*play)->movesAtOnce();
  for (ImportedGame::Move& word : wordsOf(text)) {
    std::ranges::replace(word.text, '&', ' ');
    const bool second = pairs && !game.moves.empty() && game.moves.back().text.find(' ') == std::string::npos;
    if (second)
      game.moves.back().text += ' ' + word.text;
    else
      game.moves.push_back(std::move(word));
  }
  return game.moves.empty() ? std::vector<ImportedGame>() : std::vector{std::move(game)};
}

bool isRecordText(std::string_view text) {
  const RecordWord::Kind kind = RecordScanner(text).next().kind;
  return kind == RecordWord::Kind::Tag || kind == RecordWord::Kind::BadTag;
}

std::vector<SavedResult> importGames(std::string_view bytes, const std::optional<std::string>& variant,
                                     const std::stop_token& stop) {
  if (isRecordText(bytes)) return readSavedGames(bytes, stop);
  std::vector<TextPlace> unreadable;
  std::string text = readableText(bytes, unreadable);
  const auto listed = !variant ? variantOfPositions(text) : beginsWithPosition(text, *variant) ? variant : std::nullopt;
  if (listed) return readPositionList(text, *listed, stop);
  std::vector<ImportedGame> found = foreignGames(text, variant);
  if (found.empty() && variant) found = listedMoves(text, *variant);
  if (found.empty()) return readSavedGames(bytes, stop);
  const auto japanese = !unreadable.empty() && found.front().mayBeShiftJis ? fromShiftJis(bytes) : std::nullopt;
  if (japanese) {
    text = *japanese;
    unreadable.clear();
    found = foreignGames(text, variant);
  }
  Places places(text);
  std::vector<RecordResult> records;
  for (const ImportedGame& game : found) records.push_back(recordOf(game, places));
  addUnreadable(records, unreadable);
  std::vector<SavedResult> games;
  for (const RecordResult& record : records) {
    if (stop.stop_requested()) return {};
    if (games.size() == maxRecordGames) {
      games.push_back(tl::unexpected(GameFault{.kind = GameFault::Kind::TooMuch, .place = record->place}));
      break;
    }
    games.push_back(playRecord(*record));
  }
  return games;
}

}  // namespace kotai
