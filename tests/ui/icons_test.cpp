// Tests that an icon does not depend on earlier drawings of icons.
#include "ui/theme/icons.h"

#include <QIcon>
#include <QTest>

#include "tests/runner/window_test_class.h"
#include "ui/shell/application.h"

using namespace kotai::ui;

class IconsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { setUpApplication(); }

  /// While a window is laid out, a button may have no height. A close icon that was once drawn without height
  /// must be drawn as a cross the next time, not as a line.
  void oneOfNoHeightLeavesTheOthersWhole() {
    const QIcon icon = themedIcon(QStringLiteral("close"));
    QCOMPARE(icon.pixmap(QSize(13, 1), 1.0).height(), 1);
    const QImage whole = icon.pixmap(QSize(13, 13), 1.0).toImage();
    QCOMPARE(whole.size(), QSize(13, 13));
    int rows = 0;  // number of rows of the picture that are not empty
    for (int y = 0; y < whole.height(); ++y)
      for (int x = 0; x < whole.width(); ++x)
        if (qAlpha(whole.pixel(x, y)) > 0) {
          ++rows;
          break;
        }
    QVERIFY(rows > 4);
  }
};

KOTAI_WINDOW_TEST(IconsTest)
#include "icons_test.moc"
