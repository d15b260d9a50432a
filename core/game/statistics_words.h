// Texts that a game provides for `stats`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kotai {

class Variant;

/// Table by length. Each cell is the statistic of the solution named `prefix` + length.
struct LengthTable {
  std::string key;     ///< key as in `table --by KEY`
  std::string prefix;  ///< prefix of the names of the statistics
  std::string definition;
  bool (*offeredBy)(const Variant& variant) = nullptr;  ///< null if every variant of the game has the table
};

/// Table from a paper. Each cell is the published figure with the id `prefix` + number.
struct PublishedTable {
  std::string key;     ///< key as in `table --by KEY --as-published`
  std::string column;  ///< title of the column of numbers
  std::string prefix;  ///< prefix of the ids of the published figures
};

/// Id and definition of a statistic or of a kind of positions.
struct Definition {
  std::string id;
  std::string definition;
};

/// The average number of moves when some moves are excluded.
struct MovesLeftOut {
  std::string statistic;  ///< statistic that counts the excluded moves
  std::string label;
  std::string key;  ///< key in JSON
};

/// Counts by a number of objects, for example by 0, 1, ... fences.
struct CountsByNumber {
  std::string label;
  std::string key;  ///< key in JSON
  std::string definition;
  std::string byKey;                  ///< key of the counts by number in JSON
  std::vector<std::uint64_t> counts;  ///< counts for 0, 1, ...; incomplete unless `notCounted` is empty
  std::string notCounted;             ///< name of what is not counted; empty if everything is counted
};

/// Texts of `stats` for one game, in English: the positions that totals count, additional tables, and published results. Empty
/// texts are omitted.
struct StatisticsWords {
  bool notables = true;                      ///< whether the counts of NotableKind are meaningful
  std::string countedPositions;              ///< name of the counted positions; empty if all stored positions count
  std::string aggregatedPositions;           ///< name of the counted positions in two-sided tables; empty if all of them count
  std::string aggregatedKey;                 ///< key of aggregatedPositions in the JSON output
  std::vector<std::string> publishedTables;  ///< keys that `table --as-published` accepts
  std::string publishedHelp;                 ///< description of how the papers count, for the help of `table`
  std::vector<PublishedTable> figureTables;  ///< published tables that consist of figures
  std::vector<LengthTable> lengthTables;
  std::vector<Definition> statistics;
  std::vector<Definition> lists;  ///< kinds of positions that no statistic counts
  std::optional<MovesLeftOut> movesLeftOut;
  CountsByNumber (*arrangements)(const Variant& variant) =
      nullptr;  ///< numbers of arrangements, as counted in a paper; may take seconds; null if there are none
};

}  // namespace kotai
