// `find` for alternating games: notable positions, counted, listed or drawn at random.
#include <fmt/format.h>

#include <algorithm>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/alternating/found_positions.h"
#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/random_numbers.h"
#include "app/cli/base/visible_text.h"
#include "core/analysis/find_kind.h"
#include "core/analysis/position_list.h"
#include "core/game/registry.h"

namespace kotai::cli {

namespace {

constexpr std::uint64_t bytesForRandomPlaces = std::uint64_t{256} << 20;

std::string kindList(const Variant& variant) {
  std::string list;
  for (const FindKind kind : findKinds(variant)) list += fmt::format("{}{}", list.empty() ? "" : ", ", kind.id);
  return list;
}

/// Calls visit(listed) for the first `wanted` positions. Every page scans its first tier again, so pages grow: the first
/// positions appear at once, and all of them take about twice as long as one scan.
template <class Visit>
void visitFirst(const PositionList& list, std::uint64_t wanted, const Interrupt& interrupt, Visit&& visit) {
  constexpr std::uint64_t firstPage = 64;
  constexpr std::uint64_t largestPage = 1 << 20;
  std::uint64_t pageSize = firstPage;
  for (std::uint64_t first = 0; first < wanted;) {
    interrupt.check();
    const std::vector<ListedPosition> page = list.page(first, std::min(pageSize, wanted - first), interrupt.token());
    interrupt.check();
    if (page.empty()) return;
    for (const ListedPosition& listed : page) visit(listed);
    first += page.size();
    pageSize = std::min(largestPage, pageSize * 2);
  }
}

template <class Visit>
void visitAtRandom(const PositionList& list, std::uint64_t wanted, std::uint64_t seed, const Interrupt& interrupt,
                   Visit&& visit) {
  Solution::keepBlocks(bytesForRandomPlaces);
  RandomSource random(seed);
  const auto below = [&](std::uint64_t most) { return random.below(most); };
  const bool drawn = list.visitDrawn(wanted, below, visit, interrupt.token());
  interrupt.check();
  if (drawn) return;
  visitRandomNumbers(list.count(), wanted, seed, [&](std::uint64_t number) {
    interrupt.check();
    for (const ListedPosition& listed : list.page(number, 1)) visit(listed);
  });
}

}  // namespace

FindKind wantedKind(const Variant& variant, const std::string& name) {
  if (const auto found = findKind(variant, name)) return *found;
  throw UsageError(
      fmt::format("--kind {}: {} has no such list; expected one of: {}", shortenedText(name), variant.id(), kindList(variant)));
}

std::string alternatingKinds() {
  std::string help;
  for (const GameInfo& game : games()) {
    const auto variant = parseVariant(game.knownVariants.front());
    if (variant) help += fmt::format("{}{}: {}", help.empty() ? "" : "; ", game.id, kindList(**variant));
  }
  return help;
}

int findAlternating(Context& context, const FindArguments& options) {
  if (options.from || options.to) throw UsageError("--from and --to are for games with simultaneous moves");
  if (!options.where.empty() || !options.sort.empty()) return findByQuery(context, options);
  const VariantPtr variant = context.variant(options.variant);
  PositionFilter filter;
  filter.kind = wantedKind(*variant, options.kind);
  filter.distancePlies = options.number;
  const SolutionPtr solution = context.solution(variant);
  const Interrupt interrupt;
  const PositionList list(solution, filter, interrupt.token());
  interrupt.check();
  if (options.countOnly) return printFoundCount(context, options, list.count());
  const std::uint64_t wanted = options.limit == 0 ? list.count() : std::min(options.limit, list.count());
  return printFound(context, options, solution, [&](const FoundVisitor& tell) {
    if (options.seed)
      visitAtRandom(list, wanted, *options.seed, interrupt, tell);
    else
      visitFirst(list, wanted, interrupt, tell);
    return std::optional(list.count());
  });
}

}  // namespace kotai::cli
