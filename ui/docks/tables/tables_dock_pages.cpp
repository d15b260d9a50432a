// Widgets of TablesDock: combo boxes, pages, totals and menu.
#include <QActionGroup>
#include <QBoxLayout>
#include <QComboBox>
#include <QMenu>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTableView>

#include "ui/docks/tables/counts_model.h"
#include "ui/docks/tables/figures_panel.h"
#include "ui/docks/tables/lengths_model.h"
#include "ui/docks/tables/table_charts.h"
#include "ui/docks/tables/tables_dock.h"
#include "ui/docks/tables/totals_panel.h"
#include "ui/widgets/number_table.h"
#include "ui/widgets/screen_size.h"
#include "ui/widgets/shown_stack.h"

namespace kotai::ui {

namespace {

constexpr int lowestCharts = 160;
constexpr int lowestChartAlone = 220;  ///< height of a chart without neighbours

/// Scrolls its contents, or shows all of them if they are scrolled together with their neighbours.
class PartScroll : public QScrollArea {
 public:
  void setWhole(bool whole) {
    m_whole = whole;
    updateGeometry();
  }

 protected:
  bool isWhole() const { return m_whole; }
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
    return QScrollArea::eventFilter(watched, event);
  }

 private:
  bool m_whole = false;
};

class ChartsScroll : public PartScroll {
 public:
  QSize minimumSizeHint() const override {
    return {QScrollArea::minimumSizeHint().width(), isWhole() ? widget()->minimumSizeHint().height() : lowestCharts};
  }
};

/// As large as its contents, but a low window may cut off the bottom.
class TotalsScroll : public PartScroll {
 public:
  QSize sizeHint() const override { return widget() ? widget()->sizeHint() + QSize(scrollBarPx, 0) : QScrollArea::sizeHint(); }
  QSize minimumSizeHint() const override { return {sizeHint().width(), isWhole() ? sizeHint().height() : lowestPx}; }

 private:
  static constexpr int lowestPx = 44;
  static constexpr int scrollBarPx = 10;
};

}  // namespace

void TablesDock::createControls() {
  m_key = makeChoice();
  m_counting = makeChoice();
  m_counting->addItems({QString(), QString()});
}

void TablesDock::createPages() {
  m_charts = new TableCharts;
  m_chartsScroll = new ChartsScroll;
  m_chartsScroll->setWidgetResizable(true);
  m_chartsScroll->setFrameShape(QFrame::NoFrame);
  m_chartsScroll->setWidget(m_charts);
  m_chartsScroll->setFocusPolicy(Qt::NoFocus);
  m_chartsScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_distances = new BarChart;
  m_distances->setObjectName(QStringLiteral("distances"));
  createNumbers();
  m_mates = new BarChart;
  m_mateNumbers = new LengthsModel(this);
  m_published = new FiguresPanel;
  m_pages = new ShownStack;
  for (QWidget* page : {static_cast<QWidget*>(m_chartsScroll), static_cast<QWidget*>(m_distances), static_cast<QWidget*>(m_mates),
                        static_cast<QWidget*>(m_published), static_cast<QWidget*>(m_table)})
    m_pages->addWidget(page);
  createTotals();
}

void TablesDock::createNumbers() {
  m_numbers = new CountsModel(this);
  m_table = new QTableView;
  m_table->setModel(m_numbers);
  setUpNumberTable(*m_table);
}

void TablesDock::createTotals() {
  m_totals = new TotalsPanel;
  m_totalsScroll = new TotalsScroll;
  m_totalsScroll->setWidgetResizable(true);
  m_totalsScroll->setFrameShape(QFrame::NoFrame);
  m_totalsScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_totalsScroll->setFocusPolicy(Qt::NoFocus);
  m_totalsScroll->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred);
  m_totalsScroll->setWidget(m_totals);
  m_figures = new QBoxLayout(QBoxLayout::LeftToRight);
  m_figures->setSpacing(16);
  m_figures->addWidget(m_pages, 1);
  m_figures->addWidget(m_totalsScroll, 0, Qt::AlignTop);
}

/// When stacked, the contents may not fit into a low window. They are then scrolled as a whole, with no scrolling inside.
void TablesDock::stack(bool narrow) {
  m_figures->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  for (QScrollArea* each : {m_chartsScroll, m_totalsScroll}) static_cast<PartScroll*>(each)->setWhole(narrow);
  for (QWidget* each : {static_cast<QWidget*>(m_distances), static_cast<QWidget*>(m_mates), static_cast<QWidget*>(m_table)})
    each->setMinimumHeight(narrow ? lowestChartAlone : lowestCharts);
}

/// Creates the choice between all charts and a single one.
void TablesDock::createPictureMenu() {
  m_pictureMenu = new QMenu(exports());
  auto* group = new QActionGroup(m_pictureMenu);
  for (const TableChart chart : {TableChart::All, TableChart::Draw, TableChart::Win, TableChart::Loss, TableChart::Sums}) {
    QAction* entry = m_pictureMenu->addAction(QString());
    entry->setCheckable(true);
    entry->setChecked(chart == m_pictured);
    group->addAction(entry);
    connect(entry, &QAction::triggered, this, [this, chart] { setPictured(chart); });
  }
  exports()->addPictureMenu(m_pictureMenu);
}

}  // namespace kotai::ui
