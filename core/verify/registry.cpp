// Registry of the games with an independent checker.
#include <algorithm>
#include <array>

#include "core/verify/animalshogi/checker.h"
#include "core/verify/checker.h"
#include "core/verify/classicdomineering/checker.h"
#include "core/verify/dodgem/checker.h"
#include "core/verify/gobblet/checker.h"
#include "core/verify/naive/checker.h"
#include "core/verify/quoridor/checker.h"
#include "core/verify/quoridor/sample_checker.h"

namespace kotai::verify {

namespace {

using CheckerPtr = std::unique_ptr<Checker>;

struct GameChecker {
  std::string_view gameId;
  CheckerPtr (*make)(const Variant& variant);  ///< returns null for an unknown variant
  CheckerPtr (*makeForSample)(const Variant& variant,
                              const VerifySample& sample) = nullptr;  ///< null if the game has no sample checker
};

double aboutPositions(const Variant& variant) { return static_cast<double>(variant.tierGraph().approximatePositions()); }

CheckerPtr dodgemChecker(const Variant& variant) {
  return std::make_unique<DodgemChecker>(variant.columns(), readDodgemEnds(variant.id()));
}

CheckerPtr dodgemSampleChecker(const Variant& variant, const VerifySample& sample) {
  return std::make_unique<DodgemChecker>(variant.columns(), readDodgemEnds(variant.id()), sample);
}

CheckerPtr quoridorChecker(const Variant& variant) {
  const auto rules = readQuoridorVariant(variant.id());
  if (!rules) return nullptr;
  return std::make_unique<QuoridorChecker>(*rules, aboutPositions(variant));
}

CheckerPtr quoridorSampleChecker(const Variant& variant, const VerifySample& sample) {
  const auto rules = readQuoridorVariant(variant.id());
  if (!rules) return nullptr;
  return std::make_unique<QuoridorSampleChecker>(*rules, aboutPositions(variant), sample);
}

constexpr std::array checkers{
    GameChecker{"dodgem", dodgemChecker, dodgemSampleChecker},
    GameChecker{"animalshogi",
                [](const Variant& variant) -> CheckerPtr {
                  const auto setting = readAnimalShogiSetting(variant.id());
                  return setting ? std::make_unique<AnimalShogiChecker>(*setting) : nullptr;
                }},
    GameChecker{"quoridor", quoridorChecker, quoridorSampleChecker},
    GameChecker{"gobblet",
                [](const Variant& variant) -> CheckerPtr {
                  const bool covers = variant.id() == "gobblet:reveal=cover";
                  return std::make_unique<GobbletChecker>(covers ? gobblet::Reveal::Cover : gobblet::Reveal::Loses);
                }},
    GameChecker{"domineering",
                [](const Variant& variant) -> CheckerPtr {
                  return std::make_unique<ClassicDomineeringChecker>(variant.columns(), variant.rows());
                }},
};

/// Returns the registry entry of the variant's game, or null if the game has no independent checker.
const GameChecker* ownOf(const Variant& variant) {
  const auto own = std::ranges::find(checkers, variant.gameId(), &GameChecker::gameId);
  return own == checkers.end() ? nullptr : &*own;
}

}  // namespace

CheckerPtr makeChecker(const Variant& variant) {
  const GameChecker* own = ownOf(variant);
  CheckerPtr checker = own == nullptr ? nullptr : own->make(variant);
  return checker ? std::move(checker) : std::make_unique<NaiveChecker>(variant);
}

CheckerPtr makeSampleChecker(const Variant& variant, const VerifySample& sample) {
  return ownOf(variant)->makeForSample(variant, sample);
}

}  // namespace kotai::verify

bool kotai::verifiesSamples(const Variant& variant) {
  const verify::GameChecker* own = verify::ownOf(variant);
  return own != nullptr && own->makeForSample != nullptr;
}
