#include "ui/puzzles/puzzle_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

#include "core/library/calendar_day.h"
#include "core/puzzles/puzzle.h"
#include "ui/opponent/move_verdict.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

struct PuzzleWords {
  Q_DECLARE_TR_FUNCTIONS(PuzzleWords)
};

static int ownMovesOf(const Puzzle& puzzle) { return ownMoves(puzzle.value.distancePlies); }

static int turnsOf(const Puzzle& puzzle) { return static_cast<int>(puzzle.solution.size() + 1) / 2; }

static QString titleOf(PuzzleKind kind, std::uint32_t plies, int turns = 1) {
  switch (kind) {
    case PuzzleKind::Mate: return PuzzleWords::tr("Win in %n of your moves", nullptr, ownMoves(plies));
    case PuzzleKind::OnlyMove:
      return turns > 1 ? PuzzleWords::tr("Find %n only moves in a row", nullptr, turns) : PuzzleWords::tr("Find the only move");
    case PuzzleKind::BestMove: return PuzzleWords::tr("Find the best move");
    case PuzzleKind::SecureWin: return PuzzleWords::tr("Find the only sure win");
    case PuzzleKind::SecureDraw: return PuzzleWords::tr("Find the only sure draw");
    case PuzzleKind::HoldOut: return PuzzleWords::tr("Do not lose at once");
    case PuzzleKind::KeepPiece: return PuzzleWords::tr("Give no piece away");
    case PuzzleKind::SafeChoice: return PuzzleWords::tr("Find a good choice");
    default: return puzzleKindName(kind);
  }
}

QString ratingText(double rating) { return countText(std::round(rating)); }

QString ratingHint() {
  return PuzzleWords::tr(
             "Your rating shows how hard the puzzles are that you solve.\n"
             "It begins at %1, rises with each puzzle solved on the first try, and falls with each puzzle failed.")
      .arg(ratingText(SolverRating::first));
}

QString nextReviewText(std::chrono::sys_days day, std::chrono::sys_days today) {
  if (day == today + std::chrono::days(1)) return PuzzleWords::tr("This puzzle comes back tomorrow.");
  return PuzzleWords::tr("This puzzle comes back on %1.", "a date").arg(dayText(calendarDay(day)));
}

QString fateText(PuzzleFate fate) {
  switch (fate) {
    case PuzzleFate::Solved: return PuzzleWords::tr("solved on the first try");
    case PuzzleFate::WithHint: return PuzzleWords::tr("solved with a hint");
    case PuzzleFate::Found: return PuzzleWords::tr("solved with mistakes");
    case PuzzleFate::Failed: return PuzzleWords::tr("failed");
    case PuzzleFate::Open: break;
  }
  return PuzzleWords::tr("still open");
}

QString fateSigns(const std::vector<PuzzleFate>& fates) {
  QString signs;
  for (const PuzzleFate fate : fates) switch (fate) {
      case PuzzleFate::Solved: signs += QChar(0x2713); break;
      case PuzzleFate::WithHint: signs += QChar(0x25d0); break;
      case PuzzleFate::Found:
      case PuzzleFate::Failed: signs += QChar(0x2717); break;
      case PuzzleFate::Open: signs += QChar(0x00b7); break;
    }
  return signs;
}

int ownMoves(std::uint32_t plies) { return static_cast<int>((plies + 1) / 2); }

QString puzzleKindName(PuzzleKind kind) {
  switch (kind) {
    case PuzzleKind::Mate: return PuzzleWords::tr("Win in n");
    case PuzzleKind::OnlyMove: return PuzzleWords::tr("Only move");
    case PuzzleKind::HoldDraw: return PuzzleWords::tr("Save the draw");
    case PuzzleKind::WinFromBehind: return PuzzleWords::tr("Comeback");
    case PuzzleKind::Escape: return PuzzleWords::tr("Stubborn defence");
    case PuzzleKind::SecureWin: return PuzzleWords::tr("Sure win");
    case PuzzleKind::SecureDraw: return PuzzleWords::tr("Sure draw");
    case PuzzleKind::HoldOut: return PuzzleWords::tr("Hold out");
    case PuzzleKind::KeepPiece: return PuzzleWords::tr("Keep your pieces");
    case PuzzleKind::SafeChoice: return PuzzleWords::tr("Good choice");
    case PuzzleKind::BestMove: break;
  }
  return PuzzleWords::tr("Best move");
}

QString puzzleKindName(const std::string& id) {
  if (const auto kind = puzzleKindOfId(id)) return puzzleKindName(*kind);
  return id == secureKindId ? PuzzleWords::tr("Only sure move") : QString::fromStdString(id);
}

QString puzzleKindExplanation(PuzzleKind kind) {
  switch (kind) {
    case PuzzleKind::Mate: return PuzzleWords::tr("Find the fastest win and play it to the end. n counts only your moves");
    case PuzzleKind::OnlyMove: return PuzzleWords::tr("Find the one move that keeps the win or the draw");
    case PuzzleKind::HoldDraw: return PuzzleWords::tr("Find the one move that does not lose");
    case PuzzleKind::WinFromBehind: return PuzzleWords::tr("You look lost, but one move wins");
    case PuzzleKind::Escape: return PuzzleWords::tr("You are losing: find the one move that holds out longest");
    case PuzzleKind::SecureWin: return PuzzleWords::tr("Find the one move that wins, whatever the other side plays");
    case PuzzleKind::SecureDraw: return PuzzleWords::tr("Find the one move that does not lose, whatever the other side plays");
    case PuzzleKind::HoldOut: return PuzzleWords::tr("You are losing: find a move that does not lose at once");
    case PuzzleKind::KeepPiece: return PuzzleWords::tr("Find a move that keeps the outcome and gives no piece away");
    case PuzzleKind::SafeChoice: return PuzzleWords::tr("Find a choice that is no mistake");
    case PuzzleKind::BestMove: break;
  }
  return PuzzleWords::tr("Find a move that keeps the outcome");
}

QString puzzleTitle(const Puzzle& puzzle) { return titleOf(puzzle.kind, puzzle.value.distancePlies, turnsOf(puzzle)); }

QString puzzleTitle(const StoredPuzzle& kept) {
  const auto kind = puzzleKindOfId(kept.kind);
  if (kind) return titleOf(*kind, static_cast<std::uint32_t>(kept.n));
  return kept.kind == secureKindId ? PuzzleWords::tr("Find the only sure move") : QString::fromStdString(kept.kind);
}

QString puzzleTask(const Variant& variant, const Puzzle& puzzle) {
  const QString you = PuzzleWords::tr("You are %1.", "a side").arg(sideName(variant, variant.sideToMove(puzzle.position)));
  const auto say = [&you](const QString& task) -> QString { return you + QLatin1Char(' ') + task; };
  const bool wins = puzzle.value.outcome == Outcome::Win;
  switch (puzzle.kind) {
    case PuzzleKind::Mate:
      return say(PuzzleWords::tr("Win in %n of your moves. Only one move is right each time.", nullptr, ownMovesOf(puzzle)));
    case PuzzleKind::OnlyMove:
      if (turnsOf(puzzle) > 1)
        return say(wins ? PuzzleWords::tr("Only one move wins, %n times in a row.", nullptr, turnsOf(puzzle))
                        : PuzzleWords::tr("Only one move keeps the draw, %n times in a row.", nullptr, turnsOf(puzzle)));
      return say(wins ? PuzzleWords::tr("Only one move wins.") : PuzzleWords::tr("Only one move keeps the draw."));
    case PuzzleKind::HoldDraw: return say(PuzzleWords::tr("Only one move does not lose."));
    case PuzzleKind::WinFromBehind: return say(PuzzleWords::tr("You look lost, but one move wins."));
    case PuzzleKind::Escape: return say(PuzzleWords::tr("You are losing. Find the one move that holds out longest."));
    case PuzzleKind::HoldOut: return say(PuzzleWords::tr("You are losing. Find a move that does not lose at once."));
    case PuzzleKind::KeepPiece:
      if (puzzle.value.outcome == Outcome::Loss)
        return say(PuzzleWords::tr("You are losing. Find a move that gives no piece away."));
      return say(wins ? PuzzleWords::tr("You are winning. Find a move that keeps the win and gives no piece away.")
                      : PuzzleWords::tr("The game is a draw. Find a move that keeps the draw and gives no piece away."));
    default: break;
  }
  if (puzzle.value.outcome == Outcome::Loss) return say(PuzzleWords::tr("Hold out as long as you can."));
  return say(wins ? PuzzleWords::tr("Find a move that wins.") : PuzzleWords::tr("Find a move that keeps the draw."));
}

QString hardnessName(Hardness hardness) {
  switch (hardness) {
    case Hardness::Own: return PuzzleWords::tr("Near my rating");
    case Hardness::Easy: return PuzzleWords::tr("Easy");
    case Hardness::Medium: return PuzzleWords::tr("Medium");
    case Hardness::Hard: return PuzzleWords::tr("Hard");
    case Hardness::VeryHard: break;
  }
  return PuzzleWords::tr("Very hard");
}

/// Says why a move does not solve a puzzle about keeping a piece: the move changes the outcome.
static QString lostOutcomeText(const PuzzleAnswer& answer) {
  const QString move = QString::fromStdString(answer.move.text);
  if (answer.before.outcome == Outcome::Draw)
    return PuzzleWords::tr("After %1 you would lose. Your move must keep the draw as well as your pieces.", "a move").arg(move);
  return (answer.move.value.outcome == Outcome::Draw
              ? PuzzleWords::tr("After %1 it is only a draw. Your move must keep the win as well as your pieces.", "a move")
              : PuzzleWords::tr("After %1 you would lose. Your move must keep the win as well as your pieces.", "a move"))
      .arg(move);
}

QString wrongMoveText(const Puzzle& puzzle, const PuzzleAnswer& answer) {
  const QString move = QString::fromStdString(answer.move.text);
  const bool losesNext = answer.move.value.outcome == Outcome::Loss && answer.move.value.distancePlies <= 2;
  const bool isSlip = puzzle.goal == PuzzleGoal::Listed && answer.move.keepsOutcome;
  if (isSlip && losesNext) return PuzzleWords::tr("%1 loses at once.", "a move").arg(move);
  if (isSlip) return PuzzleWords::tr("%1 gives a piece away.", "a move").arg(move);
  if (puzzle.kind == PuzzleKind::KeepPiece) return lostOutcomeText(answer);
  const MoveVerdict verdict{answer.before.outcome, answer.move.value.outcome, answer.move.wastedPlies,
                            losesNext && answer.before.outcome != Outcome::Loss};
  return PuzzleWords::tr("%1: %2.", "a move, what it did").arg(move, verdictText(verdict));
}

static QString mistakeName(const std::string& kind) { return QCoreApplication::translate("Explanations", kind.c_str()); }

QString practisedKinds(const FoundPuzzle& found) {
  QStringList names;
  for (const std::string& kind : found.practised) names << mistakeName(kind);
  return names.join(QStringLiteral(" · "));
}

QString listName(const PuzzleTrainer& trainer) {
  const TrainingChoice& choice = trainer.choice();
  if (choice.from != TrainingChoice::From::List) return {};
  const auto& likeness = trainer.current().found.likeness;
  if (!likeness) return choice.listTitle;
  return likeness->kind.empty() ? PuzzleWords::tr("Similar puzzles")
                                : PuzzleWords::tr("Similar: %1", "a kind of mistake").arg(mistakeName(likeness->kind));
}

QString resultText(const PuzzleTrainer& trainer) {
  const PuzzleTry& now = trainer.current();
  if (!now.isSaved) return PuzzleWords::tr("Your result could not be saved: Kotai cannot write to the library of games.");
  const auto& change = now.change;
  if (!change) return {};
  QStringList parts;
  if (change->rated) {
    const int step = static_cast<int>(std::round(change->after.value) - std::round(change->before.value));
    const bool later = now.state == PuzzleTrainer::State::Solved && (now.wrongMoves > 0 || now.wasShown);
    const QString words = later ? PuzzleWords::tr("Only your first try counts: rating %1 (%2).", "the number, its change: −12")
                                : PuzzleWords::tr("Rating %1 (%2).", "the number, its change: +12");
    parts << words.arg(ratingText(change->after.value),
                       (step < 0 ? QStringLiteral("−%1") : QStringLiteral("+%1")).arg(std::abs(step)));
  }
  if (!now.rates) parts << PuzzleWords::tr("Your rating does not change here.");
  if (const int row = trainer.records()->standing().streak.current; row > 1)
    parts << PuzzleWords::tr("%n solved in a row.", nullptr, row);
  if (change->comes) parts << nextReviewText(*change->comes, trainer.records()->today());
  return parts.join(QLatin1Char(' '));
}

QString standingText(const PuzzleStanding& standing) {
  QStringList parts;
  if (standing.streak.current > 1) parts << PuzzleWords::tr("%n solved in a row", nullptr, standing.streak.current);
  if (standing.streak.days > 1) parts << PuzzleWords::tr("%n days of puzzles in a row", nullptr, standing.streak.days);
  parts << PuzzleWords::tr("rating %1").arg(ratingText(standing.rating.value));
  return parts.join(QStringLiteral(" · "));
}

QString solveCostText(const VariantFacts& facts) {
  if (facts.failure) return errorText(*facts.failure);
  if (!facts.estimate) return {};
  if (facts.estimate->refusal) return errorReason(*facts.estimate->refusal);
  return PuzzleWords::tr("Solving the variant takes %1, %2 of memory and %3 on disk.", "%1: about so long")
      .arg(estimateText(facts.estimate->seconds), byteCountText(facts.estimate->plannedMemoryBytes),
           byteCountText(facts.estimate->diskBytes));
}

void showMissingPuzzles(EmptyState& empty, SolutionWork work, const QString& failure, const QString& name,
                        const QString& estimate) {
  if (work.failure.isEmpty()) work.failure = failure;
  const QString offer = PuzzleWords::tr("Kotai makes the puzzles from the solution.");
  showMissing(empty, work, Missing::Puzzles,
              {.name = name, .offer = estimate.isEmpty() ? offer : offer + QLatin1Char(' ') + estimate});
}

}  // namespace kotai::ui
