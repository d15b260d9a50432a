#include "solvers/domineering/proof/proof_checkpoint.h"

#include <array>
#include <cstring>
#include <vector>

#include "core/base/errors.h"
#include "core/tables/sealed_file.h"
#include "core/tables/solution_check.h"

namespace kotai::domineering {

using Rules = ProofRules<std::uint64_t>;
using Table = ProofTable<std::uint64_t>;
using Position = ProofPosition<std::uint64_t>;

struct Stored {
  std::uint64_t contested;
  float yes;
  float no;
  std::uint8_t verticalStore;
  std::uint8_t horizontalStore;
  std::uint8_t reserved[6];
};
static_assert(sizeof(Stored) == 24);

/// Signature "KOTAIPF" and version. Increment the version when the bounds or the normal form change, so that
/// outdated results are not used.
static constexpr SealedKind proofKind{0x46504941544f4bULL, 1, largestCheckpointEntries * sizeof(Stored)};

/// Maximum number of moves in store on a board of 64 cells.
constexpr std::uint8_t largestStore = 31;

/// Returns the minimum number of contested cells of the positions to save. Positions with fewer cells are omitted.
static int fewestCells(const Table& table) {
  std::array<std::uint64_t, 65> counts{};
  table.forEach([&](const Position& position, ProofNumbers) {
    ++counts[static_cast<std::size_t>(domineering::countBits(position.contested))];
  });
  std::uint64_t sum = 0;
  for (std::size_t cells = counts.size(); cells-- > 0;) {
    sum += counts[cells];
    if (sum > largestCheckpointEntries) return static_cast<int>(cells) + 1;
  }
  return 0;
}

void saveProof(const std::filesystem::path& file, const std::string& question, const Table& table) {
  const int fewest = fewestCells(table);
  std::vector<Stored> entries;
  table.forEach([&](const Position& position, ProofNumbers numbers) {
    if (domineering::countBits(position.contested) < fewest) return;
    entries.push_back({position.contested,
                       numbers.yes,
                       numbers.no,
                       static_cast<std::uint8_t>(position.verticalStore),
                       static_cast<std::uint8_t>(position.horizontalStore),
                       {}});
  });
  writeSealedFile(file, proofKind, question, std::as_bytes(std::span(entries)));
}

bool loadProof(const std::filesystem::path& file, const std::string& question, const Rules& rules, Table& table) {
  try {
    const auto contents = readSealedFile(file, proofKind, question);
    if (!contents) return true;
    Stored entry;
    for (std::size_t offset = 0; offset + sizeof entry <= contents->size(); offset += sizeof entry) {
      std::memcpy(&entry, contents->data() + offset, sizeof entry);
      const bool isSound =
          entry.verticalStore <= largestStore && entry.horizontalStore <= largestStore && entry.yes >= 0 && entry.no >= 0;
      if (!isSound) continue;
      const Position position{entry.contested, entry.verticalStore, entry.horizontalStore};
      if (rules.canonical(rules.canonical(entry.contested, 0, 0)) != Position{entry.contested, 0, 0}) continue;
      table.store(position, {entry.yes, entry.no});
    }
  } catch (const SolutionError& error) {
    return !isDamaged(error) && error.fault() != SolutionFault::NewerVersion;  // an unreadable file counts as missing
  }
  return true;
}

}  // namespace kotai::domineering
