#include "ui/shell/games_file.h"

#include <algorithm>

#include "ui/document/game_text.h"
#include "ui/shell/kept_state.h"

namespace kotai::ui {

bool isWrittenOver(const QByteArray& text, const std::vector<SavedResult>& games) {
  return isWrittenHere(text) && games.size() == 1 && games.front() && games.front()->damage().empty();
}

GamesFile readGamesFile(const QString& path) {
  GamesFile file{path};
  const auto text = readWhole(path);
  if (!text) {
    file.failure = text.error();
    return file;
  }
  const std::vector<SavedResult> games = readAnyGames(*text);
  file.games = games.size();
  const auto first = std::ranges::find_if(games, [](const SavedResult& each) { return each.has_value(); });
  if (first == games.end()) {
    file.fault = games.front().error();
    return file;
  }
  file.game = **first;
  lookAtEnd(*file.game);
  if (isWrittenOver(*text, games)) file.digest = digestOf(*text);
  return file;
}

}  // namespace kotai::ui
