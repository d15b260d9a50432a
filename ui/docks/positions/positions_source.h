// Creates lists of positions of a solved variant: notable positions, or the matches of a query.
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

/// Lists positions of a given kind. The search can be stopped through state; the list then contains the positions
/// found so far.
OpenCards notablePositions(SolutionPtr solution, const PositionFilter& filter,
                           std::shared_ptr<SearchState> state = std::make_shared<SearchState>());
/// Lists the matches of a query. Stops like notablePositions().
OpenCards matchesOf(SolutionPtr solution, const query::Query& query, query::Order order, std::shared_ptr<SearchState> state);

}  // namespace kotai::ui
