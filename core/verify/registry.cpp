// Which games have rules of their own to check by: one line each.
#include <algorithm>
#include <array>

#include "core/verify/animalshogi/checker.h"
#include "core/verify/checker.h"
#include "core/verify/dodgem/checker.h"
#include "core/verify/gobblet/checker.h"
#include "core/verify/naive/checker.h"
#include "core/verify/quoridor/checker.h"

namespace kotai::verify {

namespace {

using CheckerPtr = std::unique_ptr<Checker>;

struct GameChecker {
  std::string_view gameId;
  CheckerPtr (*make)(const Variant& variant);  ///< null for a variant that it does not know
};

CheckerPtr quoridorChecker(const Variant& variant) {
  const auto rules = readQuoridorVariant(variant.id());
  if (!rules) return nullptr;
  return std::make_unique<QuoridorChecker>(*rules, static_cast<double>(variant.tierGraph().approximatePositions()));
}

constexpr std::array checkers{
    GameChecker{"dodgem",
                [](const Variant& variant) -> CheckerPtr { return std::make_unique<DodgemChecker>(variant.columns()); }},
    GameChecker{"animalshogi",
                [](const Variant& variant) -> CheckerPtr {
                  return std::make_unique<AnimalShogiChecker>(variant.id() == variant.gameId());
                }},
    GameChecker{"quoridor", quoridorChecker},
    GameChecker{"gobblet", [](const Variant&) -> CheckerPtr { return std::make_unique<GobbletChecker>(); }},
};

}  // namespace

CheckerPtr makeChecker(const Variant& variant) {
  const auto own = std::ranges::find(checkers, variant.gameId(), &GameChecker::gameId);
  CheckerPtr checker = own == checkers.end() ? nullptr : own->make(variant);
  return checker ? std::move(checker) : std::make_unique<NaiveChecker>(variant);
}

}  // namespace kotai::verify
