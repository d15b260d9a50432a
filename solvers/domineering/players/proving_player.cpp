#include "solvers/domineering/players/proving_player.h"

#include <utility>

#include "solvers/domineering/proof/proof_advisor.h"
#include "solvers/domineering/proof/prove.h"

namespace kotai::domineering {

namespace {

class ProvingPlayer final : public Player {
 public:
  ProvingPlayer(const PlayerSetup& setup, std::uint64_t nodesPerQuestion, std::unique_ptr<Player> fallback)
      : m_setup(setup), m_nodesPerQuestion(nodesPerQuestion), m_fallback(std::move(fallback)) {}

  AnyMove choose(const AnyPosition& position, std::stop_token stop) override {
    if (!m_advisor) m_advisor = std::make_unique<ProofAdvisor>(m_setup.variant, m_setup.side, m_nodesPerQuestion);
    const auto secured = m_advisor->advise(position, stop);
    return secured ? secured->move : m_fallback->choose(position, stop);
  }

 private:
  PlayerSetup m_setup;
  std::uint64_t m_nodesPerQuestion;
  std::unique_ptr<Player> m_fallback;
  std::unique_ptr<ProofAdvisor> m_advisor;  // created on first use, because it takes memory
};

}  // namespace

std::unique_ptr<Player> makeProvingPlayer(const PlayerSetup& setup, std::uint64_t nodesPerQuestion,
                                          std::unique_ptr<Player> fallback) {
  if (nodesPerQuestion == 0 || !canSearchAllPlay(*setup.variant)) return fallback;
  return std::make_unique<ProvingPlayer>(setup, nodesPerQuestion, std::move(fallback));
}

}  // namespace kotai::domineering
