// Creates and checks the header and trailer of a solution file, for reader and writer.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/tables/file_layout.h"
#include "core/tables/file_shape.h"
#include "core/tables/input_file.h"
#include "core/tables/tier_record.h"
#include "core/tables/value_coding.h"

namespace kotai {

/// File name extension of a file of outcomes (outcome_table.h).
inline constexpr const char* outcomesEnding = ".wdl";
inline constexpr std::uint64_t outcomesMagic = 0x4c44574941'544f4bULL;  // "KOTAIWDL"

std::uint64_t magicOf(const FileShape& shape);
layout::FileHeader makeFileHeader(const FileShape& shape, ValueCoding coding);
layout::Trailer makeTrailer(std::uint64_t directoryOffset, std::span<const std::uint64_t> directory, std::uint64_t positions);

/// Reads the header. Throws SolutionError unless the file begins with a complete header of a known version for this variant.
layout::FileHeader readFileHeader(const InputFile& file, const FileShape& shape);

/// Returns false if a record lacks the values that files of this shape require.
bool fits(const TierRecordView& record, const FileShape& shape);

/// Parts of a finished file after its records.
struct FileEnd {
  layout::Trailer trailer;
  std::vector<std::uint64_t> directory;  ///< record offsets by plane, then tier
};
/// Reads the end of a file. Throws SolutionError if the end is incomplete.
FileEnd readFileEnd(const InputFile& file, const layout::FileHeader& header);

}  // namespace kotai
