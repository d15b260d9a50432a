// The game of simultaneous moves being looked at: its turns, the hidden choices of the turn to come, and what is known of the
// position.
#pragma once

#include <QObject>
#include <QThreadPool>
#include <array>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <vector>

#include "core/base/errors.h"
#include "core/simultaneous/proved_outcome.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "solvers/domineering/exact/position_game.h"
#include "ui/document/tree_history.h"
#include "ui/domineering/document/turn_tree.h"

namespace kotai::ui {

struct ReadDomineeringGame;

/// Lives on the GUI thread. Values come from a worker with a token; an answer for a position that was left is dropped, so
/// what value() and game() say always belongs to position(). Where the variant has no solution, the rest of the game is solved
/// by the worker as soon as it is small enough.
class DomineeringDocument : public QObject {
  Q_OBJECT

 public:
  explicit DomineeringDocument(QObject* parent = nullptr);
  ~DomineeringDocument() override;

  bool hasGame() const { return m_variant != nullptr; }
  const SimultaneousVariantPtr& variant() const { return m_variant; }     ///< null before the first game
  const SimultaneousSolutionPtr& solution() const { return m_solution; }  ///< null while the variant is not solved
  const TurnTree& tree() const { return m_tree; }
  TurnTree::NodeId currentNode() const { return m_current; }
  const AnyPosition& position() const { return m_tree.node(m_current).position; }
  const std::vector<AnyMove>& moves(Side side) const { return m_moves[static_cast<std::size_t>(side)]; }
  std::optional<Payoff> result() const;  ///< set if the game is over

  /// The choice of a side for the turn to come; views show it only where it may be seen.
  std::optional<AnyMove> choice(Side side) const { return m_choices[static_cast<std::size_t>(side)]; }
  bool bothChosen() const { return m_choices[0] && m_choices[1]; }  ///< and the turn waits for reveal()
  bool isLegal(Side side, AnyMove move) const;                      ///< nothing is once the game is over
  bool waitsForReveal() const { return m_waitsForReveal; }

  bool valuesKnown() const { return m_value.has_value(); }
  const std::optional<GameValue>& value() const { return m_value; }  ///< of position()
  /// Payoffs of all pairs of moves and the equilibrium; null while unknown and when the game is over.
  const std::shared_ptr<const domineering::PositionGame>& game() const { return m_game; }
  const QString& valueFailure() const { return m_valueFailure; }                  ///< why values could not be read; else empty
  const std::optional<ProvedOutcome>& provedOutcome() const { return m_proved; }  ///< of the start, if there is no solution

  /// Of the turns, comments and variations of this game; empty in a new one.
  TreeHistory<TurnTree>& history() { return m_history; }

  /// A new game with the turns and comments that were read, at its place.
  void load(const ReadDomineeringGame& game, SimultaneousSolutionPtr solution);

 public slots:
  void newGame(kotai::SimultaneousVariantPtr variant, kotai::SimultaneousSolutionPtr solution, const kotai::AnyPosition& start);
  void setSolution(kotai::SimultaneousSolutionPtr solution);  ///< of the same variant
  void setProvedOutcome(const std::optional<kotai::ProvedOutcome>& proved);
  /// False (nothing done) if not legal. The second choice plays the turn, unless the turns wait for reveal().
  bool choose(kotai::Side side, kotai::AnyMove move);
  void setWaitsForReveal(bool waits);
  void reveal();                     ///< plays the turn both have chosen
  void withdraw(kotai::Side side);   ///< takes a choice back
  bool play(kotai::JointMove turn);  ///< both at once; false if not legal
  void goTo(kotai::ui::TurnTree::NodeId node);
  void stepBack();
  void stepForward();
  void goToStart();
  void goToEnd();
  void removeNode(kotai::ui::TurnTree::NodeId node);  ///< with all that follows it; goes before it if it was there
  void promoteNode(kotai::ui::TurnTree::NodeId node);
  void setComment(kotai::ui::TurnTree::NodeId node, const QString& comment);

 signals:
  void gameReset();
  void positionChanged();  ///< value() and game() are empty until valuesChanged(); choices are forgotten
  void choiceChanged(kotai::Side side);
  void valuesChanged();
  void readingFailed(const kotai::SolutionError& error);  ///< of the solution; before valuesChanged()
  void solutionChanged();                                 ///< or provedOutcome()
  void treeChanged();
  void nodesRemoved(int count);                       ///< by removeNode(); after all else has changed
  void turnPlayed(kotai::ui::TurnTree::NodeId node);  ///< played, not stepped to; after positionChanged()

 private:
  struct Answer;
  void showChange(TurnTree::NodeId node);
  void setCurrent(TurnTree::NodeId node);
  void findMoves();
  void forgetValues();
  void requestValues();
  void requestEarlier();
  std::vector<TurnTree::NodeId> unknownNodes() const;
  void takeAnswer(const Answer& answer);

  SimultaneousVariantPtr m_variant;
  SimultaneousSolutionPtr m_solution;
  TurnTree m_tree;
  TreeHistory<TurnTree> m_history{&m_tree, [this](TurnTree::NodeId node) { showChange(node); }};
  TurnTree::NodeId m_current = 0;
  std::array<std::vector<AnyMove>, 2> m_moves;
  std::array<std::optional<AnyMove>, 2> m_choices;
  std::optional<GameValue> m_value;
  std::shared_ptr<const domineering::PositionGame> m_game;
  QString m_valueFailure;
  std::optional<ProvedOutcome> m_proved;
  std::set<TurnTree::NodeId> m_tooLarge;  ///< too much follows them to be worked out
  PositionValuesPtr m_rest;               ///< what follows a position that the solution does not cover, or the variant has none
  bool m_waitsForReveal = false;
  quint64 m_token = 0;       ///< of the latest request
  quint64 m_generation = 0;  ///< of the game and solution that the tree's values belong to
  std::stop_source m_stop;   ///< of the latest request
  QThreadPool m_pool;        ///< one thread: answers come in the order of the requests
};

}  // namespace kotai::ui
