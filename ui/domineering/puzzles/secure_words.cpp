#include "ui/domineering/puzzles/secure_words.h"

#include <QCoreApplication>
#include <QStringList>
#include <cmath>
#include <cstdlib>

#include "ui/domineering/puzzles/secure_trainer.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/puzzles/puzzle_words.h"

namespace kotai::ui {

namespace {

struct SecureWords {
  Q_DECLARE_TR_FUNCTIONS(SecureWords)
};

QString taskText(const SecurePuzzle& puzzle) {
  const QString you = SecureWords::tr("You are %1.", "a side").arg(playerText(puzzle.side));
  const QString what =
      puzzle.wins ? SecureWords::tr("Exactly one domino wins, whatever the other side does at the same time. Find it.")
                  : SecureWords::tr("Exactly one domino cannot lose, whatever the other side does at the same time. Find it.");
  return you + QLatin1Char(' ') + what;
}

QString wrongText(const SecureTrainer& trainer) {
  const SecureMove& chosen = *trainer.chosen();
  const SimultaneousVariant& variant = *trainer.variant();
  const Side side = trainer.puzzle()->side;
  const QString move = placeText(variant, side, chosen.move);
  if (!chosen.refutation) return SecureWords::tr("%1 is not the right domino.", "a domino").arg(move);
  const QString answer = placeText(variant, other(side), *chosen.refutation);
  return chosen.sure < 0
             ? SecureWords::tr("Not that one: after %1 and %2, %3 can lose.", "two dominoes, a side")
                   .arg(move, answer, playerName(side))
             : SecureWords::tr("Not that one: after %1 and %2, %3 can no longer be sure to win.", "two dominoes, a side")
                   .arg(move, answer, playerName(side));
}

QString resultText(const SecureTrainer& trainer, const QString& praise) {
  const auto& change = trainer.change();
  QStringList parts;
  const QString move = placeText(*trainer.variant(), trainer.puzzle()->side, trainer.puzzle()->solution);
  const bool solved = trainer.state() == SecureTrainer::State::Solved;
  parts << (solved ? SecureWords::tr("Solved: %1.", "a domino") : SecureWords::tr("The solution is %1.", "a domino")).arg(move);
  if (!praise.isEmpty()) parts << praise;
  if (!change) return parts.join(QLatin1Char(' '));
  if (change->rated) {
    const int step = static_cast<int>(std::round(change->after.value) - std::round(change->before.value));
    parts << SecureWords::tr("Rating %1 (%2).", "the number, its change: +12")
                 .arg(ratingText(change->after.value),
                      (step < 0 ? QStringLiteral("−%1") : QStringLiteral("+%1")).arg(std::abs(step)));
  }
  if (change->comes) parts << comesBackText(*change->comes, SecureTrainer::today());
  return parts.join(QLatin1Char(' '));
}

}  // namespace

QString secureText(const SecureTrainer& trainer, const QString& remark, const LessonReplies& own) {
  QString text;
  switch (trainer.state()) {
    case SecureTrainer::State::Asked: text = own.task.isEmpty() ? taskText(*trainer.puzzle()) : own.task; break;
    case SecureTrainer::State::Wrong: text = wrongText(trainer); break;
    default: text = resultText(trainer, own.praise); break;
  }
  if (trainer.hintShown()) text += QLatin1Char('\n') + SecureWords::tr("Hint: the domino covers the marked square.");
  if (!remark.isEmpty()) text += QLatin1Char('\n') + remark;
  return text;
}

}  // namespace kotai::ui
