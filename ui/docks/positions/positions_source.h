// Lists of the positions of a solved variant: notable positions, or the matches of a query.
#pragma once

#include "core/analysis/position_filter.h"
#include "core/game/value.h"
#include "core/game/variant.h"
#include "core/query/expression.h"
#include "core/query/order.h"
#include "core/tables/solution.h"
#include "ui/docks/positions/card_list.h"

namespace kotai::ui {

PositionCard positionCard(const Variant& variant, const AnyPosition& position, std::optional<Value> value);

OpenCards notablePositions(SolutionPtr solution, const PositionFilter& filter);
/// Lists the matches of a query. \p state can stop the search. The list then contains the matches found so far.
OpenCards matchesOf(SolutionPtr solution, const query::Query& query, query::Order order, std::shared_ptr<SearchState> state);

}  // namespace kotai::ui
