#include "core/tables/solution_check.h"

#include <cerrno>
#include <string>
#include <system_error>

#include "core/base/free_name.h"
#include "core/tables/file_checks.h"
#include "core/tables/record_source.h"

namespace kotai {

void checkSolution(const std::filesystem::path& directory, const FileShape& shape, std::uint64_t wholeUpTo,
                   const std::stop_token& stop) {
  const RecordSource records(directory / shape.fileName(), shape);
  const bool whole = records.bytes() <= wholeUpTo;
  for (std::uint16_t plane = 0; plane <= shape.planeCount; ++plane)
    for (TierId tier; tier.value < shape.tierCount && !stop.stop_requested(); ++tier.value)
      if (const TierRecordView view = records.record({tier, plane}); whole && !view.blocksAreGood())
        throw SolutionError(SolutionFault::DamagedTier, records.fileOf(tier), {std::to_string(tier.value)});
}

bool isWrongContent(SolutionFault fault) {
  switch (fault) {
    case SolutionFault::NotASolution:
    case SolutionFault::Truncated:
    case SolutionFault::WrongVariant:
    case SolutionFault::DamagedHeader:
    case SolutionFault::DamagedDirectory:
    case SolutionFault::DamagedTier:
    case SolutionFault::DamagedBlock:
    case SolutionFault::ChangedWhileRead: return true;
    default: return false;
  }
}

bool isDamaged(const SolutionError& error) {
  const std::filesystem::path ending = error.file().extension();
  return isWrongContent(error.fault()) && ending != ".part" && ending != outcomesEnding && !isShard(error.file());
}

std::filesystem::path moveAside(const std::filesystem::path& file) {
  const auto aside = renameToFirstFree(file, [&file](int number) {
    std::filesystem::path name = file;
    return name += ".damaged-" + std::to_string(number);
  });
  if (!aside) throw SolutionError(SolutionFault::WriteFailed, file, {std::generic_category().message(errno)});
  return *aside;
}

}  // namespace kotai
