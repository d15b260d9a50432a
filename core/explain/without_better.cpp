#include "core/explain/without_better.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/explain/sentences.h"

namespace kotai {

constexpr std::size_t refutationParams = 2;  ///< the mistake and the drawing reply; further parameters name the better move
constexpr std::size_t replyPlace = 2;        ///< place of the reply among the parameters of a turning point
constexpr std::size_t answerPlace = 3;       ///< place of the answer to the reply

/// Returns the better move of a fact, or null if it has none.
static const FactMove* betterIn(const std::vector<FactMove>& moves, const AnyPosition& position, AnyMove made) {
  const auto found =
      std::ranges::find_if(moves, [&](const FactMove& each) { return each.before == position && each.move != made; });
  return found == moves.end() ? nullptr : &*found;
}

/// Returns the words for a better move in the place of a parameter: at the start of a sentence or after "After". Other places
/// would need other words.
static std::optional<std::string> wordsAt(std::string_view english, const std::string& placeholder) {
  std::optional<std::string> words;
  for (auto place = english.find(placeholder); place != std::string_view::npos; place = english.find(placeholder, place + 1)) {
    const std::string_view before = english.substr(0, place);
    const bool isFirst = before.empty() || before.ends_with(". ");
    if (!isFirst && !before.ends_with("After ") && !before.ends_with("after ")) return std::nullopt;
    const char* const found = isFirst ? sentence::betterMoveFirst : sentence::betterMoveLater;
    if (words && *words != found) return std::nullopt;
    words = found;
  }
  return words;
}

/// Replaces a better move in the parameters by words. Returns nothing if another parameter reveals the move or its square. The
/// mistake reveals nothing.
static std::optional<std::vector<std::string>> veiled(const Sentence& said, std::vector<std::string> params,
                                                      const std::string& better, const std::string& mistake) {
  constexpr std::size_t squareLength = 2;
  const std::string square = better.substr(better.size() - std::min(better.size(), squareLength));
  bool isReplaced = false;
  for (std::size_t i = 0; i < params.size(); ++i) {
    if (params[i] == better) {
      const auto words = wordsAt(said.english, "%" + std::to_string(i + 1));
      if (!words) return std::nullopt;
      params[i] = *words;
      isReplaced = true;
    } else if (params[i] != mistake && params[i].find(square) != std::string::npos) {
      return std::nullopt;
    }
  }
  return isReplaced ? std::optional(std::move(params)) : std::nullopt;
}

/// Returns a fact like another one, without its moves.
static Fact factLike(const Fact& fact, FactKind kind, const Sentence& said, std::vector<std::string> params, Side mover) {
  Fact found(kind, said, std::move(params));
  found.game = fact.game;
  found.mover = mover;
  return found;
}

/// Returns what a better move does, as far as this does not reveal the move.
static std::optional<Fact> veiled(const Fact& fact, const FactMove& better, const std::string& mistake) {
  if (fact.kind != FactKind::TurningPoint) {
    auto params = veiled(*fact.sentence, fact.params, better.text, mistake);
    return params ? std::optional(factLike(fact, fact.kind, *fact.sentence, std::move(*params), fact.mover)) : std::nullopt;
  }
  if (fact.end && fact.end->move.before == better.before) {
    auto params = veiled(*fact.end->sentence, fact.end->params, better.text, mistake);
    if (params) return factLike(fact, FactKind::Motif, *fact.end->sentence, std::move(*params), fact.end->mover);
  }
  if (fact.params.size() == answerPlace && fact.moves.size() == 1)
    return factLike(fact, FactKind::TurningPoint, sentence::betterPrevents, {fact.params[replyPlace]}, fact.mover);
  if (fact.params.size() <= answerPlace || fact.params[answerPlace] == better.text) return std::nullopt;
  Fact found = factLike(fact, FactKind::TurningPoint, sentence::betterAnswers,
                        {fact.params[replyPlace], fact.params[answerPlace]}, fact.mover);
  found.end = fact.end;
  return found;
}

/// Returns the refutation without the reason why the better move no longer wins.
static Fact plain(Fact refutation) {
  if (refutation.kind != FactKind::Refutation || refutation.outcome != Outcome::Draw ||
      refutation.params.size() <= refutationParams)
    return refutation;
  const std::string_view english = refutation.sentence->english;
  refutation.sentence = english.find("only") == std::string_view::npos ? &sentence::replyDraws : &sentence::onlyReplyDraws;
  refutation.params.resize(refutationParams);
  refutation.end.reset();
  return refutation;
}

/// Returns whether a fact says why a mistake is bad, beyond the best reply.
static bool givesReason(const Fact& fact) {
  return fact.kind != FactKind::Refutation || fact.end || fact.plies == 1U || fact.moves.size() > refutationParams;
}

std::vector<Fact> withoutBetterMove(const std::vector<Fact>& facts, const AnyPosition& position, AnyMove made) {
  std::vector<Fact> kept;
  std::optional<Fact> course, other;
  const auto refutation = std::ranges::find(facts, FactKind::Refutation, &Fact::kind);
  const std::string mistake = refutation == facts.end() ? std::string() : refutation->moves.front().text;
  for (const Fact& fact : facts) {
    const FactMove* const better = betterIn(fact.moves, position, made);
    if (!better) {
      kept.push_back(plain(fact));
      continue;
    }
    std::optional<Fact>& reason = fact.kind == FactKind::Course ? course : other;
    if (!reason) reason = veiled(fact, *better, mistake);
  }
  if (std::ranges::any_of(kept, givesReason)) return kept;
  if (course) other = std::move(course);  // says why, and not only what the better move does
  if (other) kept.push_back(std::move(*other));
  return kept;
}

}  // namespace kotai
