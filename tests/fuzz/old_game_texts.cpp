// Reads or refuses games of both kinds from earlier versions (JSON). Every move that is kept can be played.
#include <QByteArray>

#include "tests/fuzz/played_games.h"
#include "ui/document/old_game_text.h"

using namespace kotai;

KOTAI_FUZZ_TARGET(old_game_texts) {
  const auto record = ui::readOldGame(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
  if (!record) return 0;
  if (const auto saved = playRecord(*record)) std::visit([](const auto& game) { fuzz::checkPlayed(game); }, saved->game);
  return 0;
}
