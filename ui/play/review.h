// Going through the mistakes of a finished game, or its inexact moves where there was none: the position before each, another
// try, the answer and the best move on demand.
#pragma once

#include <QObject>
#include <vector>

#include "core/explain/fact.h"
#include "ui/document/game_document.h"
#include "ui/opponent/move_verdict.h"
#include "ui/settings/hidden_values.h"

namespace kotai::ui {

class Opponent;
class Settings;

/// While it goes on, the computer does not move and no values are shown. Moves that were tried are no part of the game, unless
/// the person wrote something to them.
class Review : public QObject {
  Q_OBJECT

 public:
  enum class State {
    Asked,    ///< the position before the move; a better move is looked for
    Tried,    ///< triedText() was played, verdict() says how good it is
    Refuted,  ///< answer() is the best there is against what was played
    Solved,   ///< answer() is the best move
  };

  Review(GameDocument* document, Opponent* opponent, Settings* settings, QObject* parent = nullptr);

  /// The game that ends with \p last; of one side, or of both. False if there is nothing to go through.
  bool start(GameTree::NodeId last, std::optional<Side> side);
  bool isActive() const { return !m_moves.empty(); }
  State state() const { return m_state; }
  int count() const { return static_cast<int>(m_moves.size()); }
  int index() const { return m_index; }  ///< from 0
  bool hasOwnSide() const { return m_side.has_value(); }
  bool showsBothSides() const { return m_both; }

  GameTree::NodeId move() const { return m_moves[static_cast<std::size_t>(m_index)]; }
  bool changedHands() const { return !moveVerdict().keepsOutcome(); }  ///< by this move
  MoveVerdict moveVerdict() const { return verdictOf(move()); }
  QString triedText() const { return m_document->tree().node(m_tried).moveText; }
  MoveVerdict verdict() const { return verdictOf(m_tried); }
  /// None where the game is over then.
  const std::optional<MoveValue>& answer() const { return m_answer; }
  Side answering() const;  ///< whose move answer() is
  /// Reasons for the answer: facts about the move it refutes, or about the best move. They come a moment later.
  const std::vector<Fact>& reasons() const { return m_reasons; }

 public slots:
  void next() { open(m_index + 1); }
  void previous() { open(m_index - 1); }
  void tryAgain() { open(m_index); }
  void showRefutation();
  void showBest();
  void setBothSides(bool both);
  void leave();  ///< back to the end of the game

 signals:
  void changed();
  void left();
  void lineShown(const std::vector<kotai::MoveSquares>& line);  ///< likewise, as the reasons go on
  void moveShown(kotai::AnyMove move);                          ///< the answer, to be pointed at on the board

 private:
  void open(int index);
  void lookAt(GameTree::NodeId node, State state);
  void forgetTries();
  void followMove(GameTree::NodeId node);
  void takeValues();
  void end();
  void findReasons();
  void forgetReasons();
  MoveVerdict verdictOf(GameTree::NodeId node) const;
  GameTree::NodeId before() const { return m_document->tree().node(move()).parent; }

  GameDocument* m_document;
  Opponent* m_opponent;
  HiddenValues m_values;
  std::vector<GameTree::NodeId> m_moves;
  int m_index = 0;
  GameTree::NodeId m_last = GameTree::root;
  int m_stepsBefore = 0;  ///< of the history, when it began
  std::optional<Side> m_side;
  bool m_both = false;
  State m_state = State::Asked;
  State m_awaited = State::Asked;  ///< as soon as the values are there
  GameTree::NodeId m_tried = GameTree::root;
  std::optional<MoveValue> m_answer;
  std::vector<Fact> m_reasons;
  int m_reasonsAsked = 0;  ///< token: an older request is dropped
};

}  // namespace kotai::ui
