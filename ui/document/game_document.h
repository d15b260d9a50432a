// The one object that owns the game being looked at. Docks and the board read it and call its slots; none keeps game state.
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "core/analysis/moves.h"
#include "core/game/variant.h"
#include "core/record/read_game.h"
#include "core/tables/solution.h"
#include "ui/document/game_tree.h"
#include "ui/document/tree_document.h"

namespace kotai::ui {

/// Values are read from the solution by a worker with a token; an answer for a position that was left is dropped, so
/// moveValues() is either empty or belongs to position().
class GameDocument : public TreeDocumentOf<GameTree, VariantPtr, SolutionPtr> {
  Q_OBJECT

 public:
  explicit GameDocument(QObject* parent = nullptr);

  const std::vector<AnyMove>& legalMoves() const { return m_legalMoves; }
  Side sideToMove() const;
  bool isFinished() const;  ///< no move is left: the position is the end of every game that leads to it
  /// Returns whether the winner is certain although the rules have moves left: none of them is played here, but an opened game
  /// may have them.
  bool isDecided() const;

  /// How the game has ended with a node, by the rules, by repetition or by a word of the players; what is played after that is
  /// no longer part of it.
  std::optional<GameEnd> endAt(NodeId node) const;
  std::optional<GameEnd> end() const { return endAt(m_current); }
  bool endsByRepetition(NodeId node) const {
    const auto found = endAt(node);
    return found && found->cause == EndCause::Repetition;
  }
  std::optional<NodeId> endBefore(NodeId node) const;  ///< the first node up to this one with which the game has ended
  bool isTry(NodeId node) const override { return TreeDocument::isTry(node) || m_tree.node(node).isTry; }
  bool isOver() const { return endBefore(m_current).has_value(); }
  std::vector<AnyPosition> positionsTo(NodeId node) const;  ///< from the start on, both included

  /// For lists and tables; null while no more than values is there.
  SolutionPtr wholeSolution() const { return m_solution && !m_solution->valuesOnly() ? m_solution : nullptr; }
  bool valuesKnown() const { return m_value.has_value(); }
  const std::optional<Value>& value() const { return m_value; }              ///< of position(), for the side to move
  const std::vector<MoveValue>& moveValues() const { return m_moveValues; }  ///< best first

  /// Like play(); undone together with the move it answers.
  bool playAnswer(AnyMove move) { return playMove(move, true); }
  /// A new game with the moves and comments that were read, at its place.
  void load(const ReadGame& game, SolutionPtr solution);

 public slots:
  /// Starts a new game; the solution may be null.
  void newGame(kotai::VariantPtr variant, kotai::SolutionPtr solution);
  void newGameFrom(kotai::VariantPtr variant, kotai::SolutionPtr solution, const kotai::AnyPosition& start);
  bool play(kotai::AnyMove move) { return playMove(move, false); }  ///< false (nothing done) if not legal here
  /// The players end the game here; can be undone. Nothing happens where it is over already.
  void declareEnd(const kotai::GameEnd& end);

 signals:
  void gameEnded();  ///< just now, with the current node: by a move that was played or by declareEnd()

 private:
  struct Answer;
  bool playMove(AnyMove move, bool answers);
  NodeId addMove(NodeId parent, AnyMove move);
  /// Returns the value of a position at its place in the game: a draw if it has come up as often as the rules allow.
  Value worthAt(NodeId node, Value elsewhere, const std::unordered_map<AnyPosition, int>& times) const;
  std::unordered_map<AnyPosition, int> timesInTree() const;
  bool repeatsCount() const;  ///< by the rules of the game
  void findMoves() override;
  void forgetValues() override;
  void requestValues() override;
  void takeAnswer(const Answer& answer);

  std::vector<AnyMove> m_legalMoves;
  std::optional<Value> m_value;
  std::vector<MoveValue> m_moveValues;
};

}  // namespace kotai::ui
