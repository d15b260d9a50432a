#include "core/record/position_list.h"

#include <algorithm>

#include "core/game/registry.h"
#include "core/simultaneous/registry.h"

namespace kotai {

namespace {

struct Line {
  int number = 0;
  std::string_view text;
};

/// Those that are neither empty nor a remark (#).
std::vector<Line> linesOf(std::string_view text) {
  std::vector<Line> lines;
  int number = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    std::string_view line = text.substr(begin, end - begin);
    line = line.substr(std::min(line.find_first_not_of(" \t\r"), line.size()));
    line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
    ++number;
    if (!line.empty() && line.front() != '#') lines.push_back({number, line});
    begin = end + 1;
  }
  return lines;
}

std::optional<AnyMove> moveBetween(const Variant& variant, const AnyPosition& before, const AnyPosition& after) {
  for (const AnyMove move : variant.legalMoves(before))
    if (variant.play(before, move) == after) return move;
  return std::nullopt;
}

std::optional<JointMove> moveBetween(const SimultaneousVariant& variant, const AnyPosition& before, const AnyPosition& after) {
  if (variant.finished(before)) return std::nullopt;
  for (const AnyMove first : variant.moves(before, Side::First))
    for (const AnyMove second : variant.moves(before, Side::Second))
      if (variant.play(before, {first, second}) == after) return JointMove{first, second};
  return std::nullopt;
}

template <typename Game, typename VariantPointer>
std::vector<SavedResult> readLines(const std::vector<Line>& lines, const VariantPointer& variant) {
  std::vector<Game> games;
  AnyPosition last;
  for (const Line& line : lines) {
    const auto position = variant->parsePosition(line.text);
    if (!position) {
      addDamage(games.back().damage, {.kind = GameDamage::Kind::NoPosition,
                                      .found = std::string(line.text),
                                      .reason = position.error(),
                                      .place = {line.number, static_cast<int>(position.error().column)}});
      continue;
    }
    const auto move = games.empty() ? std::nullopt : moveBetween(*variant, last, *position);
    last = *position;
    if (!move) {
      games.push_back({variant, *position, {}, {}, {}, 0, {}});
      continue;
    }
    games.back().moves.push_back({static_cast<int>(games.back().moves.size()), *move, {}});
    games.back().current = static_cast<int>(games.back().moves.size());
  }
  std::vector<SavedResult> results;
  for (Game& game : games) results.push_back(SavedGame{std::move(game)});
  return results;
}

}  // namespace

bool beginsWithPosition(std::string_view text, const std::string& variantId) {
  const std::vector<Line> lines = linesOf(text);
  if (lines.empty()) return false;
  const auto isPosition = [&](const auto& variant) {
    return variant && (*variant)->parsePosition(lines.front().text).has_value();
  };
  return isSimultaneous(variantId) ? isPosition(parseSimultaneousVariant(variantId)) : isPosition(parseVariant(variantId));
}

std::vector<SavedResult> readPositionList(std::string_view text, const std::string& variantId) {
  const std::vector<Line> lines = linesOf(text);
  return isSimultaneous(variantId) ? readLines<ReadTurnGame>(lines, parseSimultaneousVariant(variantId).value())
                                   : readLines<ReadGame>(lines, parseVariant(variantId).value());
}

}  // namespace kotai
