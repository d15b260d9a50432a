#include "ui/docks/figures_panel.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/charts/chart_style.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

FiguresPanel::FiguresPanel(QWidget* parent) : QWidget(parent) {
  m_model = new FiguresModel(this);
  m_table = new QTableView(this);
  m_table->setModel(m_model);
  m_table->setShowGrid(false);
  m_table->setFont(smallFont(font()));
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setWordWrap(false);
  m_table->verticalHeader()->hide();
  m_table->verticalHeader()->setMinimumSectionSize(8);
  m_table->verticalHeader()->setDefaultSectionSize(QFontMetrics(smallFont(font())).height() + 6);
  m_table->horizontalHeader()->setFont(smallFont(font()));
  m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  m_summary = new QLabel(this);
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
  m_model->setRows(std::move(rows));
  refresh();
}

void FiguresPanel::refresh() {
  m_model->retranslate();
  const auto [agreeing, published] = m_model->agreeing();
  m_summary->setText(tr("%1 of %2 published figures agree with those computed here.").arg(agreeing).arg(published));
  m_summary->setVisible(published > 0);
  m_table->setAccessibleName(tr("Published and computed figures"));
}

void FiguresPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) refresh();
  QWidget::changeEvent(event);
}

}  // namespace kotai::ui
