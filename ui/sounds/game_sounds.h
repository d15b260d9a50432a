// Plays optional sounds during a game: for a move, for a capture, at the end, and when little time is left.
#pragma once

#include <QObject>
#include <QString>
#include <QTemporaryDir>
#include <memory>

#include "ui/settings/settings.h"

namespace kotai::ui {

class GameSession;

/// Plays sounds with a program that desktops usually provide (pw-play, paplay or aplay). Silent if there is no
/// such program or no sound device. Never blocks.
class GameSounds : public QObject {
  Q_OBJECT

 public:
  enum class Sound { Move, Capture, End, Time };

  explicit GameSounds(const Settings* settings, QObject* parent = nullptr);
  void addSession(GameSession* session);

 signals:
  void sounded(kotai::ui::GameSounds::Sound sound);  ///< emitted when a sound is played

 private:
  void sound(Sound sound);
  QString fileOf(Sound sound);

  const Settings* m_settings;
  QString m_player;                         ///< name of the player program; empty if there is none
  std::unique_ptr<QTemporaryDir> m_folder;  ///< sound files, created on demand
};

}  // namespace kotai::ui
