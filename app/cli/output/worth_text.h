// Formats the values of positions in either kind of game, for people and for programs.
#pragma once

#include <string>

#include "app/cli/base/format.h"
#include "core/play/knowledge.h"

namespace kotai::cli {

/// Formats six decimals, without a minus sign for zero.
std::string payoffText(double payoff);
/// Returns a string such as "0.500000<TAB>0<TAB>1".
std::string valueColumns(const GameValue& value);
Json toJson(const GameValue& value);
Json toJson(Outcome outcome);

/// Returns a string such as "win 13", "win" if only the outcome is known, or the columns of payoffs.
std::string toText(const Worth& worth);
Json toJson(const Worth& worth);
/// Adds the member "value" and, for payoffs, the members with each side's secure payoff.
void addWorth(Json& json, const Worth& worth);

}  // namespace kotai::cli
