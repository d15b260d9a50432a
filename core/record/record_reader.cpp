#include "core/record/record_reader.h"

#include "core/record/readable_text.h"
#include "core/record/record_builder.h"

namespace kotai {

namespace {

/// Totals of the games in a file.
class Budget {
 public:
  void spend(const RecordResult& game) {
    ++m_games;
    if (!game) return;
    m_moves += game->moves.size();
    m_damage += game->damage.size();
  }
  bool isSpent() const { return m_games >= mostRecordGames || m_moves >= mostRecordMoves || m_damage >= mostRecordDamage; }

 private:
  std::size_t m_games = 0;
  std::size_t m_moves = 0;
  std::size_t m_damage = 0;
};

}  // namespace

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
  if (games.empty()) return {tl::unexpected(GameFault{.kind = GameFault::Kind::Empty})};  // the text has at most move numbers
  addUnreadable(games, unreadable);
  return games;
}

}  // namespace kotai
