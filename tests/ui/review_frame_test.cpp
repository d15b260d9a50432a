// Tests for the cards after a game without the rest of the window.
#include <QApplication>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include "core/game/registry.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/widest.h"
#include "ui/opponent/opponent.h"
#include "ui/play/result_card.h"
#include "ui/play/review.h"
#include "ui/play/review_card.h"
#include "ui/settings/languages.h"
#include "ui/shell/application.h"
#include "ui/welcome/continue_row.h"

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

  /// The values and the explanation arrive while the user points at a button.
  void theButtonsOfTheResultStayInPlace() {
    ResultCard card;
    card.resize(260, 700);
    card.show();
    GameReport report;
    report.person = Side::First;
    report.winner = QStringLiteral("You lost");
    report.reason = QStringLiteral("your lion was captured");
    report.length = QStringLiteral("17 and 16 moves");
    report.canBeReviewed = true;
    report.graph.pointText = [](const ValuePoint&) { return QString(); };
    report.graph.colour = [](Side) { return QColor(Qt::black); };
    card.setContent({report, QStringLiteral("2 min"), {}});
    QTest::qWait(1);
    QVERIFY(!card.reviewButton()->isEnabled());
    const QList<QPushButton*> buttons{card.reviewButton(), card.rematchButton(), card.swapButton(), card.saveButton()};
    QList<QRect> places;
    for (const QPushButton* each : buttons) places << each->geometry();
    report.accuracy = {0.5, 1.0};
    report.values.resize(34);
    report.review = {{2, 4, 6}, true, {8}};
    card.setContent({report, QStringLiteral("2 min"), {}, 2, QStringLiteral("Turning point, move 6 (B4C3): a piece is lost.")});
    QTest::qWait(1);
    QCOMPARE(card.reviewButton()->text(), QStringLiteral("Review 3 mistakes"));
    QVERIFY(card.reviewButton()->isEnabled());
    for (int i = 0; i < buttons.size(); ++i) QCOMPARE(buttons[i]->geometry(), places[i]);
    report.review = {{}, true, {8}};
    card.setContent({report, QStringLiteral("2 min"), {}});
    QVERIFY(card.reviewButton()->text().startsWith(QStringLiteral("Review 1 slip")));
  }

  /// On the first page, the review of the last game becomes available a moment later.
  void theCardOfTheLastGameStaysAsHigh() {
    ContinueCard card;
    card.resize(400, 200);
    card.show();
    ContinuedGame game{QStringLiteral("Dodgem 4×4"), QStringLiteral("you against Level 3"), QStringLiteral("today"), true, {}};
    game.reviewText = QStringLiteral("Review");
    card.showGame(game, true);
    QTest::qWait(1);
    const int height = card.sizeHint().height();
    const QList<QRect> places{card.button()->geometry(), card.reviewButton()->geometry()};
    QVERIFY(!card.reviewButton()->isEnabled());
    game.reviewText = QStringLiteral("Review 4 mistakes");
    game.hasMistakes = true;
    card.showGame(game, true);
    QTest::qWait(1);
    QVERIFY(card.reviewButton()->isEnabled());
    QCOMPARE(card.sizeHint().height(), height);
    QCOMPARE((QList<QRect>{card.button()->geometry(), card.reviewButton()->geometry()}), places);
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
