#include "core/tables/solution_check.h"

#include <cerrno>
#include <optional>
#include <string>
#include <system_error>

#include "core/base/free_name.h"
#include "core/tables/file_checks.h"
#include "core/tables/input_file.h"
#include "core/tables/tier_record.h"

namespace kotai {

void checkSolution(const std::filesystem::path& directory, const FileShape& shape, std::uint64_t wholeUpTo) {
  const InputFile file(directory / shape.fileName());
  const layout::FileHeader header = readFileHeader(file, shape);
  const FileEnd end = readFileEnd(file, header);
  for (std::uint16_t plane = 0; plane <= shape.planeCount; ++plane)
    for (std::uint64_t tier = 0; tier < shape.tierCount; ++tier) {
      const std::uint64_t offset = end.directory[plane * shape.tierCount + tier];
      std::optional<TierRecordView> view;
      if (offset >= sizeof header) view = TierRecordView::read(file, offset, end.trailer.directoryOffset);
      const bool good =
          view && view->tier().value == tier && view->plane() == plane && (file.size() > wholeUpTo || view->blocksAreGood());
      if (!good) throw SolutionError(SolutionFault::DamagedTier, file.path(), {std::to_string(tier)});
    }
}

bool isDamaged(const SolutionError& error) {
  switch (error.fault()) {
    case SolutionFault::NotASolution:
    case SolutionFault::Truncated:
    case SolutionFault::WrongVariant:
    case SolutionFault::DamagedHeader:
    case SolutionFault::DamagedDirectory:
    case SolutionFault::DamagedTier:
    case SolutionFault::DamagedBlock:
    case SolutionFault::ChangedWhileRead: return error.file().extension() != ".part";
    default: return false;
  }
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
