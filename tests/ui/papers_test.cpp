// Tests for the page of published works by real clicks. Every game's page opens, with printed values beside the
// computed values.
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QListWidget>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QStandardPaths>
#include <QTabBar>
#include <QToolButton>
#include <QtTest>

#include "core/works/works.h"
#include "tests/file_bytes.h"
#include "tests/runner/patience.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/settle.h"
#include "tests/ui/shown_program.h"
#include "tests/ui/solved_variants.h"
#include "ui/actions/actions.h"
#include "ui/charts/chart_sheet.h"
#include "ui/docks/positions/positions_dock.h"
#include "ui/docks/positions/positions_model.h"
#include "ui/docks/positions/query_row.h"
#include "ui/docks/tables/figures_panel.h"
#include "ui/jobs/job_manager.h"
#include "ui/papers/figure_card.h"
#include "ui/papers/figure_table.h"
#include "ui/papers/paper_requests.h"
#include "ui/papers/papers_page.h"
#include "ui/papers/parts_panel.h"
#include "ui/papers/reproduce_row.h"
#include "ui/strings/strings.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;
using kotai::test::patienceMs;

namespace {

void copySolution(const char* id, const QTemporaryDir& folder) {
  const std::filesystem::path file = test::solved(test::variantOf(id))->file();
  QFile::copy(QString::fromStdString(file.string()), folder.filePath(QString::fromStdString(file.filename().string())));
}

FigureCard* cardOf(const PapersPage& page, const std::string& id) {
  for (FigureCard* each : page.cards())
    if (each->figure().id == id) return each;
  qFatal("no such figure");
}

/// Page without the rest of the program, because the whole program would solve small boards automatically.
struct ShownPage {
  explicit ShownPage(const char* gameId, std::initializer_list<const char*> variants = {}) {
    for (const char* const id : variants) copySolution(id, folder);
    page.showGame(gameId);
    QSignalSpy computed(&page, &PapersPage::computed);
    page.resize(1000, 800);
    page.show();
    QTRY_VERIFY_WITH_TIMEOUT(!computed.isEmpty(), patienceMs);
  }
  FigureCard* card(const std::string& id) const { return cardOf(page, id); }

  QTemporaryDir folder;
  JobManager jobs{folder.path().toStdString()};
  PapersPage page{&jobs};
};

}  // namespace

class PapersTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void openedFromTheMenu();
  void picturesOpenTheirPositions();
  void cellsListTheirPositions();
  void aClickListsPositions();
  void everyGameHasItsPage();
  void kotanisTablesAgree();
  void subspacesAreClicked();
  void neighboursOfTheExampleAreShown();
  void solvedFromTheFigure();
  void boardsAreSolvedInTurn();
  void wholeWorkIsReproduced();
  void treeOfBoardsIsDrawn();
  void columnsPlayTheirMatches();
  void numbersOfListsOpenThem();
  void withoutASolutionNothingIsShown();
  void figuresAreSaved();
  void coloursAreExplained();
  void citationIsCopied();
  void messagesMoveNothing();
  void otherLanguages();

 private:
  LanguageSwitch m_language;
};

void PapersTest::initTestCase() {
  QStandardPaths::setTestModeEnabled(true);
  setUpApplication();
  m_language.setLanguage(QStringLiteral("en"));
}

void PapersTest::openedFromTheMenu() {
  const test::ShownProgram program({1200, 900});
  test::actionsOf(program.window)[ActionId::ShowPapers]->trigger();
  QVERIFY(test::child<PapersPage>(program.window)->isVisible());
  FigureCard* card = cardOf(*test::child<PapersPage>(program.window), "figure-2");
  emit card->graph()->positions()->itemActivated(card->graph()->positions()->item(0));
  QVERIFY(program.window->showsBoard());
  QCOMPARE(test::positionText(program.workspace), card->graph()->positions()->item(0)->data(Qt::UserRole).toString());
}

void PapersTest::picturesOpenTheirPositions() {
  const test::ShownProgram program({1200, 900});
  test::actionsOf(program.window)[ActionId::ShowPapers]->trigger();
  FigureCard* card = cardOf(*test::child<PapersPage>(program.window), "figure-2");
  const std::vector<QToolButton*>& boards = test::child<PictureRow>(card)->buttons();
  QCOMPARE(boards.size(), std::size_t{6});  // the example and its five parents
  for (const QToolButton* board : boards) QVERIFY(!board->icon().isNull() && !board->text().isEmpty());
  boards[1]->click();
  QVERIFY(program.window->showsBoard());
  QCOMPARE(test::positionText(program.workspace), QStringLiteral("3^/^>2/>3/1^2 >"));
}

/// Figure 3 prints 12 wins with two steps to go for both sides. Only positions with equally many steps for both
/// sides may be counted twice.
void PapersTest::cellsListTheirPositions() {
  const test::ShownProgram program({1200, 900});
  test::actionsOf(program.window)[ActionId::ShowPapers]->trigger();
  FigureCard* card = cardOf(*test::child<PapersPage>(program.window), "figure-3");
  FigureTable* wins = card->tables()[1];
  wins->setCurrentIndex(wins->model()->index(0, 1));
  QTest::keyClick(wins, Qt::Key_Return);
  QVERIFY(program.window->showsBoard());
  auto* positions = program.window->findChild<PositionsDock*>();
  QVERIFY(positions->isSearching());
  QCOMPARE(test::child<QueryRow>(positions)->text(), QStringLiteral("outcome = win and steps = 2/6"));
  QTRY_COMPARE_WITH_TIMEOUT(positions->model()->rowCount(), 12, patienceMs);
}

/// A click on a number also lists its positions. The dock of positions was closed before, so it closes again
/// when the user returns to the published work.
void PapersTest::aClickListsPositions() {
  test::ShownProgram program({1200, 900});
  auto* positions = program.window->findChild<PositionsDock*>();
  QAction* papers = test::actionsOf(program.window)[ActionId::ShowPapers];
  for (const bool open : {true, false}) {
    QVERIFY(openTexts(program.workspace, QStringLiteral("dodgem:3x3"), QString()).isEmpty());
    positions->setVisible(open);
    papers->trigger();
    FigureTable* wins = cardOf(*test::child<PapersPage>(program.window), "figure-3")->tables()[1];
    const QPoint cell = wins->visualRect(wins->model()->index(0, 1)).center();
    emit wins->entered(wins->model()->index(0, 1));
    QCOMPARE(wins->viewport()->cursor().shape(), Qt::PointingHandCursor);
    QTest::mouseClick(wins->viewport(), Qt::LeftButton, {}, cell);
    QVERIFY(program.window->showsBoard() && !positions->isHidden());
    QCOMPARE(test::child<QueryRow>(positions)->text(), QStringLiteral("outcome = win and steps = 2/6"));
    papers->trigger();
    papers->trigger();  // goes from the published work back to the board
    QVERIFY(program.window->showsBoard());
    QCOMPARE(positions->isHidden(), !open);
  }
}

void PapersTest::everyGameHasItsPage() {
  ShownPage shown("dodgem");
  QTabBar* tabs = test::child<QTabBar>(shown.page);
  const std::vector<GameInfo> games = gamesWithWorks();
  QCOMPARE(tabs->count(), static_cast<int>(games.size()));
  for (std::size_t number = games.size(); number-- > 0;) {
    QSignalSpy computed(&shown.page, &PapersPage::computed);
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(static_cast<int>(number)).center());
    QCOMPARE(shown.page.gameId(), games[number].id);
    QTRY_VERIFY_WITH_TIMEOUT(!computed.isEmpty(), patienceMs);
    QCOMPARE(shown.page.cards().size(), games[number].work.figures().size());
    for (const FigureCard* card : shown.page.cards()) QVERIFY(!card->exportButton()->menu()->isEmpty());
  }
}

void PapersTest::kotanisTablesAgree() {
  const ShownPage shown("dodgem", {"dodgem:3x3", "dodgem:4x4"});
  QVERIFY2(shown.page.agreement().contains(QStringLiteral("579 of 579 agree")), qPrintable(shown.page.agreement()));
  const QAbstractItemModel* losses = shown.card("figure-4")->tables()[2]->model();
  QCOMPARE(losses->rowCount(), 12);
  QCOMPARE(losses->columnCount(), 12);
  // Every row says which values are printed and which are computed. Every cell says how they compare.
  QCOMPARE(losses->headerData(0, Qt::Vertical).toString(), QStringLiteral("12 · printed\ncomputed"));
  QCOMPARE(losses->data(losses->index(0, 11)).toString(), QStringLiteral("0\n= 0"));
  QCOMPARE(losses->data(losses->index(5, 6)).toString(), QStringLiteral("3,838\n= 3,838"));
  QVERIFY(!shown.card("figure-4")->solveButton()->isVisible());
}

void PapersTest::subspacesAreClicked() {
  const ShownPage shown("dodgem", {"dodgem:3x3"});
  PartsPanel* panel = shown.card("patterns")->graph();
  QSignalSpy chosen(panel->graph(), &PartsGraph::tierChosen);
  const TierId tier{5};
  QTest::mouseClick(panel->graph(), Qt::LeftButton, {}, panel->graph()->boxOf(tier).center().toPoint());
  QCOMPARE(chosen.size(), 1);
  QCOMPARE(panel->graph()->chosen(), tier);
  const auto count = test::variantOf("dodgem:3x3")->tierGraph().positionCount(tier);
  QCOMPARE(static_cast<std::uint64_t>(panel->positions()->count()), count);
  QTest::keyClick(panel->graph(), Qt::Key_Up);
  QVERIFY(panel->graph()->chosen() != tier);
}

/// Figure 2 begins at the subspace of the example. A click on a parent shows the parent's neighbours. By
/// section 4, the pattern 0200 follows 1100 when a car moves forward, and follows 0201 when a car leaves the
/// board.
void PapersTest::neighboursOfTheExampleAreShown() {
  const ShownPage shown("dodgem");
  PartsGraph& graph = *shown.card("figure-2")->graph()->graph();
  const TierGraph& tiers = test::variantOf("dodgem:4x4")->tierGraph();
  const auto isPair = [&](TierId tier, const std::string& pair) {
    return tiers.partName(tier, 0) == pair || tiers.partName(tier, 1) == pair;
  };
  const TierId example = graph.chosen();
  QVERIFY(isPair(example, "0200:1011"));
  for (const char* const pair : {"1100:1011", "0201:1011"}) {
    graph.choose(example);
    TierId parent;
    while (!isPair(parent, pair)) ++parent.value;
    const QRectF box = graph.boxOf(parent);
    QVERIFY(box.bottom() < graph.boxOf(example).top());
    QTest::mouseClick(&graph, Qt::LeftButton, {}, box.center().toPoint());
    QCOMPARE(graph.chosen(), parent);
    QVERIFY(graph.boxOf(example).top() > graph.boxOf(parent).bottom());
  }
}

/// The page shows each value as soon as it is computed.
void PapersTest::solvedFromTheFigure() {
  const ShownPage shown("quoridor");
  FigureCard* card = shown.card("section-4");
  QVERIFY(card->solveButton()->isVisibleTo(card));
  QTest::mouseClick(card->solveButton(), Qt::LeftButton);
  QTRY_COMPARE_WITH_TIMEOUT(card->figure().tables[0].cells[2].computed, std::string("436364"), patienceMs);
  const auto* model = static_cast<FiguresModel*>(card->tables()[0]->model());
  QCOMPARE(model->agreement().equal, 3);
  QCOMPARE(model->agreement().slips, 1);
  QVERIFY(!card->solveButton()->isVisibleTo(card));
}

/// The page solves the boards one after the other, the smallest board first.
void PapersTest::boardsAreSolvedInTurn() {
  ShownPage shown("quoridor");
  SolveQueue* queue = test::child<SolveQueue>(shown.page);
  queue->add({"quoridor:3x3,fences=2", "quoridor:3x3,fences=1", "quoridor:4x4,fences=1"});
  QCOMPARE(queue->waiting(), 3);
  QCOMPARE(shown.jobs.jobs().size(), std::size_t{1});
  QVERIFY(shown.jobs.isRunning("quoridor:3x3,fences=1"));
  QTRY_COMPARE_WITH_TIMEOUT(queue->waiting(), 0, patienceMs);
  QCOMPARE(shown.jobs.jobs().size(), std::size_t{3});
  queue->add({"syncdom:4x4", "syncdom:3x3"});
  QTRY_COMPARE_WITH_TIMEOUT(queue->waiting(), 0, patienceMs);
  QCOMPARE(shown.jobs.jobs().size(), std::size_t{5});
}

/// The page first asks a question that names the time and the variants.
void PapersTest::wholeWorkIsReproduced() {
  const ShownPage shown("dodgem");
  MessageBar* messages = shown.page.messages();
  QTest::mouseClick(test::child<ReproduceRow>(shown.page)->button(), Qt::LeftButton);
  QTRY_VERIFY2_WITH_TIMEOUT(messages->text().startsWith(QStringLiteral("Solve 2 variants for this work (")) &&
                                messages->text().contains(QStringLiteral(")? This takes about ")),
                            qPrintable(messages->text()), patienceMs);
  QVERIFY(messages->text().contains(QStringLiteral("4")) && shown.jobs.jobs().empty());
  QPushButton* solve = nullptr;
  for (QPushButton* button : messages->findChildren<QPushButton*>())
    if (button->text() == QLatin1String("Solve")) solve = button;
  QVERIFY(solve);
  QTest::mouseClick(solve, Qt::LeftButton);
  QVERIFY(test::child<QProgressBar>(test::child<ReproduceRow>(shown.page))->isVisible());
  QTRY_VERIFY2_WITH_TIMEOUT(shown.page.agreement().contains(QStringLiteral("579 of 579 agree")),
                            qPrintable(shown.page.agreement()), patienceMs);
  QTRY_VERIFY(!test::child<QProgressBar>(test::child<ReproduceRow>(shown.page))->isVisible());
  QVERIFY2(messages->text().startsWith(QStringLiteral("Everything that this work needs is solved")),
           qPrintable(messages->text()));
  QCOMPARE(shown.jobs.jobs().size(), std::size_t{2});
  messages->clear();
  QTest::mouseClick(test::child<ReproduceRow>(shown.page)->button(), Qt::LeftButton);
  QTRY_VERIFY_WITH_TIMEOUT(messages->text().startsWith(QStringLiteral("Everything")), patienceMs);
  QCOMPARE(shown.jobs.jobs().size(), std::size_t{2});
  auto* tabs = shown.page.findChild<QTabBar*>();
  tabs->setCurrentIndex((tabs->currentIndex() + 1) % tabs->count());
  QCOMPARE(messages->text(), QString());  // the message about the previous work disappears
}

/// The root is above its three moves. The moves are above the six pairs of moves.
void PapersTest::treeOfBoardsIsDrawn() {
  const ShownPage shown("syncdom");
  const std::vector<QToolButton*>& boards = test::child<PictureRow>(shown.card("figures-1-2"))->buttons();
  QCOMPARE(boards.size(), std::size_t{10});
  const auto top = [&](std::size_t number) { return boards[number]->geometry().top(); };
  for (const std::size_t move : {1, 4, 7}) {
    QVERIFY(top(move) > boards[0]->geometry().bottom());
    for (const std::size_t pair : {move + 1, move + 2}) QVERIFY(top(pair) > boards[move]->geometry().bottom());
    const int middle = (boards[move + 1]->geometry().center().x() + boards[move + 2]->geometry().center().x()) / 2;
    QVERIFY(std::abs(boards[move]->geometry().center().x() - middle) <= 2);
  }
  QCOMPARE(boards[1]->text(), QStringLiteral("V:a1 = 0, chosen"));
  QCOMPARE(boards[6]->text(), QStringLiteral("V:a2 H:a2: cut off"));
}

void PapersTest::columnsPlayTheirMatches() {
  const ShownPage shown("syncdom");
  const FigureCard* card = shown.card("table-1");
  const QSignalSpy wanted(shown.page.requests(), &PaperRequests::trigger);
  FigureTable* table = card->tables().front();
  table->setCurrentIndex(table->model()->index(0, 2));
  QTest::keyClick(table, Qt::Key_Return);
  QCOMPARE(wanted.size(), 1);
  QCOMPARE(wanted[0][0].toInt(), static_cast<int>(ActionId::Tournament));
  QCOMPARE(wanted[0][1].toInt(), 3);  // preset 3 is 8x8 with depth 4
}

/// Queries omit unreachable positions. A click on the number of such positions must therefore open a list by
/// kind, not a query.
void PapersTest::numbersOfListsOpenThem() {
  const ShownPage shown("animalshogi");
  const QSignalSpy wanted(shown.page.requests(), &PaperRequests::listKind);
  FigureTable* table = shown.card("enumeration")->tables().front();
  const int rows = table->model()->rowCount();
  table->setCurrentIndex(table->model()->index(rows - 3, 0));
  QVERIFY(table->currentIndex().data().toString().contains(QStringLiteral("no move leads here")));
  QTest::keyClick(table, Qt::Key_Return);
  QCOMPARE(wanted.size(), 1);
  QCOMPARE(wanted[0][0].toString(), QStringLiteral("animalshogi"));
  QCOMPARE(wanted[0][1].toString(), QStringLiteral("unreachable-nothing-before"));
}

void PapersTest::withoutASolutionNothingIsShown() {
  const ShownPage shown("dodgem");
  const QAbstractItemModel* wins = shown.card("figure-3")->tables()[1]->model();
  QCOMPARE(wins->data(wins->index(0, 0)).toString(), QStringLiteral("7\n\u2013"));
  QVERIFY(shown.card("figure-3")->solveButton()->isVisibleTo(shown.card("figure-3")));
}

void PapersTest::figuresAreSaved() {
  const ShownPage shown("dodgem", {"dodgem:3x3"});
  FigureCard* card = shown.card("figure-5-3x3");
  const QDir folder(shown.folder.path());
  for (const auto& [suffix, begins] :
       {std::pair{"csv", "figure,place,table"}, {"tex", "% figure 5"}, {"png", "\x89PNG"}, {"svg", "<?xml"}, {"pdf", "%PDF"}}) {
    const QString file = folder.filePath(QStringLiteral("saved.") + QLatin1String(suffix));
    QCOMPARE(card->saveAs(file), QString());
    QFile saved(file);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QVERIFY2(saved.readAll().startsWith(begins), suffix);
  }
  QVERIFY(!card->saveAs(folder.filePath(QStringLiteral("none/saved.csv"))).isEmpty());
}

/// The page and its exported pictures have a legend.
void PapersTest::coloursAreExplained() {
  const ShownPage shown("dodgem", {"dodgem:3x3"});
  FigureCard* table = shown.card("figure-5-3x3");
  QVERIFY2(table->key()->text().contains(QStringLiteral("agrees")), qPrintable(table->key()->text()));
  QVERIFY(table->key()->isVisible());
  FigureCard* graph = shown.card("patterns");
  for (const Outcome outcome : {Outcome::Win, Outcome::Draw, Outcome::Loss})
    QVERIFY(graph->graph()->key()->text().contains(outcomeName(outcome)));
  for (FigureCard* card : {table, graph}) {
    const QString file = shown.folder.filePath(QStringLiteral("key.svg"));
    QCOMPARE(card->saveAs(file), QString());
    const QByteArray svg = test::bytesOf(file);
    QVERIFY(svg.contains(card == table ? "differs" : "Boxes are subspaces"));
    const QByteArray version = "Kotai " + QCoreApplication::applicationVersion().toUtf8();
    QVERIFY(svg.contains(version));
    QVERIFY(svg.contains(QDate::currentDate().toString(Qt::ISODate).toUtf8()));
    QVERIFY(!svg.contains("<image"));
  }
}

void PapersTest::citationIsCopied() {
  const ShownPage shown("dodgem");
  QTest::mouseClick(test::child<QPushButton>(shown.page, "citeButton"), Qt::LeftButton);
  const QString copied = QGuiApplication::clipboard()->text();
  QVERIFY(copied.startsWith(QStringLiteral("@misc{kotai,")));
  QVERIFY(copied.contains(QStringLiteral("kotani-dodgem")) && !copied.contains(QStringLiteral("quoridor")));
  QVERIFY(shown.page.messages()->text().contains(QStringLiteral("BibTeX")));
}

/// Messages cover the page instead of moving it.
void PapersTest::messagesMoveNothing() {
  ShownPage shown("dodgem");
  const auto place = [&] { return shown.page.cards().front()->mapTo(&shown.page, QPoint(0, 0)); };
  test::settle(20);
  const QPoint before = place();
  shown.page.messages()->showMessage(QStringLiteral("Saved."));
  shown.page.messages()->showWarning(QStringLiteral("Not saved."));
  test::settle(20);
  QVERIFY(shown.page.messages()->isVisible());
  QCOMPARE(place(), before);
  const auto inside = [&] { return shown.page.rect().contains(shown.page.messages()->geometry()); };
  QVERIFY(inside());
  shown.page.resize(500, 400);
  QVERIFY(inside());
}

void PapersTest::otherLanguages() {
  const ShownPage shown("animalshogi");
  for (const char* const code : {"ja", "de", "en"}) {
    const QString before = shown.page.agreement();
    m_language.setLanguage(QString::fromLatin1(code));
    QTRY_VERIFY(shown.page.agreement() != before);
  }
}

KOTAI_WINDOW_TEST(PapersTest)
#include "papers_test.moc"
