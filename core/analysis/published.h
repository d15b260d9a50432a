// Figures that a paper published about a variant, beside what a solution says.
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/tables/solution.h"

namespace kotai {

/// Texts are plain numbers, or a value as toText(Value) writes it.
struct PublishedFigure {
  std::string id;          ///< "zugzwang", "mate-3", ...; the words for it are made at the edge
  std::string published;   ///< empty: nobody published it, the program's own figure
  std::string computed;    ///< empty: not known from this solution alone
  std::string source;      ///< who published it
  bool comparable = true;  ///< false: a slip, or the published number depends on choices the paper does not tell
  bool slip = false;       ///< the published number is known to be wrong; the page of the rules says why
};

enum class FigureCheck { Own, NotKnown, Equal, Different, Slip, NotComparable };
FigureCheck check(const PublishedFigure& figure);

/// How many published figures there are of each kind.
struct Agreement {
  int equal = 0;
  int different = 0;
  int slips = 0;
  int notComparable = 0;
  int notKnown = 0;

  void add(FigureCheck check);
  int computed() const { return equal + different + slips + notComparable; }  ///< published ones known here, too
};

/// Figures of the papers for a variant, in the order in which the page of its rules gives them; empty if there are none.
/// Reads summaries, and "far-drop-matters" if it is to compare and the other solution is in the same folder: seconds.
/// Stopped early, that figure stays unknown. Throws SolutionError.
std::vector<PublishedFigure> publishedFigures(const Solution& solution, bool comparing = true, const std::stop_token& stop = {});

/// The published outcome of the start; none where no paper gives it.
std::optional<Outcome> publishedOutcome(const Variant& variant);

/// Placements of the pieces of Animal Shogi with 0 to 6 of them in hand, whoever is to move, counted from the classes.
std::vector<std::uint64_t> handArrangements();

}  // namespace kotai
