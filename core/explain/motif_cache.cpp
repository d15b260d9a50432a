#include "core/explain/motif_cache.h"

#include <algorithm>
#include <iterator>
#include <ranges>
#include <string>

#include "core/explain/sentences.h"
#include "core/game/game.h"

namespace kotai {

const std::vector<Motif>& MotifCache::of(const AnyPosition& position, AnyMove move) {
  const auto [entry, isNew] = m_motifs.try_emplace({position, move});
  const MotifsOf motifs = m_variant.game().motifs;
  if (isNew && motifs) entry->second = motifs(m_variant, position, move);
  return entry->second;
}

const Motif* MotifCache::withWeight(const AnyPosition& position, AnyMove move, MotifWeight weight) {
  const auto& motifs = of(position, move);
  const auto found = std::ranges::find(motifs, weight, &Motif::weight);
  return found == motifs.end() ? nullptr : &*found;
}

const Motif* MotifCache::endOf(const FactMove& move) { return withWeight(move.before, move.move, MotifWeight::End); }

std::optional<LastMove> MotifCache::endOf(const std::vector<FactMove>& line) {
  const FactMove& last = line.back();
  if (const Motif* const found = endOf(last)) return said(last, *found);
  const auto finished = m_variant.finishedValue(m_variant.play(last.before, last.move));
  if (line.size() < 2 || !finished || finished->outcome != Outcome::Win) return std::nullopt;
  const FactMove& decisive = line[line.size() - 2];
  const Motif* const found = endOf(decisive);
  return found ? std::optional(said(decisive, *found)) : std::nullopt;
}

const Motif* MotifCache::effectOf(const FactMove& move) {
  const auto& motifs = of(move.before, move.move);
  const auto found =
      std::ranges::find_if(motifs, [](const Motif& each) { return !each.flaw && each.weight == MotifWeight::Normal; });
  return found == motifs.end() ? nullptr : &*found;
}

bool MotifCache::takes(const FactMove& move) const { return captureSquare(m_variant, move.before, move.move).has_value(); }

std::optional<LastMove> MotifCache::captureOf(const FactMove& move) {
  if (!takes(move)) return std::nullopt;
  const auto namesPiece = [](const Motif& each) {
    return each.weight == MotifWeight::Minor && !each.flaw && each.params.size() > 2;
  };
  const auto& motifs = of(move.before, move.move);
  const auto found = std::ranges::find_if(motifs, namesPiece);
  return found == motifs.end() ? std::nullopt : std::optional(said(move, *found));
}

bool MotifCache::isPossible(const AnyPosition& position, AnyMove move) const {
  return !m_variant.finishedValue(position) && std::ranges::count(m_variant.legalMoves(position), move) > 0;
}

bool MotifCache::hasSame(const AnyPosition& position, AnyMove move, const Motif& motif) {
  const auto isNumber = [](const std::string& text) { return text.find_first_not_of("0123456789") == std::string::npos; };
  const auto agree = [&](const std::string& one, const std::string& two) {
    return one == two || (motif.weight == MotifWeight::Minor && isNumber(one) && isNumber(two));
  };
  const auto same = [&](const Motif& each) {
    return each.sentence == motif.sentence &&
           std::ranges::equal(each.params | std::views::drop(1), motif.params | std::views::drop(1), agree);
  };
  return isPossible(position, move) && std::ranges::any_of(of(position, move), same);
}

std::optional<std::string> MotifCache::captured(const FactMove& move) {
  constexpr std::size_t params = 3, lengthOfSquare = 2;  // move, square and piece
  if (!takes(move)) return std::nullopt;
  const auto& motifs = of(move.before, move.move);
  const auto found = std::ranges::find_if(motifs, [&move](const Motif& each) {
    return !each.flaw && each.params.size() == params && each.params[1].size() == lengthOfSquare &&
           move.text.ends_with(each.params[1]);
  });
  return found == motifs.end() ? std::nullopt : std::optional(found->params.back());
}

std::optional<LastMove> MotifCache::capturesIn(const std::vector<FactMove>& line) {
  constexpr std::size_t ofTwo = 4;  // two moves and two pieces
  const auto last = captured(line.back());
  if (!last || line.size() % 2 == 0) return std::nullopt;
  std::vector<std::string> params{line.back().text, *last};
  for (std::size_t i = 0; i + 1 < line.size(); i += 2) {
    const auto piece = captured(line[i]);
    if (!piece) continue;
    if (std::ranges::count(params, line[i].text) > 0) return std::nullopt;  // a name for two moves would confuse
    params.insert(params.end(), {line[i].text, *piece});
  }
  if (params.size() < ofTwo) return std::nullopt;
  const Sentence& sentence = params.size() == ofTwo ? sentence::capturesTwo : sentence::capturesThree;
  return LastMove{line.back(), &sentence, std::move(params), m_variant.sideToMove(line.back().before)};
}

const Motif* MotifCache::checkOf(const FactMove& move) {
  const auto& motifs = of(move.before, move.move);
  const auto found = std::ranges::find_if(motifs, &Motif::isCheck);
  return found == motifs.end() ? nullptr : &*found;
}

const MoveValue& MotifCache::clearest(const AnyPosition& position, const std::vector<MoveValue>& moves) {
  const auto merit = [&](const MoveValue& each) {
    return proof(position, each.move) ? 2 : endOf({position, each.move, each.text}) ? 1 : 0;
  };
  auto best = moves | std::views::take_while(&MoveValue::perfect);
  return *std::ranges::max_element(best, {}, merit);
}

std::optional<LastMove> MotifCache::gainOf(const std::vector<FactMove>& line) {
  if (auto several = capturesIn(line)) return several;
  auto end = endOf(line);
  return end ? end : captureOf(line.back());
}

bool MotifCache::hasSameEnd(const AnyPosition& position, const FactMove& move) {
  if (!isPossible(position, move.move)) return false;
  const Motif *const here = endOf({position, move.move, move.text}), *const there = endOf(move);
  return here && there && here->sentence == there->sentence;
}

const Motif* MotifCache::proof(const AnyPosition& position, AnyMove move) {
  return withWeight(position, move, MotifWeight::Proof);
}

bool MotifCache::has(const AnyPosition& position, AnyMove move, const Sentence& sentence) {
  return std::ranges::any_of(of(position, move), [&sentence](const Motif& each) { return each.sentence == &sentence; });
}

/// Returns whether at least a third of the other moves have the same motif.
bool MotifCache::isCommon(const AnyPosition& position, const Sentence& sentence) {
  const std::vector<AnyMove> moves = m_variant.legalMoves(position);
  const auto withMotif = std::ranges::count_if(moves, [&](AnyMove move) { return has(position, move, sentence); });
  return moves.size() > 2 && withMotif > 1 && 3 * (withMotif - 1) >= std::ssize(moves) - 1;
}

bool MotifCache::isUninformative(const AnyPosition& position, const Motif& motif) {
  return motif.weight == MotifWeight::Minor || isCommon(position, *motif.sentence);
}

/// Returns whether a piece of a side leaves the board.
static bool takesOff(const Variant& variant, const FactMove& move, Side side) {
  return std::ranges::any_of(variant.transition(move.before, move.move).steps, [side](const Transition::Step& step) {
    return step.kind == Transition::Kind::Left && step.piece.owner == side;
  });
}

void MotifCache::endAtLastExit(std::vector<FactMove>& line) {
  const auto end = endOf(line);
  if (end && end->move.text != line.back().text && takesOff(m_variant, end->move, end->mover)) line.pop_back();
}

std::size_t MotifCache::visibleLength(const std::vector<FactMove>& line) {
  const Side winner = m_variant.sideToMove(line.front().before);
  for (std::size_t i = 0; i < line.size(); ++i) {
    const FactMove& each = line[i];
    if (i % 2 == 1) {
      if (takesOff(m_variant, each, winner)) return 1;
    } else if (endOf(each) || proof(each.before, each.move) || takesOff(m_variant, each, winner)) {
      return i + 1;
    }
  }
  return 1;
}

}  // namespace kotai
