// Figures about a solution, from papers and from the game itself.
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/game/value.h"

namespace kotai {

class Solution;
class Variant;

/// A figure as text: a number, or a value in the format of toText(Value).
struct PublishedFigure {
  std::string id = {};         ///< id such as "zugzwang" or "mate-3"; the user interface has a text for each id
  std::string published = {};  ///< text in the publication; empty if the figure was only computed
  std::string computed = {};   ///< computed text; empty if the computation requires other solutions
  std::string source = {};     ///< author of the publication
  bool comparable =
      true;           ///< false for a misprint, or if the published number depends on choices that the paper does not describe
  bool slip = false;  ///< the published number is known to be wrong; the rules page explains why
  std::string query = {};  ///< query for the counted positions (docs/query.md), in the first variant of its figure
  std::string kind = {};   ///< kind of the counted positions (FindKind), if no query can find them
  bool known = false;      ///< whether the figure was computed earlier and shipped with the program
};

enum class FigureSet { None, Own, Published };

/// Hooks of a game for published figures, all optional.
struct Figures {
  /// See publishedFigures() (core/analysis/published.h).
  std::vector<PublishedFigure> (*read)(const Solution& solution, bool comparing, const std::stop_token& stop) = nullptr;
  /// Returns whether a variant has published figures, only figures computed by the program, or none. The pointer
  /// is null if the papers cover every variant.
  FigureSet (*setOf)(const Variant& variant) = nullptr;
  std::optional<Outcome> (*startOutcome)(const Variant& variant) = nullptr;  ///< published outcome of the start position, if any
  std::vector<std::string> boards;  ///< ids of variants whose start positions appear together in one figure of a paper
  std::string boardsId;             ///< id of that figure, for the benchmark that solves all boards
};

}  // namespace kotai
