#include "tests/core/puzzles/referee.h"

#include <algorithm>
#include <sstream>

#include "core/players/judge.h"
#include "tests/core/animalshogi/slow_game.h"
#include "tests/core/classicdomineering/slow_game.h"
#include "tests/core/gobblet/slow_game.h"
#include "tests/core/quoridor/slow_game.h"

namespace kotai::test {

template <class Position>
static std::map<std::string, std::string> inTexts(const std::map<std::string, Position>& moves) {
  std::map<std::string, std::string> texts;
  for (const auto& [move, after] : moves) texts[move] = toText(after);
  return texts;
}

static std::string part(std::istringstream& text, char end) {
  std::string read;
  std::getline(text, read, end);
  return read;
}

static slow_gobblet::Position readGobblet(const std::string& text) {
  slow_gobblet::Position position;
  std::istringstream rest(text);
  for (std::size_t row = 3; row-- > 0;)
    for (std::size_t column = 0; column < 3; ++column) {
      const std::string stack = part(rest, column < 2 ? ',' : row > 0 ? '/' : ' ');
      if (stack != ".") position.stacks[row * 3 + column] = stack;
    }
  rest >> position.side >> position.losingLift;
  return position;
}

slow::Position readDodgem(const std::string& text) {
  slow::Position position{{""}, text.back()};
  for (const char letter : text.substr(0, text.find(' '))) {
    if (letter == '/')
      position.rows.emplace_back();
    else if (letter >= '1' && letter <= '9')
      position.rows.back().append(static_cast<std::size_t>(letter - '0'), '.');
    else
      position.rows.back() += letter;
  }
  return position;
}

PlainMoves plainMoves(std::string_view gameId) {
  if (gameId == "dodgem") return [](const std::string& text) { return inTexts(slow::moves(readDodgem(text))); };
  if (gameId == "gobblet") return [](const std::string& text) { return inTexts(slow_gobblet::moves(readGobblet(text))); };
  if (gameId == "animalshogi")
    return [](const std::string& text) { return inTexts(slow_shogi::moves(slow_shogi::fromText(text))); };
  if (gameId == "quoridor")
    return [](const std::string& text) { return inTexts(slow_quoridor::moves(slow_quoridor::fromText(text))); };
  if (gameId == "domineering")
    return [](const std::string& text) { return inTexts(slow_domineering::moves(slow_domineering::fromText(text))); };
  return nullptr;
}

bool isPlainLoss(std::string_view gameId, const std::string& position) {
  if (gameId == "gobblet") return slow_gobblet::isLost(readGobblet(position));
  if (gameId == "animalshogi") return slow_shogi::isLost(slow_shogi::fromText(position));
  if (gameId == "quoridor") return slow_quoridor::isLost(slow_quoridor::fromText(position));
  return gameId == "domineering";  // a player who cannot move loses in Domineering, and wins in Dodgem
}

PlainMoves ownMoves(VariantPtr variant) {
  return [variant](const std::string& text) {
    const AnyPosition position = variant->parsePosition(text).value();
    std::map<std::string, std::string> texts;
    for (const AnyMove move : variant->legalMoves(position))
      texts[variant->formatMove(position, move)] = variant->formatPosition(variant->play(position, move));
    return texts;
  };
}

Referee::Values Referee::valuesOf(const std::map<std::string, std::string>& moves) const {
  Values values;
  for (const auto& [move, after] : moves) values[move] = valueForMover(m_valueOf(after));
  return values;
}

Value Referee::bestOf(const Values& values) {
  Value best = values.begin()->second;
  for (const auto& [move, value] : values)
    if (preference(value, best) > 0) best = value;
  return best;
}

std::string Referee::oneAnswer(PuzzleKind kind, const Values& values) {
  const Value best = bestOf(values);
  std::string answer;
  for (const auto& [move, value] : values) {
    const bool keepsLength = kind == PuzzleKind::Mate || kind == PuzzleKind::Escape;
    const bool isRight = keepsLength ? value == best : value.outcome == best.outcome;
    if (isRight && !answer.empty()) return {};
    if (isRight) answer = move;
    if (!isRight && kind == PuzzleKind::Escape && best.distancePlies - value.distancePlies < 6) return {};
  }
  return answer;
}

bool Referee::fitsAtFirst(PuzzleKind kind, const std::string& position) const {
  const Values values = valuesOf(m_moves(position));
  if (values.size() < 2 || oneAnswer(kind, values).empty()) return false;
  const Value best = bestOf(values);
  switch (kind) {
    case PuzzleKind::Mate: return best.outcome == Outcome::Win;
    case PuzzleKind::OnlyMove: return best.outcome == Outcome::Draw || (best.outcome == Outcome::Win && best.distancePlies > 2);
    case PuzzleKind::HoldDraw: return best.outcome == Outcome::Draw;
    case PuzzleKind::WinFromBehind: return best.outcome == Outcome::Win && best.distancePlies > 2;
    case PuzzleKind::Escape: return best.outcome == Outcome::Loss;
    case PuzzleKind::SecureWin:
    case PuzzleKind::SecureDraw:
    case PuzzleKind::SafeChoice:
    case PuzzleKind::HoldOut:
    case PuzzleKind::KeepPiece:
    case PuzzleKind::BestMove: break;
  }
  return false;
}

bool Referee::hasOneMateThroughout(const std::string& position) const {
  const auto moves = m_moves(position);
  if (moves.empty()) return true;
  const std::string answer = oneAnswer(PuzzleKind::Mate, valuesOf(moves));
  if (answer.empty()) return false;
  const auto replies = m_moves(moves.at(answer));
  if (replies.empty()) return true;
  const Values values = valuesOf(replies);
  const Value best = bestOf(values);
  return std::all_of(replies.begin(), replies.end(),
                     [&](const auto& reply) { return values.at(reply.first) != best || hasOneMateThroughout(reply.second); });
}

std::string Referee::fault(const Variant& variant, const Puzzle& puzzle) const {
  std::string text = variant.formatPosition(puzzle.position);
  if (!fitsAtFirst(puzzle.kind, text)) return "the position does not fit the kind";
  if (m_valueOf(text) != puzzle.value) return "the value is another one";
  if (puzzle.kind == PuzzleKind::WinFromBehind && evaluation(variant, puzzle.position) > -2) return "it does not look behind";
  AnyPosition position = puzzle.position;
  for (std::size_t ply = 0; ply < puzzle.solution.size(); ++ply) {
    const std::string move = variant.formatMove(position, puzzle.solution[ply]);
    const auto moves = m_moves(text);
    if (!moves.contains(move)) return move + " is not legal";
    const Values values = valuesOf(moves);
    const bool isSolvers = ply % 2 == 0;
    if (isSolvers && oneAnswer(puzzle.kind, values) != move) return move + " is not the only answer";
    if (!isSolvers && values.at(move) != bestOf(values)) return "the defender errs with " + move;
    text = moves.at(move);
    position = variant.play(position, puzzle.solution[ply]);
    if (variant.formatPosition(position) != text) return move + " leads elsewhere";
  }
  if (puzzle.kind != PuzzleKind::Mate) return puzzle.solution.size() % 2 == 1 ? "" : "the defender has the last move";
  return m_moves(text).empty() && puzzle.solution.size() == puzzle.value.distancePlies ? "" : "the mate is not complete";
}

}  // namespace kotai::test
