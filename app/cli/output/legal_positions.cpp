#include "app/cli/output/legal_positions.h"

#include <fmt/format.h>

#include "core/games/quoridor/counts.h"
#include "core/games/quoridor/variant.h"

namespace kotai::cli {
namespace {

constexpr const char* definition =
    "no symmetry folded, both players to move, a finished one once, for the side that lost; by fences on the board";
/// About three seconds.
constexpr std::uint64_t mostSets = 15'000'000;

}  // namespace

void addLegalPositions(Summary& summary, const Variant& variant) {
  const auto* const game = dynamic_cast<const quoridor::QuoridorVariant*>(&variant);
  if (!game) return;
  const quoridor::Tiers& tiers = game->rules().tiers();
  Json counts = Json::object();
  std::uint64_t sum = 0;
  std::uint64_t sets = 0;
  bool all = true;
  std::string text;
  for (int fences = 0; fences <= tiers.allFences() && all; ++fences) {
    sets += tiers.placements().count(fences);
    all = sets <= mostSets;
    if (!all) break;
    const std::uint64_t count = legalPositions(tiers, fences);
    counts[std::to_string(fences)] = count;
    sum += count;
    text += fmt::format("{}{}: {}", text.empty() ? "" : "; ", fences, grouped(count));
  }
  summary.note("legal positions", fmt::format("{} ({})", all ? grouped(sum) : "more than " + grouped(sum), definition));
  summary.note("", all ? text : text + "; more fences: not counted");
  Json json{{"definition", definition}, {"complete", all}, {"sum", sum}, {"byFences", std::move(counts)}};
  summary.set("legalPositions", std::move(json));
}

}  // namespace kotai::cli
