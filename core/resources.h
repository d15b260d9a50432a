// What the machine has left.
#pragma once

#include <filesystem>

namespace kotai {

/// What new programs can get by the system's own estimate (page cache counts as free), or this one by the limit of its group.
double availableMemoryBytes();

/// Of the machine, or of the group of programs that this one is limited with.
double totalMemoryBytes();

/// What a program may use that nobody has told how much: what is available but for the last tenth of all.
double usableMemoryBytes();

/// What this program has in memory now, without what it could read again from files.
double anonymousBytes();

/// Space on the file system of the folder, or of the nearest parent that exists.
double availableDiskBytes(std::filesystem::path directory);

}  // namespace kotai
