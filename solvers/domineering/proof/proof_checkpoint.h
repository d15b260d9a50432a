// Checkpoint of a proof search, kept between runs.
#pragma once

#include <filesystem>
#include <string>

#include "solvers/domineering/proof/proof_table.h"

namespace kotai::domineering {

/// The positions with most cells first, as far as there is room for them (`largestCheckpointEntries`). No thread may be
/// storing. `question` names the variant and what is asked. Throws SolutionError (CannotCreate, DiskFull, WriteFailed);
/// an older file stays then.
void saveProof(const std::filesystem::path& file, const std::string& question, const ProofTable<std::uint64_t>& table);
/// Nothing if there is no file. False if there is one that cannot be used or is about another question: the search begins again.
bool loadProof(const std::filesystem::path& file, const std::string& question, const ProofRules<std::uint64_t>& rules,
               ProofTable<std::uint64_t>& table);

inline constexpr std::uint64_t largestCheckpointEntries = std::uint64_t{1} << 24;

}  // namespace kotai::domineering
