#include "ui/strings/figure_strings.h"

#include <QCoreApplication>
#include <QLocale>

#include "core/game/registry.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

struct FigureStrings {
  Q_DECLARE_TR_FUNCTIONS(FigureStrings)
};

QString toQt(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

/// The number behind a prefix, e.g. 5 of "mate-5"; empty if the id is another one.
QString numberAfter(std::string_view id, std::string_view prefix) {
  if (!id.starts_with(prefix)) return QString();
  const QString rest = toQt(id.substr(prefix.size()));
  bool number = false;
  rest.toUInt(&number);
  return number ? rest : QString();
}

QString quoridorName(std::string_view id) {
  if (id == "start-outcome") return FigureStrings::tr("Start, by outcome");
  if (constexpr std::string_view board = "board-"; id.starts_with(board)) {
    const auto variant = parseVariant(id.substr(board.size()));
    return variant ? FigureStrings::tr("Figure 11: %1", "size and fences of a board").arg(variantTitle(**variant)) : QString();
  }
  if (id == "positions") return FigureStrings::tr("Positions that are not finished");
  if (id == "mutual-zugzwang") return FigureStrings::tr("Mutual zugzwangs");
  if (id == "won-by-fence-only") return FigureStrings::tr("Won by fences only");
  if (id == "won-by-jump-only") return FigureStrings::tr("Won by jumps only");
  const QString placed = numberAfter(id, "legal-");
  if (!placed.isEmpty()) return FigureStrings::tr("Arrangements with %n fences on the board", nullptr, placed.toInt());
  return QString();
}

QString quoridorExplanation(std::string_view id) {
  if (id == "start-outcome") return FigureStrings::tr("Who wins from the start, for the player to move: figure 11 of the paper.");
  if (id.starts_with("board-"))
    return FigureStrings::tr("Who wins from the start, for the player to move; known once it is solved.");
  if (id == "positions") return FigureStrings::tr("With the player to move seen from below; mirror images count once.");
  if (id == "mutual-zugzwang") return FigureStrings::tr("Whoever has to move loses; each board counts once.");
  if (id == "won-by-fence-only") return FigureStrings::tr("Won, and every winning move places a fence.");
  if (id == "won-by-jump-only")
    return FigureStrings::tr("Won, and every winning move jumps over the other pawn, straight on or to its side.");
  if (id == "legal-2")  // the paper's slip
    return FigureStrings::tr(
        "456 legal pairs of fences times 960 arrangements of the pawns are 437,760; 1,396 of them leave a pawn no way. "
        "That makes 436,364: the printed 436,864 is a slip.");
  if (id.starts_with("legal-"))
    return FigureStrings::tr(
        "As the paper counts: mirror images apart, finished positions included, each way to share the fences left.");
  return QString();
}

QString gobbletName(std::string_view id) {
  if (id == "start-outcome") return FigureStrings::tr("Start, by outcome");
  if (id == "arrangements-of-one-size") return FigureStrings::tr("Arrangements of the pieces of one size");
  if (id == "arrangements") return FigureStrings::tr("Arrangements of all pieces");
  if (id == "reachable") return FigureStrings::tr("Reachable and not finished");
  if (id == "reachable-finished") return FigureStrings::tr("Reachable and finished");
  if (id == "won-in-one") return FigureStrings::tr("Won in one ply");
  if (id == "stalemate") return FigureStrings::tr("Stalemates");
  if (id == "losing-lift") return FigureStrings::tr("A lift spoils the win");
  if (id == "mutual-zugzwang") return FigureStrings::tr("Mutual zugzwangs");
  if (id == "losing-lift-moves") return FigureStrings::tr("Moves with a losing lift");
  if (id == "most-moves-without-losing-lifts") return FigureStrings::tr("Legal moves at most, without losing lifts");
  if (id == "unreachable") return FigureStrings::tr("Not finished, but never reached");
  return QString();
}

QString gobbletExplanation(std::string_view id) {
  if (id == "start-outcome") return FigureStrings::tr("Who wins from the start, for the player to move.");
  if (id == "arrangements-of-one-size") return FigureStrings::tr("Up to two pieces of each colour on nine cells, no two on one.");
  if (id == "arrangements")
    return FigureStrings::tr("The three sizes together, with the player to move seen as one colour; lines included.");
  if (id == "reachable" || id == "reachable-finished")
    return FigureStrings::tr("From the start; rotations, reflections and the exchange of the colours count once.");
  if (id == "won-in-one") return FigureStrings::tr("Of the reachable: a move completes a line.");
  if (id == "stalemate") return FigureStrings::tr("Of the reachable: nothing can be placed, and every lift loses.");
  if (id == "losing-lift")
    return FigureStrings::tr("Of the reachable and not won in one ply: a move would complete a line, but its lift loses.");
  if (id == "mutual-zugzwang") return FigureStrings::tr("Whoever has to move loses; each board counts once.");
  if (id == "losing-lift-moves") return FigureStrings::tr("Summed over the reachable positions.");
  if (id == "unreachable") return FigureStrings::tr("Arrangements without a line that no game leads to.");
  return QString();
}

}  // namespace

QString figureName(std::string_view id, std::string_view gameId) {
  QString own = gameId == "quoridor" ? quoridorName(id) : gameId == "gobblet" ? gobbletName(id) : QString();
  if (!own.isEmpty()) return own;
  if (id == "reachable") return FigureStrings::tr("Reachable positions");
  if (id == "reachable-lion-takable") return FigureStrings::tr("of these, the lion can be taken at once");
  if (id == "reachable-lost-by-try") return FigureStrings::tr("of these, lost by a try");
  if (id == "positions") return FigureStrings::tr("of these, not finished");
  if (id == "win") return FigureStrings::tr("Won");
  if (id == "draw") return FigureStrings::tr("Drawn");
  if (id == "loss") return FigureStrings::tr("Lost");
  if (id == "start") return FigureStrings::tr("Start");
  if (id == "longest") return FigureStrings::tr("Longest win in plies");
  if (id == "moves-average") return FigureStrings::tr("Legal moves on average");
  if (id == "moves-most") return FigureStrings::tr("Legal moves at most");
  if (id == "zugzwang") return FigureStrings::tr("Zugzwangs");
  if (id == "zugzwang-symmetric") return FigureStrings::tr("of these, the same for both players");
  if (id == "far-drop-only") return FigureStrings::tr("Only good move: a chick dropped on the far row");
  if (id == "far-drop-matters") return FigureStrings::tr("Decided by far-row chick drops");
  if (id == "proof-graph") return FigureStrings::tr("Proof graph of the start");
  if (id == "chicks-before-giraffes" || id == "chicks-before-elephants")
    return FigureStrings::tr("Other start: %1").arg(startName("animalshogi", id));
  if (constexpr std::string_view move = "first-move-"; id.starts_with(move))
    return FigureStrings::tr("first move %1").arg(toQt(id.substr(move.size())));
  const QString mate = numberAfter(id, "mate-");
  if (!mate.isEmpty()) return FigureStrings::tr("Mate in %1").arg(mate);
  const QString mateOrTry = numberAfter(id, "mate-or-try-");
  if (!mateOrTry.isEmpty()) return FigureStrings::tr("Mate in %1, tries threatened too").arg(mateOrTry);
  const QString hands = numberAfter(id, "hands-");
  if (!hands.isEmpty()) return FigureStrings::tr("Arrangements with %n pieces in hand", nullptr, hands.toInt());
  return toQt(id);
}

QString figureExplanation(std::string_view id, std::string_view gameId) {
  if (gameId == "quoridor") return quoridorExplanation(id);
  if (gameId == "gobblet") return gobbletExplanation(id);
  if (id == "reachable")
    return FigureStrings::tr("From the start, the side to move seen below, mirror images counted once, finished positions too.");
  if (id == "positions") return FigureStrings::tr("Neither can the lion be taken at once nor has a try been made.");
  if (id == "zugzwang")
    return FigureStrings::tr("Lost, and the same board with the other side to move is reachable, not finished and lost, too.");
  if (id == "far-drop-only") return FigureStrings::tr("Not lost, and every other move has a worse outcome.");
  if (id == "far-drop-matters")
    return FigureStrings::tr(
        "Solved again without such drops: so many positions have another outcome then. Known once both "
        "variants are solved.");
  if (id == "proof-graph")
    return FigureStrings::tr(
        "Positions needed to prove the value of the start: every move of the loser, one perfect move of the "
        "winner. Which of several perfect moves is taken changes the number, so it cannot be compared.");
  if (id.starts_with("hands-")) return FigureStrings::tr("Counted without asking whether they can be reached: an upper bound.");
  return QString();
}

QString figureValueText(std::string_view text) {
  QString whole = toQt(text);
  bool number = false;
  const qulonglong count = whole.toULongLong(&number);
  if (number) return countText(static_cast<double>(count));
  const double decimal = whole.toDouble(&number);
  if (number) return QLocale().toString(decimal, 'f', 3);
  const qsizetype blank = whole.indexOf(QLatin1Char(' '));
  const auto outcome = outcomeFromText(whole.left(blank < 0 ? whole.size() : blank).toStdString());
  const uint plies = whole.mid(blank + 1).toUInt(&number);
  if (outcome && blank < 0) return outcomeName(*outcome);
  if (outcome && (number || *outcome == Outcome::Draw)) return valueText({*outcome, number ? plies : 0});
  return whole;
}

}  // namespace kotai::ui
