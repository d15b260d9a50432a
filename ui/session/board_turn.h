// Orientation of the board.
#pragma once

#include <QObject>
#include <string>
#include <vector>

#include "ui/settings/settings.h"

namespace kotai::ui {

class GameSession;

/// The user's side is at the bottom in games whose players face each other, otherwise the first side. A manual rotation stays
/// until another game begins. Opening positions of the same variant does not count as another game.
class BoardTurn : public QObject {
  Q_OBJECT

 public:
  BoardTurn(const std::vector<GameSession*>& sessions, Settings* settings, QObject* parent);

 private:
  void begin(GameSession* session);
  void turn(bool again);  ///< \p again: updates even if the bottom side does not change

  Settings* m_settings;
  GameSession* m_session = nullptr;
  std::string m_variantId;  ///< variant of the game opened last
  bool m_secondBelow = false;
};

}  // namespace kotai::ui
