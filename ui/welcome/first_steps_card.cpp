#include "ui/welcome/first_steps_card.h"

#include <QResizeEvent>
#include <algorithm>

#include "core/game/registry.h"
#include "ui/board/board_thumbnail.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

constexpr int defaultWidth = 150;
constexpr int smallWidth = 76;  ///< size of the picture on a screen that is not tall, so that the button stays visible
constexpr int lowWindowPixels = 520;
constexpr double pixelRatio = 2.0;

FirstStepsCard::FirstStepsCard(QString title, QWidget* parent) : QFrame(parent), m_title(std::move(title)) {
  setObjectName(QStringLiteral("accentCard"));
  QFont strong = font();
  strong.setPointSizeF(strong.pointSizeF() * 1.3);
  strong.setWeight(QFont::Bold);
  m_heading->setFont(strong);
  for (QLabel* label : {m_heading, m_text}) {
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  }
  m_next->setProperty("primary", true);
  m_skip->setProperty("link", QStringLiteral("muted"));
  m_back->setText(tr("Back"));
  m_skip->setText(tr("Skip"));
  auto* buttons = new FlowLayout(8);
  addWidgets(buttons, {m_next, m_back, m_skip});
  auto* column = makeLayout<QVBoxLayout>(this, {14, 12, 14, 12}, 8);
  addWidgets(column, {m_count, m_heading});
  column->addWidget(m_picture, 0, Qt::AlignHCenter);
  column->addWidget(m_text);
  column->addLayout(buttons);
}

void FirstStepsCard::showStep(const Step& step, int number, int count) {
  m_count->setText(tr("%1, %2 of %3", "a title, the number of the card").arg(m_title).arg(number).arg(count));
  m_heading->setText(step.heading);
  m_text->setText(step.text);
  m_picture->setPixmap(step.picture);
  m_picture->setVisible(!step.picture.isNull());
  m_next->setText(step.nextText);
  m_next->setVisible(!step.nextText.isEmpty());
  m_back->setVisible(number > 1);
  m_skip->setVisible(number < count);
  setAccessibleName(QStringLiteral("%1. %2 %3").arg(m_count->text(), step.heading, step.text));
  if (step.picture.isNull()) m_reserved.clear();
  reserve();
}

void FirstStepsCard::reserveFor(std::vector<Step> steps) {
  m_reserved = std::move(steps);
  reserve();
}

void FirstStepsCard::reserve() {
  if (!isVisible()) return;  // the labels have no final width before the card is visible
  const auto highest = [&](const QLabel* label, QString Step::*words) {
    int height = 0;
    for (const Step& step : m_reserved) {
      const QRect all = label->fontMetrics().boundingRect(QRect(0, 0, label->width(), 0), Qt::TextWordWrap, step.*words);
      height = std::max(height, all.height());
    }
    return height;
  };
  m_heading->setMinimumHeight(highest(m_heading, &Step::heading));
  m_text->setMinimumHeight(highest(m_text, &Step::text));
}

void FirstStepsCard::reserveSoon() {
  if (std::exchange(m_reserving, true)) return;
  QMetaObject::invokeMethod(
      this,
      [this] {
        m_reserving = false;
        reserve();
      },
      Qt::QueuedConnection);
}

void FirstStepsCard::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  reserveSoon();
}

void FirstStepsCard::showEvent(QShowEvent* event) {
  QFrame::showEvent(event);
  reserveSoon();
}

QPixmap introductionPicture(const Presentation& game, const IntroductionPicture& shown, const QWidget& window) {
  const int width = window.height() < lowWindowPixels ? smallWidth : defaultWidth;
  const auto variant = parseVariant(game.introduction.variant);
  const auto position = variant ? (*variant)->parsePosition(shown.position) : tl::unexpected(variant.error());
  return position ? renderBoardFigure(**variant, *position, width, pixelRatio, shown.held, shown.layer)
                  : renderPositionText(game.introduction.variant, shown.position, width, pixelRatio);
}

const Presentation* tutorialGame() {
  const auto& all = presentations();
  const auto found = std::ranges::find_if(all, [](const Presentation& game) { return !game.introduction.start.empty(); });
  return found == all.end() ? nullptr : &*found;
}

FirstStepsOffer::FirstStepsOffer(Weight weight, QWidget* parent) : QFrame(parent), m_weight(weight) {
  const bool strong = weight == Weight::Strong;
  strong ? layOutCard() : layOutWords();
  keepTranslated(this, [this] { retranslate(); });
}

/// Places the button beside the text, where the user sees the button immediately.
void FirstStepsOffer::layOutCard() {
  setObjectName(QStringLiteral("accentCard"));
  makeStrong(m_heading, 1.15);
  m_button->setProperty("primary", true);
  auto* words = new QVBoxLayout;
  words->setSpacing(2);
  words->addStretch(1);
  addWidgets(words, {m_heading, m_invitation});
  words->addStretch(1);
  auto* row = makeLayout<QHBoxLayout>(this, {16, 9, 14, 9}, 12);
  row->addLayout(words, 1);
  row->addWidget(m_button);
}

void FirstStepsOffer::layOutWords() {
  m_heading->setObjectName(QStringLiteral("panelHeading"));
  m_button->setProperty("link", QStringLiteral("accent"));
  m_button->setCursor(Qt::PointingHandCursor);
  auto* column = makeLayout<QVBoxLayout>(this, {0, 0, 0, 0}, 5);
  addWidgets(column, {m_heading, m_invitation});
  column->addWidget(m_button, 0, Qt::AlignLeft);
}

void FirstStepsOffer::retranslate() {
  const bool strong = m_weight == Weight::Strong;
  m_heading->setText(strong ? tr("New here?") : tr("First steps"));
  m_invitation->setText(tr("A three-minute tour with %1: the rules, your first move, and what the numbers mean.", "a game")
                            .arg(tutorialGame() ? tutorialGame()->name() : QString()));
  m_button->setText(strong ? tr("Show me") : tr("Replay the tour ›"));
  m_button->setAccessibleName(QStringLiteral("%1 %2").arg(m_heading->text(), m_button->text()));
}

}  // namespace kotai::ui

#include "moc_first_steps_card.cpp"
