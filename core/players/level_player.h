// A player that foresees near ends of the game, and otherwise relies on an evaluation.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/game/judgement.h"
#include "core/players/level_choice.h"
#include "core/players/player.h"
#include "core/players/random_source.h"
#include "core/tables/solution.h"

namespace kotai {

/// Finds ends of the game within a player's search depth. Use one object per thread.
class Foresight {
 public:
  virtual ~Foresight() = default;
  /// Returns the value of each position for the side to move, or nothing if no end within \p plies was found.
  virtual std::vector<std::optional<Value>> endsWithin(const std::vector<AnyPosition>& positions, std::uint32_t plies) = 0;
};

/// Returns a Foresight that reads every end from the solution, at any distance.
std::unique_ptr<Foresight> solutionForesight(SolutionPtr solution);

/// Maximum number of positions searched per call. A deep search may be incomplete, but returned values are exact.
inline constexpr std::uint64_t searchedPositions = 400'000;
std::unique_ptr<Foresight> searchForesight(VariantPtr variant, std::uint64_t maxPositions = searchedPositions);

/// Takes the shortest win and avoids every loss within its sight. If every move loses, holds out as long as possible. Otherwise
/// makes the move with the best evaluation (core/players/judge.h), after adding a random error. Level 1 plays a win in one ply at
/// least nine times out of ten, and prevents an avoidable loss in two plies two times out of three. From level 4 on, players
/// always do both. Level 5 sees everything that ends within 3 plies, level 7 within 5, level 8 within 6, level 9 within 7 plies.
/// In many games levels see more.
class LevelPlayer : public Player {
 public:
  static constexpr int lowestLevel = 1;
  static constexpr int highestLevel = 9;

  LevelPlayer(int level, VariantPtr variant, std::unique_ptr<Foresight> foresight, std::uint64_t seed);
  /// Creates a player of any strength, for tuning.
  LevelPlayer(int level, const LevelStrength& strength, VariantPtr variant, std::unique_ptr<Foresight> foresight,
              std::uint64_t seed);
  AnyMove choose(const AnyPosition& position) override;

 private:
  struct Option {
    AnyMove move;
    AnyPosition after;
  };
  std::uint32_t sightNow();
  /// Returns the moves between which the player cannot decide. The result is never empty.
  std::vector<Option> optionsIn(const AnyPosition& position);
  double error();

  LevelStrength m_strength;
  LevelAttention m_attention;
  VariantPtr m_variant;
  std::unique_ptr<Foresight> m_foresight;
  RandomSource m_random;
};

/// Returns the strength of a level in a game, or the general strength if the game defines none.
LevelStrength levelStrength(const Variant& variant, int level);

}  // namespace kotai
