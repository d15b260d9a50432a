// Review of mistakes in a finished game of Synchronized Domineering.
#pragma once

#include "ui/domineering/document/judged_game.h"
#include "ui/play/review.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

class DomineeringDocument;
class DomineeringOpponent;
class GameJudge;

/// A placed domino is judged and then taken back. The answers are the best reply of the other side, and the optimal mix.
class TurnReview : public Review {
  Q_OBJECT

 public:
  TurnReview(DomineeringDocument* document, DomineeringOpponent* opponent, GameJudge* judge, Settings* settings,
             QObject* parent = nullptr);
  Words words() const override;

 public slots:
  void showRefutation() override { setState(State::Refuted); }
  void showBest() override;

 signals:
  void mixShown();  ///< the board highlights the optimal mix

 protected:
  std::vector<Mistake> mistakesOf(int last, std::optional<Side> side) override;
  void forgetTry() override;

 private:
  void onChoiceChanged(Side side);
  const JudgedTurn& turn() const;
  QString taskText() const;
  QString saidNow() const;
  QString answerText() const;
  QString mixText() const;
  void explainMistake();

  DomineeringDocument* m_document;
  DomineeringOpponent* m_opponent;
  GameJudge* m_judge;
  JudgedGame m_game;
  AnyMove m_tried;
  QString m_reasons;  ///< facts about the mistake, one per line; available a moment after the best choice is shown
};

}  // namespace kotai::ui
