// Stores the results of puzzles and reads the user's standing.
#pragma once

#include <QDateTime>
#include <QObject>
#include <functional>

#include "core/library/game_library.h"

namespace kotai::ui {

class PuzzleSupply;

/// Results of the user in one game.
struct PuzzleStanding {
  SolverRating rating;
  PuzzleStreak streak;
  std::vector<StoredPuzzle> due;  ///< puzzles of the variant that are due for repetition
};

PuzzleStanding standingOf(const PuzzleResults& results, const std::string& variant, std::chrono::sys_days day);

/// Results of puzzles in the open variant. Workers read and write the results. Use only in the GUI thread.
class PuzzleRecords : public QObject {
  Q_OBJECT

 public:
  PuzzleRecords(std::shared_ptr<GameLibrary> library, QObject* parent);

  const std::shared_ptr<GameLibrary>& library() const { return m_library; }
  const PuzzleStanding& standing() const { return m_standing; }
  const std::vector<std::string>& dayKeys() const { return m_dayKeys; }  ///< keys of the puzzles of the day, in order
  /// Returns the results of the puzzles of the day, while the user solves these puzzles.
  const std::vector<PuzzleFate>& dayFates() const { return m_dayFates; }
  bool isDayDone() const;  ///< returns whether all puzzles of the day have a result
  std::chrono::sys_days today() const;
  /// Sets the source of the current time, for tests.
  void setClock(std::function<QDateTime()> clock) { m_clock = std::move(clock); }
  void open(const std::string& variantId);  ///< opens a variant, without a standing
  void setStanding(const PuzzleStanding& standing);
  void readStanding();  ///< reads the standing of the open variant
  /// Records the progress of today's set of puzzles, and reads its results. Other pages show this progress without loading the
  /// set. No keys: the user solves other puzzles.
  void setDay(const std::vector<std::string>& keys);
  /// Records a result with the current time. Calls \p told with the change of the rating, or with nothing if the result could not
  /// be written.
  void add(PuzzleAttempt attempt, const std::shared_ptr<PuzzleSupply>& supply,
           std::function<void(const std::optional<PuzzleChange>&)> told);
  /// Records that the user found the right move after a mistake. Waits until the result of the mistake has been written.
  void recordFound(const std::string& variant, const std::string& key);

 signals:
  void standingChanged();

 private:
  struct FoundPlace {
    std::string variant;
    std::string key;
  };

  void endWriting();
  void readFates();

  std::shared_ptr<GameLibrary> m_library;
  std::function<QDateTime()> m_clock = [] { return QDateTime::currentDateTime(); };
  std::string m_variantId;
  PuzzleStanding m_standing;
  std::vector<std::string> m_dayKeys;
  std::vector<PuzzleFate> m_dayFates;
  quint64 m_fatesAsked = 0;                ///< token of the latest request for m_dayFates
  int m_writing = 0;                       ///< number of results being written
  std::vector<FoundPlace> m_pendingFound;  ///< puzzles solved after a mistake whose result is not yet written
};

}  // namespace kotai::ui
