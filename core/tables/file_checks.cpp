#include "core/tables/file_checks.h"

#include <xxhash.h>

#include <cstring>

#include "core/base/errors.h"

namespace kotai {

std::uint64_t magicOf(const FileShape& shape) {
  if (shape.ending == outcomesEnding) return outcomesMagic;
  return shape.figuresOnly ? layout::figuresMagic : layout::headerMagic;
}

layout::FileHeader makeFileHeader(const FileShape& shape, ValueCoding coding) {
  layout::FileHeader header{};
  header.magic = magicOf(shape);
  header.version = shape.planeCount > 0 ? layout::planesVersion : layout::version;
  header.coding = static_cast<std::uint32_t>(coding);
  header.tierCount = shape.tierCount;
  header.positionsPerBlock = shape.positionsPerBlock;
  header.planeCount = shape.planeCount;
  shape.variant.copy(header.variant, sizeof header.variant - 1);
  header.checksum = XXH3_64bits(&header, offsetof(layout::FileHeader, checksum));
  return header;
}

layout::Trailer makeTrailer(std::uint64_t directoryOffset, std::span<const std::uint64_t> directory, std::uint64_t positions) {
  layout::Trailer trailer{};
  trailer.directoryOffset = directoryOffset;
  trailer.directoryChecksum = XXH3_64bits(directory.data(), directory.size_bytes());
  trailer.positions = positions;
  trailer.fileBytes = directoryOffset + directory.size_bytes() + sizeof trailer;
  trailer.magic = layout::trailerMagic;
  trailer.checksum = XXH3_64bits(&trailer, offsetof(layout::Trailer, checksum));
  return trailer;
}

layout::FileHeader readFileHeader(const InputFile& file, const FileShape& shape) {
  if (file.size() < sizeof layout::headerMagic) throw SolutionError(SolutionFault::Truncated, file.path());
  if (file.at<std::uint64_t>(0) != magicOf(shape)) throw SolutionError(SolutionFault::NotASolution, file.path());
  if (file.size() < sizeof(layout::FileHeader)) throw SolutionError(SolutionFault::Truncated, file.path());
  const auto header = file.at<layout::FileHeader>(0);
  if (header.version > layout::newestVersion)
    throw SolutionError(SolutionFault::NewerVersion, file.path(),
                        {std::to_string(header.version), std::to_string(layout::newestVersion)});
  if (XXH3_64bits(&header, offsetof(layout::FileHeader, checksum)) != header.checksum)
    throw SolutionError(SolutionFault::DamagedHeader, file.path());
  const std::string found(header.variant, strnlen(header.variant, sizeof header.variant));
  if (found != shape.variant) throw SolutionError(SolutionFault::WrongVariant, file.path(), {found, shape.variant});
  if (header.tierCount != shape.tierCount || header.positionsPerBlock != shape.positionsPerBlock ||
      header.planeCount != shape.planeCount)
    throw SolutionError(SolutionFault::DamagedHeader, file.path());
  return header;
}

bool fits(const TierRecordView& record, const FileShape& shape) {
  if (shape.figuresOnly) return record.valueBytes() == 0;
  return record.valueBytes() != 0 || shape.valuesElsewhere;
}

FileEnd readFileEnd(const InputFile& file, const layout::FileHeader& header) {
  FileEnd end;
  if (file.size() < sizeof header + sizeof end.trailer) throw SolutionError(SolutionFault::Truncated, file.path());
  const std::uint64_t beforeTrailer = file.size() - sizeof end.trailer;
  end.trailer = file.at<layout::Trailer>(beforeTrailer);
  if (end.trailer.magic != layout::trailerMagic) throw SolutionError(SolutionFault::Truncated, file.path());
  if (XXH3_64bits(&end.trailer, offsetof(layout::Trailer, checksum)) != end.trailer.checksum)
    throw SolutionError(SolutionFault::DamagedDirectory, file.path());
  const std::uint64_t directoryBytes = header.tierCount * (1 + header.planeCount) * sizeof(std::uint64_t);
  if (end.trailer.fileBytes != file.size() || directoryBytes > beforeTrailer - sizeof header ||
      end.trailer.directoryOffset != beforeTrailer - directoryBytes)
    throw SolutionError(SolutionFault::Truncated, file.path());
  end.directory.resize(directoryBytes / sizeof(std::uint64_t));
  file.read(end.trailer.directoryOffset, std::as_writable_bytes(std::span(end.directory)));
  if (XXH3_64bits(end.directory.data(), directoryBytes) != end.trailer.directoryChecksum)
    throw SolutionError(SolutionFault::DamagedDirectory, file.path());
  return end;
}

}  // namespace kotai
