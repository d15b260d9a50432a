#include "core/games/quoridor/rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/games/quoridor/pairs.h"

namespace kotai::quoridor {

static constexpr Bits128 bit(int square) { return Bits128{1} << square; }

struct PawnReach {
  Bits128 steps = 0;
  Bits128 jumps = 0;
};

/// Calls visit(offset) for each direction in which a single step is open. The offset is the difference of the
/// square numbers.
template <class Visit>
static void forEachStep(const Board& board, const Passages<Bits128>& open, int from, Visit&& visit) {
  const auto passable = [](Bits128 passages, int square) { return ((passages >> square) & 1U) != 0; };
  if (passable(open.east, from)) visit(1);
  if (board.columnOf(from) > 0 && passable(open.east, from - 1)) visit(-1);
  if (passable(open.north, from)) visit(board.columns);
  if (board.rowOf(from) > 0 && passable(open.north, from - board.columns)) visit(-board.columns);
}

static PawnReach pawnReach(const Board& board, const FenceSet& fences, int pawn, int blocker) {
  const Passages<Bits128> open = passages<Bits128>(board, fences);
  PawnReach reach;
  forEachStep(board, open, pawn, [&](int step) {
    if (pawn + step != blocker) {
      reach.steps |= bit(pawn + step);
      return;
    }
    bool straight = false;
    Bits128 beside = 0;
    forEachStep(board, open, blocker, [&](int onwards) {
      if (onwards == step) straight = true;
      if (onwards != step && onwards != -step) beside |= bit(blocker + onwards);
    });
    reach.jumps |= straight ? bit(blocker + step) : beside;
  });
  return reach;
}

template <class Bits>
struct Walk {
  Bits from = 0;
  Bits goal = 0;
};

/// Returns the passages of a shortest path, or all passages if there is no path. A fence that closes none of
/// these passages leaves the path open.
template <class Bits>
static Passages<Bits> shortestRoute(const Passages<Bits>& open, const Walk<Bits>& walk) {
  std::array<Bits, maxSide * maxSide> reached;
  std::size_t steps = 0;
  for (reached[0] = walk.from; (reached[steps] & walk.goal) == 0; ++steps) {
    reached[steps + 1] = reached[steps] | open.neighbours(reached[steps]);
    if (reached[steps + 1] == reached[steps]) return {static_cast<Bits>(~Bits{0}), static_cast<Bits>(~Bits{0}), open.columns};
  }
  Passages<Bits> way{0, 0, open.columns};
  Bits here = Bits{1} << lowestBit(static_cast<Bits>(reached[steps] & walk.goal));
  while (steps > 0) {
    const Bits before = Bits{1} << lowestBit(static_cast<Bits>(open.neighbours(here) & reached[--steps]));
    const Bits lower = std::min(here, before);
    (std::max(here, before) == lower << 1 ? way.east : way.north) |= lower;
    here = before;
  }
  return way;
}

/// Returns the two passages that a fence closes.
template <class Bits>
static Passages<Bits> cutBy(const Board& board, Fence fence) {
  const int width = board.cornerColumns();
  const Bits square = Bits{1} << board.squareAt(fence.corner % width, fence.corner / width);
  if (fence.vertical) return {square | square << board.columns, 0, board.columns};
  return {0, square | square << 1, board.columns};
}

AnyPosition Rules::pack(const Position& position) {
  const std::uint64_t rest = position.first | std::uint64_t{position.second} << 8 | std::uint64_t{position.firstHand} << 16 |
                             std::uint64_t{position.secondHand} << 24 | static_cast<std::uint64_t>(position.toMove) << 32;
  return {{position.fences.horizontal, position.fences.vertical, rest, 0}};
}

Rules::Position Rules::unpack(const AnyPosition& position) {
  const std::uint64_t rest = position.words[2];
  return {{position.words[0], position.words[1]}, static_cast<std::uint8_t>(rest),       static_cast<std::uint8_t>(rest >> 8),
          static_cast<std::uint8_t>(rest >> 16),  static_cast<std::uint8_t>(rest >> 24), static_cast<Side>(rest >> 32)};
}

Rules::Rules(const Options& options)
    : m_options(options), m_tiers(std::make_unique<Tiers>(options.board, options.firstFences, options.secondFences)) {}

std::string Rules::variantId() const {
  std::string id = fmt::format("quoridor:{}x{},fences={}", board().columns, board().rows, m_options.firstFences);
  if (m_options.secondFences != m_options.firstFences) id += fmt::format("-{}", m_options.secondFences);
  return m_options.diagonal ? id + ",start=diagonal" : id;
}

Rules::Position Rules::start() const {
  const int column = (board().columns - 1) / 2;
  Position position;
  position.first = static_cast<std::uint8_t>(board().squareAt(column, 0));
  position.second = static_cast<std::uint8_t>(board().squareAt(column + (m_options.diagonal ? 1 : 0), board().rows - 1));
  position.firstHand = static_cast<std::uint8_t>(m_options.firstFences);
  position.secondHand = static_cast<std::uint8_t>(m_options.secondFences);
  return position;
}

Bits128 Rules::pawnTargets(const Position& position) const {
  const PawnReach reach =
      pawnReach(board(), position.fences, position.pawn(position.toMove), position.pawn(other(position.toMove)));
  return reach.steps | reach.jumps;
}

Bits128 Rules::jumpTargets(const Position& position) const {
  return pawnReach(board(), position.fences, position.pawn(position.toMove), position.pawn(other(position.toMove))).jumps;
}

FenceSet Rules::legalFences(const Position& position) const {
  if (position.hand(position.toMove) == 0) return {};
  return withBitsFor(board(), [&](auto bits) {
    using Bits = decltype(bits);
    const Passages<Bits> open = passages<Bits>(board(), position.fences);
    const Walk<Bits> walks[] = {{Bits{1} << position.first, rowBits<Bits>(board(), board().rows - 1)},
                                {Bits{1} << position.second, rowBits<Bits>(board(), 0)}};
    const Passages<Bits> needed[] = {shortestRoute(open, walks[0]), shortestRoute(open, walks[1])};
    FenceSet legal;
    for (int corner = 0; corner < board().corners(); ++corner)
      for (const bool vertical : {false, true}) {
        if (!board().fits(position.fences, {corner, vertical})) continue;
        const Passages<Bits> cut = cutBy<Bits>(board(), {corner, vertical});
        const Passages<Bits> left{open.east & ~cut.east, open.north & ~cut.north, open.columns};
        bool leavesWays = true;
        for (int pawn = 0; pawn < 2 && leavesWays; ++pawn)
          if ((needed[pawn].east & cut.east) != 0 || (needed[pawn].north & cut.north) != 0)
            leavesWays = (left.reach(walks[pawn].from) & walks[pawn].goal) != 0;
        if (leavesWays) (vertical ? legal.vertical : legal.horizontal) |= 1ULL << corner;
      }
    return legal;
  });
}

std::size_t Rules::moveCount(const Position& position) const {
  if (finishedValue(position)) return 0;
  return static_cast<std::size_t>(countBits(pawnTargets(position)) + legalFences(position).count());
}

Rules::Position Rules::play(const Position& position, Move move) const {
  Position after = position;
  after.toMove = other(position.toMove);
  const bool isFirst = position.toMove == Side::First;
  if (move.kind == Move::Kind::Pawn) {
    (isFirst ? after.first : after.second) = move.place;
    return after;
  }
  --(isFirst ? after.firstHand : after.secondHand);
  (move.kind == Move::Kind::Vertical ? after.fences.vertical : after.fences.horizontal) |= 1ULL << move.place;
  return after;
}

std::optional<Value> Rules::finishedValue(const Position& position) const {
  const Side moved = other(position.toMove);
  if (!isGoal(position.pawn(moved), moved)) return std::nullopt;
  return Value::loss(0);
}

std::optional<Rules::Position> Rules::passed(const Position& position) const {
  if (finishedValue(position)) return std::nullopt;
  Position after = position;
  after.toMove = other(position.toMove);
  return after;
}

std::array<Rules::Position, 2> Rules::images(const Position& position) const {
  Position mirror = position;
  mirror.fences = board().mirrored(position.fences);
  mirror.first = static_cast<std::uint8_t>(board().mirrored(position.first));
  mirror.second = static_cast<std::uint8_t>(board().mirrored(position.second));
  return {position, mirror};
}

Rules::Position Rules::canonical(const Position& position) const {
  Position turned = position;
  if (position.toMove == Side::Second)
    turned = {board().rotated(position.fences),
              static_cast<std::uint8_t>(board().rotated(position.second)),
              static_cast<std::uint8_t>(board().rotated(position.first)),
              position.secondHand,
              position.firstHand,
              Side::First};
  const Position mirror = images(turned)[1];
  if (mirror.fences != turned.fences) return mirror.fences < turned.fences ? mirror : turned;
  const auto columns = [this](const Position& each) {
    return std::pair(board().columnOf(each.first), board().columnOf(each.second));
  };
  return columns(mirror) < columns(turned) ? mirror : turned;
}

TierId Rules::tierOf(const Position& position) const {
  const Position own = canonical(position);
  const int fences = own.fences.count();
  return m_tiers->tierOf(m_tiers->placements().rank(m_tiers->canonicalSet(own.fences), fences), fences);
}

Location Rules::locate(const Position& position) const {
  const Position own = canonical(position);
  return m_tiers->locationOf(own.fences, {own.firstHand, own.secondHand}, own.first, own.second);
}

Rules::Position Rules::unrank(TierId tier, PositionIndex index) const {
  const Tiers::Spot spot = m_tiers->spotOf({tier, index});
  const Hands hands = m_tiers->handsWith(m_tiers->fencesOf(tier))[static_cast<std::size_t>(spot.part)];
  return withBitsFor(board(), [&](auto bits) {
    using Bits = decltype(bits);
    const Pairs<Bits> pairs(board(), legalSquares(board(), passages<Bits>(board(), spot.set)),
                            board().mirrored(spot.set) == spot.set);
    const auto pair = pairs.unrank(spot.pair);
    return Position{spot.set,
                    static_cast<std::uint8_t>(pair.first),
                    static_cast<std::uint8_t>(pair.second),
                    static_cast<std::uint8_t>(hands.mover),
                    static_cast<std::uint8_t>(hands.opponent),
                    Side::First};
  });
}

std::optional<FenceFault> Rules::whyNot(const Position& position, Fence fence) const {
  using Reason = FenceFault::Reason;
  if (position.hand(position.toMove) == 0) return FenceFault{Reason::NoneLeft, {}, {}};
  if (fence.corner < 0 || fence.corner >= board().corners()) return FenceFault{Reason::OffBoard, {}, {}};
  const std::uint64_t corner = 1ULL << fence.corner;
  const std::uint64_t across = fence.vertical ? position.fences.horizontal : position.fences.vertical;
  if ((across & corner) != 0) return FenceFault{Reason::Crosses, Fence{fence.corner, !fence.vertical}, {}};
  if (!board().fits(position.fences, fence)) {
    const std::uint64_t along = fence.vertical ? position.fences.vertical : position.fences.horizontal;
    const int step = fence.vertical ? board().cornerColumns() : 1;
    for (const int near : {fence.corner, fence.corner - step, fence.corner + step})
      if (near >= 0 && near < board().corners() && ((along >> near) & 1U) != 0 &&
          (fence.vertical || near / board().cornerColumns() == fence.corner / board().cornerColumns()))
        return FenceFault{Reason::Overlaps, Fence{near, fence.vertical}, {}};
  }
  FenceSet after = position.fences;
  (fence.vertical ? after.vertical : after.horizontal) |= corner;
  const Passages<Bits128> open = passages<Bits128>(board(), after);
  for (const Side side : {position.toMove, other(position.toMove)}) {
    const Bits128 reached = open.reach(bit(position.pawn(side)));
    if ((reached & rowBits<Bits128>(board(), side == Side::First ? board().rows - 1 : 0)) != 0) continue;
    FenceFault fault{Reason::ClosesPath, {}, side, {}};
    forEachBit(reached, [&](int square) { fault.closedOff.push_back(squareOf(square)); });
    return fault;
  }
  return std::nullopt;
}

std::vector<Square> Rules::shortestPath(const Position& position, Side side) const {
  const bool upwards = side == Side::First;
  int square = position.pawn(side);
  int left = quoridor::shortestPath(board(), position.fences, square, upwards);
  if (left < 0) return {};
  std::vector<Square> path{squareOf(square)};
  const Passages<Bits128> open = passages<Bits128>(board(), position.fences);
  while (left > 0) {
    int nearer = square;
    forEachStep(board(), open, square, [&](int step) {
      if (quoridor::shortestPath(board(), position.fences, square + step, upwards) == left - 1) nearer = square + step;
    });
    square = nearer;
    --left;
    path.push_back(squareOf(square));
  }
  return path;
}

Square Rules::handSquare(Side side) const {
  return side == Side::First ? Square{board().columns, 0} : Square{-1, board().rows - 1};
}

std::vector<PieceOnBoard> Rules::pieces(const Position& position) const {
  std::vector<PieceOnBoard> result{{squareOf(position.first), Side::First, Pawn},
                                   {squareOf(position.second), Side::Second, Pawn}};
  forEachBit(position.fences.horizontal, [&](int corner) {
    result.push_back({cornerSquare(corner), Side::First, HorizontalFence});
  });
  forEachBit(position.fences.vertical, [&](int corner) { result.push_back({cornerSquare(corner), Side::First, VerticalFence}); });
  return result;
}

std::vector<HandSlot> Rules::hands(const Position& position) const {
  return {{handSquare(Side::First), Side::First, HorizontalFence, position.firstHand},
          {handSquare(Side::Second), Side::Second, HorizontalFence, position.secondHand}};
}

MoveSquares Rules::moveSquares(const Position& position, Move move) const {
  if (move.kind == Move::Kind::Pawn) return {squareOf(position.pawn(position.toMove)), squareOf(move.place), false, Pawn};
  return {handSquare(position.toMove), cornerSquare(move.place), false,
          move.kind == Move::Kind::Vertical ? VerticalFence : HorizontalFence};
}

Transition Rules::transition(const Position& position, Move move) const {
  const MoveSquares squares = moveSquares(position, move);
  Transition result;
  const bool isPawn = move.kind == Move::Kind::Pawn;
  result.steps.push_back({isPawn ? Transition::Kind::Moved : Transition::Kind::Dropped,
                          {squares.from, position.toMove, isPawn ? Pawn : HorizontalFence},
                          squares.to,
                          squares.kindAfter});
  if (isPawn) result.changedSquares = {squares.from, squares.to};
  return result;
}

std::vector<StockItem> Rules::stock() const {
  return {{{Pawn}, 1, true}, {{HorizontalFence, VerticalFence}, m_options.firstFences + m_options.secondFences, false}};
}

}  // namespace kotai::quoridor
