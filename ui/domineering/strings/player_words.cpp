#include "ui/domineering/strings/player_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace kotai::ui {

namespace {

struct DomineeringPlayers {
  Q_DECLARE_TR_FUNCTIONS(DomineeringPlayers)
};

struct Described {
  const char* player;
  const char* name;
  const char* line;
};

constexpr std::array opponents{
    Described{"equilibrium", QT_TRANSLATE_NOOP("DomineeringPlayers", "Perfect"),
              QT_TRANSLATE_NOOP("DomineeringPlayers",
                                "Mixes its moves so that nobody does better on average; looks ahead where values are not known")},
    Described{"alphabeta:depth=4", QT_TRANSLATE_NOOP("DomineeringPlayers", "Level 5 · Expert"),
              QT_TRANSLATE_NOOP("DomineeringPlayers", "Looks two turns ahead")},
    Described{"montecarlo:playouts=1000", QT_TRANSLATE_NOOP("DomineeringPlayers", "Level 4 · Club champion"),
              QT_TRANSLATE_NOOP("DomineeringPlayers",
                                "Plays 1,000 random games in its head before each choice; seldom errs on small boards")},
    Described{
        "montecarlo:playouts=200", QT_TRANSLATE_NOOP("DomineeringPlayers", "Level 3 · Club player"),
        QT_TRANSLATE_NOOP("DomineeringPlayers", "Plays 200 random games in its head before each choice, and errs now and then")},
    Described{"montecarlo:playouts=40", QT_TRANSLATE_NOOP("DomineeringPlayers", "Level 2 · Casual player"),
              QT_TRANSLATE_NOOP("DomineeringPlayers", "Plays 40 random games in its head before each choice, and errs often")},
    Described{"montecarlo:playouts=10", QT_TRANSLATE_NOOP("DomineeringPlayers", "Level 1 · Beginner"),
              QT_TRANSLATE_NOOP("DomineeringPlayers",
                                "Plays 10 random games in its head before each choice: little more than a guess")},
    Described{"random", QT_TRANSLATE_NOOP("DomineeringPlayers", "Random"), QT_TRANSLATE_NOOP("DomineeringPlayers", "Any move")},
    Described{"secure", QT_TRANSLATE_NOOP("DomineeringPlayers", "Cautious"),
              QT_TRANSLATE_NOOP("DomineeringPlayers", "Always the move that guarantees most, whatever you do")},
    Described{"mcts:playouts=10000", QT_TRANSLATE_NOOP("DomineeringPlayers", "Tree search"),
              QT_TRANSLATE_NOOP("DomineeringPlayers", "Monte Carlo tree search for simultaneous moves, 10,000 games")},
    Described{"alphabeta:depth=6", QT_TRANSLATE_NOOP("DomineeringPlayers", "Deep search"),
              QT_TRANSLATE_NOOP("DomineeringPlayers", "Looks three turns ahead; about as strong as level 5")},
    Described{"montecarlo:playouts=10000", QT_TRANSLATE_NOOP("DomineeringPlayers", "Monte Carlo"),
              QT_TRANSLATE_NOOP("DomineeringPlayers", "Plays 10,000 random games in its head, as the player of the paper does")},
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
  const QString name = DomineeringPlayers::tr(found->name);
  return PlayerWords{name, name.section(QStringLiteral(" · "), 0, 0), DomineeringPlayers::tr(found->line)};
}

}  // namespace kotai::ui
