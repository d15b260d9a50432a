// Orientation of the board.
#pragma once

#include <QObject>
#include <string>
#include <vector>

namespace kotai::ui {

class GameSession;
class Settings;

/// If the sides face each other, the person's side is below; otherwise the first. A rotation by hand stays until another game
/// begins; looking at positions of the same variant begins none.
class BoardTurn : public QObject {
  Q_OBJECT

 public:
  BoardTurn(const std::vector<GameSession*>& sessions, Settings* settings, QObject* parent);

 private:
  void begin(GameSession* session);
  void turn(bool again);  ///< \p again: even if the same side is to be below as before

  Settings* m_settings;
  GameSession* m_session = nullptr;  ///< of the game that was opened last
  std::string m_variantId;
  bool m_secondBelow = false;
};

}  // namespace kotai::ui
