// A game of the library as its lists show it, and what lists are asked for.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/types.h"
#include "core/record/saved_game.h"

namespace kotai {

struct GameId {
  std::int64_t value = 0;
  friend constexpr auto operator<=>(const GameId&, const GameId&) = default;
};

/// How a game came into the library.
enum class GameSource { Played, PutAside, Imported };

struct LibraryGame {
  GameId id;
  std::string gameId;   ///< "dodgem"
  std::string variant;  ///< "dodgem:4x4"
  GameHeader header;    ///< without tags that this program knows nothing of
  int plies = 0;        ///< or turns, of the main line
  GameSource source = GameSource::Played;
  std::optional<Side> person;                     ///< who played against a program; none: two people, two programs, not known
  std::array<std::optional<double>, 2> accuracy;  ///< by Side, 0 to 1; none: not worked out
  bool valuesShown = false;                       ///< while it was played: nobody's own play
};

/// Filter of the library; an empty member filters nothing.
struct LibraryFilter {
  std::string words = {};  ///< each of them in a name, the variant, the reason or the date
  std::string gameId = {};
  std::string variant = {};
  std::optional<GameResult> result = {};
  std::string player = {};    ///< of either side, the whole name: "level=3"
  std::string dateFrom = {};  ///< 2026-11-22
  std::string dateTo = {};
  std::optional<int> fewestPlies = {};
  std::optional<int> mostPlies = {};
  std::optional<double> leastAccuracy = {};  ///< of the person, who saw no values
  std::string positionKey = {};              ///< of positionKey(): on the board in the main line; goes with `variant`
};

/// "dodgem" of "dodgem:4x4".
std::string gameIdOf(const std::string& variantId);

/// The same for all positions that are equal by symmetry.
std::string positionKey(const Variant& variant, const AnyPosition& position);
std::string positionKey(const SimultaneousVariant& variant, const AnyPosition& position);

/// A game as it is taken in.
struct NewLibraryGame {
  SavedGame game;
  GameSource source = GameSource::Played;
  std::optional<Side> person;
  std::array<std::optional<double>, 2> accuracy;
};

}  // namespace kotai
