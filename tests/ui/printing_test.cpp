// Tests for printed boards. A page of the chosen size contains the whole board as lines and letters, as large as
// possible.
#include <QFile>
#include <QHash>
#include <QPrinter>
#include <QtTest>

#include "tests/file_bytes.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/pdf_page.h"
#include "tests/ui/sessions.h"
#include "tests/ui/shown_program.h"
#include "ui/domineering/session/domineering_view.h"
#include "ui/play/page_frame.h"
#include "ui/theme/palette.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;

class PrintingTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { setUpApplication(); }

  void boards_data() {
    QTest::addColumn<QString>("variant");
    for (const QString& variant : variants()) QTest::newRow(qPrintable(variant)) << variant;
  }
  void boards() {
    QFETCH(QString, variant);
    test::ShownProgram program;
    QVERIFY(openTexts(program.workspace, variant, QString()).isEmpty());
    SessionView& view = variant.startsWith(QStringLiteral("syncdom"))
                            ? static_cast<SessionView&>(test::domineering(*program.window))
                            : test::alternating(*program.window);
    for (const QPageSize::PageSizeId id : {QPageSize::A4, QPageSize::A5, QPageSize::Letter})
      for (const QPageLayout::Orientation way : {QPageLayout::Portrait, QPageLayout::Landscape}) {
        const QPageLayout layout(QPageSize(id), way, QMarginsF(15, 15, 15, 15), QPageLayout::Millimeter);
        const QString file = program.folder.filePath(QStringLiteral("board.pdf"));
        QPrinter printer;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(file);
        QVERIFY(printer.setPageLayout(layout));
        view.printBoardOn(printer);
        QCOMPARE(view.messages()->text(), QStringLiteral("Printed."));
        checkPage(test::PdfPage::read(test::bytesOf(file)), layout);
        if (QTest::currentTestFailed()) return;
      }
  }

  /// A drawing has no background, so the light letters of a dark theme would be unreadable on paper. Each change of the
  /// theme takes half a second, so all boards are saved in one theme after another.
  void drawingsAreForPaperInEveryTheme() {
    test::ShownProgram program;
    const auto saved = [&program](const QString& variant, const char* name) {
      const QString file = program.folder.filePath(QString::fromLatin1(name));
      QFile::remove(file);
      if (openTexts(program.workspace, variant, QString()).isEmpty()) program.window->shownView()->saveBoardAs(file);
      return test::bytesOf(file);
    };
    Theme::instance().setChoices(ThemeChoice::Light, VisionChoice::Standard);
    QHash<QString, QByteArray> lightDrawings;
    QHash<QString, QByteArray> lightPictures;
    for (const QString& variant : variants()) {
      lightDrawings[variant] = saved(variant, "board.svg");
      lightPictures[variant] = saved(variant, "board.png");
      QVERIFY2(lightDrawings[variant].contains("<svg"), qPrintable(variant));
      QVERIFY2(lightPictures[variant].startsWith("\x89PNG"), qPrintable(variant));
    }
    Theme::instance().setChoices(ThemeChoice::Dark, VisionChoice::Standard);
    for (const QString& variant : variants()) {
      QVERIFY2(saved(variant, "board.svg") == lightDrawings[variant], qPrintable(variant));
      const QByteArray darkPicture = saved(variant, "board.png");
      QVERIFY2(darkPicture.startsWith("\x89PNG") && darkPicture != lightPictures[variant], qPrintable(variant));
    }
  }

 private:
  static QStringList variants() {
    return {QStringLiteral("dodgem:4x4"), QStringLiteral("animalshogi"), QStringLiteral("quoridor:5x5,fences=3"),
            QStringLiteral("gobblet"), QStringLiteral("syncdom:6x4")};
  }

  static void checkPage(const test::PdfPage& page, const QPageLayout& layout) {
    const QRectF paper = layout.fullRect(QPageLayout::Point);
    const QRectF paint = layout.paintRect(QPageLayout::Point);
    QCOMPARE(page.pages, 1);
    QVERIFY(std::abs(page.size.width() - paper.width()) <= 1 && std::abs(page.size.height() - paper.height()) <= 1);
    QVERIFY(!page.hasImage);
    QVERIFY(page.shapes >= 16);  // at least one shape for each square of the 4x4 board
    const QByteArray drawn = QByteArray::number(page.drawn.width()) + " x " + QByteArray::number(page.drawn.height());
    QVERIFY2(paint.adjusted(-2, -2, 2, 2).contains(page.drawn), drawn.constData());
    QVERIFY2(page.drawn.width() >= 0.8 * paint.width() || page.drawn.height() >= 0.8 * paint.height(), drawn.constData());
  }
};

KOTAI_WINDOW_TEST(PrintingTest)
#include "printing_test.moc"
