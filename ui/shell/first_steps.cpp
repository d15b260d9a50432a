#include "ui/shell/first_steps.h"

#include <algorithm>
#include <utility>

#include "core/game/registry.h"
#include "ui/board/board_thumbnail.h"
#include "ui/document/tree_document.h"
#include "ui/games/presentation.h"
#include "ui/play/play_panel.h"
#include "ui/settings/settings.h"
#include "ui/shell/workspace.h"

namespace kotai::ui {

namespace {

constexpr int lessonPictureWidth = 150;
constexpr int smallPictureWidth = 76;  ///< on a low screen the button stays in sight
constexpr int lowWindowPixels = 520;
constexpr int stepsAfterPictures = 3;  ///< the first move, the first values, what next

const Lesson* findLesson() {
  const auto& all = presentations();
  const auto found = std::ranges::find_if(all, [](const Presentation& game) { return !game.lesson.pictures.empty(); });
  return found == all.end() ? nullptr : &found->lesson;
}

QPixmap lessonPicture(const Lesson& lesson, const LessonPicture& shown, int width) {
  const auto variant = parseVariant(lesson.variant);
  if (!variant) return {};
  const auto position = (*variant)->parsePosition(shown.position);
  return position ? renderBoardFigure(**variant, *position, width, 2.0, shown.held) : QPixmap();
}

}  // namespace

FirstSteps::FirstSteps(Workspace* workspace, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_settings(workspace->settings()), m_lesson(findLesson()) {
  connect(m_settings, &Settings::valuesShownChanged, this, &FirstSteps::followValues);
  for (const GameSession* session : workspace->sessions())
    connect(session, &GameSession::gameEnded, this, [this] {
      if (std::exchange(m_onItsWay, false)) finish();  // who has played the game to its end has taken them
    });
}

bool FirstSteps::isThere() { return findLesson() != nullptr; }

int FirstSteps::pictureCount() const { return static_cast<int>(m_lesson->pictures.size()); }

void FirstSteps::begin() {
  if (!m_lesson) return;
  if (!isRunning()) m_valuesBefore = m_settings->valuesShown();
  m_begun = true;
  m_workspace->openVariant(m_lesson->variant, [this] {
    m_settings->setNoSpoilers(false);
    m_settings->setValuesShown(false);
    m_settings->setOpponentSides(OpponentSides::Second);
  });
}

void FirstSteps::enter(PlayPanel* panel, TreeDocument* document) {
  if (!std::exchange(m_begun, false)) {
    leave();
    return;
  }
  m_onItsWay = true;
  m_panel = panel;
  m_card = new FirstStepsCard;
  m_step = 0;
  std::vector<FirstStepsCard::Step> pictures;
  for (int step = 0; step < pictureCount(); ++step) pictures.push_back(stepAt(step));
  m_card->reserveFor(std::move(pictures));
  panel->setCard(m_card);
  connect(m_card, &FirstStepsCard::nextRequested, this, &FirstSteps::next);
  connect(m_card, &FirstStepsCard::skipRequested, this, &FirstSteps::finish);
  connect(document, &TreeDocument::movePlayed, m_card, [this] { followMove(); });
  showStep();
}

void FirstSteps::next() {
  ++m_step;
  if (m_step == pictureCount() + stepsAfterPictures) return finish();
  showStep();
}

void FirstSteps::finish() {
  const bool atValues = m_step > pictureCount() + 1;
  if (m_panel && m_card && m_panel->card() == m_card) m_panel->clearCard();
  m_card = nullptr;
  m_onItsWay = false;
  m_settings->setFirstStepsDone(true);
  if (!atValues) m_settings->setValuesShown(m_valuesBefore);
}

void FirstSteps::leave() {
  if (isRunning()) finish();
}

void FirstSteps::followMove() {
  if (isRunning() && m_step == pictureCount()) next();
}

void FirstSteps::followValues(bool shown) {
  if (isRunning() && shown && m_step == pictureCount() + 1) next();
}

/// Where “Next” goes away, the focus goes to the board, which is asked for now; “Skip” would have it next.
void FirstSteps::showStep() {
  const FirstStepsCard::Step step = stepAt(m_step);
  const bool held = step.nextText.isEmpty() && m_card->isAncestorOf(m_card->window()->focusWidget());
  m_card->showStep(step, m_step + 1, pictureCount() + stepsAfterPictures);
  if (held) m_panel->parentWidget()->setFocus(Qt::OtherFocusReason);
}

FirstStepsCard::Step FirstSteps::stepAt(int step) const {
  if (step < pictureCount()) {
    const LessonPicture& shown = m_lesson->pictures[static_cast<std::size_t>(step)];
    const bool low = m_panel && m_panel->window()->height() < lowWindowPixels;
    return {shown.heading(), shown.text(), lessonPicture(*m_lesson, shown, low ? smallPictureWidth : lessonPictureWidth),
            tr("Next")};
  }
  switch (step - pictureCount()) {
    case 0:
      return {tr("Your first move"),
              tr("Click one of your pieces: dots show where it can go. Click one of them. The computer answers."),
              {},
              {}};
    case 1:
      return {tr("What is it worth?"),
              tr("This game is solved: the program knows how every position ends. Press “Values” above the board."),
              {},
              {}};
    default:
      return {tr("Green wins"),
              tr("“W 9” wins in nine plies with best play; a ply is one move of one player. “D” draws, “L” loses. Play on, with "
                 "or without the values, or look at the other games."),
              {},
              tr("Play on")};
  }
}

}  // namespace kotai::ui

#include "moc_first_steps.cpp"
