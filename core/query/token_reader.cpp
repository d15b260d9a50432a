#include "core/query/token_reader.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/query/faults.h"

namespace kotai::query {

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

void TokenReader::fail(const Token& at, const OwnWords& words, std::vector<std::string> params) {
  TextError error = ownFault(words, std::move(params));
  error.column = at.place + 1;
  fail(std::move(error));
}

void TokenReader::fail(TextError error) {
  if (!m_failed) m_error = std::move(error);
  m_failed = true;
}

void TokenReader::failExpected(const OwnWords& words, std::string detail) {
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
