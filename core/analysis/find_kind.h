// The kinds of notable positions that a variant offers: those of its game, else those of every game.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/game/position_kind.h"
#include "core/game/variant.h"

namespace kotai {

/// The kinds a variant offers, without Cell.
std::vector<FindKind> findKinds(const Variant& variant);
/// None if the variant does not offer it.
std::optional<FindKind> findKind(const Variant& variant, std::string_view id);
/// How the variant reads a kind that it offers, or Cell. A kind that it does not offer hits nothing.
const PositionKind& positionKind(const Variant& variant, FindKind kind);
/// The flags that say which positions are counted at all; none: all are.
std::optional<FlagTest> countedTest(const Variant& variant);

}  // namespace kotai
