// Tests for searching in the Positions dock: typing, conditions from menus, stopping, sorting, saving.
#include <QComboBox>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "core/query/parser.h"
#include "core/query/query_list.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/solved_variants.h"
#include "tests/ui/state_of.h"
#include "ui/docks/positions/positions_dock.h"
#include "ui/docks/positions/positions_model.h"
#include "ui/docks/positions/query_row.h"
#include "ui/docks/positions/saved_queries_menu.h"
#include "ui/document/game_document.h"
#include "ui/settings/settings.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

QToolButton* buttonOf(const QWidget& parent, const QString& text) {
  for (QToolButton* button : parent.findChildren<QToolButton*>())
    if (button->text() == text) return button;
  return nullptr;
}

struct OpenedDocument : GameDocument {
  OpenedDocument(const VariantPtr& variant, const SolutionPtr& solution) { newGame(variant, solution); }
};

/// Dock for a solved game, with the search open.
struct Searching {
  explicit Searching(const char* id) : variant(test::variantOf(id)), solution(test::solved(variant)) {
    dock.resize(700, 520);
    dock.show();
    QTest::mouseClick(buttonOf(dock, QStringLiteral("Search")), Qt::LeftButton);
  }
  QLineEdit* edit() const { return test::child<QueryRow>(dock)->edit(); }
  void type(const QString& text) {
    edit()->clear();
    QTest::keyClicks(edit(), text);
    QTest::keyClick(edit(), Qt::Key_Return);
  }
  QLabel* fault() const { return dock.findChild<QLabel*>(QStringLiteral("queryFault")); }
  quint64 counted(const std::string& text) const {
    return query::QueryList(solution, query::parseQuery(variant, text).value()).count();
  }
  /// Saves the list and returns the contents of the file.
  QByteArray saved(const QString& path) {
    dock.saveList(path);
    QFile file(path);
    const auto isThere = [&file] { return file.open(QIODevice::ReadOnly); };
    return QTest::qWaitFor(isThere) ? file.readAll() : QByteArray();
  }
  /// Returns the distance in the value of a row, such as 6 for "Win 6".
  std::uint32_t distance(int row) const {
    return dock.model()->index(row).data(PositionsModel::ValueRole).toString().section(QLatin1Char(' '), 1).toUInt();
  }

  VariantPtr variant;
  SolutionPtr solution;
  OpenedDocument document{variant, solution};
  test::StateOf state{&document};
  PositionsDock dock{&document, &state.hub};
};

}  // namespace

class QueryDockTest : public QObject {
  Q_OBJECT

 private slots:
  void listsMatchesOfTheTypedQuery() {
    Searching on("dodgem:3x3");
    QVERIFY(on.edit()->isVisible());
    on.type(QStringLiteral("outcome = win and good-moves = 1"));
    QTRY_COMPARE(on.dock.model()->count(), on.counted("outcome = win and good-moves = 1"));
    QVERIFY(on.dock.model()->rowCount() > 0);
    QVERIFY(on.dock.model()->isWhole());
    QSignalSpy opened(&on.dock, &PositionsDock::positionActivated);
    on.dock.openNext();
    QCOMPARE(opened.count(), 1);
    // The button Search of the dock closes the search.
    QTest::mouseClick(buttonOf(on.dock, QStringLiteral("Search")), Qt::LeftButton);
    QVERIFY(!on.edit()->isVisible());
    QTRY_VERIFY(on.dock.model()->count() > 0);
  }

  void showsAFaultAtItsPlace() {
    Searching on("dodgem:3x3");
    on.type(QStringLiteral("moves = 2 and good-move is fence"));
    QVERIFY(on.fault()->isVisible());
    QVERIFY2(on.fault()->text().contains(QStringLiteral("Character 28")), qPrintable(on.fault()->text()));
    QVERIFY2(on.fault()->text().contains(QStringLiteral("step, leave")), qPrintable(on.fault()->text()));
    QCOMPARE(on.edit()->selectedText(), QStringLiteral("fence"));
    QTest::keyClicks(on.edit(), QStringLiteral("leave"));  // replaces the selected text
    QVERIFY(!on.fault()->isVisible());
    QTest::keyClick(on.edit(), Qt::Key_Return);
    QTRY_COMPARE(on.dock.model()->count(), on.counted("moves = 2 and good-move is leave"));
    on.type(QString());
    QVERIFY(on.fault()->isVisible());
  }

  /// A typed query that cannot be shown as conditions is kept as text, and the dock says so.
  void writtenTextIsKeptBesideConditions() {
    Searching on("dodgem:3x3");
    QTest::mouseClick(buttonOf(on.dock, QStringLiteral("Conditions")), Qt::LeftButton);
    QueryBuilder& builder = *test::child<QueryBuilder>(test::child<QueryRow>(on.dock));
    const auto* note = builder.findChild<QLabel*>();
    QVERIFY(note && !note->isVisible());
    on.type(QStringLiteral("moves > 1"));
    QVERIFY(note->isVisible() && builder.rows().empty());
    QTest::mouseClick(test::child<QToolButton>(builder, "addButton"), Qt::LeftButton);
    QCOMPARE(on.edit()->text(), QStringLiteral("(moves > 1) and outcome = win"));
    QVERIFY(note->isVisible());
  }

  void menusWriteTheText() {
    Searching on("dodgem:3x3");
    QTest::mouseClick(buttonOf(on.dock, QStringLiteral("Conditions")), Qt::LeftButton);
    QueryBuilder& builder = *test::child<QueryBuilder>(test::child<QueryRow>(on.dock));
    QVERIFY(builder.isVisible());
    QCOMPARE(builder.rows().size(), std::size_t(1));
    ConditionRow& first = *builder.rows().front();
    QTest::keyClick(first.choice(), Qt::Key_End);
    QCOMPARE(on.edit()->text(), QStringLiteral("outcome = loss"));
    QTest::mouseClick(test::child<QToolButton>(builder, "addButton"), Qt::LeftButton);
    ConditionRow& second = *builder.rows().back();
    second.what()->setCurrentIndex(second.what()->findData(QStringLiteral("moves")));
    QTest::keyClick(second.relation(), Qt::Key_End);
    second.number()->setFocus();
    second.number()->selectAll();
    QTest::keyClicks(second.number(), QStringLiteral("3"));
    QCOMPARE(on.edit()->text(), QStringLiteral("outcome = loss and moves >= 3"));
    QTest::mouseClick(test::child<QToolButton>(builder, "addButton"), Qt::LeftButton);
    ConditionRow& third = *builder.rows().back();
    third.what()->setCurrentIndex(third.what()->findData(QStringLiteral("on")));
    QVERIFY(on.edit()->text().endsWith(QStringLiteral(" and on(a1) = ^")));
    for (int place = 0; place < third.what()->count(); ++place) {  // every condition has a readable name
      third.what()->setCurrentIndex(place);
      QVERIFY2(query::parseQuery(on.variant, on.edit()->text().toStdString()).has_value(), qPrintable(on.edit()->text()));
    }
    QTest::keyClick(on.edit(), Qt::Key_Return);
    QTRY_COMPARE(on.dock.model()->count(), on.counted(on.edit()->text().toStdString()));
  }

  void enterInAConditionStartsTheSearch() {
    Searching on("dodgem:3x3");
    QToolButton* const train = buttonOf(on.dock, QStringLiteral("Practise"));
    QVERIFY(!train->isVisible());  // no position is listed yet
    QTest::mouseClick(buttonOf(on.dock, QStringLiteral("Conditions")), Qt::LeftButton);
    ConditionRow& row = *test::child<QueryBuilder>(test::child<QueryRow>(on.dock))->rows().front();
    row.what()->setCurrentIndex(row.what()->findData(QStringLiteral("moves")));
    row.number()->setFocus();
    row.number()->selectAll();
    QTest::keyClicks(row.number(), QStringLiteral("2"));
    QTest::keyClick(row.number(), Qt::Key_Return);
    QTRY_COMPARE(on.dock.model()->count(), on.counted("moves = 2"));
    QVERIFY(train->isVisible());
  }

  /// A quantity with two names has only one entry in the menu.
  void conditionsAreOfferedOnce() {
    const ConditionRow row(test::variantOf("animalshogi"), nullptr);
    QVERIFY(row.what()->findData(QStringLiteral("own-hand")) >= 0);
    QVERIFY(row.what()->findData(QStringLiteral("own-hands")) < 0);
  }

  void conditionsComeBehindWhatWasWritten() {
    Searching on("dodgem:3x3");
    on.type(QStringLiteral("moves = 1 or moves = 2"));
    QTest::mouseClick(buttonOf(on.dock, QStringLiteral("Conditions")), Qt::LeftButton);
    QueryBuilder& builder = *test::child<QueryBuilder>(test::child<QueryRow>(on.dock));
    QVERIFY(builder.rows().empty());
    QTest::mouseClick(test::child<QToolButton>(builder, "addButton"), Qt::LeftButton);
    QCOMPARE(on.edit()->text(), QStringLiteral("(moves = 1 or moves = 2) and outcome = win"));
    on.type(QStringLiteral("moves = 3"));
    QVERIFY(builder.rows().empty());  // the rows would not match the typed text
    on.edit()->selectAll();
    QTest::keyClick(on.edit(), Qt::Key_Delete);
    QTest::mouseClick(buttonOf(on.dock, QStringLiteral("Conditions")), Qt::LeftButton);
    QTest::mouseClick(buttonOf(on.dock, QStringLiteral("Conditions")), Qt::LeftButton);
    QCOMPARE(on.edit()->text(), QStringLiteral("outcome = win"));  // the text for the first row
  }

  void ordersByDistance() {
    Searching on("dodgem:4x4");
    on.type(QStringLiteral("outcome = win and good-moves = 1"));
    QTRY_VERIFY(!on.dock.model()->isCounting() && on.dock.model()->count() > 1000);
    QComboBox* order = nullptr;
    for (QComboBox* box : test::child<QueryRow>(on.dock)->findChildren<QComboBox*>())
      if (box->findText(QStringLiteral("longest first")) >= 0) order = box;
    QVERIFY(order);
    QTest::keyClick(order, Qt::Key_End);
    QTRY_VERIFY(!on.dock.model()->isCounting() && on.dock.model()->rowCount() > 10);
    for (int row = 1; row < on.dock.model()->rowCount(); ++row) QVERIFY(on.distance(row) <= on.distance(row - 1));
    const quint64 last = on.dock.model()->count() - 1;
    on.dock.model()->jumpTo(last);
    QTRY_VERIFY(on.dock.model()->rowOf(last) >= 0);
    const query::Query asked = query::parseQuery(on.variant, on.edit()->text().toStdString()).value();
    const query::QueryList shortest(on.solution, asked, query::Order::ShortestFirst);
    QCOMPARE(on.distance(on.dock.model()->rowOf(last)), shortest.page(0, 1).front().value.distancePlies);
  }

  void namedQueriesAreChosen() {
    Searching on("dodgem:3x3");
    on.type(QStringLiteral("moves = 1"));
    SavedQueriesMenu* saved = test::child<QueryRow>(on.dock)->saved();
    QVERIFY((saved->focusPolicy() & Qt::TabFocus) != 0 && saved->isEnabled());
    saved->save(QStringLiteral("forced"));
    on.type(QStringLiteral("moves = 2"));
    emit saved->menu()->aboutToShow();
    QAction* forced = nullptr;
    for (QAction* action : saved->menu()->actions())
      if (action->text() == QLatin1String("forced")) forced = action;
    QVERIFY(forced);
    forced->trigger();
    QCOMPARE(on.edit()->text(), QStringLiteral("moves = 1"));
    QTRY_COMPARE(on.dock.model()->count(), on.counted("moves = 1"));
  }

  void earlierQueriesComeBack() {
    Searching on("dodgem:3x3");
    on.type(QStringLiteral("moves = 1"));
    on.type(QStringLiteral("moves = 2"));
    on.type(QStringLiteral("moves = 1"));
    QCOMPARE(on.state.settings.queries("dodgem"), (QStringList{QStringLiteral("moves = 1"), QStringLiteral("moves = 2")}));
    on.edit()->clear();
    on.edit()->setFocus();
    QTest::keyClick(on.edit(), Qt::Key_Down);
    QVERIFY(!on.edit()->text().isEmpty());
  }

  void namesTheQueryThatMadeTheList() {
    Searching on("dodgem:3x3");
    on.type(QStringLiteral("moves = 1"));
    QTRY_VERIFY(on.dock.model()->source() != nullptr);
    on.edit()->clear();
    QTest::keyClicks(on.edit(), QStringLiteral("moves = 2"));  // typed, but not submitted
    QCOMPARE(on.dock.suggestedName(), QStringLiteral("dodgem-3x3-moves-1"));
    QSignalSpy training(&on.dock, &PositionsDock::trainingWanted);
    QTest::mouseClick(buttonOf(on.dock, QStringLiteral("Practise")), Qt::LeftButton);
    QCOMPARE(training.count(), 1);
    QCOMPARE(training.front().at(1).toString(), QStringLiteral("moves = 1"));
  }

  void savesTheList() {
    QTemporaryDir folder;
    Searching on("dodgem:3x3");
    on.type(QStringLiteral("moves = 1"));
    QTRY_VERIFY(on.dock.model()->source() != nullptr);
    const auto count = static_cast<qsizetype>(on.dock.model()->count());
    QCOMPARE(on.saved(folder.filePath(QStringLiteral("list.csv"))).count('\n'), count + 1);
    const QJsonArray json = QJsonDocument::fromJson(on.saved(folder.filePath(QStringLiteral("list.json")))).array();
    QCOMPARE(json.size(), count);
    QVERIFY(json.at(0).toObject().contains(QStringLiteral("distance")));
    const QList<QByteArray> lines = on.saved(folder.filePath(QStringLiteral("list.jsonl"))).split('\n');
    QCOMPARE(lines.size(), count + 1);  // the last line ends with a line break, like all other lines
    QCOMPARE(QJsonDocument::fromJson(lines.front()).object(), json.at(0).toObject());
    const QByteArray games = on.saved(folder.filePath(QStringLiteral("list.kotaigame")));
    QVERIFY(games.contains("dodgem:3x3"));
    QVERIFY(games.contains("{= "));
    on.dock.saveList(folder.filePath(QStringLiteral("list.foo")));
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("list.foo"))));
  }
};

KOTAI_WINDOW_TEST(QueryDockTest)
#include "query_dock_test.moc"
