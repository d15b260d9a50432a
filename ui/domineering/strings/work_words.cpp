#include "ui/domineering/strings/work_words.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/actions/actions.h"
#include "ui/games/presentation.h"

namespace kotai::ui {

namespace {

struct WorkWords {
  Q_DECLARE_TR_FUNCTIONS(WorkWords)
};

/// Text below a board of the search tree. The id has a word, then the moves and the value.
QString treeName(const QStringList& parts) {
  const QString& kind = parts[0];
  if (kind == QLatin1String("tree-root")) return WorkWords::tr("Position");
  if (kind == QLatin1String("tree-move") && parts.size() == 3)
    return WorkWords::tr("%1 = %2", "a move, its value").arg(parts[1], parts[2]);
  if (kind == QLatin1String("tree-best") && parts.size() == 3)
    return WorkWords::tr("%1 = %2, chosen", "a move, its value").arg(parts[1], parts[2]);
  if (kind == QLatin1String("tree-pair") && parts.size() == 4)
    return WorkWords::tr("%1 %2 = %3", "the moves of both sides, the evaluation").arg(parts[1], parts[2], parts[3]);
  if (kind == QLatin1String("tree-cut") && parts.size() == 3)
    return WorkWords::tr("%1 %2: cut off", "the moves of both sides").arg(parts[1], parts[2]);
  return QString();
}

QString domineeringWorkName(std::string_view id) {
  if (id.starts_with("tree-"))
    return treeName(QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())).split(QLatin1Char(' ')));
  if (id == "figures-1-2") return WorkWords::tr("The tree of pairs of moves, searched with a cut");
  if (id.starts_with("score-"))
    return WorkWords::tr("Value of %1", "a move").arg(QString::fromUtf8(id.data() + 6, static_cast<qsizetype>(id.size()) - 6));
  if (id == "cut-off") return WorkWords::tr("Pair that is cut off");
  if (id == "best-move") return WorkWords::tr("Move that is chosen");
  if (id == "played") return WorkWords::tr("Played here");
  if (id == "vertical-wins-share") return WorkWords::tr("Vertical wins, % (95% interval)");
  if (id == "horizontal-wins-share") return WorkWords::tr("Horizontal wins, % (95% interval)");
  if (id == "draws-share") return WorkWords::tr("Draws, % (95% interval)");
  if (id == "seed") return WorkWords::tr("Seed");
  if (id == "table-1") return WorkWords::tr("1,000 games each, Monte Carlo as Vertical against alpha-beta as Horizontal");
  if (id == "games") return WorkWords::tr("Games");
  if (id == "seconds") return WorkWords::tr("Seconds");
  if (id == "thinking-times") return WorkWords::tr("Thinking time of a game in seconds");
  if (id == "predicted") return WorkWords::tr("Predicted: these boards are drawn");
  if (id == "vertical-wins") return WorkWords::tr("Vertical wins");
  if (id == "horizontal-wins") return WorkWords::tr("Horizontal wins");
  if (id == "draws") return WorkWords::tr("Draws");
  if (id == "monte-carlo") return WorkWords::tr("Monte Carlo");
  if (id == "alpha-beta") return WorkWords::tr("Alpha-beta");
  if (id == "board-depth") return WorkWords::tr("board, depth of the search");
  if (id == "figure-3") return WorkWords::tr("A position with the numbers of the evaluation");
  if (id == "rm-4-sm-1") return WorkWords::tr("Vertical 4 and 1, Horizontal 2 and 0");
  return QString();
}

QString domineeringWorkNote(std::string_view id) {
  if (id == "table-1")
    return WorkWords::tr(
        "Games depend on chance, so compare shares with their 95% intervals. Double-click a column to play its match in the "
        "tournament. The latest result stays here. On 8×8 Kotai's alpha-beta wins more often. The rules page lists what the "
        "paper leaves open.");
  if (id == "thinking-times") return WorkWords::tr("Times depend on the machine, which the paper does not name.");
  if (id == "predicted")
    return WorkWords::tr("A draw is proved when each side can force it even if the other side knows its moves in advance.");
  if (id == "figures-1-2")
    return WorkWords::tr(
        "Vertical searches: its own move comes first, then Horizontal's in the same position. The figure prints the evaluations "
        "3 and 5 after V1, 1 after V2 and H1, and 6 and 2 after V3. The search finds the values in the table from them. No "
        "board is printed. The tree below shows a position of 3×4 in which the search cuts off the same pair and chooses the "
        "same move.");
  if (id == "figure-3")
    return WorkWords::tr(
        "For each side, the numbers are the dominoes that still fit if the other side places none, and those that nobody can "
        "prevent. Eight positions after one turn on 3×4 have these numbers; the picture shows one of them.");
  return QString();
}

}  // namespace

void addDomineeringWork(Presentation& game) {
  game.workName = domineeringWorkName;
  game.workNote = domineeringWorkNote;
  game.workActions = {{"table-1", ActionId::Tournament}, {"predicted", ActionId::OutcomeTable}};
}

}  // namespace kotai::ui
