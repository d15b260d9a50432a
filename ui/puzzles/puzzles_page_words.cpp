// Texts of the puzzle page without a puzzle, and the texts that the page copies and exports.
#include <QApplication>
#include <QClipboard>
#include <QLocale>
#include <QPushButton>
#include <algorithm>

#include "core/library/calendar_day.h"
#include "ui/background/background.h"
#include "ui/jobs/job_manager.h"
#include "ui/library/library_strings.h"
#include "ui/puzzles/puzzle_board.h"
#include "ui/puzzles/puzzle_panel.h"
#include "ui/puzzles/puzzle_words.h"
#include "ui/puzzles/puzzles_page.h"
#include "ui/state/state_hub.h"
#include "ui/strings/strings.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

namespace {

using From = TrainingChoice::From;

}  // namespace

void PuzzlesPage::readEstimate() {
  const std::string& id = m_trainer->variantId();
  runInBackground(
      this,
      [id, directory = m_jobs->dataDirectory(), limits = m_jobs->limits()] { return readVariantFacts(id, directory, limits); },
      [this](const VariantFacts& facts) {
        if (!facts.variant || facts.variant->id() != m_trainer->variantId()) return;
        m_estimate = solveCostText(facts);
        refreshEmpty();
      });
}

bool PuzzlesPage::isDayDone() const {
  const std::vector<PuzzleFate>& fates = m_trainer->dayFates();
  return !fates.empty() && std::ranges::count(fates, PuzzleFate::Open) == 0;
}

QString PuzzlesPage::dayResult() const {
  const QString day = QLocale().toString(calendarDay(m_trainer->today()), tr("d MMM", "format of a day: 27 Nov"));
  return QStringLiteral("Kotai %1 %2 %3").arg(day, fateSigns(m_trainer->dayFates()), variantText(m_trainer->variantId()));
}

void PuzzlesPage::copyDayResult() {
  QApplication::clipboard()->setText(dayResult());
  m_messages->showMessage(tr("Result copied: %1").arg(dayResult()));
}

/// Copies the position. If all puzzles of the day are done and none of them is on the board, copies their result.
void PuzzlesPage::copyPosition() {
  if (!m_trainer->puzzle()) return copyDayResult();
  const QString position = m_trainer->board()->positionText();
  QApplication::clipboard()->setText(position);
  m_messages->showMessage(tr("Position copied: %1").arg(position));
}

void PuzzlesPage::exportPicture() {
  const QString suffix = QStringLiteral("png");
  const QString file = askForSaveName(this, tr("Export board"), QStringLiteral("puzzle.png"), fileFilters({suffix}));
  if (file.isEmpty()) return;
  if (const auto failure = savePicture(m_trainer->board()->picture(), file))
    return m_messages->showWarning(fileFailureText(*failure));
  m_messages->showMessage(tr("Saved %1").arg(fileText(file)));
}

void PuzzlesPage::connectCopies() {
  const auto on = [this](ActionId id, auto receiver) {
    connect((*m_actions)[id], &QAction::triggered, this, [this, receiver] {
      if (isTraining()) receiver();
    });
  };
  on(ActionId::CopyPosition, [this] { copyPosition(); });
  on(ActionId::CopyBoardPicture, [this] { copyPicture(m_trainer->board()->picture()); });
  on(ActionId::ExportPng, [this] { exportPicture(); });
  connect(m_panel->copyDayButton(), &QPushButton::clicked, this, &PuzzlesPage::copyDayResult);
}

QString PuzzlesPage::dayScore() const {
  const std::vector<PuzzleFate>& fates = m_trainer->dayFates();
  if (fates.empty()) return tr("You have tried all of today's puzzles.");
  const auto solved = std::ranges::count(fates, PuzzleFate::Solved);
  return tr("You solved %1 of %2 on the first try.", "puzzles of the day").arg(solved).arg(fates.size());
}

QString PuzzlesPage::daysInARow() const {
  const int days = m_trainer->standing().streak.days;
  return days > 1 ? tr("%n days of puzzles in a row!", nullptr, days) + QLatin1Char(' ') : QString();
}

void PuzzlesPage::refreshEmpty() {
  using State = PuzzleTrainer::State;
  const std::string& id = m_trainer->variantId();
  const State state = m_trainer->state();
  const bool failed = !m_trainer->failure().isEmpty();
  if (state == State::Nothing && !failed) return refreshNoMore();
  if (state != State::Nothing && state != State::Unsolved) return m_empty->showTextsOnly(tr("Looking for a puzzle…"), {});
  if (id.empty()) return m_empty->showTextsOnly(tr("Puzzles"), tr("Choose a game."));
  showMissingPuzzles(*m_empty, solutionWork(*m_jobs, id), m_trainer->failure(), variantText(id), m_estimate);
}

void PuzzlesPage::refreshNoMore() {
  const From from = m_trainer->choice().from;
  if (from == From::Day)
    m_empty->showTextsOnly(tr("Done for today") + QStringLiteral("  ") + fateSigns(m_trainer->dayFates()),
                           dayScore() + QLatin1Char('\n') + daysInARow() + tr("There are new ones tomorrow."));
  else if (from == From::Repeats)
    m_empty->showTextsOnly(tr("No reviews due"), tr("Failed puzzles come back after 1, 3, 7 and 21 days."));
  else if (from == From::List)
    m_empty->showTextsOnly(tr("No more puzzles in this list"), tr("Go back to the list, or choose a kind of puzzle."));
  else
    m_empty->showTextsOnly(tr("No more puzzles of this kind"), tr("Choose another kind, or a larger variant of the game."));
  if (from != From::Mixed) m_empty->setAction(tr("Mixed puzzles"));
}

}  // namespace kotai::ui
