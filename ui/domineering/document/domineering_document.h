// Document of an open game with simultaneous moves: its turns, the hidden choices of the next turn, and the
// values of the position.
#pragma once

#include <array>
#include <memory>
#include <set>
#include <stop_token>

#include "core/record/read_game.h"
#include "core/simultaneous/proved_outcome.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "solvers/domineering/exact/position_game.h"
#include "ui/document/tree_document.h"
#include "ui/domineering/document/turn_tree.h"

namespace kotai::ui {

/// Document of a game. A worker computes the values. The document drops outdated results, so value() and game()
/// always belong to position(). Without a solution of the variant, the worker solves the rest of the game once
/// it is small enough. When positionChanged() is emitted, the choices are already discarded. solutionChanged()
/// is also emitted for a new provedOutcome().
class DomineeringDocument : public TreeDocumentOf<TurnTree, SimultaneousVariantPtr, SimultaneousSolutionPtr> {
  Q_OBJECT

 public:
  explicit DomineeringDocument(QObject* parent = nullptr);
  ~DomineeringDocument() override;

  const std::vector<AnyMove>& moves(Side side) const { return m_moves[static_cast<std::size_t>(side)]; }
  std::optional<Payoff> result() const;
  std::optional<GameEnd> endAt(NodeId node) const override;
  /// Returns the node itself if the game ended there. No turns follow a finished position.
  std::optional<NodeId> endBefore(NodeId node) const override { return endAt(node) ? std::optional(node) : std::nullopt; }
  bool isToMove(Side) const override { return true; }

  /// Returns the choice of a side for the next turn. Views must not show this choice to the other side.
  std::optional<AnyMove> choice(Side side) const { return m_choices[static_cast<std::size_t>(side)]; }
  bool bothChosen() const { return m_choices[0] && m_choices[1]; }
  bool isLegal(Side side, AnyMove move) const;  ///< returns false for every move once the game is over

  bool valuesKnown() const override { return m_value.has_value(); }
  const std::optional<GameValue>& value() const { return m_value; }  ///< value of position()
  /// Returns the matrix game of the position: the payoffs of all pairs of moves and the equilibrium. Null while
  /// the values are unknown and after the end of the game.
  const std::shared_ptr<const domineering::PositionGame>& game() const { return m_game; }
  /// Returns the values that the worker has computed without a solution, for the rest of the game. May be null.
  const PositionValuesPtr& subgame() const { return m_subgame; }
  /// Returns the outcome of the start position, if a search has proved it.
  const std::optional<ProvedOutcome>& provedOutcome() const { return m_proved; }

  /// Opens a game with the given turns and comments, and selects its current node.
  void load(const ReadTurnGame& game, SimultaneousSolutionPtr solution);
  void newGame(kotai::SimultaneousVariantPtr variant, kotai::SimultaneousSolutionPtr solution, const kotai::AnyPosition& start);
  void setWantsValues(bool wants) { m_wantsValues = wants; }  ///< false: does not compute values, as in puzzles
  void setSolution(kotai::SimultaneousSolutionPtr solution);  ///< sets a solution of the same variant
  void setProvedOutcome(const std::optional<kotai::ProvedOutcome>& proved);
  /// Sets the choice of a side. Does nothing and returns false if the move is illegal. Plays the turn when both
  /// sides have chosen, unless turns wait for reveal().
  bool choose(kotai::Side side, kotai::AnyMove move);
  void setWaitsForReveal(bool waits);
  void reveal();  ///< plays the turn that both sides have chosen
  void withdraw(kotai::Side side);
  bool play(kotai::JointMove turn);  ///< chooses for both sides; returns false if a move is illegal

 signals:
  void choiceChanged(kotai::Side side);

 private:
  void begin(SimultaneousVariantPtr variant, SimultaneousSolutionPtr solution, const AnyPosition& start, const Fill& fill);
  struct Answer;
  NodeId addTurn(NodeId parent, JointMove turn);
  void findMoves() override;
  void forgetValues() override;
  void requestValues() override;
  void requestEarlier();
  void storeAnswer(const Answer& answer);

  std::array<std::vector<AnyMove>, 2> m_moves;
  std::array<std::optional<AnyMove>, 2> m_choices;
  std::optional<GameValue> m_value;
  std::shared_ptr<const domineering::PositionGame> m_game;
  std::optional<ProvedOutcome> m_proved;
  std::set<TurnTree::NodeId> m_tooLarge;  ///< nodes with too many continuations to compute their values
  PositionValuesPtr m_subgame;            ///< values of the rest of the game, computed without a solution
  bool m_waitsForReveal = false;
  bool m_wantsValues = true;
  std::stop_source m_stop;  ///< stops the latest request
};

/// Converts a whole game to a record. Each move of the record is a turn such as "V:a1 H:c2". The result is that
/// of the main line.
GameRecord recordOf(const DomineeringDocument& document);

}  // namespace kotai::ui
