#include "core/library/own_moves.h"

#include "core/catalogue/store.h"
#include "core/library/game_library.h"
#include "core/library/library_database.h"
#include "core/library/library_tables.h"

namespace kotai {

/// Returns the side that moves first in a game. \p started: the text of the game if it has its own start position.
static Side firstToMove(const QString& started) {
  if (started.isEmpty()) return Side::First;
  const SavedResult saved = readSavedGames(started.toStdString()).front();
  const auto* game = saved ? std::get_if<ReadGame>(&saved->game) : nullptr;
  return game ? game->variant->sideToMove(mainLineOf(*saved).front()) : Side::First;
}

OwnMovesByKeys GameLibrary::ownMoves(const std::string& variantId, const std::string& beforeKey) const {
  OwnMovesByKeys moves;
  try {
    QVariantList values{QString::fromStdString(variantId)};
    if (!beforeKey.empty()) values << QByteArray::fromStdString(beforeKey);
    QSqlQuery query = catalogue::execute(m_database->open(), library::ownMovesQuery(!beforeKey.empty()), values);
    while (query.next()) {
      const Side person = query.value(3).toInt() == 0 ? Side::First : Side::Second;
      const Side mover = query.value(2).toInt() % 2 == 0 ? Side::First : Side::Second;
      if ((firstToMove(query.value(5).toString()) == Side::First ? mover : other(mover)) != person) continue;
      OwnMoves& move = moves[query.value(0).toByteArray().toStdString()][query.value(1).toByteArray().toStdString()];
      ++move.games;
      const auto result = gameResultFromText(query.value(4).toString().toStdString()).value_or(GameResult::Open);
      if (result == GameResult::Open) continue;
      ++move.ended;
      const bool firstWon = result == GameResult::FirstWins;
      move.points += result == GameResult::Draw ? 0.5 : firstWon == (person == Side::First) ? 1 : 0;
    }
  } catch (const catalogue::StoreError&) {
    moves.clear();
  }
  return moves;
}

}  // namespace kotai
