// Tests that dialogs and their buttons fit on the screen. A screen of 1440x900 pixels at a scale of 200 % has
// 720x450 points.
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include "core/simultaneous/registry.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/solved_variants.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/position_editor_dialog.h"
#include "ui/dialogs/solve_estimate.h"
#include "ui/domineering/dialogs/covered_editor_dialog.h"
#include "ui/editor/stock_panel.h"
#include "ui/settings/languages.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"

using namespace kotai;
using namespace kotai::ui;

class DialogSizesTest : public QObject {
  Q_OBJECT

  static constexpr QSize screen{720 - 8, 450 - 40};  ///< available size, without the panel and the window's frame

  /// Resizes the dialog to fit the screen. Returns false if the dialog cannot become small enough, or if a button
  /// is cut off.
  static bool fits(QDialog& dialog) {
    dialog.show();
    dialog.resize(screen);
    QTest::qWait(1);
    const auto* box = dialog.findChild<QDialogButtonBox*>();
    for (const QPushButton* button : box->findChildren<QPushButton*>())
      if (!dialog.rect().contains(QRect(button->mapTo(&dialog, QPoint()), button->size()))) return false;
    return dialog.width() <= screen.width() && dialog.height() <= screen.height();
  }

 private slots:
  void initTestCase() { setUpApplication(); }

  void positionEditors_data() {
    QTest::addColumn<QString>("language");
    for (const char* each : {"en", "ja", "de"}) QTest::newRow(each) << QString::fromLatin1(each);
  }

  void positionEditors() {
    QFETCH(QString, language);
    LanguageSwitch languages;
    languages.setLanguage(language);
    for (const char* id : {"animalshogi", "dodgem:8x8", "gobblet", "quoridor:5x5,fences=3"}) {
      const VariantPtr variant = test::variantOf(id);
      PositionEditorDialog dialog(variant, variant->start(), nullptr, false);
      QVERIFY2(fits(dialog), id);
    }
    const auto board = parseSimultaneousVariant("syncdom:6x6").value();
    CoveredEditorDialog covered(board, board->start(), nullptr, false);
    QVERIFY(fits(covered));
  }

  void theHelpForTextsIsWhole_data() { positionEditors_data(); }

  void theHelpForTextsIsWhole() {
    QFETCH(QString, language);
    LanguageSwitch languages;
    languages.setLanguage(language);
    for (const char* id : {"animalshogi", "dodgem:8x8", "gobblet", "quoridor:5x5,fences=3"}) {
      const VariantPtr variant = test::variantOf(id);
      PositionTextDialog dialog(variant, variant->start());
      dialog.show();
      QTest::qWait(1);
      for (const QLabel* label : dialog.findChildren<QLabel*>())
        if (label->wordWrap()) QVERIFY2(label->height() >= label->heightForWidth(label->width()), id);
    }
  }

  /// Scrolling reaches the parts of a dialog that do not fit.
  void everyPieceIsReached() {
    const VariantPtr variant = test::variantOf("animalshogi");
    PositionEditorDialog dialog(variant, variant->start(), nullptr, false);
    QVERIFY(fits(dialog));
    const auto stock = dialog.findChildren<StockButton*>();
    auto* area = dialog.findChild<QScrollArea*>();
    QVERIFY(area && area->verticalScrollBar()->maximum() > 0);
    QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
    area->ensureWidgetVisible(stock.back());
    QVERIFY(!stock.back()->visibleRegion().isEmpty());
  }

  /// The edit field of a spin box has a margin of two pixels on each side, and the cursor needs another.
  void theMemoryLimitIsNotCut_data() {
    QTest::addColumn<QString>("language");
    for (const char* const language : {"en", "de", "ja"}) QTest::newRow(language) << QString::fromLatin1(language);
  }
  void theMemoryLimitIsNotCut() {
    QFETCH(QString, language);
    LanguageSwitch languages;
    languages.setLanguage(language);
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    SolveLimitsRow row(&settings);
    row.show();
    const auto* memory = test::child<QSpinBox>(row, "memory");
    const auto* edit = test::child<QLineEdit>(memory);
    const int needed = edit->fontMetrics().horizontalAdvance(memory->specialValueText()) + 5;
    QVERIFY2(edit->width() >= needed, qPrintable(QStringLiteral("%1 < %2").arg(edit->width()).arg(needed)));
  }

  void choosingAClockCutsNoText() {
    LanguageSwitch languages;
    languages.setLanguage(QStringLiteral("en"));
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    NewGameDialog dialog(&settings, test::variantOf("dodgem:4x4"), folder.path().toStdString(), nullptr);
    dialog.show();
    QTRY_VERIFY(dialog.estimate()->isUnsolved());
    dialog.findChild<ClockChoice*>()->minutesBox()->setCurrentIndex(2);
    const auto* area = dialog.findChild<QScrollArea*>();
    QTRY_COMPARE(area->horizontalScrollBar()->maximum(), 0);
    QTRY_COMPARE(area->verticalScrollBar()->maximum(), 0);
  }

  void aClockMakesNothingWider_data() { positionEditors_data(); }

  void aClockMakesNothingWider() {
    QFETCH(QString, language);
    LanguageSwitch languages;
    languages.setLanguage(language);
    const QTemporaryDir folder;
    const Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    ClockChoice clock(settings);
    clock.show();
    const int alone = clock.sizeHint().width(), leastAlone = clock.minimumSizeHint().width();
    clock.minutesBox()->setCurrentIndex(2);
    QVERIFY(!test::child<QComboBox>(clock, "incrementBox")->isHidden());
    QCOMPARE(clock.sizeHint().width(), alone);
    QCOMPARE(clock.minimumSizeHint().width(), leastAlone);
  }

  void newGame_data() { positionEditors_data(); }

  void newGame() {
    QFETCH(QString, language);
    LanguageSwitch languages;
    languages.setLanguage(language);
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    for (const char* id : {"animalshogi", "dodgem:8x8", "gobblet", "quoridor:5x5,fences=3", "syncdom:6x6"}) {
      NewGameDialog dialog(&settings, parseVariant(id).value_or(nullptr), folder.path().toStdString());
      dialog.choose(id);
      QVERIFY2(fits(dialog), id);
    }
  }

  /// A large screen shows the dialog without scrolling.
  void newGameIsWholeWhereThereIsRoom() {
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    NewGameDialog dialog(&settings, test::variantOf("quoridor:5x5,fences=3"), folder.path().toStdString());
    dialog.show();
    QTRY_VERIFY(dialog.estimate()->isUnsolved());  // waits for the estimate, whose text is longer than the text before
    const auto* area = dialog.findChild<QScrollArea*>();
    QVERIFY(area);
    QTRY_COMPARE(area->verticalScrollBar()->maximum(), 0);
    QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
  }
};

KOTAI_WINDOW_TEST(DialogSizesTest)
#include "dialog_sizes_test.moc"
