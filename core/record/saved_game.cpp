#include "core/record/saved_game.h"

#include "core/game/registry.h"
#include "core/record/record_reader.h"
#include "core/record/replay.h"
#include "core/simultaneous/registry.h"

namespace kotai {

namespace {

tl::expected<AnyMove, TextError> readMove(const Variant& variant, const AnyPosition& position, const std::string& text) {
  return variant.parseMove(position, text);
}

/// Reads a turn such as "V:a1 H:c2".
tl::expected<JointMove, TextError> readTurn(const SimultaneousVariant& variant, const AnyPosition& position,
                                            const std::string& text) {
  const auto fault = [&](TextFault kind) { return tl::unexpected(TextError{kind, 0, {text}}); };
  if (variant.finished(position)) return fault(TextFault::IllegalMove);
  const std::size_t space = text.find(' ');
  if (space == text.npos) return fault(TextFault::UnknownMove);
  const auto vertical = variant.parseMove(position, std::string_view(text).substr(0, space));
  if (!vertical) return tl::unexpected(vertical.error());
  const auto horizontal = variant.parseMove(position, std::string_view(text).substr(space + 1));
  if (!horizontal) return tl::unexpected(horizontal.error());
  if (vertical->first != Side::First || horizontal->first != Side::Second) return fault(TextFault::UnknownMove);
  return JointMove{vertical->second, horizontal->second};
}

std::string textOf(const Variant& variant, const AnyPosition& position, AnyMove move) {
  return variant.formatMove(position, move);
}

std::string textOf(const SimultaneousVariant& variant, const AnyPosition&, JointMove turn) { return variant.formatTurn(turn); }

template <typename Game>
std::vector<AnyPosition> positionsIn(const Game& game) {
  std::vector<AnyPosition> positions{game.start};
  for (const auto& move : game.moves)
    positions.push_back(game.variant->play(positions[static_cast<std::size_t>(move.parent)], move.move));
  return positions;
}

template <typename Game>
GameRecord recordIn(const Game& game) {
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

}  // namespace

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
  const auto saved = [&record](auto game) -> SavedResult {
    if (!game) return tl::unexpected(game.error());
    return SavedGame{*std::move(game), record.place};
  };
  return isSimultaneous(record.variant) ? saved(playRecord<ReadTurnGame>(record, parseSimultaneousVariant, readTurn))
                                        : saved(playRecord<ReadGame>(record, parseVariant, readMove));
}

std::vector<SavedResult> readSavedGames(std::string_view text) {
  std::vector<SavedResult> games;
  for (const RecordResult& record : readRecords(text))
    games.push_back(record ? playRecord(*record) : tl::unexpected(record.error()));
  return games;
}

GameRecord recordOf(const Variant& variant, const AnyPosition& start) {
  GameRecord record;
  record.variant = variant.id();
  record.start = variant.formatPosition(start);
  record.secondMovesFirst = variant.sideToMove(start) == Side::Second;
  return record;
}

GameRecord recordOf(const SimultaneousVariant& variant, const AnyPosition& start) {
  GameRecord record;
  record.variant = variant.id();
  record.start = variant.formatPosition(start);
  record.movesPerNumber = 1;
  return record;
}

GameRecord recordOf(const SavedGame& game) {
  return std::visit([](const auto& each) { return recordIn(each); }, game.game);
}

void lookAtEnd(SavedGame& saved) {
  const std::vector<std::size_t> line = mainMovesOf(saved);
  const auto goToEnd = [&line](auto& game) {
    if (game.current == 0 && !line.empty()) game.current = static_cast<int>(line.back()) + 1;
  };
  std::visit(goToEnd, saved.game);
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
