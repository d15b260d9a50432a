// Figures about a solution: those of papers, and the game's own.
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/game/value.h"

namespace kotai {

class Solution;
class Variant;

/// Figure as text: a plain number, or a value in the form of toText(Value).
struct PublishedFigure {
  std::string id = {};         ///< "zugzwang", "mate-3", ...; the user interface has the texts
  std::string published = {};  ///< empty if only computed, not published
  std::string computed = {};   ///< empty if other solutions are needed as well
  std::string source = {};     ///< name of the author who published it
  bool comparable =
      true;           ///< false for a misprint, or if the published number depends on choices that the paper does not describe
  bool slip = false;  ///< the published number is known to be wrong; the rules page explains why
  std::string query = {};  ///< query for the counted positions (docs/query.md), in the first variant of its figure
  bool known = false;      ///< computed earlier and shipped with the program, not from a solution in the folder
};

enum class FigureSet { None, Own, Published };

/// Hooks of a game for published figures, all optional.
struct Figures {
  /// See publishedFigures() (core/analysis/published.h).
  std::vector<PublishedFigure> (*read)(const Solution& solution, bool comparing, const std::stop_token& stop) = nullptr;
  /// Selects the figures about one variant, if the papers do not cover every variant.
  FigureSet (*setOf)(const Variant& variant) = nullptr;
  std::optional<Outcome> (*startOutcome)(const Variant& variant) = nullptr;  ///< published outcome of the start position, if any
  std::vector<std::string> boards;  ///< ids of variants whose starts are in one figure of a paper
  std::string boardsId;             ///< id of that figure, for the benchmark that solves all boards
};

}  // namespace kotai
