#include "core/verify/quoridor/tier.h"

#include <algorithm>

#include "core/base/errors.h"

namespace kotai::verify::quoridor {

constexpr std::array<std::array<std::size_t, 2>, 4> sideways{{{Right, Left}, {Right, Left}, {Up, Down}, {Up, Down}}};

static std::size_t kind(NotableKind notable) { return static_cast<std::size_t>(notable); }

TierCheck::TierCheck(const Rulebook& rules, int placed, const TierValues& tier, FindBelow below, TierId id,
                     const Solution& solution)
    : m_field(rules.field),
      m_hands(rules.handsWith(placed)),
      m_handsBelow(rules.handsWith(placed + 1)),
      m_below(std::move(below)),
      m_tier(tier),
      m_id(id),
      m_solution(solution),
      m_squares(rules.field.squares()),
      m_usedBytes((static_cast<std::size_t>(m_squares * m_squares) + chunk - 1) / chunk * chunk),
      m_counts(m_hands.size()),
      m_pairNumbers(tableBytes) {}

void TierCheck::run(const UnitControl& control, UnitResult& result) {
  for (const OwnSet& set : m_tier.sets) {
    if (control.stop.stop_requested()) return;
    const std::uint64_t before = result.positionsChecked;
    checkSet(set, result);
    control.advance(result.positionsChecked - before);
  }
  if (result.mismatchCount == 0) compareCounts(m_solution.tierSummary(m_id), m_counts, m_id, result);
}

void TierCheck::checkSet(const OwnSet& set, UnitResult& result) {
  const Fences own = readSpelling(set.spelling);
  const Fences turned = mirrorCanonical(m_field, m_field.turned(own));
  const std::uint64_t turnedFirst = turned == own ? set.first : set.first + set.pairs;
  const auto frameOf = [this](const Fences& fences, std::uint64_t first, std::uint64_t acrossFirst) {
    const NeighbourTable neighbours = m_field.neighboursWith(fences);
    return Frame{fences, first, neighbours, m_field.stepsTo(true, neighbours), m_field.stepsTo(false, neighbours), acrossFirst};
  };
  checkFrame(frameOf(own, set.first, turnedFirst), result);
  if (turned != own) checkFrame(frameOf(turned, turnedFirst, set.first), result);
}

void TierCheck::checkFrame(const Frame& frame, UnitResult& result) {
  const LegalSquares legalSquares(m_field, frame.toTop, frame.toBottom, m_field.mirrored(frame.fences) == frame.fences);
  const Fences turned = m_field.turned(frame.fences);
  const bool mirrored = mirrorCanonical(m_field, turned) != turned;
  const Child across{m_tier.ratings.data() + frame.acrossFirst, m_tier.partPositions,
                     legalSquares.fromOtherSide(m_field, mirrored), mirrored};
  findFenceChildren(frame);
  numberPairs(across);
  for (std::size_t part = 0; part < m_hands.size(); ++part) checkPart(frame, legalSquares, across, part, result);
}

/// Finds the sets with one more fence that leave both pawns a path for at least one pair of squares.
void TierCheck::findFenceChildren(const Frame& frame) {
  m_fenceChildren.clear();
  if (m_handsBelow.empty()) return;
  for (int corner = 0; corner < m_field.corners(); ++corner)
    for (const Lie lie : {Lie::Across, Lie::Upright}) {
      if (!m_field.fits(frame.fences, corner, lie)) continue;
      const Fences more = frame.fences.with(corner, lie);
      NeighbourTable neighbours = frame.neighbours;
      m_field.close(neighbours, corner, lie);
      const Fences turned = m_field.turned(more);
      const Fences seen = mirrorCanonical(m_field, turned);
      const LegalSquares legalSquares(m_field, m_field.stepsTo(true, neighbours), m_field.stepsTo(false, neighbours),
                                      m_field.mirrored(more) == more);
      const Fences own = std::min(seen, mirrorCanonical(m_field, more));
      const SetValues found = m_below(spell(own));
      if (found.ratings == nullptr) continue;
      const bool mirrored = seen != turned;
      m_fenceChildren.push_back({found.ratings + (seen == own ? 0 : found.pairs), found.partStride,
                                 legalSquares.fromOtherSide(m_field, mirrored), mirrored});
    }
}

/// Copies the stored values of one part of a child, from the point of view of the player who moved there. Sets
/// all other entries of \p table to `noPosition`.
void TierCheck::spread(const Child& child, std::size_t part, Table& table) const {
  std::fill_n(table.begin(), m_usedBytes, noPosition);
  const Rating* next = child.ratings + part * child.partStride;
  // No field of this object is read while bytes are written, so the compiler need not reload fields.
  std::array<std::uint16_t, maxSquares> mover{};
  std::array<std::uint8_t, maxSquares> opponent{};
  for (int square = 0; square < m_squares; ++square) {
    opponent[static_cast<std::size_t>(square)] = fromAcross(child, square);
    mover[static_cast<std::size_t>(square)] = static_cast<std::uint16_t>(at(fromAcross(child, square), 0));
  }
  const auto entry = [&mover, &opponent, ratings = table.data()](int first, int second) -> Rating& {
    return ratings[mover[static_cast<std::size_t>(second)] + opponent[static_cast<std::size_t>(first)]];
  };
  if (!child.legalSquares.symmetric()) {
    child.legalSquares.forEachPair([entry, &next](int first, int second) { entry(first, second) = *next++; });
    return;
  }
  child.legalSquares.forEachPair([this, entry, &next](int first, int second) {
    entry(first, second) = *next;
    entry(m_field.mirrored(first), m_field.mirrored(second)) = *next++;
  });
}

void TierCheck::numberPairs(const Child& across) {
  std::uint16_t number = 0;
  across.legalSquares.forEachPair([&](int first, int second) {
    m_pairNumbers[at(fromAcross(across, second), fromAcross(across, first))] = number;
    if (across.legalSquares.symmetric())
      m_pairNumbers[at(fromAcross(across, m_field.mirrored(second)), fromAcross(across, m_field.mirrored(first)))] = number;
    ++number;
  });
}

/// Adds one fence move of every position. The arrays do not overlap, and each loop does one thing, so all loops are vectorised.
static void addMove(std::size_t bytes, const Rating* __restrict child, Rating* __restrict best, std::uint8_t* __restrict count,
                    std::uint8_t* __restrict wins, std::uint8_t* __restrict draws) {
  const auto addWhere = [bytes, child](std::uint8_t* __restrict number, auto holds) {
    for (std::size_t place = 0; place < bytes; ++place)
      number[place] = static_cast<std::uint8_t>(number[place] + static_cast<std::uint8_t>(holds(child[place])));
  };
  for (std::size_t place = 0; place < bytes; ++place) best[place] = std::min<Rating>(best[place], child[place]);
  addWhere(count, [](Rating rating) { return rating != noPosition; });
  addWhere(wins, [](Rating rating) { return rating < drawn; });
  addWhere(draws, [](Rating rating) { return rating == drawn; });
}

void TierCheck::addFences(Hands hands) {
  std::fill_n(m_moves.best.begin(), m_usedBytes, noPosition);
  for (Table* counts : {&m_moves.count, &m_moves.wins, &m_moves.draws})
    std::fill_n(counts->begin(), m_usedBytes, std::uint8_t{0});
  if (hands.mover == 0) return;
  const std::size_t part = partOf(m_handsBelow, {hands.opponent, hands.mover - 1});
  for (const Child& child : m_fenceChildren) {
    spread(child, part, m_child);
    addMove(m_usedBytes, m_child.data(), m_moves.best.data(), m_moves.count.data(), m_moves.wins.data(), m_moves.draws.data());
  }
}

std::size_t TierCheck::pawnMoves(const Frame& frame, int own, int other, std::array<PawnMove, 8>& moves) const {
  std::size_t count = 0;
  for (std::size_t direction = 0; direction < 4; ++direction) {
    const std::uint8_t next = frame.neighbours[static_cast<std::size_t>(own)][direction];
    if (next == nowhere) continue;
    if (next != other) {
      moves[count++] = {next, false};
      continue;
    }
    const auto& beyond = frame.neighbours[next];
    if (beyond[direction] != nowhere) {
      moves[count++] = {beyond[direction], true};
      continue;
    }
    for (const std::size_t aside : sideways[direction])
      if (beyond[aside] != nowhere) moves[count++] = {beyond[aside], true};
  }
  return count;
}

void TierCheck::checkPart(const Frame& frame, const LegalSquares& legalSquares, const Child& across, std::size_t part,
                          UnitResult& result) {
  const Hands hands = m_hands[part];
  const std::size_t partAcross = partOf(m_hands, {hands.opponent, hands.mover});
  addFences(hands);
  spread(across, partAcross, m_child);
  PartCounts& counts = m_counts.byPart[part];
  const std::uint64_t partFirst = part * m_tier.partPositions + frame.first;
  std::uint64_t index = partFirst;
  std::array<PawnMove, 8> moves;
  legalSquares.forEachPair([&](int own, int other) {
    const std::size_t place = at(own, other);
    Rating best = m_moves.best[place];
    const std::uint32_t fenceWins = m_moves.wins[place];
    std::uint32_t stepWins = 0;
    std::uint32_t jumpWins = 0;
    std::uint32_t draws = m_moves.draws[place];
    const std::size_t pawnMoveCount = pawnMoves(frame, own, other, moves);
    for (std::size_t number = 0; number < pawnMoveCount; ++number) {
      const Rating rating = m_field.isTop(moves[number].target) ? Rating{0} : m_child[at(moves[number].target, other)];
      best = std::min(best, rating);
      if (rating < drawn) ++(moves[number].isJump ? jumpWins : stepWins);
      if (rating == drawn) ++draws;
    }
    const Value derived = valueFromBest(best);
    const Rating rating = m_tier.ratings[index];
    if (rating != ratingOf(derived) || rating == impossible)
      result.addMismatch({positionText(m_field, frame.fences, own, other, hands.mover, hands.opponent),
                          m_solution.valueAt({m_id, PositionIndex{index}}), derived});

    ++counts.ratings[rating];
    const std::uint32_t legalMoves = m_moves.count[place] + static_cast<std::uint32_t>(pawnMoveCount);
    const std::uint32_t wins = fenceWins + stepWins + jumpWins;
    counts.legalMoves += legalMoves;
    counts.maxLegalMoves = std::max(counts.maxLegalMoves, legalMoves);
    if (legalMoves > 1 && wins == 1) ++counts.notables[kind(NotableKind::OnlyMoveWins)];
    if (legalMoves > 1 && wins == 0 && draws == 1) ++counts.notables[kind(NotableKind::OnlyMoveDraws)];
    if (wins > 0 && wins == fenceWins) ++m_counts.wonByFenceOnly;
    if (wins > 0 && wins == jumpWins) ++m_counts.wonByJumpOnly;
    const Outcome outcome = derived.outcome;
    ++m_counts.stepsCell(frame.toTop[static_cast<std::size_t>(own)], frame.toBottom[static_cast<std::size_t>(other)], outcome);
    const Rating passing = m_child[place];
    if (outcome == Outcome::Draw && passing < drawn) ++counts.notables[kind(NotableKind::ZugzwangDrawToWin)];
    if (outcome == Outcome::Loss && passing == drawn) ++counts.notables[kind(NotableKind::ZugzwangLossToDraw)];
    if (outcome == Outcome::Loss && passing < drawn) {
      ++counts.notables[kind(NotableKind::ZugzwangLossToWin)];
      // The rotated board is also a position. Only the first of the two is counted.
      const std::uint64_t indexAcross = partAcross * m_tier.partPositions + frame.acrossFirst + m_pairNumbers[place];
      if (indexAcross >= index) ++counts.notables[kind(NotableKind::MutualZugzwang)];
    }
    ++index;
  });
  result.positionsChecked += index - partFirst;
}

}  // namespace kotai::verify::quoridor
