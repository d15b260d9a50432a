// The library of games, `<data>/games.sqlite` (docs/library.md): finished games, imported games, puzzle results and finished
// lessons.
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

/// Games and points of a move in a position. Symmetric positions are counted together.
struct OwnMoves {
  int games = 0;      ///< number of games in which the person made the move
  double points = 0;  ///< points from finished games: 1 for a win, 1/2 for a draw
  int ended = 0;
  std::optional<double> score() const { return ended > 0 ? std::optional(points / ended) : std::nullopt; }
};

/// Moves by positionKey() before and after the move. Moves to symmetric positions are counted together.
using OwnMovesByKeys = std::map<std::string, std::map<std::string, OwnMoves>>;

/// Library of games. Thread-safe, with one connection per thread. Needs a QCoreApplication. Added games are on
/// the disk when add() returns.
class GameLibrary {
 public:
  explicit GameLibrary(const std::filesystem::path& directory);  ///< accesses no file
  GameLibrary(const GameLibrary&) = delete;
  GameLibrary& operator=(const GameLibrary&) = delete;

  const std::filesystem::path& file() const;
  /// Returns the fault, or nothing if the library is open. Opens the library on first use, and tries again after a failure.
  std::optional<LibraryFault> fault() const;
  /// Returns the path to which a damaged database was moved, if there was one.
  std::optional<std::filesystem::path> movedAside() const;
  int rescuedGames() const;  ///< number of games copied from the damaged database
  /// Sets a function to call when a damaged database is moved aside. \p notify is called in any thread and must only
  /// forward the message.
  void whenMovedAside(std::function<void()> notify);

  /// Adds all games or none. Games already in the library are not added and get no id. Returns nothing if writing failed.
  std::optional<std::vector<std::optional<GameId>>> add(const std::vector<NewLibraryGame>& games);
  /// Stores a game in progress. \p before: record of this game with an end that was later taken back, if any. If the
  /// game is only the beginning of that record, the record stays and nothing is added. Otherwise adds the game, and
  /// removes that record unless it has moves that the game lacks. Returns the current record, or nothing if writing
  /// failed.
  std::optional<GameId> store(const NewLibraryGame& game, std::optional<GameId> before);
  /// Updates the record of a finished game with later comments and variations. Adds the game as unfinished if there is no record
  /// with the same beginning, moves and end. Returns false if writing failed.
  bool saveLaterComments(const SavedGame& game);
  /// Saves the current game before another one is opened. Saves a finished game like saveLaterComments(), and any
  /// other game as unfinished. \p storedAs: see `before` of store(). Returns false if writing failed.
  bool putAside(const SavedGame& game, std::optional<GameId> storedAs = std::nullopt);
  /// Stores the accuracy of a game, if computing it was impossible at the game's end. Returns false if writing failed.
  bool setAccuracy(GameId id, const std::array<std::optional<double>, 2>& accuracy);
  /// Hides games from all lists, or restores them. Removed games are deleted when the library is next opened. Returns
  /// false if writing failed.
  bool setRemoved(const std::vector<GameId>& ids, bool removed);

  /// Returns at most \p most games, the latest first.
  std::vector<LibraryGame> games(const LibraryFilter& filter, int most) const;
  int count(const LibraryFilter& filter) const;
  /// Returns a game in the format of docs/game-format.md. Returns an empty string if there is no such game, or if
  /// the game exceeds the limits of a game file.
  std::string text(GameId id) const;
  /// Returns the moves of a person against programs in games of a variant, from one position (\p beforeKey) or from all
  /// positions. Games in which values were shown do not count.
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
