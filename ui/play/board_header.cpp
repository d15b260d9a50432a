#include "ui/play/board_header.h"

#include <QGridLayout>
#include <QVBoxLayout>

#include "ui/theme/icons.h"
#include "ui/theme/palette.h"
#include "ui/theme/when_language_changes.h"

namespace kotai::ui {

constexpr double titleSize = 1.42;  ///< size of the title relative to other text
constexpr double smallestSummary = 0.75;
constexpr int oneLineFromPx = 480;  ///< minimum width of the header for a single line

constexpr int gapPx = 12;
constexpr int lineGapPx = 1;

constexpr int barSteps = 1000;
constexpr double smallestText = 0.8;  ///< smallest size of the text of a WorkBar, relative to other text
constexpr int barHeightPx = 6;
constexpr int maxWidthPx = 190;  ///< maximum width of a WorkBar; leaves space for the name of the game

BoardHeader::BoardHeader(TreeDocument* document, Settings* settings, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_tree(document) {
  whenLanguageChanges(this, [this] { refresh(); });
  makeStrong(m_title, titleSize);
  m_title->setMuted(false);
  m_title->setSmallestSize(font().pointSizeF());
  m_title->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
  m_summary->setSmallestSize(font().pointSizeF() * smallestSummary);
  m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);  // the name of the game has priority
  m_summary->setMinimumHeight(m_pill->sizeHint().height());            // the board must not move when the badge appears
  m_work->hide();
  // The tree may have another end.
  for (const auto signal :
       {&TreeDocument::positionChanged, &TreeDocument::valuesChanged, &TreeDocument::treeChanged, &TreeDocument::solutionChanged})
    connect(document, signal, this, &BoardHeader::refresh);
  connect(settings, &Settings::valuesShownChanged, this, &BoardHeader::refresh);
  connect(settings, &Settings::opponentChanged, this, &BoardHeader::refresh);
  connect(&Theme::instance(), &Theme::changed, this, &BoardHeader::refresh);  // the sides may have names by colour
}

void BoardHeader::layOut(std::vector<QWidget*> beside) {
  m_lines = new HeaderLines(this, {m_pill, m_title, m_summary, std::move(beside), m_solve});
  m_lines->addWidget(m_work, 0, Qt::AlignVCenter);
}

void BoardHeader::setWork(std::optional<double> running, const QString& text, bool damaged) {
  if (running) m_work->showWork(*running, text);
  m_work->setVisible(running.has_value());
  if (m_running == running.has_value() && m_damaged == damaged) return;
  m_running = running.has_value();
  m_damaged = damaged;
  refresh();
}

void BoardHeader::setSolvable(bool solvable) {
  if (std::exchange(m_solvable, solvable) != solvable) refresh();
}

void BoardHeader::setPlayLayout(bool play) {
  m_play = play;
  arrangeLines();
  refresh();
}

bool BoardHeader::inTwoLines() const { return m_play || width() < oneLineFromPx; }

void BoardHeader::setPlayersText(const QString& text) {
  m_players = text;
  refresh();
}

void BoardHeader::setPlayersOfGame(std::optional<Side> person, const PlayerNames& names) {
  const bool same = m_personOfGame == person && m_namesOfGame == names;
  m_personOfGame = person;
  m_namesOfGame = names;
  if (!same) refresh();
}

void BoardHeader::showSolveButton(bool possible, bool wanted, const QString& word) {
  m_solve->setVisible(possible && !m_running && (m_damaged || (wanted && m_solvable)));
  m_solve->setText(m_damaged ? tr("Repair") : word);
  m_solve->setToolTip(m_damaged ? QString() : tr("Needed for hints, values and the perfect opponent"));
}

void BoardHeader::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrangeLines();
}

HeaderLines::HeaderLines(QWidget* parent, Parts parts) : QHBoxLayout(parent), m_parts(std::move(parts)) {
  setContentsMargins(0, 0, 0, 0);
  setSpacing(gapPx);
  auto* lines = new QVBoxLayout;
  lines->setSpacing(lineGapPx);
  for (QHBoxLayout* line : {m_first, m_second}) {
    line->setSpacing(gapPx);
    lines->addLayout(line);
  }
  addLayout(lines, 1);
  addWidget(m_parts.last, 0, Qt::AlignVCenter);
  m_first->addWidget(m_parts.name);
  m_first->addStretch();
  setTwoLines(false);
}

void HeaderLines::setTwoLines(bool two) {
  if (m_two == two) return;
  m_two = two;
  for (QHBoxLayout* line : {m_first, m_second}) {
    line->removeWidget(m_parts.badge);
    line->removeWidget(m_parts.words);
    for (QWidget* each : m_parts.beside) line->removeWidget(each);
  }
  QHBoxLayout* line = two ? m_second : m_first;
  line->insertWidget(0, m_parts.badge);
  int place = two ? 1 : 2;  // after the badge and, on a single line, the name
  line->insertWidget(place++, m_parts.words, 1, Qt::AlignVCenter);
  for (QWidget* each : m_parts.beside) line->insertWidget(place++, each);
}

WorkBar::WorkBar(QWidget* parent) : QWidget(parent) {
  m_text->setSmallestSize(font().pointSizeF() * smallestText);
  m_text->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  m_progress->setTextVisible(false);
  m_progress->setRange(0, barSteps);
  m_progress->setFixedHeight(barHeightPx);
  m_stop->setIcon(themedIcon(QStringLiteral("close")));
  m_stop->setAutoRaise(true);
  m_stop->setFocusPolicy(Qt::TabFocus);
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(4);
  grid->setVerticalSpacing(1);
  grid->addWidget(m_text, 0, 0);
  grid->addWidget(m_progress, 1, 0);
  grid->addWidget(m_stop, 0, 1, 2, 1, Qt::AlignVCenter);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  setMaximumWidth(maxWidthPx);
  keepTranslated(this, [this] { retranslate(); });
}

void WorkBar::showWork(double share, const QString& text) {
  m_text->setText(text);
  m_progress->setValue(static_cast<int>(share * barSteps));
  m_progress->setAccessibleName(text);
}

double WorkBar::share() const { return static_cast<double>(m_progress->value()) / barSteps; }

void WorkBar::retranslate() {
  m_stop->setToolTip(tr("Stop. Finished parts are kept"));
  m_stop->setAccessibleName(m_stop->toolTip());
}

}  // namespace kotai::ui

#include "moc_board_header.cpp"
