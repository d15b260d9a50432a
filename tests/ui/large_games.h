// Creates games of dodgem:4x4 of any length and width, for tests of large games.
#pragma once

#include <string>
#include <string_view>

#include "core/game/registry.h"
#include "core/record/saved_game.h"

namespace kotai::test {

/// Returns the move with index \p ply of an endless game in which both sides move back and forth.
inline std::string_view walkingMove(int ply) {
  static constexpr std::string_view first[] = {"b1a1", "a4b4"};
  static constexpr std::string_view later[] = {"a1b1", "b4b3", "b1a1", "b3b4"};
  return ply < 2 ? first[ply] : later[(ply - 2) % 4];
}

inline GameRecord newRecord() {
  const VariantPtr variant = parseVariant("dodgem:4x4").value();
  return recordOf(*variant, variant->start());
}

/// Returns a game of \p plies plies whose last move is the current move.
inline GameRecord longGame(int plies) {
  GameRecord record = newRecord();
  for (int ply = 0; ply < plies; ++ply) record.moves.push_back({ply, std::string(walkingMove(ply)), {}});
  record.current = plies;
  return record;
}

/// Returns a long game with a variation of \p variationPlies plies at every move and a comment at every second
/// move.
inline GameRecord largeTree(int plies, int variationPlies) {
  GameRecord record = newRecord();
  const VariantPtr variant = parseVariant(record.variant).value();
  AnyPosition at = variant->start();
  for (int ply = 0; ply < plies; ++ply) {
    const AnyMove main = variant->parseMove(at, walkingMove(ply)).value();
    const int before = record.current;
    record.moves.push_back({before, std::string(walkingMove(ply)), ply % 2 == 0 ? "ply " + std::to_string(ply) : std::string()});
    record.current = static_cast<int>(record.moves.size());
    AnyPosition aside = at;
    int parent = before;
    for (int i = 0; i < variationPlies; ++i) {
      auto moves = variant->legalMoves(aside);
      std::erase(moves, main);
      if (moves.empty()) break;
      record.moves.push_back({parent, variant->formatMove(aside, moves.front()), {}});
      aside = variant->play(aside, moves.front());
      parent = static_cast<int>(record.moves.size());
    }
    at = variant->play(at, main);
  }
  return record;
}

}  // namespace kotai::test
