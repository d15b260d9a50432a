// Explains the value of a position in which both players move at the same time, and the effect of a choice.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "core/explain/fact.h"
#include "core/simultaneous/position_values.h"

namespace kotai {

/// A choice and a better choice of the same side, both against the same reply.
struct Comparison {
  Side side = Side::First;
  AnyMove made;
  AnyMove better;
  AnyMove reply;
};

/// Motifs of a game with simultaneous moves, and the solution of its matrix games. This base class provides neither.
/// The most informative motif comes first.
class TurnMotifs {
 public:
  virtual ~TurnMotifs() = default;
  virtual std::vector<Motif> ofPosition(const AnyPosition& /*position*/) const { return {}; }
  virtual std::vector<Motif> ofChoice(const AnyPosition& /*position*/, Side, AnyMove) const { return {}; }
  /// Returns the motifs of the two turns of a comparison. All choices are legal.
  virtual std::vector<Motif> ofComparison(const AnyPosition& /*position*/, const Comparison&) const { return {}; }
  /// Rates how clearly the boards after both turns show why the better choice is better. Only the clearest comparison is
  /// explained.
  virtual int clarity(const AnyPosition& /*position*/, const Comparison&) const { return 0; }
  /// Optimal strategies of both sides in a turn, as probabilities of their choices. The lists are empty if this
  /// class cannot compute the strategies.
  using Mixes = std::array<std::vector<double>, 2>;
  /// Returns the optimal strategies. \p payoffs: payoffs for the first side, with a row for each of its choices.
  virtual Mixes bestMixes(std::size_t /*rows*/, std::size_t /*columns*/, const std::vector<double>& /*payoffs*/) const {
    return {};
  }
};

/// Returns at most maxFacts facts, the most important first, or none if the game is over. Throws
/// SolutionError. Precondition: the values cover the position.
std::vector<Fact> explainTurn(const PositionValues& values, const AnyPosition& position, const TurnMotifs& motifs);
/// Like the previous function, for a legal choice of one side.
std::vector<Fact> explainTurn(const PositionValues& values, const AnyPosition& position, Side side, AnyMove move,
                              const TurnMotifs& motifs);

}  // namespace kotai
