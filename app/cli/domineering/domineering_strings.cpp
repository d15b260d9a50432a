#include "app/cli/domineering/domineering_strings.h"

#include <fmt/format.h>

#include "app/cli/domineering/domineering_strategy.h"
#include "app/cli/domineering/proved_values.h"
#include "core/simultaneous/registry.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/domineering/exact/solved_rest.h"

namespace kotai::cli {

SimultaneousVariantPtr domineeringVariant(Context& context, const std::string& text) {
  checkReadable("variant", text);
  auto variant = parseSimultaneousVariant(text);
  if (!variant) throw TextFailure("variant", text, variant.error());
  context.variantId = (*variant)->id();
  return *variant;
}

AnyPosition domineeringPosition(const SimultaneousVariant& variant, const std::optional<std::string>& text) {
  if (!text) return variant.start();
  checkReadable("position", *text);
  const auto position = variant.parsePosition(*text);
  if (!position) throw TextFailure("position", *text, position.error());
  return *position;
}

SimultaneousSolutionPtr domineeringSolution(const Context& context, const SimultaneousVariantPtr& variant) {
  return SimultaneousSolution::open(context.dataDirectory(), variant);
}

PositionValuesPtr valuesFrom(const Context& context, const SimultaneousVariantPtr& variant, const AnyPosition& position,
                             const std::stop_token& stop) {
  if (SimultaneousSolution::exists(context.dataDirectory(), *variant)) return domineeringSolution(context, variant);
  if (isOnlyProved(context, *variant)) return std::make_shared<ProvedValues>(context, variant, stop);
  if (auto rest = domineering::solveRest(variant, position, restPositions, stop)) return rest;
  if (stop.stop_requested()) throw Interrupted();
  if (variant->columns() * variant->rows() <= domineering::largestSolvableCells)
    domineeringSolution(context, variant);  // reports a missing solution
  throw Failure(
      fmt::format("more than {} positions can follow position '{}': {} is too large to be solved, try one with fewer free cells",
                  grouped(restPositions), variant->formatPosition(position), variant->id()));
}

GameValue knownValue(const PositionValues& values, const AnyPosition& position) {
  const SimultaneousVariant& variant = *values.variant();
  if (const auto value = values.value(position)) return *value;
  if (dynamic_cast<const ProvedValues*>(&values))
    throw Failure(fmt::format("the proof of {} does not settle position '{}', and more than {} positions can follow it",
                              variant.id(), variant.formatPosition(position), grouped(restPositions)));
  throw Failure(
      fmt::format("position '{}' cannot be reached from the start of {}", variant.formatPosition(position), variant.id()));
}

std::string payoffText(double payoff) { return sixDecimals(payoff); }

std::string valueColumns(const GameValue& value) {
  return fmt::format("{}\t{}\t{}", payoffText(value.value), value.firstSecure, value.secondSecure);
}

std::string secureText(int payoff) { return payoff > 0 ? "vertical" : payoff < 0 ? "horizontal" : "draw"; }

std::string toText(PositionClass positionClass) {
  switch (positionClass) {
    case PositionClass::FirstWins: return "vertical";
    case PositionClass::SecondWins: return "horizontal";
    case PositionClass::Draw: return "draw";
    case PositionClass::Mixed: return "mixed";
  }
  return {};
}

std::string classText(const GameValue& value) {
  if (value.isPure()) return secureText(value.firstSecure);
  return fmt::format("mixed: between {} and {}", secureText(value.firstSecure), secureText(value.secondSecure));
}

Json toJson(const GameValue& value) {
  const double positive = value.value + 0.0;  // of -0.0
  return {{"value", positive}, {"verticalSecure", value.firstSecure}, {"horizontalSecure", value.secondSecure}};
}

}  // namespace kotai::cli
