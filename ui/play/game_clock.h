// The two clocks of a game: they begin with the first move, and a player without time loses.
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

/// Takes its times from the settings when a game begins that is to have clocks. The clock goes on while somebody looks back in
/// the game, and rests while another game is open. Every position keeps its clocks as they were when the game left it: a game
/// that goes on from an earlier position, because moves were taken back, undone or deleted, or another one was played there, has
/// them again.
class GameClock : public QObject {
  Q_OBJECT

 public:
  GameClock(GameDocument* document, Opponent* opponent, Settings* settings, QObject* parent = nullptr);

  static constexpr qint64 shortMs = 20'000;

  bool isUsed() const { return m_usedMs > 0; }  ///< in this game
  qint64 remainingMs(Side side) const;          ///< never below 0
  std::optional<Side> running() const { return m_running; }
  /// Its times in the middle of a game, to be kept with it: "300 2 300000 300000 281500 300000", seconds each has and gains, then
  /// the milliseconds each had left in every position from the start on. Empty without clocks and when the game is over.
  std::string state() const;
  /// The same game again: the clocks stand until the next move. Nothing happens if that is no state.
  void restore(std::string_view state);
  void setActive(bool active);
  void setTimed(bool timed) { m_timed = timed; }  ///< whether the next game that begins has clocks; those after it have none

 signals:
  void changed();    ///< times or who is running; often while one is
  void restored();   ///< there are clocks now
  void runsShort();  ///< one has shortMs left; once for each

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
  QElapsedTimer m_since;  ///< the running clock was looked at last
  Times m_leftMs{};
  std::unordered_map<GameTree::NodeId, Times> m_leftAt;  ///< where the game has been
  qint64 m_usedMs = 0;                                   ///< at the beginning, for each side
  qint64 m_incrementMs = 0;
  std::array<bool, 2> m_toldShort{};
  std::optional<Side> m_running;
  GameTree::NodeId m_tip = GameTree::root;       ///< the latest move of the game; may be undone or deleted
  GameTree::NodeId m_standsAt = GameTree::root;  ///< the position of the game, wherever somebody looks
  bool m_timed = false;
  bool m_over = false;
};

}  // namespace kotai::ui
