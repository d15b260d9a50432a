// Review of the mistakes of an alternating game, or of inaccurate moves if there are none.
#pragma once

#include <vector>

#include "core/explain/fact.h"
#include "ui/document/game_document.h"
#include "ui/opponent/move_verdict.h"
#include "ui/play/review.h"

namespace kotai::ui {

class MoveReview : public Review {
  Q_OBJECT

 public:
  MoveReview(GameDocument* document, ProgramSides* program, Settings* settings, QObject* parent = nullptr);
  bool changedHands() const override { return !moveVerdict().keepsOutcome(); }
  Words words() const override;

 public slots:
  void showRefutation() override;
  void showBest() override;

 signals:
  void lineShown(const std::vector<kotai::MoveSquares>& line);  ///< moves that continue the reasons
  void moveShown(kotai::AnyMove move);                          ///< the answer, marked on the board

 protected:
  std::vector<Mistake> mistakesOf(int last, std::optional<Side> side) override;
  void forgetTry() override;

 private:
  void lookAt(GameTree::NodeId node, State state);
  void onMovePlayed(GameTree::NodeId node);
  void onValuesRead();
  void findReasons();
  void forgetReasons();
  MoveVerdict verdictOf(GameTree::NodeId node) const;
  MoveVerdict moveVerdict() const { return verdictOf(mistake().node); }
  QString saidNow() const;
  QString refutationText() const;
  QString answerText() const;  ///< winner after the move, and distance
  QString reasonsText() const;

  GameDocument* m_document;
  std::optional<State> m_awaited;  ///< state to enter once the values are available
  GameTree::NodeId m_tried = GameTree::root;
  std::optional<MoveValue> m_answer;  ///< best reply or best move; empty if the game is over then
  std::vector<Fact> m_reasons;        ///< facts about the refuted move, or about the best move; available a moment later
  int m_reasonsAsked = 0;             ///< token: results of older requests are dropped
};

}  // namespace kotai::ui
