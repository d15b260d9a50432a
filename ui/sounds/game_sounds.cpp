#include "ui/sounds/game_sounds.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>

#include "ui/document/tree_document.h"
#include "ui/play/game_clock.h"
#include "ui/session/game_session.h"

namespace kotai::ui {

constexpr std::array soundNames{"move", "capture", "end", "time"};  // indexed by Sound

static QString installedPlayer() {
  for (const char* program : {"pw-play", "paplay", "aplay"})
    if (const QString found = QStandardPaths::findExecutable(QLatin1String(program)); !found.isEmpty()) return found;
  return {};
}

GameSounds::GameSounds(const Settings* settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_player(installedPlayer()) {}

void GameSounds::addSession(GameSession* session) {
  // A move that ends the game has only the sound of the end.
  connect(session->document(), &TreeDocument::movePlayed, this, [this, session] {
    if (!session->ending()) sound(session->lastMoveTook() ? Sound::Capture : Sound::Move);
  });
  connect(session->document(), &TreeDocument::gameEnded, this, [this] { sound(Sound::End); });
  if (const GameClock* clock = session->clock()) connect(clock, &GameClock::timeIsShort, this, [this] { sound(Sound::Time); });
}

void GameSounds::sound(Sound sound) {
  if (!m_settings->sounds()) return;
  emit sounded(sound);
  const QString file = m_player.isEmpty() ? QString() : fileOf(sound);
  if (file.isEmpty()) return;
  QProcess player;
  player.setProgram(m_player);
  player.setArguments({file});
  player.setStandardOutputFile(QProcess::nullDevice());
  player.setStandardErrorFile(QProcess::nullDevice());
  player.startDetached();
}

/// Returns the sound's file. Empty if the file cannot be written.
QString GameSounds::fileOf(Sound sound) {
  if (!m_folder) m_folder = std::make_unique<QTemporaryDir>();
  const QString name = QLatin1String(soundNames[static_cast<std::size_t>(sound)]) + QStringLiteral(".wav");
  const QString file = m_folder->filePath(name);
  const bool there = QFile::exists(file) || QFile::copy(QStringLiteral(":/kotai/sounds/") + name, file);
  return m_folder->isValid() && there ? file : QString();
}

}  // namespace kotai::ui

#include "moc_game_sounds.cpp"
