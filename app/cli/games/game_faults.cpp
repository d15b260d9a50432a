#include "app/cli/games/game_faults.h"

#include <fmt/format.h>

#include "app/cli/base/english_strings.h"
#include "app/cli/base/messages.h"
#include "core/record/record_reader.h"
#include "core/record/result_check.h"

namespace kotai::cli {

static std::string textReason(const std::optional<TextError>& error, std::string_view kind, const std::string& text) {
  return error ? withoutFinalStop(englishText(*error, kind, text)) : std::string();
}

static std::string reasonOf(const GameDamage& damage) {
  switch (damage.kind) {
    case GameDamage::Kind::Move: return textReason(damage.reason, "move", damage.found);
    case GameDamage::Kind::NoPosition: return textReason(damage.reason, "position", damage.found);
    case GameDamage::Kind::NoMove: return "this is not a move";
    case GameDamage::Kind::HangsNowhere: return "it does not follow any earlier move";
    case GameDamage::Kind::Comment: return "the comment is not text";
    case GameDamage::Kind::MoveList: return "the list of moves is not a list";
    case GameDamage::Kind::Current: return "the tag Place does not name a move of the game";
    case GameDamage::Kind::Tag: return "this is not a tag such as [Name \"text\"], or the tag appears twice";
    case GameDamage::Kind::Result: return "this is not a result (1-0, 0-1, 1/2-1/2 or *), or it contradicts the tag Result";
    case GameDamage::Kind::Bracket: return "the bracket has no matching bracket, or no move before it";
    case GameDamage::Kind::CommentEnd: return "the comment has no closing brace, so everything after it is part of it";
    case GameDamage::Kind::CutOff: return "the end of the game is missing: a result (1-0, 0-1, 1/2-1/2 or *) ends each game";
    case GameDamage::Kind::Outside: return "this text is outside of any game";
    case GameDamage::Kind::TooMuch:
      return fmt::format("a game may have {} tags, {} moves and {} nested variations; the rest is left out", maxGameTags,
                         maxGameMoves, maxGameNesting);
    case GameDamage::Kind::NotUtf8: return "some bytes are not UTF-8 text";
  }
  return {};
}

static std::string whereOf(const GameDamage& damage) {
  if (damage.ply == 0) return {};
  std::string where = fmt::format("ply {}", damage.ply);
  if (damage.variation) where += " of a variation";
  if (!damage.after.empty()) where += fmt::format(", after {}", visibleText(damage.after));
  return where;
}

static std::string reasonOf(const GameFault& fault) {
  switch (fault.kind) {
    case GameFault::Kind::Empty: return "the file is empty";
    case GameFault::Kind::NotJson: return fmt::format("byte {} is not valid JSON ({})", fault.byte, visibleText(fault.found));
    case GameFault::Kind::NotAGame:
      return "this is not a game: it has no tag [Variant \"...\"]; lists of moves need --variant, e.g. game convert --variant";
    case GameFault::Kind::NewerFormat:
      return fmt::format("it was written by a newer version of this program (format {}; this one reads up to {})",
                         shortenedText(fault.found), newestRecordFormat);
    case GameFault::Kind::Variant: return textReason(fault.reason, "variant", fault.found);
    case GameFault::Kind::Start: return textReason(fault.reason, "position", fault.found);
    case GameFault::Kind::TooMuch:
      return fmt::format("a file may hold {} games, {} moves and {} faults; the rest is not read; split the file", maxRecordGames,
                         maxRecordMoves, maxRecordDamage);
  }
  return {};
}

static std::string reasonOf(const ResultFault& fault, const GameHeader& header) {
  const std::string result = toText(header.result);
  switch (fault.kind) {
    case ResultFault::Kind::OtherResult:
      return fmt::format("the result is {}, but in the last position it is {}", result, toText(fault.shown));
    case ResultFault::Kind::NotEnded: return "the tag Reason says rules, but the game is not over in the last position";
    case ResultFault::Kind::NotRepeated:
      return "the tag Reason says repetition, but the last position has not come up often enough";
    case ResultFault::Kind::StillOpen: return fmt::format("the tag Reason says {}, but the result is {}", header.reason, result);
    case ResultFault::Kind::OtherReason:
      return fmt::format("the tag Reason says {}, which does not lead to the result {}", header.reason, result);
  }
  return {};
}

std::string placedFile(std::string_view file, TextPlace place) {
  std::string text(file);
  if (place.line > 0) text += fmt::format(":{}:{}", place.line, place.column);
  return visibleText(text);
}

std::string FaultLine::sentence(std::string_view file) const {
  std::string what;
  if (move > 0) what = fmt::format("move {} ", move);
  if (!text.empty() && move > 0) what += quotedText(text) + ' ';
  if (!where.empty()) what += fmt::format("({})", where);
  if (what.ends_with(' ')) what.pop_back();
  return fmt::format("{}: {}{}{}", placedFile(file, place), what, what.empty() ? "" : ": ", reason);
}

Json FaultLine::json() const {
  return {{"game", game},   {"line", place.line}, {"column", place.column}, {"move", move}, {"text", visibleText(text)},
          {"where", where}, {"reason", reason}};
}

std::vector<FaultLine> faultsOf(const std::vector<SavedResult>& games) {
  std::vector<FaultLine> lines;
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (!games[i]) {
      const GameFault& fault = games[i].error();
      lines.push_back({i + 1, fault.place, 0, fault.found, reasonOf(fault)});
      continue;
    }
    for (const GameDamage& damage : games[i]->damage()) {
      std::string reason = reasonOf(damage);
      if (damage.followers > 0)
        reason +=
            fmt::format("; {} after it left out", damage.followers == 1 ? "a move" : fmt::format("{} moves", damage.followers));
      lines.push_back({i + 1, damage.place, damage.number, damage.found, std::move(reason), whereOf(damage)});
    }
  }
  return lines;
}

std::vector<FaultLine> resultFaultsOf(const std::vector<SavedResult>& games) {
  std::vector<FaultLine> lines;
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (!games[i]) continue;
    const GameHeader& header = games[i]->header();
    if (const auto fault = resultFault(*games[i])) lines.push_back({i + 1, games[i]->place, 0, {}, reasonOf(*fault, header)});
  }
  return lines;
}

}  // namespace kotai::cli
