// Document that owns the open game. The docks and the board read the document and call its slots, but store no
// game state.
#pragma once

#include <unordered_map>

#include "core/analysis/moves.h"
#include "core/game/variant.h"
#include "core/record/read_game.h"
#include "core/tables/solution.h"
#include "ui/document/game_tree.h"
#include "ui/document/tree_document.h"

namespace kotai::ui {

/// Document of an alternating game. A worker reads values from the solution. The document drops outdated
/// results, so moveValues() is either empty or belongs to position().
class GameDocument : public TreeDocumentOf<GameTree, VariantPtr, SolutionPtr> {
  Q_OBJECT

 public:
  explicit GameDocument(QObject* parent = nullptr);

  const std::vector<AnyMove>& legalMoves() const { return m_legalMoves; }
  Side sideToMove() const;
  bool isFinished() const;  ///< returns whether the position has no legal move, which ends every game
  /// Returns whether the winner is certain although the rules allow more moves. The document refuses further
  /// moves, but an opened game may contain such moves.
  bool isDecided() const;

  /// Returns the end at a node: by the rules, by repetition or by the players' declaration.
  std::optional<GameEnd> endAt(NodeId node) const override;
  bool endsByRepetition(NodeId node) const {
    const auto found = endAt(node);
    return found && found->cause == EndCause::Repetition;
  }
  std::optional<NodeId> endBefore(NodeId node) const override;
  bool isToMove(Side side) const override { return sideToMove() == side; }
  bool isTry(NodeId node) const override { return TreeDocument::isTry(node) || m_tree.node(node).isTry; }
  std::vector<AnyPosition> positionsTo(NodeId node) const;  ///< positions from the start to the node, both included

  /// Returns the solution for lists and tables. Null if only the values of the solution are available.
  SolutionPtr wholeSolution() const { return m_solution && !m_solution->valuesOnly() ? m_solution : nullptr; }
  bool valuesKnown() const override { return m_value.has_value(); }
  const std::optional<Value>& value() const { return m_value; }              ///< value of position(), for the side to move
  const std::vector<MoveValue>& moveValues() const { return m_moveValues; }  ///< values of all legal moves, best first

  /// Plays a reply like play(). Undo reverts the reply together with the previous move.
  bool playAnswer(AnyMove move) { return playMove(move, true); }
  /// Opens a game with the given moves and comments, and selects its current node.
  void load(const ReadGame& game, SolutionPtr solution);
  /// Starts a new game. The solution may be null.
  void newGame(kotai::VariantPtr variant, kotai::SolutionPtr solution);
  void newGameFrom(kotai::VariantPtr variant, kotai::SolutionPtr solution, const kotai::AnyPosition& start);
  /// Plays a move. Does nothing and returns false if the move is illegal.
  bool play(kotai::AnyMove move) { return playMove(move, false); }
  /// Ends the game at the current node by the players' declaration. The user can undo this change. Does nothing
  /// if the game is already over.
  void declareEnd(const kotai::GameEnd& end);

 private:
  struct Answer;
  bool playMove(AnyMove move, bool answers);
  NodeId addMove(NodeId parent, AnyMove move);
  /// Returns the value of the position at a node. The value is a draw if the position has occurred often enough
  /// for a draw by repetition, and otherwise \p elsewhere.
  Value valueAtNode(NodeId node, Value elsewhere, const std::unordered_map<AnyPosition, int>& times) const;
  std::unordered_map<AnyPosition, int> timesInTree() const;
  bool repeatsCount() const;  ///< returns whether the rules of the game count repetitions
  std::optional<NodeId> findEndBefore(NodeId node) const;
  void findMoves() override;
  void forgetValues() override;
  void requestValues() override;
  void storeAnswer(const Answer& answer);

  std::vector<AnyMove> m_legalMoves;
  /// Cache of endBefore() for the current endsVersion() of the tree. Every paint of the board calls endBefore().
  mutable std::unordered_map<NodeId, std::optional<NodeId>> m_endsBefore;
  mutable int m_endsVersion = -1;
  std::optional<Value> m_value;
  std::vector<MoveValue> m_moveValues;
};

}  // namespace kotai::ui
