#include "core/analysis/find_kind.h"

#include <array>
#include <utility>

#include "core/games/animalshogi/marks.h"
#include "core/games/gobblet/marks.h"

namespace kotai {

namespace {

constexpr std::array<std::pair<FindKind, std::string_view>, 16> kindNames{{{FindKind::Zugzwang, "zugzwang"},
                                                                           {FindKind::SymmetricZugzwang, "zugzwang-symmetric"},
                                                                           {FindKind::MutualZugzwang, "mutual-zugzwang"},
                                                                           {FindKind::Mate, "mate"},
                                                                           {FindKind::MateOrTry, "mate-or-try"},
                                                                           {FindKind::Win, "win"},
                                                                           {FindKind::Longest, "longest"},
                                                                           {FindKind::OnlyMove, "only-move"},
                                                                           {FindKind::FarDropOnly, "far-drop-only"},
                                                                           {FindKind::FarDropMatters, "far-drop-matters"},
                                                                           {FindKind::MostMoves, "most-moves"},
                                                                           {FindKind::WinBehind, "win-behind"},
                                                                           {FindKind::Stalemate, "stalemate"},
                                                                           {FindKind::LosingLift, "losing-lift"},
                                                                           {FindKind::Draw, "draw"},
                                                                           {FindKind::Cell, "cell"}}};

bool isAnimalShogi(const Variant& variant) { return variant.gameId() == "animalshogi"; }
bool isGobblet(const Variant& variant) { return variant.gameId() == "gobblet"; }

std::optional<FlagTest> gobbletFlagTest(FindKind kind) {
  using namespace gobblet;
  switch (kind) {
    case FindKind::Zugzwang: return FlagTest{flagPlane, Flag::Zugzwang, std::nullopt};
    case FindKind::MutualZugzwang: return FlagTest{flagPlane, Flag::MutualZugzwang, std::nullopt};
    case FindKind::OnlyMove: return FlagTest{flagPlane, Flag::OnlyMove, std::nullopt};
    case FindKind::LosingLift: return FlagTest{flagPlane, Flag::LosingLift, 0};
    default: return std::nullopt;
  }
}

}  // namespace

std::string_view toText(FindKind kind) {
  for (const auto& [each, name] : kindNames)
    if (each == kind) return name;
  return {};
}

std::optional<FindKind> findKindFromText(std::string_view text) {
  for (const auto& [kind, name] : kindNames)
    if (name == text && kind != FindKind::Cell) return kind;
  return std::nullopt;
}

std::vector<FindKind> findKinds(const Variant& variant) {
  if (!isAnimalShogi(variant)) {
    std::vector<FindKind> kinds{FindKind::Zugzwang, FindKind::MutualZugzwang, FindKind::Mate, FindKind::Longest,
                                FindKind::OnlyMove};
    if (isGobblet(variant)) kinds.insert(kinds.end(), {FindKind::Stalemate, FindKind::LosingLift});
    if (variant.gameId() != "dodgem") kinds.push_back(FindKind::Draw);  // rare there
    return kinds;
  }
  std::vector<FindKind> kinds{FindKind::Zugzwang, FindKind::SymmetricZugzwang, FindKind::Mate,    FindKind::MateOrTry,
                              FindKind::Win,      FindKind::Longest,           FindKind::OnlyMove};
  if (variant.id() == "animalshogi") kinds.insert(kinds.end(), {FindKind::FarDropOnly, FindKind::FarDropMatters});
  kinds.insert(kinds.end(), {FindKind::MostMoves, FindKind::WinBehind});
  return kinds;
}

bool FlagTest::hits(std::uint8_t marks, std::optional<std::uint32_t> round) const {
  if (mask != 0) return (marks & mask) != 0;
  // Rounds are stored plus 1; odd rounds mark won positions.
  if (round) return marks == *round + 1;
  return marks != 0 && marks % 2 == 0;
}

std::optional<FlagTest> flagTest(const Variant& variant, FindKind kind) {
  using namespace animalshogi;
  if (isGobblet(variant)) return gobbletFlagTest(kind);
  if (!isAnimalShogi(variant)) return std::nullopt;
  switch (kind) {
    case FindKind::Zugzwang: return FlagTest{flagPlane, Flag::Zugzwang, 0};
    case FindKind::SymmetricZugzwang: return FlagTest{flagPlane, Flag::SymmetricZugzwang, 1};
    case FindKind::FarDropOnly: return FlagTest{flagPlane, Flag::FarDropOnly, 2};
    case FindKind::OnlyMove: return FlagTest{flagPlane, Flag::OnlyMove, std::nullopt};
    case FindKind::Mate: return FlagTest{matePlane, 0, std::nullopt};
    case FindKind::MateOrTry: return FlagTest{mateOrTryPlane, 0, std::nullopt};
    default: return std::nullopt;
  }
}

std::optional<FlagTest> countedTest(const Variant& variant) {
  if (isGobblet(variant)) return FlagTest{gobblet::flagPlane, gobblet::Flag::Counted, std::nullopt};
  if (!isAnimalShogi(variant)) return std::nullopt;
  return FlagTest{animalshogi::flagPlane, animalshogi::Flag::Counted, std::nullopt};
}

}  // namespace kotai
