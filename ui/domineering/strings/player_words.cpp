#include "ui/domineering/strings/player_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "ui/opponent/strength_words.h"

namespace kotai::ui {

namespace {

struct DomineeringPlayers {
  Q_DECLARE_TR_FUNCTIONS(DomineeringPlayers)
};

/// Returns the name of its level, or its own name if it has no level (0).
struct Described {
  const char* player;
  int level;
  const char* name;
  const char* line;
};

constexpr std::array opponents{
    Described{
        "equilibrium", 0, QT_TRANSLATE_NOOP("DomineeringPlayers", "Perfect"),
        QT_TRANSLATE_NOOP("DomineeringPlayers", "Plays the optimal mixed strategy; searches ahead where values are unknown")},
    Described{"alphabeta:depth=4", 5, nullptr, QT_TRANSLATE_NOOP("DomineeringPlayers", "Looks two turns ahead")},
    Described{"montecarlo:playouts=1000", 4, nullptr,
              QT_TRANSLATE_NOOP("DomineeringPlayers",
                                "Tries 1,000 random games before each choice, and rarely makes a mistake on small boards")},
    Described{"montecarlo:playouts=200", 3, nullptr,
              QT_TRANSLATE_NOOP("DomineeringPlayers", "Tries 200 random games before each choice, and makes some mistakes")},
    Described{"montecarlo:playouts=40", 2, nullptr,
              QT_TRANSLATE_NOOP("DomineeringPlayers", "Tries 40 random games before each choice, and often makes mistakes")},
    Described{"montecarlo:playouts=10", 1, nullptr,
              QT_TRANSLATE_NOOP("DomineeringPlayers", "Tries 10 random games before each choice: little better than guessing")},
    Described{"random", 0, QT_TRANSLATE_NOOP("DomineeringPlayers", "Random"),
              QT_TRANSLATE_NOOP("DomineeringPlayers", "Plays random moves")},
    Described{"secure", 0, QT_TRANSLATE_NOOP("DomineeringPlayers", "Cautious"),
              QT_TRANSLATE_NOOP("DomineeringPlayers", "Always plays the safest move")},
    Described{"mcts:playouts=10000", 0, QT_TRANSLATE_NOOP("DomineeringPlayers", "Tree search"),
              QT_TRANSLATE_NOOP("DomineeringPlayers", "Monte Carlo tree search for simultaneous moves, 10,000 games")},
    Described{"alphabeta:depth=6", 0, QT_TRANSLATE_NOOP("DomineeringPlayers", "Deep search"),
              QT_TRANSLATE_NOOP("DomineeringPlayers", "Looks three turns ahead; about as strong as level 5")},
    Described{
        "montecarlo:playouts=10000", 0, QT_TRANSLATE_NOOP("DomineeringPlayers", "Monte Carlo"),
        QT_TRANSLATE_NOOP("DomineeringPlayers", "Tries 10,000 random games before each choice, like the player in the paper")},
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
