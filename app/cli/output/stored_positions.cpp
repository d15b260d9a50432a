#include "app/cli/output/stored_positions.h"

#include "core/game/game.h"

namespace kotai::cli {

void addStored(Summary& summary, const Variant& variant, std::uint64_t counted) {
  const std::string& which = variant.game().words.countedPositions;
  if (which.empty()) return;
  const std::uint64_t stored = variant.tierGraph().totalPositions();
  if (stored == counted) return;
  summary.add("counted", which, "counted", which);
  summary.add("stored", grouped(stored) + ", reachable or not", "stored", stored);
}

void addFiguresOnly(Summary& summary, const Solution& solution) {
  if (!solution.hasValues()) summary.add("kept", "figures only, no values", "figuresOnly", true);
}

}  // namespace kotai::cli
