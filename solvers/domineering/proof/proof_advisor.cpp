#include "solvers/domineering/proof/proof_advisor.h"

#include <algorithm>

#include "core/games/domineering/variant.h"
#include "core/simultaneous/strategy_file.h"
#include "solvers/domineering/proof/proof_search.h"

namespace kotai::domineering {

namespace {

using Bits = std::uint64_t;
constexpr std::uint64_t questionTableBytes = std::uint64_t{1} << 24;

}  // namespace

struct ProofAdvisor::Question {
  Question(BoardSize board, int payoff)
      : rules(board.columns, board.rows, payoff), table(questionTableBytes), search(rules, table, 1) {}

  ProofRules<Bits> rules;
  ProofTable<Bits> table;
  ProofSearch<Bits> search;
};

ProofAdvisor::ProofAdvisor(SimultaneousVariantPtr variant, Side side, std::uint64_t nodesPerQuestion)
    : m_variant(std::move(variant)), m_side(side), m_nodesPerQuestion(nodesPerQuestion) {
  const BoardSize board = orientedBoard(*m_variant, side);
  for (std::size_t payoff = 0; payoff < m_questions.size(); ++payoff)
    m_questions[payoff] = std::make_unique<Question>(board, static_cast<int>(payoff));
}

ProofAdvisor::~ProofAdvisor() = default;

std::optional<ProofAdvisor::Secured> ProofAdvisor::advise(const AnyPosition& position, const std::stop_token& stop) {
  for (int payoff = 1; payoff >= 0; --payoff)
    if (const auto move = secure(*m_questions[static_cast<std::size_t>(payoff)], position, stop)) return Secured{payoff, *move};
  return std::nullopt;
}

std::optional<AnyMove> ProofAdvisor::secure(Question& question, const AnyPosition& position, const std::stop_token& stop) {
  const std::uint64_t lastNode = question.search.nodes() + m_nodesPerQuestion;
  const auto isProved = [&](const ProofPosition<Bits>& form) {
    const std::uint64_t left = lastNode - std::min(lastNode, question.search.nodes());
    return question.search.run(form, {.nodes = left}, stop) == Verdict::Yes;
  };
  const auto formOf = [&](const AnyPosition& asked) {
    const auto covered = static_cast<Bits>(domineering::DomineeringVariant::coveredBits(asked));
    const int columns = m_variant->columns();
    Bits free = 0;
    domineering::forEachBit(question.rules.board().all, [&](int cell) {
      const int own = m_side == Side::First ? cell : cell % m_variant->rows() * columns + cell / m_variant->rows();
      if ((covered >> own & 1U) == 0) free |= Bits{1} << cell;
    });
    return question.rules.canonical(question.rules.canonical(free, 0, 0));
  };
  if (!isProved(formOf(position))) return std::nullopt;
  // The proof covers one of the moves completely, so the loop below searches only positions whose entries were
  // overwritten.
  const auto isKnown = [&](const ProofPosition<Bits>& form) {
    const auto known = question.table.find(form);
    return question.rules.judge(form).verdict == Verdict::Yes || (known && known->isYes());
  };
  const std::vector<AnyMove> moves = m_variant->moves(position, m_side);
  const std::vector<AnyMove> answers = m_variant->moves(position, other(m_side));
  const auto securing = [&](const auto& holds) {
    return std::ranges::find_if(moves, [&](AnyMove move) {
      return std::ranges::all_of(answers, [&](AnyMove answer) {
        return holds(
            formOf(m_variant->play(position, m_side == Side::First ? JointMove{move, answer} : JointMove{answer, move})));
      });
    });
  };
  auto found = securing(isKnown);
  if (found == moves.end()) found = securing(isProved);
  return found == moves.end() ? std::nullopt : std::optional(*found);
}

}  // namespace kotai::domineering
