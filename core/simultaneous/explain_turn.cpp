#include "core/simultaneous/explain_turn.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

#include "core/explain/explain.h"
#include "core/explain/turn_sentences.h"

namespace kotai {

namespace {

constexpr double equalWithin = 1e-9;

std::string payoffText(double payoff) {
  return std::abs(payoff) < equalWithin ? std::string("0") : fmt::format("{:+.6g}", payoff);
}

/// The payoffs of all turns of a position.
class Matrix {
 public:
  Matrix(const PositionValues& values, const AnyPosition& position)
      : m_variant(*values.variant()), m_choices{m_variant.moves(position, Side::First), m_variant.moves(position, Side::Second)} {
    for (const AnyMove first : m_choices[0])
      for (const AnyMove second : m_choices[1])
        if (const auto value = values.value(m_variant.play(position, {first, second}))) m_payoffs.push_back(value->value);
  }

  bool isOver() const { return m_choices[0].empty() || m_choices[1].empty(); }
  /// A proof does not settle all turns.
  bool isKnown() const { return m_payoffs.size() == count(Side::First) * count(Side::Second); }
  std::size_t count(Side side) const { return choices(side).size(); }
  std::size_t indexOf(Side side, AnyMove move) const {
    return static_cast<std::size_t>(std::ranges::find(choices(side), move) - choices(side).begin());
  }
  std::string text(Side side, std::size_t choice) const { return m_variant.formatMove(side, choices(side)[choice]); }
  double payoff(Side side, std::size_t own, std::size_t other) const {
    const std::size_t row = side == Side::First ? own : other;
    const std::size_t column = side == Side::First ? other : own;
    return m_payoffs[row * count(Side::Second) + column];
  }
  /// Difference of two payoffs from a side's point of view.
  static double gain(Side side, double payoff, double than) { return side == Side::First ? payoff - than : than - payoff; }

  /// The worst reply for the side that makes a choice. Among equal ones, the first.
  std::size_t worstReply(Side side, std::size_t choice) const {
    std::size_t worst = 0;
    for (std::size_t reply = 1; reply < count(other(side)); ++reply)
      if (gain(side, payoff(side, choice, reply), payoff(side, choice, worst)) < -equalWithin) worst = reply;
    return worst;
  }
  double secured(Side side, std::size_t choice) const { return payoff(side, choice, worstReply(side, choice)); }
  std::size_t securest(Side side) const {
    std::size_t best = 0;
    for (std::size_t choice = 1; choice < count(side); ++choice)
      if (gain(side, secured(side, choice), secured(side, best)) > equalWithin) best = choice;
    return best;
  }
  /// A reply against which the other choice is better, provided that it is never worse.
  std::optional<std::size_t> dominatedAgainst(Side side, std::size_t choice, std::size_t by) const {
    std::optional<std::size_t> found;
    for (std::size_t reply = 0; reply < count(other(side)); ++reply) {
      const double better = gain(side, payoff(side, by, reply), payoff(side, choice, reply));
      if (better < -equalWithin) return std::nullopt;
      if (better > equalWithin && !found) found = reply;
    }
    return found;
  }

 private:
  const std::vector<AnyMove>& choices(Side side) const { return m_choices[static_cast<std::size_t>(side)]; }

  const SimultaneousVariant& m_variant;
  std::array<std::vector<AnyMove>, 2> m_choices;
  std::vector<double> m_payoffs;  ///< row by row: the rows are the first side's choices
};

std::optional<Fact> dominance(const Matrix& matrix, Side side, std::size_t choice) {
  for (std::size_t by = 0; by < matrix.count(side); ++by)
    if (const auto against = matrix.dominatedAgainst(side, choice, by))
      return Fact(FactKind::Dominated, sentence::dominated,
                  {matrix.text(side, choice), matrix.text(side, by), matrix.text(other(side), *against)});
  return std::nullopt;
}

Fact securityOf(const Matrix& matrix, double value) {
  const std::size_t first = matrix.securest(Side::First), second = matrix.securest(Side::Second);
  const double least = matrix.secured(Side::First, first), most = matrix.secured(Side::Second, second);
  const Sentence& said = most - least < equalWithin ? sentence::settled : sentence::mixed;
  return {FactKind::Security,
          said,
          {matrix.text(Side::First, first), matrix.text(Side::Second, second), payoffText(least), payoffText(most),
           payoffText(value)}};
}

Fact securityOf(const Matrix& matrix, Side side, std::size_t choice) {
  const std::size_t best = matrix.securest(side);
  const double secured = matrix.secured(side, choice), most = matrix.secured(side, best);
  const bool isBest = Matrix::gain(side, most, secured) < equalWithin;
  const bool isFirst = side == Side::First;
  const Sentence& said = isBest    ? isFirst ? sentence::securesMost : sentence::allowsLeast
                         : isFirst ? sentence::securesLess
                                   : sentence::allowsMore;
  return {FactKind::Security,
          said,
          {matrix.text(side, choice), payoffText(secured), matrix.text(other(side), matrix.worstReply(side, choice)),
           matrix.text(side, best), payoffText(most)}};
}

std::vector<Fact> withMotifs(std::vector<Fact> facts, const std::vector<Motif>& motifs) {
  for (const Motif& each : motifs)
    if (facts.size() < mostFacts) facts.emplace_back(FactKind::Motif, *each.sentence, each.params);
  return facts;
}

}  // namespace

std::vector<Fact> explainTurn(const PositionValues& values, const AnyPosition& position, const std::vector<Motif>& motifs) {
  const Matrix matrix(values, position);
  if (matrix.isOver()) return {};
  if (!matrix.isKnown()) return withMotifs({}, motifs);
  std::vector<Fact> facts{securityOf(matrix, values.value(position).value().value)};
  for (const Side side : {Side::First, Side::Second})
    for (std::size_t choice = 0; choice < matrix.count(side) && facts.size() < 2; ++choice)
      if (auto found = dominance(matrix, side, choice)) facts.push_back(std::move(*found));
  return withMotifs(std::move(facts), motifs);
}

std::vector<Fact> explainTurn(const PositionValues& values, const AnyPosition& position, Side side, AnyMove move,
                              const std::vector<Motif>& motifs) {
  const Matrix matrix(values, position);
  if (matrix.isOver()) return {};
  if (!matrix.isKnown()) return withMotifs({}, motifs);
  const std::size_t choice = matrix.indexOf(side, move);
  std::vector<Fact> facts{securityOf(matrix, side, choice)};
  if (auto found = dominance(matrix, side, choice)) facts.push_back(std::move(*found));
  return withMotifs(std::move(facts), motifs);
}

}  // namespace kotai
