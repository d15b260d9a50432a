#include "ui/library/unfinished_games.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace kotai::ui {

namespace {

constexpr int mostLookedAt = 200;  ///< only the latest games

struct Played {
  std::string variant;
  GameHeader header;
  std::vector<AnyPosition> positions;  ///< length of the main line
  bool isLater = false;                ///< later than the compared game, or finished
};

/// Possibly the same game: the same people started it in the same minute.
bool beganTogether(const std::string& variant, const GameHeader& one, const Played& other) {
  return variant == other.variant && one.date == other.header.date && one.first == other.header.first &&
         one.second == other.header.second;
}

bool goesOnWith(const Played& longer, const std::vector<AnyPosition>& line) {
  if (longer.positions.size() == line.size() && !longer.isLater) return false;
  return longer.positions.size() >= line.size() && std::equal(line.begin(), line.end(), longer.positions.begin());
}

std::optional<SavedGame> read(const GameLibrary& library, GameId id) {
  const std::vector<SavedResult> games = kotai::readSavedGames(library.text(id));
  return games.front() && games.front()->hasMoves() ? std::optional(*games.front()) : std::nullopt;
}

/// Other stages of possibly the same game.
std::vector<Played> stagesOf(const GameLibrary& library, const LibraryGame& game, const std::vector<LibraryGame>& all) {
  std::vector<Played> stages;
  for (const LibraryGame& each : all) {
    const bool isOver = each.header.result != GameResult::Open;
    if (each.id == game.id || !beganTogether(game.variant, game.header, {each.variant, each.header, {}})) continue;
    if (const auto saved = read(library, each.id))
      stages.push_back({each.variant, each.header, mainLineOf(*saved), isOver || each.id > game.id});
  }
  return stages;
}

std::optional<Played> playedIn(const std::optional<GameRecord>& open) {
  if (!open) return std::nullopt;
  const SavedResult game = playRecord(*open);
  if (!game) return std::nullopt;
  return Played{game->variantId(), game->header(), mainLineOf(*game), true};
}

}  // namespace

std::vector<UnfinishedGame> unfinishedGames(const GameLibrary& library, const std::optional<GameRecord>& open, int most) {
  std::vector<UnfinishedGame> found;
  if (std::error_code error; !std::filesystem::exists(library.file(), error))
    return found;  // do not create the library only to read it
  const std::vector<LibraryGame> all = library.games({}, mostLookedAt);
  const std::optional<Played> shown = playedIn(open);
  for (const LibraryGame& game : all) {
    if (static_cast<int>(found.size()) == most) break;
    if (game.header.result != GameResult::Open || game.source == GameSource::Imported) continue;
    const auto saved = read(library, game.id);
    if (!saved) continue;
    const std::vector<AnyPosition> line = mainLineOf(*saved);
    std::vector<Played> stages = stagesOf(library, game, all);
    if (shown && beganTogether(game.variant, game.header, *shown)) stages.push_back(*shown);
    if (std::ranges::any_of(stages, [&](const Played& stage) { return goesOnWith(stage, line); })) continue;
    found.push_back({game, *saved, line.back()});
    lookAtEnd(found.back().saved);
  }
  return found;
}

}  // namespace kotai::ui
