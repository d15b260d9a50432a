#include "app/cli/domineering/domineering_strings.h"

#include <fmt/format.h>

#include "core/simultaneous/registry.h"

namespace kotai::cli {

SimultaneousVariantPtr domineeringVariant(Context& context, const std::string& text) {
  SimultaneousVariantPtr variant = readText("variant", text, parseSimultaneousVariant);
  context.variantId = variant->id();
  return variant;
}

SimultaneousSolutionPtr domineeringSolution(const Context& context, const SimultaneousVariantPtr& variant) {
  return SimultaneousSolution::open(context.dataDirectory(), variant);
}

std::string secureText(int payoff) { return payoff > 0 ? "vertical" : payoff < 0 ? "horizontal" : "draw"; }

std::string classText(const GameValue& value) {
  if (value.isPure()) return secureText(value.firstSecure);
  return fmt::format("mixed: between {} and {}", secureText(value.firstSecure), secureText(value.secondSecure));
}

}  // namespace kotai::cli
