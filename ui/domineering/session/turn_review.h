// Judges finished games of Synchronized Domineering, reviews their mistakes, and finds the user's mistakes.
#pragma once

#include <array>

#include "core/simultaneous/simultaneous_solution.h"
#include "ui/background/latest.h"
#include "ui/domineering/document/choice_verdict.h"
#include "ui/domineering/document/turn_tree.h"
#include "ui/library/own_results.h"
#include "ui/play/review.h"

namespace kotai::ui {

class DomineeringDocument;
class DomineeringOpponent;

/// Returns the fact that explains a mistake. Prefers the fact that another choice dominates it, then a loss
/// against a mix (the second fact), then the payoff that the choice secures (the first fact). Null without facts.
const Fact* decisiveFact(const std::vector<Fact>& facts);

/// Returns a function that finds mistakes. The size of a mistake, in points, is half of the value lost against
/// best play, or half of the guaranteed value that the choice risks.
FindMistakes choiceMistakesBy(SimultaneousSolutionPtr solution);

/// Line of turns with all data that a worker needs to judge the line.
struct PlayedLine {
  SimultaneousVariantPtr variant;
  std::vector<PositionValuesPtr> values;  ///< sources of values, the preferred one first; not null
  std::vector<TurnTree::NodeId> nodes;    ///< nodes of the line, the start position first
  std::vector<AnyPosition> positions;     ///< positions of the nodes
  std::vector<JointMove> turns;           ///< turns that led to the nodes; the first element is meaningless
};

struct JudgedTurn {
  TurnTree::NodeId node = TurnTree::root;  ///< node after the turn
  JointMove turn;
  std::shared_ptr<const domineering::PositionGame> game;  ///< matrix game before the turn; null without known values
  std::array<std::optional<ChoiceVerdict>, 2> verdicts;   ///< one verdict per Side

  AnyMove moveOf(Side side) const { return side == Side::First ? turn.first : turn.second; }
  const std::optional<ChoiceVerdict>& verdictOn(Side side) const { return verdicts[static_cast<std::size_t>(side)]; }
  bool isMistakeOf(Side side) const { return verdictOn(side) && verdictOn(side)->isMistake(); }
};

/// Finished game with the value of every position and a verdict on each choice.
struct JudgedGame {
  std::vector<JudgedTurn> turns;
  double result = 0;  ///< final payoff for the first side

  bool isKnown() const;  ///< returns whether the values of all positions are known
};

/// Judges the turns of a line. Slow, so call it in a worker. Throws SolutionError. Precondition: the line ends
/// with a finished position.
JudgedGame judgeGame(const PlayedLine& line);

/// Judges a finished game in a worker.
class GameJudge : public QObject {
  Q_OBJECT

 public:
  explicit GameJudge(DomineeringDocument* document, QObject* parent = nullptr);
  /// Returns the judged game that ends with a finished node. The game has no turns until judged() is emitted.
  /// Unknown values may become known later.
  const JudgedGame& gameUpTo(TurnTree::NodeId last);

 signals:
  void judged();

 private:
  PlayedLine lineTo(TurnTree::NodeId last) const;

  DomineeringDocument* m_document;
  JudgedGame m_game;                         ///< judged game, which ends with m_last
  TurnTree::NodeId m_last = TurnTree::root;  ///< last node of m_game; the root without a game
  bool m_stale = false;                      ///< true if more values are known than when the game was judged
  Latest m_judging;
};

/// Review of the mistakes in a game. Judges a placed domino and takes the domino back. The answers are the best
/// reply of the other side and the optimal mix.
class TurnReview : public Review {
  Q_OBJECT

 public:
  TurnReview(DomineeringDocument* document, DomineeringOpponent* opponent, GameJudge* judge, Settings* settings,
             QObject* parent = nullptr);
  Words words() const override;
  void showRefutation() override;
  void showBest() override;
  std::vector<MadeMistake> exercises() const override;
  bool hasExercises() const override;

 signals:
  void mixShown();  ///< emitted when the board highlights the optimal mix

 private:
  std::vector<Mistake> mistakesOf(int last, std::optional<Side> side) override;
  void forgetTry() override;
  void findKinds() override;
  void onChoiceChanged(Side side);
  const JudgedTurn& turn() const;
  bool triedWell() const;  ///< returns whether the tried choice is good
  QString taskText() const;
  QString stateSentence() const;
  QString answerText() const;
  QString withReasons(const QString& text) const;
  void explain(State answer, AnyMove choice);

  DomineeringDocument* m_document;
  DomineeringOpponent* m_opponent;
  GameJudge* m_judge;
  JudgedGame m_game;
  AnyMove m_tried;
  QString m_reasons;  ///< facts about a choice, one per line; available a moment after an answer is shown
};

}  // namespace kotai::ui
