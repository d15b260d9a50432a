#include "ui/widgets/board_header.h"

#include <QPushButton>
#include <utility>

#include "ui/settings/settings.h"
#include "ui/theme/pill.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/header_lines.h"
#include "ui/widgets/work_bar.h"

namespace kotai::ui {

namespace {
constexpr double titleSize = 1.42;  ///< relative to other text
constexpr double smallestSummary = 0.75;
constexpr int oneLineFromPx = 480;  ///< narrower headers have no room for the side to move
}  // namespace

BoardHeader::BoardHeader(Settings* settings, QWidget* parent)
    : QWidget(parent),
      m_settings(settings),
      m_pill(new PillLabel(this)),
      m_title(new ElidedLabel(this)),
      m_summary(new ElidedLabel(this)),
      m_solve(new QPushButton(this)),
      m_work(new WorkBar(this)) {
  whenLanguageChanges(this, [this] { refresh(); });
  QFont title = font();
  title.setPointSizeF(title.pointSizeF() * titleSize);
  title.setWeight(QFont::DemiBold);
  m_title->setFont(title);
  m_title->setMuted(false);
  m_title->setSmallestSize(font().pointSizeF());
  m_title->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
  m_summary->setSmallestSize(font().pointSizeF() * smallestSummary);
  m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);  // the name has priority
  m_summary->setMinimumHeight(m_pill->sizeHint().height());            // the board does not move when the badge appears
  m_work->hide();
  connect(m_work, &WorkBar::stopRequested, this, &BoardHeader::stopRequested);
  connect(m_solve, &QPushButton::clicked, this, &BoardHeader::workRequested);
  connect(settings, &Settings::valuesShownChanged, this, [this] { refresh(); });
}

void BoardHeader::layOut(std::vector<QWidget*> beside) {
  m_lines = new HeaderLines(this, {m_pill, m_title, m_summary, std::move(beside), m_solve});
  m_lines->addWidget(m_work, 0, Qt::AlignVCenter);
}

QString BoardHeader::badge() const { return m_pill->text(); }

QString BoardHeader::summary() const { return m_summary->text(); }

bool BoardHeader::valuesWanted() const { return m_settings->valuesShown(); }

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

void BoardHeader::arrangeLines() { m_lines->setTwoLines(inTwoLines()); }

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
  m_solve->setToolTip(m_damaged ? QString() : tr("For hints, values and the perfect opponent"));
}

void BoardHeader::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrangeLines();
}

}  // namespace kotai::ui

#include "moc_board_header.cpp"
