// Helpers for the subcommands of simultaneous games: parse their arguments and format their answers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/cli/base/context.h"
#include "app/cli/base/format.h"
#include "core/simultaneous/distribution.h"
#include "core/simultaneous/position_values.h"
#include "core/simultaneous/simultaneous_solution.h"

namespace kotai::cli {

/// Throws TextFailure.
SimultaneousVariantPtr domineeringVariant(Context& context, const std::string& text);
/// Returns the start if the text is missing. Throws TextFailure.
AnyPosition domineeringPosition(const SimultaneousVariant& variant, const std::optional<std::string>& text);
/// Throws SolutionError.
SimultaneousSolutionPtr domineeringSolution(const Context& context, const SimultaneousVariantPtr& variant);

/// A remaining game with up to this many positions is solved at once, which takes a few seconds and a hundred megabytes.
inline constexpr std::uint64_t restPositions = 1'000'000;

/// Returns the values after a position: from the solution, by solving a small remaining game, or from a proof. Throws
/// SolutionError (NotFound, or the fault of the file) and Failure.
PositionValuesPtr valuesFrom(const Context& context, const SimultaneousVariantPtr& variant, const AnyPosition& position,
                             const std::stop_token& stop);
/// Throws Failure for unreachable positions, or if a proof does not decide them.
GameValue knownValue(const PositionValues& values, const AnyPosition& position);

/// Six decimals, without a minus sign for zero.
std::string payoffText(double payoff);
/// Text such as "0.500000<TAB>0<TAB>1".
std::string valueColumns(const GameValue& value);
std::string secureText(int payoff);
/// "vertical", "horizontal", "draw" or "mixed"
std::string toText(PositionClass positionClass);
/// The same, but "mixed" includes what each side can force.
std::string classText(const GameValue& value);
Json toJson(const GameValue& value);

}  // namespace kotai::cli
