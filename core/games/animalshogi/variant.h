// Variants of Animal Shogi, and the parts of the registry entry.
#pragma once

#include <string>
#include <string_view>

#include "core/game/free_start.h"
#include "core/game/game.h"
#include "core/game/variant_adapter.h"
#include "core/games/animalshogi/rules.h"

namespace kotai::animalshogi {

/// Returns an evaluation of Animal Shogi by material, hands and the safety of the lions.
Judgement judgement();

/// Returns the name of a piece in explanations, such as "the giraffe".
std::string pieceName(Kind kind);
/// Returns names such as "two giraffes and the chick".
std::string pieceNames(std::vector<Kind> kinds);
std::vector<Motif> motifs(const Variant& variant, const AnyPosition& position, std::optional<AnyMove> move);
/// Returns the fact that decides the game after a mistake (see CourseOf).
std::optional<Motif> course(const Variant& variant, const Courses& courses);

QueryWords queryWords();

StatisticsWords statisticsWords();

/// Reads games in other notations (RULES.md).
std::vector<ImportedGame> readForeignNotation(std::string_view text);

/// Returns Tanaka's analysis of Animal Shogi. The figures are in the order of the slides.
Work publishedWork();

inline constexpr std::string_view withoutFarDrops = "animalshogi:far-drop=no";  ///< without chick drops on the far row
inline constexpr std::string_view withoutDrops = "animalshogi:drops=no";        ///< captured pieces stay out of play
inline constexpr std::string_view withoutTries = "animalshogi:try=no";          ///< only a capture of the lion wins

class AnimalShogiVariant final : public VariantAdapter<Rules>, public FreeStart {
 public:
  using VariantAdapter::VariantAdapter;

  VariantPtr usual() const override;
  tl::expected<std::string, TextError> idWithStart(const AnyPosition& start) const override;
};

/// Returns whether a lion wins when it is safe on its far row.
bool hasTries(const Variant& variant);

const Game& game();
/// Parses the text after "animalshogi": nothing, or `:far-drop=yes|no`, `:drops=yes|no`, `:try=yes|no`,
/// `:start=POSITION` (Rules::parseStart()). \p column: position of \p rest in the whole text (1-based).
tl::expected<VariantPtr, TextError> makeVariant(std::string_view rest, std::size_t column);

}  // namespace kotai::animalshogi
