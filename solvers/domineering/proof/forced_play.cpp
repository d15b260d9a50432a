#include "solvers/domineering/proof/forced_play.h"

#include <algorithm>
#include <memory>
#include <system_error>
#include <utility>

#include "core/simultaneous/strategy_file.h"
#include "solvers/domineering/proof/proof_checkpoint.h"
#include "solvers/domineering/proof/proof_question.h"
#include "solvers/domineering/proof/prove.h"
#include "solvers/domineering/proof/strategy_maker.h"

namespace kotai::domineering {

namespace {

using Bits = std::uint64_t;

/// Maximum number of nodes of a search, which takes less than a second.
constexpr std::uint64_t maxNodes = 100'000;
constexpr std::uint64_t fewNodes = 1'000;
constexpr std::uint64_t minTableBytes = std::uint64_t{1} << 24;

/// Returns a table size in bytes that leaves room for a few more results than the file contains.
std::uint64_t tableBytes(const std::filesystem::path& file) {
  std::error_code error;
  const std::uintmax_t stored = std::filesystem::file_size(file, error);
  return error ? 0 : std::max<std::uint64_t>(4 * stored, minTableBytes);
}

/// A stored proof for one side.
struct ProofPlay {
  ProofPlay(SimultaneousVariantPtr board, Side ofSide, const std::filesystem::path& file, const std::string& name, int payoff)
      : variant(std::move(board)),
        side(ofSide),
        rules(orientedBoard(*variant, side).columns, orientedBoard(*variant, side).rows, payoff),
        table(tableBytes(file)),
        search(rules, table, 1) {
    loadProof(file, name, rules, table);
  }

  StrategyPlay play(std::vector<Strategy::Entry> entries) const {
    return {variant, Strategy{side, rules.target(), rules.board().columns, rules.board().rows, false, std::move(entries)}};
  }
  bool isProved(const ProofPosition<Bits>& form, std::uint64_t nodes, const std::stop_token& stop) {
    const auto known = table.find(form);
    return (known && known->isYes()) || (nodes > 0 && search.run(form, {.nodes = nodes}, stop) == Verdict::Yes);
  }

  /// Returns the free cells from the side's point of view.
  Bits freeCells(const AnyPosition& position) const {
    Bits free = rules.board().all;
    for (const Square square : variant->covered(position)) {
      const int row = side == Side::First ? square.row : square.column;
      const int column = side == Side::First ? square.column : square.row;
      free &= ~(Bits{1} << (row * rules.board().columns + column));
    }
    return free;
  }

  /// Returns the position as the table stores it.
  ProofPosition<Bits> formOf(const AnyPosition& position) const {
    return rules.canonical(rules.canonical(freeCells(position), 0, 0));
  }

  bool secures(const AnyPosition& position, const std::stop_token& stop) {
    const StrategyPlay::Advice plain = play({}).at(position);
    if (plain.standing != StrategyPlay::Standing::Unknown) return plain.secures();
    return isProved(formOf(position), fewNodes, stop);
  }

  StrategyPlay::Advice at(const AnyPosition& position, const std::stop_token& stop) {
    const StrategyPlay::Advice plain = play({}).at(position);
    if (plain.standing != StrategyPlay::Standing::Unknown) return plain;
    const ProofPosition<Bits> form = formOf(position);
    if (!isProved(form, maxNodes, stop)) return plain;
    const auto entry = strategyEntry(search, form, maxNodes, stop);
    return entry ? play({*entry}).at(position) : plain;
  }

  SimultaneousVariantPtr variant;
  Side side;
  ProofRules<Bits> rules;
  ProofTable<Bits> table;
  ProofSearch<Bits> search;
};

/// Returns the plays of the written strategies. Returns nothing if a strategy has not been written or cannot be
/// used.
std::vector<ForcedPlay> writtenPlays(const SimultaneousVariantPtr& variant, const std::filesystem::path& directory,
                                     const ProvedOutcome& outcome) {
  std::vector<ForcedPlay> plays;
  for (const Side side : {Side::First, Side::Second}) {
    if (!outcome.forces(side)) continue;
    auto strategy = usableStrategy(directory, *variant, side, outcome.forced(side));
    if (!strategy) return {};
    const auto play = std::make_shared<const StrategyPlay>(variant, std::move(*strategy));
    plays.push_back({side, play->strategy().payoff, [play](const AnyPosition& position) { return play->at(position); },
                     [play](const AnyPosition& position) { return play->at(position).secures(); }});
  }
  return plays;
}

}  // namespace

std::vector<ForcedPlay> proofPlays(const SimultaneousVariantPtr& variant, const std::filesystem::path& directory,
                                   const std::stop_token& stop) {
  std::vector<ForcedPlay> plays;
  const auto known = usableOutcome(directory, *variant);
  if (!known || !canSearchAllPlay(*variant)) return plays;
  for (const Side side : {Side::First, Side::Second}) {
    if (!known->forces(side)) continue;
    // A square board looks the same to both sides, so one proof serves both.
    const bool square = variant->columns() == variant->rows();
    const ProofQuestion stored{square ? Side::First : side, known->forced(side)};
    const auto play = std::make_shared<ProofPlay>(variant, side, proofFile(directory, *variant, stored),
                                                  proofName(*variant, stored), stored.payoff);
    if (!play->isProved(play->rules.start(), 0, {})) return {};
    plays.push_back({side, stored.payoff, [play, stop](const AnyPosition& position) { return play->at(position, stop); },
                     [play, stop](const AnyPosition& position) { return play->secures(position, stop); }});
  }
  return plays;
}

std::vector<ForcedPlay> forcedPlays(const SimultaneousVariantPtr& variant, const std::filesystem::path& directory,
                                    const ProvedOutcome& outcome, const std::stop_token& stop) {
  std::vector<ForcedPlay> plays = writtenPlays(variant, directory, outcome);
  return plays.empty() ? proofPlays(variant, directory, stop) : plays;
}

}  // namespace kotai::domineering
