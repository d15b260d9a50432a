// End of a game of any kind: the card with its result, a rematch, and the review of its mistakes.
#pragma once

#include <QAction>
#include <QElapsedTimer>
#include <QPointer>
#include <map>
#include <set>

#include "ui/session/game_session.h"

class QWidget;

namespace kotai::ui {

class ResultCard;
class Review;

/// Decides which card to show and creates the card. The window decides where to show the card.
class AfterGame : public QObject {
  Q_OBJECT

 public:
  enum class Card { None, Result, Review };
  struct Players {
    std::optional<Side> person;  ///< side of the user who played against the computer
    QString strength;            ///< strength of the computer
  };

  /// \p save: the action that saves the game.
  AfterGame(GameSession* session, Review* review, Settings* settings, QAction* save, QObject* parent = nullptr);

  Card card() const { return m_card; }
  /// Returns a new widget with the current card, and keeps the card up to date. Null if there is no card.
  QWidget* makeCard(QWidget* parent);
  /// Adapts the card to a place beside the moves with little space: the card is small, can be closed, and is shown only
  /// while the last position is shown. Create the card again after this call.
  void setSmall(bool small);
  Review* review() { return m_review; }
  void recordHelp();                            ///< records that the user saw the best move here or let the program play it
  std::optional<Players> shownPlayers() const;  ///< players of the finished game on the board; empty during play

 signals:
  void refreshed();                                        ///< the current end may have changed
  void cardChanged();                                      ///< a different kind of card, or no card, is current
  void newGameRequested(const kotai::AnyPosition& start);  ///< starts a game of the same variant

 private:
  Card wantedCard() const;
  void refresh();
  void onGameEnded();
  void onMovePlayed();
  void resume();
  void close();
  void forgetGame();
  std::optional<int> findEnd() const;
  void fillCard();
  void playAgain(std::optional<Side> program, const QString& strength);
  void startReview();
  Players playersOf(int last) const;
  QString timeText(int last) const;
  int helpedMoves(int last) const;

  GameSession* m_session;
  TreeDocument* m_document;
  Review* m_review;
  Settings* m_settings;
  QAction* m_save;
  QPointer<ResultCard> m_result;
  Card m_card = Card::None;
  bool m_small = false;
  std::optional<int> m_end;        ///< node of the shown end
  std::optional<int> m_closedEnd;  ///< the end whose small card the user closed
  bool m_resumed = false;          ///< moves were taken back after the end, and the game continues
  bool m_sawFirstMove = false;
  QElapsedTimer m_sinceStart;           ///< time since the start; invalid if the game was not started here
  std::map<int, qint64> m_durationsMs;  ///< durations by last node, in milliseconds
  std::set<int> m_helpedAt;             ///< positions in which the user got help
  std::map<int, Players> m_players;     ///< players of the games that ended here, by last node
};

}  // namespace kotai::ui
