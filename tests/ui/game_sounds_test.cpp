// Tests for sounds for a move, a capture, the end of a game, and a clock that runs low. Sounds are off by
// default.
#include "ui/sounds/game_sounds.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/board_program.h"
#include "tests/ui/sessions.h"

using namespace kotai;
using namespace kotai::ui;

class GameSoundsTest : public QObject {
  Q_OBJECT

  struct Program : test::BoardProgram {
    std::vector<GameSounds::Sound> heard;

    explicit Program(const char* id, const char* position) : BoardProgram({1300, 860}) {
      newGameFrom(id, position);
      window->showBoard();
      connect(window->findChild<GameSounds*>(), &GameSounds::sounded, window.get(),
              [this](GameSounds::Sound sound) { heard.push_back(sound); });
    }
  };
  using Heard = std::vector<GameSounds::Sound>;
  using enum GameSounds::Sound;

 private slots:
  void theyAreOffByDefault() {
    Program program("animalshogi", "gle/1c1/1C1/ELG b -");
    program.play("B3B2");
    QVERIFY(program.heard.empty());
    test::actionsOf(program.window)[ActionId::Sounds]->trigger();
    QVERIFY(program.settings.sounds());
    program.play("C1B2");
    QCOMPARE(program.heard, Heard{Capture});
    test::actionsOf(program.window)[ActionId::Sounds]->trigger();
    program.play("C4C3");
    QCOMPARE(program.heard.size(), std::size_t{1});
  }

  void movesCapturesAndEndsDiffer() {
    Program program("dodgem:3x3", "3/>2/1^1 ^");
    program.settings.sounds.set(true);
    program.play("b1b2");
    QCOMPARE(program.heard, Heard{Move});
    program.document.declareEnd({EndCause::Resignation, Side::First});
    QCOMPARE(program.heard, (Heard{Move, End}));
  }

  void aClockRunningShortSoundsOnce() {
    Program program("dodgem:3x3", "3/>2/1^1 ^");
    program.settings.sounds.set(true);
    program.settings.clockSeconds.set(15);
    test::alternating(program.workspace).clock()->setTimed(true);
    program.document.newGame(program.document.variant(), nullptr);
    const auto moves = program.document.legalMoves();
    program.document.play(moves.front());
    QTRY_COMPARE(program.heard, (Heard{Move, Time}));
    QTest::qWait(250);
    QCOMPARE(program.heard, (Heard{Move, Time}));
  }

  void everySoundIsThere() {
    for (const char* name : {"move", "capture", "end", "time"}) {
      QFile file(QStringLiteral(":/kotai/sounds/%1.wav").arg(QLatin1String(name)));
      QVERIFY2(file.open(QIODevice::ReadOnly), name);
      QVERIFY(file.read(4) == "RIFF");
    }
  }
};

KOTAI_WINDOW_TEST(GameSoundsTest)
#include "game_sounds_test.moc"
