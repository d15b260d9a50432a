#include "core/record/saved_game.h"

#include "core/record/record_reader.h"
#include "core/record/replay.h"

namespace kotai {

template <typename AnyVariant, typename Move>
static std::string textOf(const AnyVariant& variant, const AnyPosition& position, Move move) {
  if constexpr (requires { variant.formatTurn(move); })
    return variant.formatTurn(move);
  else
    return variant.formatMove(position, move);
}

template <typename Game>
static std::vector<AnyPosition> positionsIn(const Game& game) {
  std::vector<AnyPosition> positions{game.start};
  for (const auto& move : game.moves)
    positions.push_back(game.variant->play(positions[static_cast<std::size_t>(move.parent)], move.move));
  return positions;
}

template <typename Game>
static GameRecord recordIn(const Game& game) {
  GameRecord record = recordOf(*game.variant, game.start);
  record.header = game.header;
  record.startComment = game.startComment;
  record.current = game.current;
  const std::vector<AnyPosition> positions = positionsIn(game);
  for (const auto& move : game.moves) {
    const AnyPosition& before = positions[static_cast<std::size_t>(move.parent)];
    record.moves.push_back({move.parent, textOf(*game.variant, before, move.move), move.comment});
  }
  return record;
}

const std::string& SavedGame::variantId() const {
  return std::visit([](const auto& each) -> const std::string& { return each.variant->id(); }, game);
}

const std::vector<GameDamage>& SavedGame::damage() const {
  return std::visit([](const auto& each) -> const std::vector<GameDamage>& { return each.damage; }, game);
}

const GameHeader& SavedGame::header() const {
  return std::visit([](const auto& each) -> const GameHeader& { return each.header; }, game);
}

bool SavedGame::hasMoves() const {
  return std::visit([](const auto& each) { return !each.moves.empty(); }, game);
}

SavedResult playRecord(const GameRecord& record) {
  return withGameOf(record.variant, [&record](auto empty, const auto& variant) -> SavedResult {
    auto game = playRecord<decltype(empty)>(record, variant);
    if (!game) return tl::unexpected(game.error());
    return SavedGame{*std::move(game), record.place};
  });
}

std::vector<SavedResult> readSavedGames(std::string_view text, const std::stop_token& stop) {
  std::vector<SavedResult> games;
  for (const RecordResult& record : readRecords(text)) {
    if (stop.stop_requested()) return {};
    games.push_back(record ? playRecord(*record) : tl::unexpected(record.error()));
  }
  return games;
}

GameRecord recordOf(const SavedGame& game) {
  return std::visit([](const auto& each) { return recordIn(each); }, game.game);
}

void selectLastMove(SavedGame& saved) {
  const std::vector<std::size_t> line = mainMovesOf(saved);
  const auto selectEnd = [&line](auto& game) {
    if (game.current == 0 && !line.empty()) game.current = static_cast<int>(line.back()) + 1;
  };
  std::visit(selectEnd, saved.game);
}

std::vector<std::size_t> mainMovesOf(const SavedGame& saved) {
  const auto lineOf = [](const auto& game) {
    std::vector<std::size_t> line;
    for (std::size_t i = 0; i < game.moves.size(); ++i)
      if (game.moves[i].parent == (line.empty() ? 0 : static_cast<int>(line.back()) + 1)) line.push_back(i);
    return line;
  };
  return std::visit(lineOf, saved.game);
}

std::vector<AnyPosition> positionsOf(const SavedGame& game) {
  return std::visit([](const auto& each) { return positionsIn(each); }, game.game);
}

std::vector<AnyPosition> mainLineOf(const SavedGame& saved) {
  const auto lineOf = [&saved](const auto& game) {
    std::vector<AnyPosition> line{game.start};
    for (const std::size_t move : mainMovesOf(saved)) line.push_back(game.variant->play(line.back(), game.moves[move].move));
    return line;
  };
  return std::visit(lineOf, saved.game);
}

}  // namespace kotai
