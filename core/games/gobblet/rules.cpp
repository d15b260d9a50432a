#include "core/games/gobblet/rules.h"

#include <algorithm>

namespace kotai::gobblet {

constexpr int piecesPerSide = sizeCount * piecesPerSize;

/// Returns the numbers of both sides' pieces in each layer.
static std::vector<CellPlace> countLayers() {
  std::vector<CellPlace> cells;
  for (int number = 0; number < layerCount; ++number) {
    const Layer& pieces = Layers::get().layer(number);
    cells.push_back(
        {static_cast<std::uint8_t>(std::popcount(pieces.own)), static_cast<std::uint8_t>(std::popcount(pieces.other))});
  }
  return cells;
}

static CellPlace sum(CellPlace left, CellPlace right) {
  return {static_cast<std::uint8_t>(left.mover + right.mover), static_cast<std::uint8_t>(left.opponent + right.opponent)};
}

/// Adds the numbers of both sides' pieces in a layer to a cell.
static void add(AggregateCell& cell, int layer) {
  const Layer& pieces = Layers::get().layer(layer);
  cell.mover += std::popcount(pieces.own);
  cell.opponent += std::popcount(pieces.other);
}

Tiers::Tiers()
    : m_keys{{"pieces", piecesPerSide, piecesPerSide, true},
             {"small", piecesPerSize, piecesPerSize},
             {"medium", piecesPerSize, piecesPerSize, true},
             {"large", piecesPerSize, piecesPerSize, true}} {}

std::uint64_t Tiers::totalPositions() const { return Index::get().positionCount(); }

int Tiers::partCount(TierId) const { return layerClassCount; }

std::uint64_t Tiers::partPositions(TierId, int part) const {
  const Index& index = Index::get();
  return index.rowFirst(index.rowOfClass(part + 1)) - index.rowFirst(index.rowOfClass(part));
}

AggregateCell Tiers::aggregateCell(TierId, int part, const AggregateKey& key) const {
  AggregateCell cell;
  if (key.id == "small") add(cell, Layers::get().smallestOf(part));
  return cell;
}

AggregateCell Tiers::cellOf(Location location, const AggregateKey& key) const {
  const Arrangement arrangement = Index::get().unrank(static_cast<std::uint32_t>(location.index.value));
  AggregateCell cell;
  const bool all = key.id == "pieces";
  if (all || key.id == "small") add(cell, arrangement.small);
  if (all || key.id == "medium") add(cell, arrangement.medium);
  if (all || key.id == "large") add(cell, arrangement.large);
  return cell;
}

std::vector<CellPlace> Tiers::partCells(TierId tier, int part, const AggregateKey& key) const {
  static const std::vector<CellPlace> counts = countLayers();
  const Index& index = Index::get();
  const bool all = key.id == "pieces";
  const bool countsLarge = all || key.id == "large";
  const auto counted = [&](bool wanted, int layer) { return wanted ? counts[static_cast<std::size_t>(layer)] : CellPlace{}; };
  std::vector<CellPlace> cells(partPositions(tier, part));
  auto place = cells.begin();
  for (int number = index.rowOfClass(part); number < index.rowOfClass(part + 1); ++number) {
    const Index::Row& row = index.row(number);
    const CellPlace others = sum(counted(all || key.id == "small", row.small), counted(all || key.id == "medium", row.medium));
    const auto& larges = index.largeLayers(row.fold);
    if (countsLarge)
      place = std::ranges::transform(larges, place, [&](std::int16_t large) { return sum(others, counted(true, large)); }).out;
    else
      place = std::fill_n(place, larges.size(), others);
  }
  return cells;
}

constexpr std::array<Side, 2> bothSides{Side::First, Side::Second};
constexpr int bitsPerSet = squareCount;
constexpr unsigned noLift = 0;

/// Returns the square of a size in a reserve. The first side's reserve is to the right of the board, with large
/// pieces on top. The second side's reserve is to the left, rotated by 180 degrees.
static Square reserveSquare(Side side, Size size) {
  const int place = static_cast<int>(size);
  return side == Side::First ? Square{columnCount, place} : Square{-1, rowCount - 1 - place};
}

AnyPosition Rules::pack(const Position& position) {
  AnyPosition packed;
  for (std::size_t side = 0; side < 2; ++side)
    for (std::size_t size = 0; size < sizeCount; ++size)
      packed.words[side] |= static_cast<std::uint64_t>(position.board[side][size]) << (bitsPerSet * size);
  packed.words[2] = static_cast<std::uint64_t>(position.toMove);
  packed.words[3] = position.losingLift ? 1U + position.losingLift->from * 16U + position.losingLift->to : noLift;
  return packed;
}

Rules::Position Rules::unpack(const AnyPosition& packed) {
  Position position;
  for (std::size_t side = 0; side < 2; ++side)
    for (std::size_t size = 0; size < sizeCount; ++size)
      position.board[side][size] = static_cast<SquareSet>(packed.words[side] >> (bitsPerSet * size) & allSquares);
  position.toMove = static_cast<Side>(packed.words[2]);
  if (packed.words[3] != noLift) {
    const std::uint64_t lift = packed.words[3] - 1;
    position.losingLift = Move{static_cast<std::uint8_t>(lift / 16), static_cast<std::uint8_t>(lift % 16)};
  }
  return position;
}

SquareSet Rules::open(const Position& position, Size size) {
  unsigned blocked = 0;
  for (std::size_t each = static_cast<std::size_t>(size); each < sizeCount; ++each) blocked |= position.of(allSizes[each]);
  return static_cast<SquareSet>(allSquares & ~blocked);
}

SquareSet Rules::liftable(const Position& position, Side side, Size size) {
  unsigned covered = 0;
  for (std::size_t each = static_cast<std::size_t>(size) + 1; each < sizeCount; ++each) covered |= position.of(allSizes[each]);
  return static_cast<SquareSet>(position.pieces(side, size) & ~covered);
}

SquareSet Rules::visible(const Position& position, Side side) {
  unsigned result = 0;
  for (const Size size : allSizes) result |= liftable(position, side, size);
  return static_cast<SquareSet>(result);
}

std::optional<Rules::Piece> Rules::top(const Position& position, int square) {
  for (std::size_t number = sizeCount; number-- > 0;)
    for (const Side side : bothSides)
      if ((position.pieces(side, allSizes[number]) & squareBit(square)) != 0) return Piece{side, allSizes[number]};
  return std::nullopt;
}

std::vector<Rules::Piece> Rules::stack(const Position& position, int square) {
  std::vector<Piece> pieces;
  for (const Size size : allSizes)
    for (const Side side : bothSides)
      if ((position.pieces(side, size) & squareBit(square)) != 0) pieces.push_back({side, size});
  return pieces;
}

SquareSet Rules::revealedByLift(const Position& position, int from) {
  const auto piece = top(position, from);
  if (!piece || piece->owner != position.toMove) return 0;
  Position air = position;
  take(air, piece->owner, piece->size, from);
  return linesIn(visible(air, other(position.toMove)));
}

bool Rules::mustNotLift(const Position& position, int from) const {
  const SquareSet revealed = revealedByLift(position, from);
  if (revealed == 0) return false;
  const SquareSet targets = open(position, top(position, from)->size);
  bool saved = false;
  forEachSquare(targets, [&](int to) { saved = saved || !loses(revealed, to); });
  return targets != 0 && !saved;
}

SquareSet Rules::winningLines(const Position& position) const {
  if (!position.losingLift) return linesIn(visible(position, other(position.toMove)));
  if (m_reveal == Reveal::Cover) return linesIn(visible(position, position.toMove));
  Position air = position;
  if (const auto piece = top(position, position.losingLift->to)) take(air, piece->owner, piece->size, position.losingLift->to);
  return linesIn(visible(air, position.toMove));
}

std::size_t Rules::moveCount(const Position& position) const {
  if (isOver(position)) return 0;
  int count = 0;
  for (const Size size : allSizes) {
    const int origins =
        (position.inReserve(position.toMove, size) > 0 ? 1 : 0) + countOf(liftable(position, position.toMove, size));
    count += origins * countOf(open(position, size));
  }
  return static_cast<std::size_t>(count);
}

Rules::Position Rules::play(const Position& position, Move move) const {
  Position after = position;
  after.toMove = other(position.toMove);
  if (isLosingLift(position, move)) after.losingLift = move;
  const Size size = move.isPlacing() ? move.placed() : top(position, move.from)->size;
  if (!move.isPlacing()) take(after, position.toMove, size, move.from);
  put(after, position.toMove, size, move.to);
  return after;
}

std::optional<Value> Rules::finishedValue(const Position& position) const {
  if (position.losingLift || hasLine(visible(position, position.toMove))) return Value::win(0);
  if (isOver(position)) return Value::loss(0);
  return std::nullopt;
}

std::optional<Rules::Position> Rules::passed(const Position& position) const {
  if (isOver(position)) return std::nullopt;
  Position after = position;
  after.toMove = other(position.toMove);
  return after;
}

bool Rules::isStalemate(const Position& position) const {
  if (isOver(position)) return false;
  bool harmless = false;
  forEachMove(position, [&](Move move) { harmless = harmless || !isLosingLift(position, move); });
  return !harmless;
}

bool Rules::isWonInOne(const Position& position) const {
  bool found = false;
  forEachMove(position, [&](Move move) {
    if (found || isLosingLift(position, move)) return;
    found = hasLine(visible(play(position, move), position.toMove));
  });
  return found;
}

Arrangement Rules::arrangement(const Position& position) {
  const auto layer = [&](Size size) {
    return Layers::get().numberOf(Layer{position.pieces(position.toMove, size), position.pieces(other(position.toMove), size)});
  };
  return {layer(Size::Small), layer(Size::Medium), layer(Size::Large)};
}

Rules::Position Rules::positionOf(const Arrangement& arrangement) {
  Position position;
  const auto fill = [&](Size size, int number) {
    const Layer& layer = Layers::get().layer(number);
    position.pieces(Side::First, size) = layer.own;
    position.pieces(Side::Second, size) = layer.other;
  };
  fill(Size::Small, arrangement.small);
  fill(Size::Medium, arrangement.medium);
  fill(Size::Large, arrangement.large);
  return position;
}

Rules::Position Rules::unrank(TierId, PositionIndex index) const {
  return positionOf(Index::get().unrank(static_cast<std::uint32_t>(index.value)));
}

std::array<Rules::Position, symmetryCount> Rules::images(const Position& position) {
  std::array<Position, symmetryCount> all;
  for (int symmetry = 0; symmetry < symmetryCount; ++symmetry) {
    Position& each = all[static_cast<std::size_t>(symmetry)] = position;
    for (auto& sizes : each.board)
      for (SquareSet& squares : sizes) squares = imageOf(symmetry, squares);
    if (position.losingLift)
      each.losingLift = Move{static_cast<std::uint8_t>(image(symmetry, position.losingLift->from)),
                             static_cast<std::uint8_t>(image(symmetry, position.losingLift->to))};
  }
  return all;
}

Rules::Position Rules::canonical(const Position& position) const {
  const Arrangement smallest = Index::get().canonicalImage(arrangement(position));
  Position result = positionOf(smallest);
  if (!position.losingLift) return result;
  // Chooses the move with the lowest squares if several symmetries lead to the same board.
  const auto place = [](Move move) { return move.from * squareCount + move.to; };
  for (const Position& each : images(position))
    if (arrangement(each) == smallest && (!result.losingLift || place(*each.losingLift) < place(*result.losingLift)))
      result.losingLift = each.losingLift;
  return result;
}

std::vector<PieceOnBoard> Rules::pieces(const Position& position) const {
  std::vector<PieceOnBoard> result;
  for (int square = 0; square < squareCount; ++square)
    for (const Piece& piece : stack(position, square))
      result.push_back({squareAt(square), piece.owner, static_cast<int>(piece.size)});
  return result;
}

std::vector<HandSlot> Rules::hands(const Position& position) const {
  std::vector<HandSlot> slots;
  for (const Side side : bothSides)
    for (const Size size : allSizes)
      slots.push_back({reserveSquare(side, size), side, static_cast<int>(size), position.inReserve(side, size)});
  return slots;
}

MoveSquares Rules::moveSquares(const Position& position, Move move) const {
  const Square from = move.isPlacing() ? reserveSquare(position.toMove, move.placed()) : squareAt(move.from);
  return {from, squareAt(move.to), false};
}

Transition Rules::transition(const Position& position, Move move) const {
  const MoveSquares squares = moveSquares(position, move);
  const auto kind = move.isPlacing() ? Transition::Kind::Dropped : Transition::Kind::Moved;
  Transition result;
  const int size = static_cast<int>(move.isPlacing() ? move.placed() : top(position, move.from)->size);
  result.steps.push_back({kind, {squares.from, position.toMove, size}, squares.to, size});
  result.changedSquares = {squares.from, squares.to};
  return result;
}

std::vector<StockItem> Rules::stock() const {
  std::vector<StockItem> items;
  for (const Size size : allSizes) items.push_back({{static_cast<int>(size)}, piecesPerSize, true});
  return items;
}

}  // namespace kotai::gobblet
