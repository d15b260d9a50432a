#include "core/games/animalshogi/rules.h"

#include <algorithm>
#include <bit>

namespace kotai::animalshogi {

constexpr std::array<Side, 2> bothSides{Side::First, Side::Second};
constexpr std::array<Kind, kindCount> allKinds{Kind::Giraffe, Kind::Elephant, Kind::Chick, Kind::Hen, Kind::Lion};
constexpr int bitsPerSet = squareCount;

static constexpr Kind inHandAs(Kind kind) { return kind == Kind::Hen ? Kind::Chick : kind; }

static void remove(SquareSet& set, int square) { set = static_cast<SquareSet>(set & ~squareBit(square)); }
static void add(SquareSet& set, int square) { set = static_cast<SquareSet>(set | squareBit(square)); }

/// Returns the square for a kind in a hand. The first side's hand is to the right of the board, with the
/// giraffe on top. The second side's hand is to the left, rotated by 180 degrees.
static Square handSquare(Side side, Kind kind) {
  const int place = static_cast<int>(kind);
  return side == Side::First ? Square{columnCount, handKindCount - 1 - place} : Square{-1, rowCount - handKindCount + place};
}

SquareSet Rules::Position::allOf(Side side) const {
  unsigned all = 0;
  for (const SquareSet squares : board[static_cast<std::size_t>(side)]) all |= squares;
  return static_cast<SquareSet>(all);
}

AnyPosition Rules::pack(const Position& position) {
  AnyPosition packed;
  for (std::size_t side = 0; side < 2; ++side) {
    for (std::size_t kind = 0; kind < kindCount; ++kind)
      packed.words[side] |= static_cast<std::uint64_t>(position.board[side][kind]) << (bitsPerSet * kind);
    for (std::size_t kind = 0; kind < handKindCount; ++kind)
      packed.words[2] |= static_cast<std::uint64_t>(position.hand[side][kind]) << (2 * (side * handKindCount + kind));
  }
  packed.words[3] = static_cast<std::uint64_t>(position.toMove);
  return packed;
}

Rules::Position Rules::unpack(const AnyPosition& packed) {
  Position position;
  for (std::size_t side = 0; side < 2; ++side) {
    for (std::size_t kind = 0; kind < kindCount; ++kind)
      position.board[side][kind] = static_cast<SquareSet>(packed.words[side] >> (bitsPerSet * kind) & allSquares);
    for (std::size_t kind = 0; kind < handKindCount; ++kind)
      position.hand[side][kind] = static_cast<std::uint8_t>(packed.words[2] >> (2 * (side * handKindCount + kind)) & 3U);
  }
  position.toMove = static_cast<Side>(packed.words[3]);
  return position;
}

std::string Rules::variantId() const {
  std::string id = "animalshogi";
  const auto add = [&](std::string_view option) { id.append(id.find(':') == std::string::npos ? ":" : ",").append(option); };
  if (m_options.drops == Drops::NoFarChicks) add("far-drop=no");
  if (m_options.drops == Drops::None) add("drops=no");
  if (m_options.tries == Tries::Nothing) add("try=no");
  if (m_start) add("start=" + formatStart(*m_start));
  return id;
}

Rules::Position Rules::usualStart() {
  Position position;
  const auto put = [&](Kind kind, int square) {
    position.pieces(Side::First, kind) = squareBit(square);
    position.pieces(Side::Second, kind) = squareBit(rotated(square));
  };
  put(Kind::Elephant, 0);
  put(Kind::Lion, 1);
  put(Kind::Giraffe, 2);
  put(Kind::Chick, 4);
  return position;
}

Rules::Position Rules::play(const Position& position, Move move) const {
  Position after = position;
  const Side side = position.toMove;
  after.toMove = other(side);
  if (move.isDrop()) {
    --after.inHand(side, move.dropped());
    add(after.pieces(side, move.dropped()), move.to);
    return after;
  }
  const Kind kind = *kindAt(position, side, move.from);
  const bool promotes = kind == Kind::Chick && (squareBit(move.to) & farRow(side)) != 0;
  remove(after.pieces(side, kind), move.from);
  add(after.pieces(side, promotes ? Kind::Hen : kind), move.to);
  if (const auto taken = kindAt(position, other(side), move.to)) {
    remove(after.pieces(other(side), *taken), move.to);
    if (*taken != Kind::Lion) ++after.inHand(side, inHandAs(*taken));
  }
  return after;
}

std::optional<Kind> Rules::kindAt(const Position& position, Side side, int square) {
  for (const Kind kind : allKinds)
    if ((position.pieces(side, kind) & squareBit(square)) != 0) return kind;
  return std::nullopt;
}

SquareSet Rules::dropTargets(const Position& position, Kind kind) const {
  if (position.inHand(position.toMove, kind) == 0) return 0;
  return static_cast<SquareSet>(dropSquares(m_options.drops, position.toMove, kind) & ~position.occupied());
}

SquareSet Rules::attacks(const Position& position, Side side) {
  unsigned result = 0;
  for (const Kind kind : allKinds)
    forEachSquare(position.pieces(side, kind), [&](int from) { result |= movesFrom(side, kind, from); });
  return static_cast<SquareSet>(result);
}

bool Rules::canCaptureLion(const Position& position) const {
  return (attacks(position, position.toMove) & position.pieces(other(position.toMove), Kind::Lion)) != 0;
}

std::optional<Value> Rules::finishedValue(const Position& position) const {
  const Side side = position.toMove;
  if (position.pieces(side, Kind::Lion) == 0) return Value::loss(0);
  const bool tried = m_options.tries == Tries::Win && (position.pieces(other(side), Kind::Lion) & homeRow(side)) != 0;
  if (tried && !canCaptureLion(position)) return Value::loss(0);
  if (!hasMove(position)) return Value::loss(0);
  return std::nullopt;
}

bool Rules::hasMove(const Position& position) const {
  const Side side = position.toMove;
  const SquareSet own = position.allOf(side);
  for (const Kind kind : allKinds) {
    bool found = false;
    forEachSquare(position.pieces(side, kind), [&](int from) { found = found || (movesFrom(side, kind, from) & ~own) != 0; });
    if (found) return true;
  }
  return std::any_of(allKinds.begin(), allKinds.begin() + handKindCount,
                     [&](Kind kind) { return dropTargets(position, kind) != 0; });
}

std::optional<Rules::Position> Rules::passed(const Position& position) const {
  Position after = position;
  after.toMove = other(position.toMove);
  return after;
}

Rules::Position Rules::mirrorImage(const Position& position) {
  Position image = position;
  for (auto& side : image.board)
    for (SquareSet& squares : side) squares = mirrored(squares);
  return image;
}

Rules::Position Rules::canonical(const Position& position) const {
  Position own = position;
  if (position.toMove == Side::Second) {
    std::swap(own.board[0], own.board[1]);
    std::swap(own.hand[0], own.hand[1]);
    for (auto& side : own.board)
      for (SquareSet& squares : side) squares = rotated(squares);
    own.toMove = Side::First;
  }
  const Position image = mirrorImage(own);
  if (!isStored(own)) return std::min(own.board, image.board) == own.board ? own : image;
  // rank() mirrors a position depending on the squares of the lions. If both lions are in the middle column,
  // rank() does not mirror, so the position and its mirror image have different ranks.
  const PositionIndex place{std::min(rank(own).value, rank(image).value)};
  return unrank(TierId{0}, place);
}

MoverPosition Rules::moverPosition(const Position& position) {
  const Side side = position.toMove;
  const Side enemy = other(side);
  const auto seen = [&](SquareSet squares) { return side == Side::First ? squares : rotated(squares); };
  MoverPosition result;
  result.ownLion = std::countr_zero(seen(position.pieces(side, Kind::Lion)));
  result.enemyLion = std::countr_zero(seen(position.pieces(enemy, Kind::Lion)));
  Material material;
  const auto fill = [&](Group group, Side owner, Kind kind) {
    const auto place = static_cast<std::size_t>(group);
    result.groups[place] = seen(position.pieces(owner, kind));
    material.onBoard[place] = static_cast<std::uint8_t>(std::popcount(result.groups[place]));
  };
  fill(Group::OwnGiraffes, side, Kind::Giraffe);
  fill(Group::EnemyGiraffes, enemy, Kind::Giraffe);
  fill(Group::OwnElephants, side, Kind::Elephant);
  fill(Group::EnemyElephants, enemy, Kind::Elephant);
  fill(Group::OwnChicks, side, Kind::Chick);
  fill(Group::OwnHens, side, Kind::Hen);
  fill(Group::EnemyChicks, enemy, Kind::Chick);
  fill(Group::EnemyHens, enemy, Kind::Hen);
  material.ownHand = position.hand[static_cast<std::size_t>(side)];
  material.enemyHand = position.hand[static_cast<std::size_t>(enemy)];
  result.materialClass = Index::get(Tries::Win).classOf(material);
  return result;
}

bool Rules::isStored(const Position& position) const {
  const SquareSet own = position.pieces(position.toMove, Kind::Lion);
  const SquareSet enemy = position.pieces(other(position.toMove), Kind::Lion);
  if (own == 0 || enemy == 0) return false;
  const auto seen = [&](SquareSet lion) {
    const int square = std::countr_zero(lion);
    return position.toMove == Side::First ? square : rotated(square);
  };
  return index().isStored(seen(own), seen(enemy));
}

PositionIndex Rules::rank(const Position& position) const { return {index().rank(moverPosition(position))}; }

Rules::Position Rules::unrank(TierId, PositionIndex index) const {
  const MoverPosition own = this->index().unrank(static_cast<std::uint32_t>(index.value));
  const Material& material = this->index().material(own.materialClass);
  Position position;
  const auto fill = [&](Group group, Side owner, Kind kind) {
    position.pieces(owner, kind) = own.groups[static_cast<std::size_t>(group)];
  };
  fill(Group::OwnGiraffes, Side::First, Kind::Giraffe);
  fill(Group::EnemyGiraffes, Side::Second, Kind::Giraffe);
  fill(Group::OwnElephants, Side::First, Kind::Elephant);
  fill(Group::EnemyElephants, Side::Second, Kind::Elephant);
  fill(Group::OwnChicks, Side::First, Kind::Chick);
  fill(Group::OwnHens, Side::First, Kind::Hen);
  fill(Group::EnemyChicks, Side::Second, Kind::Chick);
  fill(Group::EnemyHens, Side::Second, Kind::Hen);
  position.pieces(Side::First, Kind::Lion) = squareBit(own.ownLion);
  position.pieces(Side::Second, Kind::Lion) = squareBit(own.enemyLion);
  position.hand[0] = material.ownHand;
  position.hand[1] = material.enemyHand;
  return position;
}

std::vector<PieceOnBoard> Rules::pieces(const Position& position) const {
  std::vector<PieceOnBoard> result;
  for (const Side side : bothSides)
    for (const Kind kind : allKinds)
      forEachSquare(position.pieces(side, kind), [&](int square) {
        result.push_back({squareAt(square), side, static_cast<int>(kind)});
      });
  return result;
}

std::vector<HandSlot> Rules::hands(const Position& position) const {
  std::vector<HandSlot> slots;
  for (const Side side : bothSides)
    for (int kind = 0; kind < handKindCount; ++kind)
      slots.push_back({handSquare(side, static_cast<Kind>(kind)), side, kind, position.inHand(side, static_cast<Kind>(kind))});
  return slots;
}

MoveSquares Rules::moveSquares(const Position& position, Move move) const {
  const Square from = move.isDrop() ? handSquare(position.toMove, move.dropped()) : squareAt(move.from);
  return {from, squareAt(move.to), false};
}

Transition Rules::transition(const Position& position, Move move) const {
  const MoveSquares squares = moveSquares(position, move);
  const Side side = position.toMove;
  Transition result;
  result.changedSquares = {squares.from, squares.to};
  if (move.isDrop()) {
    const int kind = static_cast<int>(move.dropped());
    result.steps.push_back({Transition::Kind::Dropped, {squares.from, side, kind}, squares.to, kind});
    return result;
  }
  const Kind kind = *kindAt(position, side, move.from);
  const Kind after = *kindAt(play(position, move), side, move.to);
  result.steps.push_back(
      {Transition::Kind::Moved, {squares.from, side, static_cast<int>(kind)}, squares.to, static_cast<int>(after)});
  if (const auto taken = kindAt(position, other(side), move.to)) {
    const Kind becomes = inHandAs(*taken);
    // A captured lion has no place in the hand. The view shows it at the place of the giraffes.
    const Square to = handSquare(side, *taken == Kind::Lion ? Kind::Giraffe : becomes);
    result.steps.push_back(
        {Transition::Kind::Left, {squares.to, other(side), static_cast<int>(*taken)}, to, static_cast<int>(becomes)});
    if (*taken != Kind::Lion) result.changedSquares.push_back(to);
  }
  return result;
}

std::vector<StockItem> Rules::stock() const {
  return {{{static_cast<int>(Kind::Lion)}, 1, true},
          {{static_cast<int>(Kind::Giraffe)}, piecesPerHandKind, false},
          {{static_cast<int>(Kind::Elephant)}, piecesPerHandKind, false},
          {{static_cast<int>(Kind::Chick), static_cast<int>(Kind::Hen)}, piecesPerHandKind, false}};
}

std::vector<std::pair<std::string, Rules::Position>> Rules::otherStarts() const {
  if (!hasUsualStart()) return {};
  const auto withChickOn = [](int square) {
    Position position = usualStart();
    position.pieces(Side::First, Kind::Chick) = squareBit(square);
    position.pieces(Side::Second, Kind::Chick) = squareBit(rotated(square));
    return position;
  };
  return {{"chicks-before-giraffes", withChickOn(5)}, {"chicks-before-elephants", withChickOn(3)}};
}

tl::expected<Rules::Position, TextError> Rules::compose(const SetUp& setUp) const {
  Position position;
  position.toMove = setUp.toMove;
  for (const PieceOnBoard& piece : setUp.pieces)
    add(position.pieces(piece.owner, static_cast<Kind>(piece.kind)), indexOf(piece.square));
  for (const HandSlot& slot : setUp.hands)
    position.inHand(slot.owner, static_cast<Kind>(slot.kind)) = static_cast<std::uint8_t>(slot.count);
  if (auto fault = stockFault(position)) return tl::unexpected(std::move(*fault));
  return position;
}

}  // namespace kotai::animalshogi
