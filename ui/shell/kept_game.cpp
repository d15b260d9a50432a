#include "ui/shell/kept_game.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <utility>

#include "ui/background/background.h"
#include "ui/document/game_damage.h"
#include "ui/document/game_text.h"
#include "ui/strings/file_text.h"

namespace kotai::ui {

namespace {

struct KeptStrings {
  Q_DECLARE_TR_FUNCTIONS(KeptStrings)
};

constexpr int mostPrograms = 100;

QString slotFile(const QString& folder, int number) {
  const QString name = number == 1 ? QStringLiteral("open-game") : QStringLiteral("open-game-%1").arg(number);
  return QDir(folder).filePath(name + QStringLiteral(".kotaigame"));
}

}  // namespace

KeptGame::KeptGame(QString folder) : m_folder(std::move(folder)), m_file(slotFile(m_folder, 1)) { m_writer.setMaxThreadCount(1); }

const QString& KeptGame::file() {
  claim();
  return m_file;
}

FileLock::Taken KeptGame::claim(int number) {
  const QString file = slotFile(m_folder, number);
  const FileLock::Taken taken = m_lock.take(file + QStringLiteral(".lock"));
  m_claimed = taken == FileLock::Taken::Yes;
  if (m_claimed) m_file = file;
  return taken;
}

/// If the lock cannot be created, because the folder is missing or the disk is full, uses the first file without a lock.
void KeptGame::claim() {
  for (int number = 1; !m_claimed && number <= mostPrograms; ++number)
    if (claim(number) == FileLock::Taken::Impossible) return;
}

std::vector<std::unique_ptr<KeptGame>> KeptGame::leftBeside(const QString& own) {
  const QFileInfo ours(own);
  std::vector<std::unique_ptr<KeptGame>> left;
  for (int number = 1; number <= mostPrograms; ++number) {
    const QFileInfo file(slotFile(ours.path(), number));
    if (file.fileName() == ours.fileName() || (!file.exists() && !file.isSymLink())) continue;
    auto game = std::make_unique<KeptGame>(ours.path());
    if (game->claim(number) == FileLock::Taken::Yes) left.push_back(std::move(game));
  }
  return left;
}

void KeptGame::remove() { QFile::remove(m_file); }

QString KeptGame::moveAside() {
  const auto aside = putAside(m_file, QStringLiteral("kept"));
  m_safe = aside.has_value();
  m_inTheWay = m_safe ? std::nullopt : std::optional(aside.error());
  const QString told = KeptStrings::tr("Your last game could not be added to the library.") + QLatin1Char(' ');
  return told + (aside ? KeptStrings::tr("It is kept as %1.").arg(fileText(*aside))
                       : fileFailureText(aside.error()) + QLatin1Char(' ') +
                             KeptStrings::tr("The file is left unchanged, and the open game is not saved automatically."));
}

KeptGame::Content KeptGame::readEarlier() const {
  const QString file = QDir(m_folder).filePath(QStringLiteral("open-game.json"));
  if (m_file != slotFile(m_folder, 1)) return {};
  const auto text = readWhole(file);
  if (!text) return {};
  const auto game = readSavedGame(*text);
  const QString shown = fileText(file);
  if (!game) return {{}, {}, KeptStrings::tr("Your last game, %1, cannot be opened. %2").arg(shown, gameFaultText(game.error()))};
  if (game->damage().empty()) return {*text, *game, {}};
  return {*text, *game,
          KeptStrings::tr("Your last game, %1, is damaged. The readable part is open.").arg(shown) + QLatin1Char('\n') +
              gameDamageText(game->damage())};
}

QString KeptGame::makeWay(const QString& reason) {
  const auto aside = putAside(m_file, QStringLiteral("damaged"));
  m_safe = aside.has_value();
  m_inTheWay = m_safe ? std::nullopt : std::optional(aside.error());
  if (m_safe) return reason + QLatin1Char('\n') + KeptStrings::tr("The old file is kept as %1.").arg(fileText(*aside));
  return reason + QLatin1Char('\n') + fileFailureText(aside.error()) + QLatin1Char(' ') +
         KeptStrings::tr("The file is left unchanged, and the open game is not saved automatically.");
}

KeptGame::Content KeptGame::read() {
  finishWriting();
  claim();
  const auto text = readWhole(m_file);
  m_safe = text || text.error().kind == FileFailure::Kind::Missing;
  m_inTheWay.reset();
  m_text = text.value_or(QByteArray());
  if (!text && m_safe) return readEarlier();
  if (!text) return {{}, {}, makeWay(fileFailureText(text.error()))};
  const auto game = readSavedGame(*text);
  const QString file = fileText(m_file);
  if (!game)
    return {{}, {}, makeWay(KeptStrings::tr("Your last game, %1, cannot be opened. %2").arg(file, gameFaultText(game.error())))};
  if (game->damage().empty()) return {*text, *game, {}};
  return {*text, *game,
          makeWay(KeptStrings::tr("Your last game, %1, is damaged. The readable part is open.").arg(file) + QLatin1Char('\n') +
                  gameDamageText(game->damage()))};
}

KeptGame::Written KeptGame::beginWriting(const QByteArray& text) {
  finishWriting();
  const QString warning = m_safe ? QString() : read().warning;
  return {text, m_inTheWay, warning};
}

void KeptGame::finishWriting() {
  m_writer.waitForDone();
  if (m_running && !m_running->failure) m_text = m_running->text;
  m_running.reset();
}

KeptGame::Written KeptGame::write(const QByteArray& text) {
  Written written = beginWriting(text);
  if (written.failure) return written;
  written.failure = writeWhole(m_file, text);
  if (!written.failure) m_text = text;
  return written;
}

void KeptGame::writeInBackground(const QByteArray& text, QObject* context, std::function<void(const Written&)> receive) {
  const auto written = std::make_shared<Written>(beginWriting(text));
  m_running = written;
  const auto work = [written, file = m_file] {
    if (!written->failure) written->failure = writeWhole(file, written->text);
    return written;
  };
  runInBackground(m_writer, context, work, [this, receive = std::move(receive)](const std::shared_ptr<Written>& done) {
    if (done != m_running) return;
    finishWriting();
    receive(*done);
  });
}

}  // namespace kotai::ui
