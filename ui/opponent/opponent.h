// Plays one or both sides with a player of core/players, and comments on the person's moves.
#pragma once

#include <stop_token>

#include "ui/document/game_document.h"
#include "ui/opponent/move_verdict.h"
#include "ui/opponent/program_sides.h"
#include "ui/settings/settings.h"

namespace kotai {
class ExternalPlayer;
}

namespace kotai::ui {

/// The external engine that plays. It keeps running between its moves.
/// Lives on the GUI thread. Only the pool, which must have one thread, communicates with the engine and ends it.
class EngineSeat {
 public:
  explicit EngineSeat(QThreadPool* pool) : m_pool(pool) {}
  ~EngineSeat() { leave(); }
  EngineSeat(const EngineSeat&) = delete;
  EngineSeat& operator=(const EngineSeat&) = delete;

  /// Asks the engine at an address for a move, in the pool. Starts it for its first move, and ends it when another engine is
  /// requested. Empty if it was stopped. Precondition: isEngineAddress(). In the pool, throws EngineFailure or TextError.
  std::function<std::optional<AnyMove>()> question(const std::string& address, const VariantPtr& variant,
                                                   const AnyPosition& position);
  void newGame() { m_newGame = true; }
  void stop() { m_stop.request_stop(); }
  /// Ends the engine.
  void leave();

 private:
  QThreadPool* m_pool;
  std::string m_address;
  VariantPtr m_variant;
  std::shared_ptr<ExternalPlayer> m_player;
  std::stop_source m_stop;
  bool m_newGame = false;
};

/// Answers moves and new games. In a game opened for viewing it moves only after a person has moved, asked for a move, or chosen
/// the players.
class Opponent : public ProgramSides {
  Q_OBJECT

 public:
  Opponent(GameDocument* document, Settings* settings, QObject* parent = nullptr);
  ~Opponent() override;

  bool isDue() const;  ///< the opponent's side is to move, even if the opponent waits for a request

 public slots:
  void setActive(bool active) override;
  void setResting(bool resting);  ///< while the program plays both sides and the board is hidden
  void moveNow();                 ///< makes the next move for either side
  /// Steps back to the last position in which a person is to move, or to the start. Deletes nothing. Play continues from there:
  /// another move becomes the main line, and the moves taken back become a variation.
  void takeBack();
  void askIfDue();  ///< emits waitsToBeAsked() if appropriate
  void stop() override;

 signals:
  /// Not for the only legal move, nor if every move loses.
  void judged(kotai::ui::MoveVerdict verdict, int node);  ///< `node` is the position after the move
  void needsValues();                                     ///< the opponent is to move, but the variant is not solved
  void looksAhead(const QString& note);                   ///< the opponent plays without a solution; emitted once
  void waitsToBeAsked();                                  ///< after a take-back, undo or opening, and the opponent is to move

 protected:
  void answerIfDue() override;
  void follow(Side side, const Choice& choice) override;

 private:
  Question question();
  void beginGame();
  void onMovePlayed(GameTree::NodeId node);
  void judgePending();
  bool repeatsTooOften() const;
  bool hasBasis();  ///< informs the person if it is missing

  GameDocument* m_document;
  EngineSeat m_engine{&m_pool};
  bool m_resting = false;
  bool m_ownMove = false;
  bool m_toldOfSearch = false;
  std::optional<GameTree::NodeId> m_toJudge;
};

}  // namespace kotai::ui
