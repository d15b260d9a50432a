#include "ui/domineering/strings/outcome_table.h"

#include "core/base/errors.h"
#include "core/games/domineering/board.h"
#include "core/simultaneous/registry.h"
#include "solvers/domineering/proof/prove.h"

namespace kotai::ui {

namespace {

/// By rows, then columns, as RULES.md has them: V, H, D as solved; v, h, d proved by search; ? predicted a draw; . open.
constexpr const char* known[domineering::maxSide] = {
    "DHHHHHHHHH",  //
    "VDVDVDVDVD",  //
    "VHDHHHHHHH",  //
    "VDVDVDVDvd",  //
    "VHVHDHhhhh",  //
    "VDVDVDvd..",  //
    "VHVHvhdh..",  //
    "VDVDvdv?..",  //
    "VHVhv.....",  //
    "VDVdv.....",
};

std::optional<Payoff> outcomeOf(char letter) {
  switch (letter) {
    case 'V':
    case 'v': return Payoff::FirstWins;
    case 'H':
    case 'h': return Payoff::SecondWins;
    case 'D':
    case 'd':
    case '?': return Payoff::Draw;
    default: return std::nullopt;
  }
}

BoardOutcome::Source sourceOf(char letter) {
  if (letter == '?') return BoardOutcome::Source::Predicted;
  if (letter == '.') return BoardOutcome::Source::Open;
  return letter >= 'a' ? BoardOutcome::Source::Proved : BoardOutcome::Source::Solved;
}

std::optional<ProvedOutcome> searched(int columns, int rows, const std::filesystem::path& directory) {
  try {
    const auto variant = parseSimultaneousVariant("syncdom:" + std::to_string(columns) + "x" + std::to_string(rows));
    return variant ? domineering::usableOutcome(directory, **variant) : std::nullopt;
  } catch (const SolutionError&) {
    return std::nullopt;  // of a newer program
  }
}

}  // namespace

BoardOutcome boardOutcome(int columns, int rows, const std::filesystem::path& directory) {
  const char letter = known[rows - 1][columns - 1];
  BoardOutcome result{sourceOf(letter), outcomeOf(letter), searched(columns, rows, directory)};
  const bool certain = result.source == BoardOutcome::Source::Solved || result.source == BoardOutcome::Source::Proved;
  if (certain || !result.search || !result.search->outcome()) return result;
  result.source = BoardOutcome::Source::Proved;
  result.outcome = result.search->outcome();
  return result;
}

}  // namespace kotai::ui
