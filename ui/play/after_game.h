// End of a game: the card with its result, a rematch, the review of its mistakes.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <map>
#include <optional>
#include <set>

#include "ui/play/review.h"

class QWidget;

namespace kotai::ui {

class ResultCard;

/// Says which card is to be shown and makes it; where it stands is the window's.
class AfterGame : public QObject {
  Q_OBJECT

 public:
  enum class Card { None, Result, Review };
  struct Players {
    std::optional<Side> person;  ///< who played against the computer
    QString strength;            ///< of the computer
  };

  AfterGame(GameDocument* document, Opponent* opponent, Settings* settings, QObject* parent = nullptr);

  Card card() const { return m_card; }
  /// A new widget with the card that is to be shown now, kept up to date; null if there is none.
  QWidget* makeCard(QWidget* parent);
  /// For a place beside the moves, where its room is wanted back: it is small, stands there only at the end itself, and can be
  /// closed. The card is to be made anew after this.
  void setSmall(bool small);
  Review* review() { return &m_review; }
  void noteHelp();                              ///< the best move here is shown to the person or made for them
  std::optional<Players> shownPlayers() const;  ///< of the game whose end is reached or follows; none while one plays

 signals:
  void refreshed();                                        ///< the end of another game may be shown, or none
  void cardChanged();                                      ///< another kind of card, or none
  void newGameRequested(const kotai::AnyPosition& start);  ///< of the same variant
  void saveRequested();

 private:
  Card wantedCard() const;
  void refresh();
  void followEnd();
  void followMove();
  void resume();
  void close();
  void forgetGame();
  std::optional<GameTree::NodeId> shownEnd() const;
  void fillCard();
  void takeOpponentOfGame();
  void startAgain();
  void startReview();
  Players playersOf(GameTree::NodeId last) const;
  QString timeText(GameTree::NodeId last) const;
  QString nextLevel() const;
  int helpedMoves(GameTree::NodeId last) const;

  GameDocument* m_document;
  Opponent* m_opponent;
  Settings* m_settings;
  Review m_review;
  QPointer<ResultCard> m_result;
  Card m_card = Card::None;
  bool m_small = false;
  std::optional<GameTree::NodeId> m_closedEnd;  ///< its small card is not wanted any more
  bool m_resumed = false;                       ///< moves were taken back after the end: the game goes on
  bool m_sawFirstMove = false;
  QElapsedTimer m_sinceStart;                        ///< invalid if the beginning of the game was not seen
  std::map<GameTree::NodeId, qint64> m_durationsMs;  ///< by last nodes
  std::set<GameTree::NodeId> m_helpedAt;             ///< positions in which the person was helped
  std::map<GameTree::NodeId, Players> m_players;     ///< by last nodes, of ends that were seen
};

}  // namespace kotai::ui
