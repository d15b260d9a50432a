#include "ui/play/result_card.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/analysis/accuracy.h"
#include "ui/opponent/strength_words.h"
#include "ui/play/value_line.h"
#include "ui/strings/end_strings.h"
#include "ui/strings/percent_sign.h"
#include "ui/theme/icons.h"
#include "ui/theme/label.h"
#include "ui/theme/palette.h"
#include "ui/theme/pill.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/primary_button.h"

namespace kotai::ui {

namespace {

constexpr int buttonGapPx = 6;

QString percent(double share) { return withPercentSign(accuracyPercent(share)); }

}  // namespace

ResultCard::ResultCard(QWidget* parent, Form form)
    : QFrame(parent),
      m_form(form),
      m_winner(new PillLabel(this)),
      m_headline(new Label(this)),
      m_facts(new Label(this)),
      m_line(new ValueLine(this)),
      m_rematch(new QPushButton(this)),
      m_review(new QPushButton(this)),
      m_swap(new QPushButton(this)),
      m_save(new QPushButton(this)),
      m_level(new QPushButton(this)),
      m_close(new QToolButton(this)) {
  setObjectName(QStringLiteral("resultCard"));
  m_facts->setWordWrap(true);
  m_facts->setProperty("muted", true);
  m_form == Form::Small ? layOutSmall() : layOutWhole();
  connectButtons();
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ResultCard::layOutWhole() {
  QFont large = font();
  large.setPointSizeF(large.pointSizeF() * 1.35);
  large.setWeight(QFont::DemiBold);
  m_headline->setFont(large);
  m_headline->setWordWrap(true);
  m_close->hide();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 14, 16, 12);
  column->setSpacing(6);
  column->addWidget(m_winner, 0, Qt::AlignLeft);
  column->addWidget(m_headline);
  column->addWidget(m_facts);
  column->addWidget(m_line);
  column->addSpacing(4);
  for (QPushButton* button : {m_level, m_rematch, m_review, m_swap, m_save}) column->addWidget(button);
}

/// The header above the board already shows the reason for the end, and a graph shows the values.
void ResultCard::layOutSmall() {
  m_line->hide();
  m_close->setIcon(themedIcon(QStringLiteral("close")));
  m_close->setIconSize(QSize(12, 12));
  auto* top = new QHBoxLayout;
  top->setSpacing(8);
  top->addWidget(m_winner);
  top->addWidget(m_facts, 1);
  top->addWidget(m_close, 0, Qt::AlignTop);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(10, 6, 6, 8);
  column->setSpacing(4);
  column->addLayout(top);
  column->addLayout(rowOf({m_level, m_rematch, m_review, m_swap, m_save}));
}

QLayout* ResultCard::rowOf(const std::vector<QPushButton*>& buttons) {
  auto* row = new FlowLayout(buttonGapPx);
  for (QPushButton* button : buttons) row->addWidget(button);
  return row;
}

void ResultCard::connectButtons() {
  connect(m_close, &QToolButton::clicked, this, &ResultCard::closeRequested);
  connect(m_rematch, &QPushButton::clicked, this, &ResultCard::rematchRequested);
  connect(m_review, &QPushButton::clicked, this, &ResultCard::reviewRequested);
  connect(m_swap, &QPushButton::clicked, this, &ResultCard::swapRequested);
  connect(m_save, &QPushButton::clicked, this, &ResultCard::saveRequested);
  connect(m_level, &QPushButton::clicked, this, [this] { emit levelRequested(m_content.nextLevel); });
}

void ResultCard::setContent(Content content) {
  m_content = std::move(content);
  refresh();
}

QString ResultCard::winner() const { return m_winner->text(); }
QString ResultCard::headline() const { return m_headline->text(); }
QString ResultCard::facts() const { return m_facts->text(); }

Outcome ResultCard::outcome() const { return outcomeFor(m_content.report.end, m_content.report.person); }

QString ResultCard::accuracyText() const {
  const GameReport& report = m_content.report;
  if (report.person) {
    const auto own = report.accuracyOf(*report.person);
    return own ? tr("%1 accuracy").arg(percent(*own)) : QString();
  }
  const auto first = report.accuracyOf(Side::First), second = report.accuracyOf(Side::Second);
  return first && second ? tr("accuracy %1 and %2", "first player, second player").arg(percent(*first), percent(*second))
                         : QString();
}

void ResultCard::refresh() {
  const GameReport& report = m_content.report;
  m_winner->setValue(report.winner, outcome());
  m_headline->setText(asSentence(report.reason));
  m_headline->setVisible(m_form == Form::Whole && !report.reason.isEmpty());
  QStringList facts{report.length, m_content.timeText, accuracyText()};
  if (m_content.helpedMoves > 0) facts << tr("%n moves with help", "of the person's", m_content.helpedMoves);
  facts.removeAll(QString());
  m_facts->setText(facts.join(QStringLiteral(" \u00b7 ")));
  if (m_form == Form::Whole) m_line->setValues(report.values, report.person.value_or(Side::First));
  const int reviewed = static_cast<int>(report.review.moves.size());
  m_close->setToolTip(tr("Close"));
  m_close->setAccessibleName(m_close->toolTip());
  m_rematch->setText(tr("Rematch"));
  m_review->setText(report.review.changedHands ? tr("Review %n mistakes", nullptr, reviewed)
                                               : tr("Review %n inaccuracies", "nothing changed hands", reviewed));
  m_review->setVisible(reviewed > 0);
  m_swap->setText(tr("Rematch, sides swapped"));
  m_swap->setVisible(report.person.has_value());
  m_save->setText(tr("Save"));
  m_level->setText(tr("Next: %1", "the next opponent, a little stronger").arg(shortStrengthName(m_content.nextLevel)));
  const bool beaten = !m_content.nextLevel.isEmpty();
  m_level->setVisible(beaten);
  makePrimary(*m_level, beaten);
  makePrimary(*m_rematch, !beaten);
  updateGeometry();
  update();
}

void ResultCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    refresh();
    emit retranslated();
  }
  QFrame::changeEvent(event);
}

/// The frame has the colour of the result.
void ResultCard::paintEvent(QPaintEvent*) {
  const ColourPalette& palette = Theme::instance().palette();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(palette.of(outcome()), 1.6));
  painter.setBrush(palette.surface);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 12, 12);
}

}  // namespace kotai::ui

#include "moc_result_card.cpp"
