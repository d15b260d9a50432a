// The independent check of a finished solution, for a worker, and what it came to.
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
  QString example;                     ///< the first position that is wrong
  std::optional<SolutionError> error;  ///< the file cannot be read, or there is no checker for the game
};

/// Opens the file anew, so that every checksum is read from the disk. Never throws.
VerifyResult verifyFile(const StoredFile& stored, unsigned threads, const std::function<void(double)>& progress,
                        const std::stop_token& stop);

/// A sentence about it. \p name: of the variant.
QString resultText(const QString& name, const VerifyResult& result);

}  // namespace kotai::ui
