// Orientation of the board.
#pragma once

#include <QObject>
#include <string>
#include <vector>

#include "ui/settings/settings.h"

namespace kotai::ui {

class GameSession;

/// The user's side is at the bottom in games whose players face each other. In other games, the first side is at the
/// bottom. A manual rotation lasts until another game begins. Opening another position of the same variant does not
/// begin another game.
class BoardTurn : public QObject {
  Q_OBJECT

 public:
  BoardTurn(const std::vector<GameSession*>& sessions, Settings* settings, QObject* parent);

 private:
  void begin(GameSession* session);
  void turn(bool again);  ///< \p again: updates the board even if its bottom side stays the same

  Settings* m_settings;
  GameSession* m_session = nullptr;
  std::string m_variantId;  ///< variant of the game opened last
  bool m_secondBelow = false;
};

}  // namespace kotai::ui
