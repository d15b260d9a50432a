// The one object that owns the game being looked at. Docks and the board read it and call its slots; none keeps game state.
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QThreadPool>
#include <memory>
#include <optional>
#include <vector>

#include "core/analysis/moves.h"
#include "core/base/errors.h"
#include "core/game/variant.h"
#include "core/tables/solution.h"
#include "ui/document/game_tree.h"
#include "ui/document/tree_history.h"

namespace kotai::ui {

struct ReadGame;

/// Lives on the GUI thread. Values are read from the solution by a worker with a token; an answer for a position that was
/// left is dropped, so moveValues() is either empty or belongs to position().
class GameDocument : public QObject {
  Q_OBJECT

 public:
  explicit GameDocument(QObject* parent = nullptr);
  ~GameDocument() override;

  bool hasGame() const { return m_variant != nullptr; }
  const VariantPtr& variant() const { return m_variant; }     ///< null before the first game
  const SolutionPtr& solution() const { return m_solution; }  ///< null while the variant is not solved
  const GameTree& tree() const { return m_tree; }
  GameTree::NodeId currentNode() const { return m_current; }
  const AnyPosition& position() const { return m_tree.node(m_current).position; }
  const std::vector<AnyMove>& legalMoves() const { return m_legalMoves; }
  Side sideToMove() const;
  bool isFinished() const;

  bool valuesKnown() const { return m_value.has_value(); }
  const std::optional<Value>& value() const { return m_value; }              ///< of position(), for the side to move
  const std::vector<MoveValue>& moveValues() const { return m_moveValues; }  ///< best first
  const QString& valueFailure() const { return m_valueFailure; }             ///< why values could not be read; else empty

  /// Of the moves, comments and variations of this game; empty in a new one.
  TreeHistory<GameTree>& history() { return m_history; }
  /// Like play(); undone together with the move it answers.
  bool playAnswer(AnyMove move) { return playMove(move, true); }

  /// Adds the moves and comments of a game that was read to a new game of the same start, and goes to its place.
  void addMoves(const ReadGame& game);

 public slots:
  /// Starts a new game; the solution may be null.
  void newGame(kotai::VariantPtr variant, kotai::SolutionPtr solution);
  void newGameFrom(kotai::VariantPtr variant, kotai::SolutionPtr solution, const kotai::AnyPosition& start);
  void setSolution(kotai::SolutionPtr solution);                    ///< of the same variant, e.g. when a solve has finished
  bool play(kotai::AnyMove move) { return playMove(move, false); }  ///< false (nothing done) if not legal here
  void goTo(kotai::ui::GameTree::NodeId node);
  void stepBack();
  void stepForward();
  void goToStart();
  void goToEnd();
  void removeNode(kotai::ui::GameTree::NodeId node);  ///< with all that follows it; goes to its parent if it was there
  void promoteNode(kotai::ui::GameTree::NodeId node);
  void setComment(kotai::ui::GameTree::NodeId node, const QString& comment);

 signals:
  void gameReset();        ///< another variant or start position; everything is new
  void positionChanged();  ///< another current node; moveValues() is empty until valuesChanged()
  void valuesChanged();    ///< value(), moveValues() or valueFailure() of the current position are there
  void readingFailed(const kotai::SolutionError& error);  ///< of the solution; before valuesChanged()
  void solutionChanged();
  void treeChanged();                                 ///< nodes added, removed, reordered, commented or valued
  void nodesRemoved(int count);                       ///< by removeNode(); after all else has changed
  void movePlayed(kotai::ui::GameTree::NodeId node);  ///< a move was made (not stepped to); after positionChanged()

 private:
  struct Answer;
  bool playMove(AnyMove move, bool answers);
  void showChange(GameTree::NodeId node);
  void setCurrent(GameTree::NodeId node);
  void forgetValues();
  void requestValues();
  void takeAnswer(const Answer& answer);

  VariantPtr m_variant;
  SolutionPtr m_solution;
  GameTree m_tree;
  TreeHistory<GameTree> m_history{&m_tree, [this](GameTree::NodeId node) { showChange(node); }};
  GameTree::NodeId m_current = GameTree::root;
  std::vector<AnyMove> m_legalMoves;
  std::optional<Value> m_value;
  std::vector<MoveValue> m_moveValues;
  QString m_valueFailure;
  quint64 m_token = 0;       ///< of the latest request
  quint64 m_generation = 0;  ///< of the game and solution the tree's values belong to
  QThreadPool m_pool;        ///< one thread: answers come in the order of the requests
};

}  // namespace kotai::ui
