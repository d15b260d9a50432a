// Turns an input into a damaged file: an edited valid file, or raw bytes. Repairs checksums on request.
#pragma once

#include "tests/fuzz/byte_source.h"
#include "tests/fuzz/scratch_folder.h"

namespace kotai::fuzz {

/// Applies edits to a file. Four bytes of the input describe an edit: two for the place (near the beginning,
/// near the end or anywhere), one for the action and one for its argument.
FileBytes withEdits(FileBytes bytes, ByteSource& source);

/// Repairs the checksums of a solution file (header, records, blocks, directory, trailer), as far as the
/// lengths in the file are plausible. No program would write the resulting file.
void sealSolution(FileBytes& bytes);
/// Sets the checksum of the record at the beginning of \p bytes.
void sealRecord(std::span<std::byte> bytes);
/// Repairs the checksum of a file of core/tables/sealed_file.h.
void sealSealedFile(FileBytes& bytes);
/// Repairs the checksums of a checkpoint.
void sealCheckpoint(FileBytes& bytes);

}  // namespace kotai::fuzz
