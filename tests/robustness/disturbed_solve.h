// A solve interrupted at given places (dying_solver.cpp) that resumes each time. Shared by the tests of robustness.
#pragma once

#include <QByteArray>
#include <QString>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/tables/solution.h"

namespace kotai::test {

/// Point at which a solve is disturbed.
struct Disturbance {
  enum class How { Kill, FullDisk };
  How how = How::Kill;
  QString where;             ///< part | write | rename | renamed | sync | nowhere
  std::uint64_t number = 0;  ///< of the byte or the call
};

/// Killed at as many places of the `.part` file, in ascending order, which are the same every time.
std::vector<Disturbance> killsOverTheWholeFile(std::size_t count, std::uint64_t bytes, unsigned seed);

enum class Ending { Killed, DiskFull, Finished, Otherwise };

/// Runs the solver once, in a separate process. \p id may begin with "prove ".
Ending solveWith(const Disturbance& disturbance, const QString& id, const std::filesystem::path& folder, unsigned threads);
/// Undisturbed.
Ending solveOn(const QString& id, const std::filesystem::path& folder, unsigned threads);

/// The whole, undamaged records of a solution, finished or not, by tier and plane: checksum of their bytes. Threads may write
/// them in any order.
std::map<std::pair<std::uint64_t, unsigned>, std::uint64_t> recordsOf(const std::filesystem::path& file);

/// Reads 300 values and marks of a solution in that folder, and its first summaries: true if each is that of the right one, or
/// refused with SolutionError. The places are drawn with \p seed.
bool readsRightly(const Solution& right, const std::filesystem::path& folder, std::uint64_t seed);

/// Changes one bit.
void flipBit(const std::filesystem::path& file, std::uint64_t bit);

/// The names of all files in a folder, in order.
std::vector<std::string> filesIn(const std::filesystem::path& folder);

}  // namespace kotai::test
