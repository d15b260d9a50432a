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
  if (child.legalSquares.symmetric()) {
    child.legalSquares.forEachPair([&](int first, int second) {
      const auto entry = [&](int one, int two) -> Rating& { return table[at(fromAcross(child, two), fromAcross(child, one))]; };
      entry(first, second) = *next;
      entry(m_field.mirrored(first), m_field.mirrored(second)) = *next++;
    });
    return;
  }
  const std::span<const std::uint8_t> firsts = child.legalSquares.firsts();
  std::array<std::uint8_t, maxSquares> opponents;
  for (std::size_t one = 0; one < firsts.size(); ++one) opponents[one] = fromAcross(child, firsts[one]);
  for (const std::uint8_t second : child.legalSquares.seconds()) {
    Rating* const row = &table[at(fromAcross(child, second), 0)];
    // Copies the ratings of all squares of the first pawn, except that of the second pawn.
    const auto same = static_cast<std::size_t>(std::lower_bound(firsts.begin(), firsts.end(), second) - firsts.begin());
    for (std::size_t one = 0; one < same; ++one) row[opponents[one]] = *next++;
    for (std::size_t one = same + (same < firsts.size() && firsts[same] == second ? 1 : 0); one < firsts.size(); ++one)
      row[opponents[one]] = *next++;
  }
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

void TierCheck::clear(Moves& moves) const {
  std::fill_n(moves.best.begin(), m_usedBytes, noPosition);
  for (Table* counts : {&moves.count, &moves.wins, &moves.draws}) std::fill_n(counts->begin(), m_usedBytes, std::uint8_t{0});
}

void TierCheck::addFences(Hands hands) {
  clear(m_fences);
  if (hands.mover == 0) return;
  const std::size_t part = partOf(m_handsBelow, {hands.opponent, hands.mover - 1});
  for (const Child& child : m_fenceChildren) {
    spread(child, part, m_child);
    addMove(m_usedBytes, m_child.data(), m_fences.best.data(), m_fences.count.data(), m_fences.wins.data(),
            m_fences.draws.data());
  }
}

/// Adds the steps of the mover's pawn to a free square, for all positions at once. `m_child` has the ratings of the
/// positions with these fences and the other player to move.
void TierCheck::addSteps(const Frame& frame) {
  const auto squares = static_cast<std::size_t>(m_squares);
  const auto add = [this, squares](std::size_t own, std::size_t count, const Rating* after) {
    const std::size_t first = own * squares;
    addMove(count * squares, after, &m_steps.best[first], &m_steps.count[first], &m_steps.wins[first], &m_steps.draws[first]);
  };
  const std::size_t end = squares - static_cast<std::size_t>(m_field.columns());  // the last row is the mover's goal
  for (std::size_t direction = 0; direction < 4; ++direction) {
    const auto target = [&](std::size_t own) { return frame.neighbours[own][direction]; };
    for (std::size_t own = 0; own < end;) {
      const std::size_t begin = own++;
      if (target(begin) == nowhere) continue;
      if (m_field.isTop(target(begin))) {
        std::array<Rating, maxSquares> won{};
        won[target(begin)] = noPosition;  // the other pawn is there
        add(begin, 1, won.data());
        continue;
      }
      while (own < end && target(own) < end) ++own;  // the same step from the next square leads to the next square
      add(begin, own - begin, &m_child[target(begin) * squares]);
    }
  }
}

/// Adds the mover's jumps to the steps, for all positions with adjacent pawns.
void TierCheck::addJumps(const Frame& frame) {
  std::fill_n(m_jumpWins.begin(), m_usedBytes, std::uint8_t{0});
  for (int own = 0; own < m_squares; ++own)
    for (std::size_t direction = 0; direction < 4; ++direction) {
      const std::uint8_t other = frame.neighbours[static_cast<std::size_t>(own)][direction];
      if (other == nowhere) continue;
      const std::size_t place = at(own, other);
      const auto& beyond = frame.neighbours[other];
      const auto jumpTo = [&](std::uint8_t target) {
        if (target == nowhere) return;
        const Rating rating = m_field.isTop(target) ? Rating{0} : m_child[at(target, other)];
        m_steps.best[place] = std::min(m_steps.best[place], rating);
        ++m_steps.count[place];
        if (rating < drawn) ++m_jumpWins[place];
        if (rating == drawn) ++m_steps.draws[place];
      };
      if (beyond[direction] != nowhere)
        jumpTo(beyond[direction]);
      else
        for (const std::size_t aside : sideways[direction]) jumpTo(beyond[aside]);
    }
}

namespace {

/// Value of a position whose best child has a given rating.
struct Derived {
  Rating rating = 0;
  Outcome outcome = Outcome::Loss;
};

/// Returns the values for all ratings of the best child.
const std::array<Derived, 256>& derivedValues() {
  static const auto table = [] {
    std::array<Derived, 256> all;
    for (std::size_t best = 0; best < all.size(); ++best) {
      const Value value = valueFromBest(static_cast<Rating>(best));
      all[best] = {ratingOf(value), value.outcome};
    }
    return all;
  }();
  return table;
}

}  // namespace

void TierCheck::checkPart(const Frame& frame, const LegalSquares& legalSquares, const Child& across, std::size_t part,
                          UnitResult& result) {
  const Hands hands = m_hands[part];
  const std::size_t partAcross = partOf(m_hands, {hands.opponent, hands.mover});
  addFences(hands);
  spread(across, partAcross, m_child);
  clear(m_steps);
  addSteps(frame);
  addJumps(frame);
  const std::array<Derived, 256>& derivedFrom = derivedValues();
  PartCounts& counts = m_counts.byPart[part];
  const std::uint64_t partFirst = part * m_tier.partPositions + frame.first;
  std::uint64_t index = partFirst;
  legalSquares.forEachPair([&](int own, int other) {
    const std::size_t place = at(own, other);
    const Rating best = std::min(m_fences.best[place], m_steps.best[place]);
    const std::uint32_t fenceWins = m_fences.wins[place];
    const std::uint32_t jumpWins = m_jumpWins[place];
    const std::uint32_t wins = fenceWins + m_steps.wins[place] + jumpWins;
    const auto [derived, outcome] = derivedFrom[best];
    const Rating rating = m_tier.ratings[index];
    if (rating != derived || rating == impossible)
      result.addMismatch({positionText(m_field, frame.fences, own, other, hands.mover, hands.opponent),
                          m_solution.valueAt({m_id, PositionIndex{index}}), valueFromBest(best)});

    ++counts.ratings[rating];
    const std::uint32_t legalMoves = std::uint32_t{m_fences.count[place]} + m_steps.count[place];
    counts.legalMoves += legalMoves;
    counts.maxLegalMoves = std::max(counts.maxLegalMoves, legalMoves);
    ++m_counts.stepsCell(frame.toTop[static_cast<std::size_t>(own)], frame.toBottom[static_cast<std::size_t>(other)], outcome);
    const Rating passing = m_child[place];
    if (wins > 0) {
      if (wins == 1 && legalMoves > 1) ++counts.notables[kind(NotableKind::OnlyMoveWins)];
      if (wins == fenceWins) ++m_counts.wonByFenceOnly;
      if (wins == jumpWins) ++m_counts.wonByJumpOnly;
    } else if (outcome == Outcome::Draw) {
      if (legalMoves > 1 && m_fences.draws[place] + m_steps.draws[place] == 1)
        ++counts.notables[kind(NotableKind::OnlyMoveDraws)];
      if (passing < drawn) ++counts.notables[kind(NotableKind::ZugzwangDrawToWin)];
    } else if (passing == drawn) {
      ++counts.notables[kind(NotableKind::ZugzwangLossToDraw)];
    } else if (passing < drawn) {
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
