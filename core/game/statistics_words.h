// Texts of `stats` for one game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kotai {

class Variant;

/// A table by the length of something, whose cells are statistics of the solution: `prefix` followed by the length.
struct LengthTable {
  std::string key;     ///< as in `table --by KEY`
  std::string prefix;  ///< of the statistics
  std::string definition;
};

/// A published table whose cells are published figures: `prefix` followed by a number.
struct PublishedTable {
  std::string key;     ///< as in `table --by KEY --as-published`
  std::string column;  ///< name of the numbers
  std::string prefix;  ///< of the figures
};

/// A count that a solution keeps, or a list of positions, in words.
struct Definition {
  std::string id;
  std::string definition;
};

/// The average number of moves without some of them.
struct MovesLeftOut {
  std::string statistic;  ///< that counts them
  std::string label;
  std::string key;  ///< in JSON
};

/// A sum of numbers, one for each number 0, 1, ... of something.
struct CountsByNumber {
  std::string label;
  std::string key;  ///< in JSON
  std::string definition;
  std::string byKey;                  ///< of the single numbers in JSON
  std::vector<std::uint64_t> counts;  ///< the first ones, if not all are counted
  std::string notCounted;             ///< what is missing; empty: nothing
};

/// Texts of `stats` for one game, in English: which positions its totals count, which tables it adds to those of its tiers, and
/// which results a paper published. Empty texts are left out.
struct StatisticsWords {
  bool notables = true;                      ///< the counts of NotableKind say something about it
  std::string countedPositions;              ///< which of the stored positions the totals are over; empty: all
  std::string aggregatedPositions;           ///< which of these the two-sided tables count; empty: all
  std::string aggregatedKey;                 ///< its name in JSON
  std::vector<std::string> publishedTables;  ///< keys that `table --as-published` knows
  std::string publishedHelp;                 ///< how these count, for the help of `table`
  std::vector<PublishedTable> figureTables;  ///< those of them that are lists of figures
  std::vector<LengthTable> lengthTables;
  std::vector<Definition> statistics;
  std::vector<Definition> lists;  ///< kinds of positions that no statistic counts
  std::optional<MovesLeftOut> movesLeftOut;
  CountsByNumber (*arrangements)(const Variant& variant) = nullptr;  ///< as a paper counts them; may take seconds
};

}  // namespace kotai
