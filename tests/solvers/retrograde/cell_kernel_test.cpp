// Tests for operations on cells of Dodgem's tables, in every version that this machine can run, compared cell by cell.
#include "solvers/retrograde/dodgem/cell_kernel.h"

#include <QTest>
#include <array>
#include <random>
#include <vector>

#include "solvers/retrograde/dodgem/pair_table.h"
#include "tests/runner/test_class.h"

using namespace kotai::retrograde;

namespace {

using Cells = std::vector<std::int8_t>;

/// Returns cells with long runs of one value, and with parts in which all cells differ.
Cells madeUp(std::size_t count, std::uint32_t seed) {
  std::mt19937 random(seed);
  Cells cells;
  while (cells.size() < count) {
    const auto value = static_cast<std::int8_t>(static_cast<int>(random() % 256) - 128);
    cells.insert(cells.end(), random() % 3 == 0 ? 1 + random() % 150 : 1, value == 127 ? std::int8_t{0} : value);
  }
  cells.resize(count);
  return cells;
}

}  // namespace

class CellKernelTest : public QObject {
  Q_OBJECT

 private slots:
  void packsAndUnpacks_data() { machines(); }
  void packsAndUnpacks();
  void transposes_data() { machines(); }
  void transposes();

 private:
  static void machines() {
    QTest::addColumn<bool>("portable");
    QTest::addColumn<int>("scale");
    for (const Scale scale : {Scale::EvenWins, Scale::EveryPly}) {
      const char* const name = scale == Scale::EvenWins ? "wins even" : "every ply";
      QTest::addRow("portable, %s", name) << true << static_cast<int>(scale);
      QTest::addRow("this machine, %s", name) << false << static_cast<int>(scale);
    }
  }
  static Scale wantedScale() {
    QFETCH(int, scale);
    return static_cast<Scale>(scale);
  }
  static const CellKernel& kernel() {
    QFETCH(bool, portable);
    return portable ? portableCellKernel(wantedScale()) : cellKernel(wantedScale());
  }
};

void CellKernelTest::packsAndUnpacks() {
  for (const std::size_t columns : {1, 15, 16, 63, 64, 65, 127, 128, 200, 1000}) {
    const Cells cells = madeUp(columns, static_cast<std::uint32_t>(columns));
    std::vector<std::byte> expected;
    std::array<std::uint64_t, 256> counts{};
    for (const std::int8_t cell : cells) {
      if (cell == illegalCell<std::int8_t>) continue;
      const std::uint32_t code = codeOfTurned(cell, wantedScale());
      expected.push_back(static_cast<std::byte>(code));
      ++counts[code];
    }
    std::vector<std::byte> found(columns + CellKernel::packMargin);
    CodeCounts counted;
    const std::byte* const end = kernel().pack(cells.data(), columns, found.data(), counted);
    found.resize(static_cast<std::size_t>(end - found.data()));
    QVERIFY(found == expected);
    Cells read = cells;
    for (std::int8_t& cell : read)
      if (cell != illegalCell<std::int8_t>) cell = 0;
    QVERIFY(kernel().unpack(read.data(), columns, found.data()) == found.data() + found.size() && read == cells);
    for (std::size_t code = 0; code < CodeCounts::noCode; ++code)
      QCOMPARE(counted.of(static_cast<std::uint8_t>(code)), counts[code]);
  }
}

/// Transposes twice, and changes a few cells in between. Only the changed columns are reported.
void CellKernelTest::transposes() {
  constexpr std::size_t outStride = 48;
  for (const std::size_t inStride : {16, 48, 64, 80, 128, 208}) {
    const std::size_t columns = inStride - 3;
    Cells in = madeUp(rowPadding * inStride, static_cast<std::uint32_t>(inStride));
    Cells out(columns * outStride, 1);
    const auto store = [&] {
      std::vector<std::uint8_t> changed(columns);
      const bool any = kernel().storeTransposed(in.data(), inStride, out.data() + rowPadding, outStride, columns, changed.data());
      bool told = false;
      for (const std::uint8_t each : changed) told = told || each != 0;
      return told == any ? changed : std::vector<std::uint8_t>{};
    };
    QCOMPARE(store().size(), columns);
    for (std::size_t column = 0; column < columns; ++column)
      for (std::size_t row = 0; row < outStride; ++row) {
        const bool stored = row >= rowPadding && row < 2 * rowPadding;
        const std::int8_t wanted =
            stored ? turnedCell(in[(row - rowPadding) * inStride + column], wantedScale()) : std::int8_t{1};
        QCOMPARE(out[column * outStride + row], wanted);
      }
    std::vector<std::uint8_t> expected(columns);
    QCOMPARE(store(), expected);
    for (const std::size_t column : {std::size_t{0}, columns / 2, columns - 1}) {
      std::int8_t& cell = in[7 * inStride + column];
      cell = cell == 5 ? std::int8_t{-5} : std::int8_t{5};
      expected[column] = 1;
    }
    QCOMPARE(store(), expected);
  }
}

KOTAI_TEST(CellKernelTest)
#include "cell_kernel_test.moc"
