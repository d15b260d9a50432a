#include "ui/strings/kind_strings.h"

#include <QCoreApplication>
#include <string>

#include "core/game/registry.h"

namespace kotai::ui {

namespace {

struct KindStrings {
  Q_DECLARE_TR_FUNCTIONS(KindStrings)
};

bool isAnimalShogi(const Variant& variant) { return variant.gameId() == "animalshogi"; }

QString animalShogiName(FindKind kind) {
  if (kind == FindKind::Mate) return KindStrings::tr("Mate in n");
  if (kind == FindKind::MateOrTry) return KindStrings::tr("Mate in n, tries threatened too");
  if (kind == FindKind::SymmetricZugzwang) return KindStrings::tr("Zugzwang, the same for both sides");
  if (kind == FindKind::FarDropOnly) return KindStrings::tr("Only a chick dropped on the far row");
  if (kind == FindKind::FarDropMatters) return KindStrings::tr("Decided by far-row chick drops");
  return QString();
}

QString animalShogiExplanation(FindKind kind) {
  if (kind == FindKind::Zugzwang)
    return KindStrings::tr("Whoever has to move loses: the player to move does, and with the same board so would the other.");
  if (kind == FindKind::SymmetricZugzwang)
    return KindStrings::tr("Zugzwangs that look the same to both players. The start of the game is one of them.");
  if (kind == FindKind::Mate)
    return KindStrings::tr(
        "The player to move wins with checks alone: each threatens to take the lion. n counts moves and "
        "replies up to the last check, as in the published table; the threat of a try is no check here.");
  if (kind == FindKind::MateOrTry) return KindStrings::tr("As mate in n, but here the threat of a safe try is a check, too.");
  if (kind == FindKind::FarDropOnly)
    return KindStrings::tr(
        "The only good move drops a chick on the far row, where it can never move; every other move has a "
        "worse outcome.");
  if (kind == FindKind::FarDropMatters)
    return KindStrings::tr("The outcome is another one if chicks may not be dropped on the far row.");
  return QString();
}

}  // namespace

QString findKindName(const Variant& variant, FindKind kind) {
  QString own = isAnimalShogi(variant) ? animalShogiName(kind) : QString();
  if (!own.isEmpty()) return own;
  if (kind == FindKind::Zugzwang) return KindStrings::tr("Zugzwang");
  if (kind == FindKind::MutualZugzwang) return KindStrings::tr("Mutual zugzwang");
  if (kind == FindKind::Mate || kind == FindKind::Win) return KindStrings::tr("Win in n plies");
  if (kind == FindKind::Longest) return KindStrings::tr("Longest wins and losses");
  if (kind == FindKind::OnlyMove) return KindStrings::tr("Only move");
  if (kind == FindKind::MostMoves) return KindStrings::tr("Most legal moves");
  if (kind == FindKind::WinBehind) return KindStrings::tr("Won with fewer pieces");
  if (kind == FindKind::Stalemate) return KindStrings::tr("Stalemates");
  if (kind == FindKind::LosingLift) return KindStrings::tr("The lift that loses");
  if (kind == FindKind::Draw) return KindStrings::tr("Draws");
  return KindStrings::tr("Cell of a table");
}

QString findKindExplanation(const Variant& variant, FindKind kind) {
  QString own = isAnimalShogi(variant) ? animalShogiExplanation(kind) : QString();
  if (!own.isEmpty()) return own;
  if (kind == FindKind::Zugzwang) return KindStrings::tr("The player to move would do better by passing, if that were allowed.");
  if (kind == FindKind::MutualZugzwang) return KindStrings::tr("Whoever has to move loses. Each board is listed once.");
  if (kind == FindKind::Mate || kind == FindKind::Win)
    return KindStrings::tr("The player to move wins in exactly this number of plies.");
  if (kind == FindKind::Longest) return KindStrings::tr("The positions that take the most plies to win, and to lose.");
  if (kind == FindKind::OnlyMove) return KindStrings::tr("Exactly one of several legal moves keeps the win or the draw.");
  if (kind == FindKind::MostMoves) return KindStrings::tr("No position has more legal moves than these.");
  if (kind == FindKind::WinBehind)
    return KindStrings::tr("The player to move wins with fewer pieces than the opponent, hands included.");
  if (kind == FindKind::Stalemate)
    return KindStrings::tr("Nothing can be placed, and every lift uncovers a line of the opponent: lost in 1.");
  if (kind == FindKind::LosingLift)
    return KindStrings::tr(
        "A move looks as if it won, but lifting the piece uncovers a line of the opponent; no other move wins at once.");
  if (kind == FindKind::Draw) return KindStrings::tr("Neither player can force a win.");
  return KindStrings::tr("The positions counted in one cell of a table.");
}

KindNumber kindNumber(const Variant& variant, FindKind kind) {
  if (kind == FindKind::Longest || kind == FindKind::FarDropMatters || kind == FindKind::Stalemate || kind == FindKind::Draw)
    return KindNumber::None;
  const bool mate = kind == FindKind::Mate || kind == FindKind::MateOrTry;
  return mate && isAnimalShogi(variant) ? KindNumber::MateRound : KindNumber::Plies;
}

VariantPtr comparedVariant(const Variant& variant, FindKind kind) {
  if (kind != FindKind::FarDropMatters) return nullptr;
  const bool standard = variant.id() == variant.gameId();
  const auto other = parseVariant(standard ? std::string(variant.gameId()) + ":far-drop=no" : std::string(variant.gameId()));
  return other ? *other : nullptr;
}

std::optional<Outcome> outcomeOfKind(const Variant& variant, FindKind kind) {
  if (kind == FindKind::Mate || kind == FindKind::MateOrTry || kind == FindKind::Win || kind == FindKind::WinBehind)
    return Outcome::Win;
  if (kind == FindKind::MutualZugzwang || kind == FindKind::SymmetricZugzwang || kind == FindKind::Stalemate)
    return Outcome::Loss;
  if (kind == FindKind::Draw) return Outcome::Draw;
  if (kind == FindKind::Zugzwang && isAnimalShogi(variant)) return Outcome::Loss;
  return std::nullopt;
}

}  // namespace kotai::ui
