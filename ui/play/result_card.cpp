#include "ui/play/result_card.h"

#include <QEvent>

#include "core/analysis/accuracy.h"
#include "ui/actions/action_button.h"
#include "ui/opponent/strength_words.h"
#include "ui/strings/end_strings.h"
#include "ui/strings/strings.h"
#include "ui/theme/icons.h"
#include "ui/theme/palette.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

constexpr int graphLines = 6;  ///< height of the graph in lines of text
constexpr int factLines = 2;   ///< lines of text reserved for the facts, which grow once the values are known
constexpr int buttonGapPx = 6;

static QString percent(double share) { return withPercentSign(accuracyPercent(share)); }

ResultCard::ResultCard(QWidget* parent, Form form) : QFrame(parent), m_form(form) {
  setObjectName(QStringLiteral("resultCard"));
  m_form == Form::Small ? layOutSmall() : layOutWhole();
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

/// Places the parts that appear once the values are known below the buttons, so that the buttons stay in place.
void ResultCard::layOutWhole() {
  makeStrong(m_headline, 1.35);
  m_headline->setWordWrap(true);
  m_close->hide();
  m_graph->setFixedHeight(graphLines * fontMetrics().height());
  auto* column = makeLayout<QVBoxLayout>(this, {16, 14, 16, 12}, 6);
  m_facts->setMinimumHeight(factLines * fontMetrics().lineSpacing());
  m_facts->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  column->addWidget(m_winner, 0, Qt::AlignLeft);
  addWidgets(column, {m_headline, m_facts});
  for (QPushButton* button : {m_level, m_review, m_rematch, m_swap, m_save}) {
    button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);  // otherwise a long text makes the card wider than its panel
    column->addWidget(button);
  }
  column->addSpacing(4);
  addWidgets(column, {m_turningPoint, m_graph});
  column->addStretch(1);
}

void ResultCard::fitButtons() {
  m_swap->setText(tr("Rematch, sides swapped"));
  if (m_form == Form::Small) return;
  const QMargins margins = layout()->contentsMargins();
  if (m_swap->sizeHint().width() > contentsRect().width() - margins.left() - margins.right()) m_swap->setText(tr("Swap sides"));
}

/// Lays out the small card. Omits the reason for the end, because the header shows it. Omits the graph of
/// values, because another graph shows them.
void ResultCard::layOutSmall() {
  m_graph->hide();
  m_turningPoint->hide();
  m_close->setIcon(themedIcon(QStringLiteral("close")));
  m_close->setIconSize(QSize(12, 12));
  auto* top = new QHBoxLayout;
  top->setSpacing(8);
  top->addWidget(m_winner);
  top->addWidget(m_facts, 1);
  top->addWidget(m_close, 0, Qt::AlignTop);
  auto* column = makeLayout<QVBoxLayout>(this, {10, 6, 6, 8}, 4);
  column->addLayout(top);
  column->addLayout(rowOf({m_level, m_rematch, m_swap, m_save, m_review}));  // a longer text of the last button moves no other
}

QLayout* ResultCard::rowOf(const std::vector<QPushButton*>& buttons) {
  auto* row = new FlowLayout(buttonGapPx);
  for (QPushButton* button : buttons) row->addWidget(button);
  return row;
}

void ResultCard::setContent(Content content) {
  m_content = std::move(content);
  refresh();
}

QString ResultCard::winner() const { return m_winner->text(); }
QString ResultCard::headline() const { return m_headline->text(); }

Outcome ResultCard::outcome() const { return outcomeFor(m_content.report.end, m_content.report.person); }

QString ResultCard::accuracyText() const {
  const GameReport& report = m_content.report;
  if (report.person) {
    const auto own = report.accuracyOf(*report.person);
    return own ? tr("%1 accuracy").arg(percent(*own)) : QString();
  }
  const auto first = report.accuracyOf(Side::First), second = report.accuracyOf(Side::Second);
  if (!first || !second) return {};
  return tr("accuracy: %1 %2, %3 %4", "a side, its accuracy, a side, its accuracy")
      .arg(report.sides[0], percent(*first), report.sides[1], percent(*second));
}

QString ResultCard::reviewText(const GameReport& report) {
  const ReviewedMoves& reviewed = report.review;
  const int count = static_cast<int>(reviewed.moves.size());
  if (reviewed.isEmpty() && !report.canBeReviewed) return {};
  if (reviewed.isEmpty()) return report.values.empty() ? tr("Review") : tr("No mistakes to review");
  if (count == 0) return tr("Review %n slips", "moves that gave a piece away", static_cast<int>(reviewed.slips.size()));
  return reviewed.areMistakes ? tr("Review %n mistakes", nullptr, count)
                              : tr("Review %n inaccuracies", "nothing changed hands", count);
}

void ResultCard::refresh() {
  const GameReport& report = m_content.report;
  m_winner->setValue(report.winner, outcome());
  m_headline->setText(asSentence(report.reason));
  m_headline->setVisible(m_form == Form::Whole && !report.reason.isEmpty());
  QStringList facts{report.length, m_content.timeText, accuracyText()};
  if (m_content.helpedMoves > 0) facts << tr("with %n hints", nullptr, m_content.helpedMoves);
  facts.removeAll(QString());
  m_facts->setText(facts.join(QStringLiteral(" \u00b7 ")));
  m_turningPoint->setText(m_content.turningPoint);
  m_graph->setLine(report.graph, report.values, m_content.shown);
  if (m_form == Form::Whole) {
    m_turningPoint->setVisible(!m_content.turningPoint.isEmpty());
    m_graph->setVisible(report.values.size() > 1);
  }
  m_close->setToolTip(tr("Close"));
  m_close->setAccessibleName(m_close->toolTip());
  m_rematch->setText(tr("Rematch"));
  m_review->setText(reviewText(report));
  fitButtons();
  m_swap->setVisible(report.person.has_value());
  m_save->setText(tr("Save"));
  m_level->setText(tr("Next: %1", "the next opponent, a little stronger").arg(shortStrengthName(m_content.nextLevel)));
  showButtons();
  updateGeometry();
  update();
}

/// Highlights the first button that the user can click.
void ResultCard::showButtons() {
  const bool beaten = !m_content.nextLevel.isEmpty();
  const bool reviewed = !m_content.report.review.isEmpty();
  m_level->setVisible(beaten);
  m_review->setVisible(!m_review->text().isEmpty());
  m_review->setEnabled(reviewed);
  makePrimary(*m_level, beaten);
  makePrimary(*m_review, !beaten && reviewed);
  makePrimary(*m_rematch, !beaten && !reviewed);
}

void ResultCard::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  fitButtons();
}

void ResultCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    refresh();
    emit retranslated();
  }
  QFrame::changeEvent(event);
}

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
