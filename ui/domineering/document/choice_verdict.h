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
  double guaranteedLess = 0;  ///< loss compared with the optimal mix if the opponent knows the move
  double givenAway = 0;       ///< loss against the other side's optimal mix; positive for a mistake
  double surest = 0;          ///< best payoff that a single move guarantees
  double before = 0;          ///< value of the position
  double after = 0;           ///< value of the position after the turn

  bool hasLostValue() const;  ///< returns whether the value fell, by a mistake or by the opponent's good guess
  /// Returns whether the choice is an unnecessary risk, which is a mistake: another move guarantees the full
  /// value, but the chosen move does not.
  bool isNeedlessRisk() const;
  bool isMistake() const;  ///< returns whether the choice lost value, or gave up a guaranteed value
};

/// Judges a choice of one side. Returns nothing if the game does not have the move.
std::optional<ChoiceVerdict> judgeChoice(const domineering::PositionGame& game, Side side, AnyMove move);
/// Judges a choice like judgeChoice(). Also includes the result of both choices.
std::optional<ChoiceVerdict> judgeTurn(const domineering::PositionGame& game, Side side, JointMove turn);
/// Returns the choices of a side that are no mistakes, the largest share of the best mix first. Throws SolutionError.
std::vector<AnyMove> safeChoices(const PositionValues& values, const AnyPosition& position, Side side);
QString verdictText(const ChoiceVerdict& verdict);  ///< text such as "part of the best mix (33 %)"

/// Returns a single choice that guarantees the value of the position, if any. Among several, prefers a large
/// share of the best mix.
std::optional<AnyMove> sureChoice(const domineering::PositionGame& game, Side side);
/// Formats the best mix of a side, such as "a1 (33 %), b2 (67 %)".
QString mixText(const SimultaneousVariant& variant, const domineering::PositionGame& game, Side side);
/// Returns advice to choose at random, and says what the most frequent choice alone would cost. Precondition:
/// no single choice guarantees the value.
QString mixAdvice(const SimultaneousVariant& variant, const domineering::PositionGame& game, Side side);

/// Returns facts about a legal choice of one side, with the motifs of the game. Throws SolutionError. Precondition: the
/// values cover the position.
std::vector<Fact> choiceFacts(const PositionValues& values, const AnyPosition& position, Side side, AnyMove move);
/// Returns the values in the document's solution. Without a solution, returns the computed values of the rest
/// of the game. May be null.
PositionValuesPtr knownValues(const DomineeringDocument& document);
/// Finds facts about a choice in a worker. Passes the facts to \p receive on the thread of \p context. If the
/// values cannot be read, passes an empty list.
void explainChoiceLater(QObject* context, PositionValuesPtr values, const AnyPosition& position, Side side, AnyMove move,
                        std::function<void(const std::vector<Fact>&)> receive);

}  // namespace kotai::ui
