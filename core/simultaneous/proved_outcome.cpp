#include "core/simultaneous/proved_outcome.h"

#include <cmath>
#include <cstring>

#include "core/base/errors.h"
#include "core/tables/file_stem.h"
#include "core/tables/sealed_file.h"

namespace kotai {

/// Length in squares of the dominoes for which a proof search exists. Files for dominoes of three squares are
/// ignored.
constexpr int squaresOfProvablePieces = 2;

constexpr SealedKind outcomeKind{0x544f4941544f4bULL, 1, 1024};  // "KOTAIOT"

struct Stored {
  std::int8_t bounds[4];
  std::uint32_t reserved;
  std::uint64_t nodes;
  double seconds;
};
static_assert(sizeof(Stored) == 24);

static bool isSound(const ProvedOutcome& outcome) {
  const auto between = [](std::int8_t least, std::int8_t most) { return -1 <= least && least <= most && most <= 1; };
  return between(outcome.firstAtLeast, outcome.firstAtMost) && between(outcome.secondAtLeast, outcome.secondAtMost) &&
         std::isfinite(outcome.seconds) && outcome.seconds >= 0;
}

std::filesystem::path provedOutcomeFile(const std::filesystem::path& directory, const SimultaneousVariant& variant) {
  return directory / (fileStem(variant.id()) + ".outcome");
}

std::optional<ProvedOutcome> readProvedOutcome(const std::filesystem::path& directory, const SimultaneousVariant& variant) {
  if (variant.pieceSquares() != squaresOfProvablePieces) return std::nullopt;
  const std::filesystem::path file = provedOutcomeFile(directory, variant);
  const auto bytes = readSealedFile(file, outcomeKind, variant.id());
  if (!bytes) return std::nullopt;
  Stored stored;
  if (bytes->size() != sizeof stored) throw SolutionError(SolutionFault::DamagedHeader, file);
  std::memcpy(&stored, bytes->data(), sizeof stored);
  const ProvedOutcome outcome{stored.bounds[0], stored.bounds[1], stored.bounds[2],
                              stored.bounds[3], stored.nodes,     stored.seconds};
  if (!isSound(outcome)) throw SolutionError(SolutionFault::DamagedBlock, file, {"0", "0"});
  return outcome;
}

std::optional<ProvedOutcome> usableOutcome(const std::filesystem::path& directory, const SimultaneousVariant& variant) {
  try {
    return readProvedOutcome(directory, variant);
  } catch (const SolutionError& error) {
    if (error.fault() == SolutionFault::NewerVersion) throw;
    return std::nullopt;
  }
}

void writeProvedOutcome(const std::filesystem::path& directory, const SimultaneousVariant& variant,
                        const ProvedOutcome& outcome) {
  const Stored stored{{outcome.firstAtLeast, outcome.firstAtMost, outcome.secondAtLeast, outcome.secondAtMost},
                      0,
                      outcome.nodes,
                      outcome.seconds};
  writeSealedFile(provedOutcomeFile(directory, variant), outcomeKind, variant.id(), std::as_bytes(std::span(&stored, 1)));
}

}  // namespace kotai
