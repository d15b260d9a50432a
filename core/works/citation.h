// How to cite: the program of this version, and the works whose results it repeats, as BibTeX.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kotai {

/// Subject of a citation: everything, the works about one game, or a result about one variant.
struct Cited {
  std::string game = {};     ///< its id; empty: all games
  std::string variant = {};  ///< its id, named in the program's entry; empty: none
  /// Facts about the result that can be checked: "win 25", "checksum of the figures ...", ...; named behind the variant.
  std::vector<std::string> facts = {};
};

/// An entry each, without a line feed at the end: the program, then the works.
std::vector<std::string> citedEntries(std::string_view version, const Cited& cited = {});
/// The same as one text.
std::string citation(std::string_view version, const Cited& cited = {});

}  // namespace kotai
