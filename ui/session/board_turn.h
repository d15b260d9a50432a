// Decides which side is at the bottom of the board.
#pragma once

#include <QObject>
#include <string>
#include <vector>

#include "ui/settings/settings.h"

namespace kotai::ui {

class GameSession;

/// Chooses the orientation of the board. In games whose players sit opposite each other, the user's side is at
/// the bottom. In other games, the first side is at the bottom. A manual rotation lasts until a game begins.
/// Opening another position of the same variant does not begin a game.
class BoardTurn : public QObject {
  Q_OBJECT

 public:
  BoardTurn(const std::vector<GameSession*>& sessions, Settings* settings, QObject* parent);

 private:
  void begin(GameSession* session);
  void turn(bool again);  ///< \p again: updates the board even if the side at the bottom stays the same

  Settings* m_settings;
  GameSession* m_session = nullptr;
  std::string m_variantId;  ///< variant of the game opened last
  bool m_secondBelow = false;
};

}  // namespace kotai::ui
