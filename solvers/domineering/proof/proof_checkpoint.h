// Checkpoint of a proof search, for later runs.
#pragma once

#include <filesystem>
#include <string>

#include "solvers/domineering/proof/proof_table.h"

namespace kotai::domineering {

/// Stores at most `largestCheckpointEntries` positions, preferring positions with many cells. No thread may
/// write to the table during the call. `question`: text that identifies the variant and the question. Throws
/// SolutionError (CannotCreate, DiskFull, WriteFailed), and then leaves the old file unchanged.
void saveProof(const std::filesystem::path& file, const std::string& question, const ProofTable<std::uint64_t>& table);
/// Adds the positions of a checkpoint to the table. Does nothing if there is no file. Returns false if the file
/// is unusable or belongs to a different question. The search then starts from the beginning.
bool loadProof(const std::filesystem::path& file, const std::string& question, const ProofRules<std::uint64_t>& rules,
               ProofTable<std::uint64_t>& table);

inline constexpr std::uint64_t largestCheckpointEntries = std::uint64_t{1} << 24;

}  // namespace kotai::domineering
