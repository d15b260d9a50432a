#include "ui/welcome/first_steps_card.h"

#include <QHBoxLayout>
#include <QResizeEvent>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/board/board_thumbnail.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/flow_layout.h"

namespace kotai::ui {

constexpr int defaultWidth = 150;
constexpr int smallWidth = 76;  ///< size of the picture on a screen that is not tall, so that the button stays visible
constexpr int lowWindowPixels = 520;
constexpr double pixelRatio = 2.0;

FirstStepsCard::FirstStepsCard(QString title, QWidget* parent)
    : QFrame(parent),
      m_title(std::move(title)),
      m_count(new Label(this)),
      m_heading(new Label(this)),
      m_picture(new Label(this)),
      m_text(new Label(this)),
      m_next(new QPushButton(this)),
      m_back(new QPushButton(this)),
      m_skip(new QPushButton(this)) {
  m_skip->setObjectName(QStringLiteral("skipButton"));
  setObjectName(QStringLiteral("accentCard"));
  m_count->setObjectName(QStringLiteral("panelHeading"));
  QFont strong = font();
  strong.setPointSizeF(strong.pointSizeF() * 1.3);
  strong.setWeight(QFont::Bold);
  m_heading->setFont(strong);
  m_count->setWordWrap(true);
  for (QLabel* label : {m_heading, m_text}) {
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  }
  m_next->setProperty("primary", true);
  m_skip->setProperty("link", QStringLiteral("muted"));
  m_back->setText(tr("Back"));
  m_skip->setText(tr("Skip"));
  auto* buttons = new FlowLayout(8);
  for (QPushButton* button : {m_next, m_back, m_skip}) buttons->addWidget(button);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(14, 12, 14, 12);
  column->setSpacing(8);
  column->addWidget(m_count);
  column->addWidget(m_heading);
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

QString FirstStepsCard::text() const { return m_text->text(); }

QPixmap introductionPicture(const Presentation& game, const IntroductionPicture& shown, const QWidget& window) {
  const int width = window.height() < lowWindowPixels ? smallWidth : defaultWidth;
  return renderPositionText(game.introduction.variant, shown.position, width, pixelRatio,
                            [&shown, width](const Variant& variant, const AnyPosition& position) {
                              return renderBoardFigure(variant, position, width, pixelRatio, shown.held, shown.layer);
                            });
}

FirstStepsOffer::FirstStepsOffer(Weight weight, QWidget* parent)
    : QFrame(parent),
      m_weight(weight),
      m_heading(new Label(this)),
      m_invitation(new Label(this)),
      m_button(new QPushButton(this)) {
  whenLanguageChanges(this, [this] { retranslate(); });
  const bool strong = weight == Weight::Strong;
  m_invitation->setWordWrap(true);
  strong ? layOutCard() : layOutWords();
  retranslate();
}

/// Places the button beside the text, where the user sees the button immediately.
void FirstStepsOffer::layOutCard() {
  setObjectName(QStringLiteral("accentCard"));
  makeStrong(m_heading, 1.15);
  m_button->setProperty("primary", true);
  auto* words = new QVBoxLayout;
  words->setSpacing(2);
  words->addStretch(1);
  words->addWidget(m_heading);
  words->addWidget(m_invitation);
  words->addStretch(1);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(16, 9, 14, 9);
  row->setSpacing(12);
  row->addLayout(words, 1);
  row->addWidget(m_button);
}

void FirstStepsOffer::layOutWords() {
  m_heading->setObjectName(QStringLiteral("panelHeading"));
  m_button->setProperty("link", QStringLiteral("accent"));
  m_button->setCursor(Qt::PointingHandCursor);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(5);
  column->addWidget(m_heading);
  column->addWidget(m_invitation);
  column->addWidget(m_button, 0, Qt::AlignLeft);
}

void FirstStepsOffer::retranslate() {
  const bool strong = m_weight == Weight::Strong;
  m_heading->setText(strong ? tr("New here?") : tr("First steps"));
  m_invitation->setText(tr("A three-minute tour: the rules, your first move, and what the numbers mean."));
  m_button->setText(strong ? tr("Show me") : tr("Replay the tour ›"));
  m_button->setAccessibleName(QStringLiteral("%1 %2").arg(m_heading->text(), m_button->text()));
}

}  // namespace kotai::ui

#include "moc_first_steps_card.cpp"
