// Tests for the library of games. Added games can be found, also by position. No game is lost if the program is
// killed, or if the file is damaged or newer.
#include <sys/wait.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <fstream>

#include "core/game/registry.h"
#include "core/library/game_library.h"
#include "core/record/imports.h"
#include "core/record/record_limits.h"
#include "core/simultaneous/registry.h"
#include "tests/read_only_folder.h"
#include "tests/runner/test_class.h"
#include "tests/send_signal.h"

using namespace kotai;
namespace fs = std::filesystem;

static NewLibraryGame gameOf(const std::string& text, std::optional<Side> person = {}, std::optional<double> firstAccuracy = {}) {
  return {*readSavedGames(text).front(), GameSource::Played, person, {firstAccuracy, std::nullopt}};
}

const std::string won =
    "[Variant \"animalshogi\"]\n[Second \"level=3\"]\n[Date \"2026-11-20\"]\n[Result \"1-0\"]\n[Reason \"rules\"]\n"
    "1. B3B2 A1A2 2. B2B1 1-0";
const std::string drawn =
    "[Variant \"dodgem:4x4\"]\n[First \"Anna\"]\n[Second \"50% sure_\"]\n[Date \"2026-11-22\"]\n[Result \"1/2-1/2\"]\n"
    "[Reason \"agreement\"]\n1. c1c2 (1. b1b2 a3b3) a2b2 1/2-1/2";
const std::string turns = "[Variant \"syncdom:3x3\"]\n[Date \"2026-11-21\"]\n1. V:a1&H:b3 *";

class LibraryTest : public QObject {
  Q_OBJECT

  struct Place {
    QTemporaryDir folder;
    fs::path path() const { return folder.path().toStdString(); }
    fs::path file() const { return path() / "games.sqlite"; }
  };

  static std::vector<NewLibraryGame> three() { return {gameOf(won, Side::First, 0.9), gameOf(drawn), gameOf(turns)}; }

 private slots:
  void addedGamesAreFound() {
    Place place;
    GameLibrary library(place.path());
    QVERIFY(library.add(three()));
    QCOMPARE(library.count({}), 3);
    const auto all = library.games({}, 10);
    QCOMPARE(all.size(), std::size_t(3));
    QCOMPARE(all[0].variant, std::string("dodgem:4x4"));  // the latest first
    QCOMPARE(all[0].header.first, std::string("Anna"));
    QCOMPARE(all[0].plies, 2);
    QCOMPARE(all[2].plies, 3);
    QVERIFY(all[2].person == Side::First && !all[0].person);
    QVERIFY(all[2].header.result == GameResult::FirstWins);
    QCOMPARE(library.games({}, 1).size(), std::size_t(1));
    const auto read = readSavedGames(library.text(all[0].id));
    QVERIFY(read[0] && read[0]->damage().empty());
    QCOMPARE(std::get<ReadGame>(read[0]->game).moves.size(), std::size_t(4));
    QCOMPARE(library.players(), (std::vector<std::string>{"50% sure_", "Anna", "level=3"}));
    QCOMPARE(library.variants(), (std::vector<std::string>{"animalshogi", "dodgem:4x4", "syncdom:3x3"}));
  }

  void filters() {
    Place place;
    GameLibrary library(place.path());
    QVERIFY(library.add(three()));
    const auto found = [&](const LibraryFilter& filter) { return library.count(filter); };
    QCOMPARE(found({.words = "anna dodgem"}), 1);
    QCOMPARE(found({.words = "50%"}), 1);
    QCOMPARE(found({.words = "e%l"}), 0);
    QCOMPARE(found({.gameId = "syncdom"}), 1);
    QCOMPARE(found({.variant = "animalshogi"}), 1);
    QCOMPARE(found({.result = GameResult::Draw}), 1);
    QCOMPARE(found({.player = "level=3"}), 1);
    QCOMPARE(found({.dateFrom = "2026-11-21"}), 2);
    QCOMPARE(found({.dateFrom = "2026-11-21", .dateTo = "2026-11-21"}), 1);
    QCOMPARE(found({.fewestPlies = 3}), 1);
    QCOMPARE(found({.mostPlies = 1}), 1);
    QCOMPARE(found({.minAccuracy = 0.8}), 1);
    QCOMPARE(found({.minAccuracy = 0.95}), 0);
    QCOMPARE(*library.games({.variant = "animalshogi"}, 1).front().accuracy[0], 0.9);
  }

  /// A reflection in Dodgem's diagonal exchanges the sides. Therefore a3b3 by the second player in the last game
  /// counts as c1c2 by the first player in the other games.
  void ownMovesOfAPosition() {
    Place place;
    GameLibrary library(place.path());
    const auto game = [](const std::string& tags, const std::string& moves, std::optional<Side> person) {
      return gameOf("[Variant \"dodgem:3x3\"]\n" + tags + "[Reason \"agreement\"]\n" + moves, person);
    };
    const std::string win = "[Result \"1-0\"]\n";
    const std::string loss = "[Result \"0-1\"]\n";
    QVERIFY(library.add({game("[Date \"2026-11-01\"]\n" + loss, "1. b1b2 a3b3 0-1", Side::First),
                         game("[Date \"2026-11-02\"]\n" + win, "1. b1b2 a2a1 1-0", Side::First),
                         game("[Date \"2026-11-03\"]\n[Result \"1/2-1/2\"]\n", "1. c1c2 a3b3 1/2-1/2", Side::First),
                         game("[Date \"2026-11-04\"]\n" + win, "1. b1b2 a3b3 1-0", Side::Second),
                         game("[Date \"2026-11-05\"]\n" + win + "[Values \"shown\"]\n", "1. b1b2 a3b3 1-0", Side::First),
                         game("[Date \"2026-11-06\"]\n" + win, "1. b1b2 a3b3 1-0", std::nullopt),
                         game("[Date \"2026-11-07\"]\n[Start \">2/>2/1^^ >\"]\n[Result \"*\"]\n", "1... a3b3 *", Side::Second)}));
    const VariantPtr variant = parseVariant("dodgem:3x3").value();
    const AnyPosition start = variant->start();
    const auto after = [&](const AnyPosition& position, const char* move) {
      return variant->play(position, *variant->parseMove(position, move));
    };
    const auto keyOf = [&](const AnyPosition& position) { return positionKey(*variant, position); };
    const OwnMovesByKeys here = library.ownMoves("dodgem:3x3", keyOf(start));
    QCOMPARE(here.size(), std::size_t(1));
    const auto& moves = here.at(keyOf(start));
    QCOMPARE(moves.size(), std::size_t(2));
    const OwnMoves& advance = moves.at(keyOf(after(start, "b1b2")));
    QVERIFY(advance.games == 2 && advance.score() == 0.5);
    const OwnMoves& edge = moves.at(keyOf(after(start, "c1c2")));
    QVERIFY(edge.games == 2 && edge.ended == 1 && edge.score() == 0.5);
    const OwnMovesByKeys all = library.ownMoves("dodgem:3x3");
    QCOMPARE(all.size(), std::size_t(2));
    const OwnMoves& answer = all.at(keyOf(after(start, "b1b2"))).at(keyOf(after(after(start, "b1b2"), "a3b3")));
    QVERIFY(answer.games == 1 && answer.score() == 0);
    QVERIFY(library.ownMoves("dodgem:4x4").empty());
  }

  /// The text of a game says whether values were shown, and so does the text of an imported game.
  void playedWithValuesOnTheScreen() {
    Place place;
    GameLibrary library(place.path());
    QVERIFY(library.add({gameOf(won, Side::First, 0.9), gameOf("[Values \"shown\"]\n" + won, Side::First, 1.0)}));
    const auto games = library.games({}, 10);
    QCOMPARE(games.size(), std::size_t(2));
    QVERIFY(games[0].valuesShown && !games[1].valuesShown);
    QCOMPARE(library.count({.minAccuracy = 0.8}), 1);  // the filter finds only the user's own games
    const auto read = readSavedGames(library.text(games[0].id));
    QVERIFY(read[0] && valuesWereShown(read[0]->header()));
    GameHeader header;
    header.others = {{"Values", "of the other kind"}, {"Place of play", "home"}};
    QVERIFY(!valuesWereShown(header));
    for (const int number : {3, 3, 11}) recordHelp(header, number);
    QVERIFY(valuesWereShown(header) && !mayAllHaveHelp(header));
    QCOMPARE(header.others.size(), std::size_t(3));
    for (const int number : {1, 2, 3, 11}) QCOMPARE(hadHelp(header, number), number >= 3);
    GameHeader old;  // written before the tag Help existed
    old.others = {{"Values", "shown"}};
    recordHelp(old, 3);
    QVERIFY(mayAllHaveHelp(old) && hadHelp(old, 1));
  }

  void byPosition() {
    Place place;
    GameLibrary library(place.path());
    QVERIFY(library.add(three()));
    const SavedGame game = gameOf(won).game;
    const Variant& variant = *std::get<ReadGame>(game.game).variant;
    for (const AnyPosition& position : mainLineOf(game))
      QCOMPARE(library.count({.variant = variant.id(), .positionKey = positionKey(variant, position)}), 1);
    // Symmetric positions count as equal. This game begins with the mirror image of a position after one move.
    const auto mirrored = importGames("position startpos moves 1d1c").front();
    const auto other = variant.parsePosition("elg/1c1/GC1/1LE w -");
    QVERIFY(other);
    QVERIFY(library.add({gameOf("[Variant \"animalshogi\"]\n1. C4C3 *")}));
    QCOMPARE(library.count({.variant = variant.id(), .positionKey = positionKey(variant, *other)}), 1);
    // Positions of variations are not indexed.
    const SavedGame second = gameOf(drawn).game;
    const Variant& dodgem = *std::get<ReadGame>(second.game).variant;
    const std::vector<AnyPosition> positions = positionsOf(second);
    QCOMPARE(library.count({.variant = "dodgem:4x4", .positionKey = positionKey(dodgem, positions[2])}), 0);
  }

  void theSameGameIsImportedOnce() {
    Place place;
    GameLibrary library(place.path());
    QVERIFY(library.add(three()));
    const auto again = library.add(three());
    QVERIFY(again && !(*again)[0] && !(*again)[1]);
    QCOMPARE(library.count({}), 3);
  }

  /// The library contains an unfinished game only once, with all moves played so far. Another game that began in
  /// the same minute is a separate entry.
  void putAsideAndPlayedOn() {
    Place place;
    GameLibrary library(place.path());
    const std::string head = "[Variant \"dodgem:4x4\"]\n[Date \"2026-11-22 18:30\"]\n";
    const auto putAside = [&](const char* moves) { return library.putAside(gameOf(head + moves + " *").game); };
    QVERIFY(putAside("1. c1c2 {a thought} a2b2"));
    QVERIFY(putAside("1. b1b2 (1. c1c2 {a thought} a2b2) a3b3"));
    QCOMPARE(library.count({}), 1);
    QVERIFY(putAside("1. b1b2 (1. c1c2 a2b2) a3b3"));  // a shorter version would lose the variation
    QCOMPARE(library.count({}), 2);
    QVERIFY(putAside("1. b1b2 (1. c1c2 {a thought} a2b2) a3b3 2. c1c2"));
    QCOMPARE(library.count({}), 1);
    QVERIFY(library.text(library.games({}, 1).front().id).find("a3b3") != std::string::npos);
    QVERIFY(putAside("1. c1c2 a3b3"));
    QCOMPARE(library.count({}), 2);
    QVERIFY(library.add({gameOf(head + "[Result \"1-0\"]\n1. c1c2 a3b3 2. c2c3 1-0")}));
    QCOMPARE(library.count({}), 2);
  }

  /// Comments that are added after the end of a game do not make a new game. Different moves do.
  void notesAfterTheEnd() {
    Place place;
    GameLibrary library(place.path());
    QVERIFY(library.add(three()));
    std::string noted = won;
    noted.replace(noted.find("B3B2 A1A2"), 9, "B3B2 {too bold} (B4A3) A1A2");
    QVERIFY(library.saveLaterComments(gameOf(noted).game));
    QVERIFY(library.saveLaterComments(gameOf(noted).game));
    QVERIFY(library.saveLaterComments(gameOf(drawn).game));
    QCOMPARE(library.count({}), 3);
    const LibraryGame kept = library.games({.variant = "animalshogi"}, 1).front();
    QVERIFY(kept.source == GameSource::Played && kept.accuracy[0] == 0.9);
    QVERIFY(library.text(kept.id).find("too bold") != std::string::npos);
    std::string other = drawn;
    other.replace(other.find("a2b2"), 4, "a3b3");
    QVERIFY(library.saveLaterComments(gameOf(other).game));
    QCOMPARE(library.count({}), 4);
  }

  void removedAndBack() {
    Place place;
    GameId id;
    {
      GameLibrary library(place.path());
      QVERIFY(library.add(three()));
      id = library.games({}, 1).front().id;
      QVERIFY(library.setRemoved({id}, true));
      QCOMPARE(library.count({}), 2);
      QVERIFY(library.setRemoved({id}, false));
      QCOMPARE(library.count({}), 3);
      QVERIFY(library.setRemoved({id}, true));
    }
    GameLibrary next(place.path());
    QCOMPARE(next.count({}), 2);
    QVERIFY(next.setRemoved({id}, false));
    QCOMPARE(next.count({}), 2);  // the removal became final at the next start
  }

  void aDamagedLibraryIsMovedAside() {
    Place place;
    for (const char* name : {"games.damaged-1.sqlite", "games.damaged-2.sqlite"}) {
      std::ofstream(place.file()) << "no database at all, but long enough to be looked at as one";
      GameLibrary library(place.path());
      QVERIFY(library.add(three()));
      QVERIFY(library.movedAside() && library.movedAside()->filename() == name);
      QVERIFY(fs::exists(place.path() / name));
    }
  }

  /// Damages a page in the middle of the file. The new library has the games before and after this page, and no game whose text
  /// is damaged.
  void readableGamesOfADamagedLibraryAreRescued() {
    Place place;
    constexpr int all = 400;
    {
      GameLibrary library(place.path());
      std::vector<NewLibraryGame> games;
      for (int number = 0; number < all; ++number)
        games.push_back(gameOf("[Variant \"dodgem:3x3\"]\n[Event \"" + std::to_string(number) + "\"]\n1. b1b2 *"));
      QVERIFY(library.add(games));
    }
    QFile file(QString::fromStdString(place.file().string()));
    QVERIFY(file.open(QIODevice::ReadWrite));
    constexpr qint64 page = 4096;
    QVERIFY(file.size() > 40 * page && !QFile::exists(file.fileName() + QStringLiteral("-wal")));
    QVERIFY(file.seek(file.size() / page / 2 * page) && file.write(QByteArray(page, '\x55')) == page);
    file.close();
    GameLibrary library(place.path());
    const int rescued = library.count({});
    QVERIFY(library.movedAside().has_value());
    QCOMPARE(library.rescuedGames(), rescued);
    QVERIFY2(rescued > all / 2 && rescued <= all, std::to_string(rescued).c_str());
    for (const LibraryGame& game : library.games({}, all)) {
      const auto read = readSavedGames(library.text(game.id));
      QVERIFY(read[0] && read[0]->damage().empty() && read[0]->hasMoves());
    }
    QVERIFY(library.add(three()));
  }

  void inAReadOnlyFolder() {
    Place place;
    {
      GameLibrary library(place.path());
      QVERIFY(library.add(three()));
    }
    GameLibrary library(place.path());
    {
      const test::ReadOnlyFolder folder(place.path());
      if (!folder.made()) QSKIP("no way to make a folder read-only here");
      QVERIFY(library.fault() == LibraryFault::ReadOnly);
      QCOMPARE(library.count({}), 3);
      QVERIFY(!library.text(library.games({}, 1).front().id).empty());
      QVERIFY(!library.add({gameOf("[Variant \"dodgem:3x3\"]\n*")}));
    }
    QVERIFY(library.add({gameOf("[Variant \"dodgem:3x3\"]\n*")}));  // works as soon as the folder is writable
    QVERIFY(!library.fault());
    QCOMPARE(library.count({}), 4);
  }

  void aFolderInItsPlaceIsLeftAlone() {
    Place place;
    fs::create_directory(place.file());
    GameLibrary library(place.path());
    QVERIFY(library.fault() == LibraryFault::NotAFile);
    QVERIFY(!library.add(three()));
    QVERIFY(!library.movedAside());
    fs::remove(place.file());
    QVERIFY(library.add(three()));
  }

  /// The triggers of a foreign database would run at the program's next change, so such a file is not used.
  /// Kotai's library has no triggers.
  void aLibraryWithTriggersIsKeptAndNotUsed() {
    Place place;
    {
      GameLibrary library(place.path());
      QVERIFY(library.add(three()));
    }
    {
      QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("stranger"));
      database.setDatabaseName(QString::fromStdString(place.file().string()));
      QVERIFY(database.open());
      QSqlQuery query(database);
      QVERIFY(query.exec(QStringLiteral("CREATE TRIGGER harm AFTER INSERT ON game BEGIN DELETE FROM position; END")));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("stranger"));
    GameLibrary library(place.path());
    QCOMPARE(library.count({}), 0);
    QVERIFY(library.movedAside().has_value());
    QCOMPARE(library.rescuedGames(), 0);
  }

  /// The library does not read a string that is longer than the limit for files, whichever program wrote it.
  void anEndlessGameIsNotRead() {
    Place place;
    GameLibrary library(place.path());
    const auto ids = library.add(three());
    QVERIFY(ids && ids->front());
    const GameId id = *ids->front();
    QVERIFY(!library.text(id).empty());
    {
      QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("stranger"));
      database.setDatabaseName(QString::fromStdString(place.file().string()));
      QVERIFY(database.open());
      QSqlQuery query(database);
      QVERIFY(query.exec(QStringLiteral("UPDATE game SET text = CAST(zeroblob(%1) AS TEXT)").arg(maxRecordBytes + 1)));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("stranger"));
    QVERIFY(library.text(id).empty());
  }

  void aNewerLibraryIsLeftAlone() {
    Place place;
    {
      GameLibrary library(place.path());
      QVERIFY(library.add(three()));
    }
    {
      // Byte 60 of the header holds the version of the tables.
      QFile file(QString::fromStdString(place.file().string()));
      QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(60) && file.write(QByteArray("\0\0\0\x63", 4)) == 4);
    }
    GameLibrary library(place.path());
    QVERIFY(library.fault() == LibraryFault::Newer);
    QVERIFY(!library.add(three()));
    QCOMPARE(library.count({}), 0);
    QVERIFY(!library.movedAside());
  }

  void withoutAFolder() {
    GameLibrary library("/nonexistent/folder");
    QVERIFY(library.fault() == LibraryFault::CannotOpen);
    QVERIFY(!library.add(three()));
    QVERIFY(library.games({}, 5).empty());
  }

  void killedWhileItWrites() {
    // A child process adds games one after the other and reports each game. Every reported game survives SIGKILL.
    Place place;
    for (int round = 0; round < 5; ++round) {
      int pipes[2];
      QCOMPARE(::pipe(pipes), 0);
      const pid_t child = ::fork();
      if (child == 0) {
        GameLibrary library(place.path());
        for (int number = 0;; ++number) {
          const std::string text =
              "[Variant \"dodgem:3x3\"]\n[Event \"" + std::to_string(round) + '-' + std::to_string(number) + "\"]\n*";
          if (library.add({gameOf(text)})) (void)!::write(pipes[1], "x", 1);
        }
      }
      char told = 0;
      for (int wanted = 0; wanted < 5 + round; ++wanted) QCOMPARE(::read(pipes[0], &told, 1), ssize_t(1));
      QVERIFY(test::sendSignal(child, SIGKILL));
      ::waitpid(child, nullptr, 0);
      ::close(pipes[1]);
      int more = 0;
      while (::read(pipes[0], &told, 1) == 1) ++more;
      ::close(pipes[0]);
      GameLibrary library(place.path());
      m_messageLabel += 5 + round + more;
      QVERIFY(library.count({}) >= m_messageLabel);
      QVERIFY(!library.movedAside());
      m_messageLabel = library.count({});
    }
  }

 private:
  int m_messageLabel = 0;
};

KOTAI_TEST(LibraryTest)
#include "library_test.moc"
