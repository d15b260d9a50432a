#include "core/explain/explain.h"

#include <algorithm>
#include <ranges>
#include <string>
#include <utility>

#include "core/analysis/moves.h"
#include "core/explain/course_fact.h"
#include "core/explain/in_common.h"
#include "core/explain/lines.h"
#include "core/explain/motif_cache.h"
#include "core/explain/sentence_choice.h"
#include "core/explain/sentences.h"
#include "core/explain/threats.h"
#include "core/game/game.h"

namespace kotai {

constexpr std::uint32_t fewestPlies = 2;  ///< the sentences have no singular, and "within 2 plies" is true of one ply, too
constexpr std::size_t minAnswers = 4;     ///< minimum number of answers; the only good one of fewer says little

class Explainer {
 public:
  Explainer(const Solution& solution, const AnyPosition& position)
      : m_solution(solution),
        m_variant(*solution.variant()),
        m_position(position),
        m_value(solution.value(position)),
        m_moves(moveValues(solution, position)),
        m_better(m_moves.empty() ? AnyMove() : m_moves.front().move),
        m_motifs(m_variant) {}

  std::vector<Fact> ofPosition();
  std::vector<Fact> ofMove(AnyMove move);

 private:
  bool isGiveaway(const MoveValue& made);
  bool addReason(Fact& onlyMove, const AnyPosition& position, std::vector<MoveValue> moves, AnyMove only);
  void addFateOfOthers(const MoveValue& made);
  void addOnlyMove(const MoveValue& move);
  Fact& addThreat(const Threat& threat, const Sentence& atOnce, const Sentence& later);
  void addOwnThreat(const MoveValue& made);
  bool isThreatOfMistake(const AnyPosition& before, const Threat& threat) const;
  void addThreatOf(const FactMove& move);
  std::optional<AnyPosition> afterBetter(const FactMove& reply) const;
  void addCheck(const FactMove& move, const Motif& check);
  void addOnlyAnswerTo(const FactMove& reply);
  void addNoAnswerTo(const FactMove& reply);
  void addAnswer(const MoveValue& made);
  void addRefutation(const MoveValue& made);
  void addWinningReply(const MoveValue& made, const std::vector<MoveValue>& replies);
  void addDrawingReply(const MoveValue& made, const std::vector<MoveValue>& replies);
  bool prevents(const MoveValue& move, AnyMove reply) const;
  const MoveValue& bestAgainst(AnyMove reply);
  bool isLegal(const AnyPosition& position, AnyMove move) const {
    const auto legal = m_variant.legalMoves(position);
    return std::ranges::find(legal, move) != legal.end();
  }
  void addTurningPoint(const MoveValue& made, const std::vector<FactMove>& line);
  void addAnswerAfter(Fact& fact, const MoveValue& best, const FactMove& reply, const MoveValue& made);
  void addWaste(const MoveValue& made);
  void addZugzwang(const AnyPosition& position, ZugzwangOf side);
  void addProof(const std::vector<FactMove>& line);
  enum class Role { Flaw, MinorFlaw, Gain, Strength, Common };
  void addMotifs(const AnyPosition& position, std::optional<AnyMove> move, Role role);
  bool mistakeHas(const Motif& strength) { return m_mistake && m_motifs.hasSame(m_position, *m_mistake, strength); }
  /// Returns whether the reply that a motif is about does the same after the better move.
  bool isSameAfterBetter(AnyMove reply, const Motif& motif) {
    return m_motifs.hasSame(m_variant.play(m_position, m_better), reply, motif);
  }
  std::optional<LastMove> strengthOf(const MoveValue& better);

  Fact& add(FactKind kind, const Sentence& sentence, std::vector<std::string> params) {
    Fact& fact = m_facts.emplace_back(kind, sentence, std::move(params));
    fact.game = &m_variant.game();
    fact.mover = m_variant.sideToMove(m_position);
    return fact;
  }
  std::vector<Fact> mostImportant() {
    if (m_facts.size() > maxFacts) m_facts.erase(m_facts.begin() + maxFacts, m_facts.end());
    if (m_mistake) dropEndsSaidByCourse(m_facts, m_motifs, {m_position, *m_mistake, {}});
    return std::move(m_facts);
  }
  std::optional<Threat> threatIn(const AnyPosition& position) const {
    return threatAgainst(m_solution, position, m_solution.value(position));
  }
  bool stillWins(const AnyPosition& position, AnyMove threat) const;
  std::vector<FactMove> lineFrom(const AnyPosition& position, const MoveValue& first);
  FactMove here(const MoveValue& move) const { return {m_position, move.move, move.text}; }

  const Solution& m_solution;
  const Variant& m_variant;
  AnyPosition m_position;
  Value m_value;
  std::vector<MoveValue> m_moves;
  AnyMove m_better;  ///< best move, as named in facts
  std::optional<AnyMove> m_mistake;
  std::vector<FactMove> m_drawn;  ///< mistake that only draws, reply, best move, and the answer to it; may be empty
  std::vector<Fact> m_facts;
  MotifCache m_motifs;
};

std::vector<Fact> Explainer::ofPosition() {
  if (m_moves.empty()) return {};
  if (const auto threat = threatAgainst(m_solution, m_position, m_value))
    addThreat(*threat, sentence::isThreatenedAtOnce, sentence::isThreatened);
  addOnlyMove(m_moves.front());
  addZugzwang(m_position, ZugzwangOf::Mover);
  addMotifs(m_position, std::nullopt, Role::Strength);
  return mostImportant();
}

std::vector<Fact> Explainer::ofMove(AnyMove move) {
  const auto made = std::ranges::find(m_moves, move, &MoveValue::move);
  if (made == m_moves.end()) return {};
  if (made->keepsOutcome) {
    const bool losesSooner = made->wastedPlies > 0 && made->value.outcome == Outcome::Loss;
    if (losesSooner) addMotifs(m_position, move, Role::Flaw);  // first: a flaw outweighs the threats of a move
    const bool isRefuted = losesSooner && m_facts.empty() && made->value.distancePlies <= longestLinePlies + 1;
    if (isRefuted) addRefutation(*made);
    if (made->wastedPlies == 0) addMotifs(m_position, move, Role::Gain);
    if (isGiveaway(*made)) addMotifs(m_position, move, Role::Flaw);
    if (!isRefuted) addOwnThreat(*made);  // the threat would come too late
    addAnswer(*made);
    addOnlyMove(*made);
    if (m_facts.empty() && made->perfect && made->value.outcome != Outcome::Loss) addFateOfOthers(*made);
    addWaste(*made);
    addZugzwang(made->after, ZugzwangOf::Opponent);
    if (made->wastedPlies > 0 && !losesSooner) addMotifs(m_position, move, Role::Flaw);
    if (made->wastedPlies > 0) addMotifs(m_position, move, Role::MinorFlaw);
    const AnyMove praised = made->wastedPlies > 0 ? m_moves.front().move : move;
    addMotifs(m_position, praised, Role::Strength);
    const auto strength = std::ranges::find(m_facts, FactKind::Motif, &Fact::kind);
    if (made->perfect && strength != m_facts.end() && m_facts[0].sentence != &sentence::onlyLegal &&
        m_facts[0].kind == FactKind::OnlyMove && !m_facts[0].end)  // what the move does says more than that it is the only one
      std::rotate(m_facts.begin(), strength, strength + 1);
    if (std::ranges::count(m_facts, FactKind::Threat, &Fact::kind) == 0) addMotifs(m_position, praised, Role::Common);
    return mostImportant();
  }
  m_mistake = move;
  addRefutation(*made);
  const Fact refutation = m_facts.front();
  addTurningPoint(*made, refutation.moves);
  const Fact turn = m_facts.back();
  const auto later = courseOf(m_solution, m_position, {*made, *std::ranges::find(m_moves, m_better, &MoveValue::move)},
                              refutation.moves, m_drawn);
  const auto addLater = [&](MotifWeight weight) {
    if (later && later->weight == weight) m_facts.push_back(later->fact);
  };
  if (later && later->weight == MotifWeight::Normal) shortenRefutation(m_facts.front());
  addProof(std::vector(m_facts.front().moves));  // a sentence about a line that is not shown would confuse
  addLater(MotifWeight::Normal);
  const auto before = std::ssize(m_facts);
  addMotifs(m_position, move, Role::Flaw);
  if (before < std::ssize(m_facts) && before < std::ptrdiff_t{maxFacts}) {  // what the move itself does is easiest to see
    dropEndSaidByFlaw(m_facts[static_cast<std::size_t>(before)], m_facts.front());
    std::rotate(m_facts.begin(), m_facts.begin() + before, m_facts.begin() + before + 1);
    if (isLossSaidBy(m_facts.front(), refutation) && m_motifs.takes(refutation.moves.back())) {
      sayOnlyFlaw(m_facts);
      return mostImportant();
    }
  }
  if (!refutation.end || !m_motifs.endOf(refutation.end->move)) addLater(MotifWeight::Minor);
  const bool isAnswered = refutation.moves.size() > 1;
  const bool isShownWhole = made->value.outcome == Outcome::Loss && made->value.distancePlies <= longestLinePlies + 1;
  if (isAnswered && !isShownWhole && m_facts.size() < maxFacts) addThreatOf(refutation.moves[1]);
  if (isAnswered) {
    if (m_facts.size() < maxFacts) addNoAnswerTo(refutation.moves[1]);
    addMotifs(refutation.moves[1].before, refutation.moves[1].move, Role::Strength);
  }
  if (isAnswered && !isShownWhole && m_facts.size() < maxFacts) addOnlyAnswerTo(refutation.moves[1]);
  addLater(MotifWeight::Last);
  addMotifs(m_position, m_better, Role::Strength);
  if (!turn.end && turn.moves.size() == 1 && m_facts.size() < maxFacts) addThreatOf(turn.moves.front());
  addMotifs(m_position, move, Role::MinorFlaw);
  addZugzwang(m_variant.play(m_position, m_better), ZugzwangOf::OpponentAfterBetter);
  if (isAnswered) addMotifs(refutation.moves[1].before, refutation.moves[1].move, Role::Common);
  addMotifs(m_position, m_better, Role::Common);
  admitMissingReason(m_facts);
  for (Fact& each : m_facts) nameCapture(each, m_motifs);
  return mostImportant();
}

/// Returns whether the opponent can take a piece after a move that keeps the outcome. A gift on the way to the quickest win is
/// none.
bool Explainer::isGiveaway(const MoveValue& made) {
  if (m_variant.finishedValue(made.after) || (made.value.outcome == Outcome::Win && made.perfect)) return false;
  return std::ranges::any_of(moveValues(m_solution, made.after), [&](const MoveValue& reply) {
    return reply.keepsOutcome && m_motifs.takes({made.after, reply.move, reply.text});
  });
}

Fact& Explainer::addThreat(const Threat& threat, const Sentence& atOnce, const Sentence& later) {
  const std::uint32_t plies = threat.move.value.distancePlies;
  const std::vector<FactMove> line = playedOut(m_solution, {{threat.passed, threat.move.move, threat.move.text}});
  Fact& fact = add(FactKind::Threat, plies == 1 ? atOnce : later, {threat.move.text, std::to_string(plies), written(line)});
  fact.moves = {line.front()};
  fact.end = m_motifs.gainOf(line);
  fact.plies = plies;
  fact.outcome = Outcome::Win;
  return fact;
}

void Explainer::addOwnThreat(const MoveValue& made) {
  if (m_variant.finishedValue(made.after) || made.value == Value::loss(fewestPlies)) return;  // the threat would come too late
  const auto threat = threatIn(made.after);
  if (!threat) return;
  Fact& fact = addThreat(*threat, sentence::threatensAtOnce, sentence::threatens);
  fact.moves.insert(fact.moves.begin(), here(made));
}

/// Returns whether a better move only threatens what the mistake threatens, too.
bool Explainer::isThreatOfMistake(const AnyPosition& before, const Threat& threat) const {
  if (before != m_position || !m_mistake) return false;
  const AnyPosition after = m_variant.play(m_position, *m_mistake);
  const auto same = m_variant.finishedValue(after) ? std::nullopt : threatIn(after);
  return same && same->move.text == threat.move.text;
}

/// Returns the position after the better move if the reply to the mistake is legal there and does not end the game.
std::optional<AnyPosition> Explainer::afterBetter(const FactMove& reply) const {
  if (!m_mistake || reply.before == m_position) return std::nullopt;
  const AnyPosition after = m_variant.play(m_position, m_better);
  if (m_variant.finishedValue(after) || !isLegal(after, reply.move)) return std::nullopt;
  return m_variant.finishedValue(m_variant.play(after, reply.move)) ? std::nullopt : std::optional(after);
}

/// Adds the threat that the reply to a mistake makes, or the better move.
void Explainer::addThreatOf(const FactMove& reply) {
  const AnyPosition after = m_variant.play(reply.before, reply.move);
  if (m_variant.finishedValue(after)) return;
  const auto threat = threatIn(after);
  if (!threat || isThreatOfMistake(reply.before, *threat)) return;
  if (const Motif* const check = m_motifs.checkOf(reply)) return addCheck(reply, *check);
  const auto otherwise = afterBetter(reply);
  if (otherwise && hasThreat(m_solution, m_variant.play(*otherwise, reply.move), *threat)) return;
  Fact& fact = addThreat(*threat, sentence::replyThreatensAtOnce, sentence::replyThreatens);
  fact.mover = m_variant.sideToMove(reply.before);
  fact.params.insert(fact.params.begin(), reply.text);
  fact.moves.insert(fact.moves.begin(), reply);
}

/// Adds that a move is check. If best play captures the piece that gives check, adds what follows, or nothing.
void Explainer::addCheck(const FactMove& move, const Motif& check) {
  if (isSaid(check, m_facts)) return;
  const auto recapture = bestRecapture(m_solution, move);
  Fact* fact = nullptr;
  if (!recapture) {
    fact = &add(FactKind::Motif, *check.sentence, check.params);
    fact->moves = {move};
  } else {
    const AnyPosition after = m_variant.play(recapture->before, recapture->move);
    if (m_variant.finishedValue(after)) return;
    const std::vector<MoveValue> answers = moveValues(m_solution, after);
    const MoveValue& next = m_motifs.clearest(after, answers);
    auto gain = m_motifs.gainOf({{after, next.move, next.text}});
    if (!gain) return;
    fact = &add(FactKind::Threat, sentence::replyChecksFor, {move.text, recapture->text, next.text});
    fact->moves = {move, *recapture, gain->move};
    fact->end = std::move(gain);
  }
  fact->mover = m_variant.sideToMove(move.before);
}

/// Adds the answer to a reply if every other answer loses soon. Adds nothing if there are few answers.
void Explainer::addOnlyAnswerTo(const FactMove& reply) {
  const AnyPosition after = m_variant.play(reply.before, reply.move);
  const std::vector<MoveValue> answers = moveValues(m_solution, after);
  if (answers.size() < minAnswers) return;
  const auto losesSoon = [](const MoveValue& each) {
    return each.value.outcome == Outcome::Loss && each.value.distancePlies <= longestLinePlies;
  };
  if (losesSoon(answers[0]) || !losesSoon(answers[1])) return;
  const std::uint32_t plies = std::max(answers[1].value.distancePlies, fewestPlies);
  Fact& fact = add(FactKind::OnlyMove, sentence::replyLeavesOne, {reply.text, answers[0].text, std::to_string(plies)});
  fact.moves = {reply, {after, answers[0].move, answers[0].text}};
  fact.plies = plies;
  fact.outcome = answers[0].value.outcome;
  addReason(fact, after, answers, answers[0].move);
}

bool Explainer::stillWins(const AnyPosition& position, AnyMove threat) const {
  if (!isLegal(position, threat)) return false;
  return valueForMover(m_solution.value(m_variant.play(position, threat))).outcome == Outcome::Win;
}

/// Adds the fact that the move answers a threat. Adds nothing if every move prevents the threat, or if the move ends the game.
/// The threatened move may still be legal, but it no longer wins.
void Explainer::addAnswer(const MoveValue& made) {
  if (m_value.outcome == Outcome::Loss || m_variant.finishedValue(made.after)) return;
  const auto threat = threatAgainst(m_solution, m_position, m_value);
  if (!threat) return;
  const bool someMoveAllowsIt = std::ranges::any_of(m_moves, [&](const MoveValue& other) {
    return other.value.outcome == Outcome::Loss && stillWins(other.after, threat->move.move);
  });
  if (!someMoveAllowsIt) return;
  const FactMove first{threat->passed, threat->move.move, threat->move.text};
  const std::uint32_t plies = threat->move.value.distancePlies;
  Fact& fact = add(FactKind::AnswersThreat, plies == 1 ? sentence::stopsThreatAtOnce : sentence::stopsThreat,
                   {first.text, std::to_string(plies), written(playedOut(m_solution, {first}))});
  fact.moves = {here(made), first};
  fact.plies = plies;
  fact.outcome = made.value.outcome;
}

/// Adds that every answer to a winning reply loses, if the side to move would not lose after a pass or if the answers have a
/// punishment in common.
void Explainer::addNoAnswerTo(const FactMove& reply) {
  const AnyPosition after = m_variant.play(reply.before, reply.move);
  const auto passed = m_variant.passed(after);
  const Value value = m_solution.value(after);
  if (!passed || m_variant.finishedValue(after) || m_variant.finishedValue(*passed) || value.outcome != Outcome::Loss) return;
  const Value passing = m_solution.value(*passed);
  const bool isAtOnce = value == Value::loss(2);
  const bool isZugzwang = passing.outcome != Outcome::Win;
  if (passing == Value::win(1)) return;  // the reply threatens to win at once
  auto end =
      isAtOnce ? std::nullopt : inCommon(m_solution, m_motifs, after, moveValues(m_solution, after), MoveGroup::EveryAnswer);
  if (end && !isVisible(*end)) end.reset();
  if (!isAtOnce && !isZugzwang && (!end || end->params.front() != sentence::everyAnswer)) return;
  const Sentence& said = isAtOnce                           ? sentence::replyLeavesNone
                         : !isZugzwang                      ? sentence::replyLeavesNoGood
                         : passing.outcome == Outcome::Draw ? sentence::replyLeavesDraw
                                                            : sentence::replyLeavesWin;
  Fact& fact = add(FactKind::Zugzwang, said, {reply.text});
  fact.mover = m_variant.sideToMove(reply.before);
  fact.moves = {reply};
  fact.outcome = opposite(passing.outcome);
  fact.end = std::move(end);
}

/// Adds what the moves other than the only good one have in common. Returns whether there is such a reason.
bool Explainer::addReason(Fact& onlyMove, const AnyPosition& position, std::vector<MoveValue> moves, AnyMove only) {
  std::erase_if(moves, [only](const MoveValue& each) { return each.move == only; });
  auto reason = inCommon(m_solution, m_motifs, position, moves, MoveGroup::EveryOther);
  const bool isThreat = reason && std::ranges::any_of(m_facts, [&](const Fact& each) {
                          return each.kind == FactKind::AnswersThreat && each.params.front() == reason->params.back();
                        });
  if (!reason || isThreat) return false;
  if (position == m_position)
    onlyMove.sentence = onlyMove.outcome == Outcome::Draw ? &sentence::onlyDrawWithReason : &sentence::onlyWinWithReason;
  onlyMove.end = std::move(reason);
  return true;
}

/// Adds what the opponent can do after most of the other moves.
void Explainer::addFateOfOthers(const MoveValue& made) {
  std::vector<MoveValue> others = m_moves;
  std::erase_if(others, [&made](const MoveValue& each) { return each.move == made.move; });
  if (others.empty() || others.back().value.outcome == made.value.outcome) return;
  const auto found = inCommon(m_solution, m_motifs, m_position, others, MoveGroup::EveryOther);
  if (!found) return;
  Fact& fact = add(FactKind::AnswersThreat, *found->sentence, found->params);
  fact.moves = {here(made)};
  fact.outcome = made.value.outcome;
}

void Explainer::addOnlyMove(const MoveValue& move) {
  const Outcome outcome = move.value.outcome;
  const auto keeping = std::ranges::count(m_moves, outcome, [](const MoveValue& each) { return each.value.outcome; });
  const bool single = m_moves.size() == 1;
  if (keeping > 1 || (outcome == Outcome::Loss && !single)) return;
  const auto losing = std::ranges::count(m_moves, Outcome::Loss, [](const MoveValue& each) { return each.value.outcome; });
  const bool allLose = losing + 1 == std::ssize(m_moves);
  Fact& fact =
      add(FactKind::OnlyMove, single ? sentence::onlyLegal : onlyMoveSentence(outcome, allLose, losing > 0), {move.text});
  fact.moves = {here(move)};
  fact.outcome = outcome;
  if (single || addReason(fact, m_position, m_moves, move.move)) return;
  if (!allLose) return;
  std::uint32_t longest = fewestPlies;
  for (const MoveValue& each : m_moves)
    if (each.value.outcome == Outcome::Loss) longest = std::max(longest, each.value.distancePlies);
  fact.plies = longest;
  if (longest > longestCountedPlies)
    fact.sentence = outcome == Outcome::Draw ? &sentence::onlyDrawElseLoses : &sentence::onlyWinElseLoses;
  else
    fact.params.push_back(std::to_string(longest));
}

/// Returns a perfect line that begins with a move. The line continues to the end of the game if the end is near.
/// Otherwise it stops at the first move with a visible effect, or has a single move.
std::vector<FactMove> Explainer::lineFrom(const AnyPosition& position, const MoveValue& first) {
  std::vector<FactMove> line = playedOut(m_solution, {{position, first.move, first.text}}, longestLinePlies - 1);
  if (first.value.distancePlies > longestLinePlies)
    line.erase(line.begin() + static_cast<std::ptrdiff_t>(m_motifs.visibleLength(line)), line.end());
  return line;
}

void Explainer::addRefutation(const MoveValue& made) {
  const std::vector<MoveValue> replies = moveValues(m_solution, made.after);
  if (replies.empty()) {
    Fact& fact =
        add(FactKind::Refutation, made.value.outcome == Outcome::Loss ? sentence::endsLost : sentence::endsDrawn, {made.text});
    fact.moves = {here(made)};
    fact.outcome = made.value.outcome;
  } else if (made.value.outcome == Outcome::Loss) {
    addWinningReply(made, replies);
  } else {
    addDrawingReply(made, replies);
  }
}

void Explainer::addWinningReply(const MoveValue& made, const std::vector<MoveValue>& replies) {
  const std::uint32_t plies = replies.front().value.distancePlies;
  const auto threat = threatAgainst(m_solution, m_position, m_value);
  const auto carriedOut = std::ranges::find_if(
      replies, [&](const MoveValue& each) { return threat && each.perfect && each.move == threat->move.move; });
  const bool ignored = carriedOut != replies.end() && threat->move.value.distancePlies == plies;
  const MoveValue& shown = ignored ? *carriedOut : m_motifs.clearest(made.after, replies);
  std::vector<FactMove> line = lineFrom(made.after, shown);
  if (!ignored) m_motifs.endAtLastExit(line);
  const Sentence& sentence = winningReplySentence(plies, ignored, line.size());
  Fact& fact = add(FactKind::Refutation, sentence, {made.text, shown.text, std::to_string(plies), written(line)});
  fact.moves = {here(made)};
  fact.moves.insert(fact.moves.end(), line.begin(), line.end());
  fact.end = m_motifs.gainOf(line);
  fact.plies = plies;
  fact.outcome = made.value.outcome;
}

/// Adds a reply that draws. If possible, also adds the reason why the best move no longer wins after the reply: that
/// move is no longer legal, or the opponent has an answer.
void Explainer::addDrawingReply(const MoveValue& made, const std::vector<MoveValue>& replies) {
  const auto drawing = std::ranges::count_if(replies, [](const MoveValue& each) { return each.keepsOutcome; });
  const MoveValue& reply = replies.front();
  const bool all = drawing == std::ssize(replies) && drawing > 1, only = drawing == 1;
  Fact& fact = add(FactKind::Refutation,
                   all    ? sentence::everyReplyDraws
                   : only ? sentence::onlyReplyDraws
                          : sentence::replyDraws,
                   {made.text, reply.text});
  fact.moves = {here(made)};
  fact.outcome = made.value.outcome;
  if (all) return;
  fact.moves.push_back({made.after, reply.move, reply.text});
  fact.end = m_motifs.gainOf({fact.moves.back()});
  const MoveValue& best = bestAgainst(reply.move);
  const auto passed = m_variant.passed(made.after);
  if (best.text == reply.text) return;  // both sides want the same square
  if (!isLegal(reply.after, best.move)) {
    if (!passed || shareSquare(m_variant, m_position, made.move, best.move)) return;  // spoilt in an obvious way
    if (isLegal(*passed, best.move))
      fact.sentence = only ? &sentence::onlyReplyPrevents : &sentence::replyPrevents;
    else
      fact.sentence = only ? &sentence::spoilsAndOnlyDraws : &sentence::spoilsAndDraws;
    fact.params.push_back(best.text);
  } else if (const auto answer = answerTo(m_solution, reply.after, best.move)) {
    m_drawn = {here(made), {made.after, reply.move, reply.text}, {reply.after, best.move, best.text}};
    m_drawn.push_back({m_variant.play(reply.after, best.move), answer->move, answer->text});
    if (!m_motifs.endOf(m_drawn.back()) || m_motifs.hasSameEnd(best.after, m_drawn.back())) return;
    fact.sentence = only ? &sentence::onlyReplyOutlives : &sentence::replyOutlives;
    fact.params.insert(fact.params.end(), {best.text, answer->text});
    fact.end = m_motifs.endOf(std::vector{m_drawn.back()});
  }
}

bool Explainer::prevents(const MoveValue& move, AnyMove reply) const {
  if (m_variant.finishedValue(move.after) || isLegal(move.after, reply)) return false;
  const auto taken = captureSquare(m_variant, m_variant.play(m_position, *m_mistake), reply);
  return !taken || *taken != m_variant.moveSquares(m_position, *m_mistake).to;  // else only the mistake allows the capture
}

/// Returns a best move. If possible, this move makes the reply to the mistake impossible, and visibly gains something.
const MoveValue& Explainer::bestAgainst(AnyMove reply) {
  const auto merit = [&](const MoveValue& each) {
    return (prevents(each, reply) ? 2 : 0) + (m_motifs.endOf(here(each)) ? 1 : 0);
  };
  auto best = m_moves | std::views::take_while(&MoveValue::perfect);
  return *std::ranges::max_element(best, {}, merit);
}

/// Adds the turning point. Among equally good moves, prefers one that makes the reply to the mistake impossible.
void Explainer::addTurningPoint(const MoveValue& made, const std::vector<FactMove>& line) {
  const FactMove* const reply = line.size() > 1 ? &line[1] : nullptr;
  const MoveValue& best = reply ? bestAgainst(reply->move) : m_moves.front();
  // Both sides may want the same square. A move that makes itself impossible reads like a mistake.
  const bool isPrevented = reply && prevents(best, reply->move) && best.text != reply->text;
  const std::vector<FactMove> shown = playedOutSoon(m_solution, m_position, best);
  Fact& fact = add(FactKind::TurningPoint, turningPointSentence(m_value, made.value.outcome, isPrevented, shown.size()),
                   {best.text, std::to_string(best.value.distancePlies)});
  if (shown.size() > 1) {
    fact.params.push_back(written(shown));
  } else if (isPrevented && shown.empty()) {
    fact.params.push_back(reply->text);
  } else if (shown.empty() && reply && made.value.outcome == Outcome::Loss && made.value.distancePlies > fewestPlies) {
    addAnswerAfter(fact, best, *reply, made);
  }
  if (!shown.empty()) fact.end = m_motifs.endOf(shown);
  if (shown.empty() && !fact.end) fact.end = strengthOf(best);
  fact.moves = shown.empty() ? std::vector{here(best)} : shown;
  fact.outcome = m_value.outcome;
  if (m_value.outcome == Outcome::Win) fact.plies = best.value.distancePlies;
  m_better = best.move;
}

/// Adds the answer to the reply that follows the better move, if its effect is visible.
void Explainer::addAnswerAfter(Fact& fact, const MoveValue& best, const FactMove& reply, const MoveValue& made) {
  if (m_variant.finishedValue(best.after) || !isLegal(best.after, reply.move)) return;
  const auto answer = answerTo(m_solution, best.after, reply.move);
  if (!answer || answer->text == made.text) return;  // a move that is a mistake and an answer confuses
  const FactMove answered{m_variant.play(best.after, reply.move), answer->move, answer->text};
  if (m_motifs.hasSameEnd(m_variant.play(made.after, reply.move), answered)) return;  // the mistake allows this answer, too
  fact.end = m_motifs.endOf(std::vector{answered});
  if (!fact.end) return;
  fact.sentence = m_value.outcome == Outcome::Win ? &sentence::winToLossAnswering : &sentence::drawToLossAnswering;
  fact.params.insert(fact.params.end(), {reply.text, answer->text});
}

void Explainer::addWaste(const MoveValue& made) {
  if (made.wastedPlies == 0) return;
  const MoveValue& best = m_moves.front();
  const Sentence& said = wasteSentence(made.value.outcome, made.wastedPlies);
  Fact& fact = add(FactKind::Waste, said, {best.text, std::to_string(made.wastedPlies)});
  fact.moves = {here(best)};
  fact.plies = made.wastedPlies;
  fact.outcome = made.value.outcome;
}

void Explainer::addZugzwang(const AnyPosition& position, ZugzwangOf side) {
  const auto passing = betterPass(m_solution, position);
  if (!passing) return;
  Fact& fact = add(FactKind::Zugzwang, zugzwangSentence(*passing, m_solution.value(position).outcome, side), {});
  fact.outcome = *passing;
  if (side != ZugzwangOf::OpponentAfterBetter) return;
  fact.moves = {here(*std::ranges::find(m_moves, m_better, &MoveValue::move))};
  fact.params = {fact.moves.front().text};
}

/// Adds the winner's first move after which anyone can see by counting that the game is won.
void Explainer::addProof(const std::vector<FactMove>& line) {
  if (!m_variant.game().motifs) return;
  for (std::size_t i = 1; i < line.size(); i += 2)
    if (const Motif* const found = m_motifs.proof(line[i].before, line[i].move)) {
      Fact& fact = add(FactKind::Motif, *found->sentence, found->params);
      fact.moves = {line[i]};
      fact.mover = m_variant.sideToMove(line[i].before);
      return;
    }
}

/// Returns what a better move visibly gains or captures, or else its most important strength that the mistake does not have.
std::optional<LastMove> Explainer::strengthOf(const MoveValue& better) {
  const FactMove move = here(better);
  if (const Motif* const gain = m_motifs.endOf(move); gain && !mistakeHas(*gain)) return m_motifs.said(move, *gain);
  if (m_facts.front().plies == 1U || m_facts.front().moves.size() == 1) return std::nullopt;  // the mistake itself is clear
  if (auto capture = m_motifs.captureOf(move)) return capture;
  const auto& motifs = m_motifs.of(m_position, better.move);
  const auto found = std::ranges::find_if(motifs, [&](const Motif& each) {
    const bool isRefuted = each.isCheck && bestRecapture(m_solution, move);
    return !each.flaw && !isRefuted && !m_motifs.isUninformative(m_position, each) && !mistakeHas(each);
  });
  return found == motifs.end() ? std::nullopt : std::optional(m_motifs.said(move, *found));
}

void Explainer::addMotifs(const AnyPosition& position, std::optional<AnyMove> move, Role role) {
  const MotifsOf motifs = m_variant.game().motifs;
  if (!motifs || m_variant.finishedValue(position)) return;
  for (const Motif& each : move ? m_motifs.of(position, *move) : motifs(m_variant, position, std::nullopt)) {
    if (isSaid(each, m_facts) || (role == Role::Gain && each.weight != MotifWeight::End)) continue;
    const Role flaw = each.weight == MotifWeight::Minor || isUnused(each, m_facts) ? Role::MinorFlaw : Role::Flaw;
    const bool isFlawSought = role == Role::Flaw || role == Role::MinorFlaw;
    if (isFlawSought != each.flaw || (each.flaw && (role != flaw || m_motifs.has(m_position, m_better, *each.sentence))))
      continue;
    if (move && !isFlawSought && (role == Role::Common) != m_motifs.isUninformative(position, each)) continue;
    if (move && !isFlawSought && (position == m_position ? mistakeHas(each) : isSameAfterBetter(*move, each))) continue;
    if (each.isCheck && m_mistake && bestRecapture(m_solution, {position, *move, {}})) continue;  // the check gains nothing
    Fact& fact = add(FactKind::Motif, *each.sentence, each.params);
    fact.mover = m_variant.sideToMove(position);
    fact.isFlaw = each.flaw;
    if (move) fact.moves = {{position, *move, m_variant.formatMove(position, *move)}};
  }
}

std::vector<Fact> explain(const Solution& solution, const AnyPosition& position) {
  return Explainer(solution, position).ofPosition();
}

std::vector<Fact> explain(const Solution& solution, const AnyPosition& position, AnyMove move) {
  return Explainer(solution, position).ofMove(move);
}

}  // namespace kotai
