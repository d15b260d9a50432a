// Runs the two clocks of a game. The clocks start with the first move. A player whose time runs out loses.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QWidget>
#include <array>
#include <string>
#include <string_view>

#include "ui/document/game_document.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

/// Clocks of both sides. Reads the times from the settings when a timed game starts. The clock also runs while
/// the user views an earlier position, but not while another game is open. Stores the times at every position
/// that the game leaves. If the game continues from such a position after a take-back, undo, deletion or
/// another move, restores its times.
class GameClock : public QObject {
  Q_OBJECT

 public:
  GameClock(GameDocument* document, Settings* settings, QObject* parent = nullptr);

  static constexpr qint64 shortMs = 20'000;

  bool isUsed() const { return m_usedMs > 0; }  ///< returns whether this game has clocks
  qint64 remainingMs(Side side) const;          ///< returns the remaining time, never negative
  std::optional<Side> running() const { return m_running; }
  /// Returns the state of the clocks for saving with the game, such as "300 2 300000 300000 281500 300000". The
  /// text contains the initial time of each side and the increment in seconds. The remaining milliseconds of both
  /// sides follow, for every position from the start. Empty without clocks and after the end of the game.
  std::string state() const;
  /// Restores the clocks of the same game. The clocks do not run until the next move. Does nothing if \p state is
  /// invalid.
  void restore(std::string_view state);
  void setActive(bool active);
  void setTimed(bool timed) { m_timed = timed; }  ///< sets whether the next game, and only this game, has clocks

 signals:
  void changed();      ///< the times or the running side changed; often emitted while a clock runs
  void restored();     ///< the clocks were restored
  void timeIsShort();  ///< a remaining time fell to shortMs; emitted once per clock

 private:
  using Times = std::array<qint64, 2>;  ///< remaining milliseconds, by Side

  void begin();
  void onMovePlayed(GameTree::NodeId node);
  void resume();
  void onTreeChanged();
  void setGameNode(GameTree::NodeId node);
  void runForMover();
  void run(std::optional<Side> side);
  void rest();
  void tick();
  Times timesAt(GameTree::NodeId node) const;
  Side moverAt(GameTree::NodeId node) const;
  qint64& left(Side side) { return m_leftMs[static_cast<std::size_t>(side)]; }

  GameDocument* m_document;
  Settings* m_settings;
  QTimer m_ticks;
  QElapsedTimer m_since;  ///< time since the last update of the running clock
  Times m_leftMs{};
  std::unordered_map<GameTree::NodeId, Times> m_leftAt;  ///< times by position, for positions that the game has left
  qint64 m_usedMs = 0;                                   ///< initial time of each side
  qint64 m_incrementMs = 0;
  std::array<bool, 2> m_warnedShort{};
  std::optional<Side> m_running;
  GameTree::NodeId m_tip = GameTree::root;       ///< latest move of the game; may be undone or deleted
  GameTree::NodeId m_gameNode = GameTree::root;  ///< current position of the game, even if another position is shown
  bool m_timed = false;
  bool m_over = false;
};

/// Clock of one side. Shows the remaining time and the owner, and whether the clock runs.
class ClockFace : public QWidget {
  Q_OBJECT

 public:
  explicit ClockFace(QWidget* parent = nullptr);
  /// Shows the state of the clock. \p owner is a text such as "First player ▲".
  void showTime(const QString& owner, qint64 remainingMs, bool running);
  QString text() const { return m_text; }  ///< such as "4:32", or "0:07.3" below 20 seconds
  bool isRunning() const { return m_running; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 private:
  void paintEvent(QPaintEvent* event) override;
  QFont timeFont() const;
  QFont ownerFont(int room) const;
  QString m_owner;
  QString m_text;
  bool m_running = false;
  bool m_short = false;
};

}  // namespace kotai::ui
