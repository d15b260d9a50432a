#include "ui/domineering/strings/domineering_strings.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "core/games/domineering/board.h"
#include "core/known/known_results.h"
#include "core/simultaneous/registry.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/domineering/proof/proof_time.h"
#include "solvers/domineering/proof/prove.h"
#include "ui/opponent/strength_words.h"

namespace kotai::ui {

static std::string idOf(int columns, int rows) { return "syncdom:" + std::to_string(columns) + "x" + std::to_string(rows); }

/// Converts an outcome for the first side to a payoff.
static Payoff payoffOf(Outcome start) {
  switch (start) {
    case Outcome::Win: return Payoff::FirstWins;
    case Outcome::Loss: return Payoff::SecondWins;
    case Outcome::Draw: break;
  }
  return Payoff::Draw;
}

static std::optional<ProvedOutcome> searched(const SimultaneousVariant& variant, const std::filesystem::path& directory) {
  if (!domineering::canBeProved(variant)) return std::nullopt;  // another computer may have written a proof file
  try {
    return usableOutcome(directory, variant);
  } catch (const SolutionError&) {
    return std::nullopt;  // the file is from a newer version of the program
  }
}

BoardOutcome boardOutcome(int columns, int rows, const std::filesystem::path& directory) {
  return boardOutcome(*parseSimultaneousVariant(idOf(columns, rows)).value(), directory);
}

BoardOutcome boardOutcome(const SimultaneousVariant& variant, const std::filesystem::path& directory) {
  BoardOutcome result;
  if (const KnownResult* const known = knownResult(variant.id())) {
    const bool solved = known->method == KnownResult::Method::Solved;
    result.source = solved ? BoardOutcome::Source::Solved : BoardOutcome::Source::Proved;
    result.outcome = payoffOf(known->start);
  }
  result.search = searched(variant, directory);
  if (result.outcome || !result.search || !result.search->outcome()) return result;
  result.source = BoardOutcome::Source::Proved;
  result.outcome = result.search->outcome();
  return result;
}

struct OutcomeWords {
  Q_DECLARE_TR_FUNCTIONS(OutcomeStrings)
};

static QString forcedPart(Side side, int payoff) {
  const bool first = side == Side::First;
  switch (first ? payoff : -payoff) {
    case 1: return first ? OutcomeWords::tr("Vertical can force a win") : OutcomeWords::tr("Horizontal can force a win");
    case 0: return first ? OutcomeWords::tr("Vertical can force a draw") : OutcomeWords::tr("Horizontal can force a draw");
    default:
      return first ? OutcomeWords::tr("Vertical cannot even force a draw")
                   : OutcomeWords::tr("Horizontal cannot even force a draw");
  }
}

static QString openPart(Side side, int atLeast, int atMost) {
  if (atLeast == atMost) return forcedPart(side, atLeast);
  const bool first = side == Side::First;
  // The outcome is not completely known: a better outcome may be possible for the side that can force this one.
  const int certain = first ? atLeast : -atMost;
  if (certain == 0)
    return first ? OutcomeWords::tr("Vertical can force a draw, perhaps a win")
                 : OutcomeWords::tr("Horizontal can force a draw, perhaps a win");
  const int best = first ? atMost : -atLeast;
  if (best == 0)
    return first ? OutcomeWords::tr("Vertical cannot force a win, and perhaps not even a draw")
                 : OutcomeWords::tr("Horizontal cannot force a win, and perhaps not even a draw");
  return first ? OutcomeWords::tr("it is not known what Vertical can force")
               : OutcomeWords::tr("it is not known what Horizontal can force");
}

static bool isPartlySettled(const ProvedOutcome& outcome) {
  return outcome.firstAtLeast > -1 || outcome.firstAtMost < 1 || outcome.secondAtLeast > -1 || outcome.secondAtMost < 1;
}

static QString proofTimeText(const SimultaneousVariant& variant) {
  switch (domineering::proofTime(variant)) {
    case domineering::ProofTime::Seconds: return OutcomeWords::tr("The search takes a few seconds");
    case domineering::ProofTime::LessThanAMinute: return OutcomeWords::tr("The search takes less than a minute");
    case domineering::ProofTime::MinutesToAnHour: return OutcomeWords::tr("The search takes between a few minutes and an hour");
    case domineering::ProofTime::HoursOrMore: break;
  }
  return OutcomeWords::tr("The search takes hours, perhaps much longer");
}

QString turnText(const SimultaneousVariant& variant, JointMove turn) { return QString::fromStdString(variant.formatTurn(turn)); }

QString className(PositionClass positionClass) {
  switch (positionClass) {
    case PositionClass::FirstWins: return OutcomeWords::tr("Vertical wins");
    case PositionClass::SecondWins: return OutcomeWords::tr("Horizontal wins");
    case PositionClass::Draw: return OutcomeWords::tr("Draw");
    case PositionClass::Mixed: break;
  }
  return OutcomeWords::tr("Mixed", "class of positions");
}

QString classLetter(PositionClass positionClass) {
  switch (positionClass) {
    case PositionClass::FirstWins: return OutcomeWords::tr("V", "one letter for Vertical");
    case PositionClass::SecondWins: return OutcomeWords::tr("H", "one letter for Horizontal");
    case PositionClass::Draw: return OutcomeWords::tr("D", "one letter for draw");
    case PositionClass::Mixed: break;
  }
  return OutcomeWords::tr("M", "one letter for a mixed position");
}

QString valueTitle(const GameValue& value) {
  return value.isPure() ? className(positionClassOf(value)) : OutcomeWords::tr("Value %1").arg(payoffText(value.value));
}

QString provedSentence(const ProvedOutcome& outcome) {
  if (const auto payoff = outcome.outcome(); payoff && outcome.settled()) {
    switch (*payoff) {
      case Payoff::FirstWins: return OutcomeWords::tr("Proved: Vertical wins against every defence");
      case Payoff::SecondWins: return OutcomeWords::tr("Proved: Horizontal wins against every defence");
      case Payoff::Draw: return OutcomeWords::tr("Proved: a draw, which each side can hold");
    }
  }
  const QString first = openPart(Side::First, outcome.firstAtLeast, outcome.firstAtMost);
  const QString second = openPart(Side::Second, outcome.secondAtLeast, outcome.secondAtMost);
  if (!isPartlySettled(outcome)) return OutcomeWords::tr("Nothing proved yet");
  if (outcome.settled()) return OutcomeWords::tr("Proved: %1; %2", "what each side can force").arg(first, second);
  return OutcomeWords::tr("So far: %1; %2", "what each side can force").arg(first, second);
}

QString proofOffer(const SimultaneousVariant& variant) {
  const auto memoryBytes = static_cast<double>(domineering::proofMemoryBytes(variant, {}));
  const QString cost =
      OutcomeWords::tr("%1, and %2 of memory.", "how long a proof takes").arg(proofTimeText(variant), byteCountText(memoryBytes));
  const QString offer =
      !domineering::canSearchAllPlay(variant)
          ? OutcomeWords::tr(
                "%1: a search restricted to bands of rows or columns may prove what each side can force from the empty board. %2 "
                "You can stop it at any time. When you resume, it starts the current step again.",
                "board; how long it takes")
          : OutcomeWords::tr(
                "%1: a search can prove what each side can force from the empty board. %2 You can stop it at "
                "any time and resume it later.",
                "board; how long it takes");
  return offer.arg(variantName(variant), cost) + QLatin1Char(' ') + largeBoardText(variant);
}

QString provableText(const SimultaneousVariant& variant) {
  return OutcomeWords::tr("A search can prove what each side can force from the empty board. %1.", "how long that takes")
             .arg(proofTimeText(variant)) +
         QLatin1Char(' ') + largeBoardText(variant);
}

QString unsolvedText(const SimultaneousVariant& variant) {
  return OutcomeWords::tr("%1: as soon as only a few more dominoes fit, Kotai solves the rest of the game.")
      .arg(variantName(variant));
}

QString largeBoardText(const SimultaneousVariant& variant) {
  if (variant.columns() * variant.rows() > domineering::largestSolvableCells(variant))
    return OutcomeWords::tr("The board is too large to compute the value of every position.");
  return OutcomeWords::
      tr("On the command line, kotai-cli solve %1 --exact computes every value. This takes up to 5 minutes and 5 GB of memory.")
          .arg(QString::fromStdString(variant.id()));
}

std::optional<PositionClass> knownClass(const BoardOutcome& known) {
  if (!known.outcome) return std::nullopt;
  switch (*known.outcome) {
    case Payoff::FirstWins: return PositionClass::FirstWins;
    case Payoff::SecondWins: return PositionClass::SecondWins;
    case Payoff::Draw: break;
  }
  return PositionClass::Draw;
}

QString knownSentence(const BoardOutcome& known) {
  const auto shown = knownClass(known);
  if (!shown) return QString();
  const QString name = className(*shown);
  switch (known.source) {
    case BoardOutcome::Source::Solved:
      return OutcomeWords::tr("Known: %1. Every position has been solved, but not on this computer.", "outcome of a board")
          .arg(name);
    case BoardOutcome::Source::Proved:
      return OutcomeWords::tr("Known: %1. Proved by a search, but not on this computer.", "outcome of a board").arg(name);
    case BoardOutcome::Source::Open: break;
  }
  return QString();
}

QString knownTitle(const BoardOutcome& known) {
  const auto shown = knownClass(known);
  if (!shown) return OutcomeWords::tr("Unknown");
  return OutcomeWords::tr("%1 (known)", "outcome of a board").arg(className(*shown));
}

QString provedTitle(const ProvedOutcome& outcome) {
  if (!outcome.settled()) return OutcomeWords::tr("Unknown");
  const auto payoff = outcome.outcome();
  if (!payoff) return className(PositionClass::Mixed);
  switch (*payoff) {
    case Payoff::FirstWins: return className(PositionClass::FirstWins);
    case Payoff::SecondWins: return className(PositionClass::SecondWins);
    case Payoff::Draw: break;
  }
  return className(PositionClass::Draw);
}

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

struct DomineeringPlayers {
  Q_DECLARE_TR_FUNCTIONS(DomineeringPlayers)
};

/// Computer player with its texts. `level` is 0 for a player without a level, which has its own name.
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
