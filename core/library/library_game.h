// Games of the library in lists, and the filters of lists.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "core/game/types.h"
#include "core/record/saved_game.h"

namespace kotai {

struct GameId {
  std::int64_t value = 0;
  friend constexpr auto operator<=>(const GameId&, const GameId&) = default;
};

/// The origin of a game in the library.
enum class GameSource { Played, PutAside, Imported };

struct LibraryGame {
  GameId id;
  std::string gameId;   ///< id of the game, such as "dodgem"
  std::string variant;  ///< id of the variant, such as "dodgem:4x4"
  GameHeader header;    ///< header of the game, without unknown tags
  int plies = 0;        ///< number of plies or turns of the main line
  GameSource source = GameSource::Played;
  std::optional<Side> person;  ///< side of the only person in the game; missing if unknown or if there is no such person
  std::array<std::optional<double>, 2> accuracy;  ///< accuracy of each side from 0 to 1; missing if not computed
  bool valuesShown = false;                       ///< whether values were shown; the game is then not the person's own play
};

/// Filter for games of the library. An empty member excludes no games.
struct LibraryFilter {
  std::string words = {};  ///< words that must all occur in the names, the variant, the reason or the date
  std::string gameId = {};
  std::string variant = {};
  std::optional<GameResult> result = {};
  std::string player = {};    ///< full name of either player, such as "level=3"
  std::string dateFrom = {};  ///< earliest date, such as "2026-11-22"
  std::string dateTo = {};
  std::optional<int> fewestPlies = {};
  std::optional<int> mostPlies = {};
  std::optional<double> minAccuracy = {};  ///< minimum accuracy of the person; excludes games with shown values
  std::string positionKey = {};            ///< positionKey() of a position in the main line; requires `variant`
};

/// Returns the game's id in a variant's id, such as "dodgem" in "dodgem:4x4".
std::string gameIdOf(const std::string& variantId);

/// Returns the key of a position. Symmetric positions have the same key. \p canonical: the canonical position.
std::string positionKey(const AnyPosition& canonical);
/// Returns the key of a position. \p variant: a Variant or a SimultaneousVariant.
template <class AnyVariant>
std::string positionKey(const AnyVariant& variant, const AnyPosition& position) {
  if constexpr (requires { variant.canonical(position).position; })
    return positionKey(variant.canonical(position).position);
  else
    return positionKey(variant.canonical(position));
}

struct NewLibraryGame {
  SavedGame game;
  GameSource source = GameSource::Played;
  std::optional<Side> person;
  std::array<std::optional<double>, 2> accuracy;
};

}  // namespace kotai
