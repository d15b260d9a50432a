#include "ui/domineering/strings/outcome_table.h"

#include "core/base/errors.h"
#include "core/known/known_results.h"
#include "core/simultaneous/registry.h"

namespace kotai::ui {

namespace {

std::string idOf(int columns, int rows) { return "syncdom:" + std::to_string(columns) + "x" + std::to_string(rows); }

/// A win is a win of the first side.
Payoff payoffOf(Outcome start) {
  switch (start) {
    case Outcome::Win: return Payoff::FirstWins;
    case Outcome::Loss: return Payoff::SecondWins;
    case Outcome::Draw: break;
  }
  return Payoff::Draw;
}

std::optional<ProvedOutcome> searched(int columns, int rows, const std::filesystem::path& directory) {
  try {
    const auto variant = parseSimultaneousVariant(idOf(columns, rows));
    return variant ? usableOutcome(directory, **variant) : std::nullopt;
  } catch (const SolutionError&) {
    return std::nullopt;  // file of a newer program
  }
}

}  // namespace

BoardOutcome boardOutcome(int columns, int rows, const std::filesystem::path& directory) {
  BoardOutcome result;
  if (const KnownResult* const known = knownResult(idOf(columns, rows))) {
    const bool solved = known->method == KnownResult::Method::Solved;
    result.source = solved ? BoardOutcome::Source::Solved : BoardOutcome::Source::Proved;
    result.outcome = payoffOf(known->start);
  }
  result.search = searched(columns, rows, directory);
  if (result.outcome || !result.search || !result.search->outcome()) return result;
  result.source = BoardOutcome::Source::Proved;
  result.outcome = result.search->outcome();
  return result;
}

}  // namespace kotai::ui
