#include "ui/shell/workspace.h"

#include <QFile>
#include <QRegularExpression>
#include <algorithm>

#include "core/base/characters.h"
#include "core/simultaneous/registry.h"
#include "ui/background/background.h"
#include "ui/dialogs/solve_limits_row.h"
#include "ui/document/game_text.h"
#include "ui/library/game_accuracy.h"
#include "ui/library/own_results.h"
#include "ui/session/board_turn.h"
#include "ui/shell/left_games.h"
#include "ui/shell/sessions.h"
#include "ui/strings/file_text.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {
constexpr int keepWithinMs = 1500;
constexpr int tellFileWithinMs = 100;
constexpr qsizetype longestPosition = 1000;  ///< maximum number of letters in pasted text

/// Finds the position in a text from the clipboard: removes invisible characters, surrounding quotes, and the value that `find`
/// prints after it. Words are separated by any white space.
QString copiedPosition(const QString& copied) {
  static const QRegularExpression value(QStringLiteral("\\t(win|draw|loss)\\b.*"));
  static const QRegularExpression quoted(QStringLiteral("^([\"'`])(.*)\\1$"));
  QString text;
  for (const char32_t code : copied.toUcs4())
    if (!isUnseen(code) || QChar::isSpace(code)) text += QString::fromUcs4(&code, 1);
  text = text.remove(value).simplified();
  const QRegularExpressionMatch inside = quoted.match(text);
  return inside.hasMatch() ? inside.captured(2).simplified() : text;
}

/// Returns the first game with moves in a text.
std::optional<SavedGame> firstPlayed(const QString& text) {
  for (const SavedResult& game : readAnyGames(text.toUtf8()))
    if (game && game->hasMoves()) return *game;
  return std::nullopt;
}
}  // namespace

Workspace::Workspace(const std::filesystem::path& dataDirectory, Settings* settings, QObject* parent)
    : QObject(parent),
      m_settings(settings),
      m_jobs(dataDirectory),
      m_watcher(dataDirectory),
      m_sessions(makeSessions(&m_jobs, settings, this)),
      m_open(m_sessions.front()),
      m_library(std::make_shared<GameLibrary>(dataDirectory)),
      m_keeper(m_library, settings),
      m_kept(QFile::decodeName(dataDirectory.c_str())) {
  m_saveTimer.setSingleShot(true);
  m_saveTimer.setInterval(keepWithinMs);
  connect(&m_saveTimer, &QTimer::timeout, this, &Workspace::saveOpenGameInBackground);
  m_fileTimer.setSingleShot(true);
  m_fileTimer.setInterval(tellFileWithinMs);
  connect(&m_fileTimer, &QTimer::timeout, this, &Workspace::emitFileState);
  for (GameSession* session : m_sessions) connectSession(session);
  new BoardTurn(m_sessions, settings, this);
  connect(&m_keeper, &GameKeeper::savingFailed, this, [this] { emit warningRaised(libraryWarning()); });
  connect(&m_keeper, &GameKeeper::gameKept, this, [this] {
    emit warningOver(libraryWarning());
    updateOwnLevels();
  });
  m_library->whenMovedAside([this] { QMetaObject::invokeMethod(this, &Workspace::reportMovedLibrary, Qt::QueuedConnection); });
  setOpen(m_open);
  const auto takeLimits = [this] { m_jobs.setLimits(limitsOf(*m_settings)); };
  takeLimits();
  connect(settings, &Settings::boardFlippedChanged, this, &Workspace::saveSoon);
  connect(settings, &Settings::solveLimitsChanged, this, takeLimits);
  connect(&m_jobs, &JobManager::jobProgressed, this, &Workspace::onJobChanged);
  connect(&m_jobs, &JobManager::solved, this, &Workspace::judgeEarlierGames);
  connectRepair();
}

void Workspace::updateOwnLevels() {
  constexpr int latestGames = 1000;
  runInBackground(
      this, [library = m_library] { return ownResults(library->games({}, latestGames)); },
      [this](const OwnResults& results) {
        for (const OwnResults::Opponent& each : results.usualOpponents())
          m_settings->setOwnLevelIn(each.gameId, results.estimatedLevel(each.gameId));
      });
}

void Workspace::judgeEarlierGames(const std::string& variantId) {
  const auto variant = parseVariant(variantId);
  if (const SolutionPtr solution = variant ? m_jobs.solution(*variant) : nullptr)
    m_keeper.judgeEarlier(variantId, accuracyJudge(solution));
}

Workspace::~Workspace() {
  m_file.finishSaving();
  saveOpenGame();
  m_library->whenMovedAside({});
  qDeleteAll(m_sessions);  // destroyed first, because they use the jobs
}

void Workspace::connectSession(GameSession* session) {
  m_keeper.watch(session);
  connect(session->document(), &TreeDocument::treeChanged, this, &Workspace::saveSoon);
  connect(session->document(), &TreeDocument::positionChanged, this, &Workspace::saveSoon);
  connect(session->document(), &TreeDocument::headerChanged, this, &Workspace::saveSoon);
  connect(session, &GameSession::openRequested, this, [this](const GameStart& start) { open(start); });
  connect(session, &GameSession::repairRequested, this, &Workspace::repair);
  connect(session, &GameSession::messageRaised, this, &Workspace::messageRaised);
  connect(session, &GameSession::repairOffered, this, &Workspace::repairOffered);
  connect(session, &GameSession::solutionArrived, this,
          [this](const std::string& variantId) { emit messageRaised(solvedText(variantId)); });
}

QString Workspace::libraryWarning() const {
  const QString file = QString::fromStdString(m_library->file().string());
  return tr("The game could not be added to the library, %1. Save it to a file.").arg(file);
}

void Workspace::reportMovedLibrary() {
  const auto aside = m_library->movedAside();
  if (!aside) return;
  const QString kept = tr("The library of games was damaged. It is kept as %1, and a new one was started.")
                           .arg(fileText(QString::fromStdString(aside->string())));
  const int games = m_library->rescuedGames();
  emit warningRaised(kept + QLatin1Char(' ') +
                     (games > 0 ? tr("%n game(s) could be read and are in it.", nullptr, games) : tr("No game could be read.")));
}

/// The first session receives a text that begins with no game's name, and rejects it.
GameSession* Workspace::sessionOf(std::string_view variantId) const {
  const auto found = std::ranges::find_if(m_sessions, [&](const GameSession* each) { return each->plays(variantId); });
  return found == m_sessions.end() ? m_sessions.front() : *found;
}

void Workspace::setOpen(GameSession* session) {
  m_open = session;
  for (GameSession* each : m_sessions) each->setActive(each == session);
}

/// A game that changes often is saved as often as any other: the delay starts with the first change.
void Workspace::saveSoon() {
  if (!m_saveTimer.isActive()) m_saveTimer.start();
  if (!m_fileTimer.isActive()) m_fileTimer.start();
}

/// Game to which the user can return, if there is one. An empty game keeps the earlier offer, which initially is the game of
/// the last run.
QByteArray Workspace::gameWorthKeeping() {
  if (!hasGame()) return m_putAside = putKeptAside();
  const GameRecord record = m_open->record();
  if (!isWorthKeeping(record)) return m_putAside;
  if (!m_file.isNamed()) m_keeper.savePutAside(*m_open);
  const bool whole = record.header.result != GameResult::Open && !m_keeper.fails();
  m_putAside = whole ? QByteArray() : writeGame(record);  // a finished one is in the library
  m_putAsideClock = m_open->clockState();
  return m_putAside;
}

void Workspace::announceOpened(const QByteArray& before, const QString& failure) {
  ++m_openings;
  emit gameOpened();
  emitFileState();
  if (!before.isEmpty() && before == writeGame(m_open->record()))
    m_putAside.clear();  // the game is open again
  else if (const auto game = readSavedGame(before))
    emit gameReplaced(before, nameOf(game->variantId()), m_pageBefore);
  reportFailure(failure);
  raiseWarnings();
}

/// Returns false if the user keeps the open game.
bool Workspace::makesWay(const Prepare& prepare) {
  if (m_leaveQuestion && isModified() && !m_leaveQuestion()) return false;
  m_pageBefore = {m_settings->valuesShown(), m_settings->playLayout()};
  if (prepare) prepare();
  return true;
}

bool Workspace::open(const GameStart& start, const Prepare& prepare) {
  if (!makesWay(prepare)) return false;
  const QByteArray before = gameWorthKeeping();
  m_file.forget();
  setOpen(sessionOf(start.variantId));
  announceOpened(before, m_open->open(start));
  return true;
}

bool Workspace::openVariant(const std::string& variantId, const Prepare& prepare) {
  auto start = sessionOf(variantId)->read(QString::fromStdString(variantId), {});
  if (!start) return false;
  start->purpose = Purpose::Play;
  return open(*start, prepare);
}

QString Workspace::openTexts(const QString& variantText, const QString& positionText, Purpose purpose) {
  auto start = sessionOf(variantText.toStdString())->read(variantText, positionText);
  if (!start) return errorText(start.error());
  start->purpose = purpose;
  open(*start);
  return {};
}

QString Workspace::paste(const QString& text, bool ofOpenVariant) {
  if (text.size() > longestPosition) return pasteGames(text);
  const QString position = copiedPosition(text);
  if (position.isEmpty()) return nothingPasted();
  std::optional<TextError> fault;
  if (ofOpenVariant && hasGame()) {
    const auto start = m_open->read(QString::fromStdString(m_open->document()->variantId()), position);
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

QString Workspace::nothingPasted() { return tr("The clipboard contains neither a position nor a game."); }

/// Another thread reads a large text if it begins like a game.
QString Workspace::pasteGames(const QString& text) {
  if (text.size() <= readAtOnce) {
    const auto game = firstPlayed(text);
    if (game) openKnownGame(*game);
    return game ? QString() : nothingPasted();
  }
  if (std::ranges::none_of(readAnyGames(text.left(readAtOnce).toUtf8()), &SavedResult::has_value)) return nothingPasted();
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

/// Returns the first listed variant that has such a position.
std::optional<GameStart> Workspace::startOfAnyVariant(const QString& position) const {
  for (const GameInfo& game : allGames())
    for (const std::string& id : game.knownVariants)
      if (const auto start = sessionOf(id)->read(QString::fromStdString(id), position)) return *start;
  return std::nullopt;
}

QString Workspace::gameText() const { return QString::fromUtf8(writeGame(m_open->record())); }

QString Workspace::positionText() const { return QString::fromStdString(m_open->document()->positionText()); }

void Workspace::startSolve(const std::string& variantId) { sessionOf(variantId)->startSolve(variantId); }

void Workspace::onJobChanged(int id) {
  for (const JobState& job : m_jobs.jobs())
    if (job.id == id && job.phase == JobState::Phase::Failed && !job.damaged) emit messageRaised(job.failure);
}

}  // namespace kotai::ui

#include "moc_workspace.cpp"
