// Which games have rules of their own to check by: one line each.
#include "core/verify/animalshogi/checker.h"
#include "core/verify/checker.h"
#include "core/verify/dodgem/checker.h"
#include "core/verify/gobblet/checker.h"
#include "core/verify/naive/checker.h"
#include "core/verify/quoridor/checker.h"

namespace kotai::verify {

std::unique_ptr<Checker> makeChecker(const Variant& variant) {
  if (variant.gameId() == "dodgem") return std::make_unique<DodgemChecker>(variant.columns());
  if (variant.gameId() == "animalshogi") return std::make_unique<AnimalShogiChecker>(variant.id() == "animalshogi");
  if (variant.gameId() == "quoridor")
    if (const auto rules = readQuoridorVariant(variant.id()))
      return std::make_unique<QuoridorChecker>(*rules, static_cast<double>(variant.tierGraph().approximatePositions()));
  if (variant.gameId() == "gobblet") return std::make_unique<GobbletChecker>();
  return std::make_unique<NaiveChecker>(variant);
}

}  // namespace kotai::verify
