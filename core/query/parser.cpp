#include "core/query/parser.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/analysis/find_kind.h"
#include "core/query/faults.h"
#include "core/query/sentence_reader.h"
#include "core/query/vocabulary.h"

namespace kotai::query {

constexpr std::uint64_t largestNumber = 1'000'000'000;
constexpr std::string_view ownWord = "own";
constexpr std::string_view otherWord = "other";
constexpr std::string_view emptyWord = "empty";

template <class Texts>
static std::string listOf(const Texts& texts) {
  return fmt::format("{}", fmt::join(texts, ", "));
}

/// Reads the conditions of alternating games.
class Parser {
 public:
  Parser(const VariantPtr& variant, std::string_view text) : m_words(*variant), m_tokens(text, Lexer::Numbers::Whole) {
    m_query.variant = variant;
    m_query.text = std::string(text);
  }

  tl::expected<Query, TextError> read() {
    auto root = SentenceReader<decltype(Expression::condition)>(m_tokens, [this] { return readCondition(); }).read();
    if (!root) return tl::unexpected(std::move(root.error()));
    m_query.root = std::move(*root);
    return std::move(m_query);
  }
  tl::expected<Sum, TextError> readNumberAlone() {
    if (m_tokens.isOver()) m_tokens.fail({.fault = TextFault::Empty});
    Sum sum = readSum(expected::term);
    if (!m_tokens.failed() && !m_tokens.isOver()) m_tokens.failExpected(expected::sign);
    if (m_tokens.failed()) return tl::unexpected(m_tokens.error());
    return sum;
  }

 private:
  const Token& next() const { return m_tokens.next(); }

  Expression readCondition() {
    if (next().kind == Token::Kind::Number || next().isSign("-")) return readComparison();
    if (next().kind != Token::Kind::Word) {
      m_tokens.failExpected(expected::condition);
      return {};
    }
    if (m_tokens.skipWord("outcome")) return readOutcome();
    if (m_tokens.skipWord("good-move")) return readGoodMove();
    if (m_tokens.skipWord("kind")) return readKind();
    if (m_tokens.skipWord("on")) return readStanding();
    for (const Outcome outcome : {Outcome::Win, Outcome::Draw, Outcome::Loss})
      if (m_tokens.skipWord(toText(outcome))) return readOutcomeAfter(outcome);
    return readComparison();
  }

  static Expression negatedIf(bool negative, Expression part) { return negative ? Expression::negated(std::move(part)) : part; }

  /// Reads `in (A, B)`, which requires one of the given conditions. readOne() reads one condition.
  template <class ReadOne>
  Expression readList(ReadOne readOne) {
    if (!m_tokens.skipSign("(")) m_tokens.failExpected(expected::openBracket);
    std::vector<Expression> parts;
    do parts.push_back(readOne());
    while (m_tokens.skipSign(","));
    if (!m_tokens.skipSign(")")) m_tokens.failExpected(expected::commaOrClose);
    return Expression::joined(Expression::Join::Or, std::move(parts));
  }

  Expression readOutcome() {
    if (m_tokens.skipWord("in")) return readList([this] { return readOutcomeWord(); });
    const bool negative = m_tokens.readInequality();
    return negatedIf(negative, readOutcomeWord());
  }
  Expression readOutcomeWord() {
    if (!m_tokens.failed() && next().kind != Token::Kind::Word) m_tokens.failExpected(expected::outcome);
    const auto outcome = m_tokens.failed() ? std::nullopt : outcomeFromText(lowered(next().text));
    if (!outcome) {
      m_tokens.fail(next(), fault::unknownOutcome, {std::string(next().text), "win, draw, loss"});
      return {};
    }
    m_tokens.advance();
    return Expression::single(OutcomeIs{*outcome});
  }
  Expression readOutcomeAfter(Outcome outcome) {
    const bool negative = m_tokens.readInequality();
    if (!m_tokens.failed() && !m_tokens.skipWord("outcome")) m_tokens.failExpected(expected::outcomeWord);
    return negatedIf(negative, Expression::single(OutcomeIs{outcome}));
  }

  Expression readGoodMove() {
    if (!m_tokens.skipWord("is")) m_tokens.failExpected(expected::is);
    const std::vector<std::string_view>& moves = m_words.moves();
    if (!m_tokens.failed() && next().kind != Token::Kind::Word)
      m_tokens.failExpected(expected::moveKind, std::string(moves.front()));
    if (m_tokens.failed()) return {};
    const auto found = std::ranges::find(moves, lowered(next().text));
    if (found == moves.end()) m_tokens.fail(next(), fault::unknownMove, {std::string(next().text), listOf(moves)});
    m_tokens.advance();
    return Expression::single(GoodMoveIs{1U << (found - moves.begin())});
  }

  Expression readKind() {
    if (!m_tokens.skipSign("(")) m_tokens.failExpected(expected::openBracket);
    const std::vector<std::string_view> kinds = m_words.kinds();
    if (!m_tokens.failed() && next().kind != Token::Kind::Word) m_tokens.failExpected(expected::kind, std::string(kinds.front()));
    if (m_tokens.failed()) return {};
    const Token word = next();
    const auto kind = findKind(*m_query.variant, lowered(word.text));
    if (!kind) {
      m_tokens.fail(word, fault::unknownKind, {std::string(word.text), listOf(kinds)});
      return {};
    }
    m_tokens.advance();
    QueriedKind queried{*kind};
    if (next().isSign(",") && !m_words.kindHasNumber(*kind))
      m_tokens.fail(next(), fault::kindWithoutNumber, {std::string(kind->id)});
    if (m_tokens.skipSign(",")) queried.number = static_cast<std::uint32_t>(readNumber());
    if (!m_tokens.skipSign(")"))
      m_tokens.failExpected(queried.number || !m_words.kindHasNumber(*kind) ? expected::closeBracket : expected::closeOrComma);
    return Expression::single(IsOfKind{placeOf(queried)});
  }
  std::size_t placeOf(const QueriedKind& queried) {
    const auto same = [&](const QueriedKind& each) { return each.kind == queried.kind && each.number == queried.number; };
    const auto known = std::ranges::find_if(m_query.kinds, same);
    if (known != m_query.kinds.end()) return static_cast<std::size_t>(known - m_query.kinds.begin());
    m_query.kinds.push_back(queried);
    return m_query.kinds.size() - 1;
  }

  Expression readStanding() {
    if (!m_tokens.skipSign("(")) m_tokens.failExpected(expected::openBracket);
    if (!m_tokens.failed() && next().kind != Token::Kind::Word)
      m_tokens.failExpected(expected::square, m_words.squareText({0, 0}));
    if (m_tokens.failed()) return {};
    const auto square = m_words.square(next().text);
    if (!square)
      m_tokens.fail(next(), fault::unknownSquare,
                    {std::string(next().text), fmt::format("a1 to {}{}", static_cast<char>('a' + m_query.variant->columns() - 1),
                                                           m_query.variant->rows())});
    m_tokens.advance();
    if (!m_tokens.skipSign(")")) m_tokens.failExpected(expected::closeBracket);
    const bool negative = m_tokens.readInequality();
    StandsOn stands{.square = square.value_or(Square{})};
    readPiece(stands);
    return negatedIf(negative, Expression::single(stands));
  }
  void readPiece(StandsOn& stands) {
    if (m_tokens.failed()) return;
    if (next().kind == Token::Kind::End || next().isSign("(") || next().isSign(")"))
      return m_tokens.failExpected(expected::piece);
    const Token piece = m_tokens.lexer().lexPiece();
    const std::string word = lowered(piece.text);
    if (word == ownWord) stands.whose = Whose::Own;
    if (word == otherWord) stands.whose = Whose::Other;
    if (stands.whose || word == emptyWord) return;
    const auto known = std::ranges::find(m_words.pieces(), piece.text, &PieceWord::text);
    if (known != m_words.pieces().end()) {
      stands.kind = known->piece.kind;
      stands.owner = known->piece.owner;
      return;
    }
    std::vector<std::string_view> words;
    for (const PieceWord& each : m_words.pieces()) words.push_back(each.text);
    for (const std::string_view each : {ownWord, otherWord, emptyWord}) words.push_back(each);
    m_tokens.fail(piece, fault::unknownPiece, {std::string(piece.text), listOf(words)});
  }

  std::uint64_t readNumber(const OwnText& otherwise = expected::number) {
    if (m_tokens.failed()) return 0;
    if (next().kind != Token::Kind::Number) {
      m_tokens.failExpected(otherwise);
      return 0;
    }
    std::uint64_t number = 0;
    const auto [end, fault] = std::from_chars(next().text.data(), next().text.data() + next().text.size(), number);
    if (fault != std::errc() || number > largestNumber) {
      m_tokens.fail({TextFault::BadNumber, next().place + 1, {std::string(next().text), "0", std::to_string(largestNumber)}});
    }
    m_tokens.advance();
    return number;
  }

  Term readTerm(const OwnText& otherwise) {
    if (m_tokens.failed()) return {};
    if (next().kind == Token::Kind::Number) return {.number = static_cast<std::int64_t>(readNumber())};
    if (next().kind != Token::Kind::Word) {
      m_tokens.failExpected(otherwise);
      return {};
    }
    const std::string word = lowered(next().text);
    const NamedTerm* const known = m_words.term(word);
    if (!known) failUnknown(word);
    m_tokens.advance();
    return known ? known->term : Term{};
  }
  void failUnknown(const std::string& word) {
    if (word == "own-hand" || word == "other-hand") return m_tokens.fail(next(), fault::noHand, {std::string(next().text)});
    std::vector<std::string_view> words{"outcome"};
    for (const NamedTerm& each : m_words.terms()) words.push_back(each.word);
    for (const std::string_view each : {"good-move", "kind", "on"}) words.push_back(each);
    m_tokens.fail(next(), fault::unknownWord, {std::string(next().text), listOf(words)});
  }

  /// Reads a sum, whose first term may have a minus sign.
  Sum readSum(const OwnText& otherwise) {
    Sum sum;
    sum.parts.push_back({.isSubtracted = m_tokens.skipSign("-")});
    sum.parts.front().term = readTerm(otherwise);
    while (next().isSign("+") || next().isSign("-")) {
      const bool isSubtracted = m_tokens.skipSign("-");
      if (!isSubtracted && !m_tokens.skipSign("+")) break;
      sum.parts.push_back({readTerm(expected::term), isSubtracted});
    }
    return sum;
  }

  Expression readComparison() {
    const Sum left = readSum(expected::condition);
    if (m_tokens.skipWord("in"))
      return readList([&] { return Expression::single(Comparison{left, Relation::Equal, readSum(expected::term)}); });
    const auto relation = m_tokens.readRelation();
    if (!relation) return {};
    const Sum right = readSum(expected::term);
    const bool equality = *relation == Relation::Equal || *relation == Relation::NotEqual;
    const Term* const key = left.single(Quantity::Key);
    const Term* const number = right.single(Quantity::Number);
    if (key && key->whose == Whose::Both && number && equality && m_tokens.skipSign("/"))
      return negatedIf(*relation == Relation::NotEqual, cell(key->key, number->number));
    return Expression::single(Comparison{left, *relation, right});
  }
  /// Reads the second value of a condition such as `hands = 2/1` (side to move/other side).
  Expression cell(std::size_t key, std::int64_t own) {
    const auto other = static_cast<std::int64_t>(readNumber(expected::otherNumber));
    const auto is = [&](Whose whose, std::int64_t number) {
      const Term term{.quantity = Quantity::Key, .whose = whose, .key = key};
      return Expression::single(Comparison{Sum::of(term), Relation::Equal, Sum::of({.number = number})});
    };
    std::vector<Expression> parts;
    parts.push_back(is(Whose::Own, own));
    parts.push_back(is(Whose::Other, other));
    return Expression::joined(Expression::Join::And, std::move(parts));
  }

  Vocabulary m_words;
  TokenReader m_tokens;
  Query m_query;
};

tl::expected<Query, TextError> parseQuery(const VariantPtr& variant, std::string_view text) {
  return Parser(variant, text).read();
}

tl::expected<Sum, TextError> parseSum(const VariantPtr& variant, std::string_view text) {
  return Parser(variant, text).readNumberAlone();
}

}  // namespace kotai::query
