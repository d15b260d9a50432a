// Fills in who plays, when, and how a game ended; every game that ends goes into the library by itself.
#pragma once

#include <QObject>
#include <QThreadPool>
#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "core/library/game_library.h"
#include "ui/session/game_session.h"

namespace kotai::ui {

class Settings;

/// Writes in a worker: a disk that is slow stops no game.
class GameKeeper : public QObject {
  Q_OBJECT

 public:
  GameKeeper(std::shared_ptr<GameLibrary> library, Settings* settings, QObject* parent = nullptr);
  void watch(GameSession* session);
  /// A game with moves that makes way for another, and is in no file. One that has ended is in the library already, but perhaps
  /// without what was written to it since.
  void keepPutAside(const GameSession& session);
  /// Returns the library's record of the session's game, if it has ended and was recorded; also from an earlier run.
  std::optional<GameId> keptAs(const GameSession& session) const;
  void goOn(const GameSession& session, GameId keptAs);
  /// Games of a variant whose moves could not be judged when they ended, because it was not solved yet.
  void judgeEarlier(const std::string& variantId, const GameSession::Judge& judge);
  bool fails() const { return m_fails; }  ///< nothing could be written lately

 signals:
  void gameKept();
  void keepingFailed();  ///< told once, until it has worked again

 private:
  void follow(GameSession* session, bool ended);
  bool sawValues(GameSession* session);
  void tell(bool kept);
  void keepEnded(const GameSession& session);
  /// \p into works on another thread; false: nothing could be written.
  void write(const GameRecord& record, const std::function<bool(GameLibrary&, const SavedGame&)>& into);

  /// As keptAs(): the number, or 0. The writing thread changes it.
  using Kept = std::shared_ptr<std::atomic<std::int64_t>>;
  const Kept& keptOf(const GameSession& session);

  std::shared_ptr<GameLibrary> m_library;
  Settings* m_settings;
  std::set<GameSession*> m_valuesSeen;  ///< since the last move of a person
  std::map<const GameSession*, Kept> m_kept;
  bool m_fails = false;
  QThreadPool m_writer;  ///< one thread: games are written in the order in which they are kept
};

}  // namespace kotai::ui
