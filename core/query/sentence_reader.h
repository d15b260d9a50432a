// Reads and, or, not and brackets by recursive descent.
#pragma once

#include <functional>
#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "core/query/faults.h"
#include "core/query/sentence.h"
#include "core/query/token_reader.h"

namespace kotai::query {

template <class Condition>
class SentenceReader {
 public:
  using Part = Sentence<Condition>;
  /// Reads a condition. The reader calls this function wherever a condition may begin.
  using ReadCondition = std::function<Part()>;

  SentenceReader(TokenReader& tokens, ReadCondition readCondition)
      : m_tokens(tokens), m_readCondition(std::move(readCondition)) {}

  tl::expected<Part, TextError> read() {
    Part whole;
    if (m_tokens.isOver())
      m_tokens.fail({.fault = TextFault::Empty});
    else
      whole = readOr();
    if (!m_tokens.failed() && !m_tokens.isOver()) m_tokens.failExpected(expected::joint);
    if (m_tokens.failed()) return tl::unexpected(m_tokens.error());
    return whole;
  }

 private:
  static constexpr int maxNested = 200;

  Part readOr() {
    std::vector<Part> parts;
    do parts.push_back(readAnd());
    while (m_tokens.skipWord("or"));
    return Part::joined(Part::Join::Or, std::move(parts));
  }
  Part readAnd() {
    std::vector<Part> parts;
    do parts.push_back(readNot());
    while (m_tokens.skipWord("and"));
    return Part::joined(Part::Join::And, std::move(parts));
  }
  Part readNot() {
    if (m_tokens.failed()) return {};
    const Token at = m_tokens.next();
    const bool isNot = m_tokens.skipWord("not");
    if (!isNot && !m_tokens.skipSign("(")) return m_readCondition();
    if (++m_nested > maxNested) m_tokens.fail(at, fault::tooDeep, {std::to_string(maxNested)});
    Part inner = isNot ? Part::negated(readNot()) : readOr();
    if (!isNot && !m_tokens.skipSign(")")) m_tokens.failExpected(expected::jointOrBracket);
    --m_nested;
    return inner;
  }

  TokenReader& m_tokens;
  ReadCondition m_readCondition;
  int m_nested = 0;
};

}  // namespace kotai::query
