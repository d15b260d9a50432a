// The files of the workspace: the game that is kept between runs, and saved games and solutions that are opened.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "ui/document/game_damage.h"
#include "ui/document/game_text.h"
#include "ui/shell/workspace.h"

namespace kotai::ui {

namespace {

// In the game that is kept between runs, the file it belongs to, its clocks, how the board is turned and that it is only looked
// at. No file that a person saves has them.
constexpr const char* fileTag = "KeptOf";
constexpr const char* clockTag = "KeptClock";
constexpr const char* turnTag = "KeptBoard";
constexpr const char* purposeTag = "KeptFor";
constexpr const char* looking = "looking";
constexpr const char* turned = "turned";
constexpr const char* upright = "upright";

std::filesystem::path pathOf(const QString& file) { return QFile::encodeName(file).toStdString(); }

/// By its name, so that a damaged one is known for what it was, or by its content.
bool isSolution(const QString& file) {
  return QFileInfo(file).isFile() && (file.endsWith(QLatin1String(".kotai")) || beginsAsSolution(pathOf(file)));
}

QByteArray keptText(const GameSession& session, const QString& file, bool boardFlipped) {
  GameRecord game = session.record();
  const std::string clock = session.clockState();
  if (!file.isEmpty()) game.header.others.emplace_back(fileTag, file.toStdString());
  if (!clock.empty()) game.header.others.emplace_back(clockTag, clock);
  game.header.others.emplace_back(turnTag, boardFlipped ? turned : upright);
  if (session.isLookedAt()) game.header.others.emplace_back(purposeTag, looking);
  return writeGame(game);
}

/// Takes a tag away; empty if it is not there.
std::string takeTag(SavedGame& game, std::string_view name) {
  return std::visit(
      [name](auto& each) {
        auto& tags = each.header.others;
        const auto tag = std::ranges::find(tags, name, &std::pair<std::string, std::string>::first);
        if (tag == tags.end()) return std::string();
        std::string text = std::move(tag->second);
        tags.erase(tag);
        return text;
      },
      game.game);
}

}  // namespace

bool Workspace::keepGame() {
  m_keepTimer.stop();
  if (!hasGame()) return true;
  const QByteArray text = keptText(*m_open, m_file.path(), m_settings->boardFlipped());
  QString warning;
  const auto failure = m_kept.write(text, warning);
  const bool lost = failure && !m_kept.holds(text);
  const bool told = std::exchange(m_keepingFails, lost);  // not again before it has worked in between
  if (!lost || !told) m_warnings << warning;
  if (lost && !told && warning.isEmpty())
    m_warnings << (m_keepingWarning = tr("The open game is not kept. %1").arg(fileFailureText(*failure)));
  if (!lost && told) emit warningOver(m_keepingWarning);
  raiseWarnings();
  return !lost;
}

void Workspace::raiseWarnings() {
  const QStringList warnings = std::exchange(m_warnings, {});
  for (const QString& warning : warnings)
    if (!warning.isEmpty()) emit warningRaised(warning);
}

/// Empty if there is none with moves.
QByteArray Workspace::keptGame() {
  const KeptGame::Content kept = m_kept.read();
  m_warnings << kept.warning;
  return kept.game && kept.game->hasMoves() ? kept.text : QByteArray();
}

bool Workspace::openKept() {
  KeptGame::Content kept = m_kept.read();
  m_warnings << kept.warning;
  if (!kept.game) return false;
  const QString file = QString::fromStdString(takeTag(*kept.game, fileTag));
  const std::string clock = takeTag(*kept.game, clockTag);
  const std::string turn = takeTag(*kept.game, turnTag);
  const Purpose purpose = takeTag(*kept.game, purposeTag) == looking ? Purpose::Look : Purpose::Play;
  openSaved(*kept.game, purpose, {});
  m_open->restoreClock(clock);
  if (turn == turned || turn == upright) m_settings->setBoardFlipped(turn == turned);
  if (file.isEmpty()) return true;
  const auto text = readWhole(file);
  if (text)
    takeFileOf(file, *text, false);
  else if (text.error().kind == FileFailure::Kind::Missing)
    m_file.belongsTo(file);
  tellFileState();
  return true;
}

bool Workspace::restoreGame() {
  const bool open = openKept();
  raiseWarnings();
  return open;
}

/// A file that holds other games as well, is damaged or has another form is not written over: the game has none then.
void Workspace::takeFileOf(const QString& fileName, const QByteArray& text, bool justOpened) {
  if (!isWrittenHere(text)) return;
  const std::vector<SavedResult> games = readSavedGames(text);
  const bool whole = games.size() == 1 && games.front() && games.front()->damage().empty();
  if (whole) m_file.holds(fileName, justOpened ? m_open->record() : recordOf(*games.front()));
}

/// One that lies elsewhere opens no board: its values would not be found.
QString Workspace::openSolution(const QString& fileName) {
  const auto place = placeOfSolution(pathOf(fileName), m_jobs.dataDirectory());
  if (!place)
    return tr("%1 cannot be opened. It is no solution that this version of Kotai knows, or its beginning is damaged.")
        .arg(QDir::toNativeSeparators(fileName));
  if (place->isThere) return openTexts(QString::fromStdString(place->stored.variantId()), {});
  emit solutionElsewhere(*place);
  return {};
}

QString Workspace::openGameFile(const QString& fileName) {
  if (QFileInfo::exists(fileName) && QFileInfo(fileName) == QFileInfo(m_kept.file()))
    return openKept() ? QString()
                      : std::exchange(m_warnings, {}).join(QLatin1Char(' ')).replace(QLatin1Char('\n'), QLatin1Char(' '));
  if (isSolution(fileName)) return openSolution(fileName);
  const auto text = readWhole(fileName);
  if (!text) return fileFailureText(text.error());
  const std::vector<SavedResult> games = readAnyGames(*text);
  const auto game = std::ranges::find_if(games, [](const SavedResult& each) { return each.has_value(); });
  const QString file = QDir::toNativeSeparators(fileName);
  if (game == games.end()) return tr("%1 cannot be opened. %2").arg(file, gameFaultText(games.front().error()));
  if (!mayLeave()) return {};
  const QByteArray before = gameWorthKeeping();
  if (!(*game)->damage().empty())
    m_warnings << tr("%1 is damaged; what could be read is here. The file is left as it is.").arg(file) + QLatin1Char('\n') +
                      gameDamageText((*game)->damage());
  SavedGame opened = **game;
  lookAtEnd(opened);
  openSaved(opened, Purpose::Look, before);
  takeFileOf(fileName, *text, true);
  m_settings->addRecentFile(QFileInfo(fileName).absoluteFilePath());
  tellFileState();
  if (games.size() > 1) emit manyGamesRead(fileName);
  return {};
}

QString Workspace::saveGame(const QString& fileName) {
  if (const auto failure = m_file.save(fileName, m_open->record())) return fileFailureText(*failure);
  m_settings->addRecentFile(m_file.path());
  tellFileState();
  keepSoon();
  return {};
}

bool Workspace::isModified() const { return hasGame() && m_file.differs(m_open->record()); }

void Workspace::tellFileState() {
  const bool modified = isModified();
  if (m_toldFile == m_file.path() && m_toldModified == modified) return;
  m_toldFile = m_file.path();
  m_toldModified = modified;
  emit gameFileChanged();
}

void Workspace::reopenGame(const QByteArray& text) {
  const auto game = readSavedGame(text);
  if (!game) return;
  if (!mayLeave()) return;
  if (text == m_putAside) m_putAside.clear();
  openSaved(*game, Purpose::Play, gameWorthKeeping());
}

bool Workspace::openKnownGame(SavedGame game, Purpose purpose) {
  if (!mayLeave()) return false;
  lookAtEnd(game);
  openSaved(game, purpose, gameWorthKeeping());
  return true;
}

void Workspace::openSaved(const SavedGame& saved, Purpose purpose, const QByteArray& before) {
  m_file.forget();
  setOpen(sessionOf(saved.variantId()));
  announceOpened(before, m_open->load(saved, purpose));
}

}  // namespace kotai::ui
