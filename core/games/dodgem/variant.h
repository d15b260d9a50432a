// Variants of Dodgem, and the parts of the registry entry.
#pragma once

#include <string_view>

#include "core/game/game.h"
#include "core/game/variant_adapter.h"
#include "core/games/dodgem/rules.h"

namespace kotai::dodgem {

/// Returns an evaluation of Dodgem by remaining steps and blocked cars.
Judgement judgement();

std::vector<Motif> motifs(const Variant& variant, const AnyPosition& position, std::optional<AnyMove> move);
/// Returns the fact that decides the game after a mistake (see CourseOf).
std::optional<Motif> course(const Variant& variant, const Courses& courses);

QueryWords queryWords();

/// Returns the number of positions in which `^` is to move and has pieces on the board, but no legal move.
std::uint64_t blockedPositions(int size);
/// Returns blockedPositions() if a blocked player draws in this variant, otherwise 0.
std::uint64_t finishedDraws(const Variant& variant);

using DodgemVariant = VariantAdapter<Rules>;

const Game& game();
/// Parses the text after "dodgem": `:NxN`, then `,blocked=...` or `,misere=...`. \p column: position of \p rest
/// in the whole text (1-based).
tl::expected<VariantPtr, TextError> makeVariant(std::string_view rest, std::size_t column);

}  // namespace kotai::dodgem
