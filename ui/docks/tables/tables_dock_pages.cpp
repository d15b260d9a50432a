// Widgets of TablesDock: combo boxes, pages, menu, and their layout.
#include <QActionGroup>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/charts/chart_style.h"
#include "ui/charts/length_chart.h"
#include "ui/docks/tables/counts_model.h"
#include "ui/docks/tables/figures_panel.h"
#include "ui/docks/tables/lengths_model.h"
#include "ui/docks/tables/table_charts.h"
#include "ui/docks/tables/tables_dock.h"
#include "ui/docks/tables/totals_panel.h"
#include "ui/theme/label.h"
#include "ui/widgets/compact_combo_box.h"
#include "ui/widgets/copy_key.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/flow_layout.h"
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

/// Minimum height of the contents: charts shrink before they scroll.
class LowColumn : public QWidget {
 public:
  int heightForWidth(int width) const override { return layout()->totalMinimumHeightForWidth(width); }
};

}  // namespace

void TablesDock::createControls() {
  const auto choice = [this] {
    auto* box = new CompactComboBox(this);
    box->setFont(smallFont(font()));
    return box;
  };
  m_key = choice();
  m_counting = choice();
  m_measure = choice();
  m_scale = choice();
  m_view = choice();
  m_measure->addItems({QString(), QString()});
  m_scale->addItems({QString(), QString()});
  m_view->addItems({QString(), QString()});
  m_counting->addItems({QString(), QString()});
  m_measure->setCurrentIndex(1);  // shares show the shape of a table at once
  m_compare = new QToolButton(this);
  m_compare->setProperty("framed", true);
  m_compare->setFont(smallFont(font()));
  m_export = new TableExportButton(this, this);
}

void TablesDock::createPages() {
  m_charts = new TableCharts;
  m_chartsScroll = new ChartsScroll;
  m_chartsScroll->setWidgetResizable(true);
  m_chartsScroll->setFrameShape(QFrame::NoFrame);
  m_chartsScroll->setWidget(m_charts);
  m_chartsScroll->setFocusPolicy(Qt::NoFocus);
  m_chartsScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_distances = new DistanceChart;
  createNumbers();
  m_mates = new LengthChart;
  m_mateNumbers = new LengthsModel(this);
  m_published = new FiguresPanel;
  m_pages = new ShownStack;
  for (QWidget* page : {static_cast<QWidget*>(m_chartsScroll), static_cast<QWidget*>(m_distances), static_cast<QWidget*>(m_mates),
                        static_cast<QWidget*>(m_published), static_cast<QWidget*>(m_table)})
    m_pages->addWidget(page);
  createTexts();
}

void TablesDock::createNumbers() {
  m_numbers = new CountsModel(this);
  m_table = new QTableView;
  m_table->setModel(m_numbers);
  setUpNumberTable(*m_table);
}

void TablesDock::createTexts() {
  m_totals = new TotalsPanel;
  m_totalsScroll = new TotalsScroll;
  m_totalsScroll->setWidgetResizable(true);
  m_totalsScroll->setFrameShape(QFrame::NoFrame);
  m_totalsScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_totalsScroll->setFocusPolicy(Qt::NoFocus);
  m_totalsScroll->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred);
  m_totalsScroll->setWidget(m_totals);
  m_note = new Label;
  m_note->setTextFormat(Qt::RichText);
  m_note->setWordWrap(true);
  m_note->setProperty("muted", true);
  m_note->setFont(smallFont(font()));
  m_status = new ElidedLabel;
  m_status->setFont(smallFont(font()));
  m_status->setObjectName(QStringLiteral("tablesStatus"));
  m_status->setContentsMargins(12, 0, 12, 0);
  m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

QWidget* TablesDock::layOut() {
  auto* controls = new FlowLayout(2);
  for (QWidget* each : {static_cast<QWidget*>(m_key), static_cast<QWidget*>(m_counting), static_cast<QWidget*>(m_measure),
                        static_cast<QWidget*>(m_scale), static_cast<QWidget*>(m_view), static_cast<QWidget*>(m_compare),
                        static_cast<QWidget*>(m_export)})
    controls->addWidget(each);
  m_figures = new QBoxLayout(QBoxLayout::LeftToRight);
  m_figures->setSpacing(16);
  m_figures->addWidget(m_pages, 1);
  m_figures->addWidget(m_totalsScroll, 0, Qt::AlignTop);
  auto* tables = new LowColumn;
  auto* column = new QVBoxLayout(tables);
  column->setContentsMargins(12, 4, 12, 0);
  column->setSpacing(4);
  column->addLayout(controls);
  column->addWidget(m_note);
  column->addLayout(m_figures, 1);
  auto* body = new QWidget;
  auto* whole = new QVBoxLayout(body);
  whole->setContentsMargins(0, 0, 0, 4);
  whole->setSpacing(2);
  whole->addWidget(scrolledWhereLow(tables), 1);
  whole->addWidget(m_status);  // stays visible in a low dock
  return body;
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
  m_pictureMenu = new QMenu(m_export);
  auto* group = new QActionGroup(m_pictureMenu);
  for (const TableChart chart : {TableChart::All, TableChart::Draw, TableChart::Win, TableChart::Loss, TableChart::Sums}) {
    QAction* entry = m_pictureMenu->addAction(QString());
    entry->setCheckable(true);
    entry->setChecked(chart == m_pictured);
    group->addAction(entry);
    connect(entry, &QAction::triggered, this, [this, chart] { setPictured(chart); });
  }
  m_export->addPictureMenu(m_pictureMenu);
}

void TablesDock::connectExports() {
  connect(m_export, &TableExportButton::told, m_status, &ElidedLabel::setText);
  connect(m_export, &TableExportButton::warningRaised, this, &TablesDock::warningRaised);
  connect(m_export, &TableExportButton::warningOver, this, &TablesDock::warningOver);
  for (QWidget* chart : m_pages->findChildren<QWidget*>())
    if (chart->focusPolicy() != Qt::NoFocus && !qobject_cast<QAbstractItemView*>(chart))
      copyByKey(chart, [this] { return hasTable() ? QString::fromUtf8(csv()) : QString(); });
}

}  // namespace kotai::ui
