#include "solvers/domineering/proof/proof_play.h"

#include <algorithm>
#include <system_error>
#include <utility>

#include "core/simultaneous/proved_outcome.h"
#include "solvers/domineering/proof/proof_checkpoint.h"
#include "solvers/domineering/proof/proof_question.h"
#include "solvers/domineering/proof/prove.h"
#include "solvers/domineering/proof/strategy_maker.h"

namespace kotai::domineering {

namespace {

using Bits = std::uint64_t;

/// A search of this many positions takes less than a second.
constexpr std::uint64_t mostNodes = 100'000;
constexpr std::uint64_t fewNodes = 1'000;
constexpr std::uint64_t leastTableBytes = std::uint64_t{1} << 24;

/// Returns the size of a table that has room for the stored results and a few more.
std::uint64_t tableBytes(const std::filesystem::path& file) {
  std::error_code error;
  const std::uintmax_t stored = std::filesystem::file_size(file, error);
  return error ? 0 : std::max<std::uint64_t>(4 * stored, leastTableBytes);
}

}  // namespace

struct ProofPlay::State {
  State(SimultaneousVariantPtr board, Side ofSide, const std::filesystem::path& file, const std::string& name, int payoff)
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

  SimultaneousVariantPtr variant;
  Side side;
  ProofRules<Bits> rules;
  ProofTable<Bits> table;
  ProofSearch<Bits> search;
};

ProofPlay::ProofPlay(std::unique_ptr<State> state) : m_state(std::move(state)) {}
ProofPlay::~ProofPlay() = default;
ProofPlay::ProofPlay(ProofPlay&&) noexcept = default;
ProofPlay& ProofPlay::operator=(ProofPlay&&) noexcept = default;

Side ProofPlay::side() const { return m_state->side; }
int ProofPlay::payoff() const { return m_state->rules.target(); }

bool ProofPlay::secures(const AnyPosition& position, const std::stop_token& stop) const {
  const StrategyPlay::Advice plain = m_state->play({}).at(position);
  if (plain.standing != StrategyPlay::Standing::Unknown) return plain.secures();
  return m_state->isProved(m_state->formOf(position), fewNodes, stop);
}

StrategyPlay::Advice ProofPlay::at(const AnyPosition& position, const std::stop_token& stop) const {
  const StrategyPlay::Advice plain = m_state->play({}).at(position);
  if (plain.standing != StrategyPlay::Standing::Unknown) return plain;
  const ProofPosition<Bits> form = m_state->formOf(position);
  if (!m_state->isProved(form, mostNodes, stop)) return plain;
  const auto entry = strategyEntry(m_state->search, form, mostNodes, stop);
  return entry ? m_state->play({*entry}).at(position) : plain;
}

std::vector<ProofPlay> proofPlays(const SimultaneousVariantPtr& variant, const std::filesystem::path& directory) {
  std::vector<ProofPlay> plays;
  const auto known = usableOutcome(directory, *variant);
  if (!known || !canSearchAllPlay(*variant)) return plays;
  for (const ProofQuestion question :
       {ProofQuestion{Side::First, known->firstAtLeast}, ProofQuestion{Side::Second, -known->secondAtMost}}) {
    if (question.payoff < 0) continue;
    // A square board looks the same to both sides, so one proof serves both.
    const bool square = variant->columns() == variant->rows();
    const ProofQuestion stored{square ? Side::First : question.side, question.payoff};
    auto state = std::make_unique<ProofPlay::State>(variant, question.side, proofFile(directory, *variant, stored),
                                                    proofName(*variant, stored), question.payoff);
    if (!state->isProved(state->rules.start(), 0, {})) return {};
    plays.push_back(ProofPlay(std::move(state)));
  }
  return plays;
}

}  // namespace kotai::domineering
