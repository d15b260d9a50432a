// Tests that fonts show every character as typed. No letters are joined or replaced, and no two letters look
// alike.
#include "ui/theme/fonts.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QGlyphRun>
#include <QImage>
#include <QPainter>
#include <QRawFont>
#include <QTest>
#include <QTextLayout>
#include <QToolTip>

#include "core/simultaneous/registry.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/solved_variants.h"
#include "ui/settings/languages.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workspace.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

/// Returns whether the glyphs of the text are the glyphs of its single characters.
bool isPlain(const QString& text, const QFont& font) {
  QTextLayout layout(text, font);
  layout.beginLayout();
  layout.createLine();
  layout.endLayout();
  QList<quint32> shown;
  QList<quint32> plain;
  for (const QGlyphRun& run : layout.glyphRuns()) {
    shown << run.glyphIndexes();
    plain = run.rawFont().glyphIndexesForString(text);
  }
  return shown == plain;
}

QImage drawn(QChar letter, const QFont& font) {
  QImage image(40, 40, QImage::Format_Grayscale8);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setFont(font);
  painter.drawText(image.rect(), Qt::AlignCenter, letter);
  return image;
}

}  // namespace

class FontsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void textsArePlain_data() {
    QTest::addColumn<QString>("text");
    for (const char* text : {"5x5 c1 c5 1 1 - 1", "dodgem-4x4-steps.csv", "EC1/GC1/E1l/LG1", "syncdom:10x10", "a1->b2", "fi fl"})
      QTest::newRow(text) << QString::fromLatin1(text);
  }
  void textsArePlain() {
    QFETCH(const QString, text);
    QVERIFY(isPlain(text, QApplication::font()));
    QVERIFY(isPlain(text, codeFont(QApplication::font())));
    QFont bold = QApplication::font();
    bold.setBold(true);
    QVERIFY(isPlain(text, bold));
  }

  /// Style sheets and custom sizes change fonts, but must not enable ligatures.
  void everyWidgetShowsPlainTexts() {
    for (const Language& language : languages()) {
      const QTemporaryDir folder;
      Settings settings(folder.filePath(QStringLiteral("settings.ini")));
      Workspace workspace(folder.path().toStdString(), &settings);
      LanguageSwitch translations;
      translations.setLanguage(language.code);
      MainWindow window(&workspace, &translations);
      window.show();
      workspace.openVariant("quoridor:5x5,fences=1");
      workspace.openVariant("syncdom:4x4");
      QVERIFY(QTest::qWaitForWindowExposed(&window));
      for (const QWidget* widget : QApplication::allWidgets())
        QVERIFY2(isPlain(QStringLiteral("5x5"), widget->font()), widget->metaObject()->className());
      QVERIFY(isPlain(QStringLiteral("5x5"), QToolTip::font()));
    }
  }

  void lettersAndDigitsDiffer() {
    QFont font = codeFont(QApplication::font());
    const QFontMetricsF metrics(font);  // a font may not report that its width is fixed, for example Noto Sans Mono
    QCOMPARE(metrics.horizontalAdvance(QLatin1Char('i')), metrics.horizontalAdvance(QLatin1Char('W')));
    const QString alike = QStringLiteral("l1I|O0");
    for (const QChar one : alike)
      for (const QChar other : alike)
        if (one != other) QVERIFY2(drawn(one, font) != drawn(other, font), qPrintable(QString(QString(one) + other)));
  }
};

KOTAI_WINDOW_TEST(FontsTest)
#include "fonts_test.moc"
