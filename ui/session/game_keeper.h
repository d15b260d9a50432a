// Records players, date and result of games. Every finished game goes into the library automatically.
#pragma once

#include <QThreadPool>
#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <set>

#include "core/library/game_library.h"
#include "ui/session/game_session.h"

namespace kotai::ui {

class Settings;

/// A worker writes the games, so that a slow disk does not delay play.
class GameKeeper : public QObject {
  Q_OBJECT

 public:
  GameKeeper(std::shared_ptr<GameLibrary> library, Settings* settings, QObject* parent = nullptr);
  void watch(GameSession* session);
  /// Saves a game that has moves but no file, before another game is opened. A finished game is already in the library, but
  /// perhaps without later comments.
  void saveUnfinished(const GameSession& session);
  /// Returns the id of the session's game in the library, if the game has ended and was recorded in this run or an
  /// earlier run.
  std::optional<GameId> storedAs(const GameSession& session) const;
  void goOn(const GameSession& session, GameId storedAs);
  /// Judges games of a variant that was not solved when they ended.
  void judgeEarlier(const std::string& variantId, const GameSession::Judge& judge);
  bool fails() const { return m_fails; }  ///< returns whether the latest write failed

 signals:
  void gameSaved();
  void savingFailed();  ///< emitted when a write fails, but only once until a write succeeds again

 private:
  void follow(GameSession* session, bool ended);
  bool sawValues(GameSession* session);
  void tell(bool kept);
  void saveEnded(const GameSession& session);
  /// Calls \p into on another thread, with the library and the game. \p into returns false if nothing could be written.
  void write(const GameRecord& record, const std::function<bool(GameLibrary&, const SavedGame&)>& into);

  /// Id for storedAs(), or 0. The writing thread sets the id.
  using Kept = std::shared_ptr<std::atomic<std::int64_t>>;
  const Kept& storedIdOf(const GameSession& session);

  std::shared_ptr<GameLibrary> m_library;
  Settings* m_settings;
  std::set<GameSession*> m_valuesSeen;  ///< sessions whose values were shown since the user's last move
  std::map<const GameSession*, Kept> m_kept;
  bool m_fails = false;
  QThreadPool m_writer;  ///< a single thread, so that games are written in order
};

}  // namespace kotai::ui
