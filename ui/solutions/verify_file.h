// Verifies a finished solution independently, in a worker.
#pragma once

#include <QString>
#include <optional>
#include <stop_token>

#include "core/data/stored_files.h"

namespace kotai::ui {

struct VerifyResult {
  bool correct = false;
  bool stopped = false;
  std::uint64_t positions = 0;
  std::uint64_t mismatches = 0;
  double seconds = 0;
  QString example;                     ///< the first wrong position
  std::optional<SolutionError> error;  ///< the file cannot be read, or the game has no checker
};

/// Reopens the file, so that every checksum is read from the disk. Never throws.
VerifyResult verifyFile(const StoredFile& stored, unsigned threads, const std::function<void(double)>& progress,
                        const std::stop_token& stop);

/// Describes the result. \p name: name of the variant.
QString resultText(const QString& name, const VerifyResult& result);

}  // namespace kotai::ui
