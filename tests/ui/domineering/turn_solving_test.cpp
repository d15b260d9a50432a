// Tests for the window that shows how a board of Synchronized Domineering was solved. Each step shows only what
// is known at that step.
#include <QAction>
#include <QDir>
#include <QImage>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <map>
#include <set>

#include "core/simultaneous/registry.h"
#include "solvers/domineering/exact/solve.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/domineering/domino_program.h"
#include "ui/charts/bar_chart.h"
#include "ui/domineering/matrix/matrix_view.h"
#include "ui/domineering/solving/turn_solving_window.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/settings/settings.h"
#include "ui/solving/cell_field.h"
#include "ui/solving/solving_export.h"
#include "ui/solving/step_controls.h"
#include "ui/theme/palette.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

SimultaneousVariantPtr variantNamed(const char* id) { return *parseSimultaneousVariant(id); }

SimultaneousSolutionPtr solutionOf(const char* id) {
  static const QTemporaryDir folder;
  domineering::SolveOptions options;
  options.directory = folder.path().toStdString();
  if (!SimultaneousSolution::exists(options.directory, *variantNamed(id))) domineering::solve(variantNamed(id), options);
  return SimultaneousSolution::open(options.directory, variantNamed(id));
}

/// Returns the stored positions that play reaches from the start.
std::set<AnyPosition> reachedPositions(const SimultaneousVariant& variant) {
  std::set<AnyPosition> found;
  std::vector<AnyPosition> open{variant.canonical(variant.start()).position};
  while (!open.empty()) {
    const AnyPosition position = open.back();
    open.pop_back();
    if (!found.insert(position).second || variant.finished(position)) continue;
    for (const AnyMove first : variant.moves(position, Side::First))
      for (const AnyMove second : variant.moves(position, Side::Second))
        open.push_back(variant.canonical(variant.play(position, {first, second})).position);
  }
  return found;
}

}  // namespace

struct ShownSteps {
  explicit ShownSteps(const char* id)
      : settings(folder.filePath(QStringLiteral("settings.ini"))),
        solution(solutionOf(id)),
        window(new TurnSolvingWindow(solution, variantNamed(id)->start(), &settings)) {
    window->show();
    QTRY_VERIFY(!window->tiers().empty());
  }
  ~ShownSteps() { delete window; }
  CellField& field() const { return *test::child<CellField>(window); }
  MatrixView& matrix() const { return *test::child<MatrixView>(window); }
  std::uint64_t cellsKnown() const {
    constexpr int letteredFromPx = 18;
    const QImage picture = field().grab().toImage();
    const QColor open = Theme::instance().palette().emptyCell;
    std::uint64_t count = 0;
    for (std::size_t cell = 0; cell < field().count(); ++cell) {
      const QRect place = field().cellRect(cell);
      const int inside = place.width() / (place.width() < letteredFromPx ? 2 : 4);  // beside the text of the cell
      count += picture.pixelColor(place.topLeft() + QPoint(inside, inside)) == open ? 0 : 1;
    }
    return count;
  }
  void setStep(std::size_t step) const { window->controls()->setStep(static_cast<int>(step)); }
  const QString summary() const { return window->summary()->text(); }

  QTemporaryDir folder;
  Settings settings;
  SimultaneousSolutionPtr solution;
  TurnSolvingWindow* window;
};

class TurnSolvingTest : public QObject {
  Q_OBJECT

  LanguageSwitch m_language;

 private slots:
  void initTestCase() {
    setUpApplication();
    m_language.setLanguage(QStringLiteral("en"));
  }

  void everyStepShowsTheKnownPositions() {
    const ShownSteps shown("syncdom:4x4");
    const SimultaneousVariant& variant = *shown.solution->variant();
    const std::set<AnyPosition> all = reachedPositions(variant);
    QCOMPARE(shown.field().count(), all.size());
    QCOMPARE(shown.cellsKnown(), std::uint64_t(0));
    std::set<std::size_t> numbersOfSquares;
    for (const AnyPosition& each : all) numbersOfSquares.insert(variant.covered(each).size());
    QCOMPARE(shown.window->controls()->slider()->maximum(), static_cast<int>(numbersOfSquares.size()));
    std::size_t step = 0, known = 0;
    for (auto squares = numbersOfSquares.rbegin(); squares != numbersOfSquares.rend(); ++squares) {
      shown.setStep(++step);
      const auto now = static_cast<std::size_t>(
          std::ranges::count_if(all, [&](const AnyPosition& each) { return variant.covered(each).size() == *squares; }));
      known += now;
      QCOMPARE(shown.cellsKnown(), std::uint64_t(known));
      QVERIFY2(shown.summary().contains(QStringLiteral("with %1 covered square").arg(*squares)), qPrintable(shown.summary()));
      QVERIFY(shown.summary().contains(QStringLiteral("(%1). Known so far: %2 of %3").arg(now).arg(known).arg(all.size())));
      const BarChartData& bars = test::child<BarChart>(shown.window)->chart();
      std::uint64_t counted = 0;
      for (int kind = 0; kind < static_cast<int>(bars.kinds.size()); ++kind)
        counted += bars.count(static_cast<int>(step) - 1, kind);
      QCOMPARE(counted, std::uint64_t(now));
    }
  }

  /// A position becomes known after all positions to which its turns lead.
  void everyPositionFollowsItsSuccessors() {
    const ShownSteps shown("syncdom:4x3");
    const SimultaneousVariant& variant = *shown.solution->variant();
    const auto stepOf = [&](std::size_t number) {
      shown.window->showPosition(number);
      static const QRegularExpression step(QStringLiteral("Known in step (\\d+)"));
      return step.match(shown.window->reason()->text()).captured(1).toInt();
    };
    std::map<AnyPosition, int> steps;
    for (std::size_t number = 0; number < shown.field().count(); ++number)
      steps[shown.window->positionAt(number)] = stepOf(number);
    for (const auto& [position, step] : steps) {
      QVERIFY(step > 0);
      if (variant.finished(position)) continue;
      for (const AnyMove first : variant.moves(position, Side::First))
        for (const AnyMove second : variant.moves(position, Side::Second))
          QVERIFY(steps.at(variant.canonical(variant.play(position, {first, second})).position) < step);
    }
  }

  /// Checks the steps of all matrix games against payoffs that are looked up one by one.
  void everyMatrixStepIsTrue() {
    const ShownSteps shown("syncdom:4x3");
    const SimultaneousVariant& variant = *shown.solution->variant();
    int mixed = 0;
    for (std::size_t number = 0; number < shown.field().count(); ++number) {
      shown.window->showPosition(number);
      const AnyPosition position = shown.window->positionAt(number);
      const std::vector<MatrixStep>& steps = shown.window->matrixGame();
      QCOMPARE(steps.empty(), variant.finished(position).has_value());
      if (steps.empty()) continue;
      const auto rows = variant.moves(position, Side::First), columns = variant.moves(position, Side::Second);
      const auto payoff = [&](AnyMove row, AnyMove column) {
        return shown.solution->value(variant.play(position, {row, column}))->value;
      };
      QVERIFY(
          steps[0].text.startsWith(QStringLiteral("Moves: Vertical %1, Horizontal %2.").arg(rows.size()).arg(columns.size())));
      double most = -1;
      for (std::size_t row = 0; row < rows.size(); ++row) {
        double least = 1;
        for (const AnyMove column : columns) least = std::min(least, payoff(rows[row], column));
        most = std::max(most, least);
        const QString move = QString::fromStdString(variant.formatMove(Side::First, rows[row]));
        QCOMPARE(steps[row + 1].text, QStringLiteral("Row %1 of %2: with %3, Vertical gets at least %4.")
                                          .arg(row + 1)
                                          .arg(rows.size())
                                          .arg(move, payoffText(least)));
        QCOMPARE(steps[row + 1].stage.knownRows, row + 1);
      }
      const GameValue value = *shown.solution->value(position);
      const MatrixStage& last = steps.back().stage;
      for (const AnyMove column : columns) {
        double sum = 0;
        for (std::size_t row = 0; row < rows.size(); ++row) sum += last.rowStrategy[row] * payoff(rows[row], column);
        QVERIFY(sum >= value.value - 1e-6);
      }
      for (const AnyMove row : rows) {
        double sum = 0;
        for (std::size_t column = 0; column < columns.size(); ++column)
          sum += last.columnStrategy[column] * payoff(row, columns[column]);
        QVERIFY(sum <= value.value + 1e-6);
      }
      const bool needsMix = most < value.value - 1e-6;
      QCOMPARE(steps.size() > rows.size() + 2, needsMix);
      QVERIFY(steps.back().text.contains(payoffText(value.value)));
      mixed += needsMix ? 1 : 0;
    }
    QVERIFY(mixed > 0);
  }

  /// Names only the sides that have to mix. The payoffs show who can secure the value with one move.
  void onlySidesThatHaveToMixAreNamed() {
    const auto variant = variantNamed("syncdom:4x3");
    const auto saidAbout = [&](std::size_t rows, const std::vector<double>& payoffs) {
      domineering::PositionGame game;
      game.matrix = {rows, payoffs.size() / rows, payoffs};
      game.firstMoves = variant->moves(variant->start(), Side::First);
      game.secondMoves = variant->moves(variant->start(), Side::Second);
      game.firstMoves.resize(game.matrix.rows);
      game.secondMoves.resize(game.matrix.columns);
      game.firstGuarantees.assign(game.matrix.rows, 1);
      game.secondGuarantees.assign(game.matrix.columns, -1);
      for (std::size_t row = 0; row < game.matrix.rows; ++row)
        for (std::size_t column = 0; column < game.matrix.columns; ++column) {
          const double payoff = game.matrix.at(row, column);
          game.firstGuarantees[row] = std::min(game.firstGuarantees[row], payoff);
          game.secondGuarantees[column] = std::max(game.secondGuarantees[column], payoff);
        }
      game.equilibrium = solveMatrix(game.matrix);
      return matrixSteps(*variant, game)[rows + 1].text;
    };
    QVERIFY(saidAbout(2, {1, -1, -1, 1}).contains(QStringLiteral("both sides have to mix")));
    QVERIFY(saidAbout(3, {0, 0, 1, -1, -1, 1}).contains(QStringLiteral("only Horizontal has to mix")));
    QVERIFY(saidAbout(2, {0, 1, -1, 0, -1, 1}).contains(QStringLiteral("only Vertical has to mix")));
    QVERIFY(saidAbout(2, {0, 1, 0, -1}).contains(QStringLiteral("neither side has to mix")));
  }

  void theMatrixFillsRowByRow() {
    const ShownSteps shown("syncdom:4x4");
    shown.window->showPosition(shown.field().count() - 1);  // the last position is the empty board
    test::child<QTabWidget>(shown.window)->setCurrentIndex(TurnSolvingWindow::MatrixGame);
    QCOMPARE(shown.window->controls()->slider()->maximum(), static_cast<int>(shown.window->matrixGame().size()) - 1);
    QCOMPARE(shown.window->controls()->step(), 0);
    QVERIFY(shown.matrix().picture().cellText({0, 0}).contains(QStringLiteral("not known yet")));
    shown.setStep(1);
    QVERIFY(shown.matrix().picture().cellText({0, 0}).contains(QStringLiteral("worth")));
    QVERIFY(shown.matrix().picture().cellText({1, 0}).contains(QStringLiteral("not known yet")));
    QVERIFY(shown.matrix().picture().cellText({0, 0}).contains(QStringLiteral("(0")));  // no strategy is known yet
    shown.setStep(shown.window->matrixGame().size() - 1);
    QCOMPARE(shown.summary(), shown.window->matrixGame().back().text);
    test::child<QTabWidget>(shown.window)->setCurrentIndex(TurnSolvingWindow::Positions);
    QCOMPARE(shown.window->controls()->step(), 0);  // each tab remembers its own step
    test::child<QTabWidget>(shown.window)->setCurrentIndex(TurnSolvingWindow::MatrixGame);
    QCOMPARE(shown.summary(), shown.window->matrixGame().back().text);
  }

  void aPairLeadsToTheNextPosition() {
    const ShownSteps shown("syncdom:4x4");
    const SimultaneousVariant& variant = *shown.solution->variant();
    const AnyPosition start = variant.canonical(variant.start()).position;
    QCOMPARE(shown.window->positionAt(shown.window->number()), start);
    const JointMove turn{variant.moves(start, Side::First).front(), variant.moves(start, Side::Second).front()};
    emit shown.matrix().chosen(turn);
    QCOMPARE(shown.window->positionAt(shown.window->number()), variant.canonical(variant.play(start, turn)).position);
    QSignalSpy chosen(shown.window, &TurnSolvingWindow::positionChosen);
    shown.window->showButton()->click();
    QCOMPARE(chosen.at(0).at(0).value<AnyPosition>(), shown.window->positionAt(shown.window->number()));
  }

  void aFinishedPositionHasNoMatrix() {
    const ShownSteps shown("syncdom:4x4");
    test::child<QTabWidget>(shown.window)->setCurrentIndex(TurnSolvingWindow::MatrixGame);
    shown.window->showPosition(0);
    QVERIFY(!test::child<QTabWidget>(shown.window)->isTabEnabled(TurnSolvingWindow::MatrixGame));
    QCOMPARE(test::child<QTabWidget>(shown.window)->currentIndex(), static_cast<int>(TurnSolvingWindow::Positions));
    QVERIFY(shown.window->reason()->text().contains(QStringLiteral("the game is over")));
  }

  void aBarLeadsToItsStep() {
    const ShownSteps shown("syncdom:4x4");
    emit test::child<BarChart>(shown.window)->barActivated(3, 0);
    QCOMPARE(shown.window->controls()->step(), 4);
    QCOMPARE(shown.window->number(), shown.window->tiers()[3].first);
  }

  void everyStepOfTheMatrixBecomesAPicture() {
    const ShownSteps shown("syncdom:4x3");
    test::child<QTabWidget>(shown.window)->setCurrentIndex(TurnSolvingWindow::MatrixGame);
    const QTemporaryDir folder;
    const QString target = folder.filePath(QStringLiteral("steps"));
    shown.window->exportButton()->saveSeries(target);
    QTRY_VERIFY_WITH_TIMEOUT(!shown.window->exportButton()->isRunning(), 120000);
    QCOMPARE(test::child<QLabel>(shown.window, "message")->text(), QStringLiteral("Saved as %1.").arg(target));
    const QStringList files = QDir(target).entryList(QDir::Files, QDir::Name);
    QCOMPARE(files.size(), static_cast<qsizetype>(shown.window->matrixGame().size()));
    const QImage first(QDir(target).filePath(files.front())), last(QDir(target).filePath(files.back()));
    QVERIFY(!first.isNull() && first.size() == last.size() && first != last);
  }

  void thePlayButtonRunsToTheEnd() {
    const ShownSteps shown("syncdom:4x3");
    shown.setStep(shown.window->tiers().size() - 1);
    shown.window->controls()->playButton()->click();
    QTRY_VERIFY(!shown.window->controls()->isPlaying());
    QCOMPARE(shown.window->controls()->step(), static_cast<int>(shown.window->tiers().size()));
  }

  void itSpeaksEveryLanguage() {
    const ShownSteps shown("syncdom:4x4");
    test::child<QTabWidget>(shown.window)->setCurrentIndex(TurnSolvingWindow::MatrixGame);
    shown.setStep(2);
    const QString english = shown.summary();
    m_language.setLanguage(QStringLiteral("de"));
    QCoreApplication::processEvents();
    QVERIFY(shown.summary() != english);
    QCOMPARE(shown.window->controls()->step(), 2);
    m_language.setLanguage(QStringLiteral("en"));
    QCoreApplication::processEvents();
    QCOMPARE(shown.summary(), english);
  }

  /// A step in the dark theme is printed on white, in both tabs, and the theme stays dark.
  void aPrintedStepHasNoDarkBackground() {
    Theme& theme = Theme::instance();
    theme.setChoices(ThemeChoice::Dark, VisionChoice::Standard);
    const ShownSteps shown("syncdom:4x3");
    const QColor dark = theme.palette().window;
    for (const int tab : {TurnSolvingWindow::Positions, TurnSolvingWindow::MatrixGame}) {
      test::child<QTabWidget>(shown.window)->setCurrentIndex(tab);
      const Picture picture = shown.window->paperPicture();
      const QImage page = renderPicture(picture, static_cast<int>(std::max(picture.size.width(), picture.size.height())));
      int white = 0, darkened = 0;
      for (int y = 0; y < page.height(); ++y)
        for (int x = 0; x < page.width(); ++x) {
          white += page.pixelColor(x, y) == Qt::white ? 1 : 0;
          darkened += page.pixelColor(x, y) == dark ? 1 : 0;
        }
      QVERIFY2(white > page.width() * page.height() / 3, qPrintable(QString::number(white)));
      QVERIFY2(darkened < page.width(), qPrintable(QString::number(darkened)));
    }
    QCOMPARE(theme.palette().window, dark);
    theme.setChoices(ThemeChoice::Light, VisionChoice::Standard);
  }

  void itIsOpenedFromTheMenu() {
    test::DominoProgram program("syncdom:4x4");
    QAction& action = program.action(ActionId::ShowSolving);
    QTRY_VERIFY(action.isEnabled());
    QVERIFY(action.isVisible());
    action.trigger();
    auto* window = program.window->findChild<TurnSolvingWindow*>();
    QVERIFY(window);
    QTRY_VERIFY(!window->tiers().empty());
    window->close();
    program.workspace.openVariant("syncdom:8x8");
    QVERIFY(!action.isEnabled());
  }
};

KOTAI_WINDOW_TEST(TurnSolvingTest)
#include "turn_solving_test.moc"
