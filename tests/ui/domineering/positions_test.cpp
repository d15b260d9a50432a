// Tests for the list of positions of a board with simultaneous moves: opening, searching, saving.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "core/simultaneous/registry.h"
#include "solvers/domineering/exact/solve.h"
#include "tests/file_bytes.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/state_of.h"
#include "ui/docks/positions/positions_model.h"
#include "ui/domineering/docks/positions_dock.h"
#include "ui/domineering/document/domineering_document.h"

using namespace kotai;
using namespace kotai::ui;

class DomineeringPositionsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    domineering::SolveOptions options;
    options.directory = m_folder.path().toStdString();
    domineering::solve(m_variant, options);
  }

  void positionsAreOpened() {
    DomineeringDocument document;
    test::StateOf state(&document);
    DomineeringPositionsDock dock(&document, &state.hub);
    open(document);
    QTRY_VERIFY(dock.model()->count() > 100);
    QSignalSpy opened(&dock, &DomineeringPositionsDock::positionActivated);
    dock.openNext();
    QTRY_COMPARE(opened.count(), 1);
    dock.openNext();
    QTRY_COMPARE(opened.count(), 2);
    dock.openPrevious();
    QTRY_COMPARE(opened.count(), 3);
    QVERIFY(opened[0][0].value<AnyPosition>() == opened[2][0].value<AnyPosition>());
    dock.openRandom();
    QTRY_COMPARE(opened.count(), 4);
    dock.resize(400, 500);
    dock.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dock));
    const QPoint card = dock.list()->visualRect(dock.list()->currentIndex()).center();
    QTest::mouseClick(dock.list()->viewport(), Qt::LeftButton, {}, card);
    QCOMPARE(opened.count(), 4);  // a single click only selects, and opens nothing
    QTest::mouseDClick(dock.list()->viewport(), Qt::LeftButton, {}, card);
    QCOMPARE(opened.count(), 5);
    state.settings.setValuesShown(false);
    QVERIFY(dock.model()->index(0).data(PositionsModel::ValueRole).toString().isEmpty());
  }

  void listsAreSaved() {
    DomineeringDocument document;
    test::StateOf state(&document);
    DomineeringPositionsDock dock(&document, &state.hub);
    QVERIFY(!dock.saveButton()->isEnabled());
    open(document);
    SimultaneousFilter draws;
    draws.positionClass = PositionClass::Draw;
    dock.showFilter(draws);
    QTRY_VERIFY(dock.model()->source() != nullptr && dock.saveButton()->isEnabled());
    const auto count = static_cast<qsizetype>(dock.model()->count());
    const auto saved = [&](const char* name) {
      const QString path = m_folder.filePath(QLatin1String(name));
      dock.saveList(path);
      return QTest::qWaitFor([&path] { return QFile::exists(path); }) ? test::bytesOf(path) : QByteArray();
    };
    const QByteArray csv = saved("list.csv");
    QVERIFY(csv.startsWith("position,value,v_secure,h_secure\n\""));
    QCOMPARE(csv.count('\n'), count + 1);
    const QJsonArray json = QJsonDocument::fromJson(saved("list.json")).array();
    QCOMPARE(json.size(), count);
    for (const QJsonValue& each : json) QCOMPARE(each.toObject()[QStringLiteral("value")].toDouble(), 0.0);
    QCOMPARE(saved("list.jsonl").count('\n'), count);
    dock.saveList(m_folder.filePath(QStringLiteral("list.kotaigame")));
    QVERIFY(!QFile::exists(m_folder.filePath(QStringLiteral("list.kotaigame"))));
    state.settings.setValuesShown(false);
    QVERIFY(!dock.saveButton()->isEnabled());
  }

  void positionsAreSearched() {
    DomineeringDocument document;
    test::StateOf state(&document);
    DomineeringPositionsDock dock(&document, &state.hub);
    dock.resize(420, 500);
    dock.show();
    open(document);
    QTRY_VERIFY(dock.model()->source() != nullptr);
    const auto all = dock.model()->count();
    const auto ask = [&dock](const char* text) {
      test::child<QLineEdit>(dock, "query")->selectAll();
      QTest::keyClicks(test::child<QLineEdit>(dock, "query"), QString::fromLatin1(text));
      QTest::keyClick(test::child<QLineEdit>(dock, "query"), Qt::Key_Return);
    };
    ask("outcome = mixed and value > 0");
    QTRY_VERIFY(dock.model()->source() != nullptr && dock.model()->count() < all && dock.model()->count() > 0);
    for (int row = 0; row < dock.model()->rowCount(); ++row)
      QCOMPARE(dock.model()->index(row, 0).data(PositionsModel::OutcomeRole).toInt(), static_cast<int>(PositionClass::Mixed));
    const auto found = dock.model()->count();
    ask("outcome = win");
    QVERIFY(test::child<QLabel>(dock, "queryFault")->isVisible());
    QVERIFY2(test::child<QLabel>(dock, "queryFault")->text().contains(QStringLiteral("vertical, horizontal, draw, mixed")),
             qPrintable(test::child<QLabel>(dock, "queryFault")->text()));
    QCOMPARE(test::child<QLineEdit>(dock, "query")->selectedText(), QStringLiteral("win"));
    QCOMPARE(dock.model()->count(), found);  // the list does not change
    test::child<QLineEdit>(dock, "query")->clear();
    QVERIFY(!test::child<QLabel>(dock, "queryFault")->isVisible());
    QTRY_COMPARE(dock.model()->count(), all);
    state.settings.setValuesShown(false);
    QVERIFY(!test::child<QLineEdit>(dock, "query")->isEnabled());
  }

 private:
  void open(DomineeringDocument& document) const {
    document.newGame(m_variant, SimultaneousSolution::open(m_folder.path().toStdString(), m_variant), m_variant->start());
  }

  QTemporaryDir m_folder;
  SimultaneousVariantPtr m_variant = parseSimultaneousVariant("syncdom:4x4").value();
};

KOTAI_WINDOW_TEST(DomineeringPositionsTest)
#include "positions_test.moc"
