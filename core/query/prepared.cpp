#include "core/query/prepared.h"

#include <algorithm>
#include <utility>

#include "core/analysis/aggregate.h"
#include "core/analysis/draw_grade.h"
#include "core/analysis/find_kind.h"
#include "core/query/measure.h"

namespace kotai::query {

Prepared::Prepared(SolutionPtr solution, Query query, const std::stop_token& stop)
    : m_solution(std::move(solution)),
      m_query(std::move(query)),
      m_words(*m_query.variant),
      m_counted(countedTest(*m_query.variant)) {
  collectNeeds(m_query.root);
  for (const QueriedKind& queried : m_query.kinds) {
    Kind kind{&positionKind(variant(), queried.kind), queried.number, {}};
    if (kind.read->search) kind.found = kind.read->search(*m_solution, {}, stop);
    if (kind.read->flag) m_planes.insert(kind.read->flag->plane);
    if (queried.kind == FindKind::Longest) {
      const Totals sums = totals(*m_solution);
      m_longest = {sums.longest(Outcome::Win), sums.longest(Outcome::Loss)};
    }
    m_kinds.push_back(std::move(kind));
  }
  if (m_needsReplies) m_onlyMove = positionKind(variant(), FindKind::OnlyMove).flag;
  if (m_onlyMove) m_planes.insert(m_onlyMove->plane);
  if (m_counted) m_planes.insert(m_counted->plane);
}

void Prepared::collectNeeds(const Expression& expression) {
  for (const Expression& part : expression.parts) collectNeeds(part);
  if (expression.join != Expression::Join::None) return;
  if (const auto* comparison = std::get_if<Comparison>(&expression.condition)) {
    for (const Sum* const sum : {&comparison->left, &comparison->right})
      for (const Sum::Part& part : sum->parts) collectNeeds(part.term);
  }
  if (std::holds_alternative<StandsOn>(expression.condition)) m_needsBoard = true;
  if (std::holds_alternative<GoodMoveIs>(expression.condition)) m_needsMoves = m_needsReplies = m_needsMoveKinds = true;
}

void Prepared::collectNeeds(const Term& term) {
  switch (term.quantity) {
    case Quantity::Number:
    case Quantity::Distance: break;
    case Quantity::GoodMoves:
    case Quantity::BestMoves: m_needsReplies = true; [[fallthrough]];
    case Quantity::Moves: m_needsMoves = true; break;
    case Quantity::Difficulty: m_needsDifficulty = true; break;
    case Quantity::DrawGrade: m_needsDrawGrade = true; break;
    case Quantity::Key:
      if (variant().tierGraph().aggregateKeys()[term.key].withinParts) m_cellKeys.insert(term.key);
      break;
    case Quantity::InHand:
    case Quantity::OnBoard: m_needsBoard = true; break;
  }
}

Facts Prepared::factsOfPart(TierId tier, int part, const TierSummary& values, const std::vector<TierSummary>& planes) const {
  const TierGraph& tiers = variant().tierGraph();
  const PartSummary& summary = values.parts[static_cast<std::size_t>(part)];
  Facts facts;
  for (const AggregateKey& key : tiers.aggregateKeys()) {
    if (key.withinParts) {
      facts.keys.push_back({{0, key.maxMover}, {0, key.maxOpponent}});
      continue;
    }
    const AggregateCell cell = tiers.aggregateCell(tier, part, key);
    facts.keys.push_back({Range::exactly(cell.mover), Range::exactly(cell.opponent)});
  }
  for (const Kind& kind : m_kinds) facts.kinds.push_back(kindInPart(kind, tier, part, summary, planes));
  if (summary.legalMoves > 0) facts.moves.most = summary.maxLegalMoves;
  facts.goodMoves = facts.bestMoves = facts.moves;
  return facts;
}

Truth Prepared::kindInPart(const Kind& kind, TierId tier, int part, const PartSummary& values,
                           const std::vector<TierSummary>& planes) const {
  const PositionKind& read = *kind.read;
  if (read.search) {
    const TierGraph& tiers = variant().tierGraph();
    const std::uint64_t first = tiers.partFirst(tier, part);
    const auto found = std::ranges::lower_bound(kind.found, Location{tier, {first}});
    const Location end{tier, {first + tiers.partPositions(tier, part)}};
    return found != kind.found.end() && *found < end ? Truth::Maybe : Truth::False;
  }
  if (read.fitsPart && !read.fitsPart(variant().tierGraph(), tier, part)) return Truth::False;
  if (read.flag) {
    const PartSummary& flags = planes[read.flag->plane].parts[static_cast<std::size_t>(part)];
    const auto isRound = [&](const PartSummary::Entry& entry) {
      return entry.count > 0 && kind.number.value_or(entry.value.distancePlies) == entry.value.distancePlies;
    };
    if (kind.isRound() && std::ranges::none_of(flags.histogram, isRound)) return Truth::False;
    if (read.flag->notable && flags.notables[static_cast<std::size_t>(*read.flag->notable)] == 0) return Truth::False;
  }
  return read.countIn && read.countIn(values, std::nullopt) == 0 ? Truth::False : Truth::Maybe;
}

Truth Prepared::kindOfValue(const Kind& kind, Value value) const {
  const bool hasLength = value.outcome != Outcome::Draw && value.distancePlies == kind.number;
  if (kind.number && !kind.isRound() && !hasLength) return Truth::False;
  if (kind.read->search) return Truth::Maybe;
  if (kind.read->fitsValue && !kind.read->fitsValue(value, m_longest)) return Truth::False;
  return kind.read->isByValue() ? Truth::True : Truth::Maybe;
}

void Prepared::addValue(Facts& facts, const Facts& ofPart, Value value) const {
  facts.value = value;
  facts.moves = facts.goodMoves = facts.bestMoves = ofPart.moves;
  const bool isDraw = value.outcome == Outcome::Draw;
  const bool isOver = !isDraw && value.distancePlies == 0;
  if (isOver)
    facts.moves = facts.goodMoves = facts.bestMoves = Range::exactly(0);
  else if (!isDraw)
    facts.moves.least = facts.goodMoves.least = facts.bestMoves.least = 1;
  facts.difficulty = value.outcome == Outcome::Loss ? Range::exactly(0) : Range{0, 100};
  facts.drawGrade = anyDrawGrade;
  facts.kindsOfAnyMove = ~0U;
  facts.kindsOfAllMoves = 0;
  facts.kindsOfGoodMove.reset();
  facts.position = nullptr;
  for (std::size_t place = 0; place < m_kinds.size(); ++place)
    facts.kinds[place] =
        std::min(ofPart.kinds[place] == Truth::False ? Truth::False : Truth::True, kindOfValue(m_kinds[place], value));
}

std::vector<std::vector<std::uint8_t>> Prepared::foundFrom(Location first, std::uint64_t count) const {
  std::vector<std::vector<std::uint8_t>> all;
  for (const Kind& kind : m_kinds) {
    if (!kind.read->search) continue;
    std::vector<std::uint8_t>& found = all.emplace_back(count);
    for (auto each = std::ranges::lower_bound(kind.found, first);
         each != kind.found.end() && each->tier == first.tier && each->index.value - first.index.value < count; ++each)
      found[each->index.value - first.index.value] = 1;
  }
  return all;
}

void Prepared::addPlace(Facts& facts, Location location) const {
  for (std::size_t place = 0; place < m_kinds.size(); ++place)
    if (facts.kinds[place] == Truth::Maybe && m_kinds[place].read->search)
      facts.kinds[place] = truthOf(std::ranges::binary_search(m_kinds[place].found, location));
}

void Prepared::addFlags(Facts& facts, std::uint16_t plane, std::uint8_t flags) const {
  for (std::size_t place = 0; place < m_kinds.size(); ++place) {
    const auto& flag = m_kinds[place].read->flag;
    if (facts.kinds[place] == Truth::Maybe && flag && flag->plane == plane)
      facts.kinds[place] = truthOf(flag->hits(flags, m_kinds[place].number));
  }
  if (!m_onlyMove || m_onlyMove->plane != plane || !m_onlyMove->hits(flags, std::nullopt)) return;
  facts.moves.least = std::max<std::int64_t>(facts.moves.least, 2);
  facts.goodMoves = Range::exactly(1);
  facts.bestMoves.most = 1;
}

void Prepared::addKinds(Facts& facts, Location location) const {
  if (m_needsDifficulty && facts.difficulty.least < facts.difficulty.most)
    facts.difficulty = Range::exactly(difficultyAt(*m_solution, variant().positionAt(location)));
  if (m_needsDrawGrade && facts.value->outcome == Outcome::Draw)
    facts.drawGrade = Range::exactly(*drawGrade(*m_solution, variant().positionAt(location)));
  for (std::size_t place = 0; place < m_kinds.size(); ++place)
    if (facts.kinds[place] == Truth::Maybe)
      facts.kinds[place] = truthOf(m_kinds[place].read->fitsPosition(*m_solution, location, *facts.value));
}

}  // namespace kotai::query
