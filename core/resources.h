// What the machine has left.
#pragma once

#include <filesystem>

namespace kotai {

/// The kernel's own estimate of what new programs can get (page cache counts as free).
double availableMemoryBytes();

/// Space on the file system of the folder, or of the nearest parent that exists.
double availableDiskBytes(std::filesystem::path directory);

}  // namespace kotai
