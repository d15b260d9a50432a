#include "ui/docks/tables/compare_window.h"

#include <QFileInfo>
#include <QLocale>

#include "core/tables/file_stem.h"
#include "ui/charts/chart_sheet.h"
#include "ui/docks/tables/table_bars.h"
#include "ui/docks/tables/table_export.h"
#include "ui/strings/strings.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screen_size.h"

namespace kotai::ui {

QWidget* barChart(BarChartData data, const ComparedLook& look, QWidget* parent) {
  auto* chart = new BarChart(parent);
  chart->setLook(look.measure, look.scale);
  chart->setData(std::move(data));
  QObject::connect(chart, &BarChart::pointed, chart, look.pointed);
  return chart;
}

QWidget* titledChart(QWidget* chart, const QString& name, QWidget* parent) {
  auto* both = new QWidget(parent);
  auto* title = new Label(name, both);
  title->setFont(headingFont(title->font()));
  auto* column = makeLayout<QVBoxLayout>(both, {0, 0, 0, 0});
  column->addWidget(title);
  column->addWidget(chart, 1);
  return both;
}

constexpr QSize defaultSize(860, 600);  ///< initial size; the size hint is tiny, because the charts are created later

CompareWindow::CompareWindow(std::unique_ptr<ComparedVariants> variants, const std::string& first, QWidget* parent)
    : QDialog(parent), m_solved(std::move(variants)), m_variants{new QComboBox(this), new QComboBox(this)} {
  setAttribute(Qt::WA_DeleteOnClose);
  for (QComboBox* box : {m_measure, m_scale}) box->addItems({QString(), QString()});
  m_what->setSizeAdjustPolicy(QComboBox::AdjustToContents);  // the entries change when both solutions have been read
  m_measure->setCurrentIndex(1);                             // selects shares, because variants have different sizes
  m_save->setAutoDefault(false);
  layOut();
  resize(fittingSize(*this, defaultSize));
  chooseVariants(first);
  keepTranslated(this, [this] { retranslate(); });
  for (QComboBox* box : m_variants) connect(box, &QComboBox::currentIndexChanged, this, &CompareWindow::read);
  for (QComboBox* box : {m_what, m_measure, m_scale})
    connect(box, &QComboBox::currentIndexChanged, this, &CompareWindow::showNumbers);
  connect(m_save, &QPushButton::clicked, this, &CompareWindow::askAndSave);
  read();
}

void CompareWindow::layOut() {
  auto* row = new FlowLayout(6);
  addWidgets(row, {m_variants[0], m_beside, m_variants[1], m_what, m_measure, m_scale, m_save});
  auto* column = new QVBoxLayout(this);
  column->addLayout(row);
  column->addLayout(m_room, 1);
  column->addWidget(m_status);
}

/// Chooses the variants. The default second variant is the variant of the same game whose name has the longest
/// prefix in common with the first variant, because such boards differ least.
void CompareWindow::chooseVariants(const std::string& first) {
  const std::vector<std::string> ids = m_solved->ids();
  for (QComboBox* box : m_variants)
    for (std::size_t number = 0; number < ids.size(); ++number) box->addItem(QString());
  const auto gameOf = [](const std::string& id) { return id.substr(0, id.find_first_of(":,")); };
  const auto likeness = [&](const std::string& id) {
    if (id == first || gameOf(id) != gameOf(first)) return std::ptrdiff_t{-1};
    return std::ranges::mismatch(id, first).in1 - id.begin();
  };
  const int last = static_cast<int>(ids.size()) - 1;
  const int one = static_cast<int>(std::ranges::find(ids, first) - ids.begin());
  m_variants[0]->setCurrentIndex(one <= last ? one : 0);
  const auto other = std::ranges::max_element(ids, {}, likeness);
  m_variants[1]->setCurrentIndex(other != ids.end() && likeness(*other) >= 0 ? static_cast<int>(other - ids.begin()) : last);
}

void CompareWindow::read() {
  m_reading.drop();
  m_pair.reset();
  showNumbers();
  for (const QComboBox* box : m_variants)
    if (box->currentIndex() < 0) return;
  const auto number = [this](std::size_t box) { return static_cast<std::size_t>(m_variants[box]->currentIndex()); };
  const ComparedVariants::Reader reader = m_solved->reader(number(0), number(1));
  if (!reader.read) return m_status->setText(reader.failure);
  m_reading.run(this, reader.read, [this](const ComparedVariants::Read& read) { take(read); });
}

void CompareWindow::take(const ComparedVariants::Read& read) {
  if (read.error) return m_status->setText(errorText(*read.error));
  m_pair = read.pair;
  fillNumbers();
  showNumbers();
}

/// Fills the list of tables. Keeps the chosen table if both variants have this table.
void CompareWindow::fillNumbers() {
  const QSignalBlocker blocker(m_what);
  const QString before = m_what->currentText();
  m_what->clear();
  m_what->addItems(m_pair->subjects());
  m_what->setCurrentIndex(std::max(0, m_what->findText(before)));
}

ComparedLook CompareWindow::look() const { return {.measure = chosenMeasure(*m_measure), .scale = chosenScale(*m_scale)}; }

/// Shows a text. If the text is empty, shows which tables cannot be compared.
void CompareWindow::showStatus(const QString& text) { m_status->setText(text.isEmpty() && m_pair ? m_pair->note() : text); }

void CompareWindow::showNumbers() {
  m_save->setEnabled(isRead());
  for (QWidget* each : std::exchange(m_charts, {})) delete each;
  if (!isRead()) return;
  ComparedLook shown = look();
  shown.pointed = [this](const QString& text) { showStatus(text); };
  m_charts = m_pair->charts(subject(), shown, this);
  for (QWidget* each : m_charts) m_room->addWidget(each, 1);
  showStatus({});
}

QString CompareWindow::title() const {
  return tr("%1: %2 and %3", "what is compared, two variants")
      .arg(m_what->currentText(), m_variants[0]->currentText(), m_variants[1]->currentText());
}

QByteArray CompareWindow::bytes(const QString& suffix) const {
  if (suffix.compare(QLatin1String("csv"), Qt::CaseInsensitive) == 0) return tableCsv(m_pair->rows(subject()));
  const std::vector<std::string> ids = m_solved->ids();
  const auto chosen = [&](std::size_t box) { return ids[static_cast<std::size_t>(m_variants[box]->currentIndex())]; };
  ChartSheet sheet({title(), m_measure->currentText(), imprintOf(chosen(0) + ", " + chosen(1))}, true);
  const std::vector<QWidget*> charts = m_pair->charts(subject(), look(), &sheet);
  for (QWidget* each : charts) sheet.addChart(each, charts.size() == 1 ? ChartSheet::wholeRow : ChartSheet::halfRow);
  sheet.finish();
  return pictureBytes(pictureOf(sheet), suffix);
}

void CompareWindow::askAndSave() {
  const std::vector<std::string> ids = m_solved->ids();
  const auto stem = [&](std::size_t box) {
    return QString::fromStdString(fileStem(ids[static_cast<std::size_t>(m_variants[box]->currentIndex())]));
  };
  const QString file =
      askForSaveName(this, tr("Save comparison"), QStringLiteral("%1-and-%2.svg").arg(stem(0), stem(1)),
                     fileFilters({QStringLiteral("svg"), QStringLiteral("pdf"), QStringLiteral("png"), QStringLiteral("csv")}));
  if (!file.isEmpty()) saveAs(file);
}

void CompareWindow::saveAs(const QString& file) {
  if (!isRead()) return;
  auto failure = unknownEnding(file, pictureSuffixes() << QStringLiteral("csv"));
  if (!failure) failure = writeWhole(file, bytes(QFileInfo(file).suffix()));
  m_status->setText(failure ? fileFailureText(*failure) : tr("Saved as %1.").arg(fileText(file)));
}

void CompareWindow::retranslate() {
  setWindowTitle(tr("Two variants side by side"));
  const QStringList names = m_solved->names();
  for (std::size_t box = 0; box < m_variants.size(); ++box) {
    m_variants[box]->setAccessibleName(box == 0 ? tr("First variant") : tr("Second variant"));
    for (int number = 0; number < names.size(); ++number) m_variants[box]->setItemText(number, names[number]);
  }
  m_beside->setText(tr("compared with", "one variant beside another"));
  m_what->setAccessibleName(tr("What is compared"));
  nameMeasures(*m_measure);
  nameScales(*m_scale);
  m_save->setText(tr("&Save…"));
  if (isRead()) {
    const int chosen = m_what->currentIndex();
    fillNumbers();
    m_what->setCurrentIndex(chosen);
  }
  showNumbers();
  if (names.size() < 2) m_status->setText(tr("Only one variant is solved. Solve another one to compare them."));
}

}  // namespace kotai::ui

#include "moc_compare_window.cpp"
