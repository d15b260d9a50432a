#include "ui/shell/workspace.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include "core/base/characters.h"
#include "core/game/registry.h"
#include "ui/background/background.h"
#include "ui/dialogs/solve_estimate.h"
#include "ui/document/game_damage.h"
#include "ui/document/game_text.h"
#include "ui/document/old_game_text.h"
#include "ui/library/library_strings.h"
#include "ui/opponent/program_sides.h"
#include "ui/play/game_clock.h"
#include "ui/session/board_turn.h"
#include "ui/shell/sessions.h"
#include "ui/state/state_hub.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

constexpr qsizetype longestPosition = 1000;  ///< maximum number of characters of a position; longer texts are games

/// Returns the position in a text from the clipboard. Removes invisible characters, surrounding quotes, and the
/// value that `kotai-cli find` prints after a position. Replaces white space with single spaces.
static QString copiedPosition(const QString& copied) {
  static const QRegularExpression value(QStringLiteral("\\t(win|draw|loss)\\b.*"));
  static const QRegularExpression quoted(QStringLiteral("^([\"'`])(.*)\\1$"));
  QString text;
  for (const char32_t code : copied.toUcs4())
    if (!isUnseen(code) || QChar::isSpace(code)) text += QString::fromUcs4(&code, 1);
  text = text.remove(value).simplified();
  const QRegularExpressionMatch inside = quoted.match(text);
  return inside.hasMatch() ? inside.captured(2).simplified() : text;
}

static std::optional<SavedGame> firstPlayed(const QString& text) {
  for (const SavedResult& game : readAnyGames(text.toUtf8()))
    if (game && game->hasMoves()) return *game;
  return std::nullopt;
}

static std::filesystem::path pathOf(const QString& file) { return QFile::encodeName(file).toStdString(); }

/// Returns whether a file is a solution, by its suffix or its content. Either is sufficient, so that a damaged
/// solution also counts.
static bool isSolution(const QString& file) {
  return QFileInfo(file).isFile() && (file.endsWith(QLatin1String(".kotai")) || hasSolutionMagic(pathOf(file)));
}

/// Returns whether a file begins with a game. Also accepts a complete game in the format of an earlier version.
static bool beginsWithGame(const QString& fileName, qint64 bytes) {
  QFile file(fileName);
  if (!file.open(QIODevice::ReadOnly)) return false;
  const QByteArray beginning = file.read(bytes);
  return isOldGameText(beginning) || std::ranges::any_of(readAnyGames(beginning), &SavedResult::has_value);
}

static QString nothingPasted() { return Workspace::tr("The clipboard contains neither a position nor a game."); }

/// Returns a start for this position, in the first listed variant in which the text is a valid position.
static std::optional<GameStart> startOfAnyVariant(const QString& position) {
  for (const GameInfo& game : allGames())
    for (const std::string& id : game.knownVariants)
      if (const auto start = readStart(QString::fromStdString(id), position)) return *start;
  return std::nullopt;
}

/// Returns the session for the id of a variant. For an id without the name of a known game, returns the first
/// session, which rejects the id.
static GameSession* sessionOf(const std::vector<GameSession*>& sessions, std::string_view variantId) {
  const auto found = std::ranges::find_if(sessions, [&](const GameSession* each) { return each->plays(variantId); });
  return found == sessions.end() ? sessions.front() : *found;
}

/// Returns the text about a finished solve. Includes the new path of a renamed damaged file, because after a
/// short solve the user has had no time to read the earlier message with this path.
static QString solvedText(const JobManager& jobs, const std::string& variantId) {
  QString text = Workspace::tr("%1 is solved: every value is known now.").arg(variantText(variantId));
  if (const JobState* job = jobs.jobOf(variantId); job && !job->movedAside.empty())
    text += QLatin1Char(' ') + Workspace::tr("The damaged file is kept as %1.", "%1: name of a file")
                                   .arg(QString::fromStdString(job->movedAside.back().filename().string()));
  return text;
}

Workspace::Workspace(const std::filesystem::path& dataDirectory, Settings* settings, QObject* parent)
    : QObject(parent),
      m_settings(settings),
      m_jobs(dataDirectory),
      m_watcher(dataDirectory),
      m_sessions(makeSessions(&m_jobs, settings, this)),
      m_open(m_sessions.front()),
      m_library(std::make_shared<GameLibrary>(dataDirectory)),
      m_saver(QFile::decodeName(dataDirectory.c_str()), m_library, settings) {
  connect(&m_saver, &GameSaver::warningRaised, this, &Workspace::warningRaised);
  connect(&m_saver, &GameSaver::warningOver, this, &Workspace::warningOver);
  for (GameSession* session : m_sessions) connectSession(session);
  new BoardTurn(m_sessions, settings, this);
  setOpen(m_open);
  const auto updateLimits = [this] { m_jobs.setLimits(limitsOf(*m_settings)); };
  updateLimits();
  connect(settings, &Settings::solveLimitsChanged, this, updateLimits);
  connectJobs();
}

Workspace::~Workspace() {
  m_saver.finishSaving();
  m_saver.keep();
  qDeleteAll(m_sessions);  // deletes the sessions first, because they use the jobs
}

void Workspace::connectSession(GameSession* session) {
  m_saver.recorder()->watch(session);
  connect(session->document(), &TreeDocument::treeChanged, &m_saver, &GameSaver::keepSoon);
  connect(session->document(), &TreeDocument::positionChanged, &m_saver, &GameSaver::keepSoon);
  connect(session->document(), &TreeDocument::headerChanged, &m_saver, &GameSaver::keepSoon);
  connect(session, &GameSession::openRequested, this, [this](const GameStart& start) { open(start); });
  connect(session->hub(), &StateHub::repairRequested, this,
          [this, session] { repair(QString::fromStdString(session->document()->variantId())); });
  connect(session, &GameSession::solutionArrived, this,
          [this](const std::string& variantId) { emit messageRaised(solvedText(m_jobs, variantId)); });
}

void Workspace::setOpen(GameSession* session) {
  m_open = session;
  m_saver.setSession(session);
  for (GameSession* each : m_sessions) each->setActive(each == session);
}

/// Returns the game to which the user can return after another game is opened, or an empty string. If the open
/// game has no moves, returns the game that was offered before, initially the game of the last run.
QByteArray Workspace::gameWorthSaving() {
  if (!hasGame()) return m_replacedGame = m_saver.replaceKept(m_warnings);
  const GameRecord record = m_open->record();
  if (!isWorthSaving(record)) return m_replacedGame;
  if (!m_saver.isNamed()) m_saver.recorder()->saveUnfinished(*m_open);
  const bool whole = record.header.result != GameResult::Open && !m_saver.recorder()->fails();
  m_replacedGame = whole ? QByteArray() : writeGame(record);  // a finished game is already in the library
  m_replacedClock = clockOf(*m_open);
  return m_replacedGame;
}

void Workspace::announceOpened(const QByteArray& before, const QString& failure) {
  ++m_openings;
  emit gameOpened();
  m_saver.emitState();
  if (!before.isEmpty() && before == writeGame(m_open->record()))
    m_replacedGame.clear();  // the game is open again
  else if (const auto game = readSavedGame(before))
    emit gameReplaced(before, variantText(game->variantId()), m_pageBefore);
  // The damage of a solution may have been found while another variant was open.
  const std::string variantId = m_open->document()->variantId();
  const bool isNews = m_damageElsewhere.erase(variantId) > 0 || !failure.isEmpty();
  if (isNews && m_jobs.isDamaged(variantId))
    emit repairOffered(QString::fromStdString(variantId), m_jobs.openFailure(variantId));
  else if (!failure.isEmpty())
    emit messageRaised(failure);
  raiseWarnings();
}

/// Saves the open game before another game replaces it. Returns false if the user keeps the open game.
bool Workspace::prepareReplacing(const Prepare& prepare) {
  if (m_replaceQuestion && m_saver.isModified() && !m_replaceQuestion()) return false;
  m_pageBefore = {m_settings->valuesShown(), m_settings->playLayout()};
  if (prepare) prepare();
  return true;
}

bool Workspace::open(const GameStart& start, const Prepare& prepare) {
  if (!prepareReplacing(prepare)) return false;
  const QByteArray before = gameWorthSaving();
  m_saver.forget();
  setOpen(sessionOf(m_sessions, start.variantId));
  announceOpened(before, m_open->open(start));
  return true;
}

bool Workspace::openVariant(const std::string& variantId, const Prepare& prepare) {
  auto start = readStart(QString::fromStdString(variantId), {});
  if (!start) return false;
  start->purpose = Purpose::Play;
  return open(*start, prepare);
}

QString Workspace::paste(const QString& text, bool ofOpenVariant) {
  if (text.size() > longestPosition) return pasteGames(text);
  const QString position = copiedPosition(text);
  if (position.isEmpty()) return nothingPasted();
  std::optional<TextError> fault;
  if (ofOpenVariant && hasGame()) {
    const auto start = readStart(QString::fromStdString(m_open->document()->variantId()), position);
    if (start) {
      open(*start);
      return {};
    }
    fault = start.error();
  }
  if (const auto game = firstPlayed(text)) {
    openKnownGame(*game);
    return {};
  }
  if (fault) return tr("The clipboard contains neither a position of this variant nor a game. %1").arg(errorText(*fault));
  if (const auto start = startOfAnyVariant(position)) {
    open(*start);
    return {};
  }
  return nothingPasted();
}

/// Opens games from a text. A worker reads a large text that begins with a game.
QString Workspace::pasteGames(const QString& text) {
  if (text.size() <= maxDirectBytes) {
    const auto game = firstPlayed(text);
    if (game) openKnownGame(*game);
    return game ? QString() : nothingPasted();
  }
  if (std::ranges::none_of(readAnyGames(text.left(maxDirectBytes).toUtf8()), &SavedResult::has_value)) return nothingPasted();
  runInBackground(
      this, [text] { return firstPlayed(text); },
      [this, opening = ++m_openings](const std::optional<SavedGame>& game) {
        if (opening != m_openings) return;  // another game was opened or requested in the meantime
        if (game)
          openKnownGame(*game);
        else
          emit messageRaised(nothingPasted());
      });
  return {};
}

void Workspace::raiseWarnings() {
  const QStringList warnings = std::exchange(m_warnings, {});
  for (const QString& warning : warnings)
    if (!warning.isEmpty()) emit warningRaised(warning);
}

bool Workspace::openAutosaved() {
  AutosavedGame::Content kept = m_saver.readKept();
  m_warnings << kept.warning;
  if (!kept.game) return false;
  const AutosaveState state = extractState(*kept.game);
  openSaved(*kept.game, state.lookedAt ? Purpose::Look : Purpose::Play, {});
  if (GameClock* times = m_open->clock()) times->restore(state.clock);
  if (state.storedAs) m_saver.recorder()->continueRecord(*m_open, *state.storedAs);
  if (state.boardFlipped) m_settings->boardFlipped.set(*state.boardFlipped);
  if (const auto text = unchangedFileOf(state)) {
    const std::vector<SavedResult> games = readSavedGames(*text);
    if (mayOverwrite(*text, games)) m_saver.holds(state.file, recordOf(*games.front()), digestOf(*text));
  }
  m_saver.emitState();
  return true;
}

bool Workspace::restoreGame() {
  const bool open = openAutosaved();
  raiseWarnings();
  return open;
}

/// Opens the board of a solution in the data folder. Refuses a solution in another folder, because the program
/// would not find its values.
QString Workspace::openSolution(const QString& fileName) {
  const auto place = placeOfSolution(pathOf(fileName), m_jobs.dataDirectory());
  if (!place)
    return tr("%1 cannot be opened. This version of Kotai does not recognise it as a solution, or its beginning is damaged.")
        .arg(fileText(fileName));
  if (place->isThere) return openTexts(*this, QString::fromStdString(place->stored.variantId()), {});
  emit solutionElsewhere(*place);
  return {};
}

QString Workspace::openGameFile(const QString& fileName) {
  const QFileInfo info(fileName);
  if (info.exists() && info == QFileInfo(m_saver.keptFile()))
    return openAutosaved() ? QString()
                           : std::exchange(m_warnings, {}).join(QLatin1Char(' ')).replace(QLatin1Char('\n'), QLatin1Char(' '));
  if (isSolution(fileName)) return openSolution(fileName);
  const quint64 opening = ++m_openings;
  if (info.size() <= maxDirectBytes || info.size() > largestText || !beginsWithGame(fileName, maxDirectBytes))
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
  if (!prepareReplacing()) return {};
  const QByteArray before = gameWorthSaving();
  if (!read.game->damage().empty())
    m_warnings << tr("%1 is damaged. The readable part is open, and the file is unchanged.").arg(file) + QLatin1Char('\n') +
                      gameDamageText(read.game->damage());
  m_settings->setOpponentSides(OpponentSides::None);
  openSaved(*read.game, Purpose::Look, before);
  if (!read.digest.isEmpty()) m_saver.holds(read.path, m_open->record(), read.digest);
  m_settings->addRecentFile(QFileInfo(read.path).absoluteFilePath());
  m_saver.emitState();
  if (read.games > 1) emit furtherGamesFound(read.path);
  return {};
}

void Workspace::reopenGame(const QByteArray& text, const Prepare& prepare) {
  const auto game = readSavedGame(text);
  if (!game || !prepareReplacing(prepare)) return;
  const bool isLatest = text == m_replacedGame;
  const std::string clock = isLatest ? m_replacedClock : std::string();
  if (isLatest) m_replacedGame.clear();
  openSaved(*game, Purpose::Play, gameWorthSaving());
  if (GameClock* times = m_open->clock()) times->restore(clock);
}

bool Workspace::openKnownGame(SavedGame game, Purpose purpose, const Prepare& prepare) {
  if (!prepareReplacing(prepare)) return false;
  selectLastMove(game);
  const QByteArray before = gameWorthSaving();
  if (purpose == Purpose::Look) m_settings->setOpponentSides(OpponentSides::None);
  openSaved(game, purpose, before);
  return true;
}

void Workspace::openSaved(SavedGame saved, Purpose purpose, const QByteArray& before) {
  extractState(saved);  // discards the state of another run or of an untrusted file
  m_saver.forget();
  setOpen(sessionOf(m_sessions, saved.variantId()));
  announceOpened(before, m_open->load(saved, purpose));
}

void Workspace::connectJobs() {
  connect(&m_jobs, &JobManager::jobProgressed, this, [this](int id) {
    for (const JobState& job : m_jobs.jobs())
      if (job.id == id && job.phase == JobState::Phase::Failed && !job.damaged) emit messageRaised(job.failure);
  });
  connect(&m_jobs, &JobManager::solved, this, [this](const std::string& variantId) {
    const auto variant = parseVariant(variantId);
    if (const SolutionPtr solution = variant ? m_jobs.solution(*variant) : nullptr)
      m_saver.recorder()->judgeEarlier(variantId, accuracyJudge(solution));
  });
  connect(&m_jobs, &JobManager::damageFound, this, [this](const std::string& variantId, const QString& text) {
    if (variantId == m_open->document()->variantId())
      emit repairOffered(QString::fromStdString(variantId), text);
    else
      m_damageElsewhere.insert(variantId);
  });
  connect(&m_jobs, &JobManager::repairing, this, [this](const std::string& variantId, const QString& newName) {
    const QString name = variantText(variantId);
    emit messageRaised(
        newName.isEmpty()
            ? tr("%1 is being solved again. The damaged file is kept under another name.").arg(name)
            : tr("The damaged file is kept as %1. %2 is being solved again.", "%1: name of a file").arg(newName, name));
  });
  connect(&m_watcher, &SolutionWatcher::changed, this, [this](const QStringList& names) {
    for (GameSession* session : m_sessions) session->onFilesChanged(names);
    emit filesChanged(names);
  });
}

void Workspace::repair(const QString& variantId) {
  const QString failure = m_jobs.repair(variantId.toStdString());
  if (!failure.isEmpty()) emit messageRaised(failure);
}

QString openTexts(Workspace& workspace, const QString& variantText, const QString& positionText, Purpose purpose) {
  auto start = readStart(variantText, positionText);
  if (!start) return errorText(start.error());
  start->purpose = purpose;
  workspace.open(*start);
  return {};
}

QString dataFolderProblem(const std::filesystem::path& directory) {
  try {
    checkDataFolder(directory);
  } catch (...) {
    return exceptionText(std::current_exception());
  }
  return {};
}

}  // namespace kotai::ui

#include "moc_workspace.cpp"
