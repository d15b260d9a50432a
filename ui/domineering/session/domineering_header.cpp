#include "ui/domineering/session/domineering_header.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include "solvers/domineering/exact/solve.h"
#include "solvers/domineering/proof/prove.h"
#include "ui/domineering/document/domineering_document.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/domineering/strings/outcome_strings.h"
#include "ui/domineering/strings/outcome_table.h"
#include "ui/settings/settings.h"
#include "ui/theme/pill.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/header_lines.h"

namespace kotai::ui {

namespace {
constexpr int captionFromWidthPx = 720;
}  // namespace

DomineeringHeader::DomineeringHeader(DomineeringDocument* document, Settings* settings, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_settings(settings),
      m_pill(new PillLabel(this)),
      m_title(new ElidedLabel(this)),
      m_summary(new ElidedLabel(this)),
      m_sidesCaption(new QLabel(this)),
      m_sides(new QButtonGroup(this)),
      m_solve(new QPushButton(this)) {
  QFont title = font();
  title.setPointSizeF(title.pointSizeF() * 1.42);
  title.setWeight(QFont::DemiBold);
  m_title->setFont(title);
  m_title->setMuted(false);
  m_title->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
  m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);  // the name comes first
  auto* sides = new QWidget(this);
  auto* sidesRow = new QHBoxLayout(sides);
  sidesRow->setContentsMargins(0, 0, 0, 0);
  sidesRow->setSpacing(6);
  m_sidesCaption->setProperty("muted", true);
  sidesRow->addWidget(m_sidesCaption);
  for (const Side side : {Side::First, Side::Second}) {
    auto* button = new QToolButton(this);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    m_sides->addButton(button, static_cast<int>(side));
    sidesRow->addWidget(button);
  }
  m_lines = new HeaderLines(this, {{m_pill, m_title}, m_summary, {sides}, m_solve});
  m_sides->button(0)->setChecked(true);
  connect(m_sides, &QButtonGroup::idClicked, this, [this](int side) {
    emit valueSideChosen(static_cast<Side>(side));
    refreshSides();
  });
  connect(m_solve, &QPushButton::clicked, this, [this] {
    if (m_damaged)
      emit repairRequested();
    else
      emit solveRequested();
  });
  connect(document, &DomineeringDocument::positionChanged, this, &DomineeringHeader::refresh);
  connect(document, &DomineeringDocument::valuesChanged, this, &DomineeringHeader::refresh);
  connect(document, &DomineeringDocument::solutionChanged, this, &DomineeringHeader::refresh);
  connect(settings, &Settings::valuesShownChanged, this, &DomineeringHeader::refresh);
  connect(settings, &Settings::noSpoilersChanged, this, &DomineeringHeader::refresh);
  retranslate();
}

QString DomineeringHeader::badge() const { return m_pill->text(); }
QString DomineeringHeader::summary() const { return m_summary->text(); }

QToolButton* DomineeringHeader::sideButton(Side side) const {
  return qobject_cast<QToolButton*>(m_sides->button(static_cast<int>(side)));
}

bool DomineeringHeader::valuesVisible() const {
  return m_settings->valuesShown() && !m_settings->noSpoilers() && m_document->valuesKnown();
}

void DomineeringHeader::showValueSide(Side side) {
  sideButton(side)->setChecked(true);
  refreshSides();
}

/// The side whose values are on the board is named; words that have no room make way.
void DomineeringHeader::refreshSides() {
  const bool shown = m_document->hasGame() && valuesVisible() && !m_document->result();
  m_sidesCaption->setVisible(shown && width() >= captionFromWidthPx);
  for (const Side side : {Side::First, Side::Second}) {
    QToolButton* button = sideButton(side);
    button->setVisible(shown);
    button->setText(button->isChecked() ? playerText(side) : playerSymbol(side));
  }
}

void DomineeringHeader::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  refreshSides();
}

void DomineeringHeader::setWork(bool running, bool damaged) {
  if (m_running == running && m_damaged == damaged) return;
  m_running = running;
  m_damaged = damaged;
  refresh();
}

void DomineeringHeader::setPlayLayout(bool play) {
  m_play = play;
  m_lines->setTwoLines(play);
  refresh();
}

void DomineeringHeader::setPlayersText(const QString& text) {
  m_players = text;
  refresh();
}

void DomineeringHeader::refresh() {
  if (!m_document->hasGame()) return;
  const SimultaneousVariant& variant = *m_document->variant();
  const int cells = variant.columns() * variant.rows();
  const auto& proved = m_document->provedOutcome();
  const bool over = m_document->result().has_value();
  const bool open = !m_document->solution() && cells <= domineering::largestProofCells && !(proved && proved->settled());
  m_solve->setVisible(!over && !m_running && (m_damaged || open));
  m_solve->setText(m_damaged                                 ? tr("Repair")
                   : cells <= domineering::largestExactCells ? tr("Solve")
                                                             : tr("Prove", "work out what can be forced from the start"));
  m_title->setText(variantName(variant));
  if (!m_document->valuesKnown() && m_document->solution() && m_document->valueFailure().isEmpty()) {
    // The values arrive within milliseconds: what stood here is not blanked for them.
  } else if (over) {
    m_pill->setValue(tr("Finished"), std::nullopt);
  } else if (valuesVisible()) {
    m_pill->setValue(valueBadge(*m_document->value()), std::nullopt);
  } else if (m_document->valuesKnown()) {
    m_pill->setValue(tr("Values hidden"), std::nullopt);
  } else if (isProved() && m_settings->valuesShown() && !m_settings->noSpoilers()) {
    m_pill->setValue(tr("Proved"), std::nullopt);
  } else {
    m_pill->setValue(!m_document->valueFailure().isEmpty() ? tr("Not readable")
                     : m_damaged                           ? tr("Damaged")
                                                           : tr("Not solved"),
                     std::nullopt);
  }
  refreshSides();
  m_pill->setToolTip(valuesVisible() && !over ? valueSentence(*m_document->value()) : QString());
  m_pill->setVisible(!m_play || over || valuesVisible());
  m_summary->setText(m_play && !over ? playSummary() : positionSummary());
}

/// Both sides choose at the same time: it is always the person's turn.
QString DomineeringHeader::playSummary() const {
  return m_settings->personSide() ? tr("Your choice") + QStringLiteral(" \u00b7 ") + m_players : m_players;
}

QString DomineeringHeader::positionSummary() const {
  if (const auto result = m_document->result()) return resultText(*result);
  QString moves = tr("%1 and %2 moves", "moves of Vertical and of Horizontal")
                      .arg(m_document->moves(Side::First).size())
                      .arg(m_document->moves(Side::Second).size());
  if (!m_settings->valuesShown() || m_settings->noSpoilers()) return moves;
  if (m_document->valuesKnown()) return forcedText(*m_document->value());
  if (!m_document->valueFailure().isEmpty()) return m_document->valueFailure();
  const QString start = startSummary();
  QStringList parts{moves};
  if (isProved())
    parts.prepend(start);
  else if (!start.isEmpty())
    parts << start;
  if (!isProved() && !m_document->solution()) parts << tr("values not known yet");
  return parts.join(QStringLiteral(" \u00b7 "));
}

bool DomineeringHeader::showsStart() const { return m_document->position() == m_document->variant()->start(); }

/// Of the position that is shown, all that a search can find.
bool DomineeringHeader::isProved() const {
  const auto& proved = m_document->provedOutcome();
  return proved && proved->settled() && showsStart();
}

/// What is known of the empty board without a solution.
QString DomineeringHeader::startSummary() const {
  const SimultaneousVariant& variant = *m_document->variant();
  if (m_document->solution()) return {};
  QString text;
  if (const auto& proved = m_document->provedOutcome(); proved && proved->settled()) {
    text = provedSentence(*proved);
  } else {
    const BoardOutcome known = boardOutcome(variant.columns(), variant.rows(), m_dataDirectory);
    const bool certain = known.source == BoardOutcome::Source::Solved || known.source == BoardOutcome::Source::Proved;
    if (certain && known.outcome) {
      const auto payoff = static_cast<std::int8_t>(*known.outcome);
      text = tr("known: %1 (table of outcomes)", "%1: who wins")
                 .arg(className(positionClassOf({static_cast<double>(payoff), payoff, payoff})));
    } else if (proved) {
      text = provedSentence(*proved);
    }
  }
  return text.isEmpty() || showsStart() ? text : tr("Empty board: %1", "%1: what is proved").arg(text);
}

void DomineeringHeader::setDataDirectory(const std::filesystem::path& directory) { m_dataDirectory = directory; }

void DomineeringHeader::retranslate() {
  for (const Side side : {Side::First, Side::Second}) {
    const QString tip = tr("On the board: values for %1", "%1: Vertical or Horizontal").arg(playerName(side));
    sideButton(side)->setToolTip(tip);
    sideButton(side)->setAccessibleName(tip);
  }
  m_sidesCaption->setText(tr("Values for", "one of two buttons that follow"));
  refresh();
  refreshSides();
}

void DomineeringHeader::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace kotai::ui
