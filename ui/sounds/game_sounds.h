// The sounds of a game, for those who want them: a move, a capture, the end, little time left.
#pragma once

#include <QObject>
#include <QString>
#include <QTemporaryDir>
#include <memory>

namespace kotai::ui {

class GameSession;
class Settings;

/// Plays by a program that every desktop has one of (pw-play, paplay, aplay); without any, and without a sound device, it is
/// silent. Nothing waits for a sound.
class GameSounds : public QObject {
  Q_OBJECT

 public:
  enum class Sound { Move, Capture, End, Time };

  explicit GameSounds(const Settings* settings, QObject* parent = nullptr);
  void follow(GameSession* session);

 signals:
  void sounded(kotai::ui::GameSounds::Sound sound);  ///< it was to be heard

 private:
  void sound(Sound sound);
  QString fileOf(Sound sound);

  const Settings* m_settings;
  QString m_player;                         ///< the program; empty if there is none
  std::unique_ptr<QTemporaryDir> m_folder;  ///< the sounds as files, once they are needed
};

}  // namespace kotai::ui
