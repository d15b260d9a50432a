#include "ui/strings/kind_strings.h"

#include <QCoreApplication>

#include "core/games/animalshogi/lists.h"
#include "core/games/gobblet/lists.h"

namespace kotai::ui {

namespace {

struct KindStrings {
  Q_DECLARE_TR_FUNCTIONS(KindStrings)
};

bool isAnimalShogi(const Variant& variant) { return variant.gameId() == "animalshogi"; }

QString animalShogiName(FindKind kind) {
  if (kind == FindKind::Mate) return KindStrings::tr("Mate in n");
  if (kind == animalshogi::kind::mateOrTry) return KindStrings::tr("Mate in n, tries threatened too");
  if (kind == animalshogi::kind::symmetricZugzwang) return KindStrings::tr("Zugzwang, the same for both sides");
  if (kind == animalshogi::kind::farDropOnly) return KindStrings::tr("Only a chick dropped on the far row");
  if (kind == animalshogi::kind::farDropMatters) return KindStrings::tr("Decided by far-row chick drops");
  return QString();
}

QString animalShogiExplanation(FindKind kind) {
  if (kind == FindKind::Zugzwang)
    return KindStrings::tr("Whoever has to move loses: the player to move does, and with the same board so would the other.");
  if (kind == animalshogi::kind::symmetricZugzwang)
    return KindStrings::tr("Zugzwangs that look the same to both players. The start of the game is one of them.");
  if (kind == FindKind::Mate)
    return KindStrings::tr(
        "The player to move wins with checks alone: each threatens to take the lion. n counts moves and "
        "replies up to the last check, as in the published table; the threat of a try is no check here.");
  if (kind == animalshogi::kind::mateOrTry)
    return KindStrings::tr("As mate in n, but here the threat of a safe try is a check, too.");
  if (kind == animalshogi::kind::farDropOnly)
    return KindStrings::tr(
        "The only good move drops a chick on the far row, where it can never move; every other move has a "
        "worse outcome.");
  if (kind == animalshogi::kind::farDropMatters)
    return KindStrings::tr("The outcome is another one if chicks may not be dropped on the far row.");
  return QString();
}

}  // namespace

QString findKindName(const Variant& variant, FindKind kind) {
  QString own = isAnimalShogi(variant) ? animalShogiName(kind) : QString();
  if (!own.isEmpty()) return own;
  if (kind == FindKind::Zugzwang) return KindStrings::tr("Zugzwang");
  if (kind == FindKind::MutualZugzwang) return KindStrings::tr("Mutual zugzwang");
  if (kind == FindKind::Mate || kind == animalshogi::kind::win) return KindStrings::tr("Win in n plies");
  if (kind == FindKind::Longest) return KindStrings::tr("Longest wins and losses");
  if (kind == FindKind::OnlyMove) return KindStrings::tr("Only move");
  if (kind == animalshogi::kind::mostMoves) return KindStrings::tr("Most legal moves");
  if (kind == animalshogi::kind::winBehind) return KindStrings::tr("Won with fewer pieces");
  if (kind == gobblet::kind::stalemate) return KindStrings::tr("Stalemates");
  if (kind == gobblet::kind::losingLift) return KindStrings::tr("The lift that loses");
  if (kind == FindKind::Draw) return KindStrings::tr("Draws");
  return KindStrings::tr("Cell of a table");
}

QString findKindExplanation(const Variant& variant, FindKind kind) {
  QString own = isAnimalShogi(variant) ? animalShogiExplanation(kind) : QString();
  if (!own.isEmpty()) return own;
  if (kind == FindKind::Zugzwang) return KindStrings::tr("The player to move would do better by passing, if that were allowed.");
  if (kind == FindKind::MutualZugzwang) return KindStrings::tr("Whoever has to move loses. Each board is listed once.");
  if (kind == FindKind::Mate || kind == animalshogi::kind::win)
    return KindStrings::tr("The player to move wins in exactly this number of plies.");
  if (kind == FindKind::Longest) return KindStrings::tr("The positions that take the most plies to win, and to lose.");
  if (kind == FindKind::OnlyMove) return KindStrings::tr("Exactly one of several legal moves keeps the win or the draw.");
  if (kind == animalshogi::kind::mostMoves) return KindStrings::tr("No position has more legal moves than these.");
  if (kind == animalshogi::kind::winBehind)
    return KindStrings::tr("The player to move wins with fewer pieces than the opponent, hands included.");
  if (kind == gobblet::kind::stalemate)
    return KindStrings::tr("Nothing can be placed, and every lift uncovers a line of the opponent: lost in 1.");
  if (kind == gobblet::kind::losingLift)
    return KindStrings::tr(
        "A move looks as if it won, but lifting the piece uncovers a line of the opponent; no other move wins at once.");
  if (kind == FindKind::Draw) return KindStrings::tr("Neither player can force a win.");
  return KindStrings::tr("The positions counted in one cell of a table.");
}

}  // namespace kotai::ui
