#include "tests/core/query/plain_answers.h"

#include <algorithm>
#include <cstdlib>

#include "core/analysis/find_kind.h"
#include "core/analysis/moves.h"
#include "core/analysis/position_list.h"

namespace kotai::test {

constexpr std::string_view upperLetters = "GEC+L";

static std::string squareName(const Variant& variant, Square square) {
  const bool fromTop = variant.gameId() == "animalshogi";
  return std::string(1, static_cast<char>('a' + square.column)) +
         std::to_string(fromTop ? variant.rows() - square.row : square.row + 1);
}

static std::string pieceName(const Variant& variant, const PieceOnBoard& piece) {
  const bool first = piece.owner == Side::First;
  const std::string_view game = variant.gameId();
  if (game == "dodgem") return first ? "^" : ">";
  if (game == "quoridor") return piece.kind == 1 ? "h" : piece.kind == 2 ? "v" : first ? "1" : "2";
  if (game == "hexapawn") return first ? "A" : "V";
  if (game == "threemensmorris") return first ? "X" : "O";
  std::string text;
  if (game == "animalshogi") text = piece.kind == 3 ? "+C" : std::string(1, upperLetters[static_cast<std::size_t>(piece.kind)]);
  if (game == "gobblet") text = std::string(1, "SML"[piece.kind]);
  if (!first)
    std::ranges::transform(text, text.begin(), [](char each) { return each == '+' ? each : static_cast<char>(each | 32); });
  return text;
}

static std::set<std::string> kindsOfMove(const Variant& variant, const AnyPosition& position, const MoveValue& move) {
  const std::string_view game = variant.gameId();
  const std::string& text = move.text;
  if (game == "dodgem") return {text.ends_with("off") ? "leave" : "step"};
  if (game == "gobblet") return {text[1] == '@' ? "drop" : "lift"};
  if (game == "threemensmorris") return {text.size() == 2 ? "drop" : "step"};
  if (game == "hexapawn") return {text[0] == text[2] ? "step" : "capture"};
  const MoveSquares squares = variant.moveSquares(position, move.move);
  if (game == "quoridor") {
    if (text.size() == 3) return {"fence"};
    return {std::abs(squares.from.column - squares.to.column) + std::abs(squares.from.row - squares.to.row) == 1 ? "step"
                                                                                                                 : "jump"};
  }
  if (text[1] == '*') return {"drop"};
  std::set<std::string> kinds{"step"};
  for (const PieceOnBoard& piece : variant.pieces(position)) {
    if (piece.square == squares.to) kinds = {"capture"};
  }
  for (const PieceOnBoard& piece : variant.pieces(position))
    if (piece.square == squares.from && piece.kind == 4 && squares.to.row == 3) kinds.insert("try");
  return kinds;
}

static void lookAtMoves(const Solution& solution, KnownPosition& known) {
  std::vector<MoveValue> good;
  long best = 0;
  const std::vector<MoveValue> moves = moveValues(solution, known.position);
  for (const MoveValue& move : moves) {
    if (move.value.outcome != known.value.outcome) continue;
    good.push_back(move);
    if (move.value == known.value) ++best;
  }
  known.numbers["moves"] = static_cast<long>(moves.size());
  known.numbers["good-moves"] = static_cast<long>(good.size());
  known.numbers["best-moves"] = best;
  if (good.size() == 1) known.kindsOfGoodMove = kindsOfMove(*solution.variant(), known.position, good.front());
}

static void lookAtBoard(const Variant& variant, KnownPosition& known) {
  const Side mover = variant.sideToMove(known.position);
  const bool quoridor = variant.gameId() == "quoridor";
  for (int column = 0; column < variant.columns(); ++column)
    for (int row = 0; row < variant.rows(); ++row) known.on[squareName(variant, {column, row})] = {"empty"};
  for (const PieceOnBoard& piece : variant.pieces(known.position)) {
    std::set<std::string>& there = known.on[squareName(variant, piece.square)];
    const std::string whose = piece.owner == mover ? "own" : "other";
    if (quoridor && piece.kind != 0) {
      there.insert(pieceName(variant, piece));
      continue;
    }
    if (!quoridor) there.clear();
    there.erase("empty");
    there.insert(whose);
    if (const std::string name = pieceName(variant, piece); !name.empty()) there.insert(name);
    ++known.numbers[whose + "-pieces"];
  }
  for (const char* const word : {"own-pieces", "other-pieces"}) known.numbers.try_emplace(word, 0);
  for (const HandSlot& slot : variant.hands(known.position))
    known.numbers[slot.owner == mover ? "own-hand" : "other-hand"] += slot.count;
}

static RandomQuery comparison(const Variant&, const std::vector<KnownPosition>& examples, std::mt19937& random) {
  const KnownPosition& example = examples[random() % examples.size()];
  const auto any = [&] { return *std::next(example.numbers.begin(), static_cast<long>(random() % example.numbers.size())); };
  const auto [word, number] = any();
  const auto [otherWord, otherNumber] = any();
  const char* const signs[] = {"=", "!=", "<", "<=", ">", ">="};
  const std::size_t sign = random() % 6;
  const auto holds = [sign](long left, long right) {
    const bool all[] = {left == right, left != right, left<right, left <= right, left> right, left >= right};
    return all[sign];
  };
  const auto find = [](const KnownPosition& known, const std::string& which) {
    const auto found = known.numbers.find(which);
    return found == known.numbers.end() ? std::optional<long>() : found->second;
  };
  const long shifted = std::max(0L, number + static_cast<long>(random() % 3) - 1);
  switch (random() % 6) {
    case 4: {
      const bool isDifference = random() % 2 == 0;
      const long wanted = number + (isDifference ? -otherNumber : otherNumber) + static_cast<long>(random() % 3) - 1;
      return {word + (isDifference ? " - " : "+ ") + otherWord + signs[sign] + std::to_string(wanted),
              [=](const KnownPosition& known) {
                const auto left = find(known, word);
                const auto right = find(known, otherWord);
                return left && right && holds(isDifference ? *left - *right : *left + *right, wanted);
              }};
    }
    case 5:
      return {word + " in (" + std::to_string(shifted) + "," + otherWord + " + 1)", [=](const KnownPosition& known) {
                const auto left = find(known, word);
                const auto right = find(known, otherWord);
                return left && (*left == shifted || (right && *left == *right + 1));
              }};
    case 0:
      return {word + signs[sign] + otherWord, [=](const KnownPosition& known) {
                const auto left = find(known, word);
                const auto right = find(known, otherWord);
                return left && right && holds(*left, *right);
              }};
    case 1:
      return {std::to_string(shifted) + " " + signs[sign] + " " + word, [=](const KnownPosition& known) {
                const auto right = find(known, word);
                return right && holds(shifted, *right);
              }};
    default:
      return {word + " " + signs[sign] + " " + std::to_string(shifted), [=](const KnownPosition& known) {
                const auto left = find(known, word);
                return left && holds(*left, shifted);
              }};
  }
}

static RandomQuery standing(const std::vector<KnownPosition>& examples, std::mt19937& random) {
  const KnownPosition& example = examples[random() % examples.size()];
  const auto [square, there] = *std::next(example.on.begin(), static_cast<long>(random() % example.on.size()));
  const std::string piece = *std::next(there.begin(), static_cast<long>(random() % there.size()));
  const bool negative = random() % 4 == 0;
  return {"on(" + square + ")" + (negative ? " != " : "=") + piece,
          [=](const KnownPosition& known) { return (known.on.at(square).count(piece) > 0) != negative; }};
}

static RandomQuery condition(const Variant& variant, const std::vector<KnownPosition>& examples, std::mt19937& random) {
  const KnownPosition& example = examples[random() % examples.size()];
  switch (random() % 8) {
    case 0: {
      const Outcome outcome = example.value.outcome;
      const bool negative = random() % 3 == 0;
      return {std::string("Outcome ") + (negative ? "!= " : "= ") + std::string(toText(outcome)),
              [=](const KnownPosition& known) { return (known.value.outcome == outcome) != negative; }};
    }
    case 1: {
      const std::vector<FindKind> kinds = findKinds(variant);
      const std::string id(kinds[random() % kinds.size()].id);
      if (std::ranges::none_of(examples, [&](const KnownPosition& known) { return known.kinds.count(id) > 0; })) break;
      return {"kind(" + id + ")", [=](const KnownPosition& known) { return known.kinds.count(id) > 0; }};
    }
    case 2: {
      if (example.kindsOfGoodMove.empty()) break;
      const std::string word = *example.kindsOfGoodMove.begin();
      return {"good-move is " + word, [=](const KnownPosition& known) { return known.kindsOfGoodMove.count(word) > 0; }};
    }
    case 3: return standing(examples, random);
    default: break;
  }
  return comparison(variant, examples, random);
}

KnownPosition lookAt(const Solution& solution, Location location) {
  const Variant& variant = *solution.variant();
  KnownPosition known{location, variant.positionAt(location), solution.valueAt(location), {}, {}, {}, {}};
  if (known.value.outcome != Outcome::Draw) known.numbers["distance"] = known.value.distancePlies;
  lookAtMoves(solution, known);
  lookAtBoard(variant, known);
  for (const AggregateKey& key : variant.tierGraph().aggregateKeys()) {
    const AggregateCell cell = variant.tierGraph().cellOf(location, key);
    known.numbers["own-" + key.id] = cell.mover;
    known.numbers["other-" + key.id] = cell.opponent;
    known.numbers[key.id] = cell.mover + cell.opponent;
  }
  return known;
}

std::vector<KnownPosition> lookAtAll(const SolutionPtr& solution, const std::function<bool(TierId, int)>& wanted) {
  const Variant& variant = *solution->variant();
  const TierGraph& tiers = variant.tierGraph();
  const auto counted = countedTest(variant);
  std::map<AnyPosition, std::set<std::string>> kinds;
  for (const FindKind kind : findKinds(variant)) {
    if (wanted || positionKind(variant, kind).search) continue;  // a list over the whole solution may take too long
    PositionFilter filter;
    filter.kind = kind;
    const PositionList list(solution, filter);
    for (const ListedPosition& listed : list.page(0, list.count())) kinds[listed.position].insert(std::string(kind.id));
  }
  std::vector<KnownPosition> all;
  for (TierId tier; tier.value < tiers.tierCount(); ++tier.value)
    for (int part = 0; part < tiers.partCount(tier); ++part) {
      if (wanted && !wanted(tier, part)) continue;
      const std::uint64_t first = tiers.partFirst(tier, part);
      for (std::uint64_t number = 0; number < tiers.partPositions(tier, part); ++number) {
        const Location location{tier, {first + number}};
        if (counted && !counted->hits(solution->marksAt(location, counted->plane), std::nullopt)) continue;
        all.push_back(lookAt(*solution, location));
        if (const auto known = kinds.find(all.back().position); known != kinds.end()) all.back().kinds = known->second;
      }
    }
  return all;
}

RandomQuery randomQuery(const Variant& variant, const std::vector<KnownPosition>& examples, std::mt19937& random, int depth) {
  const auto inner = [&] { return randomQuery(variant, examples, random, depth - 1); };
  const std::size_t choice = depth == 0 ? 9 : random() % 10;
  if (choice >= 5) return condition(variant, examples, random);
  const RandomQuery left = inner();
  if (choice == 4) return {"NOT (" + left.text + ")", [=](const KnownPosition& known) { return !left.holds(known); }};
  const RandomQuery right = inner();
  if (choice >= 2)
    return {"(" + left.text + ") and (" + right.text + ")",
            [=](const KnownPosition& known) { return left.holds(known) && right.holds(known); }};
  return {"(" + left.text + ") or (" + right.text + ")",
          [=](const KnownPosition& known) { return left.holds(known) || right.holds(known); }};
}

}  // namespace kotai::test
