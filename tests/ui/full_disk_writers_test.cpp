// Tests for all files that the window writes, on a full disk. The old contents of the file stay, and the user
// gets a message.
#include <QLabel>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>
#include <optional>

#include "core/library/game_library.h"
#include "core/simultaneous/registry.h"
#include "tests/file_bytes.h"
#include "tests/robustness/file_size_limit.h"
#include "tests/robustness/small_disk.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/solved_variants.h"
#include "ui/board/board_page.h"
#include "ui/docks/tables/tables_dock.h"
#include "ui/domineering/session/domineering_page.h"
#include "ui/domineering/session/domineering_view.h"
#include "ui/domineering/tournament/tournament_dialog.h"
#include "ui/domineering/tournament/tournament_run.h"
#include "ui/jobs/job_manager.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workspace.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;
using kotai::test::bytesOf;
using kotai::test::put;

namespace {

/// Folder with an old file in it. The disk is full while fill() is in effect.
class Place {
 public:
  explicit Place(bool ownDisk) {
    if (ownDisk) m_disk.emplace(m_folder.path().toStdString(), "2m");
  }
  bool usable() const { return !m_disk || m_disk->mounted(); }
  QString file(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }

  void fill() {
    if (m_disk)
      test::fillUp(file("filler").toStdString(), 0);
    else
      m_limit.emplace(0);
  }
  void empty() {
    m_limit.reset();
    QFile::remove(file("filler"));
  }

 private:
  QTemporaryDir m_folder;
  std::optional<test::SmallDisk> m_disk;
  std::optional<test::FileSizeLimit> m_limit;
};

constexpr const char* writtenGame = "[Variant \"dodgem:4x4\"]\n[Place \"1\"]\n\n1. b1b2 {my analysis} *\n";

}  // namespace

class FullDiskWritersTest : public QObject {
  Q_OBJECT

  using Write = std::function<QString(const QString& file)>;  ///< writes a file and returns the message for the user

  QTemporaryDir m_data;
  std::unique_ptr<Settings> m_settings;
  std::unique_ptr<Workspace> m_workspace;
  LanguageSwitch m_language;
  std::unique_ptr<MainWindow> m_window;
  std::unique_ptr<JobManager> m_jobs;
  std::unique_ptr<TournamentDialog> m_tournament;
  std::map<QString, Write> m_writers;

  void openWindow() {
    m_settings = std::make_unique<Settings>(m_data.filePath(QStringLiteral("settings.ini")));
    m_settings->animationMs.set(0);
    m_language.setLanguage(QStringLiteral("en"));
    m_workspace = std::make_unique<Workspace>(m_data.path().toStdString(), m_settings.get());
    m_window = std::make_unique<MainWindow>(m_workspace.get(), &m_language);
    m_window->resize(1300, 860);
    m_window->show();
    const VariantPtr variant = test::variantOf("dodgem:3x3");
    QTRY_VERIFY_WITH_TIMEOUT(m_workspace->jobs()->solution(variant) != nullptr, 60000);
    m_workspace->openVariant(variant->id());
    QTRY_VERIFY_WITH_TIMEOUT(test::child<TablesDock>(*m_window)->isLoaded(), 60000);
  }

  void playTournament() {
    m_jobs = std::make_unique<JobManager>(m_data.path().toStdString());
    m_tournament = std::make_unique<TournamentDialog>(m_jobs.get());
    m_tournament->setVariant(*parseSimultaneousVariant("syncdom:4x4"));
    m_tournament->player(Side::First)->setText("random");
    m_tournament->player(Side::Second)->setText("random");
    m_tournament->setGames(5);
    m_tournament->start();
    QTRY_VERIFY_WITH_TIMEOUT(m_tournament->run()->state() == TournamentRun::State::Finished, 60000);
  }

  QString boardMessage() { return test::alternating(*m_window).boardPage()->messages()->warnings(); }

  void addTable(const char* name, TableFormat format) {
    m_writers[QString::fromLatin1(name)] = [this, format](const QString& file) {
      test::child<TablesDock>(*m_window)->exports()->saveAs(file, format);
      return boardMessage();
    };
  }

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
    openWindow();
    playTournament();
    const Write board = [this](const QString& file) {
      test::alternating(*m_window).saveBoardAs(file);
      return boardMessage();
    };
    m_writers[QStringLiteral("board.svg")] = board;
    m_writers[QStringLiteral("board.png")] = board;
    addTable("table.csv", TableFormat::Csv);
    addTable("table.json", TableFormat::Json);
    addTable("table.png", TableFormat::Png);
    addTable("table.svg", TableFormat::Svg);
    addTable("table.pdf", TableFormat::Pdf);
    m_writers[QStringLiteral("games.csv")] = [this](const QString& file) {
      m_tournament->saveGamesAs(file);
      return test::child<QLabel>(m_tournament, "tournamentStatus")->text();
    };
    const Write simultaneous = [this](const QString& file) {
      openTexts(*m_workspace, QStringLiteral("syncdom:4x4"), {});
      test::domineering(*m_window).saveBoardAs(file);
      const QString told = test::domineering(*m_window).boardPage()->messages()->warnings();
      openTexts(*m_workspace, QStringLiteral("dodgem:3x3"), {});
      return told;
    };
    m_writers[QStringLiteral("dominoes.svg")] = simultaneous;
    m_writers[QStringLiteral("dominoes.png")] = simultaneous;
  }

  void oldFilesStay_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("ownDisk");
    for (const auto& [name, write] : m_writers)
      for (const bool ownDisk : {false, true})
        QTest::addRow("%s, %s", qPrintable(name), ownDisk ? "full disk" : "file that cannot grow") << name << ownDisk;
  }

  void oldFilesStay() {
    QFETCH(QString, name);
    QFETCH(bool, ownDisk);
    Place place(ownDisk);
    if (!place.usable()) QSKIP("cannot mount a small disk here: only the limit of file sizes is tried");
    const QString file = place.file(qPrintable(name));
    const Write& write = m_writers.at(name);
    const QByteArray old(700, 'o');
    put(file, old);
    place.fill();
    const QString told = write(file);
    const QByteArray left = bytesOf(file);
    const QStringList besides = QDir(QFileInfo(file).path()).entryList(QDir::Files | QDir::Hidden);
    place.empty();
    QCOMPARE(left, old);
    QVERIFY2(told.contains(QFileInfo(file).fileName()), qPrintable(told));
    QVERIFY2(told.contains(QLatin1String(ownDisk ? "No space left" : "File too large")), qPrintable(told));
    QCOMPARE(besides.size(), ownDisk ? 2 : 1);  // the old file, and the file that fills the disk
    write(file);
    QVERIFY(bytesOf(file).size() > 100);
    QVERIFY(bytesOf(file) != old);
    test::alternating(*m_window).boardPage()->messages()->findChild<QToolButton*>()->click();
    test::domineering(*m_window).boardPage()->messages()->findChild<QToolButton*>()->click();
  }

  void openGameStays_data() {
    QTest::addColumn<bool>("ownDisk");
    QTest::newRow("file that cannot grow") << false;
    QTest::newRow("full disk") << true;
  }

  void openGameStays() {
    QFETCH(bool, ownDisk);
    Place place(ownDisk);
    if (!place.usable()) QSKIP("cannot mount a small disk here: only the limit of file sizes is tried");
    const QString file = place.file("open-game.kotaigame");
    put(file, writtenGame);
    place.fill();
    {
      Workspace workspace(QFileInfo(file).path().toStdString(), m_settings.get());
      QSignalSpy warnings(&workspace, &Workspace::warningRaised);
      QVERIFY(workspace.restoreGame());
      QCOMPARE(warnings.count(), 0);
      for (int i = 0; i < 3; ++i) workspace.saver()->keep();
      QCOMPARE(warnings.count(), 1);  // the warning is shown only once
      QVERIFY2(warnings.front().front().toString().contains(QStringLiteral("open-game.kotaigame")),
               qPrintable(warnings.front().front().toString()));
      QCOMPARE(bytesOf(file), QByteArray(writtenGame));
      place.empty();
      QVERIFY(workspace.saver()->keep());
      place.fill();
      test::alternating(workspace).document()->play(test::alternating(workspace).document()->legalMoves().front());
      QVERIFY(!workspace.saver()->keep());
      QCOMPARE(warnings.count(), 2);  // shown again, because a write succeeded in between
    }
    Workspace next(QFileInfo(file).path().toStdString(), m_settings.get());
    QSignalSpy warnings(&next, &Workspace::warningRaised);
    QVERIFY(next.restoreGame());
    QVERIFY(next.saver()->keep());  // the file already contains the game
    QCOMPARE(warnings.count(), 0);
    place.empty();
    QCOMPARE(test::alternating(next).document()->tree().node(1).comment, QStringLiteral("my analysis"));
  }

  void theLibraryIsUnchanged() {
    Place place(true);
    if (!place.usable()) QSKIP("cannot mount a small disk here");
    const auto game = [](int number) {
      const std::string text =
          "[Variant \"dodgem:4x4\"]\n[Event \"" + std::to_string(number) + "\"]\n{" + std::string(20000, 'x') + "} *";
      return NewLibraryGame{*kotai::readSavedGames(text).front(), GameSource::Imported, {}, {}};
    };
    GameLibrary library(QFileInfo(place.file("x")).path().toStdString());
    QVERIFY(library.add({game(0)}));
    place.fill();
    QVERIFY(!library.add({game(1), game(2)}));
    QCOMPARE(library.count({}), 1);
    place.empty();
    QVERIFY(library.add({game(1), game(2)}));
    QCOMPARE(library.count({}), 3);
  }

  void closingReportsTheFailureFirst() {
    Place place(false);
    Workspace workspace(QFileInfo(place.file("x")).path().toStdString(), m_settings.get());
    MainWindow window(&workspace, &m_language);
    window.show();
    QTRY_VERIFY_WITH_TIMEOUT(workspace.jobs()->solution(test::variantOf("dodgem:3x3")) != nullptr, 60000);
    openTexts(workspace, QStringLiteral("dodgem:3x3"), {});
    place.fill();
    QVERIFY(!window.close());
    const QString told = test::alternating(window).boardPage()->messages()->warnings();
    const bool second = window.close();
    place.empty();
    QVERIFY2(told.contains(QStringLiteral("open-game.kotaigame")) && told.contains(QStringLiteral("window again")),
             qPrintable(told));
    QVERIFY(second);
  }
};

KOTAI_WINDOW_TEST(FullDiskWritersTest)
#include "full_disk_writers_test.moc"
