// BibTeX entries for the current version of the program and for the works whose results it reproduces.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kotai {

/// Subject of a citation: everything, the works about one game, or a result about one variant.
struct Cited {
  std::string game = {};     ///< id of the game; empty for all games
  std::string variant = {};  ///< id of the variant to name in the entry for the program; may be empty
  /// Checkable facts about the result, such as "win 25" or "checksum of the figures ...", to append to the
  /// variant.
  std::vector<std::string> facts = {};
};

/// Sets the commit of the program that appears in all citations. Empty if unknown. Call this function before
/// the first citation.
void setCitedCommit(std::string_view commit);

/// Returns one entry for the program, then one entry for each work, without a final line feed.
std::vector<std::string> citedEntries(std::string_view version, const Cited& cited = {});
/// Returns the entries of citedEntries() as one text.
std::string citation(std::string_view version, const Cited& cited = {});

}  // namespace kotai
