#include "tests/core/explain/facts_truth.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "core/game/game.h"
#include "tests/core/explain/true_motifs.h"

namespace kotai::test {

namespace {

std::string number(std::uint32_t plies) { return std::to_string(plies); }

bool has(const std::vector<Fact>& facts, FactKind kind) {
  return std::ranges::any_of(facts, [kind](const Fact& each) { return each.kind == kind; });
}

}  // namespace

FactsTruth::FactsTruth(const Variant& variant, ValueOf valueOf, const AnyPosition& position, std::optional<AnyMove> move)
    : m_variant(variant), m_valueOf(std::move(valueOf)), m_position(position), m_options(optionsOf(position)) {
  for (const Option& each : m_options)
    if (move == each.move) m_made = each;
}

std::vector<FactsTruth::Option> FactsTruth::optionsOf(const AnyPosition& position) const {
  std::vector<Option> options;
  for (const AnyMove move : m_variant.legalMoves(position)) {
    const AnyPosition after = m_variant.play(position, move);
    options.push_back({move, m_variant.formatMove(position, move), after, valueForMover(m_valueOf(after))});
  }
  return options;
}

std::string FactsTruth::nameOf(Side side) const { return m_variant.game().sideNames[side == Side::First ? 0 : 1]; }

Value FactsTruth::best(const std::vector<Option>& options) const {
  Value best = options.front().value;
  for (const Option& each : options)
    if (preference(each.value, best) > 0) best = each.value;
  return best;
}

bool FactsTruth::endsWithin(const AnyPosition& position, Outcome outcome, std::uint32_t plies) const {
  if (const auto finished = m_variant.finishedValue(position)) return finished->outcome == outcome;
  if (plies == 0) return false;
  const auto successors = m_variant.successors(position);
  const auto leads = [&](const AnyPosition& after) { return endsWithin(after, opposite(outcome), plies - 1); };
  return outcome == Outcome::Win ? std::ranges::any_of(successors, leads) : std::ranges::all_of(successors, leads);
}

std::vector<FactsTruth::Option> FactsTruth::threats(const AnyPosition& position) const {
  const auto passed = m_variant.passed(position);
  if (!passed || m_variant.finishedValue(*passed)) return {};
  const Value value = m_valueOf(*passed);
  if (value.outcome != Outcome::Win || value.distancePlies > 5) return {};
  const Value own = m_valueOf(position);
  if (own.outcome == Outcome::Loss && own.distancePlies <= value.distancePlies + 1) return {};
  std::vector<Option> found;
  for (const Option& each : optionsOf(*passed))
    if (each.value == value) found.push_back(each);
  return found;
}

bool FactsTruth::isThreat(const Fact& fact) const {
  const AnyPosition position = m_made ? m_made->after : m_position;
  for (const Option& each : threats(position)) {
    const std::uint32_t plies = each.value.distancePlies;
    const AnyPosition passed = *m_variant.passed(position);
    const auto wins = [&](std::uint32_t most) { return endsWithin(passed, Outcome::Win, most); };
    if (plies <= 3 && (!wins(plies) || wins(plies - 1))) return false;
    const std::string text = (m_made ? "This move threatens " : nameOf(opponent()) + " threatens ") + threatEnd(each);
    if (englishText(fact) == text) return fact.moves.back().move == each.move && fact.plies == plies;
  }
  return false;
}

std::string FactsTruth::threatEnd(const Option& threat) const {
  const std::uint32_t plies = threat.value.distancePlies;
  if (plies == 1) return threat.text + ", which wins at once.";
  return fmt::format("{}, which wins in {} moves: {}.", threat.text, plies, fmt::join(playedOut(threat), " "));
}

bool FactsTruth::captures(const FactMove& move, const std::string& piece) const {
  const auto motifs = trueMotifsOf(m_variant.gameId())(m_variant.formatPosition(move.before), move.text);
  return std::ranges::any_of(
      motifs, [start = move.text + " captures " + piece + " on "](const std::string& each) { return each.starts_with(start); });
}

/// Returns whether a move is check, a best answer captures the checking piece, and the fact names a best move after that.
bool FactsTruth::isCapturedCheck(const Fact& fact) const {
  std::vector<std::string> texts;
  AnyPosition now = fact.moves.front().before;
  for (const FactMove& each : fact.moves) {
    const auto options = optionsOf(now);
    const auto played = std::ranges::find(options, each.move, &Option::move);
    if (each.before != now || played == options.end() || played->value != best(options)) return false;
    texts.push_back(played->text);
    now = played->after;
  }
  const std::string them = nameOf(other(fact.mover));
  const auto motifs =
      trueMotifsOf(m_variant.gameId())(m_variant.formatPosition(fact.moves.front().before), fact.moves.front().text);
  return texts.size() == 3 && texts[1].substr(2) == texts[0].substr(2) && motifs.contains(texts[0] + " is check.") &&
         englishText(fact) == texts[0] + " is check. If " + them + " captures the piece with " + texts[1] + ", " +
                                  nameOf(fact.mover) + " answers with " + texts[2] + ".";
}

/// Returns whether the fact describes the reply to a mistake, namely the best answer or the threat after it.
bool FactsTruth::isAboutReply(const Fact& fact) const {
  const std::string text = englishText(fact);
  if (text.find(" is check. If ") != std::string::npos)
    return (fact.moves.front().before == m_position || fact.moves.front().before == m_made->after) && isCapturedCheck(fact);
  if (fact.moves.front().before == m_position) {  // the better move threatens something that the mistake does not threaten
    const auto better = std::ranges::find(m_options, fact.moves.front().move, &Option::move);
    const auto isSaid = [&](const Option& each) { return text == better->text + " threatens " + threatEnd(each); };
    if (better == m_options.end() || better->value != best(m_options)) return false;
    return std::ranges::any_of(threats(better->after), isSaid);
  }
  const auto replies = optionsOf(m_made->after);
  const auto reply = std::ranges::find(replies, fact.moves.front().move, &Option::move);
  if (fact.moves.front().before != m_made->after || reply == replies.end() || reply->value != best(replies)) return false;
  const auto answers = optionsOf(reply->after);
  const auto losesWithin5 = [](const Option& each) {
    return each.value.outcome == Outcome::Loss && each.value.distancePlies <= 5;
  };
  if (std::ranges::count_if(answers, losesWithin5) + 1 == std::ssize(answers)) {
    std::uint32_t longest = 2;
    for (const Option& each : answers)
      if (losesWithin5(each)) longest = std::max(longest, each.value.distancePlies);
    const std::string kept = std::ranges::find_if_not(answers, losesWithin5)->text;
    if (text == "After " + reply->text + " everything but " + kept + " loses within " + number(longest) + " moves.") return true;
  }
  for (const Option& each : threats(reply->after))
    if (text == reply->text + " threatens " + threatEnd(each)) return true;
  return false;
}

bool FactsTruth::isAnswer(const Fact& fact) const {
  if (englishText(fact).starts_with("After most other moves") || englishText(fact).starts_with("After every other move")) {
    std::vector<Option> others = m_options;
    std::erase_if(others, [this](const Option& each) { return each.move == m_made->move; });
    return m_made->value == best(m_options) && m_made->value.outcome != Outcome::Loss &&
           isTrueOfSeveral(englishText(fact), others, m_position, "other move");
  }
  if (m_valueOf(m_position).outcome == Outcome::Loss || m_made->value.outcome == Outcome::Loss) return false;
  if (m_variant.finishedValue(m_made->after)) return false;
  for (const Option& threat : threats(m_position)) {
    for (const Option& reply : optionsOf(m_made->after))
      if (reply.move == threat.move && reply.value.outcome == Outcome::Win) return false;
    const std::string wins = threatEnd(threat);
    if (englishText(fact) !=
        "This move stops the threat " + wins.substr(0, wins.find(" wins ")) + " would win" + wins.substr(wins.find(" wins ") + 5))
      continue;
    return std::ranges::any_of(m_options, [&](const Option& other) {
      const auto replies = optionsOf(other.after);
      return std::ranges::any_of(
          replies, [&](const Option& reply) { return reply.move == threat.move && reply.value.outcome == Outcome::Win; });
    });
  }
  return false;
}

bool FactsTruth::isOnlyMove(const Fact& fact, bool hasReason) const {
  const Option* only = nullptr;
  int keeping = 0, drawing = 0;
  std::uint32_t longest = 0;
  const Outcome outcome = best(m_options).outcome;
  for (const Option& each : m_options) {
    if (each.value.outcome == outcome) {
      only = &each;
      ++keeping;
    } else if (each.value.outcome == Outcome::Draw) {
      ++drawing;
    } else {
      longest = std::max(longest, each.value.distancePlies);
    }
  }
  if (keeping != 1 || (m_made && m_made->move != only->move)) return false;
  const std::string start = only->text + " is the only ";
  if (m_options.size() == 1) return englishText(fact) == start + "legal move.";
  if (outcome == Outcome::Loss) return false;
  if (hasReason) return englishText(fact) == start + (outcome == Outcome::Win ? "move that wins." : "move that holds the draw.");
  const std::string does =
      start + (outcome == Outcome::Win ? "move that wins; " : "move that holds the draw; ") + "everything else ";
  const std::string others = longest == 0   ? "draws."
                             : drawing > 0  ? "draws or loses."
                             : longest > 15 ? "loses."
                                            : "loses within " + number(std::max(longest, 2U)) + " moves.";
  return englishText(fact) == does + others;
}

/// Returns whether the line has at most six moves, begins with the move made, and continues with optimal moves.
bool FactsTruth::isRefutingLine(const Fact& fact) const {
  if (fact.moves.size() > 6) return false;
  if (fact.moves.front().before != m_position || fact.moves.front().move != m_made->move) return false;
  AnyPosition now = m_made->after;
  for (std::size_t i = 1; i < fact.moves.size(); ++i) {
    if (fact.moves[i].before != now) return false;
    const auto options = optionsOf(now);
    const auto found = std::ranges::find(options, fact.moves[i].move, &Option::move);
    if (found == options.end() || found->value != best(options) || found->text != fact.moves[i].text) return false;
    now = found->after;
  }
  const Value value = m_made->value;
  const bool endsSoon = value.outcome == Outcome::Loss && value.distancePlies <= 6;
  const auto isOver = [this](const Option& last) {
    const auto finished = m_variant.finishedValue(last.after);
    return finished && finished->outcome == Outcome::Win;
  };
  return !endsSoon || m_variant.finishedValue(now) || std::ranges::all_of(optionsOf(now), isOver);
}

/// Returns whether a statement that the reply loses the better move is true. The better move must be impossible
/// after the reply, or must not win there.
bool FactsTruth::isLostAfter(const std::string& reply, const std::string& better, const std::string& text, bool isOnly) const {
  const auto find = [](const std::vector<Option>& options, const std::string& wanted) {
    return std::ranges::find(options, wanted, &Option::text);
  };
  const auto replies = optionsOf(m_made->after);
  const auto own = optionsOf(find(replies, reply)->after);
  const auto before = find(m_options, better);
  if (before == m_options.end() || before->value != best(m_options)) return false;
  const auto now = find(own, better);
  if (now == own.end()) {
    const auto passed = optionsOf(*m_variant.passed(m_made->after));
    return find(passed, better) != passed.end() && text == (isOnly ? "; it" : " and") + (" makes " + better + " impossible.");
  }
  if (now->value.outcome == Outcome::Win) return false;
  for (const Option& answer : optionsOf(now->after))
    if (answer.value == best(optionsOf(now->after)) &&
        text == ". " + nameOf(opponent()) + " can then answer " + better + " with " + answer.text + ".")
      return true;
  return false;
}

/// Returns whether the mistake makes the better move impossible, even if the opponent passes.
bool FactsTruth::isSpoilt(const std::string& reply, const std::string& better) const {
  const auto has = [&better](const std::vector<Option>& options) {
    return std::ranges::count(options, better, &Option::text) > 0;
  };
  const auto named = std::ranges::find(m_options, better, &Option::text);
  const auto replies = optionsOf(m_made->after);
  return named != m_options.end() && named->value == best(m_options) && !has(optionsOf(*m_variant.passed(m_made->after))) &&
         !has(optionsOf(std::ranges::find(replies, reply, &Option::text)->after));
}

bool FactsTruth::isRefutation(const Fact& fact) const {
  const Value before = m_valueOf(m_position);
  const bool isGift = m_made->value.outcome == before.outcome && before.outcome == Outcome::Loss &&
                      m_made->value.distancePlies <= 6 && before.distancePlies > m_made->value.distancePlies;
  if ((m_made->value.outcome >= before.outcome && !isGift) || !isRefutingLine(fact)) return false;
  std::string text = englishText(fact);
  const std::string made = m_made->text;
  if (const auto finished = m_variant.finishedValue(m_made->after))
    return text == made + " ends the game at once" +
                       (finished->outcome == Outcome::Win ? ", and " + nameOf(opponent()) + " wins." : " in a draw.");
  const auto replies = optionsOf(m_made->after);
  const Value value = best(replies);
  if (value.outcome == Outcome::Draw) {
    const auto drawing = std::ranges::count(replies, value, &Option::value);
    if (drawing > 1 && drawing == std::ssize(replies)) return text == "After " + made + " every reply holds the draw.";
    const std::string reply = fact.moves.at(1).text;
    const std::string holds = "After " + made + (drawing == 1 ? " only" : "") + " the reply " + reply + " holds the draw";
    if (text == holds + ".") return true;
    if (text == made + " makes " + fact.params.at(2) + " impossible, and" + (drawing == 1 ? " only" : "") + " the reply " +
                    reply + " holds the draw.")
      return isSpoilt(reply, fact.params.at(2));
    return isLostAfter(reply, fact.params.at(2), text.substr(std::min(holds.size(), text.size())), drawing == 1);
  }
  if (value.distancePlies == 1 && text.find("lion") != std::string::npos)
    return trueMotifsOf(m_variant.gameId())(m_variant.formatPosition(m_position), made).contains(text);
  if (fact.params.size() > 4) {  // the mistake captures, and the rest is as after another mistake
    const std::string start = made + " captures " + fact.params[4] + ", but";
    if (!text.starts_with(start) || !captures(fact.moves.front(), fact.params[4])) return false;
    text.replace(0, start.size(), "After " + made);
    if (const auto far = text.find(" wins after "); far != std::string::npos) text.insert(far + 5, ", but only");
  }
  std::string line;
  for (std::size_t i = 1; i < fact.moves.size(); ++i) line += (i > 1 ? " " : "") + fact.moves[i].text;
  const std::string reply = fact.moves.at(1).text;
  const std::string end = value.distancePlies == 1 ? " wins at once" : " wins in " + number(value.distancePlies) + " moves";
  const auto threatened = threats(m_position);
  const std::string rest = value.distancePlies == 1 ? "." : ": " + line + ".";
  const bool wasThreat = std::ranges::any_of(threatened, [&](const Option& each) { return each.move == fact.moves[1].move; });
  if (wasThreat && text.find("does not stop") != std::string::npos)
    return text == made + " does not stop the threat " + reply + ", which" + end + rest;
  const std::string wins = "After " + made + " the reply " + reply + " wins in ";
  const bool isWhole = fact.moves.size() > value.distancePlies;
  if (value.distancePlies <= 5 && isWhole) return text == "After " + made + " the reply " + reply + end + rest;
  if (value.distancePlies <= 5 && (fact.moves.size() != value.distancePlies || !fact.moves.back().text.ends_with("off")))
    return false;
  if (fact.moves.size() > 2) return text == wins + "the end: " + line + "." && hasVisibleEnd(fact);
  const std::string far = number(value.distancePlies) + " moves of both sides. No short reason explains why.";
  if (value.distancePlies > 15 && text == "After " + made + " the reply " + reply + " wins, but only after " + far) return true;
  return text == wins + (value.distancePlies > 15 ? "the end." : number(value.distancePlies) + " moves.");
}

/// Returns whether the last move of a line is the winner's exit, wins a piece, or has another visible effect. Before it, the
/// loser captures nothing.
bool FactsTruth::hasVisibleEnd(const Fact& fact) const {
  if (fact.moves.size() % 2 != 0) return false;
  const auto losesPiece = [this](const FactMove& move) {
    const auto count = [this](const AnyPosition& position) {
      return std::ranges::count(m_variant.pieces(position), opponent(), &PieceOnBoard::owner);
    };
    return count(m_variant.play(move.before, move.move)) < count(move.before);
  };
  for (std::size_t i = 2; i + 1 < fact.moves.size(); i += 2)
    if (losesPiece(fact.moves[i])) return false;
  const FactMove& last = fact.moves.back();
  if (losesPiece(last)) return true;  // a car leaves the board
  const auto motifs = trueMotifsOf(m_variant.gameId())(m_variant.formatPosition(last.before), last.text);
  return std::ranges::any_of(motifs, [](const std::string& each) {
    for (const char* effect :
         {"no piece can recapture", "cannot safely recapture", "worth less", "completes the line", "is checkmate",
          "at the same time", "runs out first", "wins the race", "no room", "lengthens", "jumps over"})
      if (each.find(effect) != std::string::npos) return true;
    return false;
  });
}

bool FactsTruth::isTurningPoint(const Fact& fact) const {
  const Value before = m_valueOf(m_position);
  if (m_made->value.outcome >= before.outcome) return false;
  const auto named = std::ranges::find(m_options, fact.moves.at(0).text, &Option::text);
  if (named == m_options.end() || named->value != before || best(m_options) != before) return false;
  const std::string text = englishText(fact);
  const std::string start = std::string("This turns a ") + (before.outcome == Outcome::Win ? "win" : "draw") + " into a " +
                            (m_made->value.outcome == Outcome::Draw ? "draw. " : "loss. ") + named->text + " would have ";
  const std::string wins = start + "won in " + number(before.distancePlies) + " moves";
  const std::string keeps = start + (before.outcome == Outcome::Win ? "kept the win" : "held the draw");
  if (before.outcome == Outcome::Win && before.distancePlies <= 5) {
    if (fact.moves.size() != before.distancePlies || !isPlayedOut(fact.moves)) return false;
    if (before.distancePlies == 1) return text == start + "won at once.";
    std::string line;
    for (const FactMove& each : fact.moves) line += " " + each.text;
    return text == wins + ":" + line + ".";
  }
  if (before.outcome == Outcome::Win && before.distancePlies > 15 &&
      text ==
          start + "won, but only after " + number(before.distancePlies) + " moves of both sides. No short reason explains why.")
    return true;
  if (fact.params.size() < 3) return text == (before.outcome == Outcome::Win && before.distancePlies <= 15 ? wins : keeps) + ".";
  const auto replies = optionsOf(m_made->after), otherReplies = optionsOf(named->after);
  const auto has = [&fact](const std::vector<Option>& options) {
    return std::ranges::find(options, fact.params[2], &Option::text) != options.end();
  };
  if (fact.params.size() > 3) {
    const auto same = std::ranges::find(otherReplies, fact.params[2], &Option::text);
    if (!has(replies) || same == otherReplies.end()) return false;
    const auto answers = optionsOf(same->after);
    const auto answer = std::ranges::find(answers, fact.params[3], &Option::text);
    if (answer == answers.end() || answer->value != best(answers) || answer->value.outcome < before.outcome) return false;
    const auto isAsGood = [&](const Option& each) { return each.value.outcome == answer->value.outcome; };
    const bool takes = fact.params.size() > 4;
    if (takes && !captures(fact.moves.front(), fact.params[4])) return false;
    const std::string keepsToo = takes ? start + "captured " + fact.params[4] + " and " + keeps.substr(start.size()) : keeps;
    return !std::ranges::all_of(answers, isAsGood) && text == keepsToo + ": " + nameOf(other(opponent())) +
                                                                  " could then answer " + same->text + " with " + answer->text +
                                                                  ".";
  }
  return has(replies) && !otherReplies.empty() && !has(otherReplies) &&
         text == keeps + " and made the reply " + fact.params[2] + " impossible.";
}

bool FactsTruth::isWaste(const Fact& fact) const {
  const Value before = m_valueOf(m_position), made = m_made->value;
  const auto named = std::ranges::find(m_options, fact.moves.at(0).text, &Option::text);
  if (made.outcome != before.outcome || named == m_options.end() || named->value != before) return false;
  const bool wins = made.outcome == Outcome::Win;
  const std::uint32_t lost = wins ? made.distancePlies - before.distancePlies : before.distancePlies - made.distancePlies;
  const std::string plies = number(lost) + (lost == 1 ? " move " : " moves ");
  return lost > 0 && englishText(fact) == (wins ? "This move still wins, but " + plies + "later than "
                                                : "This move loses " + plies + "sooner than ") +
                                              named->text + ".";
}

/// Returns whether all answers to the best reply lose, although passing would be better, or although the reply threatens no
/// win at once.
bool FactsTruth::leavesNoAnswer(const Fact& fact) const {
  const auto replies = optionsOf(m_made->after);
  const auto reply = std::ranges::find(replies, fact.moves.front().move, &Option::move);
  if (fact.moves.front().before != m_made->after || reply == replies.end() || reply->value != best(replies)) return false;
  const auto passed = m_variant.passed(reply->after);
  if (!passed || endsWithin(*passed, Outcome::Win, 1)) return false;
  bool areLost = true, areLostAtOnce = true;
  for (const Option& answer : optionsOf(reply->after)) {
    areLost = areLost && answer.value.outcome == Outcome::Loss;
    areLostAtOnce = areLostAtOnce && endsWithin(answer.after, Outcome::Win, 1);
  }
  const std::string them = nameOf(other(opponent())), start = "After " + reply->text + " " + them;
  const Outcome passing = valueForMover(m_valueOf(*passed)).outcome;
  if (areLost && englishText(fact) == start + " has no good answer.") return true;
  if (areLost && passing != Outcome::Loss &&
      englishText(fact) ==
          start + " would " + (passing == Outcome::Draw ? "hold the draw" : "win") + " by passing, but every move loses.")
    return true;
  return areLostAtOnce && englishText(fact) == "After " + reply->text + " " + nameOf(opponent()) +
                                                   " threatens nothing yet, but every move by " + nameOf(other(opponent())) +
                                                   " lets " + nameOf(opponent()) + " win at once.";
}

bool FactsTruth::isZugzwang(const Fact& fact) const {
  const bool isOfBetter = !fact.moves.empty() && fact.moves.front().before == m_position;
  if (!fact.moves.empty() && !isOfBetter) return leavesNoAnswer(fact);
  const auto named =
      std::ranges::find_if(m_options, [&](const Option& each) { return isOfBetter && each.move == fact.moves.front().move; });
  if (isOfBetter && (named == m_options.end() || named->value != best(m_options))) return false;
  const AnyPosition position = isOfBetter ? named->after : m_made ? m_made->after : m_position;
  const auto passed = m_variant.passed(position);
  if (!passed) return false;
  const Outcome passing = valueForMover(m_valueOf(*passed)).outcome;
  const Outcome moving = best(optionsOf(position)).outcome;
  const std::string start = isOfBetter ? named->text + " would have put " + nameOf(opponent()) + " in zugzwang: "
                            : m_made   ? "This move puts " + nameOf(opponent()) + " in zugzwang: "
                                       : "Zugzwang: ";
  if (passing <= moving) return false;
  return englishText(fact) == start + (passing == Outcome::Win ? "passing would win, but " : "passing would draw, but ") +
                                  (moving == Outcome::Loss ? "every move loses." : "no move does.");
}

bool FactsTruth::isLastMove(const Fact& fact) const {
  const FactMove& last = fact.end->move;
  const auto& said = fact.end->params;
  if (std::string_view(fact.end->sentence->english).starts_with("%3 captures")) {
    for (std::size_t i = 0; i + 1 < said.size(); i += 2) {
      const auto move = std::ranges::find(fact.moves, said[i], &FactMove::text);
      if (move == fact.moves.end() || !captures(*move, said[i + 1])) return false;
    }
    return said.size() >= 4 && last.text == said[0] && fact.moves.back().text == said[0];
  }
  const std::string text =
      withParams(fact.end->sentence->english, fact.end->params, nameOf(fact.end->mover), nameOf(other(fact.end->mover)));
  const auto& line = fact.moves;
  const bool isNamed = std::ranges::count(fact.params, last.text) > 0 || line.back().text == last.text;
  const bool endsLine = fact.params.size() > 2 && fact.params.back().ends_with(last.text);
  const bool isBeforeLast = last.text.ends_with("off") && fact.params.back().find(last.text + " ") != std::string::npos;
  return (isNamed || endsLine || isBeforeLast) && fact.end->mover == m_variant.sideToMove(last.before) &&
         trueMotifsOf(m_variant.gameId())(m_variant.formatPosition(last.before), last.text).contains(text);
}

bool FactsTruth::isTrue(Fact fact) const {
  if (fact.kind == FactKind::Course) return m_made && isCourse(fact);
  const bool isOfSeveral = fact.kind == FactKind::OnlyMove || fact.kind == FactKind::Zugzwang;
  const bool hasReason = isOfSeveral && fact.end.has_value();
  if (hasReason ? !isInCommon(fact) : fact.end && !isLastMove(fact)) return false;
  if (fact.kind == FactKind::TurningPoint && fact.params.size() > 3 && !isChangedByMistake(fact)) return false;
  if (fact.sentence->english == std::string_view("After %1 %o has no good answer.") && !hasReason) return false;
  fact.end.reset();
  const bool isOfMistake = m_made && m_made->value.outcome < best(m_options).outcome;
  if (isOfMistake && (fact.kind == FactKind::Threat || fact.kind == FactKind::OnlyMove)) return isAboutReply(fact);
  switch (fact.kind) {
    case FactKind::Threat: return isThreat(fact);
    case FactKind::AnswersThreat: return m_made && isAnswer(fact);
    case FactKind::OnlyMove: return isOnlyMove(fact, hasReason);
    case FactKind::Refutation: return m_made && isRefutation(fact);
    case FactKind::TurningPoint: return m_made && isTurningPoint(fact);
    case FactKind::Waste: return m_made && isWaste(fact);
    case FactKind::Zugzwang: return isZugzwang(fact);
    case FactKind::Motif: return isMotif(fact);
    case FactKind::Course:
    case FactKind::Security:
    case FactKind::Dominated: break;  // checked above, or only in simultaneous games
  }
  return false;
}

bool FactsTruth::isMotif(const Fact& fact) const {
  const AnyPosition position = fact.moves.empty() ? m_position : fact.moves.front().before;
  const std::string move = fact.moves.empty() ? std::string() : fact.moves.front().text;
  const std::string said = englishText(fact);
  const bool isProof = said.ends_with(" runs out first.") || said.find(" wins the race; ") != std::string::npos;
  if (isProof && m_valueOf(m_variant.play(position, fact.moves.front().move)).outcome != Outcome::Loss) return false;
  return trueMotifsOf(m_variant.gameId())(m_variant.formatPosition(position), move).contains(said);
}

bool FactsTruth::isPlayedOut(const std::vector<FactMove>& line) const {
  AnyPosition now = m_position;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i].before != now) return false;
    const auto options = optionsOf(now);
    const auto found = std::ranges::find(options, line[i].move, &Option::move);
    if (found == options.end() || found->text != line[i].text || (i > 0 && found->value != best(options))) return false;
    now = found->after;
  }
  return m_variant.finishedValue(now).has_value();
}

std::vector<std::string> FactsTruth::playedOut(const Option& first) const {
  std::vector<std::string> line{first.text};
  AnyPosition now = first.after;
  while (!m_variant.finishedValue(now)) {
    const auto options = optionsOf(now);
    const Option* chosen = nullptr;
    for (const Option& each : options)
      if (each.value == best(options) && (!chosen || each.text < chosen->text)) chosen = &each;
    line.push_back(chosen->text);
    now = chosen->after;
  }
  return line;
}

/// Returns whether the fact is about a mistake, a best reply, a better move that does not win then, and a best answer to it.
bool FactsTruth::isAnsweredCourse(const Fact& fact) const {
  std::vector<std::string> line;
  std::vector<Option> options = m_options;
  for (std::size_t i = 0; i < fact.moves.size(); ++i) {
    const auto played = std::ranges::find(options, fact.moves[i].text, &Option::text);
    if (played == options.end() || played->move != fact.moves[i].move) return false;
    if (i % 2 == 1 && played->value != best(options)) return false;
    if (i == 2 && played->value.outcome == Outcome::Win) return false;
    line.push_back(played->text);
    const AnyPosition after = played->after;
    options = optionsOf(after);
  }
  const auto better = std::ranges::find(m_options, line[2], &Option::text);
  if (better == m_options.end() || better->value != best(m_options)) return false;
  return trueCoursesOf(m_variant.gameId())(m_variant.formatPosition(m_position), line, {}).contains(englishText(fact));
}

bool FactsTruth::isCourse(const Fact& fact) const {
  if (fact.moves.empty() || m_made->value.outcome >= best(m_options).outcome) return false;
  const bool isLost = m_made->value.outcome == Outcome::Loss, isWon = best(m_options).outcome == Outcome::Win;
  if (!isLost && fact.moves.size() == 4 && fact.moves[0].move == m_made->move) return isAnsweredCourse(fact);
  std::vector<FactMove> shown = fact.moves;
  std::optional<std::string> better;  // the better move, if the sentence names it
  if (shown.size() > 1 && shown.back().before == m_position) {
    better = shown.back().text;
    shown.pop_back();
  }
  if (!isPlayedOut(shown)) return false;
  const bool isAboutMistake = isLost && shown.front().move == m_made->move;
  if (!isAboutMistake) better = shown.front().text;
  if (better && !isWon) return false;
  std::vector<std::string> lost, won;
  for (const FactMove& each : shown)
    if (isAboutMistake) lost.push_back(each.text);
  if (better) {
    const auto option = std::ranges::find(m_options, *better, &Option::text);
    if (option == m_options.end() || option->value != best(m_options)) return false;
    won = playedOut(*option);
  }
  const auto isSaid = [&] {
    return trueCoursesOf(m_variant.gameId())(m_variant.formatPosition(m_position), lost, won).contains(englishText(fact));
  };
  if (better || isWon) return isSaid();
  // The better move only draws, so its line has no end.
  return std::ranges::any_of(m_options, [&](const Option& each) {
    won = {each.text};
    return each.value == best(m_options) && isSaid();
  });
}

/// Describes a missing or superfluous fact. Returns an empty string if there is none. A mistake needs two
/// facts. Any other move needs all facts for which there is room.
std::string FactsTruth::missing(const std::vector<Fact>& facts) const {
  if (facts.size() > 3) return "too many";
  if (m_options.empty()) return facts.empty() ? "" : "the game is over";
  const Outcome outcome = best(m_options).outcome;
  if (m_made && m_made->value.outcome < outcome)
    return has(facts, FactKind::Refutation) && has(facts, FactKind::TurningPoint) ? "" : "a mistake is not explained";
  if (facts.size() == 3) return {};
  const auto keeping = std::ranges::count(m_options, outcome, [](const Option& each) { return each.value.outcome; });
  if (keeping == 1 && outcome != Outcome::Loss && !has(facts, FactKind::OnlyMove)) return "an only move is not told";
  const bool over = m_made && m_variant.finishedValue(m_made->after);
  const bool isTooLate = m_made && !over && (has(facts, FactKind::Refutation) || endsWithin(m_made->after, Outcome::Win, 1));
  if (!over && !isTooLate && !threats(m_made ? m_made->after : m_position).empty() && !has(facts, FactKind::Threat))
    return "a threat is not told";
  if (m_made && m_made->value != best(m_options) && !has(facts, FactKind::Waste)) return "a waste is not told";
  return {};
}

std::string FactsTruth::fault(const std::vector<Fact>& facts) const {
  for (const Fact& fact : facts)
    if (!isTrue(fact))
      return m_variant.formatPosition(m_position) + (m_made ? " " + m_made->text : "") + ": " + englishText(fact);
  for (const Fact& fact : facts) {
    const bool namesGroups = fact.kind == FactKind::Refutation || fact.kind == FactKind::Motif || fact.kind == FactKind::Course;
    if (m_made && namesGroups && std::string_view(fact.sentence->topic).empty()) return "no topic: " + englishText(fact);
  }
  if (const std::string text = revealed(facts); !text.empty())
    return m_variant.formatPosition(m_position) + " " + m_made->text + ", better move: " + text;
  const auto admits = [](const Fact& fact) { return englishText(fact).ends_with(" No short reason explains why."); };
  if (facts.size() > 2 && std::ranges::any_of(facts, admits)) return "there is a reason: " + englishText(facts.back());
  const std::string left = missing(facts);
  return left.empty() ? left : m_variant.formatPosition(m_position) + (m_made ? " " + m_made->text : "") + ": " + left;
}

}  // namespace kotai::test
