// Review of mistakes in a finished game of Synchronized Domineering. It shows the position before each mistake, lets the user
// try again, and shows the reply to the choice and the optimal mix on demand.
#pragma once

#include <QObject>
#include <optional>
#include <vector>

#include "ui/domineering/document/judged_game.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

class DomineeringDocument;
class DomineeringOpponent;
class Settings;

/// During the review, the computer does not choose, values are hidden, and a placed domino is judged and then taken back.
class TurnReview : public QObject {
  Q_OBJECT

 public:
  enum class State {
    Asked,    ///< waiting for a better domino
    Tried,    ///< verdict() rates tried()
    Refuted,  ///< answer() refutes tried(), or the domino actually played
    Solved,   ///< the optimal mix is shown
  };

  TurnReview(DomineeringDocument* document, DomineeringOpponent* opponent, Settings* settings, QObject* parent = nullptr);

  /// Collects the mistakes of a side in the shown game, or of both sides without a person. Returns false if there are none.
  bool start(const JudgedGame& game, std::optional<Side> side);
  bool isActive() const { return !m_mistakes.empty(); }
  bool hasOwnSide() const { return m_hasOwnSide; }
  State state() const { return m_state; }
  int count() const { return static_cast<int>(m_mistakes.size()); }
  int index() const { return m_index; }         ///< index, starting at 0
  Side side() const { return mistake().side; }  ///< side that made the mistake
  const JudgedTurn& turn() const { return mistake().turn; }
  AnyMove tried() const { return m_tried; }
  std::optional<ChoiceVerdict> verdict() const;
  /// Reply of the other side, with the value of the position after it for the reviewed side.
  struct Answer {
    AnyMove move;
    double payoff = 0;
  };
  Answer answer() const;

 public slots:
  void next() { open(m_index + 1); }
  void previous() { open(m_index - 1); }
  void tryAgain() { open(m_index); }
  void showAnswer() { setState(State::Refuted); }
  void showBest();
  void leave();  ///< returns to the end of the game

 signals:
  void changed();
  void left();
  void mixShown();  ///< the board highlights the optimal mix

 private:
  struct Mistake {
    JudgedTurn turn;
    Side side = Side::First;
  };
  const Mistake& mistake() const { return m_mistakes[static_cast<std::size_t>(m_index)]; }
  void open(int index);
  void setState(State state);
  void onChoiceChanged(Side side);
  void end();
  TurnTree::NodeId before() const;
  AnyMove played() const { return side() == Side::First ? turn().turn.first : turn().turn.second; }

  DomineeringDocument* m_document;
  DomineeringOpponent* m_opponent;
  HiddenValues m_values;
  std::vector<Mistake> m_mistakes;
  int m_index = 0;
  bool m_hasOwnSide = true;
  TurnTree::NodeId m_last = TurnTree::root;
  State m_state = State::Asked;
  AnyMove m_tried;
};

}  // namespace kotai::ui
