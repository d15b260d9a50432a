// The puzzles of a day, the same for everybody who has the solution.
#pragma once

#include <chrono>
#include <cstdint>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/puzzles/puzzle.h"
#include "core/tables/solution.h"

namespace kotai {

/// Depends on the day and the id of the variant alone.
std::uint64_t seedOfDay(std::string_view variantId, std::chrono::year_month_day day);

/// The kinds take turns, those that the variant has; easiest first. No two puzzles have the same key move where there are
/// others. Fewer where there are not so many; empty if stopped.
/// Throws SolutionError.
std::vector<Puzzle> puzzlesOfTheDay(const SolutionPtr& solution, std::chrono::year_month_day day, std::size_t count,
                                    const std::stop_token& stop = {});

}  // namespace kotai
