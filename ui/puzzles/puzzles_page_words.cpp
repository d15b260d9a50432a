// What the page of puzzles says where there is no puzzle, and to who asked for a hint.
#include <algorithm>

#include "ui/background/background.h"
#include "ui/board/board_painter.h"
#include "ui/board/board_view.h"
#include "ui/jobs/job_manager.h"
#include "ui/puzzles/puzzle_trainer.h"
#include "ui/puzzles/puzzles_page.h"
#include "ui/strings/strings.h"
#include "ui/welcome/variant_facts.h"
#include "ui/widgets/empty_state.h"

namespace kotai::ui {

namespace {

using From = TrainingChoice::From;

}  // namespace

/// First which piece, then the move.
QString PuzzlesPage::hintText(const AnyMove& move) const {
  const GameDocument& document = *m_trainer->document();
  const Square from = document.variant()->moveSquares(document.position(), move).from;
  if (m_trainer->hints() > 1)
    return tr("Hint: %1", "a move").arg(QString::fromStdString(document.variant()->formatMove(document.position(), move)));
  if (!m_board->isMovable(from)) return tr("Hint: not with a piece on a square.");
  const std::vector<HandSlot> hands = document.variant()->hands(document.position());
  if (std::ranges::find(hands, from, &HandSlot::square) != hands.end()) return tr("Hint: use the marked piece beside the board.");
  return tr("Hint: the marked piece moves, the one on %1.", "a square")
      .arg(boardPainterFor(*document.variant()).squareName(m_board->currentLayout(), from));
}

void PuzzlesPage::readEstimate() {
  const std::string id = m_trainer->variant()->id();
  runInBackground(
      this, [id, directory = m_jobs->dataDirectory()] { return readVariantFacts(id, directory); },
      [this](const VariantFacts& facts) {
        if (!facts.variant || !m_trainer->variant() || facts.variant->id() != m_trainer->variant()->id()) return;
        if (facts.failure)
          m_estimate = errorText(*facts.failure);
        else if (facts.estimate && facts.estimate->refusal)
          m_estimate = errorReason(*facts.estimate->refusal);
        else if (facts.estimate)
          m_estimate = tr("Solving it takes about %1, %2 of memory and %3 on disk.")
                           .arg(durationText(facts.estimate->seconds), byteCountText(facts.estimate->plannedMemoryBytes),
                                byteCountText(facts.estimate->diskBytes));
        refreshEmpty();
      });
}

QString PuzzlesPage::dayScore() const {
  const std::vector<PuzzleFate>& fates = m_trainer->dayFates();
  if (fates.empty()) return tr("You have tried all puzzles of the day.");
  const auto solved = std::ranges::count(fates, PuzzleFate::Solved);
  return tr("You solved %1 of %2 at the first try.", "puzzles of the day").arg(solved).arg(fates.size());
}

void PuzzlesPage::refreshEmpty() {
  m_empty->setAction({});
  m_empty->setProgress({});
  const VariantPtr& variant = m_trainer->variant();
  switch (m_trainer->state()) {
    case PuzzleTrainer::State::Unsolved: break;
    case PuzzleTrainer::State::Nothing:
      if (!m_trainer->failure().isEmpty())
        m_empty->setTexts(tr("The puzzles could not be read"), m_trainer->failure());
      else if (m_trainer->choice().from == From::Day)
        m_empty->setTexts(tr("Done for today"), dayScore() + QLatin1Char(' ') + tr("There are new ones tomorrow."));
      else if (m_trainer->choice().from == From::Repeats)
        m_empty->setTexts(tr("Nothing to repeat today"), tr("What you fail comes back after 1, 3, 7 and 21 days."));
      else
        m_empty->setTexts(tr("No more puzzles of this kind"), tr("Choose another kind, or a larger variant of the game."));
      if (m_trainer->failure().isEmpty() && m_trainer->choice().from != From::Mixed) m_empty->setAction(tr("Mixed puzzles"));
      return;
    default: return m_empty->setTexts(tr("Looking for a puzzle…"), {});
  }
  if (!variant) return m_empty->setTexts(tr("Puzzles"), tr("Choose a game."));
  if (const auto share = m_jobs->doneShare(variant->id())) {
    m_empty->setTexts(tr("Solving %1…").arg(variantName(*variant)), tr("The puzzles begin when it is finished."));
    return m_empty->setProgress(*share);
  }
  m_empty->setTexts(tr("%1 is not solved yet").arg(variantName(*variant)),
                    tr("Puzzles are made from its solution.") + QLatin1Char(' ') + m_estimate);
  m_empty->setAction(tr("Solve"));
}

}  // namespace kotai::ui
