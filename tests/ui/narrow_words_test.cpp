// Tests that text is readable in full in small spaces, in the language with the longest words.
#include <QHeaderView>
#include <QPushButton>
#include <QScrollBar>
#include <QStandardPaths>
#include <QTableView>
#include <QTableWidget>
#include <QTest>

#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/settle.h"
#include "tests/ui/shown_program.h"
#include "ui/docks/moves/moves_delegate.h"
#include "ui/docks/tables/table_export.h"
#include "ui/docks/tables/tables_dock.h"
#include "ui/library/library_page.h"
#include "ui/play/page_frame.h"
#include "ui/play/play_panel.h"
#include "ui/shell/welcome_page.h"
#include "ui/strings/strings.h"
#include "ui/theme/label.h"
#include "ui/theme/palette.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/variation_text.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

constexpr QSize smallScreen(720, 450);
constexpr QSize smallestScreen(512, 350);

/// Returns whether a label has room for this part of its text in the usual font size. A title in a larger font
/// may shrink to the usual size.
bool shows(const ElidedLabel& label, const QString& part) {
  return label.text().contains(part) && label.parentWidget()->fontMetrics().horizontalAdvance(part) <= label.width();
}

}  // namespace

class NarrowWordsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void theSideToMoveIsShownAboveTheBoard() {
    for (const QSize screen : {smallScreen, smallestScreen}) {
      test::ShownProgram program(screen);
      program.settings.language.set(QStringLiteral("de"));
      program.settings.setOpponentSides(OpponentSides::None);
      program.workspace.openVariant("quoridor:5x5,fences=3");
      auto& document = *test::alternating(program.workspace).document();
      document.play(document.legalMoves().front());  // at the start of the game, the header shows the known result
      for (const bool play : {true, false}) {
        if (!play && screen == smallestScreen) continue;  // the docks take the remaining space
        program.window->setPlayLayout(play);
        program.window->resize(screen);
        test::settle();
        const auto labels = program.window->shownView()->page()->findChildren<ElidedLabel*>();
        QVERIFY(labels.size() >= 2);  // further labels belong to the work bar
        QVERIFY2(shows(*labels[0], QStringLiteral("Quoridor 5×5, je 3 Zäune")), qPrintable(labels[0]->text()));
        QVERIFY2(shows(*labels[1], QStringLiteral("Orange ▼ am Zug")), qPrintable(labels[1]->text()));
      }
    }
  }

  void theMovesOfALineStandBesideEachOther() {
    test::ShownProgram program(smallestScreen);
    program.settings.language.set(QStringLiteral("de"));
    program.workspace.openVariant("quoridor:5x5,fences=3");
    program.window->setPlayLayout(true);
    auto& document = *test::alternating(program.workspace).document();
    for (int i = 0; i < 2; ++i) document.play(document.legalMoves().front());
    const VariationText* moves = program.window->shownView()->playPanel()->moves();
    QTRY_VERIFY(moves->moveRect(2).isValid());
    QTRY_COMPARE(moves->moveRect(1).top(), moves->moveRect(2).top());
    const int close = moves->moveRect(2).left();
    program.window->resize(1300, 800);  // a wider window has room for a larger distance between the columns
    QTRY_VERIFY(moves->moveRect(2).left() > close);
    QCOMPARE(moves->moveRect(1).top(), moves->moveRect(2).top());
  }

  /// At the usual size of the window, the tables need no scrolling. The message about a saved file is below the tables.
  void tablesReportTheSavedFile() {
    test::ShownProgram program(QSize(1440, 1050));
    program.workspace.openVariant("dodgem:3x3");
    program.window->setPlayLayout(false);
    TablesDock& dock = *test::child<TablesDock>(*program.window);
    dock.raise();
    QTRY_VERIFY_WITH_TIMEOUT(dock.isLoaded() && dock.isVisible(), 60000);
    test::settle();
    const auto* status = dock.findChild<ElidedLabel*>(QStringLiteral("tablesStatus"));
    dock.exports()->saveAs(program.folder.filePath(QStringLiteral("table.csv")), TableFormat::Csv);
    QVERIFY(status->text().contains(QStringLiteral("table.csv")));
    QCOMPARE(status->visibleRegion().boundingRect().height(), status->height());
    for (const QScrollBar* bar : dock.findChildren<QScrollBar*>())
      QVERIFY2(!bar->isVisible() || bar->maximum() == 0, qPrintable(QString::number(bar->maximum())));
    program.window->resizeDocks({&dock}, {90}, Qt::Vertical);  // makes the dock low; the message must stay visible
    test::settle();
    QCOMPARE(status->visibleRegion().boundingRect().height(), status->height());
  }

  /// Long names are shortened, so the list does not scroll sideways.
  void theListOfGamesFits() {
    test::ShownProgram program({1280, 720});
    Theme::instance().setChoices(ThemeChoice::Light, VisionChoice::Standard);  // uses the paddings of the style sheet
    program.settings.language.set(QStringLiteral("de"));
    const SavedResult game =
        kotai::readSavedGames(
            "[Variant \"syncdom:5x5\"]\n[First \"montecarlo:playouts=200\"]\n[Second \"Somebody with a long "
            "name\"]\n[Date \"2026-11-22 18:30\"]\n[Result \"1-0\"]\n[Reason \"agreement\"]\n1. V:a1&H:b3 1-0")
            .front();
    QVERIFY(game && program.workspace.library()->add({{*game, GameSource::Played, Side::Second, {}}}));
    program.window->showLibrary();
    const QTableView* table = test::child<LibraryPage>(program.window)->table();
    QTRY_COMPARE(table->model()->rowCount(), 1);
    QTRY_COMPARE(table->horizontalScrollBar()->maximum(), 0);
    QVERIFY(table->columnWidth(LibraryModel::SecondColumn) > table->fontMetrics().averageCharWidth() * 7);
  }

  /// Pills have padding around the words of a value, even around long words.
  void valuesHaveRoomInTheirPills() {
    LanguageSwitch language;
    for (const char* code : {"en", "de", "ja"}) {
      language.setLanguage(QString::fromLatin1(code));
      const QFont font = QApplication::font();
      for (const Value value : {Value{Outcome::Loss, 9}, Value{Outcome::Loss, 39}, Value{Outcome::Win, 139}}) {
        const int text = QFontMetrics(pillFont(font)).horizontalAdvance(valueText(value));
        QVERIFY2(pillColumnWidth(font, value.distancePlies) >= text + QFontMetrics(font).height(), code);
      }
    }
  }

  /// Long headings are elided at the end, not in the middle.
  void headingsEndInDots() {
    Theme::instance().setChoices(ThemeChoice::Light, VisionChoice::Standard);
    const auto picture = [](const QString& heading) {
      QTableWidget table(1, 1);
      table.setHorizontalHeaderLabels({heading});
      table.setColumnWidth(0, 90);
      return table.horizontalHeader()->grab().toImage();
    };
    QCOMPARE(picture(QStringLiteral("Your accuracy with moves")), picture(QStringLiteral("Your accuracy in games of 2026")));
    QVERIFY(picture(QStringLiteral("Your a")) != picture(QStringLiteral("Your b")));
  }

  void theButtonsOfAGamesPageAreNotBesideTheScreen() {
    for (const QSize screen : {smallScreen, smallestScreen}) {
      test::ShownProgram program(screen);
      program.settings.language.set(QStringLiteral("de"));
      program.window->showWelcome();
      program.window->resize(screen);
      WelcomePage& welcome = *test::child<WelcomePage>(program.window);
      QTRY_VERIFY_WITH_TIMEOUT(welcome.states()->isRead(), 60000);
      for (const GameInfo& game : games()) {
        welcome.showGame(QString::fromStdString(game.id));
        const auto beside = [&] {
          QStringList buttons;
          for (const QPushButton* button : welcome.findChildren<QPushButton*>())
            if (button->isVisible() &&
                button->mapTo(program.window.get(), QPoint(button->width(), 0)).x() > program.window->width())
              buttons << button->text();
          return buttons.join(QStringLiteral(", "));
        };
        QTRY_COMPARE(beside(), QString());
        QCOMPARE(program.window->width(), screen.width());
      }
    }
  }
};

KOTAI_WINDOW_TEST(NarrowWordsTest)
#include "narrow_words_test.moc"
