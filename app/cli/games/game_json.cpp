#include "app/cli/games/game_json.h"

#include "core/record/game_record.h"

namespace kotai::cli {

namespace {

std::vector<std::string> positionTexts(const SavedGame& game) {
  std::vector<std::string> texts;
  for (const AnyPosition& position : positionsOf(game))
    texts.push_back(std::visit([&position](const auto& each) { return each.variant->formatPosition(position); }, game.game));
  return texts;
}

}  // namespace

Json gameJson(const SavedGame& game, const std::vector<Annotation>& annotations) {
  const GameRecord record = recordOf(game);
  const std::vector<std::string> positions = positionTexts(game);
  Json start{{"position", positions.front()}, {"comment", record.startComment}};
  if (!annotations.empty()) start.update(annotations.front().json);
  Json moves = Json::array();
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    const GameRecord::Move& move = record.moves[i];
    Json json{{"number", i + 1},
              {"after", move.parent},
              {"move", move.text},
              {"position", positions[i + 1]},
              {"comment", move.comment}};
    if (!annotations.empty()) json.update(annotations[i + 1].json);
    moves.push_back(std::move(json));
  }
  Json tags = Json::object();
  for (const auto& [name, value] : record.header.others) tags[name] = value;
  return {{"variant", game.variantId()},
          {"first", record.header.first},
          {"second", record.header.second},
          {"date", record.header.date},
          {"result", toText(record.header.result)},
          {"reason", record.header.reason},
          {"tags", std::move(tags)},
          {"start", std::move(start)},
          {"moves", std::move(moves)}};
}

}  // namespace kotai::cli
