#include "ui/docks/tables/tables_panel.h"

#include <QAbstractItemView>

#include "ui/settings/settings.h"
#include "ui/widgets/compact_combo_box.h"
#include "ui/widgets/copy_key.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screen_size.h"

namespace kotai::ui {

/// Column that can shrink to the minimum height of its contents, so that charts shrink before the dock scrolls.
class LowColumn : public QWidget {
 public:
  int heightForWidth(int width) const override { return layout()->totalMinimumHeightForWidth(width); }
};

TablesPanel::TablesPanel(StateHub* hub, const QString& objectName, QWidget* parent)
    : StateDock(hub, objectName, parent), m_measure(makeChoice()), m_scale(makeChoice()), m_view(makeChoice()) {
  m_view->setObjectName(QStringLiteral("viewBox"));
  for (QComboBox* box : {m_measure, m_scale, m_view}) box->addItems({QString(), QString()});
  m_measure->setCurrentIndex(1);  // selects shares, which show the distribution at a glance
  m_compare->setProperty("framed", true);
  m_note->setTextFormat(Qt::RichText);
  m_note->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::TextSelectableByMouse);
  m_note->setWordWrap(true);
  m_note->setProperty("muted", true);
  for (QWidget* each : std::initializer_list<QWidget*>{m_compare, m_note, m_status}) each->setFont(smallFont(font()));
  m_status->setObjectName(QStringLiteral("tablesStatus"));
  m_status->setContentsMargins(12, 0, 12, 0);
  m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  connect(m_compare, &QToolButton::clicked, this, [this] {
    if (isLoaded()) (new CompareWindow(compared(), state().variantId, this))->show();
  });
  connect(m_export, &TableExportButton::messageRaised, m_status, &ElidedLabel::setText);
}

QComboBox* TablesPanel::makeChoice() {
  auto* box = new CompactComboBox(this);
  box->setFont(smallFont(font()));
  box->setStableWidth(true);
  return box;
}

void TablesPanel::layOutTables(const std::vector<QComboBox*>& choices, QLayout* tables, QWidget* pages) {
  auto* controls = new FlowLayout(2);
  std::vector<QComboBox*> boxes = choices;
  boxes.insert(boxes.end(), {m_measure, m_scale, m_view});
  for (QComboBox* box : boxes) {
    controls->addWidget(box);
    connect(box, &QComboBox::currentIndexChanged, this, &TablesPanel::showTables);
  }
  addWidgets(controls, {m_compare, m_export});
  auto* low = new LowColumn;
  auto* column = makeLayout<QVBoxLayout>(low, {12, 4, 12, 0}, 4);
  column->addLayout(controls);
  column->addWidget(m_note);
  column->addLayout(tables, 1);
  auto* body = new QWidget;
  auto* whole = makeLayout<QVBoxLayout>(body, {0, 0, 0, 4}, 2);
  whole->addWidget(makeScrollArea(low), 1);
  whole->addWidget(m_status);  // stays visible even in a dock that is not tall
  for (QWidget* chart : pages->findChildren<QWidget*>())
    if (chart->focusPolicy() != Qt::NoFocus && !qobject_cast<QAbstractItemView*>(chart))
      copyByKey(chart, [this] { return hasTable() ? QString::fromUtf8(csv()) : QString(); });
  build(body);
}

void TablesPanel::storeChoices(const QString& prefix, const std::vector<std::pair<QComboBox*, QString>>& further,
                               const QString& measureName) {
  std::vector<std::pair<QComboBox*, QString>> all = further;
  all.insert(all.end(), {{m_measure, measureName}, {m_scale, QStringLiteral("scale")}, {m_view, QStringLiteral("view")}});
  for (const auto& [box, name] : all) storeChoice(box, hub()->settings(), prefix + name);
}

void TablesPanel::showMeasures(bool shown) {
  for (QComboBox* each : {m_measure, m_scale, m_view}) each->setVisible(shown);
}

void TablesPanel::setNote(const QString& note, const QString& toolTip) {
  m_note->setText(note);
  m_note->setToolTip(toolTip);
  m_note->setVisible(!note.isEmpty());
}

TablesPanel::View TablesPanel::view() const { return m_view->currentIndex() == 1 ? View::Numbers : View::Charts; }

Measure TablesPanel::measure() const { return chosenMeasure(*m_measure); }

Scale TablesPanel::scale() const { return chosenScale(*m_scale); }

QByteArray TablesPanel::csv() const { return tableCsv(rows()); }

QByteArray TablesPanel::json() const { return tableJson(rows()); }

void TablesPanel::retranslate() {
  setWindowTitle(tr("Tables"));
  nameMeasures(*m_measure);
  nameScales(*m_scale);
  m_view->setItemText(0, tr("charts"));
  m_view->setItemText(1, tr("numbers"));
  m_view->setAccessibleName(tr("Charts or numbers"));
  m_compare->setText(tr("compare…"));
  m_compare->setToolTip(tr("Compare two solved variants side by side in one chart"));
}

}  // namespace kotai::ui

#include "moc_tables_panel.cpp"
