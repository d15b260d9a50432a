#include "core/record/imports.h"

#include <algorithm>

#include "core/game/registry.h"
#include "core/record/end_words.h"
#include "core/record/position_list.h"
#include "core/record/readable_text.h"
#include "core/record/record_reader.h"
#include "core/record/record_scanner.h"
#include "core/record/shift_jis.h"
#include "core/simultaneous/registry.h"

namespace kotai {

namespace {

/// Finds the places of bytes. Requests must be in ascending order.
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

/// Adds its moves one by one.
GameRecord recordOf(const ImportedGame& game, Places& places) {
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

/// On boards of another size, the same squares have another meaning in such a notation.
bool haveSameBoard(const std::string& variant, const std::string& other) {
  const auto one = parseVariant(variant);
  const auto two = parseVariant(other);
  return one && two && (*one)->columns() == (*two)->columns() && (*one)->rows() == (*two)->rows();
}

/// Tries the notations in order. The first one that any game recognises is used.
std::vector<ImportedGame> foreignGames(std::string_view text, const std::optional<std::string>& variant) {
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

/// The first known variant with the first line among its positions.
std::optional<std::string> variantOfPositions(std::string_view text) {
  for (const GameInfo& game : allGames())
    for (const std::string& id : game.knownVariants)
      if (beginsWithPosition(text, id)) return id;
  return std::nullopt;
}

/// Moves of a variant, one game per text. Returns nothing if there are no words. A simultaneous turn has two words, or one with
/// "&".
std::vector<ImportedGame> listedMoves(std::string_view text, const std::string& variant) {
  ImportedGame game{.variantId = variant};
  const bool pairs = isSimultaneous(variant);
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

}  // namespace

bool isRecordText(std::string_view text) {
  const RecordWord::Kind kind = RecordScanner(text).next().kind;
  return kind == RecordWord::Kind::Tag || kind == RecordWord::Kind::BadTag;
}

std::vector<SavedResult> importGames(std::string_view bytes, const std::optional<std::string>& variant) {
  if (isRecordText(bytes)) return readSavedGames(bytes);
  std::vector<TextPlace> unreadable;
  std::string text = readableText(bytes, unreadable);
  const auto listed = !variant ? variantOfPositions(text) : beginsWithPosition(text, *variant) ? variant : std::nullopt;
  if (listed) return readPositionList(text, *listed);
  std::vector<ImportedGame> found = foreignGames(text, variant);
  if (found.empty() && variant) found = listedMoves(text, *variant);
  if (found.empty()) return readSavedGames(bytes);
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
    if (games.size() == mostRecordGames) {
      games.push_back(tl::unexpected(GameFault{.kind = GameFault::Kind::TooMuch, .place = record->place}));
      break;
    }
    games.push_back(playRecord(*record));
  }
  return games;
}

}  // namespace kotai
