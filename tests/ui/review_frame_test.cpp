// Tests for the card of a review without the rest of the window.
#include <QApplication>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include "core/game/registry.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/widest.h"
#include "ui/opponent/opponent.h"
#include "ui/play/review.h"
#include "ui/play/review_card.h"
#include "ui/settings/languages.h"
#include "ui/shell/application.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

/// Reviews the first two moves of a game as mistakes.
struct TwoMistakes : Review {
  TwoMistakes(GameDocument* document, Opponent* opponent, Settings* settings) : Review(document, opponent, settings, nullptr) {}
  Words words() const override { return {}; }
  void showRefutation() override {}
  void showBest() override {}
  std::vector<Mistake> mistakesOf(int, std::optional<Side>) override { return {{1, Side::First}, {2, Side::Second}}; }
  void forgetTry() override {}
  void findKinds() override {}
};

}  // namespace

class ReviewFrameTest : public QObject {
  Q_OBJECT

 private slots:
  /// At the last mistake, the focus stays in the card instead of moving to the next widget of the window.
  void theKeysStayInTheReview() {
    GameDocument document;
    document.newGame(parseVariant("dodgem:3x3").value(), nullptr);
    for (int ply = 0; ply < 2; ++ply) document.play(document.legalMoves().front());
    QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    Opponent opponent(&document, &settings);
    TwoMistakes review(&document, &opponent, &settings);
    QVERIFY(review.start(document.currentNode(), std::nullopt));
    ReviewCard card(&review);
    card.show();
    card.activateWindow();
    QTRY_VERIFY(card.isActiveWindow());
    card.nextButton()->setFocus();
    QTest::keyClick(card.nextButton(), Qt::Key_Space);
    QVERIFY(!card.nextButton()->isEnabled());
    QVERIFY(QApplication::focusWidget());
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("previousButton"));
  }

  /// The card fits into the panel beside the board of a usual window.
  void theCardIsNotTooWide_data() {
    QTest::addColumn<QString>("code");
    for (const Language& language : languages()) QTest::newRow(qPrintable(language.code)) << language.code;
  }
  void theCardIsNotTooWide() {
    QFETCH(QString, code);
    constexpr int narrowestSlot = 200;
    LanguageSwitch language;
    language.setLanguage(code);
    GameDocument document;
    document.newGame(parseVariant("dodgem:3x3").value(), nullptr);
    for (int ply = 0; ply < 2; ++ply) document.play(document.legalMoves().front());
    QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    Opponent opponent(&document, &settings);
    TwoMistakes review(&document, &opponent, &settings);
    QVERIFY(review.start(document.currentNode(), Side::First));
    ReviewCard card(&review);
    card.show();
    QTRY_VERIFY2(card.minimumSizeHint().width() <= narrowestSlot, qPrintable(test::widestIn(card)));
    language.setLanguage(QStringLiteral("en"));
  }
};

KOTAI_WINDOW_TEST(ReviewFrameTest)
#include "review_frame_test.moc"
