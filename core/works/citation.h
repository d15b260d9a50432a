// BibTeX entries for citing the current version of the program, and the works whose results it repeats.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kotai {

/// Subject of a citation: everything, the works about one game, or a result about one variant.
struct Cited {
  std::string game = {};     ///< id of the game; empty for all games
  std::string variant = {};  ///< its id, named in the program's entry; empty if there is none
  /// Checkable facts about the result, such as "win 25" or "checksum of the figures ...". Appended to the variant.
  std::vector<std::string> facts = {};
};

/// Names the commit of the program in all citations. Empty if it is unknown. Call it before the first citation.
void setCitedCommit(std::string_view commit);

/// One entry each, without a final line feed: the program, then the works.
std::vector<std::string> citedEntries(std::string_view version, const Cited& cited = {});
/// The same as one text.
std::string citation(std::string_view version, const Cited& cited = {});

}  // namespace kotai
