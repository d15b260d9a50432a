// Known values of empty boards of Synchronized Domineering, as computed by this program.
#pragma once

#include <filesystem>
#include <optional>

#include "core/simultaneous/proved_outcome.h"
#include "core/simultaneous/simultaneous_variant.h"

namespace kotai::ui {

struct BoardOutcome {
  enum class Source {
    Solved,  ///< every position was solved (core/games/domineering/RULES.md); always an outcome of pure strategies
    Proved,  ///< proved by a search for what each side can force
    Open,
  };
  Source source = Source::Open;
  std::optional<Payoff> outcome;        ///< empty if unknown
  std::optional<ProvedOutcome> search;  ///< partial result of a search on this computer
};

/// Boards of 1 to 10 columns and rows, including results of searches in the data folder. Reads a few bytes.
BoardOutcome boardOutcome(int columns, int rows, const std::filesystem::path& directory);

}  // namespace kotai::ui
