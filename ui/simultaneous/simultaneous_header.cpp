#include "ui/simultaneous/simultaneous_header.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include "solvers/simultaneous/prove.h"
#include "solvers/simultaneous/solve.h"
#include "ui/settings/settings.h"
#include "ui/simultaneous/outcome_words.h"
#include "ui/simultaneous/simultaneous_document.h"
#include "ui/simultaneous/simultaneous_words.h"
#include "ui/theme/pill.h"
#include "ui/widgets/elided_label.h"

namespace kotai::ui {

SimultaneousHeader::SimultaneousHeader(SimultaneousDocument* document, Settings* settings, QWidget* parent)
    : QWidget(parent), m_document(document), m_settings(settings), m_pill(new PillLabel(this)), m_title(new QLabel(this)),
      m_summary(new ElidedLabel(this)), m_sides(new QButtonGroup(this)), m_solve(new QPushButton(this)) {
  QFont title = font();
  title.setPointSizeF(title.pointSizeF() * 1.42);
  title.setWeight(QFont::DemiBold);
  m_title->setFont(title);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(6);
  row->addWidget(m_pill);
  row->addSpacing(6);
  row->addWidget(m_title);
  row->addSpacing(6);
  row->addWidget(m_summary, 1, Qt::AlignVCenter);
  for (const Side side : {Side::First, Side::Second}) {
    auto* button = new QToolButton(this);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    m_sides->addButton(button, static_cast<int>(side));
    row->addWidget(button);
  }
  row->addWidget(m_solve);
  m_sides->button(0)->setChecked(true);
  connect(m_sides, &QButtonGroup::idClicked, this, [this](int side) { emit valueSideChosen(static_cast<Side>(side)); });
  connect(m_solve, &QPushButton::clicked, this, &SimultaneousHeader::solveRequested);
  connect(document, &SimultaneousDocument::positionChanged, this, &SimultaneousHeader::refresh);
  connect(document, &SimultaneousDocument::valuesChanged, this, &SimultaneousHeader::refresh);
  connect(document, &SimultaneousDocument::solutionChanged, this, &SimultaneousHeader::refresh);
  connect(settings, &Settings::valuesShownChanged, this, &SimultaneousHeader::refresh);
  connect(settings, &Settings::noSpoilersChanged, this, &SimultaneousHeader::refresh);
  retranslate();
}

QString SimultaneousHeader::badge() const { return m_pill->text(); }
QString SimultaneousHeader::summary() const { return m_summary->text(); }

QToolButton* SimultaneousHeader::sideButton(Side side) const {
  return qobject_cast<QToolButton*>(m_sides->button(static_cast<int>(side)));
}

bool SimultaneousHeader::valuesVisible() const {
  return m_settings->valuesShown() && !m_settings->noSpoilers() && m_document->valuesKnown();
}

void SimultaneousHeader::showValueSide(Side side) { sideButton(side)->setChecked(true); }

void SimultaneousHeader::refresh() {
  if (!m_document->hasGame()) return;
  const SimultaneousVariant& variant = *m_document->variant();
  const int cells = variant.columns() * variant.rows();
  const auto& proved = m_document->provedOutcome();
  const bool over = m_document->result().has_value();
  m_solve->setVisible(!over && !m_document->solution() && cells <= simultaneous::largestProofCells && !(proved && proved->settled()));
  m_solve->setText(cells <= simultaneous::largestExactCells ? tr("Solve") : tr("Prove", "work out what can be forced from the start"));
  m_title->setText(variantName(variant));
  if (!m_document->valuesKnown() && m_document->solution() && m_document->valueFailure().isEmpty()) {
    // The values arrive within milliseconds: what stood here is not blanked for them.
  } else if (over) {
    m_pill->setValue(tr("Finished"), std::nullopt);
  } else if (valuesVisible()) {
    m_pill->setValue(valueBadge(*m_document->value()), std::nullopt);
  } else if (m_document->valuesKnown()) {
    m_pill->setValue(tr("Values hidden"), std::nullopt);
  } else {
    m_pill->setValue(m_document->valueFailure().isEmpty() ? tr("Not solved") : tr("Not readable"), std::nullopt);
  }
  for (const Side side : {Side::First, Side::Second}) sideButton(side)->setVisible(valuesVisible() && !over);
  m_summary->setText(positionSummary());
}

QString SimultaneousHeader::positionSummary() const {
  if (const auto result = m_document->result()) return resultText(*result);
  const QString moves = tr("%1 and %2 moves", "moves of Vertical and of Horizontal")
                            .arg(m_document->moves(Side::First).size())
                            .arg(m_document->moves(Side::Second).size());
  if (!m_settings->valuesShown() || m_settings->noSpoilers()) return moves;
  if (m_document->valuesKnown()) return forcedText(*m_document->value());
  if (!m_document->valueFailure().isEmpty()) return m_document->valueFailure();
  QString proved = m_document->provedOutcome() ? provedSentence(*m_document->provedOutcome()) : QString();
  if (!proved.isEmpty() && m_document->position() != m_document->variant()->start()) proved = tr("Empty board: %1", "%1: what is proved").arg(proved);
  const QString unknown = m_document->solution() ? QString() : tr("values not known yet");
  QStringList parts{moves};
  for (const QString& part : {proved, unknown})
    if (!part.isEmpty()) parts << part;
  return parts.join(QStringLiteral(" \u00b7 "));
}

void SimultaneousHeader::retranslate() {
  for (const Side side : {Side::First, Side::Second}) {
    sideButton(side)->setText(playerSymbol(side));
    const QString tip = tr("Values of %1's moves", "%1: Vertical or Horizontal").arg(playerName(side));
    sideButton(side)->setToolTip(tip);
    sideButton(side)->setAccessibleName(tip);
  }
  refresh();
}

void SimultaneousHeader::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace kotai::ui
