#include "ui/puzzles/puzzle_trainer.h"

#include <QRandomGenerator>
#include <algorithm>

#include "core/library/calendar_day.h"
#include "core/library/library_game.h"
#include "ui/background/background.h"
#include "ui/jobs/job_manager.h"
#include "ui/puzzles/puzzle_board.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

static PuzzleStanding standingOf(const PuzzleResults& results, const std::string& variant, std::chrono::sys_days day) {
  const std::string game = gameIdOf(variant);
  return {results.rating(game), results.streak(game, day), results.due(variant, day)};
}

/// Returns the lengths of wins. Empty for a damaged solution. The search for puzzles reports the damage.
static std::vector<std::uint32_t> winLengthsOf(const PuzzleMaker& maker) {
  try {
    return maker.winLengths();
  } catch (const SolutionError&) {
    return {};
  }
}

/// Returns the kinds of the game, without puzzles about draws if the variant has no drawn position.
static std::vector<PuzzleKind> kindsOf(const PuzzleMaker& maker) {
  std::vector<PuzzleKind> kinds = maker.kinds();
  try {
    if (std::ranges::count(kinds, PuzzleKind::HoldDraw) > 0 && maker.matches("outcome = draw", {}).count == 0)
      std::erase(kinds, PuzzleKind::HoldDraw);
  } catch (const SolutionError&) {
    // The search for puzzles reports the damage.
  }
  return kinds;
}

/// Switches to all kinds if the variant does not have the chosen kind.
static void resetMissingKind(TrainingChoice& choice, const std::vector<PuzzleKind>& kinds) {
  if (choice.from == TrainingChoice::From::Kind && std::ranges::count(kinds, choice.kind) == 0)
    choice.from = TrainingChoice::From::Mixed;
}

PuzzleTrainer::PuzzleTrainer(JobManager* jobs, std::shared_ptr<GameLibrary> library, Settings* settings,
                             std::vector<PuzzleBoard*> boards, QObject* parent)
    : QObject(parent), m_jobs(jobs), m_library(std::move(library)), m_settings(settings), m_boards(std::move(boards)) {
  m_choice = trainingChoiceOf(settings->training());
  m_step.setSingleShot(true);
  connect(&m_step, &QTimer::timeout, this, &PuzzleTrainer::playNext);
  for (PuzzleBoard* board : m_boards) connect(board, &PuzzleBoard::moveMade, this, &PuzzleTrainer::play);
  connect(jobs, &JobManager::solved, this, &PuzzleTrainer::onVariantSolved);
  connect(jobs, &JobManager::repairing, this, [this](const std::string& id) {
    if (m_state != State::Nothing || m_variantId != id) return;
    m_supply.reset();
    m_found = {};
    openSolution();  // shows that the variant is unsolved during the repair
  });
}

PuzzleTrainer::~PuzzleTrainer() {
  m_stop.request_stop();
  m_stopAhead.request_stop();
}

std::chrono::sys_days PuzzleTrainer::today() const { return dayOf(m_clock().date()); }

void PuzzleTrainer::setState(State state) {
  m_state = state;
  emit changed();
}

PuzzleBoard* PuzzleTrainer::boardFor(const std::string& variantId) const {
  const auto found = std::ranges::find_if(m_boards, [&](const PuzzleBoard* each) { return each->plays(variantId); });
  return found == m_boards.end() ? nullptr : *found;
}

void PuzzleTrainer::open(const std::string& variantId) {
  if (m_variantId == variantId && m_supply) {
    readStanding();  // the day may have changed
    if (!m_puzzle && m_state != State::Looking) look();
    return;
  }
  abandon();
  const bool another = !m_variantId.empty();  // whether a variant was open, with other lengths and due puzzles
  PuzzleBoard* const before = std::exchange(m_board, boardFor(variantId));
  m_variantId = variantId;
  m_supply.reset();
  m_puzzle.reset();
  m_answer.reset();
  m_wrong.reset();
  m_place.clear();
  m_onBoard.clear();
  m_standing = {};
  m_winLengths.clear();
  m_kinds = puzzleKindsOf(variantId);
  m_whenOpen = {};
  if (m_choice.from == TrainingChoice::From::List || !savesResults() || (before && before != m_board))
    m_choice = trainingChoiceOf(m_settings->training());
  resetMissingKind(m_choice, m_kinds);
  if (another) m_choice.plies.reset();
  if (another && m_choice.from == TrainingChoice::From::Repeats) m_choice.from = TrainingChoice::From::Mixed;
  openSolution();
}

/// Opens the solution. First reads the results, because they say which puzzles the user already knows.
void PuzzleTrainer::openSolution() {
  const PuzzleMakerPtr maker = m_board->maker(m_variantId);
  if (!maker) return setState(State::Unsolved);
  setState(State::Looking);
  struct Known {
    PuzzleStanding standing;
    std::set<std::string> seen;
    std::vector<PuzzleKind> kinds;
    std::vector<std::uint32_t> winLengths;
  };
  const quint64 token = ++m_token;
  runInBackground(
      this,
      [library = m_library, id = m_variantId, day = today(), maker] {
        return Known{standingOf(library->puzzles(), id, day), library->puzzles().seen(id), kindsOf(*maker), winLengthsOf(*maker)};
      },
      [this, token, maker](const Known& known) {
        if (token != m_token) return;
        m_supply = std::make_shared<PuzzleSupply>(maker, known.seen, QRandomGenerator::global()->generate64());
        m_kinds = known.kinds;
        m_winLengths = known.winLengths;
        resetMissingKind(m_choice, m_kinds);
        storeScore(known.standing);
        if (const auto deed = std::exchange(m_whenOpen, {})) return deed();
        resume();
      });
}

/// Calls \p deed immediately if the solution is available, or else as soon as it becomes available.
void PuzzleTrainer::runWhenOpen(std::function<void()> deed) {
  if (m_supply) return deed();
  m_whenOpen = std::move(deed);
}

void PuzzleTrainer::readStanding() {
  runInBackground(
      this, [library = m_library, id = m_variantId, day = today()] { return standingOf(library->puzzles(), id, day); },
      [this, id = m_variantId](const PuzzleStanding& standing) {
        if (m_variantId == id) storeScore(standing);
      });
}

void PuzzleTrainer::onVariantSolved(const std::string& variantId) {
  if (m_state == State::Unsolved && m_variantId == variantId) openSolution();
}

void PuzzleTrainer::storeScore(const PuzzleStanding& standing) {
  m_standing = standing;
  emit standingChanged();
}

void PuzzleTrainer::choose(const TrainingChoice& choice) {
  m_choice = choice;
  m_choice.results = {};
  if (choice.from != TrainingChoice::From::List) m_settings->training.set(textOf(choice));
  if (m_supply) look();
}

void PuzzleTrainer::trainList(const std::string& variantId, const TrainedList& list, const QString& title) {
  open(variantId);
  TrainingChoice choice;
  choice.from = TrainingChoice::From::List;
  choice.hardness = m_choice.hardness;
  choice.list = list;
  choice.listNumber = m_choice.listNumber + 1;
  choice.listTitle = title;
  m_choice = std::move(choice);
  m_stopAhead.request_stop();
  m_stopAhead = {};
  runWhenOpen([this] { look(); });
  emit changed();
}

/// Starts a lesson. A lesson that was started before begins again, with other drills.
void PuzzleTrainer::startLesson(std::shared_ptr<const Lesson> lesson) {
  const int number = m_choice.listNumber + 1;
  open(lesson->variant);
  m_choice = {};
  m_choice.from = TrainingChoice::From::Lesson;
  m_choice.listNumber = number;
  m_choice.lesson = std::move(lesson);
  m_stopAhead.request_stop();
  m_stopAhead = {};
  runWhenOpen([this] { look(); });
  emit changed();
}

void PuzzleTrainer::train(const std::string& variantId, TrainingChoice::From from) {
  open(variantId);
  const bool goesOn = m_choice.from == from && m_puzzle && !m_recorded;  // continues a puzzle that the user left
  m_choice.from = from;
  if (!goesOn) runWhenOpen([this] { look(); });
  emit changed();
}

/// Opens an attempted puzzle. A puzzle of today's set keeps its number.
void PuzzleTrainer::openAgain(const StoredPuzzle& kept) {
  open(kept.variant);
  runWhenOpen([this, kept] {
    const auto place = std::ranges::find(m_dayKeys, kept.key);
    if (place != m_dayKeys.end()) return look(static_cast<int>(place - m_dayKeys.begin()) + 1);
    if (m_choice.from == TrainingChoice::From::Day) m_choice.from = TrainingChoice::From::Mixed;
    look(0, kept);
  });
}

void PuzzleTrainer::next() {
  if (m_supply && m_state != State::Looking) look();
}

void PuzzleTrainer::openDayPuzzle(int number) {
  if (m_supply && m_choice.from == TrainingChoice::From::Day) look(number);
}

void PuzzleTrainer::look(int dayNumber, const std::optional<StoredPuzzle>& kept) {
  abandon();
  recordAbandoned();
  dropWork();
  m_stop = {};
  m_puzzle.reset();
  m_found = {};
  if (m_choice.from != TrainingChoice::From::Day) {
    m_dayKeys.clear();
    m_dayFates.clear();
  }
  setState(State::Looking);
  const quint64 token = m_token;
  TrainingChoice wanted = m_choice;
  wanted.dayNumber = dayNumber;
  wanted.kept = kept;
  runInBackground(
      this,
      [supply = m_supply, wanted, standing = m_standing, day = today(), stop = m_stop.get_token()] {
        return supply->next(wanted, standing.rating.value, day, standing.due, stop);
      },
      [this, token](const FoundPuzzle& found) {
        if (token == m_token) storeFound(found);
      });
}

void PuzzleTrainer::abandon() {
  ++m_token;
  m_stop.request_stop();
  m_step.stop();
  m_defence.reset();
}

void PuzzleTrainer::leave() {
  if (m_state != State::Looking) return;
  abandon();
  setState(State::Left);
}

void PuzzleTrainer::storeFound(const FoundPuzzle& found) {
  m_found = found;
  if (found.error) return setPuzzleError(*found.error);
  m_dayKeys = found.dayKeys;
  recordDay();
  readFates();
  m_puzzle = found.puzzle;
  if (!m_puzzle) return setState(State::Nothing);
  m_recorded = found.attempted;
  m_kept = true;
  m_change.reset();
  m_allHints = m_wrongMoves = 0;
  m_wasShown = m_begun = m_tallied = false;
  m_rates = m_choice.from != TrainingChoice::From::List;
  m_secondsBefore = 0;
  begin();
  const bool hasExercises = m_choice.from == TrainingChoice::From::Lesson || isPractice(m_choice);
  // On a single thread, the search would delay the judgement of moves.
  if (hasExercises && backgroundPool().maxThreadCount() > 1)
    runInBackground(
        this,
        [supply = m_supply, choice = m_choice, rating = m_standing.rating.value, stop = m_stopAhead.get_token()] {
          supply->findNextExercise(choice, rating, stop);
          return true;
        },
        [](bool) {});
}

/// Records the error of the solution, so that all views show it.
void PuzzleTrainer::setPuzzleError(const SolutionError& error) {
  m_found.error = error;
  m_puzzle.reset();
  m_jobs->recordFailure(m_variantId, error);
  setState(State::Nothing);
}

QString PuzzleTrainer::failure() const { return m_found.error ? errorText(*m_found.error) : QString(); }

void PuzzleTrainer::begin() {
  m_judge = m_supply->maker()->judge(*m_puzzle);
  m_reasons.clear();
  m_answer.reset();
  m_hints = 0;
  m_line.clear();
  m_place.clear();
  m_wrong.reset();
  m_since.start();
  m_board->setPuzzle(m_variantId, *m_puzzle);
  setLine({});
  storePuzzle();
  setState(State::Asked);
  emit newPuzzleShown();
}

/// Records the result of a puzzle. Only the first result counts. If the user finds the right move after a
/// mistake, this is recorded separately.
void PuzzleTrainer::finish(PuzzleMark mark) {
  if (!savesResults()) return;
  if (!std::exchange(m_tallied, true)) {
    ++m_choice.results.tried;
    if (mark == PuzzleMark::Solved) ++m_choice.results.solved;
  }
  if (!std::exchange(m_recorded, true)) {
    record(mark);
    return storePuzzle();
  }
  if (mark != PuzzleMark::Failed && !m_wasShown) recordFound({m_variantId, keyOfPuzzle()});
}

/// Records that the user found the right move after a mistake. Waits until the result of the mistake has been
/// written.
void PuzzleTrainer::recordFound(const FoundPlace& place) {
  if (m_writing > 0) return m_pendingFound.push_back(place);
  ++m_writing;
  runInBackground(
      this, [library = m_library, place] { return library->puzzles().recordFound(place.variant, place.key); },
      [this](bool) { endWriting(); });
}

void PuzzleTrainer::endWriting() {
  if (--m_writing > 0) return;
  for (const FoundPlace& place : std::exchange(m_pendingFound, {})) recordFound(place);
  readFates();
  emit standingChanged();
}

void PuzzleTrainer::readFates() {
  if (m_dayKeys.empty() && m_dayFates.empty()) return;
  const quint64 asked = ++m_fatesAsked;
  const auto take = [this, asked](const std::vector<PuzzleFate>& fates) {
    if (asked != m_fatesAsked) return;
    m_dayFates = fates;
    emit standingChanged();
  };
  if (m_dayKeys.empty()) return take({});
  runInBackground(
      this, [library = m_library, id = m_variantId, keys = m_dayKeys] { return library->puzzles().fates(id, keys); }, take);
}

std::string PuzzleTrainer::keyOfPuzzle() const { return positionKey(m_supply->maker()->canonical(m_puzzle->position)); }

StoredPuzzle PuzzleTrainer::storedPuzzle() const {
  return {m_variantId,
          keyOfPuzzle(),
          m_supply->maker()->formatPosition(m_puzzle->position),
          std::string(idOf(m_puzzle->kind)),
          numberOf(*m_puzzle),
          static_cast<double>(m_puzzle->rating)};
}

/// Records a result in a worker, so that a slow disk does not block the window.
void PuzzleTrainer::record(PuzzleMark mark) {
  const QDateTime now = m_clock();
  const StoredPuzzle kept = storedPuzzle();
  std::erase_if(m_standing.due, [&kept](const StoredPuzzle& each) { return each.key == kept.key; });
  const PuzzleAttempt attempt{
      kept,   std::chrono::sys_seconds(std::chrono::seconds(now.toSecsSinceEpoch())), today(), mark, m_allHints, secondsSoFar(),
      m_rates};
  struct Result {
    std::optional<PuzzleChange> change;
    PuzzleStanding standing;
  };
  const Puzzle puzzle = *m_puzzle;
  ++m_writing;
  runInBackground(
      this,
      [library = m_library, supply = m_supply, attempt] {
        Result result;
        supply->recordAttempt(attempt.puzzle.key);
        result.change = library->puzzles().add(attempt);
        result.standing = standingOf(library->puzzles(), attempt.puzzle.variant, attempt.day);
        return result;
      },
      [this, id = m_variantId, puzzle](const Result& result) {
        endWriting();
        if (m_variantId != id) return;
        if (m_puzzle && m_puzzle->position == puzzle.position && m_puzzle->side == puzzle.side) {
          m_change = result.change;
          m_kept = result.change.has_value();
        }
        storeScore(result.standing);
        emit changed();
      });
}

using From = TrainingChoice::From;

/// Saves the state in which the user is to move. If a reply is pending, saves the state after the reply.
void PuzzleTrainer::storePuzzle() {
  if (!m_puzzle || !savesResults()) return;
  PuzzleInWork work;
  const StoredPuzzle kept = storedPuzzle();
  work.position = QString::fromStdString(kept.position);
  work.kind = QString::fromStdString(kept.kind);
  work.n = kept.n;
  std::vector<AnyMove> moves = m_place;
  if (m_defence) moves.push_back(*m_defence);
  for (const std::string& text : textsOf(moves)) work.moves << QString::fromStdString(text);
  if (m_choice.from == From::Day && m_found.number > 0) {
    work.day = calendarDay(today());
    work.number = m_found.number;
  }
  work.hints = m_allHints;
  work.wrongMoves = m_wrongMoves;
  work.seconds = secondsSoFar();
  work.begun = m_begun;
  work.settled = m_recorded;
  work.shown = m_wasShown;
  work.unrated = !m_rates;
  m_settings->setPuzzleInWork(m_variantId, textOf(work));
}

void PuzzleTrainer::dropWork() {
  if (savesResults()) m_settings->setPuzzleInWork(m_variantId, {});
}

/// Resumes the stored puzzle. If no puzzle is stored, searches for a new puzzle.
void PuzzleTrainer::resume() {
  if (!savesResults()) return look();
  const auto work = puzzleInWorkOf(m_settings->puzzleInWork(m_variantId));
  if (!work) return look();
  abandon();
  m_stop = {};
  setState(State::Looking);
  runInBackground(
      this,
      [supply = m_supply, work = *work, day = today(), due = m_standing.due, stop = m_stop.get_token()] {
        return resumedPuzzle(*supply, work, day, due, stop);
      },
      [this, token = m_token, work = *work](const ResumedPuzzle& resumed) {
        if (token == m_token) showResumed(work, resumed);
      });
}

void PuzzleTrainer::showResumed(const PuzzleInWork& work, const ResumedPuzzle& resumed) {
  if (!resumed.found.puzzle) return resumed.found.error ? storeFound(resumed.found) : look();
  if (resumed.found.number > 0) m_choice.from = From::Day;
  storeFound(resumed.found);
  m_judge = resumed.judge;
  m_answer = resumed.answer;
  m_state = State::Judging;  // the stored moves have already been judged
  m_place = resumed.moves;
  setLine(m_place);
  m_allHints = work.hints;
  m_wrongMoves = work.wrongMoves;
  m_secondsBefore = work.seconds;
  m_begun = work.begun;
  m_recorded = m_recorded || work.settled;
  m_wasShown = work.shown;
  m_rates = !work.unrated;
  storePuzzle();
  setState(State::Asked);
}

/// Records a result for the puzzle that the user leaves. A started puzzle counts as failed. A puzzle without an
/// attempt does not count.
void PuzzleTrainer::recordAbandoned() {
  if (!m_puzzle || !m_begun || !savesResults() || std::exchange(m_recorded, true)) return;
  record(PuzzleMark::Failed);
  emit putAside();
}

/// Records the progress of today's set of puzzles. Other pages show this progress without loading the set.
void PuzzleTrainer::recordDay() {
  if (m_dayKeys.empty()) return;
  runInBackground(
      this,
      [library = m_library, id = m_variantId, day = today(), keys = m_dayKeys] {
        PuzzleHistory& history = library->puzzleHistory();
        return history.dayKeys(id, day) == keys || history.recordDay(id, day, keys);
      },
      [this](bool) { emit standingChanged(); });
}

}  // namespace kotai::ui

#include "moc_puzzle_trainer.cpp"
