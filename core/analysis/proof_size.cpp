#include "core/analysis/proof_size.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "core/game/game.h"

namespace kotai {

/// Sides that must prove a value in a position. A draw needs two proofs, so a position can have both roles.
enum Role : std::uint8_t { MoverProves = 1, OtherProves = 2 };

class Proof {
 public:
  Proof(const Solution& solution, ProofTies ties)
      : m_solution(solution), m_variant(*solution.variant()), m_ties(ties), m_counted(m_variant.game().counted) {}

  void add(const AnyPosition& position, Role role) {
    const AnyPosition canonical = m_variant.canonical(position);
    std::uint8_t& roles = m_roles[canonical];
    if ((roles & role) != 0) return;
    const bool isNew = roles == 0;
    if (isNew && m_variant.isStored(canonical)) m_tiers.insert(m_variant.locate(canonical).tier.value);
    roles = static_cast<std::uint8_t>(roles | role);
    if (isDecided(canonical)) {
      if (isNew) ++m_size.decided;
      return;
    }
    if (isNew) ++m_size.undecided;
    m_open.emplace_back(canonical, role);
  }

  /// Expands the next open position. Returns false if there is none.
  bool step() {
    if (m_open.empty()) return false;
    const auto [position, role] = m_open.back();
    m_open.pop_back();
    if (role == OtherProves) {
      for (const AnyPosition& after : m_variant.successors(position)) add(after, MoverProves);
      return true;
    }
    std::vector<AnyPosition> best = bestMoves(position);
    if (best.empty()) return true;
    if (m_ties == ProofTies::First) best.resize(1);
    if (m_ties == ProofTies::Fewest)
      best = {*std::ranges::min_element(best, {}, [this](const AnyPosition& after) { return newReplies(after); })};
    for (const AnyPosition& after : best) add(after, OtherProves);
    return true;
  }

  ProofSize size() const {
    ProofSize size = m_size;
    size.tiers = m_tiers.size();
    return size;
  }

 private:
  bool isDecided(const AnyPosition& position) const {
    if (!m_variant.isStored(position) || m_variant.finishedValue(position)) return true;
    if (!m_counted) return false;
    const Location place = m_variant.locate(position);
    return !m_counted->hits(m_solution.marksAt(place, m_counted->plane), std::nullopt);
  }

  /// Returns the positions after the best moves, ordered by the notation of the moves.
  std::vector<AnyPosition> bestMoves(const AnyPosition& position) const {
    const Value wanted = m_solution.value(position);
    std::vector<AnyPosition> best;
    for (const AnyMove move : m_variant.legalMoves(position)) {
      const AnyPosition after = m_variant.play(position, move);
      if (valueForMover(m_solution.value(after)) != wanted) continue;
      best.push_back(after);
      if (m_ties == ProofTies::First) break;
    }
    return best;
  }

  std::size_t newReplies(const AnyPosition& after) const {
    const auto found = m_roles.find(m_variant.canonical(after));
    if (found != m_roles.end() && (found->second & OtherProves) != 0) return 0;
    std::unordered_set<AnyPosition> replies;
    for (const AnyPosition& reply : m_variant.successors(after)) replies.insert(m_variant.canonical(reply));
    std::erase_if(replies, [this](const AnyPosition& reply) { return m_roles.contains(reply); });
    return 1 + replies.size();
  }

  const Solution& m_solution;
  const Variant& m_variant;
  const ProofTies m_ties;
  const std::optional<FlagTest>& m_counted;
  std::unordered_map<AnyPosition, std::uint8_t> m_roles;
  std::unordered_set<std::uint64_t> m_tiers;
  std::vector<std::pair<AnyPosition, Role>> m_open;
  ProofSize m_size;
};

ProofSize proofSize(const Solution& solution, const AnyPosition& root, ProofTies ties, const std::stop_token& stop,
                    const std::function<void(const ProofSize&)>& progress) {
  Proof proof(solution, ties);
  const Outcome outcome = solution.value(root).outcome;
  for (const auto& [role, isOne] : {std::pair{MoverProves, outcome != Outcome::Loss}, {OtherProves, outcome != Outcome::Win}}) {
    if (isOne) proof.add(root, role);
    constexpr std::uint64_t stepsBetween = 1024;
    for (std::uint64_t steps = 1; proof.step() && !stop.stop_requested(); ++steps)
      if (progress && steps % stepsBetween == 0) progress(proof.size());
  }
  return proof.size();
}

}  // namespace kotai
