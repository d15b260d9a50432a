#include "ui/session/game_recorder.h"

#include <QDateTime>
#include <limits>

#include "core/record/end_words.h"
#include "ui/background/background.h"
#include "ui/opponent/strength_words.h"
#include "ui/play/name_fields.h"

namespace kotai::ui {

static bool isStandardReason(const std::string& reason) { return reason.empty() || endCauseFromText(reason).has_value(); }

/// Updates the strengths of the computer players in a header, because they may have changed since the last
/// move. Does not change names of people.
static void updateStrengths(GameHeader& header, const std::array<std::string, 2>& programs) {
  const auto take = [](std::string& name, const std::string& program) {
    if (!program.empty() && isStrength(QString::fromStdString(name))) name = program;
  };
  take(header.first, programs[0]);
  take(header.second, programs[1]);
}

/// Returns the accuracy of a game. Empty if the solution cannot be read. Other views report the error.
static std::array<std::optional<double>, 2> accuracyOf(const SavedGame& game, const GameSession::Judge& judge) {
  try {
    return judge ? judge(game) : std::array<std::optional<double>, 2>();
  } catch (const SolutionError&) {
    return {};
  }
}

static bool judgeUnjudged(GameLibrary& library, const std::string& variantId, const GameSession::Judge& judge) {
  LibraryFilter ofVariant;
  ofVariant.variant = variantId;
  bool any = false;
  for (const LibraryGame& game : library.games(ofVariant, std::numeric_limits<int>::max())) {
    if (game.header.result == GameResult::Open || game.accuracy[0] || game.accuracy[1]) continue;
    const SavedResult saved = kotai::readSavedGames(library.text(game.id)).front();
    if (!saved) continue;
    const auto accuracy = accuracyOf(*saved, judge);
    any = ((accuracy[0] || accuracy[1]) && library.setAccuracy(game.id, accuracy)) || any;
  }
  return any;
}

static std::optional<GameId> idIn(const std::atomic<std::int64_t>& number) {
  const GameId id{number};
  return id.value == 0 ? std::nullopt : std::optional(id);
}

GameRecorder::GameRecorder(std::shared_ptr<GameLibrary> library, Settings* settings, QObject* parent)
    : QObject(parent), m_library(std::move(library)), m_settings(settings) {
  m_writer.setMaxThreadCount(1);
}

void GameRecorder::watch(GameSession* session) {
  connect(session->document(), &TreeDocument::movePlayed, this, [this, session] { updateHeader(session, false); });
  connect(session->document(), &TreeDocument::gameEnded, this, [this, session] { updateHeader(session, true); });
  connect(session->document(), &TreeDocument::gameReset, this, [this, session] {
    m_valuesSeen.erase(session);
    m_kept.erase(session);
  });
  const auto look = [this, session] {
    if (session->showsValues()) m_valuesSeen.insert(session);
  };
  connect(m_settings, &Settings::valuesShownChanged, this, look);
}

/// Returns whether the user saw values before the current move, even if only for a moment.
bool GameRecorder::sawValues(GameSession* session) {
  if (!session->isPersonsMove(session->document()->currentNode())) return false;
  const bool seen = m_valuesSeen.erase(session) > 0;
  return session->showsValues() || seen;
}

void GameRecorder::updateHeader(GameSession* session, bool ended) {
  if (session->document()->isAnalysis() || session->document()->isTry(session->document()->currentNode())) return;
  GameHeader header = session->document()->header();
  const std::array<std::string, 2> programs = session->programs();
  if (isUnset(header)) {  // the header is empty before the first move of a new game
    header.date = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH:mm")).toStdString();
    const bool people = programs[0].empty() && programs[1].empty();
    const auto names = people ? namesOfPeople(*m_settings, [session](Side side) { return session->sideText(side); }) : programs;
    header.first = names[0];
    header.second = names[1];
  }
  if (!ended) updateStrengths(header, programs);
  if (sawValues(session)) recordHelp(header, depthOf(*session->document(), session->document()->currentNode()));
  const auto ending = session->ending();
  if (ending) {
    header.result = ending->result;
    header.reason = ending->reason;
  } else if (isStandardReason(header.reason)) {  // an undone end: the game continues
    header.result = GameResult::Open;
    header.reason.clear();
  }
  session->document()->setHeader(header);
  if (ended) saveEnded(*session);
}

const GameRecorder::Kept& GameRecorder::storedIdOf(const GameSession& session) {
  Kept& kept = m_kept[&session];
  if (!kept) kept = std::make_shared<std::atomic<std::int64_t>>(0);
  return kept;
}

std::optional<GameId> GameRecorder::storedAs(const GameSession& session) const {
  const auto found = m_kept.find(&session);
  return found == m_kept.end() ? std::nullopt : idIn(*found->second);
}

void GameRecorder::continueRecord(const GameSession& session, GameId storedAs) { storedIdOf(session)->store(storedAs.value); }

void GameRecorder::saveUnfinished(const GameSession& session) {
  write(session.record(), [kept = storedIdOf(session)](GameLibrary& library, const SavedGame& game) {
    return library.putAside(game, idIn(*kept));
  });
}

void GameRecorder::saveEnded(const GameSession& session) {
  const std::array<std::string, 2> programs = session.programs();
  write(session.record(), [kept = storedIdOf(session), person = personOf({programs[0], programs[1]}), judge = session.judge()](
                              GameLibrary& library, const SavedGame& game) {
    const auto now = library.store({game, GameSource::Played, person, accuracyOf(game, judge)}, idIn(*kept));
    if (now) *kept = now->value;
    return now.has_value();
  });
}

void GameRecorder::judgeEarlier(const std::string& variantId, const GameSession::Judge& judge) {
  runInBackground(
      m_writer, this, [library = m_library, variantId, judge] { return judgeUnjudged(*library, variantId, judge); },
      [this](bool any) {
        if (any) emit gameSaved();
      });
}

void GameRecorder::write(const GameRecord& record, const std::function<bool(GameLibrary&, const SavedGame&)>& into) {
  runInBackground(
      m_writer, this,
      [library = m_library, record, into] {
        const SavedResult game = playRecord(record);
        return game && into(*library, *game);
      },
      [this](bool saved) { onWritten(saved); });
}

void GameRecorder::onWritten(bool saved) {
  const bool hadFailed = std::exchange(m_fails, !saved);
  if (saved)
    emit gameSaved();
  else if (!hadFailed)
    emit savingFailed();
}

}  // namespace kotai::ui

#include "moc_game_recorder.cpp"
