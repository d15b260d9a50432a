#include "app/cli/alternating/match_records.h"

#include <fmt/format.h>

#include <ctime>

#include "core/record/record_writer.h"
#include "core/record/saved_game.h"

namespace kotai::cli {

namespace {

GameResult resultOf(Outcome forFirstSide) {
  if (forFirstSide == Outcome::Draw) return GameResult::Draw;
  return forFirstSide == Outcome::Win ? GameResult::FirstWins : GameResult::SecondWins;
}

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  ::localtime_r(&now, &local);
  return fmt::format("{:04}-{:02}-{:02}", local.tm_year + 1900, local.tm_mon + 1, local.tm_mday);
}

}  // namespace

MatchRecords::MatchRecords(const Variant& variant, const MatchArguments& arguments)
    : m_variant(variant), m_arguments(arguments), m_file(arguments.saveFile, "--save") {}

void MatchRecords::add(const PlayedGame& game) {
  GameRecord record = recordOf(m_variant, game.start);
  record.header.first = m_arguments.players[game.changed ? 1 : 0];
  record.header.second = m_arguments.players[game.changed ? 0 : 1];
  record.header.date = today();
  record.header.result = resultOf(game.forFirstSide);
  record.header.reason = game.reason;
  AnyPosition position = game.start;
  for (const AnyMove move : game.moves) {
    record.moves.push_back({static_cast<int>(record.moves.size()), m_variant.formatMove(position, move), {}});
    position = m_variant.play(position, move);
  }
  record.current = static_cast<int>(record.moves.size());
  const std::string text = writeRecord(record);
  std::fwrite(text.data(), 1, text.size(), m_file.stream());  // commit() reports failures
}

}  // namespace kotai::cli
