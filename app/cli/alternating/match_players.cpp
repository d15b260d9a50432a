#include "app/cli/alternating/match_players.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "app/cli/base/messages.h"
#include "core/engine/engine_address.h"
#include "core/engine/external_player.h"

namespace kotai::cli {

namespace {

/// An external engine that can be interrupted by a stop request.
class StoppableEngine : public Player {
 public:
  StoppableEngine(EngineAddress address, EngineNotationPtr notation, std::stop_token stop)
      : m_engine(std::move(address), std::move(notation)), m_stop(std::move(stop)) {}

  void start() {
    if (!m_engine.start(m_stop)) throw Interrupted();
  }
  void newGame() override { m_engine.newGame(); }
  AnyMove choose(const AnyPosition& position) override {
    const auto move = m_engine.choose(position, m_stop);
    if (!move) throw Interrupted();
    return *move;
  }

 private:
  ExternalPlayer m_engine;
  std::stop_token m_stop;
};

/// Creates an external engine without starting it.
std::unique_ptr<Player> makeExternal(const VariantPtr& variant, const std::string& text, const std::stop_token& stop) {
  return std::make_unique<StoppableEngine>(readText("player", text, parseEngineAddress), engineNotation(variant), stop);
}

bool hasBasis(const PlayerRequest& request, PlayerBasis basis, bool isSolved) {
  return !isEngineAddress(request.text) && playerBasis(request.text, isSolved) == basis;
}

std::unique_ptr<Player> makeOne(const VariantPtr& variant, const PlayerRequest& request, const SolutionPtr& solution,
                                const std::stop_token& stop) {
  if (isEngineAddress(request.text)) return makeExternal(variant, request.text, stop);
  return readText("player", request.text,
                  [&](const std::string& text) { return makePlayer(text, variant, solution, request.seed); });
}

}  // namespace

std::vector<std::unique_ptr<Player>> makePlayers(const Context& context, const VariantPtr& variant,
                                                 const std::vector<PlayerRequest>& requests, const std::stop_token& stop) {
  for (const PlayerRequest& request : requests) makeOne(variant, request, nullptr, stop);
  const auto goesBy = [&requests](PlayerBasis basis, bool isSolved) {
    return std::ranges::any_of(requests, [&](const PlayerRequest& request) { return hasBasis(request, basis, isSolved); });
  };
  const bool isSolved = context.hasValues(*variant);
  SolutionPtr solution;
  if (goesBy(PlayerBasis::Missing, isSolved) || goesBy(PlayerBasis::Solution, isSolved)) solution = context.values(variant);
  if (goesBy(PlayerBasis::Search, isSolved))
    printNote(
        fmt::format("There is no solution of {}: the levels search ahead instead, and the highest ones play a little weaker.",
                    variant->id()));
  std::vector<std::unique_ptr<Player>> players;
  for (const PlayerRequest& request : requests) players.push_back(makeOne(variant, request, solution, stop));
  for (const auto& player : players)
    if (auto* engine = dynamic_cast<StoppableEngine*>(player.get())) engine->start();
  return players;
}

}  // namespace kotai::cli
