// Tests for pictures of charts for papers. One chart or all charts are saved as PNG, SVG or PDF, or are printed.
// Pictures have a title, a scale, a key and the counting method. On request, they have a white background.
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QPrinter>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QtTest>
#include <cstdlib>

#include "tests/file_bytes.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/choose.h"
#include "tests/ui/pdf_page.h"
#include "tests/ui/solved_variants.h"
#include "tests/ui/state_of.h"
#include "ui/docks/tables/table_charts.h"
#include "ui/docks/tables/tables_dock.h"
#include "ui/help/help_dialog.h"
#include "ui/shell/application.h"
#include "ui/theme/palette.h"

using namespace kotai;
using namespace kotai::ui;

class ChartPicturesTest : public QObject {
  Q_OBJECT

  QTemporaryDir m_folder;
  std::unique_ptr<JobManager> m_jobs;
  std::unique_ptr<GameDocument> m_document;
  std::unique_ptr<test::StateOf> m_state;
  std::unique_ptr<TablesDock> m_dock;

  QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
  QImage saved(const char* name) const {
    m_dock->exports()->saveAs(path(name), TableFormat::Png);
    return QImage(path(name));
  }

 private slots:
  void initTestCase();
  void init() { Theme::instance().setChoices(ThemeChoice::Light, VisionChoice::Standard); }
  void oneChartOrAll();
  void onWhiteInTheDark();
  void drawingsAndPages();
  void printed();
  void everyTable();
  void chartsGrowWithTheirDock();
  void citation();
};

void ChartPicturesTest::initTestCase() {
  setUpApplication();
  const VariantPtr variant = test::variantOf("dodgem:4x4");
  retrograde::SolveOptions options;
  options.directory = m_folder.path().toStdString();
  QVERIFY(retrograde::solve(variant, options).finished);
  m_jobs = std::make_unique<JobManager>(options.directory);
  m_document = std::make_unique<GameDocument>();
  m_document->newGame(variant, m_jobs->solution(variant));
  m_state = std::make_unique<test::StateOf>(m_document.get(), m_jobs.get());
  m_dock = std::make_unique<TablesDock>(m_document.get(), &m_state->hub);
  m_dock->resize(900, 420);
  m_dock->show();
  QTRY_VERIFY(m_dock->isLoaded());
  test::choose(m_dock, "tableBox", QStringLiteral("steps"));
}

void ChartPicturesTest::oneChartOrAll() {
  m_dock->setPictured(TableChart::All);
  const QImage all = saved("all.png");
  QVERIFY(all.width() > 2000);
  QVERIFY(all.text(QStringLiteral("Title")).contains(QStringLiteral("4×4")));
  m_dock->setPictured(TableChart::Win);
  const QImage one = saved("one.png");
  QVERIFY(one.width() < all.width() && one.height() < all.height());
  m_dock->setPictured(TableChart::All);
}

void ChartPicturesTest::onWhiteInTheDark() {
  Theme::instance().setChoices(ThemeChoice::Dark, VisionChoice::Standard);
  QVERIFY(saved("dark.png").pixelColor(4, 4).lightness() < 100);
  const QColor before = Theme::instance().palette().surface;
  test::child<QAction>(m_dock->exports(), "paper")->setChecked(true);
  QCOMPARE(saved("white.png").pixelColor(4, 4), QColor(Qt::white));
  test::child<QAction>(m_dock->exports(), "paper")->setChecked(false);
  QCOMPARE(Theme::instance().palette().surface, before);
}

void ChartPicturesTest::drawingsAndPages() {
  test::child<QComboBox>(m_dock, "countingBox")->setCurrentIndex(1);
  m_dock->exports()->saveAs(path("t.svg"), TableFormat::Svg);
  const QByteArray svg = test::bytesOf(path("t.svg"));
  for (const char* const part : {"dodgem:4x4", "as published", "Shares of the positions", "Win", "Kotai "})
    QVERIFY2(svg.contains(part), part);
  QVERIFY(!svg.contains("<image"));  // vector graphics instead of pixels
  m_dock->exports()->saveAs(path("t.pdf"), TableFormat::Pdf);
  QVERIFY(test::bytesOf(path("t.pdf")).startsWith("%PDF"));
  QVERIFY(!test::bytesOf(path("t.pdf")).contains("/Subtype /Image"));
  QCOMPARE(m_dock->proposedName(QStringLiteral("pdf")), QStringLiteral("dodgem-4x4-steps-as-published.pdf"));
  test::child<QComboBox>(m_dock, "countingBox")->setCurrentIndex(0);
}

/// Charts and the table of published figures must be printed as vector graphics. A bitmap would appear in the
/// file as an image.
void ChartPicturesTest::printed() {
  for (const QLatin1String key : {QLatin1String("steps"), TablesDock::distanceId, TablesDock::figuresId}) {
    test::choose(m_dock, "tableBox", key);
    QPrinter printer;
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(path("printed.pdf"));
    m_dock->exports()->printOn(printer);
    const QByteArray file = test::bytesOf(path("printed.pdf"));
    QVERIFY(file.startsWith("%PDF") && file.contains("/Type /Font"));
    const auto page = test::PdfPage::read(file);
    QVERIFY2(!page.hasImage && page.pages == 1, key.data());
    const QPageLayout layout = printer.pageLayout();
    const QSizeF paper = layout.fullRect(QPageLayout::Point).size();
    QVERIFY(std::abs(page.size.width() - paper.width()) <= 1 && std::abs(page.size.height() - paper.height()) <= 1);
    const QRectF paint = layout.paintRect(QPageLayout::Point);
    QVERIFY2(page.shapes > 20 && paint.adjusted(-2, -2, 2, 2).contains(page.drawn), key.data());
    QVERIFY2(page.drawn.width() >= 0.8 * paint.width() || page.drawn.height() >= 0.8 * paint.height(), key.data());
  }
  test::choose(m_dock, "tableBox", QStringLiteral("steps"));
}

void ChartPicturesTest::everyTable() {
  for (const QLatin1String key : {QLatin1String("pieces"), TablesDock::distanceId, TablesDock::figuresId}) {
    test::choose(m_dock, "tableBox", key);
    if (m_dock->keyId() != key) continue;  // skips tables without published figures
    QVERIFY2(saved("key.png").height() > 300, key.data());
  }
  test::choose(m_dock, "tableBox", QStringLiteral("steps"));
}

void ChartPicturesTest::chartsGrowWithTheirDock() {
  test::choose(m_dock, "tableBox", QStringLiteral("pieces"));
  const auto cell = [this] { return m_dock->charts()->map(Outcome::Win)->cellRect(3, 3).width(); };
  m_dock->resize(900, 320);
  QTRY_VERIFY(cell() > 0);
  const int low = cell();
  m_dock->resize(900, 1000);
  QTRY_VERIFY2(cell() > low * 3 / 2, qPrintable(QStringLiteral("%1 %2").arg(low).arg(cell())));
  const TableCharts& charts = *m_dock->charts();
  const auto inTwoRows = [&charts] { return charts.map(Outcome::Loss)->y() > charts.map(Outcome::Draw)->y(); };
  m_dock->resize(900, 320);
  QTRY_VERIFY(!inTwoRows());
  const int inOneRow = cell();
  m_dock->resize(900, 660);  // same width, tall enough for two rows without scrolling
  QTRY_VERIFY(inTwoRows());
  QTRY_VERIFY2(cell() > inOneRow, qPrintable(QStringLiteral("%1 %2").arg(inOneRow).arg(cell())));
  QVERIFY(charts.height() <= charts.parentWidget()->height());
  test::choose(m_dock, "tableBox", QStringLiteral("steps"));
  // All maps of one table have the same size, however wide the labels of their scales are.
  m_dock->resize(900, 320);
  QTRY_VERIFY(!inTwoRows());
  const auto across = [&charts](Outcome outcome) {
    const HeatMap& map = *charts.map(outcome);
    const CellRange& cells = map.cells();
    return map.cellRect(cells.firstOpponent, cells.lastMover).right() -
           map.cellRect(cells.firstOpponent, cells.firstMover).left();
  };
  QVERIFY(across(Outcome::Win) > 0);
  for (const Outcome outcome : {Outcome::Draw, Outcome::Loss})  // columns of a grid may differ in width by a pixel
    QVERIFY(std::abs(across(outcome) - across(Outcome::Win)) <= 1);
}

void ChartPicturesTest::citation() {
  HelpDialog dialog;
  dialog.showAbout();
  for (const char* const part :
       {"SQLite 3.", "Qt 6.", "GCC", "Kotani", "Tanaka", "Iwanaga", "gobb_analyzer", "Komori", "@misc{kotai"})
    QVERIFY2(test::child<QTextBrowser>(dialog)->toPlainText().contains(QLatin1String(part)), part);
  emit dialog.findChild<QTextBrowser*>()->anchorClicked(QUrl(QStringLiteral("copy:bibtex")));
  QCOMPARE(QGuiApplication::clipboard()->text(), bibliography());
}

KOTAI_WINDOW_TEST(ChartPicturesTest)
#include "chart_pictures_test.moc"
