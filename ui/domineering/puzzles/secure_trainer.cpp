#include "ui/domineering/puzzles/secure_trainer.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <algorithm>
#include <utility>

#include "core/library/calendar_day.h"
#include "core/library/library_game.h"
#include "ui/background/background.h"
#include "ui/jobs/job_manager.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

SecureTrainer::Standing standingOf(const PuzzleResults& results, const std::string& variant) {
  const std::string game = gameIdOf(variant);
  return {results.rating(game), results.streak(game, SecureTrainer::today()), results.due(variant, SecureTrainer::today())};
}

}  // namespace

SecureTrainer::SecureTrainer(JobManager* jobs, std::shared_ptr<GameLibrary> library, QObject* parent)
    : QObject(parent), m_jobs(jobs), m_library(std::move(library)) {
  connect(jobs, &JobManager::solved, this, [this](const std::string& id) {
    if (m_variant && m_variant->id() == id && m_state == State::Unsolved) openSolution();
  });
  connect(jobs, &JobManager::repairing, this, [this](const std::string& id) {
    if (m_variant && m_variant->id() == id) openSolution();  // unavailable until the board is solved again
  });
}

std::chrono::sys_days SecureTrainer::today() { return dayOf(QDate::currentDate()); }

SecureTrainer::~SecureTrainer() { m_stop.request_stop(); }

QString SecureTrainer::failure() const { return m_found.error ? errorText(*m_found.error) : QString(); }

void SecureTrainer::setState(State state) {
  m_state = state;
  emit changed();
}

void SecureTrainer::open(const SimultaneousVariantPtr& variant) {
  if (m_variant && m_variant->id() == variant->id() && m_state != State::Unsolved && m_state != State::Nothing) return;
  m_variant = variant;
  m_again.reset();
  openSolution();
}

void SecureTrainer::openAgain(const SimultaneousVariantPtr& variant, const KeptPuzzle& kept) {
  const bool isOpen = m_supply && m_variant->id() == variant->id();
  m_variant = variant;
  m_again = kept;
  isOpen ? look() : openSolution();
}

void SecureTrainer::teach(const SimultaneousVariantPtr& variant, std::shared_ptr<const Lesson> lesson) {
  const bool isOpen = m_supply && m_variant->id() == variant->id();
  m_variant = variant;
  m_lesson = std::move(lesson);
  isOpen ? begin() : openSolution();
}

/// The first puzzle or, of a lesson, the first exercise.
void SecureTrainer::begin() {
  m_exercise = 0;
  if (m_lesson)
    m_exercises = std::make_shared<SecureExercises>(m_supply->solution(), *m_lesson, QRandomGenerator::global()->generate64());
  look();
}

void SecureTrainer::openSolution() {
  m_stop.request_stop();
  m_stop = std::stop_source();
  m_supply.reset();
  m_found = {};
  m_dayFates.clear();
  m_chosen.reset();
  const SimultaneousSolutionPtr solution = m_jobs->solution(m_variant);
  if (!solution) return setState(State::Unsolved);
  setState(State::Looking);
  struct Known {
    Standing standing;
    std::set<std::string> seen;
  };
  runInBackground(
      this,
      [library = m_library, id = m_variant->id()] {
        return Known{standingOf(library->puzzles(), id), library->puzzles().seen(id)};
      },
      [this, token = ++m_token, solution](const Known& known) {
        if (token != m_token) return;
        m_standing = known.standing;
        m_supply = std::make_shared<SecureSupply>(solution, known.seen, QRandomGenerator::global()->generate64());
        emit standingChanged();
        begin();
      });
}

void SecureTrainer::next() {
  if (m_supply && m_state != State::Looking) look();
}

void SecureTrainer::setOfDay(bool ofDay) {
  if (m_ofDay == ofDay) return;
  m_ofDay = ofDay;
  m_dayFates.clear();
  if (m_supply) look();
}

void SecureTrainer::goToDayPuzzle(int number) {
  if (m_supply && m_ofDay) look(number);
}

void SecureTrainer::look(int dayNumber) {
  m_found = {};
  m_chosen.reset();
  m_change.reset();
  m_hinted = m_recorded = false;
  setState(State::Looking);
  std::vector<KeptPuzzle> due = m_standing.due;
  const auto again = std::exchange(m_again, std::nullopt);
  if (again) due.insert(due.begin(), *again);
  runInBackground(
      this,
      [supply = m_supply, library = m_library, id = m_variant->id(), lesson = m_exercises, ofDay = m_ofDay && !again, dayNumber,
       day = today(), due = std::move(due), rating = m_standing.rating.value, stop = m_stop.get_token()] {
        if (lesson) return supply->next(*lesson, stop);
        if (!ofDay) return supply->next(due, rating, stop);
        FoundSecure found = supply->ofDay(dayNumber, day, library->puzzles(), stop);
        PuzzleHistory& history = library->puzzleHistory();
        if (!found.dayKeys.empty() && history.dayKeys(id, day) != found.dayKeys) history.recordDay(id, day, found.dayKeys);
        return found;
      },
      [this, token = ++m_token](const FoundSecure& found) {
        if (token == m_token) take(found);
      });
}

void SecureTrainer::take(const FoundSecure& found) {
  m_found = found;
  m_dayFates = found.dayFates;
  m_recorded = found.number > 0 && found.dayFates[static_cast<std::size_t>(found.number) - 1] != PuzzleFate::Open;
  if (found.error) m_jobs->recordFailure(m_variant->id(), *found.error);
  if (m_exercises && found.puzzle) ++m_exercise;
  m_since.start();
  setState(found.puzzle ? State::Asked : State::Nothing);
}

void SecureTrainer::choose(const AnyMove& move) {
  if (!canChoose()) return;
  const auto chosen = std::ranges::find(m_found.moves, move, &SecureMove::move);
  if (chosen == m_found.moves.end()) return;
  m_chosen = *chosen;
  const bool right = move == m_found.puzzle->solution;
  record(!right ? PuzzleMark::Failed : m_hinted ? PuzzleMark::WithHint : PuzzleMark::Solved);
  setState(right ? State::Solved : State::Wrong);
}

void SecureTrainer::hint() {
  if (!canChoose()) return;
  m_hinted = true;
  emit changed();
}

void SecureTrainer::showSolution() {
  if (!canChoose()) return;
  m_chosen.reset();
  record(PuzzleMark::Failed);
  setState(State::Shown);
}

/// Only the first result of a puzzle counts.
void SecureTrainer::record(PuzzleMark mark) {
  if (std::exchange(m_recorded, true) || m_lesson) return;
  const SecurePuzzle& puzzle = *m_found.puzzle;
  const KeptPuzzle kept{m_variant->id(),
                        positionKey(*m_variant, puzzle.position),
                        m_variant->formatPosition(puzzle.position),
                        std::string(secureKindId),
                        numberOf(puzzle.side),
                        static_cast<double>(puzzle.rating)};
  std::erase_if(m_standing.due, [&kept](const KeptPuzzle& each) { return each.key == kept.key; });
  const auto now = std::chrono::sys_seconds(std::chrono::seconds(QDateTime::currentSecsSinceEpoch()));
  const PuzzleAttempt attempt{kept, now, today(), mark, m_hinted ? 1 : 0, static_cast<int>(m_since.elapsed() / 1000)};
  struct Result {
    std::optional<PuzzleChange> change;
    Standing standing;
    std::vector<PuzzleFate> fates;
  };
  runInBackground(
      this,
      [library = m_library, attempt, keys = m_found.dayKeys] {
        const auto change = library->puzzles().add(attempt);
        return Result{change, standingOf(library->puzzles(), attempt.puzzle.variant),
                      library->puzzles().fates(attempt.puzzle.variant, keys)};
      },
      [this, token = m_token, id = m_variant->id()](const Result& result) {
        if (m_variant->id() != id) return;
        if (token == m_token) m_change = result.change;
        if (token == m_token) m_dayFates = result.fates;
        m_standing = result.standing;
        emit standingChanged();
        emit changed();
      });
}

}  // namespace kotai::ui

#include "moc_secure_trainer.cpp"
