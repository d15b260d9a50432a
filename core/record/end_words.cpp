#include "core/record/end_words.h"

#include <algorithm>
#include <array>

namespace kotai {

constexpr std::array<std::string_view, 5> causeWords{"rules", "repetition", "resignation", "agreement", "time"};  // see EndCause

std::string toText(EndCause cause) { return std::string(causeWords[static_cast<std::size_t>(cause)]); }

std::optional<EndCause> endCauseFromText(std::string_view text) {
  const auto word = std::ranges::find(causeWords, text);
  return word == causeWords.end() ? std::nullopt : std::optional(static_cast<EndCause>(word - causeWords.begin()));
}

GameResult resultOf(const GameEnd& end) {
  if (!end.winner) return GameResult::Draw;
  return *end.winner == Side::First ? GameResult::FirstWins : GameResult::SecondWins;
}

std::optional<GameEnd> declaredEndOf(const GameHeader& header) {
  const auto cause = endCauseFromText(header.reason);
  if (!cause || *cause == EndCause::Rules || *cause == EndCause::Repetition) return std::nullopt;
  switch (header.result) {
    case GameResult::FirstWins: return GameEnd{*cause, Side::First};
    case GameResult::SecondWins: return GameEnd{*cause, Side::Second};
    case GameResult::Draw: return GameEnd{*cause, std::nullopt};
    case GameResult::Open: break;
  }
  return std::nullopt;
}

}  // namespace kotai
