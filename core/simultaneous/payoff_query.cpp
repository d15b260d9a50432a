#include "core/simultaneous/payoff_query.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/query/faults.h"
#include "core/query/sentence_reader.h"

namespace kotai::query {

constexpr std::string_view outcomeWord = "outcome";
constexpr std::string_view onWord = "on";
constexpr std::string_view coveredWord = "covered";
constexpr std::string_view freeWord = "empty";
constexpr double maxQueryNumber = 1e6;

struct PayoffWords {
  explicit PayoffWords(const SimultaneousVariant& variant)
      : terms{{{"value", PayoffQuantity::Value},
               {std::string(coveredWord), PayoffQuantity::Covered},
               {fmt::format("{}-moves", variant.sideWord(Side::First)), PayoffQuantity::FirstMoves},
               {fmt::format("{}-moves", variant.sideWord(Side::Second)), PayoffQuantity::SecondMoves}}} {
    for (std::size_t number = 0; number < positionClassCount; ++number)
      classes.push_back(classWord(variant, static_cast<PositionClass>(number)));
  }

  std::array<std::pair<std::string, PayoffQuantity>, 4> terms;
  std::vector<std::string> classes;  // names of the classes, indexed by PositionClass
};

class PayoffParser {
 public:
  PayoffParser(const SimultaneousVariant& variant, std::string_view text)
      : m_variant(variant), m_words(variant), m_tokens(text, Lexer::Numbers::Real) {}

  tl::expected<PayoffQuery, TextError> read() {
    return SentenceReader<PayoffCondition>(m_tokens, [this] { return readCondition(); }).read();
  }

 private:
  const Token& next() const { return m_tokens.next(); }

  PayoffQuery readCondition() {
    if (next().kind != Token::Kind::Word && next().kind != Token::Kind::Number) {
      m_tokens.failExpected(expected::payoffCondition);
      return {};
    }
    if (m_tokens.skipWord(outcomeWord)) return readClass();
    if (m_tokens.skipWord(onWord)) return readSquare();
    return readComparison();
  }

  PayoffQuery readClass() {
    const bool negative = m_tokens.readInequality();
    const auto word = oneOf(m_words.classes, fault::unknownOutcome);
    const ClassIs is{static_cast<PositionClass>(word.value_or(0))};
    return negative ? PayoffQuery::negated(PayoffQuery::single(is)) : PayoffQuery::single(is);
  }

  PayoffQuery readSquare() {
    if (!m_tokens.skipSign("(")) m_tokens.failExpected(expected::openBracket);
    const Square square = readSquareName();
    if (!m_tokens.skipSign(")")) m_tokens.failExpected(expected::closeBracket);
    const bool negative = m_tokens.readInequality();
    const auto word = oneOf(std::vector{std::string(coveredWord), std::string(freeWord)}, fault::unknownPiece);
    return PayoffQuery::single(SquareIs{square, (word == 0) != negative});
  }
  Square readSquareName() {
    if (m_tokens.failed()) return {};
    if (next().kind != Token::Kind::Word) {
      m_tokens.failExpected(expected::square, "a1");
      return {};
    }
    const std::string word = lowered(next().text);
    int row = 0;
    const auto [end, fault] = std::from_chars(word.data() + 1, word.data() + word.size(), row);
    const Square square{word.front() - 'a', row - 1};
    if (fault != std::errc() || end != word.data() + word.size() || square.column < 0 || square.column >= m_variant.columns() ||
        square.row < 0 || square.row >= m_variant.rows())
      m_tokens.fail(next(), fault::unknownSquare,
                    {std::string(next().text),
                     fmt::format("a1 to {}{}", static_cast<char>('a' + m_variant.columns() - 1), m_variant.rows())});
    m_tokens.advance();
    return square;
  }

  /// Reads the next word and returns its index in \p words.
  std::optional<std::size_t> oneOf(const std::vector<std::string>& words, const OwnText& otherwise) {
    if (m_tokens.failed()) return std::nullopt;
    const std::string list = fmt::format("{}", fmt::join(words, ", "));
    if (next().kind != Token::Kind::Word) {
      m_tokens.failExpected(expected::oneOf, list);
      return std::nullopt;
    }
    const auto known = std::ranges::find(words, lowered(next().text));
    if (known == words.end()) m_tokens.fail(next(), otherwise, {std::string(next().text), list});
    m_tokens.advance();
    return static_cast<std::size_t>(known - words.begin());
  }

  PayoffQuery readComparison() {
    const PayoffTerm left = readTerm();
    const auto relation = m_tokens.readRelation();
    if (!relation) return {};
    return PayoffQuery::single(PayoffComparison{left, *relation, readTerm()});
  }

  PayoffTerm readTerm() {
    if (m_tokens.failed()) return {};
    if (next().kind == Token::Kind::Number) return {PayoffQuantity::Number, readFraction()};
    if (next().kind != Token::Kind::Word) {
      m_tokens.failExpected(expected::term);
      return {};
    }
    const auto known = std::ranges::find(m_words.terms, lowered(next().text), &std::pair<std::string, PayoffQuantity>::first);
    if (known == m_words.terms.end()) {
      std::vector<std::string_view> words{outcomeWord};
      for (const auto& term : m_words.terms) words.push_back(term.first);
      words.push_back(onWord);
      m_tokens.fail(next(), fault::unknownWord, {std::string(next().text), fmt::format("{}", fmt::join(words, ", "))});
      return {};
    }
    m_tokens.advance();
    return {known->second};
  }

  /// Reads a number such as `0.25` or `-1/3`.
  double readFraction() {
    const double number = readNumber();
    if (!m_tokens.skipSign("/")) return number;
    const Token at = next();
    const double below = readNumber();
    if (!m_tokens.failed() && below == 0) failNumber(at);
    return number / below;
  }
  double readNumber() {
    if (m_tokens.failed()) return 0;
    if (next().kind != Token::Kind::Number) {
      m_tokens.failExpected(expected::number);
      return 0;
    }
    const Token at = next();
    double number = 0;
    const auto [end, fault] = std::from_chars(at.text.data(), at.text.data() + at.text.size(), number);
    if (fault != std::errc() || end != at.text.data() + at.text.size() || std::abs(number) > maxQueryNumber) failNumber(at);
    m_tokens.advance();
    return number;
  }
  void failNumber(const Token& at) {
    m_tokens.fail({TextFault::BadNumber, at.place + 1, {std::string(at.text), "-1000000", "1000000"}});
  }

  const SimultaneousVariant& m_variant;
  PayoffWords m_words;
  TokenReader m_tokens;
};

/// Tests one position. Counts moves only if the query needs them.
class PayoffTest {
 public:
  PayoffTest(const SimultaneousVariant& variant, const ListedGamePosition& listed) : m_variant(variant), m_listed(listed) {}

  bool holds(const PayoffQuery& query) const {
    const auto part = [this](const PayoffQuery& each) { return holds(each); };
    switch (query.join) {
      case PayoffQuery::Join::And: return std::ranges::all_of(query.parts, part);
      case PayoffQuery::Join::Or: return std::ranges::any_of(query.parts, part);
      case PayoffQuery::Join::Not: return !holds(query.parts.front());
      case PayoffQuery::Join::None: break;
    }
    return std::visit([this](const auto& condition) { return is(condition); }, query.condition);
  }

 private:
  bool is(const PayoffComparison& comparison) const {
    const double difference = number(comparison.left) - number(comparison.right);
    const bool same = std::abs(difference) < payoffTolerance;
    switch (comparison.relation) {
      case Relation::Equal: return same;
      case Relation::NotEqual: return !same;
      case Relation::Less: return !same && difference < 0;
      case Relation::LessOrEqual: return same || difference < 0;
      case Relation::Greater: return !same && difference > 0;
      case Relation::GreaterOrEqual: break;
    }
    return same || difference > 0;
  }
  bool is(const ClassIs& wanted) const { return positionClassOf(m_listed.value) == wanted.positionClass; }
  bool is(const SquareIs& wanted) const {
    const std::vector<Square> covered = m_variant.covered(m_listed.position);
    return (std::ranges::find(covered, wanted.square) != covered.end()) == wanted.covered;
  }

  double number(const PayoffTerm& term) const {
    switch (term.quantity) {
      case PayoffQuantity::Number: return term.number;
      case PayoffQuantity::Value: return m_listed.value.value;
      case PayoffQuantity::Covered: return m_listed.covered;
      case PayoffQuantity::FirstMoves: return moves(Side::First);
      case PayoffQuantity::SecondMoves: break;
    }
    return moves(Side::Second);
  }
  double moves(Side side) const { return static_cast<double>(m_variant.moves(m_listed.position, side).size()); }

  const SimultaneousVariant& m_variant;
  const ListedGamePosition& m_listed;
};

tl::expected<PayoffQuery, TextError> parsePayoffQuery(const SimultaneousVariant& variant, std::string_view text) {
  return PayoffParser(variant, text).read();
}

std::function<bool(const ListedGamePosition&)> testOf(SimultaneousVariantPtr variant, PayoffQuery query) {
  return [variant = std::move(variant), query = std::move(query)](const ListedGamePosition& listed) {
    return PayoffTest(*variant, listed).holds(query);
  };
}

}  // namespace kotai::query
