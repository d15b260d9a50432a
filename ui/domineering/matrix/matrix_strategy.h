// A strategy of one side in a matrix game and its payoff against the best reply. Independent of widgets.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "solvers/domineering/exact/position_game.h"

namespace kotai::ui {

struct ChosenStrategy {
  enum class Kind { BestMix, Uniform, Move };
  Side side = Side::First;
  Kind kind = Kind::BestMix;
  std::size_t move = 0;  ///< for Kind::Move: its index in PositionGame
  friend bool operator==(const ChosenStrategy&, const ChosenStrategy&) = default;
};

std::vector<double> probabilitiesOf(const domineering::PositionGame& game, const ChosenStrategy& strategy);

/// Payoffs of the chosen side.
struct Exploitability {
  double secured = 0;         ///< guaranteed payoff, whatever the other side does
  double lost = 0;            ///< difference to the value of the position; 0 if it cannot be exploited
  std::size_t bestReply = 0;  ///< a move of the other side that achieves this
};
Exploitability exploitabilityOf(const domineering::PositionGame& game, const ChosenStrategy& strategy);

}  // namespace kotai::ui
