// Plays one or both sides with a player of core/players, and says a word about the moves of the person.
#pragma once

#include <QObject>
#include <QThreadPool>
#include <QTimer>
#include <functional>
#include <optional>

#include "ui/document/game_document.h"
#include "ui/opponent/engine_seat.h"
#include "ui/opponent/move_verdict.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

/// Lives on the GUI thread; the player chooses in a worker. A choice for a position that was left is dropped. The
/// opponent answers moves and new games; looking back in the game does not make it move, nor does a game that is opened to be
/// looked at, before a person has moved in it, has asked it to move or has chosen who plays.
class Opponent : public QObject {
  Q_OBJECT

 public:
  Opponent(GameDocument* document, Settings* settings, QObject* parent = nullptr);
  ~Opponent() override;

  bool plays(Side side) const;
  bool isThinking() const { return m_thinking; }
  bool isDue() const;  ///< the side that is to move is the opponent's, whether it is going to move or waits to be asked

  bool isLookingOn() const { return m_looksOn; }
  void setLooksOn(bool looksOn) { m_looksOnNext = looksOn; }  ///< whether the next game is only looked at; those after it are not

 public slots:
  void setActive(bool active);    ///< off while another game than this document's is open
  void setResting(bool resting);  ///< while the program plays both sides: nobody looks on
  void moveNow();                 ///< makes the next move, whichever side is to move
  /// Steps back to the last position in which a person is to move, or to the start; nothing is deleted. The game goes on from
  /// there: another move is its main line then, and what was taken back a variation.
  void takeBack();
  void swapSides();
  void askIfDue();  ///< waitsToBeAsked(), where that is so
  void stop();

 signals:
  void thinkingChanged(bool thinking);
  /// Not of the only legal move, nor where every move loses.
  void judged(kotai::ui::MoveVerdict verdict, int node);  ///< of the move that leads to the node
  void cannotPlay(const QString& reason);
  void needsValues();                    ///< it is to move, but the variant is not solved
  void looksAhead(const QString& note);  ///< it plays without a solution; said once
  void tookBack();                       ///< by takeBack(): the game goes on from here
  void waitsToBeAsked();                 ///< something was taken back, undone or only opened, and the opponent is to move there

 private:
  struct Choice {
    std::optional<AnyMove> move;
    QString failure;
    bool resigned = false;
  };
  std::function<std::optional<AnyMove>()> question();
  void beginGame();
  void answerIfDue();
  void think();
  void follow(const Choice& choice);
  void setThinking(bool thinking);
  void followMove(GameTree::NodeId node);
  void judgePending();
  bool repeatsTooOften() const;
  bool hasBasis();  ///< tells the person where it is missing
  void goOnFrom(GameTree::NodeId node);

  GameDocument* m_document;
  Settings* m_settings;
  QTimer m_delay;
  QThreadPool m_pool;
  EngineSeat m_engine{&m_pool};
  quint64 m_token = 0;
  bool m_active = true;
  bool m_resting = false;
  bool m_thinking = false;
  bool m_ownMove = false;
  bool m_toldOfSearch = false;
  bool m_looksOn = false;
  bool m_looksOnNext = false;
  std::optional<GameTree::NodeId> m_toJudge;
  std::optional<GameTree::NodeId> m_goesOnFrom;  ///< moves were taken back to here: what follows is no longer the game
};

}  // namespace kotai::ui
