// Lets a player of core/players play one or both sides, and judges the user's moves.
#pragma once

#include <stop_token>

#include "ui/document/game_document.h"
#include "ui/opponent/move_verdict.h"
#include "ui/opponent/program_sides.h"

namespace kotai {
class ExternalPlayer;
}

namespace kotai::ui {

/// External engine that plays. The engine keeps running between its moves. Call all functions on the GUI
/// thread. The pool must have a single thread, which communicates with the engine and finally ends it.
class EngineSeat {
 public:
  explicit EngineSeat(QThreadPool* pool) : m_pool(pool) {}
  ~EngineSeat() { leave(); }
  EngineSeat(const EngineSeat&) = delete;
  EngineSeat& operator=(const EngineSeat&) = delete;

  /// Returns a function for the pool that asks the engine at an address for a move. The function starts the
  /// engine for its first move. A request for another engine ends the previous engine. The function returns
  /// nothing if the search was stopped. Throws EngineFailure and TextError. Precondition: isEngineAddress().
  std::function<std::optional<AnyMove>()> question(const std::string& address, const VariantPtr& variant,
                                                   const AnyPosition& position);
  void newGame() { m_newGame = true; }
  void stop() { m_stop.request_stop(); }
  /// Ends the engine's process.
  void leave();

 private:
  QThreadPool* m_pool;
  std::string m_address;
  VariantPtr m_variant;
  std::shared_ptr<ExternalPlayer> m_player;
  std::stop_source m_stop;
  bool m_newGame = false;
};

/// Plays the program's sides in an alternating game. In a game opened for viewing, the opponent moves only
/// after the user has moved, requested a move, or chosen the players.
class Opponent : public ProgramSides {
  Q_OBJECT

 public:
  Opponent(GameDocument* document, Settings* settings, QObject* parent = nullptr);
  ~Opponent() override;

  bool isDue() const override;
  void playOn() override;
  void setActive(bool active) override;
  void setSuspended(bool resting);  ///< pauses play while the board is hidden, if the program plays both sides
  void moveNow();                   ///< makes the next move for either side
  /// Steps back to the last position in which the user is to move, or to the start position. Deletes no moves.
  /// Another move then becomes the main line, and the moves taken back become a variation.
  void takeBack();
  void stop() override;

 signals:
  /// Emitted after the user's move, unless the move was the only legal move or every move loses.
  void judged(kotai::ui::MoveVerdict verdict, int node);  ///< `node` is the position after the move
  void needsValues();                                     ///< the opponent is to move, but the variant is not solved
  void playsUnsolved(const QString& note);                ///< the opponent plays without a solution; emitted once
  void waitsForRequest();                                 ///< the opponent is to move after a take-back, undo or opening

 private:
  void answerIfDue() override;
  void notifyIfDue();  ///< emits waitsForRequest() if the program is to move
  void onMoveChosen(Side side, const Choice& choice) override;
  Question question();
  void beginGame();
  void onMovePlayed(GameTree::NodeId node);
  void judgePending();
  bool repeatsTooOften() const;
  bool hasBasis();  ///< returns whether the opponent can choose a move; otherwise informs the user

  GameDocument* m_document;
  EngineSeat m_engine{&m_pool};
  bool m_suspended = false;
  bool m_ownMove = false;
  bool m_searchAnnounced = false;
  std::optional<GameTree::NodeId> m_toJudge;
};

}  // namespace kotai::ui
