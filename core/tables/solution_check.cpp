#include "core/tables/solution_check.h"

#include <fcntl.h>
#include <stdio.h>  // renameat2()

#include <cerrno>
#include <optional>
#include <string>
#include <system_error>

#include "core/tables/file_checks.h"
#include "core/tables/input_file.h"
#include "core/tables/tier_record.h"

namespace kotai {

namespace {

constexpr int mostAside = 10000;

/// Renames without ever replacing a file. File systems that cannot promise that are asked first.
bool renameToFreeName(const std::filesystem::path& from, const std::filesystem::path& to) {
  if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return true;
  if (errno != EINVAL && errno != ENOSYS) return false;
  std::error_code error;
  if (std::filesystem::exists(std::filesystem::symlink_status(to, error))) {
    errno = EEXIST;
    return false;
  }
  return ::rename(from.c_str(), to.c_str()) == 0;
}

}  // namespace

void checkSolution(const std::filesystem::path& directory, const FileShape& shape, std::uint64_t wholeUpTo) {
  const InputFile file(directory / shape.fileName());
  const layout::FileHeader header = readFileHeader(file, shape);
  const FileEnd end = readFileEnd(file, header);
  for (std::uint16_t plane = 0; plane <= shape.planeCount; ++plane)
    for (std::uint64_t tier = 0; tier < shape.tierCount; ++tier) {
      const std::uint64_t offset = end.directory[plane * shape.tierCount + tier];
      std::optional<TierRecordView> view;
      if (offset >= sizeof header) view = TierRecordView::read(file, offset, end.trailer.directoryOffset);
      const bool good = view && view->tier().value == tier && view->plane() == plane &&
                        (file.size() > wholeUpTo || view->blocksAreGood());
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
  for (int number = 1; number <= mostAside; ++number) {
    std::filesystem::path aside = file;
    aside += ".damaged-" + std::to_string(number);
    if (renameToFreeName(file, aside)) return aside;
    if (errno != EEXIST) break;
  }
  throw SolutionError(SolutionFault::WriteFailed, file, {std::generic_category().message(errno)});
}

}  // namespace kotai
