// One block in the search through everything that can be reached from the start.
#pragma once

#include <algorithm>

#include "solvers/retrograde/animalshogi/block_kernel.h"
#include "solvers/retrograde/animalshogi/block_walker.h"
#include "solvers/retrograde/animalshogi/replies.h"
#include "solvers/retrograde/animalshogi/successors.h"

namespace kotai::animalshogi::engine {

template <class Bits>
class BlockSurvey {
 public:
  BlockSurvey(BlockId block, bool farDrops, Survey& survey)
      : m_walker(block),
        m_replies(m_walker.layout(), m_walker.lions(), farDrops),
        m_successors(block, farDrops),
        m_survey(survey),
        m_tally(survey.tallies[block.materialClass]),
        m_first(firstOf(block)),
        m_firstWord(firstWordOf(m_walker.layout(), block.pair, lionPairCount)),
        m_symmetric(isSymmetricPair(block.pair)) {
    m_free = allSquares & ~(1U << m_walker.lions().own | 1U << m_walker.lions().enemy);
  }

  void run() {
    const ClassLayout& layout = m_walker.layout();
    Row row;
    std::uint32_t rowStart = 0;
    std::uint32_t rowEnd = 0;
    for (std::uint32_t word = 0; word < layout.blockWords; ++word) {
      const std::uint64_t place = m_firstWord + word;
      const std::uint64_t waiting = load(m_survey.reached + place) & ~m_survey.searched[place];
      if (waiting == 0) continue;
      m_survey.searched[place] |= waiting;
      for (std::uint64_t rest = waiting; rest != 0; rest &= rest - 1) {
        const std::uint32_t rank = word * 64 + static_cast<std::uint32_t>(std::countr_zero(rest));
        if (rank >= rowEnd) {
          const std::uint32_t number = rank / layout.rowLength;
          rowStart = number * layout.rowLength;
          rowEnd = rowStart + layout.rowLength;
          row = m_walker.row(number);
        }
        position(rank, m_walker.at(row, rank - rowStart));
      }
    }
    finish();
  }

 private:
  /// What the moves of a position lead to.
  struct Moves {
    std::uint32_t legal = 0;
    std::uint32_t lost = 0;  ///< positions lost for the other side
    std::uint32_t drawn = 0;
    std::uint32_t farDropsLost = 0;
    std::uint32_t farDropsDrawn = 0;
  };

  struct Listed {
    std::uint32_t rank = 0;
    std::uint32_t image = 0;
    std::uint8_t value = 0;
    std::uint32_t firstStep = 0;
    std::uint32_t endStep = 0;
    Moves moves;
  };
  struct Step {
    std::uint64_t word = 0;
    std::uint32_t index = 0;
    std::uint32_t block = 0;
    std::uint8_t bit = 0;
    bool isImage = false;
    bool farDrop = false;
  };
  struct OutsideStep {
    std::uint64_t word = 0;
    std::uint8_t bit = 0;
    std::uint8_t takableHalves = 0;  ///< what it adds if it is new
    std::uint8_t lostHalves = 0;
  };
  static constexpr std::uint32_t positionsAtOnce = 8;
  static constexpr std::uint32_t mostSteps = 64;  ///< of one position, images included

  static std::uint64_t load(const std::uint64_t* word) { return __atomic_load_n(word, __ATOMIC_RELAXED); }
  static void store(std::uint64_t* word, std::uint64_t bits) { __atomic_store_n(word, bits, __ATOMIC_RELAXED); }

  /// Lists the moves of a position and asks for what they lead to; they are looked at when the list is full.
  void position(std::uint32_t rank, const Groups& groups) {
    const std::uint8_t value = m_survey.values[m_first + rank];
    const std::uint32_t image = m_symmetric ? rankOf<Bits>(m_walker.layout(), mirroredGroups(groups), m_free, m_geometry) : rank;
    if (value == code::winInOne && m_replies.takesLion(groups)) {
      m_survey.lionTakableHalves += m_symmetric && image != rank ? 1 : 2;
      return;
    }
    Listed& listed = m_listed[m_listedCount++];
    listed = {rank, image, value, m_stepCount, 0, {}};
    m_successors.forEach(groups, [&](const Successor& next, const Groups& after) { successor(next, after, listed); });
    listed.endStep = m_stepCount;
    if (image >= rank && code::isLoss(value)) lookForZugzwang(rank, groups);
    if (m_listedCount == positionsAtOnce) finish();
  }

  void finish() {
    for (std::uint32_t number = 0; number < m_listedCount; ++number) {
      Listed& listed = m_listed[number];
      for (std::uint32_t step = listed.firstStep; step < listed.endStep; ++step) reach(m_steps[step]);
      // What a lost position leads to is won for the other side.
      if (!code::isLoss(listed.value))
        for (std::uint32_t step = listed.firstStep; step < listed.endStep; ++step) look(m_steps[step], listed.moves);
      if (listed.image >= listed.rank) count(listed);  // else its mirror image is the canonical one
    }
    for (std::uint32_t step = 0; step < m_outsideCount; ++step) reachOutside(m_outsideSteps[step]);
    m_listedCount = 0;
    m_stepCount = 0;
    m_outsideCount = 0;
  }

  void count(const Listed& listed) {
    const Moves& moves = listed.moves;
    const std::uint64_t bit = std::uint64_t{1} << listed.rank % 64;
    m_survey.counted[m_firstWord + listed.rank / 64] |= bit;
    ++m_tally.values[listed.value];
    m_tally.legalMoves += moves.legal;
    m_tally.mostLegalMoves = std::max(m_tally.mostLegalMoves, moves.legal);
    if (code::isLoss(listed.value)) return;
    const bool wins = listed.value != code::draw;
    const std::uint32_t good = wins ? moves.lost : moves.drawn;
    if (good == 1 && moves.legal > 1) {
      ++(wins ? m_tally.onlyMoveWins : m_tally.onlyMoveDraws);
      m_survey.onlyMoves[m_firstWord + listed.rank / 64] |= bit;
    }
    if (good == (wins ? moves.farDropsLost : moves.farDropsDrawn)) m_survey.farDrops->add({0, m_first + listed.rank});
  }

  void lookForZugzwang(std::uint32_t rank, const Groups& groups) {
    const std::uint32_t passed = m_successors.passedIndex(m_successors.turned(groups));
    if (code::isLoss(m_survey.values[passed])) m_survey.zugzwangs->add({passed, m_first + rank});
  }

  void successor(const Successor& next, const Groups& after, Listed& listed) {
    if (next.target != LionStep::Target::Stored) return outside(next, after, listed.moves);
    Step& step = m_steps[m_stepCount++];
    step.word = firstWordOf(*next.layout, next.pair, lionPairCount) + next.rank / 64;
    step.index = next.index();
    step.block = static_cast<std::uint32_t>(next.layout->number * lionPairCount + next.pair);
    step.bit = static_cast<std::uint8_t>(next.rank % 64);
    step.isImage = next.isImage;
    step.farDrop = next.farChickDrop;
    listed.moves.legal += next.isImage ? 0 : 1;
    __builtin_prefetch(m_survey.reached + step.word, 1);
    if (!code::isLoss(listed.value)) __builtin_prefetch(m_survey.values + step.index);
  }

  /// Without branches: whether a position is new cannot be foretold.
  void reach(const Step& step) {
    const std::uint64_t before = load(m_survey.reached + step.word);
    m_survey.touchedBlocks[step.block] |= static_cast<std::uint8_t>((before >> step.bit & 1U) ^ 1U);
    store(m_survey.reached + step.word, before | std::uint64_t{1} << step.bit);
  }

  void look(const Step& step, Moves& moves) const {
    if (step.isImage) return;
    const std::uint8_t value = m_survey.values[step.index];
    const std::uint32_t lost = code::isLoss(value) ? 1 : 0;
    const std::uint32_t drawn = value == code::draw ? 1 : 0;
    moves.lost += lost;
    moves.drawn += drawn;
    if (!step.farDrop) return;
    moves.farDropsLost += lost;
    moves.farDropsDrawn += drawn;
  }

  void outside(const Successor& next, const Groups& after, Moves& moves) {
    if (!next.isImage) {
      ++moves.legal;
      moves.lost += next.canTakeLion ? 0 : 1;
    }
    OutsideStep& step = m_outsideSteps[m_outsideCount++];
    step.word = firstWordOf(*next.layout, next.pair, OutsidePairs::get().count()) + next.rank / 64;
    step.bit = static_cast<std::uint8_t>(next.rank % 64);
    const bool storedTwice = next.isSymmetric && mirroredGroups(after).sets != after.sets;
    step.takableHalves = static_cast<std::uint8_t>(!next.canTakeLion ? 0 : storedTwice ? 1 : 2);
    step.lostHalves = static_cast<std::uint8_t>(next.canTakeLion ? 0 : storedTwice ? 1 : 2);
    __builtin_prefetch(m_survey.outside + step.word, 1);
  }

  void reachOutside(const OutsideStep& step) {
    const std::uint64_t before = m_survey.outside[step.word];
    const std::uint64_t isNew = (before >> step.bit & 1U) ^ 1U;
    m_survey.lionTakableHalves += isNew * step.takableHalves;
    m_survey.lostHalves += isNew * step.lostHalves;
    m_survey.outside[step.word] = before | std::uint64_t{1} << step.bit;
  }

  const Geometry& m_geometry = Geometry::get();
  BlockWalker<Bits> m_walker;
  Replies<Bits> m_replies;
  Successors<Bits> m_successors;
  Survey& m_survey;
  ClassTally& m_tally;
  std::uint32_t m_first;
  std::uint64_t m_firstWord;
  bool m_symmetric;
  unsigned m_free = 0;
  std::array<Listed, positionsAtOnce> m_listed;
  std::array<Step, positionsAtOnce * mostSteps> m_steps;
  std::uint32_t m_listedCount = 0;
  std::uint32_t m_stepCount = 0;
  std::array<OutsideStep, positionsAtOnce * 16> m_outsideSteps;  // a lion has eight steps, each perhaps with its image
  std::uint32_t m_outsideCount = 0;
};

}  // namespace kotai::animalshogi::engine
