// Handles the end of a game of any kind: the card with the result, a rematch, and the review of mistakes.
#pragma once

#include <QAction>
#include <QElapsedTimer>
#include <QPointer>
#include <functional>
#include <map>
#include <memory>
#include <set>

#include "ui/session/game_session.h"

class QWidget;

namespace kotai::ui {

class MessageBar;
class ResultCard;
class Review;

/// Decides which card to show after a game, and creates the card. The window decides where to show it.
class AfterGame : public QObject {
  Q_OBJECT

 public:
  enum class Card { None, Result, Review };
  struct Players {
    std::optional<Side> person;  ///< side of the user in a game against the computer
    QString strength;            ///< strength of the computer player
  };

  /// \p save is the action that saves the game.
  AfterGame(GameSession* session, Review* review, Settings* settings, QAction* save, QObject* parent = nullptr);

  Card card() const { return m_card; }
  /// Returns a new widget with the current card, and keeps the card up to date. Null if there is no card.
  QWidget* makeCard(QWidget* parent);
  /// Sets whether the card is small, for a layout with little space beside the moves. A small card appears only
  /// while the last position is shown, and the user can close it. Create the card again after this call.
  void setSmall(bool small);
  Review* review() { return m_review; }
  std::optional<GameReport> report() const;  ///< returns the report on the finished game; empty during play
  void startReview();                        ///< starts the review of the finished game
  /// Shows a hint. Before the user's first hint, says that the game will not count in the statistics.
  void giveHint(MessageBar* messages, const std::function<void()>& show);
  void recordHelp();                            ///< records that the user saw the best move or let the program move
  std::optional<int> endOfGame() const;         ///< returns the node at which the game ended; empty during play
  std::optional<Players> shownPlayers() const;  ///< returns the players of the finished game; empty during play

 signals:
  void refreshed();                                        ///< the shown end of the game may have changed
  void cardChanged();                                      ///< the kind of card has changed, possibly to no card
  void newGameRequested(const kotai::AnyPosition& start);  ///< the user wants to start a game of the same variant

 private:
  bool isPersonsTurn() const;
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
  QString turningPointText(const TurningPoint& point);
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
  std::optional<int> m_end;        ///< node of the game end that is shown
  std::optional<int> m_closedEnd;  ///< node of the end whose small card the user has closed
  bool m_resumed = false;          ///< true if the game continues after its end was taken back
  bool m_sawFirstMove = false;
  QElapsedTimer m_sinceStart;             ///< time since the start; invalid for an opened game
  std::map<int, qint64> m_durationsMs;    ///< durations of games by last node, in milliseconds
  std::set<int> m_helpedAt;               ///< nodes of positions in which the user got help
  std::map<int, QString> m_explanations;  ///< explained mistakes by node; empty while a worker explains the mistake
  std::unique_ptr<QObject> m_explaining;  ///< receiver of the explanations of this game
  std::map<int, Players> m_players;       ///< players of finished games, by last node
};

}  // namespace kotai::ui
