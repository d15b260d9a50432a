// Compares published figures of a variant with a solution.
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/game/figures.h"
#include "core/game/variant.h"
#include "core/tables/solution.h"

namespace kotai {

enum class FigureCheck { Own, NotKnown, Equal, Different, Slip, NotComparable };
FigureCheck check(const PublishedFigure& figure);

/// Numbers of published figures by the result of the comparison.
struct Agreement {
  int equal = 0;
  int different = 0;
  int slips = 0;
  int notComparable = 0;
  int notKnown = 0;

  void add(FigureCheck check);
  int compared() const { return equal + different + slips; }  ///< number of figures with a comparable computed value
};

FigureSet figureSet(const Variant& variant);

/// Returns the figures of the papers for a variant, in the order of its rules page, or nothing if there are none. Reads summaries
/// and, if \p comparing, other solutions of the same folder, which takes seconds. If stopped early, figures from other solutions
/// stay unknown. Throws SolutionError.
std::vector<PublishedFigure> publishedFigures(const Solution& solution, bool comparing = true, const std::stop_token& stop = {});

/// Returns the published outcome of the start position, if there is one.
std::optional<Outcome> publishedOutcome(const Variant& variant);

}  // namespace kotai
