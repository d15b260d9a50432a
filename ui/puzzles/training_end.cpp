#include "ui/puzzles/training_end.h"

#include <QStringList>
#include <algorithm>

#include "core/library/library_game.h"
#include "ui/puzzles/puzzle_board.h"
#include "ui/puzzles/puzzle_trainer.h"
#include "ui/puzzles/puzzle_words.h"
#include "ui/widgets/empty_state.h"

namespace kotai::ui {

TrainingEnd::TrainingEnd(PuzzleTrainer* trainer, EmptyState* page) : QObject(page), m_trainer(trainer), m_page(page) {
  connect(page, &EmptyState::offerChosen, this, [this](int number) { perform(static_cast<std::size_t>(number) + 1); });
}

void TrainingEnd::show() {
  switch (m_trainer->choice().from) {
    case TrainingChoice::From::Day: return showDay();
    case TrainingChoice::From::List: return showList();
    case TrainingChoice::From::Repeats:
      m_page->showTextsOnly(tr("No reviews due"), tr("Failed puzzles come back after 1, 3, 7 and 21 days."));
      return m_page->setAction(tr("Mixed puzzles"));
    default: break;
  }
  m_page->showTextsOnly(tr("No more puzzles of this kind"), tr("Choose another kind, or a larger variant of the game."));
  if (m_trainer->choice().from != TrainingChoice::From::Mixed) m_page->setAction(tr("Mixed puzzles"));
}

void TrainingEnd::act() {
  const TrainingChoice& choice = m_trainer->choice();
  if (choice.from == TrainingChoice::From::List) return perform(0);
  trainMixed(choice.hardness);
}

QString TrainingEnd::dayScore() const {
  const std::vector<PuzzleFate>& fates = m_trainer->records()->dayFates();
  if (fates.empty()) return tr("You have tried all of today's puzzles.");
  const auto solved = std::ranges::count(fates, PuzzleFate::Solved);
  return tr("You solved %1 of %2 on the first try.", "puzzles of the day").arg(solved).arg(fates.size());
}

/// Returns a text with a final space; empty for a single day.
QString TrainingEnd::daysInARow() const {
  const int days = m_trainer->records()->standing().streak.days;
  return days > 1 ? tr("%n days of puzzles in a row!", nullptr, days) + QLatin1Char(' ') : QString();
}

void TrainingEnd::showDay() {
  m_page->showTextsOnly(tr("Done for today") + QStringLiteral("  ") + fateSigns(m_trainer->records()->dayFates()),
                        dayScore() + QLatin1Char('\n') + daysInARow() + tr("There will be new ones tomorrow."));
  m_page->setAction(tr("Mixed puzzles"));
}

QString TrainingEnd::listScore() const {
  const TrainingResults& results = m_trainer->choice().results;
  if (results.tried == 0) return tr("Go back, or choose a kind of puzzle.");
  const QString kinds = isPractice(m_trainer->choice()) ? practisedKinds(m_trainer->current().found) : QString();
  const QString practised =
      kinds.isEmpty() ? QString() : tr("You practised: %1.", "kinds of mistakes").arg(kinds) + QLatin1Char('\n');
  return practised + tr("You solved %1 of %2 on the first try.", "puzzles").arg(results.solved).arg(results.tried);
}

/// Shows the end of a list or of a practice: the result, and offers for what comes next.
void TrainingEnd::showList() {
  const TrainingResults& results = m_trainer->choice().results;
  const bool practised = isPractice(m_trainer->choice());
  const bool isGood = results.tried > 0 && 2 * results.solved >= results.tried;
  const QString heading = practised ? isGood ? tr("Well done!") : tr("End of the practice") : tr("No more puzzles in this list");
  m_page->showTextsOnly(heading, listScore());
  QStringList texts;
  m_offers.clear();
  const auto offer = [&](const QString& text, const std::function<void()>& deed) {
    texts << text;
    m_offers.push_back(deed);
  };
  const std::string& id = m_trainer->variantId();
  const bool playsFirst = practised && isGood;
  const auto offerGame = [&] { offer(tr("New game"), [this, id] { emit playRequested(QString::fromStdString(id)); }); };
  const auto offerBack = [&] { offer(tr("‹ Back"), [this] { emit listWanted(); }); };
  const auto offerPractice = [&] { offer(tr("Practise again"), [this] { practiseAgain(); }); };
  if (!practised)
    offerBack();
  else
    playsFirst ? offerGame() : offerPractice();
  if (const auto lesson = lessonAbout(gameIdOf(id), m_trainer->current().found.mistakeKinds))
    offer(lessonLinkText(*lesson), [this, lesson] { emit lessonWanted(*lesson); });
  if (playsFirst) offerPractice();
  if (isGood)
    offer(tr("Mixed puzzles"), [this] { trainMixed(Hardness::Own); });
  else
    offer(tr("Easier puzzles"), [this] { trainMixed(Hardness::Easy); });
  if (!playsFirst) offerGame();
  if (practised) offerBack();
  m_page->setAction(texts.takeFirst());
  m_page->setOffers(texts);
}

/// Performs the action of the page's main button (0) or of a further button.
void TrainingEnd::perform(std::size_t number) {
  const auto chosen = m_offers[number];  // a copy, because the action may replace the offers
  chosen();
}

void TrainingEnd::practiseAgain() {
  TrainingChoice again = m_trainer->choice();
  ++again.listNumber;
  m_trainer->choose(again);
}

void TrainingEnd::trainMixed(Hardness hardness) {
  TrainingChoice mixed = m_trainer->choice();
  mixed.from = TrainingChoice::From::Mixed;
  mixed.hardness = hardness;
  m_trainer->choose(mixed);
  m_trainer->board()->setFocus();
}

}  // namespace kotai::ui

#include "moc_training_end.cpp"
