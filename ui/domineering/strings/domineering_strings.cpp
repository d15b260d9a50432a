#include "ui/domineering/strings/domineering_strings.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "core/games/domineering/board.h"
#include "ui/opponent/strength_words.h"
#include "ui/strings/percent_sign.h"

namespace kotai::ui {

struct DomineeringStrings {
  Q_DECLARE_TR_FUNCTIONS(DomineeringStrings)
};

static QString number(double value) {
  QLocale locale;
  QString text = locale.toString(std::abs(value), 'f', 3);
  const QString point = locale.decimalPoint();
  if (!text.contains(point)) return text;
  while (text.endsWith(QLatin1Char('0'))) text.chop(1);
  if (text.endsWith(point)) text.chop(point.size());
  return text;
}

static bool isZero(double value) { return std::abs(value) < 0.0005; }

static QString forces(Side side, int payoffForSide) {
  if (payoffForSide > 0) return DomineeringStrings::tr("%1 can force a win").arg(playerName(side));
  if (payoffForSide == 0) return DomineeringStrings::tr("%1 can force a draw").arg(playerName(side));
  return DomineeringStrings::tr("%1 cannot even force a draw").arg(playerName(side));
}

Outcome outcomeOf(double payoff) {
  if (isZero(payoff)) return Outcome::Draw;
  return payoff > 0 ? Outcome::Win : Outcome::Loss;
}

static QString withLength(const QString& board, const SimultaneousVariant& variant) {
  if (variant.pieceSquares() == domineering::usualDominoCells) return board;
  return DomineeringStrings::tr("%1, long dominoes", "a board; dominoes of three squares").arg(board);
}

QString variantTitle(const SimultaneousVariant& variant) {
  return withLength(QStringLiteral("%1 \u00d7 %2").arg(variant.columns()).arg(variant.rows()), variant);
}

QString variantName(const SimultaneousVariant& variant) {
  return withLength(QStringLiteral("%1 %2\u00d7%3").arg(gameName(variant.gameId())).arg(variant.columns()).arg(variant.rows()),
                    variant);
}

QString playerName(Side side) {
  return side == Side::First ? DomineeringStrings::tr("Vertical", "the player of upright dominoes")
                             : DomineeringStrings::tr("Horizontal", "the player of lying dominoes");
}

QString playerSymbol(Side side) { return side == Side::First ? QStringLiteral("\u25ae") : QStringLiteral("\u25ac"); }

QString playerText(Side side) { return playerSymbol(side) + QLatin1Char(' ') + playerName(side); }

QString placeText(const SimultaneousVariant& variant, Side side, AnyMove move) {
  const QString text = QString::fromStdString(variant.formatMove(side, move));
  return text.mid(text.indexOf(QLatin1Char(':')) + 1);
}

QString moveCountsText(std::size_t vertical, std::size_t horizontal) {
  return DomineeringStrings::tr("Moves: %1 %2, %3 %4", "Vertical and how many it has, Horizontal and how many it has")
      .arg(playerName(Side::First))
      .arg(vertical)
      .arg(playerName(Side::Second))
      .arg(horizontal);
}

QString payoffText(double payoff) {
  if (isZero(payoff)) return QLocale().toString(0);
  return (payoff > 0 ? QStringLiteral("+") : QStringLiteral("\u2212")) + number(payoff);
}

QString probabilityText(double probability) {
  const double percent = probability * 100;
  const bool whole = std::abs(percent - std::round(percent)) < 0.05;
  return withPercentSign(QLocale().toString(percent, 'f', whole || percent >= 10 ? 0 : 1));
}

QString valueBadge(const GameValue& value) {
  if (isZero(value.value)) return DomineeringStrings::tr("Value 0");
  const Side ahead = value.value > 0 ? Side::First : Side::Second;
  return playerName(ahead) + QLatin1Char(' ') + payoffText(std::abs(value.value));
}

QString forcedText(const GameValue& value) {
  if (value.isPure()) {
    if (value.firstSecure > 0) return DomineeringStrings::tr("Vertical wins by force");
    if (value.firstSecure < 0) return DomineeringStrings::tr("Horizontal wins by force");
    return DomineeringStrings::tr("A draw: either side can force it");
  }
  return DomineeringStrings::tr("%1, %2", "what one side can force, what the other")
      .arg(forces(Side::First, value.firstSecure), forces(Side::Second, -value.secondSecure));
}

QString valueSentence(const GameValue& value) {
  if (value.isPure()) return forcedText(value);
  if (isZero(value.value)) return DomineeringStrings::tr("Value 0 if both sides mix their moves: %1").arg(forcedText(value));
  const Side ahead = value.value < 0 ? Side::Second : Side::First;
  return DomineeringStrings::tr("Value %1 for %2: %3").arg(number(value.value), playerName(ahead), forcedText(value));
}

std::optional<Side> winnerOf(Payoff result) {
  if (result == Payoff::Draw) return std::nullopt;
  return result == Payoff::FirstWins ? Side::First : Side::Second;
}

QString winnerText(Payoff result, std::optional<Side> person, const PlayerNames& names) {
  const auto winner = winnerOf(result);
  if (!winner) return outcomeName(Outcome::Draw);
  const QString& name = names[static_cast<std::size_t>(*winner)];
  if (!person) return DomineeringStrings::tr("%1 won", "Vertical or Horizontal").arg(name.isEmpty() ? playerName(*winner) : name);
  return *winner == *person ? DomineeringStrings::tr("You won") : DomineeringStrings::tr("You lost");
}

QString reasonText(Payoff result) {
  const auto winner = winnerOf(result);
  return winner ? DomineeringStrings::tr("%1 cannot move", "Vertical or Horizontal").arg(playerName(other(*winner)))
                : DomineeringStrings::tr("neither side can move");
}

QString resultText(Payoff result, std::optional<Side> person) {
  return DomineeringStrings::tr("%1: %2", "who has won, why").arg(winnerText(result, person), reasonText(result));
}

namespace {

struct DomineeringPlayers {
  Q_DECLARE_TR_FUNCTIONS(DomineeringPlayers)
};

/// A player of the program with its texts. `level` is 0 for a player without a level. Such a player has its own name.
struct Described {
  const char* player;
  int level;
  const char* name;
  const char* line;
};

constexpr std::array opponents{
    Described{"equilibrium", 0, QT_TRANSLATE_NOOP("DomineeringPlayers", "Perfect"),
              QT_TRANSLATE_NOOP("DomineeringPlayers", "Plays the best mix, and searches ahead where values are unknown")},
    Described{"alphabeta:depth=4", 5, nullptr, QT_TRANSLATE_NOOP("DomineeringPlayers", "Looks two turns ahead")},
    Described{"montecarlo:playouts=1000", 4, nullptr,
              QT_TRANSLATE_NOOP("DomineeringPlayers",
                                "Plays out 1,000 random games before each choice, and rarely makes a mistake on small boards")},
    Described{"montecarlo:playouts=200", 3, nullptr,
              QT_TRANSLATE_NOOP("DomineeringPlayers", "Plays out 200 random games before each choice, and makes some mistakes")},
    Described{"montecarlo:playouts=40", 2, nullptr,
              QT_TRANSLATE_NOOP("DomineeringPlayers", "Plays out 40 random games before each choice, and often makes mistakes")},
    Described{
        "montecarlo:playouts=10", 1, nullptr,
        QT_TRANSLATE_NOOP("DomineeringPlayers", "Plays out 10 random games before each choice: little better than guessing")},
    Described{"random", 0, QT_TRANSLATE_NOOP("DomineeringPlayers", "Random"),
              QT_TRANSLATE_NOOP("DomineeringPlayers", "Plays random moves")},
    Described{"secure", 0, QT_TRANSLATE_NOOP("DomineeringPlayers", "Cautious"),
              QT_TRANSLATE_NOOP("DomineeringPlayers", "Always plays the safest move")},
    Described{"mcts:playouts=10000", 0, QT_TRANSLATE_NOOP("DomineeringPlayers", "Tree search"),
              QT_TRANSLATE_NOOP("DomineeringPlayers",
                                "Searches a tree of simultaneous moves with 10,000 random games before each choice")},
    Described{"alphabeta:depth=6", 0, QT_TRANSLATE_NOOP("DomineeringPlayers", "Deep search"),
              QT_TRANSLATE_NOOP("DomineeringPlayers", "Looks three turns ahead, and is about as strong as level 5")},
    Described{"montecarlo:playouts=10000", 0, QT_TRANSLATE_NOOP("DomineeringPlayers", "Monte Carlo"),
              QT_TRANSLATE_NOOP("DomineeringPlayers",
                                "Plays out 10,000 random games before each choice, like the player in the paper")},
};

}  // namespace

QStringList domineeringOpponents() {
  QStringList players;
  for (const Described& each : opponents) players << QLatin1String(each.player);
  return players;
}

QString strongerDomineeringOpponent(const QString& player) {
  const QStringList players = domineeringOpponents();
  const qsizetype place = players.indexOf(player);
  return place >= 1 && place <= players.indexOf(QStringLiteral("random")) ? players[place - 1] : QString();
}

std::optional<PlayerWords> domineeringPlayerWords(std::string_view player) {
  const auto found = std::ranges::find(opponents, player, &Described::player);
  if (found == opponents.end()) return std::nullopt;
  const QString name = found->level > 0 ? levelName(found->level) : DomineeringPlayers::tr(found->name);
  return PlayerWords{name, name.section(QStringLiteral(" · "), 0, 0), DomineeringPlayers::tr(found->line)};
}

}  // namespace kotai::ui
