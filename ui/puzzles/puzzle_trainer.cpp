#include "ui/puzzles/puzzle_trainer.h"

#include <QRandomGenerator>
#include <algorithm>

#include "core/library/calendar_day.h"
#include "ui/background/background.h"
#include "ui/jobs/job_manager.h"
#include "ui/puzzles/puzzle_board.h"

namespace kotai::ui {

using From = TrainingChoice::From;

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
  if (choice.from == From::Kind && std::ranges::count(kinds, choice.kind) == 0) choice.from = From::Mixed;
}

static PuzzleBoard* boardFor(const std::string& variantId, const std::vector<PuzzleBoard*>& boards) {
  const auto found = std::ranges::find_if(boards, [&](const PuzzleBoard* each) { return each->plays(variantId); });
  return found == boards.end() ? nullptr : *found;
}

static std::string keyOf(const Puzzle& puzzle, const PuzzleMaker& maker) { return positionKey(maker.canonical(puzzle.position)); }

static StoredPuzzle stored(const std::string& variantId, const Puzzle& puzzle, const PuzzleMaker& maker) {
  return {variantId,
          keyOf(puzzle, maker),
          maker.formatPosition(puzzle.position),
          std::string(idOf(puzzle.kind)),
          numberOf(puzzle),
          static_cast<double>(puzzle.rating)};
}

PuzzleTrainer::PuzzleTrainer(JobManager* jobs, std::shared_ptr<GameLibrary> library, Settings* settings,
                             std::vector<PuzzleBoard*> boards, QObject* parent)
    : QObject(parent),
      m_jobs(jobs),
      m_settings(settings),
      m_moves(new PuzzleMoves(&m_current, settings, this)),
      m_records(new PuzzleRecords(std::move(library), this)),
      m_boards(std::move(boards)),
      m_choice(trainingChoiceOf(settings->training())) {
  for (PuzzleBoard* board : m_boards) connect(board, &PuzzleBoard::moveMade, m_moves, &PuzzleMoves::play);
  connect(m_moves, &PuzzleMoves::changed, this, &PuzzleTrainer::changed);
  connect(m_moves, &PuzzleMoves::advanced, this, &PuzzleTrainer::storePuzzle);
  connect(m_moves, &PuzzleMoves::finished, this, &PuzzleTrainer::finish);
  connect(m_moves, &PuzzleMoves::failed, this, &PuzzleTrainer::setPuzzleError);
  connect(jobs, &JobManager::solved, this, [this](const std::string& id) {
    if (m_current.state == State::Unsolved && m_variantId == id) openSolution();
  });
  connect(jobs, &JobManager::repairing, this, [this](const std::string& id) {
    if (m_current.state != State::Nothing || m_variantId != id) return;
    m_supply.reset();
    m_current = {};
    openSolution();  // shows that the variant is unsolved during the repair
  });
}

PuzzleTrainer::~PuzzleTrainer() {
  m_stop.request_stop();
  m_stopAhead.request_stop();
}

void PuzzleTrainer::setState(State state) {
  m_current.state = state;
  emit changed();
}

bool PuzzleTrainer::plays(const std::string& variantId) const { return boardFor(variantId, m_boards) != nullptr; }

void PuzzleTrainer::open(const std::string& variantId) {
  if (m_variantId == variantId && m_supply) {
    m_records->readStanding();  // the day may have changed
    if (!m_current.found.puzzle && m_current.state != State::Looking) look();
    return;
  }
  abandon();
  const bool another = !m_variantId.empty();  // whether a variant was open, with other lengths and due puzzles
  PuzzleBoard* const before = std::exchange(m_board, boardFor(variantId, m_boards));
  m_variantId = variantId;
  m_supply.reset();
  m_current = {};
  m_records->open(variantId);
  m_offered = {puzzleKindsOf(variantId)};
  m_whenOpen = {};
  if (m_choice.from == From::List || !savesResults(m_choice) || (before && before != m_board))
    m_choice = trainingChoiceOf(m_settings->training());
  resetMissingKind(m_choice, m_offered.kinds);
  if (another) m_choice.plies.reset();
  if (another && m_choice.from == From::Repeats) m_choice.from = From::Mixed;
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
    OfferedPuzzles offered;
  };
  const quint64 token = ++m_token;
  runInBackground(
      this,
      [library = m_records->library(), id = m_variantId, day = m_records->today(), maker] {
        const PuzzleResults& results = library->puzzles();
        return Known{standingOf(results, id, day), results.seen(id), {kindsOf(*maker), winLengthsOf(*maker)}};
      },
      [this, token, maker](const Known& known) {
        if (token != m_token) return;
        m_supply = std::make_shared<PuzzleSupply>(maker, known.seen, QRandomGenerator::global()->generate64());
        m_offered = known.offered;
        resetMissingKind(m_choice, m_offered.kinds);
        m_records->setStanding(known.standing);
        if (const auto deed = std::exchange(m_whenOpen, {})) return deed();
        resume();
      });
}

/// Calls \p deed immediately if the solution is available, or else as soon as it becomes available.
void PuzzleTrainer::runWhenOpen(std::function<void()> deed) {
  if (m_supply) return deed();
  m_whenOpen = std::move(deed);
}

void PuzzleTrainer::choose(const TrainingChoice& choice) {
  m_choice = choice;
  m_choice.results = {};
  if (choice.from != From::List) m_settings->training.set(textOf(choice));
  if (m_supply) look();
}

void PuzzleTrainer::trainList(const std::string& variantId, const TrainedList& list, const QString& title) {
  open(variantId);
  TrainingChoice choice;
  choice.from = From::List;
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
  m_choice.from = From::Lesson;
  m_choice.listNumber = number;
  m_choice.lesson = std::move(lesson);
  m_stopAhead.request_stop();
  m_stopAhead = {};
  runWhenOpen([this] { look(); });
  emit changed();
}

void PuzzleTrainer::train(const std::string& variantId, TrainingChoice::From from) {
  open(variantId);
  const bool goesOn =
      m_choice.from == from && m_current.found.puzzle && !m_current.recorded;  // continues a puzzle that the user left
  m_choice.from = from;
  if (!goesOn) runWhenOpen([this] { look(); });
  emit changed();
}

/// Opens an attempted puzzle. A puzzle of today's set keeps its number.
void PuzzleTrainer::openAgain(const StoredPuzzle& kept) {
  open(kept.variant);
  runWhenOpen([this, kept] {
    const std::vector<std::string>& keys = m_records->dayKeys();
    const auto place = std::ranges::find(keys, kept.key);
    if (place != keys.end()) return look(static_cast<int>(place - keys.begin()) + 1);
    if (m_choice.from == From::Day) m_choice.from = From::Mixed;
    look(0, kept);
  });
}

void PuzzleTrainer::next() {
  if (m_supply && m_current.state != State::Looking) look();
}

void PuzzleTrainer::openDayPuzzle(int number) {
  if (m_supply && m_choice.from == From::Day) look(number);
}

void PuzzleTrainer::look(int dayNumber, const std::optional<StoredPuzzle>& kept) {
  abandon();
  recordAbandoned();
  m_stop = {};
  m_current = {};
  m_current.state = State::Looking;
  storePuzzle();
  if (m_choice.from != From::Day) m_records->setDay({});
  emit changed();
  const quint64 token = m_token;
  TrainingChoice wanted = m_choice;
  wanted.dayNumber = dayNumber;
  wanted.kept = kept;
  runInBackground(
      this,
      [supply = m_supply, wanted, standing = m_records->standing(), day = m_records->today(), stop = m_stop.get_token()] {
        return supply->next(wanted, standing.rating.value, day, standing.due, stop);
      },
      [this, token](const FoundPuzzle& found) {
        if (token == m_token) storeFound(found);
      });
}

void PuzzleTrainer::abandon() {
  ++m_token;
  m_stop.request_stop();
  m_moves->stop();
}

void PuzzleTrainer::leave() {
  if (m_current.state != State::Looking) return;
  abandon();
  setState(State::Left);
}

void PuzzleTrainer::storeFound(const FoundPuzzle& found) {
  m_current.found = found;
  if (found.error) return setPuzzleError(*found.error);
  m_records->setDay(found.dayKeys);
  if (!found.puzzle) return setState(State::Nothing);
  m_current.recorded = found.attempted;
  m_current.rates = m_choice.from != From::List;
  begin();
  const bool hasExercises = m_choice.from == From::Lesson || isPractice(m_choice);
  // On a single thread, the search would delay the judgement of moves.
  if (hasExercises && backgroundPool().maxThreadCount() > 1)
    runInBackground(
        this,
        [supply = m_supply, choice = m_choice, rating = m_records->standing().rating.value, stop = m_stopAhead.get_token()] {
          supply->findNextExercise(choice, rating, stop);
          return true;
        },
        [](bool) {});
}

/// Records the error of the solution, so that all views show it.
void PuzzleTrainer::setPuzzleError(const SolutionError& error) {
  m_current.found.error = error;
  m_current.found.puzzle.reset();
  m_jobs->recordFailure(m_variantId, error);
  setState(State::Nothing);
}

void PuzzleTrainer::begin() {
  m_board->setPuzzle(m_variantId, *m_current.found.puzzle);
  m_moves->begin(m_board, m_supply->maker());
  emit newPuzzleShown();
}

void PuzzleTrainer::retry() {
  if (m_current.found.puzzle && m_current.state != State::Judging) begin();
}

/// Records the result of a puzzle. Only the first result counts. If the user finds the right move after a
/// mistake, this is recorded separately.
void PuzzleTrainer::finish(PuzzleMark mark) {
  if (!savesResults(m_choice)) return;
  if (!std::exchange(m_current.tallied, true)) {
    ++m_choice.results.tried;
    if (mark == PuzzleMark::Solved) ++m_choice.results.solved;
  }
  if (!std::exchange(m_current.recorded, true))
    record(mark);
  else if (mark != PuzzleMark::Failed && !m_current.wasShown)
    m_records->recordFound(m_variantId, keyOf(*m_current.found.puzzle, *m_supply->maker()));
  storePuzzle();
}

void PuzzleTrainer::record(PuzzleMark mark) {
  const Puzzle puzzle = *m_current.found.puzzle;
  PuzzleAttempt attempt;
  attempt.puzzle = stored(m_variantId, puzzle, *m_supply->maker());
  attempt.mark = mark;
  attempt.hints = m_current.allHints;
  attempt.seconds = m_current.seconds();
  attempt.counts = m_current.rates;
  m_records->add(attempt, m_supply, [this, puzzle](const std::optional<PuzzleChange>& change) {
    const std::optional<Puzzle>& shown = m_current.found.puzzle;
    if (shown && shown->position == puzzle.position && shown->side == puzzle.side) {
      m_current.change = change;
      m_current.isSaved = change.has_value();
    }
    emit changed();
  });
}

/// Saves the state in which the user is to move. If a reply is pending, saves the state after the reply. Saves no puzzle that is
/// over.
void PuzzleTrainer::storePuzzle() {
  if (!savesResults(m_choice)) return;
  const std::optional<Puzzle>& puzzle = m_current.found.puzzle;
  if (!puzzle || m_current.isOver()) return m_settings->setPuzzleInWork(m_variantId, {});
  PuzzleInWork work;
  const StoredPuzzle kept = stored(m_variantId, *puzzle, *m_supply->maker());
  work.position = QString::fromStdString(kept.position);
  work.kind = QString::fromStdString(kept.kind);
  work.n = kept.n;
  std::vector<AnyMove> moves = m_current.place;
  if (m_current.defence) moves.push_back(*m_current.defence);
  for (const std::string& text : m_supply->maker()->moveTexts(*puzzle, moves)) work.moves << QString::fromStdString(text);
  if (m_choice.from == From::Day && m_current.found.number > 0) {
    work.day = calendarDay(m_records->today());
    work.number = m_current.found.number;
  }
  work.hints = m_current.allHints;
  work.wrongMoves = m_current.wrongMoves;
  work.seconds = m_current.seconds();
  work.begun = m_current.begun;
  work.settled = m_current.recorded;
  work.shown = m_current.wasShown;
  work.unrated = !m_current.rates;
  m_settings->setPuzzleInWork(m_variantId, textOf(work));
}

/// Resumes the stored puzzle. If no puzzle is stored, searches for a new puzzle.
void PuzzleTrainer::resume() {
  if (!savesResults(m_choice)) return look();
  const auto work = puzzleInWorkOf(m_settings->puzzleInWork(m_variantId));
  if (!work) return look();
  abandon();
  m_stop = {};
  setState(State::Looking);
  runInBackground(
      this,
      [supply = m_supply, work = *work, day = m_records->today(), due = m_records->standing().due, stop = m_stop.get_token()] {
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
  m_current.allHints = work.hints;
  m_current.wrongMoves = work.wrongMoves;
  m_current.secondsBefore = work.seconds;
  m_current.begun = work.begun;
  m_current.recorded = m_current.recorded || work.settled;
  m_current.wasShown = work.shown;
  m_current.rates = !work.unrated;
  m_moves->resume(resumed);
}

/// Records a result for the puzzle that the user leaves. A started puzzle counts as failed. A puzzle without an
/// attempt does not count.
void PuzzleTrainer::recordAbandoned() {
  if (!m_current.found.puzzle || !m_current.begun || !savesResults(m_choice) || std::exchange(m_current.recorded, true)) return;
  record(PuzzleMark::Failed);
  emit putAside();
}

}  // namespace kotai::ui

#include "moc_puzzle_trainer.cpp"
