#include "ui/solutions/verify_file.h"

#include <QCoreApplication>

#include "core/base/read_failure.h"
#include "core/simultaneous/registry.h"
#include "core/verify/domineering/verify.h"
#include "core/verify/verify.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

struct VerifyStrings {
  Q_DECLARE_TR_FUNCTIONS(VerifyStrings)
};

template <typename Report>
VerifyResult resultOf(const Report& report) {
  VerifyResult result{report.correct(), report.stopped, report.positionsChecked, report.mismatchCount, report.seconds, {}, {}};
  if (!report.mismatches.empty()) result.example = QString::fromStdString(report.mismatches.front().position);
  return result;
}

VerifyResult verified(const StoredFile& stored, const VerifyOptions& options) {
  const std::filesystem::path folder = stored.file.parent_path();
  if (const auto variant = parseVariant(stored.variantId()))
    return resultOf(verifySolution(*Solution::open(folder, *variant), options));
  const auto board = parseSimultaneousVariant(stored.variantId()).value();
  return resultOf(verifyDomineering(*SimultaneousSolution::open(folder, board), options));
}

}  // namespace

VerifyResult verifyFile(const StoredFile& stored, unsigned threads, const std::function<void(double)>& progress,
                        const std::stop_token& stop) {
  VerifyOptions options;
  options.threads = threads;
  options.stop = stop;
  options.progress = [&progress](std::uint64_t done, double total) {
    if (total > 0) progress(static_cast<double>(done) / total);
  };
  VerifyResult failed;
  try {
    return verified(stored, options);
  } catch (...) {
    failed.error = readFailure(stored.file);
  }
  return failed;
}

QString resultText(const QString& name, const VerifyResult& result) {
  if (result.error) return VerifyStrings::tr("%1 cannot be verified. %2", "variant, reason").arg(name, errorText(*result.error));
  const QString positions = countText(static_cast<double>(result.positions));
  if (result.mismatches > 0 || (!result.correct && !result.stopped)) {
    const QString wrong = VerifyStrings::tr("%1: %2 of the values and counts are wrong. Repair computes them again.")
                              .arg(name, countText(static_cast<double>(result.mismatches)));
    return result.example.isEmpty() ? wrong : wrong + QLatin1Char(' ') + VerifyStrings::tr("The first: %1").arg(result.example);
  }
  if (result.stopped) return VerifyStrings::tr("%1: stopped after %2 positions, all correct so far.").arg(name, positions);
  return VerifyStrings::tr(
             "%1: all checksums are good. %2 values were recomputed with independent code, and all are correct (%3).")
      .arg(name, positions, durationText(result.seconds));
}

}  // namespace kotai::ui
