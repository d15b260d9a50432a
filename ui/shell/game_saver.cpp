#include "ui/shell/game_saver.h"

#include <QFileInfo>

#include "ui/background/background.h"
#include "ui/document/game_text.h"
#include "ui/library/own_results.h"
#include "ui/play/game_clock.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

constexpr int autosaveDelayMs = 1500;
constexpr int fileUpdateDelayMs = 100;

std::string clockOf(GameSession& session) {
  const GameClock* clock = session.clock();
  return clock ? clock->state() : std::string();
}

static QString libraryWarning(const GameLibrary& library) {
  const QString file = QString::fromStdString(library.file().string());
  return GameSaver::tr("The game could not be added to the library (%1). Save it to a file.").arg(file);
}

/// Reports a damaged library that was renamed. Empty if the library was readable.
static QString movedLibraryText(const GameLibrary& library) {
  const auto aside = library.movedAside();
  if (!aside) return {};
  const QString kept = GameSaver::tr("The library of games was damaged. It is kept as %1, and a new one was started.")
                           .arg(fileText(QString::fromStdString(aside->string())));
  const int games = library.rescuedGames();
  return kept + QLatin1Char(' ') +
         (games > 0 ? GameSaver::tr("%n game(s) could be read and are in the new library.", nullptr, games)
                    : GameSaver::tr("No game could be read."));
}

GameSaver::GameSaver(const QString& folder, std::shared_ptr<GameLibrary> library, Settings* settings)
    : m_library(std::move(library)), m_settings(settings), m_recorder(m_library, settings), m_kept(folder) {
  m_keepTimer.setSingleShot(true);
  m_keepTimer.setInterval(autosaveDelayMs);
  connect(&m_keepTimer, &QTimer::timeout, this, &GameSaver::keepInBackground);
  m_fileTimer.setSingleShot(true);
  m_fileTimer.setInterval(fileUpdateDelayMs);
  connect(&m_fileTimer, &QTimer::timeout, this, &GameSaver::emitState);
  connect(&settings->boardFlipped, &ChangingSetting::changed, this, &GameSaver::keepSoon);
  connectLibrary();
}

GameSaver::~GameSaver() { m_library->whenMovedAside({}); }

void GameSaver::connectLibrary() {
  constexpr int latestGames = 1000;
  connect(&m_recorder, &GameRecorder::savingFailed, this, [this] { emit warningRaised(libraryWarning(*m_library)); });
  connect(&m_recorder, &GameRecorder::gameSaved, this, [this] {
    emit warningOver(libraryWarning(*m_library));
    runInBackground(
        this, [library = m_library] { return ownResults(library->games({}, latestGames)); },
        [this](const OwnResults& results) {
          for (const OwnResults::Opponent& each : results.frequentOpponents())
            m_settings->setOwnLevelIn(each.gameId, results.estimatedLevel(each.gameId));
        });
  });
  const auto reportMoved = [this] {
    if (const QString text = movedLibraryText(*m_library); !text.isEmpty()) emit warningRaised(text);
  };
  m_library->whenMovedAside([this, reportMoved] { QMetaObject::invokeMethod(this, reportMoved, Qt::QueuedConnection); });
}

bool GameSaver::isModified() const { return m_session->document()->hasGame() && isNamed() && differs(m_session->record()); }

QString GameSaver::saveGame(const QString& fileName) { return finishSave(save(fileName, m_session->record()), fileName); }

void GameSaver::saveGameInBackground(const QString& fileName, const std::function<void(const QString&)>& told) {
  saveInBackground(fileName, m_session->record(), this,
                   [this, fileName, told](const std::optional<FileFailure>& failure) { told(finishSave(failure, fileName)); });
}

QString GameSaver::finishSave(const std::optional<FileFailure>& failure, const QString& fileName) {
  if (failure) return fileFailureText(*failure);
  m_settings->addRecentFile(QFileInfo(fileName).absoluteFilePath());
  emitState();
  keepSoon();
  return {};
}

void GameSaver::emitState() {
  const bool modified = isModified();
  if (m_emittedFile == path() && m_emittedModified == modified) return;
  m_emittedFile = path();
  m_emittedModified = modified;
  emit fileChanged(modified);
}

AutosavedGame::Content GameSaver::readKept() {
  AutosavedGame::Content kept = m_kept.read();
  if (std::exchange(m_readLeftGames, true)) return kept;
  const auto take = [library = m_library, own = m_kept.file()] { return importLeftGames(*library, own); };
  runInBackground(this, take, [this](const LeftGames& left) {
    for (const QString& warning : left.warnings) emit warningRaised(warning);
    if (left.count > 0) emit m_recorder.gameSaved();
  });
  return kept;
}

QByteArray GameSaver::replaceKept(QStringList& warnings) {
  const AutosavedGame::Content kept = readKept();
  warnings << kept.warning;
  if (!kept.game || !isWorthSaving(recordOf(*kept.game))) return {};
  const LeftGame left = copyIntoFolder(*m_library, *kept.game);
  warnings << (left.isSafe ? left.message : m_kept.moveAside());
  return kept.text;
}

/// Saves the game after a delay. The delay starts with the first change, so that frequent changes do not
/// postpone the save.
void GameSaver::keepSoon() {
  if (!m_keepTimer.isActive()) m_keepTimer.start();
  if (!m_fileTimer.isActive()) m_fileTimer.start();
}

QByteArray GameSaver::textToKeep() const {
  return keptText(m_session->record(), {path(), digest(), clockOf(*m_session), m_settings->boardFlipped(),
                                        m_session->opponent()->isOnlyViewing(), m_recorder.storedAs(*m_session)});
}

bool GameSaver::keep() {
  m_keepTimer.stop();
  return !m_session->document()->hasGame() || applyKept(m_kept.write(textToKeep()));
}

/// Saves the open game in another thread. A change during a write causes another write.
void GameSaver::keepInBackground() {
  if (!m_session->document()->hasGame()) return;
  if (m_kept.isWriting()) return m_keepTimer.start();
  m_kept.writeInBackground(textToKeep(), this, [this](const AutosavedGame::Written& written) { applyKept(written); });
}

/// Records the result of a write. Returns false if no file contains the game in this state.
bool GameSaver::applyKept(const AutosavedGame::Written& written) {
  const bool lost = written.failure && !m_kept.holds(written.text);
  const bool told = std::exchange(m_keepingFails, lost);  // reports a failure again only after a successful write
  if (!written.warning.isEmpty() && (!lost || !told)) emit warningRaised(written.warning);
  if (lost && !told && written.warning.isEmpty())
    emit warningRaised(m_keepingWarning = tr("The open game could not be saved. %1").arg(fileFailureText(*written.failure)));
  if (!lost && told) emit warningOver(m_keepingWarning);
  return !lost;
}

}  // namespace kotai::ui

#include "moc_game_saver.cpp"
