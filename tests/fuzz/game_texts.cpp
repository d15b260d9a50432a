// Saved games of both kinds of games: read or refused, and every move that is kept can be played.
#include <QByteArray>
#include <algorithm>
#include <vector>

#include "tests/fuzz/fuzz_target.h"
#include "ui/document/game_text.h"
#include "ui/domineering/document/domineering_text.h"

using namespace kotai;
using namespace kotai::fuzz;

namespace {

/// Plays the moves of a game, each where it hangs.
template <class Moves, class Play>
void playAll(const AnyPosition& start, const Moves& moves, int current, const Play& play) {
  std::vector<AnyPosition> positions{start};
  for (const auto& move : moves) {
    require(move.parent >= 0 && move.parent < static_cast<int>(positions.size()), "a move hangs on a later one");
    positions.push_back(play(positions[static_cast<std::size_t>(move.parent)], move));
  }
  require(current >= 0 && current < static_cast<int>(positions.size()), "the place in the game is not there");
}

template <class Move>
bool isAmong(const std::vector<Move>& moves, const Move& move) {
  return std::ranges::find(moves, move) != moves.end();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const QByteArray text(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
  if (const auto game = ui::readGame(text))
    playAll(game->start, game->moves, game->current, [&](const AnyPosition& before, const ui::ReadGame::Move& move) {
      require(isAmong(game->variant->legalMoves(before), move.move), "a move that is not legal");
      return game->variant->play(before, move.move);
    });
  if (const auto game = ui::readDomineeringGame(text))
    playAll(game->start, game->moves, game->current, [&](const AnyPosition& before, const ui::ReadDomineeringGame::Move& turn) {
      const bool legal = isAmong(game->variant->moves(before, Side::First), turn.move.first) &&
                         isAmong(game->variant->moves(before, Side::Second), turn.move.second);
      require(legal && !game->variant->finished(before), "a turn that is not legal");
      return game->variant->play(before, turn.move);
    });
  return 0;
}
