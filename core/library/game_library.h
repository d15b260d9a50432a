// Library of games in `<data>/games.sqlite` (docs/library.md). Contains finished and imported games, puzzle
// results and finished lessons.
#pragma once

#include <array>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/library/lesson_progress.h"
#include "core/library/library_fault.h"
#include "core/library/library_game.h"
#include "core/library/puzzle_history.h"
#include "core/library/puzzle_results.h"

namespace kotai {

/// Number of games with a move in a position, and the points. Symmetric positions are counted together.
struct OwnMoves {
  int games = 0;      ///< number of games in which the person made the move
  double points = 0;  ///< points from finished games: 1 for a win, 1/2 for a draw
  int ended = 0;
  std::optional<double> score() const { return ended > 0 ? std::optional(points / ended) : std::nullopt; }
};

/// Moves of a person, indexed by positionKey() before the move, then by positionKey() after the move.
using OwnMovesByKeys = std::map<std::string, std::map<std::string, OwnMoves>>;

/// Library of games. Thread-safe, with one connection per thread. Needs a QCoreApplication. Added games are on
/// the disk when add() returns.
class GameLibrary {
 public:
  explicit GameLibrary(const std::filesystem::path& directory);  ///< accesses no file
  GameLibrary(const GameLibrary&) = delete;
  GameLibrary& operator=(const GameLibrary&) = delete;

  const std::filesystem::path& file() const;
  /// Returns the reason why the library is not open, or nothing if it is open. Opens the library on first use.
  /// Tries again after a failure.
  std::optional<LibraryFault> fault() const;
  /// Returns the path of the damaged database that was moved aside, or nothing if none was.
  std::optional<std::filesystem::path> movedAside() const;
  int rescuedGames() const;  ///< number of games copied from the damaged database
  /// Sets a function to call when a damaged database is moved aside. Any thread may call \p notify, so \p notify
  /// must only forward the message.
  void whenMovedAside(std::function<void()> notify);

  /// Adds all games or none. Games already in the library are not added and get no id. Returns nothing if writing failed.
  std::optional<std::vector<std::optional<GameId>>> add(const std::vector<NewLibraryGame>& games);
  /// Stores a game in progress. \p before: earlier record of this game, with an end that was taken back. If the
  /// game is only the beginning of the earlier record, nothing changes. Otherwise, adds the game. Also removes
  /// the earlier record, unless it contains moves that the game lacks. Returns the current record, or nothing if
  /// writing failed.
  std::optional<GameId> store(const NewLibraryGame& game, std::optional<GameId> before);
  /// Adds later comments and variations to the record of a finished game. If no record has the same beginning,
  /// moves and end, adds the game as unfinished. Returns false if writing failed.
  bool saveLaterComments(const SavedGame& game);
  /// Saves the current game before another game is opened. Saves a finished game as saveLaterComments() does, and
  /// any other game as unfinished. \p storedAs: earlier record of the game, as for store(). Returns false if
  /// writing failed.
  bool putAside(const SavedGame& game, std::optional<GameId> storedAs = std::nullopt);
  /// Stores the accuracy of a game whose accuracy could not be computed when the game ended. Returns false if
  /// writing failed.
  bool setAccuracy(GameId id, const std::array<std::optional<double>, 2>& accuracy);
  /// Hides games from all lists, or shows them again. Hidden games are deleted when the library is next opened.
  /// Returns false if writing failed.
  bool setRemoved(const std::vector<GameId>& ids, bool removed);

  /// Returns at most \p most games that pass the filter, the latest first.
  std::vector<LibraryGame> games(const LibraryFilter& filter, int most) const;
  int count(const LibraryFilter& filter) const;
  /// Returns a game in the format of docs/game-format.md. Returns an empty string if there is no such game, or if
  /// the game exceeds the limits of a game file.
  std::string text(GameId id) const;
  /// Returns a person's moves against programs in all games of a variant. \p beforeKey: key of the position
  /// before the move, or empty for all positions. Ignores games in which values were shown.
  OwnMovesByKeys ownMoves(const std::string& variantId, const std::string& beforeKey = {}) const;
  /// Returns the names of all players, sorted.
  std::vector<std::string> players() const;
  std::vector<std::string> variants() const;

  PuzzleResults& puzzles() { return m_puzzles; }
  PuzzleHistory& puzzleHistory() { return m_puzzleHistory; }
  LessonProgress& lessons() { return m_lessons; }

 private:
  std::shared_ptr<library::LibraryDatabase> m_database;
  PuzzleResults m_puzzles;
  PuzzleHistory m_puzzleHistory;
  LessonProgress m_lessons;
};

}  // namespace kotai
