// The kinds of notable positions that a variant offers: the kinds of its game if there are any, otherwise the generic kinds.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/game/position_kind.h"
#include "core/game/variant.h"

namespace kotai {

/// Returns the kinds of counted positions that a variant offers, except Cell.
std::vector<FindKind> findKinds(const Variant& variant);
/// Returns the kind with this id, or nothing if the variant does not offer such a kind.
std::optional<FindKind> findKind(const Variant& variant, std::string_view id);
/// Returns the kinds of all lists. The kinds of counted positions come first. Queries do not offer the other
/// kinds.
std::vector<FindKind> listedKinds(const Variant& variant);
/// Returns the definition of a kind for the variant. If the variant does not offer the kind, the definition
/// matches no position. Accepts Cell.
const PositionKind& positionKind(const Variant& variant, FindKind kind);
/// Returns the test for counted positions, or nothing if all positions count.
std::optional<FlagTest> countedTest(const Variant& variant);

}  // namespace kotai
