// Slow, exact solver for Synchronized Domineering. Uses boards of characters, fractions, and the simplex method
// with Bland's rule.
#pragma once

#include <algorithm>
#include <map>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

namespace kotai::test {

/// Exact fraction. Throws if numerator or denominator exceeds 63 bits.
class Fraction {
 public:
  Fraction(long long whole = 0) : m_above(whole) {}

  friend Fraction operator+(const Fraction& a, const Fraction& b) {
    return make(wide(a.m_above) * b.m_below + wide(b.m_above) * a.m_below, wide(a.m_below) * b.m_below);
  }
  friend Fraction operator-(const Fraction& a, const Fraction& b) { return a + Fraction(-1) * b; }
  friend Fraction operator*(const Fraction& a, const Fraction& b) {
    return make(wide(a.m_above) * b.m_above, wide(a.m_below) * b.m_below);
  }
  friend Fraction operator/(const Fraction& a, const Fraction& b) {
    return make(wide(a.m_above) * b.m_below, wide(a.m_below) * b.m_above);
  }
  friend bool operator<(const Fraction& a, const Fraction& b) {
    return wide(a.m_above) * b.m_below < wide(b.m_above) * a.m_below;
  }
  friend bool operator==(const Fraction& a, const Fraction& b) { return a.m_above == b.m_above && a.m_below == b.m_below; }
  double number() const { return static_cast<double>(m_above) / static_cast<double>(m_below); }

 private:
  __extension__ using Bits128 = __int128;
  static Bits128 wide(long long number) { return number; }
  static Fraction make(Bits128 above, Bits128 below) {
    if (below < 0) above = -above, below = -below;
    Bits128 a = above < 0 ? -above : above;
    Bits128 b = below;
    while (b != 0) {
      const Bits128 rest = a % b;
      a = b;
      b = rest;
    }
    if (a > 1) above /= a, below /= a;
    constexpr Bits128 most = Bits128{1} << 62;
    if (above > most || above < -most || below > most) throw std::overflow_error("a fraction grew too long");
    Fraction result;
    result.m_above = static_cast<long long>(above);
    result.m_below = static_cast<long long>(below);
    return result;
  }

  long long m_above = 0;
  long long m_below = 1;
};

using FractionMatrix = std::vector<std::vector<Fraction>>;

inline Fraction exactValue(const FractionMatrix& payoffs) {
  const std::size_t rows = payoffs.size();
  const std::size_t columns = payoffs.front().size();
  // Maximises the sum of y subject to (payoffs + 2) y <= 1 and y >= 0. The tableau includes the slack columns.
  FractionMatrix table(rows + 1, std::vector<Fraction>(columns + rows + 1));
  std::vector<std::size_t> basis(rows);
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t column = 0; column < columns; ++column) table[row][column] = payoffs[row][column] + Fraction(2);
    table[row][columns + row] = Fraction(1);
    table[row].back() = Fraction(1);
    basis[row] = columns + row;
  }
  for (std::size_t column = 0; column < columns; ++column) table[rows][column] = Fraction(-1);
  for (;;) {
    std::size_t entering = 0;
    while (entering < columns + rows && !(table[rows][entering] < Fraction(0))) ++entering;
    if (entering == columns + rows) return Fraction(1) / table[rows].back() - Fraction(2);
    std::size_t leaving = rows;
    for (std::size_t row = 0; row < rows; ++row) {
      if (!(Fraction(0) < table[row][entering])) continue;
      if (leaving == rows) {
        leaving = row;
        continue;
      }
      const Fraction here = table[row].back() / table[row][entering];
      const Fraction best = table[leaving].back() / table[leaving][entering];
      if (here < best || (here == best && basis[row] < basis[leaving])) leaving = row;
    }
    const Fraction pivot = table[leaving][entering];
    for (Fraction& each : table[leaving]) each = each / pivot;
    for (std::size_t row = 0; row <= rows; ++row) {
      const Fraction factor = table[row][entering];
      if (row == leaving || factor == Fraction(0)) continue;
      for (std::size_t place = 0; place < table[row].size(); ++place)
        table[row][place] = table[row][place] - factor * table[leaving][place];
    }
    basis[leaving] = entering;
  }
}

/// Board as rows of '.' and '#', with the top row first. A domino covers two or more cells in a straight line.
class SlowSyncdom {
 public:
  explicit SlowSyncdom(std::size_t pieceCells = 2) : m_pieceCells(pieceCells) {}

  using Rows = std::vector<std::string>;
  struct Value {
    Fraction value;
    int verticalSecure = 0;
    int horizontalSecure = 0;
  };

  const Value& value(const Rows& board) {
    if (const auto known = m_known.find(board); known != m_known.end()) return known->second;
    return m_known[board] = compute(board);
  }
  const std::map<Rows, Value>& known() const { return m_known; }

 private:
  struct Cell {
    std::size_t row, column;
  };
  std::vector<Cell> cellsOf(Cell first, bool vertical) const {
    std::vector<Cell> result;
    for (std::size_t step = 0; step < m_pieceCells; ++step)
      result.push_back({first.row + (vertical ? step : 0), first.column + (vertical ? 0 : step)});
    return result;
  }
  std::vector<Cell> pieces(const Rows& board, bool vertical) const {
    const auto isFree = [&board](Cell cell) {
      return cell.row < board.size() && cell.column < board[cell.row].size() && board[cell.row][cell.column] == '.';
    };
    std::vector<Cell> result;
    for (std::size_t row = 0; row < board.size(); ++row)
      for (std::size_t column = 0; column < board[row].size(); ++column)
        if (std::ranges::all_of(cellsOf({row, column}, vertical), isFree)) result.push_back({row, column});
    return result;
  }
  Value compute(const Rows& board) {
    const auto ups = pieces(board, true);
    const auto rights = pieces(board, false);
    if (ups.empty() || rights.empty()) {
      const int payoff = static_cast<int>(!ups.empty()) - static_cast<int>(!rights.empty());
      return {Fraction(payoff), payoff, payoff};
    }
    FractionMatrix payoffs;
    int verticalBest = -1;
    std::vector<int> columnMaxima(rights.size(), -1);
    for (const Cell& up : ups) {
      payoffs.emplace_back();
      int least = 1;
      for (std::size_t number = 0; number < rights.size(); ++number) {
        Rows after = board;
        for (const Cell& cell : cellsOf(up, true)) after[cell.row][cell.column] = '#';
        for (const Cell& cell : cellsOf(rights[number], false)) after[cell.row][cell.column] = '#';
        const Value child = value(after);
        payoffs.back().push_back(child.value);
        least = std::min(least, child.verticalSecure);
        columnMaxima[number] = std::max(columnMaxima[number], child.horizontalSecure);
      }
      verticalBest = std::max(verticalBest, least);
    }
    return {exactValue(payoffs), verticalBest, *std::min_element(columnMaxima.begin(), columnMaxima.end())};
  }

  std::size_t m_pieceCells;
  std::map<Rows, Value> m_known;
};

}  // namespace kotai::test
