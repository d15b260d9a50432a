// Files of the workspace: the open game, stored between runs, and opened games and solutions.
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "ui/background/background.h"
#include "ui/document/game_damage.h"
#include "ui/document/game_text.h"
#include "ui/document/old_game_text.h"
#include "ui/shell/games_file.h"
#include "ui/shell/kept_state.h"
#include "ui/shell/left_games.h"
#include "ui/shell/workspace.h"
#include "ui/strings/file_text.h"

namespace kotai::ui {

namespace {

std::filesystem::path pathOf(const QString& file) { return QFile::encodeName(file).toStdString(); }

/// Recognised by its name, so that a damaged one counts too, or by its content.
bool isSolution(const QString& file) {
  return QFileInfo(file).isFile() && (file.endsWith(QLatin1String(".kotai")) || beginsAsSolution(pathOf(file)));
}

/// Also accepts the content of an earlier version, which must be a complete game.
bool beginsWithGame(const QString& fileName, qint64 bytes) {
  QFile file(fileName);
  if (!file.open(QIODevice::ReadOnly)) return false;
  const QByteArray beginning = file.read(bytes);
  return isOldGameText(beginning) || std::ranges::any_of(readAnyGames(beginning), &SavedResult::has_value);
}

}  // namespace

QByteArray Workspace::textToKeep() const {
  return keptText(m_open->record(), {m_file.path(), m_file.digest(), m_open->clockState(), m_settings->boardFlipped(),
                                     m_open->isLookedAt(), m_keeper.keptAs(*m_open)});
}

bool Workspace::saveOpenGame() {
  m_saveTimer.stop();
  return !hasGame() || takeKept(m_kept.write(textToKeep()));
}

/// A change made during a write is written next.
void Workspace::saveOpenGameInBackground() {
  if (!hasGame()) return;
  if (m_kept.isWriting()) return m_saveTimer.start();
  m_kept.writeInBackground(textToKeep(), this, [this](const KeptGame::Written& written) { takeKept(written); });
}

/// Returns false if no file contains the game in this state.
bool Workspace::takeKept(const KeptGame::Written& written) {
  const bool lost = written.failure && !m_kept.holds(written.text);
  const bool told = std::exchange(m_savingFails, lost);  // reported again only after a successful write
  if (!lost || !told) m_warnings << written.warning;
  if (lost && !told && written.warning.isEmpty())
    m_warnings << (m_savingWarning = tr("The open game could not be saved. %1").arg(fileFailureText(*written.failure)));
  if (!lost && told) emit warningOver(m_savingWarning);
  raiseWarnings();
  return !lost;
}

void Workspace::raiseWarnings() {
  const QStringList warnings = std::exchange(m_warnings, {});
  for (const QString& warning : warnings)
    if (!warning.isEmpty()) emit warningRaised(warning);
}

/// Also the games of closed windows, because no window continues them.
KeptGame::Content Workspace::readKept() {
  KeptGame::Content kept = m_kept.read();
  m_warnings << kept.warning;
  if (std::exchange(m_tookLeftGames, true)) return kept;
  const auto take = [library = m_library, own = m_kept.file()] { return importLeftGames(*library, own); };
  runInBackground(this, take, [this](const LeftGames& left) {
    m_warnings << left.warnings;
    raiseWarnings();
    if (left.count > 0) emit m_keeper.gameKept();
  });
  return kept;
}

/// Game of the last run, if the program was started with another one. Empty if it has no moves. Must be read at once, because
/// the new game soon overwrites it.
QByteArray Workspace::putKeptAside() {
  const KeptGame::Content kept = readKept();
  if (!kept.game || !isWorthKeeping(recordOf(*kept.game))) return {};
  const LeftGame left = copyIntoFolder(*m_library, *kept.game);
  m_warnings << (left.isSafe ? left.told : m_kept.moveAside());
  return kept.text;
}

bool Workspace::openKept() {
  KeptGame::Content kept = readKept();
  if (!kept.game) return false;
  const KeptState state = takeState(*kept.game);
  openSaved(*kept.game, state.lookedAt ? Purpose::Look : Purpose::Play, {});
  m_open->restoreClock(state.clock);
  if (state.keptAs) m_keeper.goOn(*m_open, *state.keptAs);
  if (state.boardFlipped) m_settings->setBoardFlipped(*state.boardFlipped);
  restoreFileOf(state);
  emitFileState();
  return true;
}

bool Workspace::restoreGame() {
  const bool open = openKept();
  raiseWarnings();
  return open;
}

void Workspace::restoreFileOf(const KeptState& state) {
  const auto text = unchangedFileOf(state);
  if (!text) return;
  const std::vector<SavedResult> games = readSavedGames(*text);
  if (isWrittenOver(*text, games)) m_file.holds(state.file, recordOf(*games.front()), digestOf(*text));
}

/// A solution in another folder opens no board, because its values would not be found.
QString Workspace::openSolution(const QString& fileName) {
  const auto place = placeOfSolution(pathOf(fileName), m_jobs.dataDirectory());
  if (!place)
    return tr("%1 cannot be opened. This version of Kotai does not recognise it as a solution, or its beginning is damaged.")
        .arg(fileText(fileName));
  if (place->isThere) return openTexts(QString::fromStdString(place->stored.variantId()), {});
  emit solutionElsewhere(*place);
  return {};
}

QString Workspace::openGameFile(const QString& fileName) {
  const QFileInfo info(fileName);
  if (info.exists() && info == QFileInfo(m_kept.file()))
    return openKept() ? QString()
                      : std::exchange(m_warnings, {}).join(QLatin1Char(' ')).replace(QLatin1Char('\n'), QLatin1Char(' '));
  if (isSolution(fileName)) return openSolution(fileName);
  const quint64 opening = ++m_openings;
  if (info.size() <= readAtOnce || info.size() > largestText || !beginsWithGame(fileName, readAtOnce))
    return openRead(readGamesFile(fileName));
  emit messageRaised(tr("Opening %1…").arg(fileText(fileName)));
  runInBackground(
      this, [fileName] { return readGamesFile(fileName); },
      [this, opening](const GamesFile& file) {
        if (opening != m_openings) return;  // another game was opened or requested in the meantime
        if (const QString reason = openRead(file); !reason.isEmpty()) emit openingFailed(reason);
      });
  return {};
}

QString Workspace::openRead(const GamesFile& read) {
  if (read.failure) return fileFailureText(*read.failure);
  const QString file = fileText(read.path);
  if (!read.game) return tr("%1 cannot be opened. %2").arg(file, gameFaultText(*read.fault));
  if (!makesWay()) return {};
  const QByteArray before = gameWorthKeeping();
  if (!read.game->damage().empty())
    m_warnings << tr("%1 is damaged. The readable part is open, and the file is unchanged.").arg(file) + QLatin1Char('\n') +
                      gameDamageText(read.game->damage());
  m_settings->setOpponentSides(OpponentSides::None);
  openSaved(*read.game, Purpose::Look, before);
  if (!read.digest.isEmpty()) m_file.holds(read.path, m_open->record(), read.digest);
  m_settings->addRecentFile(QFileInfo(read.path).absoluteFilePath());
  emitFileState();
  if (read.games > 1) emit manyGamesRead(read.path);
  return {};
}

QString Workspace::saveGame(const QString& fileName) { return finishSave(m_file.save(fileName, m_open->record()), fileName); }

void Workspace::saveGameInBackground(const QString& fileName, const std::function<void(const QString&)>& told) {
  m_file.saveInBackground(fileName, m_open->record(), this, [this, fileName, told](const std::optional<FileFailure>& failure) {
    told(finishSave(failure, fileName));
  });
}

QString Workspace::finishSave(const std::optional<FileFailure>& failure, const QString& fileName) {
  if (failure) return fileFailureText(*failure);
  m_settings->addRecentFile(QFileInfo(fileName).absoluteFilePath());
  emitFileState();
  saveSoon();
  return {};
}

bool Workspace::isModified() const { return hasGame() && m_file.isNamed() && m_file.differs(m_open->record()); }

void Workspace::emitFileState() {
  const bool modified = isModified();
  if (m_emittedFile == m_file.path() && m_emittedModified == modified) return;
  m_emittedFile = m_file.path();
  m_emittedModified = modified;
  emit gameFileChanged(modified);
}

void Workspace::reopenGame(const QByteArray& text, const Prepare& prepare) {
  const auto game = readSavedGame(text);
  if (!game || !makesWay(prepare)) return;
  const bool isLatest = text == m_putAside;
  const std::string clock = isLatest ? m_putAsideClock : std::string();
  if (isLatest) m_putAside.clear();
  openSaved(*game, Purpose::Play, gameWorthKeeping());
  m_open->restoreClock(clock);
}

bool Workspace::openKnownGame(SavedGame game, Purpose purpose, const Prepare& prepare) {
  if (!makesWay(prepare)) return false;
  lookAtEnd(game);
  const QByteArray before = gameWorthKeeping();
  if (purpose == Purpose::Look) m_settings->setOpponentSides(OpponentSides::None);
  openSaved(game, purpose, before);
  return true;
}

void Workspace::openSaved(SavedGame saved, Purpose purpose, const QByteArray& before) {
  takeState(saved);  // state of another run, or from a stranger
  m_file.forget();
  setOpen(sessionOf(saved.variantId()));
  announceOpened(before, m_open->load(saved, purpose));
}

}  // namespace kotai::ui
