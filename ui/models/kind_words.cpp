#include "ui/models/kind_words.h"

#include <QCoreApplication>
#include <string>

#include "core/game/registry.h"

namespace kotai::ui {

namespace {

struct KindWords {
  Q_DECLARE_TR_FUNCTIONS(KindWords)
};

bool isAnimalShogi(const Variant& variant) { return variant.gameId() == "animalshogi"; }

/// Kinds are told apart by the words the command line uses for them.
bool is(FindKind kind, std::string_view id) { return toText(kind) == id; }

QString animalShogiName(FindKind kind) {
  if (is(kind, "mate")) return KindWords::tr("Mate in n");
  if (is(kind, "mate-or-try")) return KindWords::tr("Mate in n, tries threatened too");
  if (is(kind, "zugzwang-symmetric")) return KindWords::tr("Zugzwang, the same for both sides");
  if (is(kind, "far-drop-only")) return KindWords::tr("Only a chick dropped on the far row");
  if (is(kind, "far-drop-matters")) return KindWords::tr("Decided by far-row chick drops");
  return QString();
}

QString animalShogiExplanation(FindKind kind) {
  if (is(kind, "zugzwang"))
    return KindWords::tr("Whoever has to move loses: the player to move does, and with the same board so would the other.");
  if (is(kind, "zugzwang-symmetric"))
    return KindWords::tr("Zugzwangs that look the same to both players. The start of the game is one of them.");
  if (is(kind, "mate"))
    return KindWords::tr("The player to move wins with checks alone: each threatens to take the lion. n counts moves and "
                         "replies up to the last check, as in the published table; the threat of a try is no check here.");
  if (is(kind, "mate-or-try"))
    return KindWords::tr("As mate in n, but here the threat of a safe try is a check, too.");
  if (is(kind, "far-drop-only"))
    return KindWords::tr("The only good move drops a chick on the far row, where it can never move; every other move has a "
                         "worse outcome.");
  if (is(kind, "far-drop-matters"))
    return KindWords::tr("The outcome is another one if chicks may not be dropped on the far row.");
  return QString();
}

}  // namespace

QString findKindName(const Variant& variant, FindKind kind) {
  const QString own = isAnimalShogi(variant) ? animalShogiName(kind) : QString();
  if (!own.isEmpty()) return own;
  if (is(kind, "zugzwang")) return KindWords::tr("Zugzwang");
  if (is(kind, "mutual-zugzwang")) return KindWords::tr("Mutual zugzwang");
  if (is(kind, "mate") || is(kind, "win")) return KindWords::tr("Win in n plies");
  if (is(kind, "longest")) return KindWords::tr("Longest wins and losses");
  if (is(kind, "only-move")) return KindWords::tr("Only move");
  if (is(kind, "most-moves")) return KindWords::tr("Most legal moves");
  if (is(kind, "win-behind")) return KindWords::tr("Won with fewer pieces");
  return KindWords::tr("Cell of a table");
}

QString findKindExplanation(const Variant& variant, FindKind kind) {
  const QString own = isAnimalShogi(variant) ? animalShogiExplanation(kind) : QString();
  if (!own.isEmpty()) return own;
  if (is(kind, "zugzwang")) return KindWords::tr("The player to move would do better by passing, if that were allowed.");
  if (is(kind, "mutual-zugzwang")) return KindWords::tr("Whoever has to move loses. Each board is listed once.");
  if (is(kind, "mate") || is(kind, "win"))
    return KindWords::tr("The player to move wins in exactly this number of plies.");
  if (is(kind, "longest")) return KindWords::tr("The positions that take the most plies to win, and to lose.");
  if (is(kind, "only-move")) return KindWords::tr("Exactly one of several legal moves keeps the win or the draw.");
  if (is(kind, "most-moves")) return KindWords::tr("No position has more legal moves than these.");
  if (is(kind, "win-behind"))
    return KindWords::tr("The player to move wins with fewer pieces than the opponent, hands included.");
  return KindWords::tr("The positions counted in one cell of a table.");
}

KindNumber kindNumber(const Variant& variant, FindKind kind) {
  if (is(kind, "longest") || is(kind, "far-drop-matters")) return KindNumber::None;
  const bool mate = is(kind, "mate") || is(kind, "mate-or-try");
  return mate && isAnimalShogi(variant) ? KindNumber::MateRound : KindNumber::Plies;
}

VariantPtr comparedVariant(const Variant& variant, FindKind kind) {
  if (!is(kind, "far-drop-matters")) return nullptr;
  const bool standard = variant.id() == variant.gameId();
  const auto other = parseVariant(standard ? std::string(variant.gameId()) + ":far-drop=no" : std::string(variant.gameId()));
  return other ? *other : nullptr;
}

std::optional<Outcome> outcomeOfKind(const Variant& variant, FindKind kind) {
  if (is(kind, "mate") || is(kind, "mate-or-try") || is(kind, "win") || is(kind, "win-behind")) return Outcome::Win;
  if (is(kind, "mutual-zugzwang") || is(kind, "zugzwang-symmetric")) return Outcome::Loss;
  if (is(kind, "zugzwang") && isAnimalShogi(variant)) return Outcome::Loss;
  return std::nullopt;
}

}  // namespace kotai::ui
