// Tests for watching step by step how a variant was solved. Each step shows only what is known by then, and
// every sentence is true.
#include "ui/solving/solving_window.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QListWidget>
#include <QPrinter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>
#include <algorithm>
#include <map>
#include <vector>

#include "core/analysis/aggregate.h"
#include "core/analysis/parents.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/child.h"
#include "tests/ui/settle.h"
#include "tests/ui/shown_program.h"
#include "tests/ui/solved_variants.h"
#include "ui/charts/bar_chart.h"
#include "ui/settings/languages.h"
#include "ui/settings/settings.h"
#include "ui/solving/cell_field.h"
#include "ui/solving/solving_export.h"
#include "ui/solving/step_controls.h"
#include "ui/theme/palette.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

using Known = std::map<AnyPosition, Value>;

std::vector<AnyPosition> allPositions(const Variant& variant) {
  const TierGraph& graph = variant.tierGraph();
  std::vector<AnyPosition> all;
  for (int layer = 0; layer < graph.layerCount(); ++layer)
    for (const TierId tier : graph.tiersInLayer(layer))
      for (std::uint64_t index = 0; index < graph.positionCount(tier); ++index)
        all.push_back(variant.positionAt({tier, {index}}));
  return all;
}

/// Solves a variant slowly, using only its move generator. Makes passes over all positions until two passes in
/// a row decide no position.
Known solvedByPasses(const Variant& variant) {
  const std::vector<AnyPosition> all = allPositions(variant);
  Known known;
  for (std::uint32_t step = 0, quiet = 0; quiet < 2; ++step) {  // stops after two such passes
    Known found;
    for (const AnyPosition& position : all) {
      if (known.contains(position)) continue;
      if (const auto value = variant.finishedValue(position)) {
        if (value->outcome != Outcome::Draw) found[position] = *value;
        continue;
      }
      bool allWin = true, someLose = false;
      for (const AnyPosition& after : variant.successors(position)) {
        const auto next = known.find(variant.canonical(after));
        Outcome outcome = next == known.end() ? Outcome::Draw : next->second.outcome;
        if (step > 0 && !variant.isStored(after)) outcome = variant.finishedValue(after).value_or(Value::draw()).outcome;
        allWin = allWin && outcome == Outcome::Win;
        someLose = someLose || outcome == Outcome::Loss;
      }
      if (someLose) found[position] = Value::win(step);
      if (allWin) found[position] = Value::loss(step);
    }
    quiet = found.empty() ? quiet + 1 : 0;
    known.merge(found);
  }
  return known;
}

std::uint64_t knownAt(const Known& known, std::uint32_t step) {
  return static_cast<std::uint64_t>(
      std::ranges::count_if(known, [step](const auto& each) { return each.second.distancePlies <= step; }));
}

struct Shown {
  explicit Shown(const char* id)
      : settings(folder.filePath(QStringLiteral("settings.ini"))),
        variant(test::variantOf(id)),
        window(new SolvingWindow(test::solved(variant), variant->start(), &settings)) {
    window->show();
    QTRY_VERIFY(window->steps());
  }
  ~Shown() { delete window; }
  const BarChart& bars() const { return *test::child<BarChart>(window); }
  /// Returns the sum of the bars that are painted in the full colours.
  std::uint64_t barsReached() const {
    std::uint64_t count = 0;
    const ColourPalette& palette = Theme::instance().palette();
    for (int step = 0; step < static_cast<int>(bars().chart().categories.size()); ++step)
      for (const int kind : {0, 1}) {
        const bool isReached =
            bars().chart().kinds[std::size_t(kind)].colour(step) == palette.of(kind == 0 ? Outcome::Win : Outcome::Loss);
        count += isReached ? bars().chart().count(step, kind) : 0;
      }
    return count;
  }
  std::uint64_t cellsKnown() const {
    constexpr int letteredFromPx = 18;
    auto* field = test::child<CellField>(window, "positionField");
    const QImage picture = field->grab().toImage();
    const QColor open = Theme::instance().palette().emptyCell;
    std::uint64_t count = 0;
    for (std::size_t cell = 0; cell < field->count(); ++cell) {
      const QRect place = field->cellRect(cell);
      const int inside = place.width() / (place.width() < letteredFromPx ? 2 : 4);  // a pixel beside the letter
      count += picture.pixelColor(place.topLeft() + QPoint(inside, inside)) == open ? 0 : 1;
    }
    return count;
  }

  QTemporaryDir folder;
  Settings settings;
  VariantPtr variant;
  SolvingWindow* window;
};

}  // namespace

class SolvingWindowTest : public QObject {
  Q_OBJECT

  LanguageSwitch m_language;

 private slots:
  void initTestCase() {
    setUpApplication();
    m_language.setLanguage(QStringLiteral("en"));
  }

  void everyStepShowsTheKnownPositions_data() {
    QTest::addColumn<QString>("id");
    QTest::newRow("Dodgem, without draws") << QStringLiteral("dodgem:3x3");
    QTest::newRow("Quoridor, with draws") << QStringLiteral("quoridor:3x3,fences=1");
  }
  void everyStepShowsTheKnownPositions() {
    QFETCH(QString, id);
    const Shown shown(qPrintable(id));
    const Known known = solvedByPasses(*shown.variant);
    const std::size_t all = shown.window->steps()->values().size();
    const std::uint32_t last = shown.window->steps()->lastStep();
    for (std::uint32_t step = 0; step <= last; ++step) {
      shown.window->controls()->slider()->setValue(static_cast<int>(step));
      QCOMPARE(shown.cellsKnown(), knownAt(known, step));
      QCOMPARE(shown.barsReached(), knownAt(known, step));
      const QString sum = QStringLiteral("Known so far: %1 of").arg(QLocale().toString(qulonglong(knownAt(known, step))));
      QVERIFY2(shown.window->summary()->text().contains(sum), qPrintable(shown.window->summary()->text()));
    }
    QCOMPARE(knownAt(known, last), std::uint64_t(known.size()));
    const bool leavesDraws = known.size() < all;
    QCOMPARE(shown.window->controls()->slider()->maximum(), static_cast<int>(last) + (leavesDraws ? 1 : 0));
    shown.window->controls()->slider()->setValue(shown.window->controls()->slider()->maximum());
    QCOMPARE(shown.cellsKnown(), std::uint64_t(all));  // the remaining positions are draws
  }

  void theBarsCountThePositionsOfEachStep() {
    const Shown shown("dodgem:3x3");
    const Known known = solvedByPasses(*shown.variant);
    const auto& distances = totals(*test::solved(shown.variant)).distances;
    const BarChartData& chart = shown.bars().chart();
    QCOMPARE(chart.categories.size(), std::size_t(shown.window->steps()->lastStep()) + 1);
    for (std::uint32_t step = 0; step <= shown.window->steps()->lastStep(); ++step)
      for (const auto& [outcome, kind] : {std::pair(Outcome::Win, 0), std::pair(Outcome::Loss, 1)}) {
        const auto expected = std::ranges::count(known, Value{outcome, step}, [](const auto& each) { return each.second; });
        QCOMPARE(chart.count(static_cast<int>(step), kind), static_cast<std::uint64_t>(expected));
        const auto& counts = distances[static_cast<std::size_t>(outcome)];
        QCOMPARE(counts.contains(step) ? counts.at(step) : 0, static_cast<std::uint64_t>(expected));
      }
    const auto& tiers = shown.window->steps()->tiers();
    for (const std::size_t tier : {tiers.size() - 1, std::size_t(1)}) {
      shown.window->showTier(tier);
      QCOMPARE(shown.bars().chart().kindTotal(0) + shown.bars().chart().kindTotal(1), tiers[tier].end - tiers[tier].first);
    }
    shown.window->showTier(std::nullopt);
    QCOMPARE(shown.bars().chart().kindTotal(0) + shown.bars().chart().kindTotal(1), std::uint64_t(known.size()));
  }

  void aBarLeadsToItsStep() {
    const Shown shown("dodgem:3x3");
    auto* bars = test::child<BarChart>(shown.window);
    QTRY_VERIFY(bars->isVisible() && !bars->barRect(5, 1).united(bars->barRect(5, 0)).isEmpty());
    QTest::mouseClick(bars, Qt::LeftButton, {}, bars->barRect(5, 1).united(bars->barRect(5, 0)).center().toPoint());
    QCOMPARE(shown.window->controls()->slider()->value(), 5);
    QTest::keyClick(bars, Qt::Key_Left);
    QTest::keyClick(bars, Qt::Key_Down);  // wins have even distances, losses odd ones
    QTest::keyClick(bars, Qt::Key_Return);
    QCOMPARE(shown.window->controls()->slider()->value(), 4);
    QVERIFY(bars->accessibleName().contains(QStringLiteral("Positions by distance")));
  }

  void everySentenceIsTrue() {
    const Shown shown("dodgem:3x3");
    const Variant& variant = *shown.variant;
    const Known known = solvedByPasses(variant);
    for (const auto& [position, value] : known) {
      QString text = reasonText(variant, position, shown.window->steps()->reasonOf(position));
      const auto moves = variant.legalMoves(position);
      const auto valueAfter = [&](AnyMove move) { return known.at(variant.canonical(variant.play(position, move))); };
      const std::uint32_t step = value.distancePlies;
      const QString toMove = QStringLiteral("Blue \u25b2 to move. ");  // in all stored positions
      if (moves.empty()) {
        QVERIFY2(text.startsWith(QStringLiteral("Known in step 0: the game is over. Blue \u25b2 has won: ")), qPrintable(text));
        continue;
      }
      QVERIFY2(text.startsWith(toMove), qPrintable(text));
      text.remove(0, toMove.size());
      if (variant.formatPosition(position).find('>') == std::string::npos) {  // Orange's last car has left the board
        const auto over =
            QStringLiteral(" Players stop here, because Orange \u25b6 has won. The published distances count one more move.");
        QVERIFY2(text.endsWith(over), qPrintable(text));
        text.chop(over.size());
      }
      if (value.outcome == Outcome::Loss) {
        for (const AnyMove move : moves)
          QVERIFY(valueAfter(move).outcome == Outcome::Win && valueAfter(move).distancePlies < step);
        const QString what =
            moves.size() == 1
                ? QStringLiteral("the 1 legal move leads to a position that was known to be a win for the opponent")
                : QStringLiteral("all %1 moves lead to positions that were known to be wins for the opponent").arg(moves.size());
        QCOMPARE(text, QStringLiteral("Lost, known in step %1: %2 by step %3.").arg(step).arg(what).arg(step - 1));
      } else {
        const QString begin = QStringLiteral("Won, known in step %1: ").arg(step);
        const QString end =
            QStringLiteral(" leads to a position that was known to be lost for the opponent by step %1.").arg(step - 1);
        QVERIFY2(text.startsWith(begin) && text.endsWith(end), qPrintable(text));
        const QString named = text.mid(begin.size(), text.size() - begin.size() - end.size());
        QCOMPARE(valueAfter(variant.parseMove(position, named.toStdString()).value()), Value::loss(step - 1));
      }
    }
  }

  void onePositionIsWalkedFrom() {
    const Shown shown("dodgem:3x3");
    const std::size_t begin = shown.window->number();
    QCOMPARE(shown.window->steps()->positionAt(begin), shown.variant->canonical(shown.variant->start()));
    QListWidget& moves = *shown.window->moves();
    QCOMPARE(moves.count(), static_cast<int>(shown.variant->moveCount(shown.variant->start())));
    QVERIFY(
        moves.item(0)->text().contains(QStringLiteral("the opponent loses (step 19)")));  // the start position is won in 20 plies
    emit moves.itemActivated(moves.item(0));
    QVERIFY(shown.window->number() != begin);
    QVERIFY(shown.window->reason()->text().startsWith(QStringLiteral("Blue \u25b2 to move. Lost, known in step 19")));
    QSignalSpy chosen(shown.window, &SolvingWindow::positionChosen);
    shown.window->showButton()->click();
    QCOMPARE(chosen.at(0).at(0).value<AnyPosition>(), shown.window->steps()->positionAt(shown.window->number()));
  }

  /// A step shows a position that becomes known in it, unless the shown position is not known yet.
  void stepsShowExamples() {
    const Shown shown("dodgem:3x3");
    QSlider& slider = *shown.window->controls()->slider();
    const SolvingWindow& window = *shown.window;
    const auto shownValue = [&window] { return window.steps()->values()[window.number()]; };
    const std::size_t start = shown.window->number();
    slider.setValue(5);
    QCOMPARE(shown.window->number(), start);  // known in step 20
    const auto& values = shown.window->steps()->values();
    shown.window->showPosition(static_cast<std::size_t>(std::ranges::find(values, Value::win(0)) - values.begin()));
    for (const int step : {6, 7, 20, 21}) {
      slider.setValue(step);
      QCOMPARE(shownValue().distancePlies, static_cast<std::uint32_t>(step));
    }
    slider.setValue(0);
    QCOMPARE(shownValue(), Value::win(0));
  }

  void previousPositionsAreListed() {
    const Shown shown("dodgem:3x3");
    const Variant& variant = *shown.variant;
    const Known known = solvedByPasses(variant);
    QListWidget& list = *test::child<QListWidget>(shown.window, "parents");
    for (std::size_t number = 0; number < shown.window->steps()->values().size(); number += 7) {
      shown.window->showPosition(number);
      const AnyPosition position = shown.window->steps()->positionAt(number);
      const std::vector<Parent> parents = parentsOf(variant, position);
      QCOMPARE(list.count(), static_cast<int>(parents.size()));
      for (std::size_t row = 0; row < parents.size(); ++row) {
        const QListWidgetItem& item = *list.item(static_cast<int>(row));
        QCOMPARE(item.toolTip(), QString::fromStdString(variant.formatPosition(parents[row].position)));
        QVERIFY(
            item.text().contains(QString::fromStdString(variant.formatMove(parents[row].position, parents[row].moves.front()))));
        const Value here = known.at(position), before = known.at(parents[row].position);
        if (here.outcome == Outcome::Loss)
          QCOMPARE(item.text().contains(QStringLiteral("known as won in step %1").arg(before.distancePlies)),
                   before.distancePlies == here.distancePlies + 1);
        if (before.outcome == Outcome::Loss)
          QCOMPARE(
              item.text().contains(
                  QStringLiteral("known as lost in step %1, because all its moves are decided then").arg(before.distancePlies)),
              before.distancePlies == here.distancePlies + 1);
      }
    }
  }

  void aPreviousPositionIsOpened() {
    const Shown shown("dodgem:3x3");
    emit shown.window->moves()->itemActivated(shown.window->moves()->item(0));
    QListWidget& list = *test::child<QListWidget>(shown.window, "parents");
    const AnyPosition here = shown.window->steps()->positionAt(shown.window->number());
    const std::vector<Parent> parents = parentsOf(*shown.variant, here);
    const AnyPosition start = shown.variant->canonical(shown.variant->start());
    const auto row = std::ranges::find(parents, start, &Parent::position) - parents.begin();
    list.setCurrentRow(static_cast<int>(row));
    test::child<QTabWidget>(shown.window)->setCurrentIndex(1);
    QTest::keyClick(&list, Qt::Key_Return);
    QCOMPARE(shown.window->steps()->positionAt(shown.window->number()), start);
    QCOMPARE(list.count(), static_cast<int>(parentsOf(*shown.variant, start).size()));
  }

  void drawsLeaveMovesUndecided() {
    const Shown shown("dodgem:3x3,blocked=draws");
    const Known known = solvedByPasses(*shown.variant);
    const auto isDraw = [&](const AnyPosition& position) { return !known.contains(position); };
    for (std::size_t number = 0; number < shown.window->steps()->values().size(); ++number) {
      const AnyPosition position = shown.window->steps()->positionAt(number);
      const std::vector<Parent> parents = parentsOf(*shown.variant, position);
      if (!isDraw(position) || !std::ranges::any_of(parents, isDraw, &Parent::position)) continue;
      shown.window->showPosition(number);
      for (std::size_t row = 0; row < parents.size(); ++row)
        QCOMPARE(test::child<QListWidget>(shown.window, "parents")
                     ->item(static_cast<int>(row))
                     ->text()
                     .contains(QStringLiteral("never decided")),
                 isDraw(parents[row].position));
      return;
    }
    QFAIL("no draw comes before a draw");
  }

  void aTierIsShownAlone() {
    const Shown shown("dodgem:3x3");
    const auto& tiers = shown.window->steps()->tiers();
    test::child<CellField>(shown.window, "tierField")->setFocus();
    emit test::child<CellField>(shown.window, "tierField")->cellChosen(1);
    QCOMPARE(test::child<CellField>(shown.window, "positionField")->count(), tiers[1].end - tiers[1].first);
    QCOMPARE(shown.window->number(), tiers[1].first);
    const QPoint second = test::child<CellField>(shown.window, "positionField")->cellRect(1).center();
    QTest::mouseClick(test::child<CellField>(shown.window, "positionField"), Qt::LeftButton, {}, second);
    QCOMPARE(shown.window->number(), tiers[1].first + 1);
    QTest::keyClick(test::child<CellField>(shown.window, "positionField"), Qt::Key_Left);
    QCOMPARE(shown.window->number(), tiers[1].first);
    test::child<QPushButton>(shown.window, "allButton")->click();
    QCOMPARE(test::child<CellField>(shown.window, "positionField")->count(), shown.window->steps()->values().size());
    QCOMPARE(shown.window->number(), tiers[1].first);
  }

  void theAnimationRunsToTheEnd() {
    const Shown shown("dodgem:3x3");
    shown.window->controls()->slider()->setValue(shown.window->controls()->slider()->maximum() - 1);
    shown.window->controls()->playButton()->click();
    QVERIFY(shown.window->controls()->isPlaying());
    QTRY_VERIFY(!shown.window->controls()->isPlaying());
    QCOMPARE(shown.window->controls()->slider()->value(), shown.window->controls()->slider()->maximum());
    shown.window->controls()->playButton()->click();  // replays from the beginning
    QCOMPARE(shown.window->controls()->slider()->value(), 0);
    QVERIFY(shown.window->controls()->isPlaying());
    emit shown.window->exportButton()->menu()->aboutToShow();  // freezes the step that will be saved
    QVERIFY(!shown.window->controls()->isPlaying());
  }

  void theSpeedIsRemembered() {
    Shown shown("dodgem:3x3");
    auto* speed = test::child<QComboBox>(shown.window);
    const int normalMs = shown.window->controls()->stepMs();
    QCOMPARE(speed->currentText(), QStringLiteral("normal"));
    QTest::keyClick(speed, Qt::Key_Up);
    QCOMPARE(speed->currentText(), QStringLiteral("slow"));
    QVERIFY(shown.window->controls()->stepMs() > normalMs);
    QTest::keyClick(speed, Qt::Key_End);
    QCOMPARE(speed->currentText(), QStringLiteral("fast"));
    QVERIFY(shown.window->controls()->stepMs() < normalMs);
    QVERIFY(!speed->accessibleName().isEmpty() && !speed->toolTip().isEmpty());
    const SolvingWindow next(shown.window->steps()->solution(), shown.variant->start(), &shown.settings);
    QCOMPARE(test::child<QComboBox>(&next)->currentText(), QStringLiteral("fast"));
    QCOMPARE(next.controls()->stepMs(), shown.window->controls()->stepMs());
  }

  /// Saves one PNG file for each step without replacing an older file.
  void everyStepBecomesAPicture() {
    const Shown shown("dodgem:3x3");
    const QTemporaryDir folder;
    const QString target = folder.filePath(QStringLiteral("steps"));
    shown.window->controls()->slider()->setValue(3);
    shown.window->exportButton()->saveSeries(target);
    QTRY_VERIFY_WITH_TIMEOUT(!shown.window->exportButton()->isRunning(), 120000);
    QCOMPARE(test::child<QLabel>(shown.window, "message")->text(), QStringLiteral("Saved as %1.").arg(target));
    QCOMPARE(shown.window->controls()->slider()->value(), 3);
    const QStringList files = QDir(target).entryList(QDir::Files, QDir::Name);
    QCOMPARE(files.size(), shown.window->controls()->slider()->maximum() + 1);
    QCOMPARE(files.front(), QStringLiteral("step-000.png"));
    const QImage first(QDir(target).filePath(files.front())), last(QDir(target).filePath(files.back()));
    QVERIFY(!first.isNull() && first.size() == last.size() && first != last);
    shown.window->exportButton()->saveSeries(target);
    QVERIFY(test::child<QLabel>(shown.window, "message")->text().contains(QStringLiteral("exists already")));
  }

  void aPrintedStepIsDarkOnWhite() {
    Theme& theme = Theme::instance();
    theme.setChoices(ThemeChoice::Dark, VisionChoice::Standard);
    const Shown shown("dodgem:3x3");
    const Picture picture = shown.window->paperPicture();
    const QImage page = renderPicture(picture, static_cast<int>(std::max(picture.size.width(), picture.size.height())));
    QCOMPARE(theme.themeChoice(), ThemeChoice::Dark);
    theme.setChoices(ThemeChoice::Light, VisionChoice::Standard);
    int white = 0, dark = 0;
    for (int y = 0; y < page.height(); ++y)
      for (int x = 0; x < page.width(); ++x) {
        white += page.pixelColor(x, y) == Qt::white ? 1 : 0;
        dark += page.pixelColor(x, y).lightness() < 64 ? 1 : 0;
      }
    const int pixels = page.width() * page.height();
    QVERIFY2(white > pixels / 2, qPrintable(QString::number(white)));
    QVERIFY2(dark > 500 && dark < pixels / 10, qPrintable(QString::number(dark)));  // letters
  }

  /// JPEG would blur the colours of the cells.
  void aPrintedStepHasNoJpegImage() {
    const Shown shown("dodgem:3x3");
    const QTemporaryDir folder;
    QPrinter printer;
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(folder.filePath(QStringLiteral("step.pdf")));
    shown.window->exportButton()->printStep(printer);
    QCOMPARE(test::child<QLabel>(shown.window, "message")->text(), QStringLiteral("Printed."));
    QFile file(printer.outputFileName());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray pdf = file.readAll();
    QVERIFY(pdf.contains("/Subtype /Image"));
    QVERIFY(!pdf.contains("DCTDecode"));
  }

  /// On a usual screen, nothing beside the board has to be scrolled.
  void theTextsFitBesideTheBoard_data() {
    QTest::addColumn<QString>("code");
    for (const Language& language : languages()) QTest::newRow(qPrintable(language.code)) << language.code;
  }
  void theTextsFitBesideTheBoard() {
    QFETCH(QString, code);
    m_language.setLanguage(code);
    const Shown shown("dodgem:4x4");
    shown.window->resize(SolvingWindow::usualSize);
    const QScrollArea* beside = nullptr;
    for (const QScrollArea* each : shown.window->findChildren<QScrollArea*>())
      if (each->isAncestorOf(shown.window->showButton())) beside = each;
    QVERIFY(beside);
    for (int step = 0; step <= shown.window->controls()->slider()->maximum(); ++step) {
      shown.window->controls()->slider()->setValue(step);
      test::settle(5);
      QCOMPARE(beside->verticalScrollBar()->maximum(), 0);
    }
    m_language.setLanguage(QStringLiteral("en"));
  }

  void aMessageMovesNoButton() {
    const Shown shown("dodgem:3x3");
    const int y = shown.window->exportButton()->y();
    emit shown.window->exportButton()->messageRaised(QStringLiteral("Printed."));
    QVERIFY(test::child<QLabel>(shown.window, "message")->isVisible());
    QTest::qWait(50);
    QCOMPARE(shown.window->exportButton()->y(), y);
  }

  void theProposedFileHasTheNameOfTheVariant() {
    const Shown shown("quoridor:3x3,fences=1");
    QString proposed;
    QTimer::singleShot(0, shown.window, [&proposed] {
      auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      QVERIFY(dialog);
      proposed = QFileInfo(dialog->selectedFiles().value(0)).fileName();
      dialog->reject();
    });
    shown.window->exportButton()->menu()->findChild<QAction*>(QStringLiteral("animation"))->trigger();
    QCOMPARE(proposed, QStringLiteral("quoridor-3x3-fences-1-solved-animation.png"));
  }

  /// Parses the chunks by the PNG and APNG specifications, and converts each frame to a separate PNG file that Qt
  /// can read.
  void theAnimationHasEveryStep() {
    const Shown shown("dodgem:3x3");
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("steps.png"));
    shown.window->exportButton()->saveAnimation(file);
    QTRY_VERIFY_WITH_TIMEOUT(!shown.window->exportButton()->isRunning(), 120000);
    QFile written(file);
    QVERIFY(written.open(QFile::ReadOnly));
    const QByteArray bytes = written.readAll();
    const auto framesOf = [&bytes] {
      std::vector<QByteArray> frames;
      const QByteArray begin = bytes.left(8 + 25);  // signature and IHDR
      quint32 sequence = 0;
      for (qsizetype at = 33; at < bytes.size();) {
        const auto length = static_cast<qsizetype>(qFromBigEndian<quint32>(bytes.constData() + at));
        const QByteArray name = bytes.mid(at + 4, 4);
        if (name == "fcTL") frames.push_back(begin);
        if (name == "fcTL" || name == "fdAT")
          if (qFromBigEndian<quint32>(bytes.constData() + at + 8) != sequence++) return std::vector<QByteArray>();
        if (name == "IDAT") frames.back() += bytes.mid(at, length + 12);
        if (name == "fdAT") {
          const QByteArray data = "IDAT" + bytes.mid(at + 12, length - 4);
          quint32 sum = ~0U;  // CRC-32, bit by bit
          for (const char byte : data) {
            sum ^= static_cast<quint8>(byte);
            for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1) ^ ((sum & 1) != 0 ? 0xedb88320U : 0);
          }
          QByteArray ends(8, '\0');
          qToBigEndian(static_cast<quint32>(length - 4), ends.data());
          qToBigEndian(~sum, ends.data() + 4);
          frames.back() += ends.left(4) + data + ends.mid(4);
        }
        if (name == "IEND")
          for (QByteArray& frame : frames) frame += bytes.mid(at);
        at += length + 12;
      }
      return frames;
    };
    const std::vector<QByteArray> frames = framesOf();
    QCOMPARE(frames.size(), static_cast<std::size_t>(shown.window->controls()->slider()->maximum()) + 1);
    for (std::size_t step = 0; step < frames.size(); ++step) {
      shown.window->controls()->slider()->setValue(static_cast<int>(step));
      const Picture picture = shown.window->picture();
      const QImage expected = renderPicture(picture, static_cast<int>(std::max(picture.size.width(), picture.size.height())));
      const QImage read = QImage::fromData(frames[step], "PNG");
      QCOMPARE(read.convertToFormat(QImage::Format_RGB888), expected.convertToFormat(QImage::Format_RGB888));
    }
  }

  void itIsOpenedFromTheMenu() {
    test::ShownProgram program;
    QAction* action = test::actionsOf(program.window)[ActionId::ShowSolving];
    program.workspace.openVariant("dodgem:4x4");
    QTRY_VERIFY(action->isEnabled());
    action->trigger();
    auto* window = program.window->findChild<SolvingWindow*>();
    QVERIFY(window);
    QTRY_VERIFY(window->steps());
    QCOMPARE(window->steps()->values().size(), std::size_t(window->steps()->solution()->positions()));
    window->close();
    program.workspace.openVariant("dodgem:6x6");
    QVERIFY(!action->isEnabled());
  }
};

KOTAI_WINDOW_TEST(SolvingWindowTest)
#include "solving_window_test.moc"
