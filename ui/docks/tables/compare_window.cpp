#include "ui/docks/tables/compare_window.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDate>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "core/data/solution_files.h"
#include "core/tables/file_stem.h"
#include "ui/charts/chart_sheet.h"
#include "ui/charts/length_chart.h"
#include "ui/docks/tables/measure_choice.h"
#include "ui/docks/tables/table_export.h"
#include "ui/files/picture_file.h"
#include "ui/jobs/background.h"
#include "ui/jobs/job_manager.h"
#include "ui/strings/strings.h"
#include "ui/widgets/flow_layout.h"

namespace kotai::ui {

namespace {

constexpr QSize comparedSize(880, 420);

/// All that both charts are told.
template <typename Chart>
Chart* configured(Chart* chart, Measure measure, Scale scale) {
  chart->setMeasure(measure);
  chart->setScale(scale);
  return chart;
}

}  // namespace

CompareWindow::CompareWindow(JobManager* jobs, const Variant& first, QWidget* parent)
    : QDialog(parent),
      m_jobs(jobs),
      m_variants{new QComboBox(this), new QComboBox(this)},
      m_beside(new QLabel(this)),
      m_what(new QComboBox(this)),
      m_measure(new QComboBox(this)),
      m_scale(new QComboBox(this)),
      m_save(new QPushButton(this)),
      m_charts(new QStackedWidget(this)),
      m_lengths(new LengthChart),
      m_outcomes(new StackChart),
      m_status(new QLabel(this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  for (QComboBox* box : {m_measure, m_scale}) box->addItems({QString(), QString()});
  m_what->setSizeAdjustPolicy(QComboBox::AdjustToContents);  // it is filled when both have been read
  m_measure->setCurrentIndex(1);                             // variants are of different sizes
  m_save->setAutoDefault(false);
  m_status->setWordWrap(true);
  m_status->setProperty("muted", true);
  layOut();
  findVariants(first);
  retranslate();
  for (QComboBox* box : m_variants) connect(box, &QComboBox::currentIndexChanged, this, &CompareWindow::read);
  for (QComboBox* box : {m_what, m_measure, m_scale})
    connect(box, &QComboBox::currentIndexChanged, this, &CompareWindow::showNumbers);
  connect(m_lengths, &LengthChart::barPointed, m_status, &QLabel::setText);
  connect(m_outcomes, &StackChart::barPointed, m_status, &QLabel::setText);
  connect(m_save, &QPushButton::clicked, this, &CompareWindow::askAndSave);
  read();
}

void CompareWindow::layOut() {
  auto* row = new FlowLayout(Qt::AlignLeft, 6);
  for (QWidget* each : {static_cast<QWidget*>(m_variants[0]), static_cast<QWidget*>(m_beside),
                        static_cast<QWidget*>(m_variants[1]), static_cast<QWidget*>(m_what), static_cast<QWidget*>(m_measure),
                        static_cast<QWidget*>(m_scale), static_cast<QWidget*>(m_save)})
    row->addWidget(each);
  m_charts->addWidget(m_outcomes);
  m_charts->addWidget(m_lengths);
  auto* column = new QVBoxLayout(this);
  column->addLayout(row);
  column->addWidget(m_charts, 1);
  column->addWidget(m_status);
}

void CompareWindow::findVariants(const Variant& first) {
  for (VariantPtr& variant : variantsInFolder(m_jobs->dataDirectory()))
    if (Solution::exists(m_jobs->dataDirectory(), *variant)) m_solved.push_back(std::move(variant));
  for (QComboBox* box : m_variants)
    for (std::size_t number = 0; number < m_solved.size(); ++number) box->addItem(QString());
  const auto place = [this](const auto& test) {
    return static_cast<int>(std::ranges::find_if(m_solved, test) - m_solved.begin());
  };
  const int one = place([&](const VariantPtr& each) { return each->id() == first.id(); });
  const int other = place([&](const VariantPtr& each) { return each->id() != first.id() && &each->game() == &first.game(); });
  m_variants[0]->setCurrentIndex(one < static_cast<int>(m_solved.size()) ? one : 0);
  m_variants[1]->setCurrentIndex(other < static_cast<int>(m_solved.size()) ? other : static_cast<int>(m_solved.size()) - 1);
}

void CompareWindow::read() {
  const quint64 token = ++m_token;
  m_compared.clear();
  std::vector<SolutionPtr> solutions;
  for (const QComboBox* box : m_variants) {
    if (box->currentIndex() < 0) return;
    const VariantPtr& variant = m_solved[static_cast<std::size_t>(box->currentIndex())];
    SolutionPtr solution = m_jobs->solution(variant);
    if (!solution) return m_status->setText(m_jobs->openFailure(variant->id()));
    solutions.push_back(std::move(solution));
  }
  runInBackground(
      this,
      [solutions] {
        std::vector<TablesRead> all;
        for (const SolutionPtr& each : solutions) all.push_back(readTables(each));
        return all;
      },
      [this, token](const std::vector<TablesRead>& all) {
        if (token == m_token) take(all);
      });
}

void CompareWindow::take(const std::vector<TablesRead>& read) {
  ComparedVariants compared;
  for (const TablesRead& each : read) {
    if (each.error) return m_status->setText(errorText(*each.error));
    compared.push_back(each.tables);
  }
  m_compared = std::move(compared);
  m_status->clear();
  fillNumbers();
  showNumbers();
}

/// The choice stays where both variants have it.
void CompareWindow::fillNumbers() {
  const QSignalBlocker blocker(m_what);
  const ComparedNumbers before = numbers();
  m_choices = comparableNumbers(m_compared);
  m_what->clear();
  for (const ComparedNumbers& each : m_choices) m_what->addItem(comparedName(m_compared, each));
  const auto same = std::ranges::find(m_choices, before);
  m_what->setCurrentIndex(same == m_choices.end() ? 0 : static_cast<int>(same - m_choices.begin()));
}

ComparedNumbers CompareWindow::numbers() const {
  const auto place = static_cast<std::size_t>(std::max(0, m_what->currentIndex()));
  return place < m_choices.size() ? m_choices[place] : ComparedNumbers{};
}

Measure CompareWindow::measure() const { return chosenMeasure(*m_measure); }

Scale CompareWindow::scale() const { return chosenScale(*m_scale); }

void CompareWindow::showNumbers() {
  m_save->setEnabled(isRead());
  if (!isRead()) return;
  const bool byOutcome = numbers().by == ComparedNumbers::By::Outcome;
  m_charts->setCurrentWidget(byOutcome ? static_cast<QWidget*>(m_outcomes) : m_lengths);
  configured(m_outcomes, measure(), scale())->setData(comparedOutcomes(m_compared));
  m_lengths->setTexts(comparedName(m_compared, numbers()), tr("n", "plies, or length of a mate"));
  configured(m_lengths, measure(), scale())
      ->setSeries(byOutcome ? std::vector<LengthSeries>() : comparedLengths(m_compared, numbers()));
}

QString CompareWindow::title() const {
  return tr("%1: %2 and %3", "what is compared, two variants")
      .arg(comparedName(m_compared, numbers()), m_variants[0]->currentText(), m_variants[1]->currentText());
}

QByteArray CompareWindow::bytes(const QString& suffix) const {
  if (suffix.compare(QLatin1String("csv"), Qt::CaseInsensitive) == 0) return tableCsv(comparedRows(m_compared, numbers()));
  const QString footer =
      QStringLiteral("Kotai %1 · %2")
          .arg(QCoreApplication::applicationVersion(), QLocale().toString(QDate::currentDate(), QLocale::ShortFormat));
  ChartSheet sheet({title(), m_measure->currentText(), footer}, true);
  if (numbers().by == ComparedNumbers::By::Outcome) {
    auto* chart = configured(new StackChart(&sheet), measure(), scale());
    chart->setData(comparedOutcomes(m_compared));
    sheet.addChart(chart, comparedSize);
  } else {
    auto* chart = configured(new LengthChart(&sheet), measure(), scale());
    chart->setTexts(comparedName(m_compared, numbers()), tr("n", "plies, or length of a mate"));
    chart->setSeries(comparedLengths(m_compared, numbers()));
    sheet.addChart(chart, comparedSize);
  }
  sheet.finish();
  return pictureBytes({title(),
                       {},
                       [&sheet](QPainter& painter, const QRectF&) { sheet.paint(painter); },
                       sheet.size(),
                       {},
                       Picture::Measure::Screen},
                      suffix);
}

void CompareWindow::askAndSave() {
  const QString stem = QString::fromStdString(fileStem(m_solved[static_cast<std::size_t>(m_variants[0]->currentIndex())]->id()));
  const QString file = QFileDialog::getSaveFileName(this, tr("Save the comparison"), QStringLiteral("%1-compared.svg").arg(stem),
                                                    QStringLiteral("*.svg *.pdf *.png *.csv"));
  if (!file.isEmpty()) saveAs(file);
}

void CompareWindow::saveAs(const QString& file) {
  if (!isRead()) return;
  const auto failure = writeWhole(file, bytes(QFileInfo(file).suffix()));
  m_status->setText(failure ? fileFailureText(*failure) : tr("Saved as %1.").arg(QDir::toNativeSeparators(file)));
}

void CompareWindow::retranslate() {
  setWindowTitle(tr("Two variants side by side"));
  for (std::size_t box = 0; box < m_variants.size(); ++box) {
    m_variants[box]->setAccessibleName(box == 0 ? tr("One variant") : tr("The other variant"));
    for (std::size_t number = 0; number < m_solved.size(); ++number)
      m_variants[box]->setItemText(static_cast<int>(number), variantName(*m_solved[number]));
  }
  m_beside->setText(tr("beside", "one variant beside another"));
  m_what->setAccessibleName(tr("What is compared"));
  nameMeasures(*m_measure);
  nameScales(*m_scale);
  m_save->setText(tr("&Save …"));
  if (isRead()) fillNumbers();
  showNumbers();
  if (m_solved.size() < 2) m_status->setText(tr("Only one variant is solved. Solve another one to compare them."));
}

void CompareWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QDialog::changeEvent(event);
}

}  // namespace kotai::ui
