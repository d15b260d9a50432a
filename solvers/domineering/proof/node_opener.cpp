#include "solvers/domineering/proof/node_opener.h"

#include <algorithm>
#include <bit>
#include <span>
#include <utility>

namespace kotai::domineering {

// Factor by which the proof number grows with each missing move. On boards from 6x6 to 8x7, 8 was the best
// value between 1.2 and 8.
constexpr float yesGrowth = 8;
constexpr float noGrowth = 2.5F;
constexpr float largestFirst = 1e7F;

template <class Bits>
NodeOpener<Bits>::NodeOpener(const ProofRules<Bits>& rules, const TurnJudge<Bits>& judge, const ProofTable<Bits>& table)
    : m_rules(rules), m_judge(judge), m_table(table) {
  float yes = 1;
  float no = 1;
  for (std::size_t shortage = 1; shortage < m_yesByShortage.size(); ++shortage) {
    m_yesByShortage[shortage] = std::min(yes, largestFirst);
    m_noByShortage[shortage] = std::min(no, largestFirst);
    yes *= yesGrowth;
    no *= noGrowth;
  }
}

template <class Bits>
void NodeOpener<Bits>::Moves::add(Bits left, Bits stored) {
  leaves[count] = left;
  fromStore[count++] = stored;
}

template <class Bits>
void NodeOpener<Bits>::Moves::swap(std::size_t one, std::size_t other) {
  std::swap(leaves[one], leaves[other]);
  std::swap(fromStore[one], fromStore[other]);
}

template <class Bits>
void NodeOpener<Bits>::Moves::move(std::size_t from, std::size_t to) {
  leaves[to] = leaves[from];
  fromStore[to] = fromStore[from];
}

template <class Bits>
void NodeOpener<Bits>::setMoves(const Position& position) {
  m_moves.count = 0;
  m_answers.count = 0;
  const auto& board = m_rules.board();
  domineering::forEachBit(m_rules.verticalMoves(position), [&](int cell) { m_moves.add(~board.verticalDomino(cell), 0); });
  if (position.verticalStore > 0) m_moves.add(~Bits{0}, 1);
  domineering::forEachBit(m_rules.horizontalMoves(position), [&](int cell) { m_answers.add(~board.horizontalDomino(cell), 0); });
  if (position.horizontalStore > 0) m_answers.add(~Bits{0}, 1);
}

template <class Bits>
Verdict NodeOpener<Bits>::open(const Position& position, Frame& frame) {
  frame.children.clear();
  frame.rows.clear();
  setMoves(position);
  if (hasSureMove(position)) return Verdict::Yes;
  for (std::size_t row = 0; row < m_moves.count; ++row) {
    const auto begin = static_cast<std::uint32_t>(frame.children.size());
    if (openRow(position, row, frame.children))
      frame.rows.push_back({begin, static_cast<std::uint32_t>(frame.children.size()), {}});
    else
      judgeFirstAnswer(position, row + 1, m_moves.count);
  }
  return lookUp(frame);
}

/// Returns whether the bounds decide every reply to some move in Vertical's favour, as in most positions.
/// Otherwise, sorts the replies by descending number of open moves.
template <class Bits>
bool NodeOpener<Bits>::hasSureMove(const Position& position) {
  std::size_t candidates = judgeFirstAnswer(position, 0, m_moves.count);
  while (candidates > 0) {
    const std::size_t doubtful = firstDoubtful(position, candidates - 1);
    if (doubtful == m_answers.count) return true;
    m_answers.swap(0, doubtful);
    candidates = judgeFirstAnswer(position, 0, candidates);
  }
  return false;
}

/// Looks up the children of a node. Precondition: their table entries have been prefetched.
template <class Bits>
Verdict NodeOpener<Bits>::lookUp(Frame& frame) const {
  std::size_t kept = 0;
  for (ProofRow& row : frame.rows) {
    if (!lookUp(frame, row)) continue;
    if (row.begin == row.end) return Verdict::Yes;
    frame.rows[kept++] = row;
  }
  frame.rows.resize(kept);
  return kept == 0 ? Verdict::No : Verdict::Open;
}

/// Judges the moves from `begin` to `end` against the first reply: removes refuted moves, and sorts good moves to the front.
/// Returns the number of good moves.
template <class Bits>
std::size_t NodeOpener<Bits>::judgeFirstAnswer(const Position& position, std::size_t begin, std::size_t end) {
  const Bits free = position.contested & m_answers.leaves[0];
  const Bits store = static_cast<Bits>(position.horizontalStore) - m_answers.fromStore[0];
  std::size_t good = begin;
  std::size_t kept = begin;
  for (std::size_t next = begin; next < end; next += Batch::size) {
    const std::size_t size = std::min(Batch::size, end - next);
    for (std::size_t lane = 0; lane < Batch::size; ++lane) {
      m_batch.cells[lane] = free & m_moves.leaves[next + lane];
      m_batch.verticalStore[lane] = static_cast<Bits>(position.verticalStore) - m_moves.fromStore[next + lane];
      m_batch.horizontalStore[lane] = store;
    }
    m_judge.judge(m_batch);
    for (std::size_t lane = 0; lane < size; ++lane) {
      if ((m_batch.no >> lane & 1U) != 0) continue;
      m_moves.move(next + lane, kept);
      if ((m_batch.yes >> lane & 1U) != 0) m_moves.swap(good++, kept);
      ++kept;
    }
  }
  for (std::size_t next = end; next < m_moves.count; ++next) m_moves.move(next, kept++);
  m_moves.count = kept;
  return good - begin;
}

template <class Bits>
ProofNumbers NodeOpener<Bits>::firstNumbers(Bits shortOfYes, Bits shortOfNo) const {
  const auto place = [](Bits shortage) {
    return static_cast<std::size_t>(std::clamp<std::int64_t>(static_cast<std::int64_t>(shortage), 1, 63));
  };
  return {m_yesByShortage[place(shortOfYes)], m_noByShortage[place(shortOfNo)]};
}

/// Judges the positions after a move and each of the next replies, up to the size of a batch. Returns a mask of
/// the lanes in use.
template <class Bits>
std::uint32_t NodeOpener<Bits>::judgeAnswers(const Position& position, std::size_t row, std::size_t first) {
  const Bits free = position.contested & m_moves.leaves[row];
  const Bits store = static_cast<Bits>(position.verticalStore) - m_moves.fromStore[row];
  for (std::size_t lane = 0; lane < Batch::size; ++lane) {
    m_batch.cells[lane] = free & m_answers.leaves[first + lane];
    m_batch.verticalStore[lane] = store;
    m_batch.horizontalStore[lane] = static_cast<Bits>(position.horizontalStore) - m_answers.fromStore[first + lane];
  }
  m_judge.judge(m_batch);
  return (1U << std::min(Batch::size, m_answers.count - first)) - 1;
}

/// Returns the first reply to a move that the bounds do not decide for Vertical, or the number of replies.
template <class Bits>
std::size_t NodeOpener<Bits>::firstDoubtful(const Position& position, std::size_t row) {
  for (std::size_t first = 0; first < m_answers.count; first += Batch::size) {
    const std::uint32_t real = judgeAnswers(position, row, first);
    if (const std::uint32_t doubtful = ~m_batch.yes & real; doubtful != 0)
      return first + static_cast<std::size_t>(std::countr_zero(doubtful));
  }
  return m_answers.count;
}

/// Adds the undecided positions of a row to `children`. Returns false if a reply refutes the row, and moves this reply
/// to the front.
template <class Bits>
bool NodeOpener<Bits>::openRow(const Position& position, std::size_t row, std::vector<Child>& children) {
  const std::size_t begin = children.size();
  for (std::size_t first = 0; first < m_answers.count; first += Batch::size) {
    const std::uint32_t real = judgeAnswers(position, row, first);
    if (const std::uint32_t refuting = m_batch.no & real; refuting != 0) {
      m_answers.swap(0, first + static_cast<std::size_t>(std::countr_zero(refuting)));
      children.resize(begin);
      return false;
    }
    for (std::uint32_t open = ~m_batch.yes & real; open != 0; open &= open - 1) {
      const auto lane = static_cast<std::size_t>(std::countr_zero(open));
      const Position child = m_rules.canonical(
          {m_batch.cells[lane], static_cast<int>(m_batch.verticalStore[lane]), static_cast<int>(m_batch.horizontalStore[lane])});
      m_table.prefetch(child);
      children.push_back({child, firstNumbers(m_batch.shortOfYes[lane], m_batch.shortOfNo[lane])});
    }
  }
  return true;
}

/// Removes duplicates of undecided children, and sets their known numbers. Returns false if a child refutes the row.
template <class Bits>
bool NodeOpener<Bits>::lookUp(Frame& frame, ProofRow& row) const {
  std::uint32_t end = row.begin;
  for (std::uint32_t place = row.begin; place < row.end; ++place) {
    Child child = frame.children[place];
    if (const auto known = m_table.find(child.position)) {
      if (known->isYes()) continue;
      if (known->isNo()) return false;
      child.numbers = *known;
    }
    frame.children[end++] = child;
  }
  const std::span open(frame.children.data() + row.begin, end - row.begin);
  std::ranges::sort(open, {}, &Child::position);
  const auto last = std::unique(open.begin(), open.end(),
                                [](const Child& left, const Child& right) { return left.position == right.position; });
  row.end = end - static_cast<std::uint32_t>(open.end() - last);
  return true;
}

template class NodeOpener<std::uint64_t>;
template class NodeOpener<Bits128>;

}  // namespace kotai::domineering
