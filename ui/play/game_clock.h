// The two clocks of a game. They start with the first move, and a player without time loses.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "ui/document/game_document.h"

namespace kotai::ui {

class Opponent;
class Settings;

/// Takes its times from the settings when a timed game starts. The clock runs while the user looks back in the game, and
/// stops while another game is open. Every position stores its clocks at the time the game left it. They are restored if the
/// game continues from there after a take-back, undo, deletion or another move.
class GameClock : public QObject {
  Q_OBJECT

 public:
  GameClock(GameDocument* document, Opponent* opponent, Settings* settings, QObject* parent = nullptr);

  static constexpr qint64 shortMs = 20'000;

  bool isUsed() const { return m_usedMs > 0; }  ///< in this game
  qint64 remainingMs(Side side) const;          ///< never negative
  std::optional<Side> running() const { return m_running; }
  /// The clocks in the middle of a game, to be stored with it: "300 2 300000 300000 281500 300000", with seconds and
  /// increment of each side, then the milliseconds left for each in every position from the start. Empty without clocks and
  /// when the game is over.
  std::string state() const;
  /// Restores the clocks of the same game. They stand still until the next move. Does nothing if \p state is invalid.
  void restore(std::string_view state);
  void setActive(bool active);
  void setTimed(bool timed) { m_timed = timed; }  ///< whether the next game has clocks; affects no later games

 signals:
  void changed();    ///< times or the running side; often while a clock runs
  void restored();   ///< clocks were restored
  void runsShort();  ///< a clock has shortMs left; once for each

 private:
  using Times = std::array<qint64, 2>;  ///< milliseconds left, by side

  void begin();
  void followMove(GameTree::NodeId node);
  void resume();
  void followTree();
  void standAt(GameTree::NodeId node);
  void goOn();
  void run(std::optional<Side> side);
  void rest();
  void tick();
  Times timesAt(GameTree::NodeId node) const;
  Side moverAt(GameTree::NodeId node) const;
  qint64& left(Side side) { return m_leftMs[static_cast<std::size_t>(side)]; }

  GameDocument* m_document;
  Settings* m_settings;
  QTimer m_ticks;
  QElapsedTimer m_since;  ///< since the last update of the running clock
  Times m_leftMs{};
  std::unordered_map<GameTree::NodeId, Times> m_leftAt;  ///< by position that the game has left
  qint64 m_usedMs = 0;                                   ///< initial time of each side
  qint64 m_incrementMs = 0;
  std::array<bool, 2> m_toldShort{};
  std::optional<Side> m_running;
  GameTree::NodeId m_tip = GameTree::root;       ///< the latest move of the game; may be undone or deleted
  GameTree::NodeId m_standsAt = GameTree::root;  ///< the game's current position, whatever is shown
  bool m_timed = false;
  bool m_over = false;
};

}  // namespace kotai::ui
