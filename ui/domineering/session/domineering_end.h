// Cards at the end of a game of Synchronized Domineering: the winner, the value over the turns, the next steps, and the review
// of mistakes.
#pragma once

#include <QObject>
#include <QPointer>
#include <optional>
#include <set>

#include "core/game/types.h"
#include "ui/background/latest.h"
#include "ui/domineering/session/turn_review.h"
#include "ui/play/game_report.h"

namespace kotai::ui {

class DomineeringDocument;
class DomineeringOpponent;
class GameDock;
class PlayPanel;
class ResultCard;
class Settings;

/// Shows a card in the panel of the play layout, otherwise above the turns, and removes it when the user steps back. A worker
/// judges the game.
class DomineeringEnd : public QObject {
  Q_OBJECT

 public:
  DomineeringEnd(DomineeringDocument* document, DomineeringOpponent* opponent, Settings* settings, PlayPanel* panel,
                 GameDock* dock, QObject* parent = nullptr);

  TurnReview* review() { return &m_review; }
  void setPlayLayout(bool play);
  void recordHelp();  ///< records that the person saw the optimal mix here or let the program draw from it

 signals:
  void newGameRequested(const kotai::AnyPosition& start);  ///< starts a game on the same board
  void saveRequested();
  void keysLeft();  ///< the card with the keyboard focus was removed

 private:
  void refresh();
  void makeCard();
  void fillCard();
  void fillValues(GameReport& report) const;
  void showReview();
  void putCard(QWidget* card);
  void clearCard();
  void leaveCard(const QWidget* card);
  void close();
  void judge();
  void startReview();
  void selectOpponentOfGame();
  void swapAndStart();
  void startAgain();
  std::optional<Side> person() const;  ///< side of the person who played against the computer
  QString nextLevel() const;
  int helpedMoves() const;         ///< report on the game that ends with the current node
  QString opponentOfGame() const;  ///< opponent as recorded in the game; empty without a person

  DomineeringDocument* m_document;
  DomineeringOpponent* m_opponent;
  Settings* m_settings;
  PlayPanel* m_panel;
  GameDock* m_dock;
  bool m_inPanel = false;
  TurnReview m_review;
  QPointer<ResultCard> m_card;
  QPointer<QWidget> m_reviewCard;
  JudgedGame m_judged;                             ///< report on the game that ends with m_judgedNode
  TurnTree::NodeId m_judgedNode = TurnTree::root;  ///< the root if there is none
  TurnTree::NodeId m_closedNode = TurnTree::root;  ///< the end whose card was closed; the root if there is none
  Latest m_judging;
  std::set<TurnTree::NodeId> m_helpedAt;  ///< positions in which the person got help
};

}  // namespace kotai::ui
