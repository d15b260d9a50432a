// Counts the positions in a proof of the start position's value.
#pragma once

#include <cstdint>
#include <stop_token>

#include "solvers/retrograde/animalshogi/block_kernel.h"
#include "solvers/retrograde/value_bytes.h"

namespace kotai::animalshogi::engine {

/// Returns the number of canonical positions in a proof graph of the start position, without terminal
/// positions. The graph contains all moves of the loser and one shortest win of the winner (with the smallest
/// index). Returns 0 if the start position is drawn. The result is undefined if stopped.
std::uint64_t proofGraphPositions(const BlockKernel& kernel, const retrograde::ValueBytes& values, std::uint32_t start,
                                  const std::stop_token& stop);

}  // namespace kotai::animalshogi::engine
