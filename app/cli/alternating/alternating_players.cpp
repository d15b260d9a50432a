#include "app/cli/alternating/alternating_players.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/cli/base/messages.h"
#include "core/engine/external_player.h"

namespace kotai::cli {

namespace {

/// Not started yet.
std::unique_ptr<Player> makeExternal(const VariantPtr& variant, const std::string& text) {
  auto address = parseEngineAddress(text);
  if (!address) throw TextFailure("player", text, address.error());
  return std::make_unique<ExternalPlayer>(std::move(*address), engineNotation(variant));
}

bool hasBasis(const PlayerRequest& request, PlayerBasis basis, bool isSolved) {
  return !isEngineAddress(request.text) && playerBasis(request.text, isSolved) == basis;
}

std::unique_ptr<Player> makeOne(const VariantPtr& variant, const PlayerRequest& request, const SolutionPtr& solution) {
  checkReadable("player", request.text);
  if (isEngineAddress(request.text)) return makeExternal(variant, request.text);
  auto made = makePlayer(request.text, variant, solution, request.seed);
  if (!made) throw TextFailure("player", request.text, made.error());
  return std::move(*made);
}

}  // namespace

std::vector<std::unique_ptr<Player>> makePlayers(const Context& context, const VariantPtr& variant,
                                                 const std::vector<PlayerRequest>& requests) {
  for (const PlayerRequest& request : requests) makeOne(variant, request, nullptr);
  const auto goesBy = [&requests](PlayerBasis basis, bool isSolved) {
    return std::ranges::any_of(requests, [&](const PlayerRequest& request) { return hasBasis(request, basis, isSolved); });
  };
  const bool isSolved = Solution::exists(context.dataDirectory(), *variant);
  SolutionPtr solution;
  if (goesBy(PlayerBasis::Missing, isSolved) || goesBy(PlayerBasis::Solution, isSolved)) solution = context.solution(variant);
  if (goesBy(PlayerBasis::Search, isSolved))
    tellNote(fmt::format("There is no solution of {}: levels look ahead by a search, the highest ones less far.", variant->id()));
  std::vector<std::unique_ptr<Player>> players;
  for (const PlayerRequest& request : requests) players.push_back(makeOne(variant, request, solution));
  for (const auto& player : players)
    if (auto* external = dynamic_cast<ExternalPlayer*>(player.get())) external->start();
  return players;
}

}  // namespace kotai::cli
