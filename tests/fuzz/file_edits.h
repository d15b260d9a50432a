// Turns an input into a damaged file: edits of a right file, or bytes taken as they are, with checksums put right on request.
#pragma once

#include "tests/fuzz/byte_source.h"
#include "tests/fuzz/scratch_folder.h"

namespace kotai::fuzz {

/// Four bytes each: where (two bytes; near the beginning, near the end or anywhere), what is done there, and with what.
FileBytes withEdits(FileBytes bytes, ByteSource& source);

/// Puts the checksums of a solution file (header, records, blocks, directory, trailer) right, as far as its lengths lead
/// anywhere: what a program reads then was never written by one.
void sealSolution(FileBytes& bytes);
/// Sets the checksum of the record at the beginning of \p bytes.
void sealRecord(std::span<std::byte> bytes);
/// The same for a file of core/tables/sealed_file.h.
void sealSealedFile(FileBytes& bytes);
/// The same for a checkpoint.
void sealCheckpoint(FileBytes& bytes);

}  // namespace kotai::fuzz
