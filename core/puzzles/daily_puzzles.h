// The puzzles of a day, the same for everyone who has the solution.
#pragma once

#include <chrono>
#include <cstdint>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/puzzles/puzzle_maker.h"

namespace kotai {

/// Returns a seed that depends only on the day and the id of the variant.
std::uint64_t seedOfDay(std::string_view variantId, std::chrono::year_month_day day);

/// Returns puzzles that cycle through all kinds of the variant, the easiest first. Avoids puzzles with the same
/// key move. Returns fewer puzzles if there are not enough, and none if stopped. Throws SolutionError.
std::vector<Puzzle> puzzlesOfTheDay(const PuzzleMaker& maker, std::chrono::year_month_day day, std::size_t count,
                                    const std::stop_token& stop = {});

}  // namespace kotai
