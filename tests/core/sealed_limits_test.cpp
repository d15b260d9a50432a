// Tests for small sealed files, which state their unpacked size. If the stated size exceeds the limit for the
// kind of file, the file is refused before memory is allocated.
#include <QTemporaryDir>
#include <QTest>

#include "core/base/errors.h"
#include "core/simultaneous/proved_outcome.h"
#include "core/simultaneous/registry.h"
#include "core/tables/sealed_file.h"
#include "tests/runner/test_class.h"

using namespace kotai;
namespace fs = std::filesystem;

constexpr std::uint64_t someMagic = 0x454d4f5341544f4bULL;

static std::optional<SolutionFault> sealedFault(const std::function<void()>& reading) {
  try {
    reading();
  } catch (const SolutionError& error) {
    return error.fault();
  }
  return std::nullopt;
}

class SealedLimitsTest : public QObject {
  Q_OBJECT

 private slots:
  void contentsUpToTheLimitAreRead();
  void anOutcomeIsSmall();
};

void SealedLimitsTest::contentsUpToTheLimitAreRead() {
  const QTemporaryDir folder;
  const fs::path file = fs::path(folder.path().toStdString()) / "some";
  const std::vector<std::byte> zeros(100'000);
  writeSealedFile(file, {someMagic, 1, zeros.size()}, "some", zeros);
  QVERIFY(readSealedFile(file, {someMagic, 1, zeros.size()}, "some") == zeros);
  QVERIFY(sealedFault([&] { readSealedFile(file, {someMagic, 1, zeros.size() - 1}, "some"); }) == SolutionFault::DamagedHeader);
}

/// A file with the name and signature of an outcome may not unpack to a hundred megabytes.
void SealedLimitsTest::anOutcomeIsSmall() {
  const QTemporaryDir folder;
  const fs::path directory = folder.path().toStdString();
  const auto board = *parseSimultaneousVariant("syncdom:4x4");
  writeProvedOutcome(directory, *board, {});
  QVERIFY(readProvedOutcome(directory, *board).has_value());
  const fs::path file = provedOutcomeFile(directory, *board);
  writeSealedFile(file, {0x544f4941544f4bULL, 1, 100U << 20U}, board->id(), std::vector<std::byte>(100U << 20U));
  QVERIFY(fs::file_size(file) < 20'000);
  QVERIFY(sealedFault([&] { readProvedOutcome(directory, *board); }) == SolutionFault::DamagedHeader);
}

KOTAI_TEST(SealedLimitsTest)
#include "sealed_limits_test.moc"
