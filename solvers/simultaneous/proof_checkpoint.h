// What a proof search has learned, kept between runs.
#pragma once

#include <filesystem>
#include <string>

#include "solvers/simultaneous/proof_table.h"

namespace kotai::simultaneous {

/// The positions with most cells first, as far as there is room for them (`largestCheckpointEntries`). No thread may be storing.
/// Throws SolutionError (CannotCreate, DiskFull, WriteFailed); an older file stays then.
void saveProof(const std::filesystem::path& file, const std::string& variantId, const ProofTable& table);
/// Nothing if there is no file or it cannot be used: the search begins again.
void loadProof(const std::filesystem::path& file, const std::string& variantId, ProofTable& table);

inline constexpr std::uint64_t largestCheckpointEntries = std::uint64_t{1} << 24;

}  // namespace kotai::simultaneous
