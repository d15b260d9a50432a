#include "core/tables/file_checks.h"

#include <xxhash.h>

#include <cstring>

#include "core/errors.h"

namespace kotai {

layout::FileHeader makeFileHeader(const FileShape& shape, ValueCoding coding) {
  layout::FileHeader header{};
  header.magic = layout::headerMagic;
  header.version = layout::version;
  header.coding = static_cast<std::uint32_t>(coding);
  header.tierCount = shape.tierCount;
  header.positionsPerBlock = shape.positionsPerBlock;
  header.planeCount = shape.planeCount;
  shape.variant.copy(header.variant, sizeof header.variant - 1);
  header.checksum = XXH3_64bits(&header, offsetof(layout::FileHeader, checksum));
  return header;
}

layout::Trailer makeTrailer(std::uint64_t directoryOffset, std::span<const std::uint64_t> directory,
                            std::uint64_t positions) {
  layout::Trailer trailer{};
  trailer.directoryOffset = directoryOffset;
  trailer.directoryChecksum = XXH3_64bits(directory.data(), directory.size_bytes());
  trailer.positions = positions;
  trailer.fileBytes = directoryOffset + directory.size_bytes() + sizeof trailer;
  trailer.magic = layout::trailerMagic;
  trailer.checksum = XXH3_64bits(&trailer, offsetof(layout::Trailer, checksum));
  return trailer;
}

layout::FileHeader checkFileHeader(std::span<const std::byte> bytes, const FileShape& shape,
                                   const std::filesystem::path& file) {
  layout::FileHeader header;
  if (bytes.size() < sizeof header.magic) throw SolutionError(SolutionFault::Truncated, file);
  std::memcpy(&header.magic, bytes.data(), sizeof header.magic);
  if (header.magic != layout::headerMagic) throw SolutionError(SolutionFault::NotASolution, file);
  if (bytes.size() < sizeof header) throw SolutionError(SolutionFault::Truncated, file);
  std::memcpy(&header, bytes.data(), sizeof header);
  if (header.version > layout::version)
    throw SolutionError(SolutionFault::NewerVersion, file,
                        {std::to_string(header.version), std::to_string(layout::version)});
  if (XXH3_64bits(&header, offsetof(layout::FileHeader, checksum)) != header.checksum)
    throw SolutionError(SolutionFault::DamagedHeader, file);
  const std::string found(header.variant, strnlen(header.variant, sizeof header.variant));
  if (found != shape.variant) throw SolutionError(SolutionFault::WrongVariant, file, {found, shape.variant});
  if (header.tierCount != shape.tierCount || header.positionsPerBlock != shape.positionsPerBlock ||
      header.planeCount != shape.planeCount)
    throw SolutionError(SolutionFault::DamagedHeader, file);
  return header;
}

layout::Trailer checkFileEnd(std::span<const std::byte> bytes, const layout::FileHeader& header, const std::filesystem::path& file) {
  layout::Trailer trailer;
  if (bytes.size() < sizeof header + sizeof trailer) throw SolutionError(SolutionFault::Truncated, file);
  std::memcpy(&trailer, bytes.data() + bytes.size() - sizeof trailer, sizeof trailer);
  if (trailer.magic != layout::trailerMagic) throw SolutionError(SolutionFault::Truncated, file);
  if (XXH3_64bits(&trailer, offsetof(layout::Trailer, checksum)) != trailer.checksum)
    throw SolutionError(SolutionFault::DamagedDirectory, file);
  const std::uint64_t directoryBytes = header.tierCount * (1 + header.planeCount) * sizeof(std::uint64_t);
  const std::uint64_t beforeTrailer = bytes.size() - sizeof trailer;
  if (trailer.fileBytes != bytes.size() || directoryBytes > beforeTrailer - sizeof header ||
      trailer.directoryOffset != beforeTrailer - directoryBytes)
    throw SolutionError(SolutionFault::Truncated, file);
  if (XXH3_64bits(bytes.data() + trailer.directoryOffset, directoryBytes) != trailer.directoryChecksum)
    throw SolutionError(SolutionFault::DamagedDirectory, file);
  return trailer;
}

}  // namespace kotai
