#include "core/query/token_reader.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/characters.h"
#include "core/query/faults.h"

namespace kotai::query {

constexpr std::string_view spaces = " \t\n\r";

static bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }
static bool isLetter(char letter) { return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z'); }
static bool isOfWord(char letter) { return isLetter(letter) || isDigit(letter) || letter == '-'; }

std::string lowered(std::string_view text) {
  std::string small(text);
  std::ranges::transform(small, small.begin(),
                         [](char each) { return each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each; });
  return small;
}

void Lexer::advance() { m_next = tokenAt(m_next.place + m_next.text.size()); }

Token Lexer::tokenAt(std::size_t place) const {
  place = std::min(m_text.find_first_not_of(spaces, place), m_text.size());
  Token token{Token::Kind::End, m_text.substr(place, 0), place};
  if (place == m_text.size()) return token;
  const auto upTo = [&](Token::Kind kind, auto&& belongs) {
    std::size_t end = place + 1;
    while (end < m_text.size() && belongs(m_text[end])) ++end;
    token.kind = kind;
    token.text = m_text.substr(place, end - place);
    return token;
  };
  const bool real = m_numbers == Numbers::Real;
  const auto belongsToNumber = [real](char letter) { return isDigit(letter) || (real && letter == '.'); };
  if (isLetter(m_text[place])) return upTo(Token::Kind::Word, isOfWord);
  if (isDigit(m_text[place])) return upTo(Token::Kind::Number, belongsToNumber);
  if (real && m_text[place] == '-' && place + 1 < m_text.size() && isDigit(m_text[place + 1]))
    return upTo(Token::Kind::Number, belongsToNumber);
  for (const std::string_view sign : {"!=", "<=", ">=", "=", "<", ">", "(", ")", ",", "/", "+", "-"})
    if (m_text.substr(place).starts_with(sign)) {
      token.kind = Token::Kind::Sign;
      token.text = m_text.substr(place, sign.size());
      return token;
    }
  token.kind = Token::Kind::Unknown;
  token.text = m_text.substr(place, characterAt(m_text, place).size());
  return token;
}

Token Lexer::lexPiece() {
  const std::size_t end = std::min(m_text.find_first_of(" \t\n\r()", m_next.place), m_text.size());
  const Token piece{m_next.kind, m_text.substr(m_next.place, end - m_next.place), m_next.place};
  m_next.text = piece.text;
  advance();
  return piece;
}

constexpr std::array<std::pair<std::string_view, Relation>, 6> relations{{{"=", Relation::Equal},
                                                                          {"!=", Relation::NotEqual},
                                                                          {"<", Relation::Less},
                                                                          {"<=", Relation::LessOrEqual},
                                                                          {">", Relation::Greater},
                                                                          {">=", Relation::GreaterOrEqual}}};

bool TokenReader::skipWord(std::string_view word) {
  if (m_failed || next().kind != Token::Kind::Word || lowered(next().text) != word) return false;
  m_lexer.advance();
  return true;
}

bool TokenReader::skipSign(std::string_view sign) {
  if (m_failed || !next().isSign(sign)) return false;
  m_lexer.advance();
  return true;
}

bool TokenReader::readInequality() {
  if (skipSign("!=")) return true;
  if (!skipSign("=")) failExpected(expected::equality);
  refuseSecondEquals();
  return false;
}

/// Refuses a second equals sign, as in `==`.
void TokenReader::refuseSecondEquals() {
  if (!m_failed && next().isSign("=")) fail(next(), fault::secondEquals, {});
}

std::optional<Relation> TokenReader::readRelation() {
  const auto sign = std::ranges::find_if(relations, [this](const auto& each) { return next().isSign(each.first); });
  if (sign == relations.end()) {
    failExpected(expected::relation);
    return std::nullopt;
  }
  m_lexer.advance();
  refuseSecondEquals();
  return sign->second;
}

void TokenReader::fail(const Token& at, const OwnText& words, std::vector<std::string> params) {
  TextError error = ownFault(words, std::move(params));
  error.column = at.place + 1;
  fail(std::move(error));
}

void TokenReader::fail(TextError error) {
  if (!m_failed) m_error = std::move(error);
  m_failed = true;
}

void TokenReader::failExpected(const OwnText& words, std::string detail) {
  const bool end = isOver();
  TextError error{.fault = end ? TextFault::UnexpectedEnd : TextFault::UnexpectedCharacter,
                  .column = next().place + 1,
                  .expected = Expected::OfGame,
                  .expectedDetail = std::move(detail),
                  .ownExpected = &words};
  if (!end) error.params = {std::string(next().text)};
  fail(std::move(error));
}

}  // namespace kotai::query
