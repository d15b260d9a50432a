// The card at the end of a game of Synchronized Domineering: who won, and what to do now.
#pragma once

#include <QObject>
#include <QPointer>
#include <optional>

#include "core/game/types.h"

namespace kotai::ui {

class DomineeringDocument;
class DomineeringOpponent;
class PlayPanel;
class ResultCard;
class Settings;

/// Puts it into the panel of the play layout, and takes it away when somebody looks back.
class DomineeringEnd : public QObject {
  Q_OBJECT

 public:
  DomineeringEnd(DomineeringDocument* document, DomineeringOpponent* opponent, Settings* settings, PlayPanel* panel,
                 QObject* parent = nullptr);

 signals:
  void newGameRequested(const kotai::AnyPosition& start);  ///< of the same board
  void saveRequested();

 private:
  void refresh();
  void makeCard();
  void fillCard();
  void takeOpponentOfGame();
  void swapAndStart();
  void startAgain();
  std::optional<Side> person() const;  ///< who played against the computer
  QString nextLevel() const;
  QString opponentOfGame() const;  ///< as the game says; empty without a person

  DomineeringDocument* m_document;
  DomineeringOpponent* m_opponent;
  Settings* m_settings;
  PlayPanel* m_panel;
  QPointer<ResultCard> m_card;
};

}  // namespace kotai::ui
