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

constexpr double dotRadiusPx = 4;
constexpr int smallestNamePercent = 82;
constexpr std::size_t maxNames = 3;

static QFont nameFont(const QFont& base) {
  QFont font = base;
  font.setPointSizeF(base.pointSizeF() * smallestNamePercent / 100);
  return font;
}

constexpr int buttonGapPx = 6;

static QString percent(double share) { return withPercentSign(accuracyPercent(share)); }

ValueLine::ValueLine(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ValueLine::setValues(std::vector<ValuePoint> points, Side seenFrom) {
  m_points = std::move(points);
  m_seenFrom = seenFrom;
  setVisible(m_points.size() > 1);
  setToolTip(labels().join(QLatin1Char('\n')));
  setAccessibleDescription(labels().join(QStringLiteral(", ")));
  update();
}

QSize ValueLine::sizeHint() const { return {200, 5 * fontMetrics().height()}; }

QSize ValueLine::minimumSizeHint() const { return {80, sizeHint().height()}; }

QStringList ValueLine::labels() const {
  QStringList all;
  for (std::size_t i = 0; i < m_points.size(); ++i)
    if (!m_points[i].mark.isEmpty()) all << labelOf(i) + QLatin1Char(' ') + m_points[i].verdict;
  return all;
}

QString ValueLine::labelOf(std::size_t index) const { return m_points[index].moveText + m_points[index].mark; }

double ValueLine::goodness(std::size_t index) const {
  const double height = m_points[index].height;
  return m_seenFrom == Side::First ? height : -height;
}

QPointF ValueLine::place(std::size_t index) const {
  const double margin = dotRadiusPx + fontMetrics().height();
  const double left = dotRadiusPx, right = width() - dotRadiusPx;
  const double share = static_cast<double>(index) / static_cast<double>(std::max<std::size_t>(m_points.size() - 1, 1));
  return {left + share * (right - left), margin + (1 - goodness(index)) / 2 * (height() - 2 * margin)};
}

/// Returns the indices of the last marked moves, which decided the game.
std::vector<std::size_t> ValueLine::namedPoints() const {
  std::vector<std::size_t> named;
  for (std::size_t i = m_points.size(); i-- > 0 && named.size() < maxNames;)
    if (!m_points[i].mark.isEmpty()) named.push_back(i);
  return named;
}

void ValueLine::paintEvent(QPaintEvent*) {
  if (m_points.size() < 2) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintCurve(painter);
  paintNames(painter);
}

void ValueLine::paintCurve(QPainter& painter) const {
  const ColourPalette& palette = Theme::instance().palette();
  painter.setPen(palette.border);
  painter.drawLine(QPointF(0, height() / 2.0), QPointF(width(), height() / 2.0));
  QPolygonF line;
  for (std::size_t i = 0; i < m_points.size(); ++i) line << place(i);
  painter.setPen(QPen(palette.textMuted, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(line);
  painter.setPen(QPen(palette.surface, 1.2));
  for (std::size_t i = 0; i < m_points.size(); ++i) {
    if (m_points[i].mark.isEmpty() && i + 1 != m_points.size()) continue;
    const double good = goodness(i);
    painter.setBrush(palette.of(good > 0 ? Outcome::Win : good < 0 ? Outcome::Loss : Outcome::Draw));
    painter.drawEllipse(place(i), dotRadiusPx, dotRadiusPx);
  }
}

/// Paints the names of moves. The names are below a falling line and above a rising line. Omits a name that
/// would cover another name.
void ValueLine::paintNames(QPainter& painter) const {
  const ColourPalette& palette = Theme::instance().palette();
  painter.setFont(nameFont(font()));
  const QFontMetricsF metrics(painter.font());
  std::vector<QRectF> taken;
  for (const std::size_t index : namedPoints()) {
    const QString name = labelOf(index);
    const bool fell = (m_points[index].height < m_points[index - 1].height) == (m_seenFrom == Side::First);
    QRectF box(0, 0, metrics.horizontalAdvance(name) + 2, metrics.height());
    box.moveCenter(place(index) + QPointF(0, (fell ? 1 : -1) * (dotRadiusPx + metrics.height() / 2)));
    box.moveLeft(std::clamp(box.left(), 0.0, std::max(0.0, width() - box.width())));
    if (std::ranges::any_of(taken, [&box](const QRectF& other) { return other.intersects(box); })) continue;
    taken.push_back(box);
    painter.setPen(palette.textOf(fell ? Outcome::Loss : Outcome::Win));
    painter.drawText(box, Qt::AlignCenter, name);
  }
}

ResultCard::ResultCard(QWidget* parent, Form form) : QFrame(parent), m_form(form) {
  setObjectName(QStringLiteral("resultCard"));
  m_form == Form::Small ? layOutSmall() : layOutWhole();
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ResultCard::layOutWhole() {
  makeStrong(m_headline, 1.35);
  m_headline->setWordWrap(true);
  m_close->hide();
  auto* column = makeLayout<QVBoxLayout>(this, {16, 14, 16, 12}, 6);
  column->addWidget(m_winner, 0, Qt::AlignLeft);
  addWidgets(column, {m_headline, m_facts, m_line});
  column->addSpacing(4);
  for (QPushButton* button : {m_level, m_rematch, m_review, m_swap, m_save}) {
    button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);  // otherwise a long text makes the card wider than its panel
    column->addWidget(button);
  }
}

void ResultCard::fitButtons() {
  m_swap->setText(tr("Rematch, sides swapped"));
  if (m_form == Form::Small) return;
  const QMargins margins = layout()->contentsMargins();
  if (m_swap->sizeHint().width() > contentsRect().width() - margins.left() - margins.right()) m_swap->setText(tr("Swap sides"));
}

/// Lays out the small card. Omits the reason for the end, because the header shows it. Omits the line of
/// values, because another graph shows them.
void ResultCard::layOutSmall() {
  m_line->hide();
  m_close->setIcon(themedIcon(QStringLiteral("close")));
  m_close->setIconSize(QSize(12, 12));
  auto* top = new QHBoxLayout;
  top->setSpacing(8);
  top->addWidget(m_winner);
  top->addWidget(m_facts, 1);
  top->addWidget(m_close, 0, Qt::AlignTop);
  auto* column = makeLayout<QVBoxLayout>(this, {10, 6, 6, 8}, 4);
  column->addLayout(top);
  column->addLayout(rowOf({m_level, m_rematch, m_review, m_swap, m_save}));
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

void ResultCard::refresh() {
  const GameReport& report = m_content.report;
  m_winner->setValue(report.winner, outcome());
  m_headline->setText(asSentence(report.reason));
  m_headline->setVisible(m_form == Form::Whole && !report.reason.isEmpty());
  QStringList facts{report.length, m_content.timeText, accuracyText()};
  if (m_content.helpedMoves > 0) facts << tr("%n of your moves with help", nullptr, m_content.helpedMoves);
  facts.removeAll(QString());
  m_facts->setText(facts.join(QStringLiteral(" \u00b7 ")));
  if (m_form == Form::Whole) m_line->setValues(report.values, report.person.value_or(Side::First));
  const int reviewed = static_cast<int>(report.review.moves.size());
  m_close->setToolTip(tr("Close"));
  m_close->setAccessibleName(m_close->toolTip());
  m_rematch->setText(tr("Rematch"));
  m_review->setText(report.review.areMistakes ? tr("Review %n mistakes", nullptr, reviewed)
                                              : tr("Review %n inaccuracies", "nothing changed hands", reviewed));
  m_review->setVisible(reviewed > 0);
  fitButtons();
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
