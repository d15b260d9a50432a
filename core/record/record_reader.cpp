#include "core/record/record_reader.h"

#include "core/record/readable_text.h"
#include "core/record/record_builder.h"

namespace kotai {

namespace {

/// Bytes that were no text are damage of the game in which they stand.
void tellUnreadable(std::vector<RecordResult>& games, const std::vector<TextPlace>& places) {
  for (const TextPlace& place : places) {
    GameRecord* holder = nullptr;
    for (RecordResult& game : games)
      if (game && (!holder || game->place.line <= place.line)) holder = &*game;
    if (holder) holder->damage.push_back({.kind = GameDamage::Kind::NotUtf8, .place = place});
  }
}

}  // namespace

std::vector<RecordResult> readRecords(std::string_view bytes) {
  std::vector<TextPlace> unreadable;
  const std::string text = readableText(bytes, unreadable);
  if (text.find_first_not_of(recordSpaces) == text.npos) return {tl::unexpected(GameFault{.kind = GameFault::Kind::Empty})};
  std::vector<RecordResult> games;
  RecordScanner scanner(text);
  RecordBuilder builder;
  for (;;) {
    const RecordWord word = scanner.next();
    const bool end = word.kind == RecordWord::Kind::End;
    if (builder.hasBegun() && (end || builder.isEndedBy(word))) {
      games.push_back(builder.finish());
      builder = RecordBuilder();
    }
    if (end) break;
    builder.add(word);
  }
  tellUnreadable(games, unreadable);
  return games;
}

}  // namespace kotai
