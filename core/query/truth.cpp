#include "core/query/truth.h"

#include <algorithm>

namespace kotai::query {

static Truth opposite(Truth truth) { return static_cast<Truth>(2 - static_cast<int>(truth)); }

static std::int64_t bounded(std::int64_t number) { return std::clamp(number, -Range::endless, Range::endless); }

static Range sum(const Range& left, const Range& right) {
  return {bounded(left.least + right.least), bounded(left.most + right.most)};
}

static Range opposite(const Range& range) { return {-range.most, -range.least}; }

/// Returns whether the sum is undefined for some outcomes.
static bool mayBeMissing(const Sum& sum) {
  return std::ranges::any_of(sum.parts, [](const Sum::Part& part) {
    return part.term.quantity == Quantity::Distance || part.term.quantity == Quantity::DrawGrade;
  });
}

static Truth less(const Range& left, const Range& right) {
  if (left.most < right.least) return Truth::True;
  return left.least >= right.most ? Truth::False : Truth::Maybe;
}

static Truth equal(const Range& left, const Range& right) {
  if (left.most < right.least || right.most < left.least) return Truth::False;
  return left.least == left.most && right.least == right.most ? Truth::True : Truth::Maybe;
}

static Truth compare(const Range& left, Relation relation, const Range& right) {
  switch (relation) {
    case Relation::Equal: return equal(left, right);
    case Relation::NotEqual: return opposite(equal(left, right));
    case Relation::Less: return less(left, right);
    case Relation::LessOrEqual: return opposite(less(right, left));
    case Relation::Greater: return less(right, left);
    case Relation::GreaterOrEqual: break;
  }
  return opposite(less(left, right));
}

class Evaluator {
 public:
  Evaluator(const Facts& facts, const Vocabulary& words) : m_facts(facts), m_words(words) {}

  Truth of(const Expression& expression) const {
    switch (expression.join) {
      case Expression::Join::None: return std::visit(*this, expression.condition);
      case Expression::Join::Not: return opposite(of(expression.parts.front()));
      case Expression::Join::And: return unless(expression, Truth::False);
      case Expression::Join::Or: break;
    }
    return unless(expression, Truth::True);
  }

  Truth operator()(const OutcomeIs& condition) const {
    return m_facts.value ? truthOf(m_facts.value->outcome == condition.outcome) : Truth::Maybe;
  }
  /// Evaluates a comparison. A draw has no distance, and only a draw has a grade. Comparisons with undefined numbers are false.
  Truth operator()(const Comparison& condition) const {
    if (!m_facts.value && (mayBeMissing(condition.left) || mayBeMissing(condition.right))) return Truth::Maybe;
    const auto left = range(condition.left);
    const auto right = range(condition.right);
    return left && right ? compare(*left, condition.relation, *right) : Truth::False;
  }
  Truth operator()(const GoodMoveIs& condition) const {
    if ((m_facts.kindsOfAnyMove & condition.bit) == 0) return Truth::False;
    const Truth single = equal(m_facts.goodMoves, Range::exactly(1));
    if ((m_facts.kindsOfAllMoves & condition.bit) != 0) return single;
    if (single == Truth::False || !m_facts.kindsOfGoodMove) return std::min(single, Truth::Maybe);
    return std::min(single, truthOf((*m_facts.kindsOfGoodMove & condition.bit) != 0));
  }
  Truth operator()(const IsOfKind& condition) const { return m_facts.kinds[condition.place]; }
  Truth operator()(const StandsOn& condition) const {
    return m_facts.position ? truthOf(m_words.stands(*m_facts.position, condition)) : Truth::Maybe;
  }

 private:
  /// Returns \p decisive if any part has this truth. Otherwise returns the common truth of all parts, or Maybe if the
  /// parts differ.
  Truth unless(const Expression& expression, Truth decisive) const {
    Truth all = opposite(decisive);
    for (const Expression& part : expression.parts) {
      const Truth truth = of(part);
      if (truth == decisive) return truth;
      if (truth == Truth::Maybe) all = truth;
    }
    return all;
  }

  std::optional<Range> range(const Sum& total) const {
    Range all = Range::exactly(0);
    for (const auto& [term, isSubtracted] : total.parts) {
      const auto each = range(term);
      if (!each) return std::nullopt;
      all = sum(all, isSubtracted ? opposite(*each) : *each);
    }
    return all;
  }
  std::optional<Range> range(const Term& term) const {
    switch (term.quantity) {
      case Quantity::Number: return Range::exactly(term.number);
      case Quantity::Distance: return distance();
      case Quantity::Moves: return m_facts.moves;
      case Quantity::GoodMoves: return m_facts.goodMoves;
      case Quantity::BestMoves: return m_facts.bestMoves;
      case Quantity::Difficulty: return m_facts.difficulty;
      case Quantity::DrawGrade: return drawGrade();
      case Quantity::Key: return keyRange(m_facts.keys[term.key], term.whose);
      case Quantity::InHand:
      case Quantity::OnBoard: break;
    }
    return m_facts.position ? Range::exactly(m_words.count(term, *m_facts.position)) : Range{};
  }
  std::optional<Range> distance() const {
    if (m_facts.value->outcome == Outcome::Draw) return std::nullopt;
    return Range::exactly(m_facts.value->distancePlies);
  }
  std::optional<Range> drawGrade() const {
    if (m_facts.value->outcome != Outcome::Draw) return std::nullopt;
    return m_facts.drawGrade;
  }
  static Range keyRange(const Facts::Cell& cell, Whose whose) {
    if (whose == Whose::Both) return sum(cell.own, cell.other);
    return whose == Whose::Own ? cell.own : cell.other;
  }

  const Facts& m_facts;
  const Vocabulary& m_words;
};

Truth evaluate(const Expression& expression, const Facts& facts, const Vocabulary& words) {
  return Evaluator(facts, words).of(expression);
}

}  // namespace kotai::query
