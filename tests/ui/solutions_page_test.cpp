// Tests for the page of solutions by real clicks and keys: viewing, verifying, repairing, resuming, copying and
// deleting.
#include "ui/solutions/solutions_page.h"

#include <QDir>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>

#include "core/play/play.h"
#include "core/tables/solution_check.h"
#include "tests/file_bytes.h"
#include "tests/runner/patience.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/settle.h"
#include "tests/ui/shown_program.h"
#include "tests/ui/solved_folder.h"
#include "tests/ui/solved_variants.h"
#include "ui/actions/actions.h"
#include "ui/dialogs/solve_estimate.h"
#include "ui/library/library_strings.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workspace.h"
#include "ui/solutions/solutions_model.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

QPushButton* buttonOfPage(QWidget* parent, const QString& text) {
  for (QPushButton* button : parent->findChildren<QPushButton*>())
    if (button->isVisible() && button->isEnabled() && button->text().remove(QLatin1Char('&')) == text) return button;
  return nullptr;
}

void clickIn(QWidget* parent, const char* text) {
  QTRY_VERIFY2_WITH_TIMEOUT(buttonOfPage(parent, QString::fromUtf8(text)), text, test::patienceMs);
  QTest::mouseClick(buttonOfPage(parent, QString::fromUtf8(text)), Qt::LeftButton);
}

}  // namespace

class SolutionsPageTest : public QObject {
  Q_OBJECT

  struct Program : test::ProgramIn {
    explicit Program(const QTemporaryDir& folder) : ProgramIn(folder) {
      window->activateWindow();
      if (!QTest::qWaitForWindowActive(window.get())) qWarning("the window does not become active");
      QTest::keyClick(window.get(), Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    }
    SolutionsPage* page() const { return window->findChild<SolutionsPage*>(); }
    /// Returns the row of a file by name, or -1.
    int rowOf(const QString& name) const {
      const QAbstractItemModel* shown = page()->table()->model();
      for (int row = 0; row < shown->rowCount(); ++row)
        if (shown->index(row, SolutionsModel::Name).data(Qt::ToolTipRole).toString().endsWith(QLatin1Char('/') + name))
          return row;
      return -1;
    }
    QString state(const QString& name) const {
      return page()->table()->model()->index(rowOf(name), SolutionsModel::State).data().toString();
    }
    void choose(const QString& name) const {
      QTRY_VERIFY2_WITH_TIMEOUT(rowOf(name) >= 0, qPrintable(name), test::patienceMs);
      QTableView* table = page()->table();
      const QModelIndex cell = table->model()->index(rowOf(name), SolutionsModel::Name);
      table->scrollTo(cell);
      QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(cell).center());
    }
  };

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void listsAndVerifies();
  void figuresAreShownAndSaved();
  void verificationsAreRemembered();
  void repairsDamagedSolutions();
  void deletesAfterAsking();
  void copies();
  void importsSolutionsFromOtherFolders();
  void resumesInterruptedSolves();
  void limitsAreKept();
  void messagesLeaveTheButtonsFree();
  void aLowPageShowsRows();
};

/// The page is at least 350 pixels high, as on a screen of 700 pixels at a scale of 200 %.
void SolutionsPageTest::aLowPageShowsRows() {
  const test::SolvedFolder folder;
  Program program(folder);
  program.choose(QStringLiteral("dodgem-3x3.kotai"));
  const QTableView& table = *program.page()->table();
  program.window->resize(900, 350);
  QTRY_VERIFY(table.viewport()->height() >= 4 * table.rowHeight(0));
  program.window->resize(1200, 800);
  QTRY_VERIFY(program.page()->findChild<SolveLimitsRow*>()->isVisible());
}

void SolutionsPageTest::listsAndVerifies() {
  const test::SolvedFolder folder;
  Program program(folder);
  const QString file = QStringLiteral("quoridor-3x3-fences-1.kotai");
  program.choose(file);
  QVERIFY2(program.state(file).contains(QStringLiteral("all checksums good")), qPrintable(program.state(file)));
  clickIn(program.page(), "Verify");
  QTRY_VERIFY2_WITH_TIMEOUT(program.page()->messages()->text().contains(QStringLiteral("all are correct")),
                            qPrintable(program.page()->messages()->text()), test::patienceMs);
  const QString today = QLocale().toString(QDate::currentDate(), QLocale::ShortFormat);
  QTRY_VERIFY2(program.state(file).contains(QStringLiteral("verified on ") + today), qPrintable(program.state(file)));
  clickIn(program.page(), "Open");
  QTRY_COMPARE(program.workspace.session()->document()->variantId(), std::string("quoridor:3x3,fences=1"));
  QTRY_VERIFY(!program.page()->isVisible());
}

/// The page shows the same figures as the command line: 1,423 positions, and a win of the first player in 13 plies.
void SolutionsPageTest::figuresAreShownAndSaved() {
  const test::SolvedFolder folder;
  Program program(folder);
  const QString file = QStringLiteral("dodgem-3x3.kotai");
  program.choose(file);
  const auto text = [&](int column) {
    return program.page()->table()->model()->index(program.rowOf(file), column).data().toString();
  };
  QCOMPARE(text(SolutionsModel::Positions), QStringLiteral("1,423"));
  const SolvedFacts facts = parsePlay("dodgem:3x3").value()->solvedFacts(folder.path().toStdString()).value();
  const Value start = std::get<Value>(facts.start);
  QVERIFY2(text(SolutionsModel::Start).endsWith(QStringLiteral("wins in %1 moves").arg(start.distancePlies)),
           qPrintable(text(SolutionsModel::Start)));
  QCOMPARE(text(SolutionsModel::Checksum), QString::fromStdString(facts.checksum));
  const QTemporaryDir other;
  program.page()->saveListAs(other.filePath(QStringLiteral("list.csv")));
  const QByteArray list = test::bytesOf(other.filePath(QStringLiteral("list.csv")));
  QVERIFY2(list.startsWith("variant,outcome,distance,value,positions,checksum,bytes,file,verified\n"), list.data());
  QVERIFY2(list.contains("\ndodgem:3x3,win," + QByteArray::number(start.distancePlies) + ",,1423,"), list.data());
  // No two rows of the list have the same name.
  QCOMPARE(variantText("syncdom:5x5"), QStringLiteral("Synchronized Domineering 5×5"));
  QCOMPARE(variantText("syncdom:5x5,cells=3"), QStringLiteral("Synchronized Domineering 5×5, long dominoes"));
}

void SolutionsPageTest::verificationsAreRemembered() {
  const test::SolvedFolder folder;
  const QString file = QStringLiteral("dodgem-3x3.kotai");
  {
    Program program(folder);
    program.choose(file);
    clickIn(program.page(), "Verify");
    QTRY_VERIFY_WITH_TIMEOUT(program.state(file).contains(QStringLiteral("verified on")), test::patienceMs);
  }
  {
    Program again(folder);
    again.choose(file);
    QVERIFY2(again.state(file).contains(QStringLiteral("verified on")), qPrintable(again.state(file)));
  }
  QFile changed(folder.filePath(file));  // same bytes, new date: the page must read the file to recognise it
  QVERIFY(changed.open(QIODevice::ReadWrite));
  QVERIFY(changed.setFileTime(QDateTime::currentDateTime().addSecs(60), QFileDevice::FileModificationTime));
  changed.close();
  Program later(folder);
  later.choose(file);
  QVERIFY2(later.state(file).contains(QStringLiteral("all checksums good")), qPrintable(later.state(file)));
}

void SolutionsPageTest::repairsDamagedSolutions() {
  const test::SolvedFolder folder;
  const QString name = QStringLiteral("dodgem-3x3.kotai");
  QByteArray bytes = test::bytesOf(folder.filePath(name));
  bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 0x20);
  test::put(folder.filePath(name), bytes);
  Program program(folder);
  program.choose(name);
  QTRY_VERIFY2(program.state(name).startsWith(QStringLiteral("damaged")), qPrintable(program.state(name)));
  QVERIFY(!buttonOfPage(program.page(), QStringLiteral("Verify")));
  clickIn(program.page(), "Repair");
  const QString aside = name + QStringLiteral(".damaged-1");
  QTRY_VERIFY_WITH_TIMEOUT(program.rowOf(aside) >= 0 && program.state(name).contains(QStringLiteral("good")), test::patienceMs);
  checkSolution(folder.path().toStdString(), FileShape::of(*test::variantOf("dodgem:3x3")));
  QVERIFY2(program.state(aside).contains(aside), qPrintable(program.state(aside)));
  program.choose(aside);
  QTest::keyClick(program.page()->table(), Qt::Key_Delete);
  clickIn(program.page()->messages(), "Delete");
  QTRY_VERIFY(!QFile::exists(folder.filePath(aside)));
  QVERIFY(QFile::exists(folder.filePath(name)));
}

void SolutionsPageTest::deletesAfterAsking() {
  const test::SolvedFolder folder;
  const QString name = QStringLiteral("quoridor-3x3-fences-1.kotai");
  Program program(folder);
  program.choose(name);
  clickIn(program.page(), "Delete…");
  QVERIFY2(program.page()->messages()->text().contains(QStringLiteral("This frees")),
           qPrintable(program.page()->messages()->text()));
  QVERIFY(QFile::exists(folder.filePath(name)));
  program.choose(QStringLiteral("dodgem-3x3.kotai"));  // no question about the previous selection appears
  QCOMPARE(program.page()->messages()->text(), QString());
  program.choose(name);
  clickIn(program.page(), "Delete…");
  clickIn(program.page()->messages(), "Delete");
  QTRY_VERIFY2_WITH_TIMEOUT(!QFile::exists(folder.filePath(name)) && program.rowOf(name) < 0,
                            qPrintable(program.page()->messages()->text() + program.state(name)), test::patienceMs);
  // No other file is selected, so the button cannot act on another file.
  QVERIFY(!program.page()->table()->selectionModel()->hasSelection());
  QVERIFY(!buttonOfPage(program.page(), QStringLiteral("Delete…")));
}

void SolutionsPageTest::copies() {
  const test::SolvedFolder folder;
  const QTemporaryDir other;
  const QString name = QStringLiteral("dodgem-3x3.kotai");
  Program program(folder);
  program.choose(name);
  program.page()->copyTo(other.filePath(name));
  QTRY_COMPARE_WITH_TIMEOUT(test::bytesOf(other.filePath(name)), test::bytesOf(folder.filePath(name)), test::patienceMs);
  QCOMPARE(QDir(other.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
  QTRY_VERIFY(!program.page()->task()->isRunning());
  program.page()->copyTo(QStringLiteral("/nowhere/at/all.kotai"));
  QTRY_VERIFY2(program.page()->messages()->warnings().contains(QStringLiteral("/nowhere/at/all.kotai")),
               qPrintable(program.page()->messages()->warnings()));
  program.page()->copyTo(folder.filePath(name));  // tries to copy the file onto itself
  QTRY_VERIFY(!program.page()->task()->isRunning());
  checkSolution(folder.path().toStdString(), FileShape::of(*test::variantOf("dodgem:3x3")));
}

/// A solution file from another folder is copied only on request. The copy has the correct name and never overwrites
/// another file.
void SolutionsPageTest::importsSolutionsFromOtherFolders() {
  const test::SolvedFolder folder;
  const QTemporaryDir other;
  test::solveInto(other, "quoridor:3x3,fences=3");  // not listed, because the program solves listed variants by itself
  const QString name = QStringLiteral("quoridor-3x3-fences-3.kotai");
  const QString download = other.filePath(QStringLiteral("download (1).kotai"));
  QVERIFY(QFile::rename(other.filePath(name), download));
  Program program(folder);
  MessageBar* messages = program.page()->messages();
  program.window->showWelcome();
  QCOMPARE(program.workspace.openGameFile(download), QString());
  QVERIFY(program.page()->isVisible());
  QVERIFY2(messages->text().contains(download) && messages->text().contains(folder.path()), qPrintable(messages->text()));
  QVERIFY(!QFile::exists(folder.filePath(name)));
  clickIn(messages, "Copy to data folder");
  QTRY_COMPARE_WITH_TIMEOUT(program.workspace.session()->document()->variantId(), std::string("quoridor:3x3,fences=3"),
                            test::patienceMs);
  QTRY_VERIFY(!program.page()->isVisible());
  QCOMPARE(test::bytesOf(folder.filePath(name)), test::bytesOf(download));

  test::put(download, test::bytesOf(download).left(200));
  QCOMPARE(program.workspace.openGameFile(download), QString());
  QVERIFY2(messages->text().contains(QStringLiteral("already")), qPrintable(messages->text()));
  clickIn(messages, "Show the board");
  QTRY_VERIFY(!program.page()->isVisible());
  QVERIFY(test::bytesOf(folder.filePath(name)).size() > 200);

  program.workspace.openVariant("dodgem:4x4");
  QCOMPARE(program.workspace.openGameFile(folder.filePath(name)), QString());
  QCOMPARE(program.workspace.session()->document()->variantId(), std::string("quoridor:3x3,fences=3"));
  QVERIFY(!program.page()->isVisible());

  test::put(download, "KOTAI, it says");
  QVERIFY(program.workspace.openGameFile(download).contains(QStringLiteral("its beginning is damaged")));
}

void SolutionsPageTest::resumesInterruptedSolves() {
  const test::SolvedFolder folder;
  std::stop_source stop;
  retrograde::SolveOptions options;
  options.directory = folder.path().toStdString();
  options.threads = 1;
  options.progress = [&stop](const retrograde::SolveProgress& progress) {
    if (progress.tiersDone > 0) stop.request_stop();
  };
  QVERIFY(!retrograde::solve(test::variantOf("dodgem:5x5"), options, stop.get_token()).finished);
  QVERIFY(QFile::exists(folder.filePath(QStringLiteral("dodgem-5x5.kotai.part"))));
  Program program(folder);
  program.workspace.jobs()->setLimits({.threads = 1});
  program.choose(QStringLiteral("dodgem-5x5.kotai.part"));
  QVERIFY2(program.state(QStringLiteral("dodgem-5x5.kotai.part")).startsWith(QStringLiteral("unfinished")),
           qPrintable(program.state(QStringLiteral("dodgem-5x5.kotai.part"))));
  clickIn(program.page(), "Resume");
  QTRY_VERIFY(program.workspace.jobs()->isRunning("dodgem:5x5"));
  for (const JobState& job : program.workspace.jobs()->jobs())
    if (job.variantId() == "dodgem:5x5") {
      program.workspace.jobs()->cancel(job.id);
      break;  // cancelling the task has changed the list of jobs
    }
  QTRY_VERIFY_WITH_TIMEOUT(!program.workspace.jobs()->isRunning("dodgem:5x5"), test::patienceMs);
  program.choose(QStringLiteral("dodgem-5x5.kotai.part"));
  clickIn(program.page(), "Delete…");
  clickIn(program.page()->messages(), "Delete");
  QTRY_VERIFY_WITH_TIMEOUT(!QFile::exists(folder.filePath(QStringLiteral("dodgem-5x5.kotai.part"))), test::patienceMs);
}

void SolutionsPageTest::limitsAreKept() {
  const test::SolvedFolder folder;
  Program program(folder);
  QVERIFY(program.page()->limits()->isVisible());
  auto* threads = test::child<QSpinBox>(program.page()->limits(), "threads");
  threads->setFocus();
  QTest::keyClick(threads, Qt::Key_Up);
  QCOMPARE(program.settings.solveThreads(), 1);
  QCOMPARE(program.workspace.jobs()->limits().threads, 1U);
  test::child<QSpinBox>(program.page()->limits(), "memory")->setValue(500);
  QCOMPARE(program.workspace.jobs()->limits().memoryBytes, 500'000'000U);
}

/// Messages do not cover the buttons, even if the buttons need two rows.
void SolutionsPageTest::messagesLeaveTheButtonsFree() {
  const test::SolvedFolder folder;
  Program program(folder);
  program.choose(QStringLiteral("dodgem-3x3.kotai"));
  program.window->resize(760, 600);
  clickIn(program.page(), "Repair");
  const MessageBar* messages = program.page()->messages();
  QTRY_VERIFY(messages->isVisible());
  test::settle();
  for (const QPushButton* button : program.page()->findChildren<QPushButton*>())
    if (button->isVisible() && !messages->isAncestorOf(button))
      QVERIFY2(!QRect(button->mapTo(program.page(), QPoint()), button->size()).intersects(messages->geometry()),
               qPrintable(button->text()));
}

KOTAI_WINDOW_TEST(SolutionsPageTest)
#include "solutions_page_test.moc"
