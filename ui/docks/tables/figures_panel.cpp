#include "ui/docks/tables/figures_panel.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/charts/chart_style.h"
#include "ui/strings/figure_strings.h"
#include "ui/theme/label.h"
#include "ui/theme/palette.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/number_table.h"

namespace kotai::ui {

namespace {
constexpr int widestPx = 640;
}

FiguresPanel::FiguresPanel(QWidget* parent) : QWidget(parent) {
  whenLanguageChanges(this, [this] { refresh(); });
  m_model = new FiguresModel(this);
  m_table = new QTableView(this);
  m_table->setModel(m_model);
  setUpNumberTable(*m_table);
  m_table->horizontalHeader()->setSectionResizeMode(FiguresModel::NameColumn, QHeaderView::Stretch);
  m_table->setMaximumWidth(widestPx);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_summary = new Label(this);
  m_summary->setProperty("muted", true);
  m_summary->setFont(smallFont(font()));
  m_summary->setWordWrap(true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(m_summary);
  column->addWidget(m_table, 1);
  connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
    const FigureRow& row = m_model->rows()[static_cast<std::size_t>(index.row())];
    if (row.filter) emit filterActivated(*row.filter);
  });
  connect(&Theme::instance(), &Theme::changed, this, &FiguresPanel::refresh);
  refresh();
}

void FiguresPanel::setRows(std::vector<FigureRow> rows) {
  m_failure.clear();
  m_model->setRows(std::move(rows));
  refresh();
}

void FiguresPanel::showFailure(const QString& text) {
  m_failure = text;
  m_model->setRows({});
  refresh();
}

void FiguresPanel::refresh() {
  m_model->retranslate();
  const std::vector<FigureRow>& rows = m_model->rows();
  const bool comparing = std::any_of(rows.begin(), rows.end(), [](const FigureRow& row) { return !row.published.empty(); });
  for (const auto column : {FiguresModel::PublishedColumn, FiguresModel::CheckColumn})
    m_table->setColumnHidden(column, !comparing);
  if (!m_failure.isEmpty())
    m_summary->setText(m_failure);
  else if (m_model->rowCount() == 0)
    m_summary->setText(tr("Reading the figures…"));
  else if (!comparing)
    m_summary->setText(tr("No paper has figures for this variant. These are Kotai's own."));
  else
    m_summary->setText(summary());
  m_table->setAccessibleName(tr("Published and computed figures"));
}

QString FiguresPanel::summary() const {
  const Agreement own = m_model->agreement();
  QStringList parts{tr("%1 of %2 published figures agree with those computed here").arg(own.equal).arg(own.compared())};
  if (own.different > 0) parts << tr("%n differ", "figures", own.different);
  if (own.slips > 0) parts << tr("%n are misprints in the paper", "figures", own.slips);
  if (own.notComparable > 0) parts << tr("%n are not comparable", "figures", own.notComparable);
  if (own.notKnown > 0) parts << tr("%n are not known yet", "figures", own.notKnown);
  QString text = tr("%1.", "a sentence").arg(parts.join(tr(", ", "between parts of a sentence")));
  const Agreement boards = m_model->agreementElsewhere();
  if (boards.compared() + boards.notKnown > 0) text += QLatin1Char(' ') + boardsSentence(m_model->rows().front().gameId, boards);
  return text;
}

}  // namespace kotai::ui

#include "moc_figures_panel.cpp"
