#include "core/analysis/figures_checksum.h"

#include <fmt/format.h>
#include <xxhash.h>

namespace kotai {

std::string figuresChecksum(const Totals& totals) {
  std::string text;
  for (const Outcome outcome : {Outcome::Loss, Outcome::Draw, Outcome::Win})
    for (const auto& [distance, count] : totals.distances[static_cast<std::size_t>(outcome)])
      text += fmt::format("{} {} {}\n", toText(outcome), distance, count);
  for (std::size_t kind = 0; kind < totals.notables.size(); ++kind)
    text += fmt::format("notable {} {}\n", kind, totals.notables[kind]);
  text += fmt::format("moves {} {}\n", totals.legalMoves, totals.maxLegalMoves);
  return figuresChecksum(text);
}

std::string figuresChecksum(std::string_view lines) { return fmt::format("{:016x}", XXH3_64bits(lines.data(), lines.size())); }

}  // namespace kotai
