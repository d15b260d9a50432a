#include "ui/strings/kind_words.h"

#include <QCoreApplication>
#include <string>

#include "core/game/registry.h"

namespace kotai::ui {

namespace {

struct KindWords {
  Q_DECLARE_TR_FUNCTIONS(KindWords)
};

bool isAnimalShogi(const Variant& variant) {
  return variant.gameId() == "animalshogi";
}

QString animalShogiName(FindKind kind) {
  if (kind == FindKind::Mate) return KindWords::tr("Mate in n");
  if (kind == FindKind::MateOrTry) return KindWords::tr("Mate in n, tries threatened too");
  if (kind == FindKind::SymmetricZugzwang) return KindWords::tr("Zugzwang, the same for both sides");
  if (kind == FindKind::FarDropOnly) return KindWords::tr("Only a chick dropped on the far row");
  if (kind == FindKind::FarDropMatters) return KindWords::tr("Decided by far-row chick drops");
  return QString();
}

QString animalShogiExplanation(FindKind kind) {
  if (kind == FindKind::Zugzwang)
    return KindWords::tr(
        "Whoever has to move loses: the player to move does, and with the same board so would the other.");
  if (kind == FindKind::SymmetricZugzwang)
    return KindWords::tr("Zugzwangs that look the same to both players. The start of the game is one of them.");
  if (kind == FindKind::Mate)
    return KindWords::tr(
        "The player to move wins with checks alone: each threatens to take the lion. n counts moves and "
        "replies up to the last check, as in the published table; the threat of a try is no check here.");
  if (kind == FindKind::MateOrTry)
    return KindWords::tr("As mate in n, but here the threat of a safe try is a check, too.");
  if (kind == FindKind::FarDropOnly)
    return KindWords::tr(
        "The only good move drops a chick on the far row, where it can never move; every other move has a "
        "worse outcome.");
  if (kind == FindKind::FarDropMatters)
    return KindWords::tr("The outcome is another one if chicks may not be dropped on the far row.");
  return QString();
}

}  // namespace

QString findKindName(const Variant& variant, FindKind kind) {
  QString own = isAnimalShogi(variant) ? animalShogiName(kind) : QString();
  if (!own.isEmpty()) return own;
  if (kind == FindKind::Zugzwang) return KindWords::tr("Zugzwang");
  if (kind == FindKind::MutualZugzwang) return KindWords::tr("Mutual zugzwang");
  if (kind == FindKind::Mate || kind == FindKind::Win) return KindWords::tr("Win in n plies");
  if (kind == FindKind::Longest) return KindWords::tr("Longest wins and losses");
  if (kind == FindKind::OnlyMove) return KindWords::tr("Only move");
  if (kind == FindKind::MostMoves) return KindWords::tr("Most legal moves");
  if (kind == FindKind::WinBehind) return KindWords::tr("Won with fewer pieces");
  if (kind == FindKind::Stalemate) return KindWords::tr("Stalemates");
  if (kind == FindKind::LosingLift) return KindWords::tr("The lift that loses");
  if (kind == FindKind::Draw) return KindWords::tr("Draws");
  return KindWords::tr("Cell of a table");
}

QString findKindExplanation(const Variant& variant, FindKind kind) {
  QString own = isAnimalShogi(variant) ? animalShogiExplanation(kind) : QString();
  if (!own.isEmpty()) return own;
  if (kind == FindKind::Zugzwang)
    return KindWords::tr("The player to move would do better by passing, if that were allowed.");
  if (kind == FindKind::MutualZugzwang) return KindWords::tr("Whoever has to move loses. Each board is listed once.");
  if (kind == FindKind::Mate || kind == FindKind::Win)
    return KindWords::tr("The player to move wins in exactly this number of plies.");
  if (kind == FindKind::Longest) return KindWords::tr("The positions that take the most plies to win, and to lose.");
  if (kind == FindKind::OnlyMove) return KindWords::tr("Exactly one of several legal moves keeps the win or the draw.");
  if (kind == FindKind::MostMoves) return KindWords::tr("No position has more legal moves than these.");
  if (kind == FindKind::WinBehind)
    return KindWords::tr("The player to move wins with fewer pieces than the opponent, hands included.");
  if (kind == FindKind::Stalemate)
    return KindWords::tr("Nothing can be placed, and every lift uncovers a line of the opponent: lost in 1.");
  if (kind == FindKind::LosingLift)
    return KindWords::tr("A move looks as if it won, but lifting the piece uncovers a line of the opponent; no other move wins at once.");
  if (kind == FindKind::Draw) return KindWords::tr("Neither player can force a win.");
  return KindWords::tr("The positions counted in one cell of a table.");
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
  const auto other =
      parseVariant(standard ? std::string(variant.gameId()) + ":far-drop=no" : std::string(variant.gameId()));
  return other ? *other : nullptr;
}

std::optional<Outcome> outcomeOfKind(const Variant& variant, FindKind kind) {
  if (kind == FindKind::Mate || kind == FindKind::MateOrTry || kind == FindKind::Win || kind == FindKind::WinBehind)
    return Outcome::Win;
  if (kind == FindKind::MutualZugzwang || kind == FindKind::SymmetricZugzwang || kind == FindKind::Stalemate) return Outcome::Loss;
  if (kind == FindKind::Draw) return Outcome::Draw;
  if (kind == FindKind::Zugzwang && isAnimalShogi(variant)) return Outcome::Loss;
  return std::nullopt;
}

}  // namespace kotai::ui
