// Playouts, compiled for each kind of processor.
#pragma once

#include "solvers/domineering/players/machine.h"
#include "solvers/domineering/players/playouts.h"

namespace kotai::domineering {

template <class Machine, class Bits>
class PlayoutsOf final : public Playouts<Bits> {
 public:
  explicit PlayoutsOf(const domineering::Board<Bits>& board) : m_board(board) {}

  /// Interleaves several playouts, because each turn depends on the previous turn of the same playout. Every
  /// playout has its own random stream, so results do not depend on the number of interleaved playouts.
  PlayoutTally afterMove(Bits covered, Side side, int ownCell, std::uint64_t count, RandomStream& random) const override {
    const Bits replies = side == Side::First ? m_board.horizontal(covered) : m_board.vertical(covered);
    const int replyCount = Machine::count(replies);
    const Bits ownDomino = side == Side::First ? m_board.verticalDomino(ownCell) : m_board.horizontalDomino(ownCell);
    const Bits shape = side == Side::First ? m_board.lyingShape : m_board.uprightShape;
    const auto begin = [&](Lane& lane) {
      lane.random = RandomStream(random.next());
      const int reply = selectBit<Machine>(replies, lane.random.below(replyCount));
      lane.covered = covered | ownDomino | shape << reply;
    };
    return playAll(count, begin);
  }

  int one(Bits covered, RandomStream& random) const override {
    Lane lane{covered, RandomStream(random.next())};
    PlayoutTally tally;
    while (!step(lane, tally)) {
    }
    return static_cast<int>(tally.firstWins) - static_cast<int>(tally.secondWins);
  }

 private:
  struct Lane {
    Bits covered = 0;
    RandomStream random{0};
  };
  static constexpr std::size_t laneCount = 4;

  template <class Begin>
  PlayoutTally playAll(std::uint64_t count, Begin&& begin) const {
    PlayoutTally tally;
    Lane lanes[laneCount];
    if (count >= laneCount) {
      for (Lane& lane : lanes) begin(lane);
      std::uint64_t left = count - laneCount;
      for (;;)
        for (std::size_t number = 0; number < laneCount; ++number) {
          if (!step(lanes[number], tally)) continue;
          if (left > 0) {
            --left;
            begin(lanes[number]);
            continue;
          }
          for (std::size_t last = 0; last < laneCount; ++last)
            if (last != number) finish(lanes[last], tally);
          return tally;
        }
    }
    for (; count > 0; --count) {
      begin(lanes[0]);
      finish(lanes[0], tally);
    }
    return tally;
  }

  void finish(Lane& lane, PlayoutTally& tally) const {
    while (!step(lane, tally)) {
    }
  }

  /// Plays a turn. If the game is over, records the result and returns true.
  bool step(Lane& lane, PlayoutTally& tally) const {
    const Bits vertical = m_board.vertical(lane.covered);
    const Bits horizontal = m_board.horizontal(lane.covered);
    if (vertical == 0 || horizontal == 0) [[unlikely]] {
      tally.firstWins += vertical != 0 ? 1U : 0U;
      tally.secondWins += horizontal != 0 ? 1U : 0U;
      tally.draws += (vertical | horizontal) == 0 ? 1U : 0U;
      return true;
    }
    const std::uint64_t bits = lane.random.next();
    const int first = RandomStream::scaled(static_cast<std::uint32_t>(bits), Machine::count(vertical));
    const int second = RandomStream::scaled(static_cast<std::uint32_t>(bits >> 32), Machine::count(horizontal));
    lane.covered |= (m_board.uprightShape << selectBit<Machine>(vertical, first)) |
                    (m_board.lyingShape << selectBit<Machine>(horizontal, second));
    return false;
  }

  const domineering::Board<Bits> m_board;
};

}  // namespace kotai::domineering
