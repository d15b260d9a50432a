// Reads or rejects game files. Every move that is kept can be played, and every game that is read can be
// written and read again.
#include <string_view>

#include "core/record/record_writer.h"
#include "tests/fuzz/played_games.h"

using namespace kotai;

KOTAI_FUZZ_TARGET(game_texts) {
  for (const SavedResult& saved : readSavedGames(std::string_view(reinterpret_cast<const char*>(data), size))) {
    if (!saved) continue;
    std::visit([](const auto& game) { fuzz::checkPlayed(game); }, saved->game);
    const std::string written = writeRecord(recordOf(*saved));
    const auto again = readSavedGames(written);
    fuzz::require(again.size() == 1 && again[0] && again[0]->damage().empty(), "what was written cannot be read");
    fuzz::require(writeRecord(recordOf(*again[0])) == written, "another game than was written");
  }
  return 0;
}
