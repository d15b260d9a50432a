#include "ui/play/players_text.h"

#include <QCoreApplication>

namespace kotai::ui {

namespace {

struct PlayersStrings {
  Q_DECLARE_TR_FUNCTIONS(PlayersStrings)
};

}  // namespace

QString playersText(OpponentSides program, const QString& first, const QString& second) {
  switch (program) {
    case OpponentSides::None: return PlayersStrings::tr("two players");
    case OpponentSides::First: return PlayersStrings::tr("you against %1", "%1: a level").arg(first);
    case OpponentSides::Second: return PlayersStrings::tr("you against %1", "%1: a level").arg(second);
    case OpponentSides::Both: return PlayersStrings::tr("%1 against %2", "two levels of the program").arg(first, second);
  }
  return {};
}

QString personAgainst(const QString& program) { return PlayersStrings::tr("against %1", "a level").arg(program); }

}  // namespace kotai::ui
