#include "core/query/parser.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "core/analysis/find_kind.h"
#include "core/query/faults.h"
#include "core/query/lexer.h"
#include "core/query/vocabulary.h"

namespace kotai::query {

namespace {

constexpr int mostNested = 200;
constexpr std::uint64_t largestNumber = 1'000'000'000;
constexpr std::string_view ownWord = "own";
constexpr std::string_view otherWord = "other";
constexpr std::string_view emptyWord = "empty";

constexpr std::array<std::pair<std::string_view, Relation>, 6> relations{{{"=", Relation::Equal},
                                                                          {"!=", Relation::NotEqual},
                                                                          {"<", Relation::Less},
                                                                          {"<=", Relation::LessOrEqual},
                                                                          {">", Relation::Greater},
                                                                          {">=", Relation::GreaterOrEqual}}};

template <class Texts>
std::string listOf(const Texts& texts) {
  return fmt::format("{}", fmt::join(texts, ", "));
}

/// By recursive descent; the first fault found ends it.
class Parser {
 public:
  Parser(const VariantPtr& variant, std::string_view text) : m_words(*variant), m_lexer(text) {
    m_query.variant = variant;
    m_query.text = std::string(text);
  }

  tl::expected<Query, TextError> read() {
    if (next().kind == Token::Kind::End) {
      m_error = {.fault = TextFault::Empty};
      m_failed = true;
    } else {
      m_query.root = readOr();
    }
    if (!m_failed && next().kind != Token::Kind::End) failExpected(expected::joint);
    if (m_failed) return tl::unexpected(m_error);
    return std::move(m_query);
  }

 private:
  const Token& next() const { return m_lexer.next(); }
  bool nextIsWord(std::string_view word) const { return next().kind == Token::Kind::Word && lowered(next().text) == word; }
  bool takeWord(std::string_view word) {
    if (m_failed || !nextIsWord(word)) return false;
    m_lexer.advance();
    return true;
  }
  bool takeSign(std::string_view sign) {
    if (m_failed || !next().isSign(sign)) return false;
    m_lexer.advance();
    return true;
  }

  void fail(const Token& at, const OwnWords& words, std::vector<std::string> params) {
    if (!m_failed) m_error = ownFault(words, std::move(params));
    if (!m_failed) m_error.column = at.place + 1;
    m_failed = true;
  }
  void failExpected(const OwnWords& words, std::string detail = {}) {
    if (m_failed) return;
    const bool end = next().kind == Token::Kind::End;
    m_error = {.fault = end ? TextFault::UnexpectedEnd : TextFault::UnexpectedCharacter,
               .column = next().place + 1,
               .expected = Expected::OfGame,
               .expectedDetail = std::move(detail),
               .ownExpected = &words};
    if (!end) m_error.params = {std::string(next().text)};
    m_failed = true;
  }

  static Expression joined(Expression::Join join, std::vector<Expression> parts) {
    if (parts.size() == 1) return std::move(parts.front());
    return {.join = join, .parts = std::move(parts)};
  }
  static Expression negated(Expression part) {
    Expression whole{.join = Expression::Join::Not};
    whole.parts.push_back(std::move(part));
    return whole;
  }
  template <class Condition>
  static Expression single(Condition condition) {
    Expression leaf;
    leaf.condition = condition;
    return leaf;
  }

  Expression readOr() {
    std::vector<Expression> parts;
    do parts.push_back(readAnd());
    while (takeWord("or"));
    return joined(Expression::Join::Or, std::move(parts));
  }
  Expression readAnd() {
    std::vector<Expression> parts;
    do parts.push_back(readNot());
    while (takeWord("and"));
    return joined(Expression::Join::And, std::move(parts));
  }

  Expression readNot() {
    if (m_failed) return {};
    const Token at = next();
    const bool isNot = takeWord("not");
    if (!isNot && !takeSign("(")) return readCondition();
    if (++m_nested > mostNested) fail(at, fault::tooDeep, {std::to_string(mostNested)});
    Expression inner = isNot ? negated(readNot()) : readOr();
    if (!isNot && !takeSign(")")) failExpected(expected::jointOrBracket);
    --m_nested;
    return inner;
  }

  Expression readCondition() {
    if (next().kind == Token::Kind::Number) return readComparison();
    if (next().kind != Token::Kind::Word) {
      failExpected(expected::condition);
      return {};
    }
    if (takeWord("outcome")) return readOutcome();
    if (takeWord("good-move")) return readGoodMove();
    if (takeWord("kind")) return readKind();
    if (takeWord("on")) return readStanding();
    for (const Outcome outcome : {Outcome::Win, Outcome::Draw, Outcome::Loss})
      if (takeWord(toText(outcome))) return readOutcomeAfter(outcome);
    return readComparison();
  }

  /// `=` or `!=`: whether the condition is meant the other way round.
  bool readInequality() {
    if (takeSign("!=")) return true;
    if (!takeSign("=")) failExpected(expected::equality);
    return false;
  }
  static Expression perhapsNegated(bool negative, Expression part) { return negative ? negated(std::move(part)) : part; }

  Expression readOutcome() {
    const bool negative = readInequality();
    if (!m_failed && next().kind != Token::Kind::Word) failExpected(expected::outcome);
    const auto outcome = m_failed ? std::nullopt : outcomeFromText(lowered(next().text));
    if (!outcome) {
      fail(next(), fault::unknownOutcome, {std::string(next().text), "win, draw, loss"});
      return {};
    }
    m_lexer.advance();
    return perhapsNegated(negative, single(OutcomeIs{*outcome}));
  }
  Expression readOutcomeAfter(Outcome outcome) {
    const bool negative = readInequality();
    if (!m_failed && !takeWord("outcome")) failExpected(expected::outcomeWord);
    return perhapsNegated(negative, single(OutcomeIs{outcome}));
  }

  Expression readGoodMove() {
    if (!takeWord("is")) failExpected(expected::is);
    const std::vector<std::string_view>& moves = m_words.moves();
    if (!m_failed && next().kind != Token::Kind::Word) failExpected(expected::moveKind, std::string(moves.front()));
    if (m_failed) return {};
    const auto found = std::ranges::find(moves, lowered(next().text));
    if (found == moves.end()) fail(next(), fault::unknownMove, {std::string(next().text), listOf(moves)});
    m_lexer.advance();
    return single(GoodMoveIs{1U << (found - moves.begin())});
  }

  Expression readKind() {
    if (!takeSign("(")) failExpected(expected::openBracket);
    const std::vector<std::string_view> kinds = m_words.kinds();
    if (!m_failed && next().kind != Token::Kind::Word) failExpected(expected::kind, std::string(kinds.front()));
    if (m_failed) return {};
    const Token word = next();
    const auto kind = findKind(*m_query.variant, lowered(word.text));
    if (!kind) {
      fail(word, fault::unknownKind, {std::string(word.text), listOf(kinds)});
      return {};
    }
    m_lexer.advance();
    KindAsked asked{*kind};
    if (next().isSign(",") && !m_words.kindHasNumber(*kind)) fail(next(), fault::kindWithoutNumber, {std::string(kind->id)});
    if (takeSign(",")) asked.number = static_cast<std::uint32_t>(readNumber());
    if (!takeSign(")"))
      failExpected(asked.number || !m_words.kindHasNumber(*kind) ? expected::closeBracket : expected::closeOrComma);
    return single(IsOfKind{placeOf(asked)});
  }
  std::size_t placeOf(const KindAsked& asked) {
    const auto same = [&](const KindAsked& each) { return each.kind == asked.kind && each.number == asked.number; };
    const auto known = std::ranges::find_if(m_query.kinds, same);
    if (known != m_query.kinds.end()) return static_cast<std::size_t>(known - m_query.kinds.begin());
    m_query.kinds.push_back(asked);
    return m_query.kinds.size() - 1;
  }

  Expression readStanding() {
    if (!takeSign("(")) failExpected(expected::openBracket);
    if (!m_failed && next().kind != Token::Kind::Word) failExpected(expected::square, m_words.squareText({0, 0}));
    if (m_failed) return {};
    const auto square = m_words.square(next().text);
    if (!square)
      fail(next(), fault::unknownSquare,
           {std::string(next().text),
            fmt::format("a1 to {}{}", static_cast<char>('a' + m_query.variant->columns() - 1), m_query.variant->rows())});
    m_lexer.advance();
    if (!takeSign(")")) failExpected(expected::closeBracket);
    const bool negative = readInequality();
    StandsOn stands{.square = square.value_or(Square{})};
    readPiece(stands);
    return perhapsNegated(negative, single(stands));
  }
  void readPiece(StandsOn& stands) {
    if (m_failed) return;
    if (next().kind == Token::Kind::End || next().isSign("(") || next().isSign(")")) return failExpected(expected::piece);
    const Token piece = m_lexer.takePiece();
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
    fail(piece, fault::unknownPiece, {std::string(piece.text), listOf(words)});
  }

  std::uint64_t readNumber() {
    if (m_failed) return 0;
    if (next().kind != Token::Kind::Number) {
      failExpected(expected::number);
      return 0;
    }
    std::uint64_t number = 0;
    const auto [end, fault] = std::from_chars(next().text.data(), next().text.data() + next().text.size(), number);
    if (fault != std::errc() || number > largestNumber) {
      m_error = {TextFault::BadNumber, next().place + 1, {std::string(next().text), "0", std::to_string(largestNumber)}};
      m_failed = true;
    }
    m_lexer.advance();
    return number;
  }

  Term readTerm(const OwnWords& otherwise) {
    if (m_failed) return {};
    if (next().kind == Token::Kind::Number) return {.number = static_cast<std::int64_t>(readNumber())};
    if (next().kind != Token::Kind::Word) {
      failExpected(otherwise);
      return {};
    }
    const std::string word = lowered(next().text);
    const NamedTerm* const known = m_words.term(word);
    if (!known) failUnknown(word);
    m_lexer.advance();
    return known ? known->term : Term{};
  }
  void failUnknown(const std::string& word) {
    if (word == "own-hand" || word == "other-hand") return fail(next(), fault::noHand, {std::string(next().text)});
    std::vector<std::string_view> words{"outcome"};
    for (const NamedTerm& each : m_words.terms()) words.push_back(each.word);
    for (const std::string_view each : {"good-move", "kind", "on"}) words.push_back(each);
    fail(next(), fault::unknownWord, {std::string(next().text), listOf(words)});
  }

  Expression readComparison() {
    const auto key = m_words.key(lowered(next().text));
    const Term left = readTerm(expected::condition);
    const auto sign = std::ranges::find_if(relations, [&](const auto& each) { return next().isSign(each.first); });
    if (sign == relations.end()) {
      failExpected(expected::relation);
      return {};
    }
    m_lexer.advance();
    const Term right = readTerm(expected::term);
    const bool equality = sign->second == Relation::Equal || sign->second == Relation::NotEqual;
    if (key && equality && right.quantity == Quantity::Number && takeSign("/"))
      return perhapsNegated(sign->second == Relation::NotEqual, cell(*key, right.number));
    return single(Comparison{left, sign->second, right});
  }
  /// `hands = 2/1`: of the side to move and of the other one.
  Expression cell(std::size_t key, std::int64_t own) {
    const auto other = static_cast<std::int64_t>(readNumber());
    const auto is = [&](Whose whose, std::int64_t number) {
      return single(Comparison{{.quantity = Quantity::Key, .whose = whose, .key = key}, Relation::Equal, {.number = number}});
    };
    std::vector<Expression> parts;
    parts.push_back(is(Whose::Own, own));
    parts.push_back(is(Whose::Other, other));
    return joined(Expression::Join::And, std::move(parts));
  }

  Vocabulary m_words;
  Lexer m_lexer;
  Query m_query;
  int m_nested = 0;
  bool m_failed = false;
  TextError m_error;
};

}  // namespace

tl::expected<Query, TextError> parseQuery(const VariantPtr& variant, std::string_view text) {
  return Parser(variant, text).read();
}

}  // namespace kotai::query
