#include "core/tables/sealed_file.h"

#include <xxhash.h>
#include <zstd.h>

#include <cstring>
#include <system_error>
#include <type_traits>

#include "core/base/errors.h"
#include "core/tables/input_file.h"
#include "core/tables/output_file.h"
#include "core/tables/plain_size.h"

namespace kotai {

constexpr int compressionLevel = 3;

struct SealedHeader {
  std::uint64_t magic;
  std::uint32_t version;
  std::uint32_t reserved;
  std::uint64_t plainBytes;
  std::uint64_t storedBytes;
  char variant[80];
  std::uint64_t contentsChecksum;  // XXH3-64 of the stored bytes
  std::uint64_t checksum;          // XXH3-64 of all preceding members
};
static_assert(sizeof(SealedHeader) == 128 && std::is_trivially_copyable_v<SealedHeader>);

static std::uint64_t checksumOf(const SealedHeader& header) { return XXH3_64bits(&header, offsetof(SealedHeader, checksum)); }

void writeSealedFile(const std::filesystem::path& file, SealedKind kind, const std::string& variantId,
                     std::span<const std::byte> contents) {
  std::vector<std::byte> stored(ZSTD_compressBound(contents.size()));
  const std::size_t size = ZSTD_compress(stored.data(), stored.size(), contents.data(), contents.size(), compressionLevel);
  if (ZSTD_isError(size)) throw SolutionError(SolutionFault::WriteFailed, file, {ZSTD_getErrorName(size)});
  stored.resize(size);
  SealedHeader header{};
  header.magic = kind.magic;
  header.version = kind.version;
  header.plainBytes = contents.size();
  header.storedBytes = stored.size();
  variantId.copy(header.variant, sizeof header.variant - 1);
  header.contentsChecksum = XXH3_64bits(stored.data(), stored.size());
  header.checksum = checksumOf(header);
  OutputFile output(file, kind.magic);
  output.write(&header, sizeof header);
  output.write(stored.data(), stored.size());
  output.put(OutputFile::Durability::Synced);
}

std::optional<std::vector<std::byte>> readSealedFile(const std::filesystem::path& file, SealedKind kind,
                                                     const std::string& variantId) {
  std::error_code error;
  if (!std::filesystem::exists(file, error)) return std::nullopt;
  const InputFile input(file);
  if (input.size() < sizeof(SealedHeader)) throw SolutionError(SolutionFault::Truncated, file);
  auto header = input.at<SealedHeader>(0);
  if (header.magic != kind.magic) throw SolutionError(SolutionFault::NotASolution, file);
  if (header.version > kind.version)
    throw SolutionError(SolutionFault::NewerVersion, file, {std::to_string(header.version), std::to_string(kind.version)});
  if (header.checksum != checksumOf(header)) throw SolutionError(SolutionFault::DamagedHeader, file);
  header.variant[sizeof header.variant - 1] = '\0';
  if (header.variant != variantId) throw SolutionError(SolutionFault::WrongVariant, file, {header.variant, variantId});
  const std::vector<std::byte> stored = input.bytes(sizeof header, input.size() - sizeof header);
  if (stored.size() < header.storedBytes) throw SolutionError(SolutionFault::Truncated, file);
  if (stored.size() != header.storedBytes || XXH3_64bits(stored.data(), stored.size()) != header.contentsChecksum)
    throw SolutionError(SolutionFault::DamagedBlock, file, {"0", "0"});
  if (header.plainBytes > kind.maxBytes || !canHold(header.storedBytes, header.plainBytes))
    throw SolutionError(SolutionFault::DamagedHeader, file);
  std::vector<std::byte> contents(header.plainBytes);
  if (ZSTD_decompress(contents.data(), contents.size(), stored.data(), stored.size()) != contents.size())
    throw SolutionError(SolutionFault::DamagedBlock, file, {"0", "0"});
  return contents;
}

}  // namespace kotai
