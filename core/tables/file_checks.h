// Making and checking the header and trailer of a solution file: shared by reader and writer.
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>

#include "core/tables/file_shape.h"
#include "core/tables/file_layout.h"
#include "core/tables/value_coding.h"

namespace kotai {

layout::FileHeader makeFileHeader(const FileShape& shape, ValueCoding coding);
layout::Trailer makeTrailer(std::uint64_t directoryOffset, std::span<const std::uint64_t> directory,
                            std::uint64_t positions);

/// Throws SolutionError unless the file starts with a whole header of this version and variant.
layout::FileHeader checkFileHeader(std::span<const std::byte> bytes, const FileShape& shape,
                                   const std::filesystem::path& file);

/// The trailer of a finished file. Throws SolutionError if it, or the directory, is not whole.
layout::Trailer checkFileEnd(std::span<const std::byte> bytes, const layout::FileHeader& header, const std::filesystem::path& file);

}  // namespace kotai
