// Judges revealed choices by comparison with the optimal mix, and finds facts about choices.
#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "core/explain/fact.h"
#include "core/simultaneous/position_values.h"
#include "solvers/domineering/exact/position_game.h"

class QObject;

namespace kotai::ui {

class DomineeringDocument;

/// Verdict on a choice. All values are from the point of view of the side that chose.
struct ChoiceVerdict {
  Side side = Side::First;
  double probability = 0;     ///< probability of the move in the optimal mix
  double guaranteedLess = 0;  ///< loss compared with the optimal mix if the opponent knew the move
  double givenAway = 0;       ///< loss against the other side's optimal mix; positive for a mistake
  double surest = 0;          ///< guarantee of the safest single move, whatever the other side does
  double before = 0;          ///< value of the position
  double after = 0;           ///< value of the position after the turn

  bool hasLostValue() const;  ///< returns whether the value fell, by a mistake or by a good guess of the other side
  /// Returns whether another move guarantees the full value, but the chosen move does not. Such an unnecessary
  /// risk is a mistake.
  bool isNeedlessRisk() const;
  bool isMistake() const;  ///< returns whether the choice lost value, or gave up a guaranteed value
};

/// Judges a choice of one side. Returns nothing if the game does not have the move.
std::optional<ChoiceVerdict> judgeChoice(const domineering::PositionGame& game, Side side, AnyMove move);
/// Judges a choice like judgeChoice(). Also includes the result of both choices.
std::optional<ChoiceVerdict> judgeTurn(const domineering::PositionGame& game, Side side, JointMove turn);
QString verdictText(const ChoiceVerdict& verdict);  ///< text such as "part of the best mix (33 %)"

/// Returns a choice that alone guarantees the value of the position. If there are several, prefers a large share of the best mix.
std::optional<AnyMove> sureChoice(const domineering::PositionGame& game, Side side);
/// Formats the best mix of a side, such as "a1 (33 %), b2 (67 %)".
QString mixText(const SimultaneousVariant& variant, const domineering::PositionGame& game, Side side);
/// Advises a side to choose at random, and says what its most frequent choice alone would cost. Precondition: no single choice
/// guarantees the value.
QString mixAdvice(const SimultaneousVariant& variant, const domineering::PositionGame& game, Side side);

/// Returns facts about a legal choice of one side, with the motifs of the game. Throws SolutionError. Precondition: the
/// values cover the position.
std::vector<Fact> choiceFacts(const PositionValues& values, const AnyPosition& position, Side side, AnyMove move);
/// Returns the values of the document's solution. Without a solution, returns the values of the positions that
/// can still arise. May be null.
PositionValuesPtr knownValues(const DomineeringDocument& document);
/// Finds facts about a choice in a worker. Passes the facts to \p receive on the thread of \p context. Passes
/// no facts if the values cannot be read.
void explainChoiceLater(QObject* context, PositionValuesPtr values, const AnyPosition& position, Side side, AnyMove move,
                        std::function<void(const std::vector<Fact>&)> receive);

}  // namespace kotai::ui
