#include "core/record/position_list.h"

#include <algorithm>
#include <optional>

#include "core/game/registry.h"
#include "core/simultaneous/registry.h"

namespace kotai {

namespace {

struct Line {
  int number = 0;
  std::string_view text;
};

/// The non-empty lines of a text, one by one. Lazy, because a large file may not be a list.
class Lines {
 public:
  explicit Lines(std::string_view text) : m_text(text) {}

  std::optional<Line> next() {
    while (m_begin < m_text.size()) {
      const std::size_t end = std::min(m_text.find('\n', m_begin), m_text.size());
      std::string_view line = m_text.substr(m_begin, end - m_begin);
      line = line.substr(std::min(line.find_first_not_of(" \t\r"), line.size()));
      line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
      ++m_number;
      m_begin = end + 1;
      if (!line.empty()) return Line{m_number, line};
    }
    return std::nullopt;
  }

 private:
  std::string_view m_text;
  std::size_t m_begin = 0;
  int m_number = 0;
};

/// In Domineering, # also stands for a covered square.
template <typename AnyVariant>
bool isRemark(const AnyVariant& variant, std::string_view line) {
  return line.front() == '#' && !variant.parsePosition(line);
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
std::vector<SavedResult> readLines(Lines lines, const VariantPointer& variant) {
  std::vector<Game> games;
  AnyPosition last;
  std::size_t moves = 0;
  std::size_t damage = 0;
  auto line = lines.next();
  for (; line && games.size() < mostRecordGames && moves < mostRecordMoves && damage < mostRecordDamage; line = lines.next()) {
    if (isRemark(*variant, line->text)) continue;
    const auto position = variant->parsePosition(line->text);
    if (!position) {
      ++damage;
      addDamage(games.back().damage, {.kind = GameDamage::Kind::NoPosition,
                                      .found = std::string(line->text),
                                      .reason = position.error(),
                                      .place = {line->number, static_cast<int>(position.error().column)}});
      continue;
    }
    const auto move = games.empty() ? std::nullopt : moveBetween(*variant, last, *position);
    last = *position;
    if (!move) {
      games.push_back({variant, *position, {}, {}, {}, 0, {}});
      continue;
    }
    ++moves;
    games.back().moves.push_back({static_cast<int>(games.back().moves.size()), *move, {}});
    games.back().current = static_cast<int>(games.back().moves.size());
  }
  std::vector<SavedResult> results;
  for (Game& game : games) results.push_back(SavedGame{std::move(game)});
  if (line) results.push_back(tl::unexpected(GameFault{.kind = GameFault::Kind::TooMuch, .place = {line->number, 1}}));
  return results;
}

}  // namespace

bool beginsWithPosition(std::string_view text, const std::string& variantId) {
  const auto isPosition = [&](const auto& variant) {
    Lines lines(text);
    auto line = variant ? lines.next() : std::nullopt;
    while (line && isRemark(**variant, line->text)) line = lines.next();
    return line && (*variant)->parsePosition(line->text).has_value();
  };
  return isSimultaneous(variantId) ? isPosition(parseSimultaneousVariant(variantId)) : isPosition(parseVariant(variantId));
}

std::vector<SavedResult> readPositionList(std::string_view text, const std::string& variantId) {
  return isSimultaneous(variantId) ? readLines<ReadTurnGame>(Lines(text), parseSimultaneousVariant(variantId).value())
                                   : readLines<ReadGame>(Lines(text), parseVariant(variantId).value());
}

}  // namespace kotai
