#include "core/simultaneous/explain_turn.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "core/explain/explain.h"
#include "core/explain/turn_sentences.h"

namespace kotai {

namespace {

constexpr double equalWithin = 1e-9;
constexpr double noticeable = 5e-4;  ///< a smaller loss is not a mistake

/// Formats a payoff with at most three decimals, as in the window.
std::string payoffText(double payoff) {
  const double rounded = std::round(payoff * 1000) / 1000;
  return rounded == 0 ? std::string("0") : fmt::format("{:+.6g}", rounded);
}

/// The payoffs of all turns of a position.
class Matrix {
 public:
  Matrix(const PositionValues& values, const AnyPosition& position)
      : m_variant(*values.variant()), m_choices{m_variant.moves(position, Side::First), m_variant.moves(position, Side::Second)} {
    for (const AnyMove first : m_choices[0])
      for (const AnyMove second : m_choices[1])
        if (const auto value = values.value(m_variant.play(position, {first, second}))) {
          m_payoffs.push_back(value->value);
          m_sure.push_back({value->firstSecure, static_cast<std::int8_t>(-value->secondSecure)});
        }
  }

  bool isOver() const { return m_choices[0].empty() || m_choices[1].empty(); }
  /// Returns whether the payoffs of all turns are known. A proof may leave some turns open.
  bool isKnown() const { return m_payoffs.size() == count(Side::First) * count(Side::Second); }
  std::size_t count(Side side) const { return choices(side).size(); }
  TurnMotifs::Mixes bestMixes(const TurnMotifs& motifs) const {
    return motifs.bestMixes(count(Side::First), count(Side::Second), m_payoffs);
  }
  std::size_t indexOf(Side side, AnyMove move) const {
    return static_cast<std::size_t>(std::ranges::find(choices(side), move) - choices(side).begin());
  }
  AnyMove move(Side side, std::size_t choice) const { return choices(side)[choice]; }
  std::string text(Side side, std::size_t choice) const { return m_variant.formatMove(side, move(side, choice)); }
  double payoff(Side side, std::size_t own, std::size_t other) const { return m_payoffs[turn(side, own, other)]; }
  /// Returns whether the side can force at least a draw with pure strategies after the turn.
  bool isSafe(Side side, std::size_t own, std::size_t other) const {
    return m_sure[turn(side, own, other)][static_cast<std::size_t>(side)] >= 0;
  }
  /// Returns whether the side can force at least a draw with pure strategies after every reply to a choice.
  bool isSafe(Side side, std::size_t choice) const {
    for (std::size_t reply = 0; reply < count(kotai::other(side)); ++reply)
      if (!isSafe(side, choice, reply)) return false;
    return true;
  }
  /// Returns the difference of two payoffs from a side's point of view.
  static double gain(Side side, double payoff, double than) { return side == Side::First ? payoff - than : than - payoff; }

  /// Returns the worst reply for the side that makes a choice. Breaks ties by the smallest index.
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
  /// If \p by is never worse than \p choice, returns a reply against which \p by is better. Otherwise returns nothing.
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
  std::size_t turn(Side side, std::size_t own, std::size_t other) const {
    return side == Side::First ? own * count(Side::Second) + other : other * count(Side::Second) + own;
  }

  const SimultaneousVariant& m_variant;
  std::array<std::vector<AnyMove>, 2> m_choices;
  std::vector<double> m_payoffs;                   ///< payoffs in rows, one row for each choice of the first side
  std::vector<std::array<std::int8_t, 2>> m_sure;  ///< payoffs that each side can force after the turn without mixing
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

/// A better choice, and a reply that shows the difference, as indices into the matrix.
struct Better {
  std::size_t choice = 0;
  std::size_t reply = 0;
};

class ChoiceExplainer {
 public:
  ChoiceExplainer(const Matrix& matrix, const AnyPosition& position, Side side, std::size_t choice, const TurnMotifs& motifs)
      : m_matrix(matrix),
        m_position(position),
        m_motifs(motifs),
        m_side(side),
        m_choice(choice),
        m_best(matrix.securest(side)),
        m_secured(matrix.secured(side, choice)),
        m_mostSecured(matrix.secured(side, m_best)) {}

  std::vector<Fact> facts();

 private:
  bool isSecurest(std::size_t choice) const {
    return Matrix::gain(m_side, m_mostSecured, m_matrix.secured(m_side, choice)) < equalWithin;
  }
  std::vector<std::size_t> betterChoices() const;
  std::optional<Better> clearest() const;
  Comparison comparison(Better better) const {
    return {m_side, m_matrix.move(m_side, m_choice), m_matrix.move(m_side, better.choice),
            m_matrix.move(other(m_side), better.reply)};
  }
  Fact security(std::optional<Better> better) const;
  std::optional<Fact> lossToMix(std::optional<Better> better) const;
  Fact dominated(Better better) const {
    return {FactKind::Dominated,
            sentence::dominated,
            {m_matrix.text(m_side, m_choice), m_matrix.text(m_side, better.choice), m_matrix.text(other(m_side), better.reply)}};
  }
  const Sentence& securitySentence(std::size_t reply, std::size_t better) const;

  const Matrix& m_matrix;
  const AnyPosition& m_position;
  const TurnMotifs& m_motifs;
  Side m_side;
  std::size_t m_choice;
  std::size_t m_best;
  double m_secured;
  double m_mostSecured;
};

/// Returns the choices that secure the highest payoff, preferably choices that are never worse.
std::vector<std::size_t> ChoiceExplainer::betterChoices() const {
  std::vector<std::size_t> dominating, securing;
  for (std::size_t by = 0; by < m_matrix.count(m_side); ++by) {
    if (!isSecurest(by)) continue;
    if (m_matrix.dominatedAgainst(m_side, m_choice, by)) dominating.push_back(by);
    if (!isSecurest(m_choice)) securing.push_back(by);
  }
  return dominating.empty() ? securing : dominating;
}

/// Returns the clearest comparison with a better choice. If the choice does not secure the highest payoff,
/// compares only for replies that are worst for this choice.
std::optional<Better> ChoiceExplainer::clearest() const {
  const bool isBest = isSecurest(m_choice);
  std::optional<Better> found;
  int most = 0;
  for (const std::size_t by : betterChoices())
    for (std::size_t reply = 0; reply < m_matrix.count(other(m_side)); ++reply) {
      const double payoff = m_matrix.payoff(m_side, m_choice, reply);
      if (!isBest && Matrix::gain(m_side, payoff, m_secured) > equalWithin) continue;
      if (Matrix::gain(m_side, m_matrix.payoff(m_side, by, reply), payoff) < equalWithin) continue;
      const int clarity = m_motifs.clarity(m_position, comparison({by, reply}));
      if (found && clarity <= most) continue;
      found = {by, reply};
      most = clarity;
    }
  return found;
}

/// Returns the sentence about the payoffs that the choices secure. Only results of pure strategies are described
/// as "does not lose" or "only draws".
const Sentence& ChoiceExplainer::securitySentence(std::size_t reply, std::size_t better) const {
  const auto secures = [this](double secured, double payoff) {
    return std::abs(Matrix::gain(m_side, secured, 0) - payoff) < equalWithin;
  };
  const bool wouldWin = secures(m_mostSecured, 1);
  if (isSecurest(m_choice)) {
    if (wouldWin) return sentence::winsAnyway;
    if (secures(m_secured, 0) && m_matrix.isSafe(m_side, m_choice)) return sentence::holdsAnyway;
    if (secures(m_secured, -1)) return sentence::allLose;
    return m_side == Side::First ? sentence::securesMost : sentence::allowsLeast;
  }
  if (wouldWin && secures(m_secured, -1)) return sentence::losesWhereOneWins;
  if (wouldWin && secures(m_secured, 0) && m_matrix.isSafe(m_side, m_choice, reply) &&
      m_matrix.isSafe(other(m_side), reply, m_choice))
    return sentence::drawsWhereOneWins;
  if (secures(m_mostSecured, 0) && secures(m_secured, -1) && m_matrix.isSafe(m_side, better)) return sentence::losesWhereOneHolds;
  const bool isFirst = m_side == Side::First;
  if (secures(m_secured, -1)) return isFirst ? sentence::losesWhereOneSecures : sentence::losesWhereOneAllows;
  return isFirst ? sentence::securesLess : sentence::allowsMore;
}

Fact ChoiceExplainer::security(std::optional<Better> better) const {
  const bool compared = better && !isSecurest(m_choice);
  const std::size_t reply = compared ? better->reply : m_matrix.worstReply(m_side, m_choice);
  const std::size_t best = compared ? better->choice : m_best;
  return {FactKind::Security,
          securitySentence(reply, best),
          {m_matrix.text(m_side, m_choice), payoffText(m_secured), m_matrix.text(other(m_side), reply),
           m_matrix.text(m_side, best), payoffText(m_mostSecured)}};
}

/// Returns the fact that the choice yields less than the value against the other side's optimal mixed strategy.
/// Returns nothing if a single choice secures the value, because simpler sentences then apply. Names the same better choice as
/// the other facts, if this choice yields the value.
std::optional<Fact> ChoiceExplainer::lossToMix(std::optional<Better> better) const {
  const TurnMotifs::Mixes mixes = m_matrix.bestMixes(m_motifs);
  const std::vector<double>& own = mixes[static_cast<std::size_t>(m_side)];
  const std::vector<double>& replies = mixes[static_cast<std::size_t>(other(m_side))];
  if (own.empty()) return std::nullopt;
  const auto yield = [&](std::size_t choice) {
    double sum = 0;
    for (std::size_t reply = 0; reply < replies.size(); ++reply) sum += replies[reply] * m_matrix.payoff(m_side, choice, reply);
    return sum;
  };
  auto best = static_cast<std::size_t>(std::ranges::max_element(own) - own.begin());
  const bool isSure = Matrix::gain(m_side, yield(best), m_mostSecured) < noticeable;
  if (isSure || Matrix::gain(m_side, yield(best), yield(m_choice)) < noticeable) return std::nullopt;
  if (better && Matrix::gain(m_side, yield(best), yield(better->choice)) < equalWithin) best = better->choice;
  std::string mix;
  for (std::size_t reply = 0; reply < replies.size(); ++reply)
    if (replies[reply] >= noticeable)
      mix += fmt::format("{}{} ({:.3g}%)", mix.empty() ? "" : ", ", m_matrix.text(other(m_side), reply), 100 * replies[reply]);
  return Fact(
      FactKind::Security, m_side == Side::First ? sentence::losesToMix : sentence::allowsToMix,
      {m_matrix.text(m_side, m_choice), payoffText(yield(m_choice)), mix, m_matrix.text(m_side, best), payoffText(yield(best))});
}

std::vector<Fact> withMotifs(std::vector<Fact> facts, const std::vector<Motif>& motifs) {
  for (const Motif& each : motifs)
    if (facts.size() < maxFacts) facts.emplace_back(FactKind::Motif, *each.sentence, each.params);
  return facts;
}

/// Returns the facts about the choice. Motifs come before dominance, because motifs show on the board why
/// another choice is better.
std::vector<Fact> ChoiceExplainer::facts() {
  const auto better = clearest();
  std::vector<Fact> facts{security(better)};
  if (auto loss = lossToMix(better)) facts.push_back(std::move(*loss));
  if (better && isSecurest(m_choice)) facts.push_back(dominated(*better));
  if (better) facts = withMotifs(std::move(facts), m_motifs.ofComparison(m_position, comparison(*better)));
  if (better && facts.size() < maxFacts && m_matrix.dominatedAgainst(m_side, m_choice, better->choice) && !isSecurest(m_choice))
    facts.push_back(dominated(*better));
  return withMotifs(std::move(facts), m_motifs.ofChoice(m_position, m_side, m_matrix.move(m_side, m_choice)));
}

}  // namespace

std::vector<Fact> explainTurn(const PositionValues& values, const AnyPosition& position, const TurnMotifs& motifs) {
  const Matrix matrix(values, position);
  if (matrix.isOver()) return {};
  if (!matrix.isKnown()) return withMotifs({}, motifs.ofPosition(position));
  std::vector<Fact> facts{securityOf(matrix, values.value(position).value().value)};
  for (const Side side : {Side::First, Side::Second})
    for (std::size_t choice = 0; choice < matrix.count(side) && facts.size() < 2; ++choice)
      if (auto found = dominance(matrix, side, choice)) facts.push_back(std::move(*found));
  return withMotifs(std::move(facts), motifs.ofPosition(position));
}

std::vector<Fact> explainTurn(const PositionValues& values, const AnyPosition& position, Side side, AnyMove move,
                              const TurnMotifs& motifs) {
  const Matrix matrix(values, position);
  if (matrix.isOver()) return {};
  if (!matrix.isKnown()) return withMotifs({}, motifs.ofChoice(position, side, move));
  return ChoiceExplainer(matrix, position, side, matrix.indexOf(side, move), motifs).facts();
}

}  // namespace kotai
