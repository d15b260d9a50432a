// Reading damaged checkpoints gives the saved bytes or nothing.
//
// Input: whether to repair checksums, then edits (file_edits.h).
#include "solvers/retrograde/checkpoint.h"
#include "tests/fuzz/file_edits.h"
#include "tests/fuzz/fuzz_target.h"

using namespace kotai;
using namespace kotai::fuzz;

constexpr std::uint32_t savedLevel = 7;
constexpr const char* variantId = "animalshogi";
const std::string checkpointName = "animalshogi.kotai.checkpoint";

static void inOrder(std::size_t count, const std::function<void(std::size_t)>& work) {
  for (std::size_t number = 0; number < count; ++number) work(number);
}

/// Returns the contents of two blocks, the second of which is shorter.
const FileBytes& savedBytes() {
  static const FileBytes bytes = [] {
    FileBytes made(300'000);
    for (std::size_t place = 0; place < made.size(); ++place) made[place] = static_cast<std::byte>(place / 1000);
    return made;
  }();
  return bytes;
}

const FileBytes& rightFile(const ScratchFolder& folder) {
  static const FileBytes bytes = [&folder] {
    retrograde::saveCheckpoint(folder.path() / checkpointName, variantId, savedLevel, savedBytes(), inOrder);
    return folder.read(checkpointName);
  }();
  return bytes;
}

KOTAI_FUZZ_TARGET(checkpoints) {
  static const ScratchFolder folder;
  ByteSource source(data, size);
  const bool sealed = source.below(2) == 1;
  FileBytes file = withEdits(rightFile(folder), source);
  if (sealed) sealCheckpoint(file);
  folder.write(checkpointName, file);
  FileBytes bytes(savedBytes().size());
  const auto level = retrograde::loadCheckpoint(folder.path() / checkpointName, variantId, bytes, inOrder);
  if (!sealed && level) require(*level == savedLevel && bytes == savedBytes(), "a wrong checkpoint");
  return 0;
}
