// Tests for forms of bands. Positions whose regions differ only in their places have the same form. The forms
// also tell which cells of two such positions correspond.
#include "core/games/domineering/bands.h"

#include <QTest>
#include <algorithm>
#include <random>
#include <span>

#include "tests/runner/test_class.h"

using namespace kotai::domineering;

class BandsTest : public QObject {
  Q_OBJECT
 private slots:
  void imagesHaveTheSameForm_data();
  void imagesHaveTheSameForm();
  void likesKeepNeighbours_data() { imagesHaveTheSameForm_data(); }
  void likesKeepNeighbours();

 private:
  template <class Bits>
  void formsOn(int columns, int rows);
  template <class Bits>
  void checkMatching(int columns, int rows);
};

namespace {

template <class Bits>
Bits someCells(const Board<Bits>& board, std::mt19937_64& random) {
  Bits cells = board.all;
  const auto word = [&random] {
    return sizeof(Bits) > 8 ? static_cast<Bits>(Bits128{random()} << 64 | random()) : Bits{random()};
  };
  for (auto covers = random() % 4; covers > 0; --covers) cells &= word() | word();
  return cells;
}

/// Turns the bands, together with the cells in them, and moves the pairs to other places.
template <class Bits>
Bits rearranged(const Board<Bits>& board, Bits cells, std::mt19937_64& random) {
  const int pairs = (board.rows - highBandRows(board.rows)) / 2;
  const int bands = pairs + board.rows % 2;
  std::vector<int> order(static_cast<std::size_t>(bands));
  std::vector<unsigned> turns(static_cast<std::size_t>(bands));
  for (int band = 0; band < bands; ++band) {
    order[static_cast<std::size_t>(band)] = band;
    turns[static_cast<std::size_t>(band)] = static_cast<unsigned>(random() % 4);
  }
  std::ranges::shuffle(std::span(order).first(static_cast<std::size_t>(pairs)), random);
  Bits result = 0;
  for (int band = 0; band < bands; ++band) {
    const int height = band < pairs ? 2 : highBandRows(board.rows);
    const unsigned turn = turns[static_cast<std::size_t>(band)];
    for (int row = 0; row < height; ++row)
      for (int column = 0; column < board.columns; ++column) {
        if ((cells >> ((2 * band + row) * board.columns + column) & 1U) == 0) continue;
        const int toRow = 2 * order[static_cast<std::size_t>(band)] + ((turn & 1U) != 0 ? height - 1 - row : row);
        const int toColumn = (turn & 2U) != 0 ? board.columns - 1 - column : column;
        result |= Bits{1} << (toRow * board.columns + toColumn);
      }
  }
  return result;
}

}  // namespace

void BandsTest::imagesHaveTheSameForm_data() {
  QTest::addColumn<int>("columns");
  QTest::addColumn<int>("rows");
  for (const auto& [columns, rows] : {std::pair(8, 8), std::pair(7, 9), std::pair(9, 6), std::pair(10, 6), std::pair(1, 10),
                                      std::pair(10, 1), std::pair(4, 3), std::pair(2, 10), std::pair(9, 8), std::pair(7, 10),
                                      std::pair(10, 9), std::pair(10, 10), std::pair(9, 9), std::pair(5, 7), std::pair(6, 9)})
    QTest::addRow("%dx%d", columns, rows) << columns << rows;
}

void BandsTest::imagesHaveTheSameForm() {
  QFETCH(int, columns);
  QFETCH(int, rows);
  columns* rows <= 64 ? formsOn<std::uint64_t>(columns, rows) : formsOn<Bits128>(columns, rows);
}

template <class Bits>
void BandsTest::formsOn(int columns, int rows) {
  const Board<Bits> board(columns, rows);
  const BandForms<Bits> forms(board);
  std::mt19937_64 random(23);
  for (int trial = 0; trial < 20000; ++trial) {
    const Bits cells = someCells(board, random);
    const Bits form = forms.formOf(cells);
    QCOMPARE(countBits(form), countBits(cells));
    QVERIFY(forms.regionsOf(form) == forms.regionsOf(cells));
    const Bits other = rearranged(board, cells, random);
    QVERIFY(forms.formOf(other) == form);
    QVERIFY(forms.regionsOf(other) == forms.regionsOf(cells));
  }
  // A single region moves to the first band, wherever it was.
  if (columns >= 4 && rows >= 4) {
    const Bits corner = Bits{0b11} | Bits{0b10} << columns;
    QVERIFY(forms.formOf(corner << (2 * columns + 1)) == forms.formOf(corner));
  }
}

/// Each cell corresponds to a different cell, and dominoes correspond to dominoes.
void BandsTest::likesKeepNeighbours() {
  QFETCH(int, columns);
  QFETCH(int, rows);
  columns* rows <= 64 ? checkMatching<std::uint64_t>(columns, rows) : checkMatching<Bits128>(columns, rows);
}

template <class Bits>
void BandsTest::checkMatching(int columns, int rows) {
  const Board<Bits> board(columns, rows);
  const BandForms<Bits> forms(board);
  std::mt19937_64 random(29);
  for (int trial = 0; trial < 5000; ++trial) {
    const Bits cells = someCells(board, random);
    const Bits form = forms.formOf(cells);
    const auto likes = forms.matchingCells(form, cells);
    Bits together = 0;
    for (int cell = 0; cell < board.cells(); ++cell) {
      const int like = likes[static_cast<std::size_t>(cell)];
      QCOMPARE(like >= 0, (form >> cell & 1U) != 0);
      if (like >= 0) together |= Bits{1} << like;
    }
    QVERIFY(together == cells);
    const auto apart = [&](int one, int other) {
      return std::abs(likes[static_cast<std::size_t>(one)] - likes[static_cast<std::size_t>(other)]);
    };
    forEachBit(form & (form >> columns) & bandCells(board), [&](int cell) { QCOMPARE(apart(cell, cell + columns), columns); });
    forEachBit(form & (form >> 1) & board.notLastColumn, [&](int cell) { QCOMPARE(apart(cell, cell + 1), 1); });
  }
}

KOTAI_TEST(BandsTest)
#include "bands_test.moc"
