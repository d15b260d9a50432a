#include "ui/puzzles/puzzle_records.h"

#include <algorithm>

#include "core/library/calendar_day.h"
#include "core/library/library_game.h"
#include "ui/background/background.h"
#include "ui/puzzles/puzzle_supply.h"

namespace kotai::ui {

PuzzleStanding standingOf(const PuzzleResults& results, const std::string& variant, std::chrono::sys_days day) {
  const std::string game = gameIdOf(variant);
  return {results.rating(game), results.streak(game, day), results.due(variant, day)};
}

PuzzleRecords::PuzzleRecords(std::shared_ptr<GameLibrary> library, QObject* parent)
    : QObject(parent), m_library(std::move(library)) {}

std::chrono::sys_days PuzzleRecords::today() const { return dayOf(m_clock().date()); }

bool PuzzleRecords::isDayDone() const { return !m_dayFates.empty() && std::ranges::count(m_dayFates, PuzzleFate::Open) == 0; }

void PuzzleRecords::open(const std::string& variantId) {
  m_variantId = variantId;
  m_standing = {};
}

void PuzzleRecords::setStanding(const PuzzleStanding& standing) {
  m_standing = standing;
  emit standingChanged();
}

void PuzzleRecords::readStanding() {
  runInBackground(
      this, [library = m_library, id = m_variantId, day = today()] { return standingOf(library->puzzles(), id, day); },
      [this, id = m_variantId](const PuzzleStanding& standing) {
        if (m_variantId == id) setStanding(standing);
      });
}

void PuzzleRecords::setDay(const std::vector<std::string>& keys) {
  m_dayKeys = keys;
  if (!keys.empty())
    runInBackground(
        this,
        [library = m_library, id = m_variantId, day = today(), keys] {
          PuzzleHistory& history = library->puzzleHistory();
          return history.dayKeys(id, day) == keys || history.recordDay(id, day, keys);
        },
        [this](bool) { emit standingChanged(); });
  readFates();
}

/// Writes in a worker, so that a slow disk does not block the window.
void PuzzleRecords::add(PuzzleAttempt attempt, const std::shared_ptr<PuzzleSupply>& supply,
                        std::function<void(const std::optional<PuzzleChange>&)> told) {
  attempt.at = std::chrono::sys_seconds(std::chrono::seconds(m_clock().toSecsSinceEpoch()));
  attempt.day = today();
  std::erase_if(m_standing.due, [&attempt](const StoredPuzzle& each) { return each.key == attempt.puzzle.key; });
  struct Result {
    std::optional<PuzzleChange> change;
    PuzzleStanding standing;
  };
  ++m_writing;
  runInBackground(
      this,
      [library = m_library, supply, attempt] {
        Result result;
        supply->recordAttempt(attempt.puzzle.key);
        result.change = library->puzzles().add(attempt);
        result.standing = standingOf(library->puzzles(), attempt.puzzle.variant, attempt.day);
        return result;
      },
      [this, id = attempt.puzzle.variant, told = std::move(told)](const Result& result) {
        endWriting();
        if (m_variantId != id) return;
        setStanding(result.standing);
        told(result.change);
      });
}

void PuzzleRecords::recordFound(const std::string& variant, const std::string& key) {
  if (m_writing > 0) return m_pendingFound.push_back({variant, key});
  ++m_writing;
  runInBackground(
      this, [library = m_library, variant, key] { return library->puzzles().recordFound(variant, key); },
      [this](bool) { endWriting(); });
}

void PuzzleRecords::endWriting() {
  if (--m_writing > 0) return;
  for (const FoundPlace& place : std::exchange(m_pendingFound, {})) recordFound(place.variant, place.key);
  readFates();
  emit standingChanged();
}

void PuzzleRecords::readFates() {
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

}  // namespace kotai::ui

#include "moc_puzzle_records.cpp"
