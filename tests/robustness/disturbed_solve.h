// Interrupts a solve at given points (dying_solver.cpp) and resumes it each time, for the robustness tests.
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
  QString where;             ///< name of a point: part, write, rename, renamed, sync or nowhere
  std::uint64_t number = 0;  ///< number of the byte, or of the call
};

/// Returns \p count kills at ascending lengths of the `.part` file. The lengths are the same in every run.
std::vector<Disturbance> killsOverTheWholeFile(std::size_t count, std::uint64_t bytes, unsigned seed);

enum class Ending { Killed, DiskFull, Finished, Otherwise };

/// Runs the solver once in a separate process with a disturbance, and returns how the process ended. \p id may
/// begin with "prove ".
Ending solveWith(const Disturbance& disturbance, const QString& id, const std::filesystem::path& folder, unsigned threads);
/// Runs the solver without a disturbance.
Ending solveOn(const QString& id, const std::filesystem::path& folder, unsigned threads);

/// Returns the checksums of the undamaged records of a solution, by tier and plane. The solution may be
/// unfinished. Threads may write records in any order.
std::map<std::pair<std::uint64_t, unsigned>, std::uint64_t> recordsOf(const std::filesystem::path& file);

/// Reads 300 values and marks of a solution in the folder, and its first summaries. Returns true if each of
/// them is correct or refused with SolutionError. \p seed determines the places.
bool readsRightly(const Solution& right, const std::filesystem::path& folder, std::uint64_t seed);

void flipBit(const std::filesystem::path& file, std::uint64_t bit);

/// Returns the names of all files in a folder, in order.
std::vector<std::string> filesIn(const std::filesystem::path& folder);

}  // namespace kotai::test
