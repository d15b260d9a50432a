// Tests of the card of a review on its own.
#include "ui/play/review_frame.h"

#include <QApplication>
#include <QPushButton>
#include <QTest>

#include "tests/runner/window_test_class.h"

using namespace kotai::ui;

namespace {

struct TwoMistakes : ReviewFrame {
  TwoMistakes() : ReviewFrame(nullptr) {
    connect(nextButton(), &QPushButton::clicked, this, [this] { present({}, 1, 2, false); });
    present({}, 0, 2, false);
  }
  void refresh() override {}
};

}  // namespace

class ReviewFrameTest : public QObject {
  Q_OBJECT

 private slots:
  /// At the last mistake, the focus would move to the next widget of the window.
  void theKeysStayInTheReview() {
    TwoMistakes card;
    card.show();
    card.activateWindow();
    QTRY_VERIFY(card.isActiveWindow());
    card.nextButton()->setFocus();
    QTest::keyClick(card.nextButton(), Qt::Key_Space);
    QVERIFY(!card.nextButton()->isEnabled());
    const auto* focused = qobject_cast<const QPushButton*>(QApplication::focusWidget());
    QVERIFY(focused);
    QCOMPARE(focused->text(), QStringLiteral("Previous"));
  }
};

KOTAI_WINDOW_TEST(ReviewFrameTest)
#include "review_frame_test.moc"
