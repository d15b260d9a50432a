#include "ui/docks/tables/totals_panel.h"

#include <QLocale>
#include <numeric>

#include "ui/charts/chart_style.h"
#include "ui/strings/strings.h"
#include "ui/theme/palette.h"
#include "ui/theme/when_language_changes.h"

namespace kotai::ui {

namespace {

QString muted(const QString& text) {
  return QStringLiteral("<span style='color:%1'>%2</span>")
      .arg(Theme::instance().palette().textMuted.name(), text.toHtmlEscaped());
}

QString row(const QString& name, const QString& figures) {
  return QStringLiteral("<tr><td style='padding:0 6px 1px 0'>%1</td>%2</tr>").arg(name, figures);
}

QString figure(const QString& text) { return QStringLiteral("<td align='right' style='padding:0 0 1px 8px'>%1</td>").arg(text); }

}  // namespace

TotalsPanel::TotalsPanel(QWidget* parent) : Label(parent) {
  whenLanguageChanges(this, [this] { refill(); });
  setTextFormat(Qt::RichText);
  setAlignment(Qt::AlignTop | Qt::AlignLeft);
  setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred);
  connect(&Theme::instance(), &Theme::changed, this, &TotalsPanel::refill);
}

void TotalsPanel::setTotals(TotalsPtr totals, std::uint64_t storedPositions, AggregateTablePtr shown) {
  m_totals = std::move(totals);
  m_stored = storedPositions;
  m_shown = std::move(shown);
  m_inTable = {};
  for (std::size_t i = 0; m_shown && i < m_inTable.size(); ++i)
    m_inTable[i] = std::accumulate(m_shown->cells[i].begin(), m_shown->cells[i].end(), std::uint64_t{0});
  refill();
}

void TotalsPanel::refill() {
  if (!m_totals) {
    clear();
    return;
  }
  setFont(smallFont(parentWidget() ? parentWidget()->font() : font()));
  setAccessibleName(tr("Totals"));
  setToolTip(!countsOtherwise() ? QString()
             : m_shown->counting == Counting::AsPublished
                 ? tr("As published: positions in which both sides still have a piece, some counted twice as in the paper")
                 : tr("In tables: positions in which both sides still have a piece, as the tables count them"));
  setText(QStringLiteral("<b>%1</b>%2<table cellspacing='0' style='margin-top:4px'>%3</table>"
                         "<table cellspacing='0' style='margin-top:8px'>%4</table>")
              .arg(tr("Totals").toHtmlEscaped(), sentence(), outcomeRows(), longestRows()));
}

bool TotalsPanel::countsOtherwise() const { return m_shown && m_totals->outcomes != m_inTable; }

QString TotalsPanel::sentence() const {
  const std::uint64_t counted = m_totals->positions();
  if (m_stored <= counted) return QString();
  return QStringLiteral("<p style='margin:4px 0 0 0'>%1<br>%2</p>")
      .arg(tr("%1 open positions").arg(countText(static_cast<double>(counted))).toHtmlEscaped(),
           muted(tr("of %1 in the solution", "positions").arg(countText(static_cast<double>(m_stored)))));
}

QString TotalsPanel::outcomeRows() const {
  const ColourPalette& palette = Theme::instance().palette();
  const auto sum = [](const std::array<std::uint64_t, 3>& counts) { return counts[0] + counts[1] + counts[2]; };
  const std::uint64_t all = sum(m_totals->outcomes);
  const bool both = countsOtherwise();
  QString rows;
  if (both)
    rows += row(QString(), figure(muted(tr("all", "column: all positions"))) + figure(QString()) +
                               figure(muted(m_shown->counting == Counting::AsPublished
                                                ? tr("as published", "column: positions as the paper counts them")
                                                : tr("in tables", "column: positions counted in the tables"))));
  const auto inTables = [&](std::uint64_t count) { return both ? figure(countText(static_cast<double>(count))) : QString(); };
  for (const Outcome outcome : {Outcome::Win, Outcome::Draw, Outcome::Loss}) {
    const auto i = static_cast<std::size_t>(outcome);
    const QString name = QStringLiteral("<span style='color:%1'>■</span> %2")
                             .arg(palette.of(outcome).name(), outcomeName(outcome).toHtmlEscaped());
    rows += row(name, figure(countText(static_cast<double>(m_totals->outcomes[i]))) +
                          figure(muted(shareText(m_totals->outcomes[i], all))) + inTables(m_inTable[i]));
  }
  rows += row(tr("Positions").toHtmlEscaped(),
              figure(countText(static_cast<double>(all))) + figure(QString()) + inTables(sum(m_inTable)));
  return rows;
}

QString TotalsPanel::longestRows() const {
  const auto plies = [this](Outcome outcome) {
    return m_totals->outcomes[static_cast<std::size_t>(outcome)] == 0
               ? tr("none")
               : tr("%n plies", nullptr, static_cast<int>(m_totals->longest(outcome)));
  };
  QString rows = row(tr("Longest win").toHtmlEscaped(), figure(plies(Outcome::Win)));
  rows += row(tr("Longest loss").toHtmlEscaped(), figure(plies(Outcome::Loss)));
  if (m_totals->unfinished > 0) {
    const double average = static_cast<double>(m_totals->legalMoves) / static_cast<double>(m_totals->unfinished);
    rows += row(tr("Average number of moves").toHtmlEscaped(), figure(QLocale().toString(average, 'f', 3)));
    rows += row(tr("Most moves").toHtmlEscaped(), figure(QLocale().toString(m_totals->mostLegalMoves)));
  }
  return rows;
}

}  // namespace kotai::ui

#include "moc_totals_panel.cpp"
