// Review of the mistakes of a finished game, or of inaccurate moves if there are none. It shows the position before each, lets
// the user try again, and shows the reply and the best move on demand.
#pragma once

#include <QObject>
#include <vector>

#include "core/explain/fact.h"
#include "ui/document/game_document.h"
#include "ui/opponent/move_verdict.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

class Opponent;
class Settings;

/// During the review the computer does not move, and values are hidden. Tried moves do not belong to the game, unless the
/// person comments on them.
class Review : public QObject {
  Q_OBJECT

 public:
  enum class State {
    Asked,    ///< position before the move; waiting for a better move
    Tried,    ///< triedText() was played, and verdict() rates it
    Refuted,  ///< answer() is the best reply to the played move
    Solved,   ///< answer() is the best move
  };

  Review(GameDocument* document, Opponent* opponent, Settings* settings, QObject* parent = nullptr);

  /// Reviews the game that ends with \p last, for one side or both. Returns false if there is nothing to review.
  bool start(GameTree::NodeId last, std::optional<Side> side);
  bool isActive() const { return !m_moves.empty(); }
  State state() const { return m_state; }
  int count() const { return static_cast<int>(m_moves.size()); }
  int index() const { return m_index; }  ///< index, starting at 0
  bool hasOwnSide() const { return m_side.has_value(); }
  bool showsBothSides() const { return m_both; }

  GameTree::NodeId move() const { return m_moves[static_cast<std::size_t>(m_index)]; }
  bool changedHands() const { return !moveVerdict().keepsOutcome(); }  ///< whether this move made the outcome worse
  MoveVerdict moveVerdict() const { return verdictOf(move()); }
  QString triedText() const { return m_document->tree().node(m_tried).moveText; }
  MoveVerdict verdict() const { return verdictOf(m_tried); }
  /// Empty if the game is over then.
  const std::optional<MoveValue>& answer() const { return m_answer; }
  Side answering() const;  ///< side that makes the move answer()
  /// Reasons for the answer: facts about the refuted move, or about the best move. Available a moment later.
  const std::vector<Fact>& reasons() const { return m_reasons; }

 public slots:
  void next() { open(m_index + 1); }
  void previous() { open(m_index - 1); }
  void tryAgain() { open(m_index); }
  void showRefutation();
  void showBest();
  void setBothSides(bool both);
  void leave();  ///< returns to the end of the game

 signals:
  void changed();
  void left();
  void lineShown(const std::vector<kotai::MoveSquares>& line);  ///< moves that continue the reasons
  void moveShown(kotai::AnyMove move);                          ///< the answer, marked on the board

 private:
  void open(int index);
  void lookAt(GameTree::NodeId node, State state);
  void forgetTries();
  void onMovePlayed(GameTree::NodeId node);
  void onValuesRead();
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
  int m_stepsBefore = 0;  ///< steps in the history when the review began
  std::optional<Side> m_side;
  bool m_both = false;
  State m_state = State::Asked;
  State m_awaited = State::Asked;  ///< state to enter once the values are available
  GameTree::NodeId m_tried = GameTree::root;
  std::optional<MoveValue> m_answer;
  std::vector<Fact> m_reasons;
  int m_reasonsAsked = 0;  ///< token: results of older requests are dropped
};

}  // namespace kotai::ui
