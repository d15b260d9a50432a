// The library of games, `<data>/games.sqlite` (docs/library.md): every game that was played to its end, and those that were
// imported, and what became of puzzles.
#pragma once

#include <array>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/library/library_fault.h"
#include "core/library/library_game.h"
#include "core/library/puzzle_history.h"
#include "core/library/puzzle_results.h"

namespace kotai {

/// Thread-safe: every thread has a connection of its own. Needs a QCoreApplication. Games reported as added are on the disk.
class GameLibrary {
 public:
  explicit GameLibrary(const std::filesystem::path& directory);  ///< touches no file yet
  GameLibrary(const GameLibrary&) = delete;
  GameLibrary& operator=(const GameLibrary&) = delete;

  const std::filesystem::path& file() const;
  /// None: it is open. Opened on first use, and tried again as long as that fails.
  std::optional<LibraryFault> fault() const;
  /// Place of the damaged database; a new one has been begun.
  std::optional<std::filesystem::path> movedAside() const;
  int rescuedGames() const;  ///< that could be read of it, and are in the new one
  /// \p tell is called in any thread, and only passes the word on.
  void whenMovedAside(std::function<void()> tell);

  /// All or none; a game that is there already, word for word, is not taken in again (its id is none then). None at all if it
  /// could not be written.
  std::optional<std::vector<std::optional<GameId>>> add(const std::vector<NewLibraryGame>& games);
  /// A game that is played. \p before: what keeps it since its end, which has been taken back. That makes way for it, unless
  /// moves were lost with it that were not taken back with the end; and stays alone, where all that is new is that they were.
  /// Gives what keeps the game now; none: nothing could be written.
  std::optional<GameId> keep(const NewLibraryGame& game, std::optional<GameId> before);
  /// A game that has ended, with what has been written to its moves and tried out beside them since: in place of the one that it
  /// was; where there is none with the same beginning, moves and end, as one that was put aside. False: nothing could be written.
  bool keepNotes(const SavedGame& game);
  /// A game that makes way for another: one that has ended as keepNotes() says, else as one that was put aside. \p keptAs: what
  /// keeps it since an end that was taken back, see keep(). False: nothing could be written.
  bool putAside(const SavedGame& game, std::optional<GameId> keptAs = std::nullopt);
  /// For a game whose moves could not be judged when it ended. False: nothing could be written.
  bool setAccuracy(GameId id, const std::array<std::optional<double>, 2>& accuracy);
  /// Removed games are in no list; they are there for good only until the library is opened the next time.
  bool setRemoved(const std::vector<GameId>& ids, bool removed);

  /// The latest first, at most \p most.
  std::vector<LibraryGame> games(const LibraryFilter& filter, int most) const;
  int count(const LibraryFilter& filter) const;
  /// As docs/game-format.md says; empty if there is no such game, or if it is longer than a file of games may be.
  std::string text(GameId id) const;
  /// Names that occur, in their order.
  std::vector<std::string> players() const;
  std::vector<std::string> variants() const;

  PuzzleResults& puzzles() { return m_puzzles; }
  PuzzleHistory& puzzleHistory() { return m_puzzleHistory; }

 private:
  std::shared_ptr<library::LibraryDatabase> m_database;
  PuzzleResults m_puzzles;
  PuzzleHistory m_puzzleHistory;
};

}  // namespace kotai
