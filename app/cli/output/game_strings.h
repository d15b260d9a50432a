// What the command line says about one game in particular: which positions its totals count, which tables it adds to
// those of its tiers, and what a paper published of it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/base/format.h"
#include "core/game/variant.h"

namespace kotai::cli {

/// A table by the length of something, whose cells are figures of the solution: `prefix` followed by the length.
struct LengthTable {
  std::string key;     ///< as in `table --by KEY`
  std::string prefix;  ///< of the figures
  std::string definition;
};

/// A published table whose cells are published figures: `prefix` followed by a number.
struct PublishedTable {
  std::string key;     ///< as in `table --by KEY --as-published`
  std::string column;  ///< name of the numbers
  std::string prefix;  ///< of the figures
};

/// A figure that a solution keeps, or a list of positions, in words.
struct FigureText {
  std::string id;
  std::string definition;
};

struct GameStrings {
  bool countsSlowly = false;                 ///< positions are counted one by one; see positionCount()
  bool notables = false;                     ///< the counts of NotableKind say something about it
  std::string countedPositions;              ///< which of the stored positions the totals are over; empty: all
  std::string aggregatedPositions;           ///< which of these the two-sided tables count; empty: all
  std::string aggregatedKey;                 ///< its name in JSON
  std::vector<std::string> publishedTables;  ///< keys that `table --as-published` knows
  std::vector<PublishedTable> figureTables;  ///< those of them that are lists of figures
  std::vector<LengthTable> lengthTables;
  std::vector<FigureText> figures;
  std::vector<FigureText> lists;  ///< kinds of positions that no figure counts
};

/// Empty texts for a game that needs none.
const GameStrings& gameTexts(const Variant& variant);

/// Whether a paper gives the table of this key for this very variant.
bool isPublished(const Variant& variant, std::string_view key);

/// A row that says how many positions are stored, where \p counted are fewer, and which are counted.
void addStored(Summary& summary, const Variant& variant, std::uint64_t counted);

}  // namespace kotai::cli
