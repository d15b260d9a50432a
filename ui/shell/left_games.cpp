#include "ui/shell/left_games.h"

#include <QCoreApplication>

#include "ui/document/game_text.h"
#include "ui/shell/game_file.h"
#include "ui/shell/kept_game.h"
#include "ui/shell/kept_state.h"
#include "ui/strings/file_text.h"

namespace kotai::ui {

namespace {

struct LeftStrings {
  Q_DECLARE_TR_FUNCTIONS(LeftStrings)
};

bool isInItsFile(const SavedGame& game, const KeptState& state) {
  const auto text = unchangedFileOf(state);
  if (!text) return false;
  const SavedResult saved = readSavedGame(*text);
  if (!saved) return false;
  GameFile file;
  file.holds(state.file, recordOf(*saved), *text);
  return !file.differs(recordOf(game));
}

}  // namespace

bool isWorthKeeping(const GameRecord& game) { return !game.moves.empty() || !game.startComment.empty(); }

LeftGame copyIntoFolder(GameLibrary& library, SavedGame kept) {
  const KeptState state = takeState(kept);
  if (!isWorthKeeping(recordOf(kept)) || isInItsFile(kept, state)) return {true, {}};
  if (!library.putAside(kept, state.keptAs)) return {};
  if (state.file.isEmpty()) return {true, {}};
  return {
      true,
      LeftStrings::tr("%1 has unsaved changes. The game is in My games as you left it.", "%1: a file").arg(fileText(state.file))};
}

LeftGames importLeftGames(GameLibrary& library, const QString& own) {
  LeftGames all;
  for (const auto& each : KeptGame::leftBeside(own)) {
    const KeptGame::Content content = each->read();
    if (!content.warning.isEmpty()) all.warnings << content.warning;
    if (!content.game) continue;
    const LeftGame left = copyIntoFolder(library, *content.game);
    if (!left.isSafe) continue;  // wait until the next start
    if (!left.told.isEmpty()) all.warnings << left.told;
    each->remove();
    ++all.count;
  }
  return all;
}

}  // namespace kotai::ui
