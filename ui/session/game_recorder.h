// Records players, date and result of games, and saves every finished game in the library.
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

/// Saves games. A worker writes the games, so that a slow disk does not delay play.
class GameRecorder : public QObject {
  Q_OBJECT

 public:
  GameRecorder(std::shared_ptr<GameLibrary> library, Settings* settings, QObject* parent = nullptr);
  void watch(GameSession* session);
  /// Saves a game with moves but without a file, before another game is opened. A finished game is already in the
  /// library, but perhaps without later comments.
  void saveUnfinished(const GameSession& session);
  /// Returns the id of the session's game in the library, if the game has ended and was saved in this run or an
  /// earlier run.
  std::optional<GameId> storedAs(const GameSession& session) const;
  void continueRecord(const GameSession& session, GameId storedAs);
  /// Computes the accuracy of games that ended before their variant was solved.
  void judgeEarlier(const std::string& variantId, const GameSession::Judge& judge);
  bool fails() const { return m_fails; }  ///< returns whether the latest write failed

 signals:
  void gameSaved();
  void savingFailed();  ///< emitted for the first failed write after a successful write

 private:
  void updateHeader(GameSession* session, bool ended);
  bool sawValues(GameSession* session);
  void onWritten(bool saved);
  void saveEnded(const GameSession& session);
  /// Calls \p into in the writing thread, with the library and the game. \p into returns false if writing failed.
  void write(const GameRecord& record, const std::function<bool(GameLibrary&, const SavedGame&)>& into);

  /// Id of a game in the library, or 0. The writing thread sets the id.
  using Kept = std::shared_ptr<std::atomic<std::int64_t>>;
  const Kept& storedIdOf(const GameSession& session);

  std::shared_ptr<GameLibrary> m_library;
  Settings* m_settings;
  std::set<GameSession*> m_valuesSeen;  ///< sessions in which values were shown since the user's last move
  std::map<const GameSession*, Kept> m_kept;
  bool m_fails = false;
  QThreadPool m_writer;  ///< a single thread, so that games are written in order
};

}  // namespace kotai::ui
