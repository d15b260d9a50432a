// Number of positions in a proof of the start's value.
#pragma once

#include <cstdint>
#include <stop_token>

#include "solvers/retrograde/animalshogi/block_kernel.h"
#include "solvers/retrograde/value_bytes.h"

namespace kotai::animalshogi::engine {

/// Canonical positions that are not terminal in the graph that has, from the start on, all moves of the loser and one of the
/// winner's shortest wins (of several, the one that leads to the smallest index). 0 if the start is a draw. Anything if stopped.
std::uint64_t proofGraphPositions(const BlockKernel& kernel, const retrograde::ValueBytes& values, std::uint32_t start,
                                  const std::stop_token& stop);

}  // namespace kotai::animalshogi::engine
