// Variants of Quoridor, and the parts of the registry entry.
#pragma once

#include <string_view>

#include "core/game/game.h"
#include "core/game/variant_adapter.h"
#include "core/games/quoridor/rules.h"

namespace kotai::quoridor {

/// Returns an evaluation of Quoridor by the lengths of the shortest paths and the fences in hand.
Judgement judgement();

std::vector<Motif> motifs(const Variant& variant, const AnyPosition& position, std::optional<AnyMove> move);
/// Returns the motif that decides the game after a mistake. See CourseOf.
std::optional<Motif> course(const Variant& variant, const Courses& courses);

QueryWords queryWords();

/// Returns the texts of `stats` about Quoridor.
StatisticsWords statisticsWords();

/// Reads games in other notations (RULES.md).
std::vector<ImportedGame> readForeignNotation(std::string_view text);

/// Returns the analysis of Quoridor by Iwanaga and others, with its figures and its conjecture about larger
/// boards.
Work publishedWork();

using QuoridorVariant = VariantAdapter<Rules>;

const Game& game();
/// Parses the text after "quoridor": `:WxH,fences=F[-G][,start=facing|diagonal]`. \p column: position of \p
/// rest in the whole text (1-based).
tl::expected<VariantPtr, TextError> makeVariant(std::string_view rest, std::size_t column);

}  // namespace kotai::quoridor
