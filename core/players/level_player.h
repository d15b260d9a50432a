// A player that sees how the game ends when the end is near, and judges by the looks of it before.
#pragma once

#include <memory>
#include <vector>

#include "core/game/judgement.h"
#include "core/players/foresight.h"
#include "core/players/level_choice.h"
#include "core/players/player.h"
#include "core/players/random_source.h"

namespace kotai {

/// Takes the shortest win and avoids every loss within its sight; when all is lost there, it holds out as long as it can. Among
/// the other moves it makes the one that looks best to it (core/players/judge.h), errors included.
///
/// Level 1 takes a win in one ply at least nine times of ten, and does not allow one that can be avoided two times of three;
/// from level 4 on both always. Level 5 sees everything that ends within 3 plies, level 7 within 5, level 8 within 6, level 9
/// within 7 plies, in every game; in many more.
class LevelPlayer : public Player {
 public:
  static constexpr int lowestLevel = 1;
  static constexpr int highestLevel = 9;

  LevelPlayer(int level, VariantPtr variant, std::unique_ptr<Foresight> foresight, std::uint64_t seed);
  /// For what levels are made from: a strength that need not be that of any.
  LevelPlayer(int level, const LevelStrength& strength, VariantPtr variant, std::unique_ptr<Foresight> foresight,
              std::uint64_t seed);
  AnyMove choose(const AnyPosition& position) override;

 private:
  struct Option {
    AnyMove move;
    AnyPosition after;
  };
  std::uint32_t sightNow();
  /// Returns the moves between which the player hesitates now; never empty.
  std::vector<Option> optionsIn(const AnyPosition& position);
  double error();

  LevelStrength m_strength;
  LevelAttention m_attention;
  VariantPtr m_variant;
  std::unique_ptr<Foresight> m_foresight;
  RandomSource m_random;
};

/// The strength of a level in a game: its own, else one that does for any game.
LevelStrength levelStrength(const Variant& variant, int level);

}  // namespace kotai
