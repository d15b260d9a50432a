#include "core/analysis/find_kind.h"

#include <algorithm>
#include <iterator>

#include "core/analysis/generic_kinds.h"
#include "core/game/game.h"

namespace kotai {

const std::vector<PositionKind>& kindsOf(const Variant& variant) {
  const std::vector<PositionKind>& own = variant.game().kinds;
  return own.empty() ? genericKinds() : own;
}

static bool isOffered(const PositionKind& kind, const Variant& variant) { return !kind.offeredBy || kind.offeredBy(variant); }

static std::vector<FindKind> offeredKinds(const Variant& variant, bool counted) {
  std::vector<FindKind> kinds;
  for (const PositionKind& each : kindsOf(variant))
    if (each.isCounted == counted && isOffered(each, variant)) kinds.push_back(each.kind);
  return kinds;
}

std::vector<FindKind> findKinds(const Variant& variant) { return offeredKinds(variant, true); }

std::vector<FindKind> listedKinds(const Variant& variant) {
  std::vector<FindKind> kinds = findKinds(variant);
  std::ranges::copy(offeredKinds(variant, false), std::back_inserter(kinds));
  return kinds;
}

std::optional<FindKind> findKind(const Variant& variant, std::string_view id) {
  for (const FindKind kind : findKinds(variant))
    if (kind.id == id) return kind;
  return std::nullopt;
}

const PositionKind& positionKind(const Variant& variant, FindKind kind) {
  static const PositionKind cell{FindKind::Cell};
  static const PositionKind unknown{.kind = {}, .fitsValue = [](Value, const LongestPlies&) { return false; }};
  if (kind == FindKind::Cell) return cell;
  const std::vector<PositionKind>& kinds = kindsOf(variant);
  const auto found =
      std::ranges::find_if(kinds, [&](const PositionKind& each) { return each.kind == kind && isOffered(each, variant); });
  return found != kinds.end() ? *found : unknown;
}

std::optional<FlagTest> countedTest(const Variant& variant) { return variant.game().counted; }

}  // namespace kotai
