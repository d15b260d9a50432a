// Tests for an external engine as the opponent in the window. The user chooses the engine, the program remembers
// it, and the engine fails.
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include "tests/runner/window_test_class.h"
#include "tests/ui/board_program.h"
#include "tests/ui/sessions.h"
#include "tests/ui/settle.h"
#include "ui/dialogs/opponent_boxes.h"
#include "ui/opponent/opponent.h"

using namespace kotai;
using namespace kotai::ui;

class EngineOpponentTest : public QObject {
  Q_OBJECT

  struct Program : test::BoardProgram {
    Opponent& opponent = *test::alternating(workspace).opponent();
    QSignalSpy failures{&opponent, &Opponent::cannotPlay};

    Program() : BoardProgram({1440, 900}) {
      settings.opponentDelayMs.set(0);
      settings.setOpponentGame("animalshogi");
      settings.setOpponentStrength(QStringLiteral("random"));
      settings.setOpponentSides(OpponentSides::Second);
      newGame("animalshogi");
      showBoard();
    }
    /// Returns a script that answers the handshake of an engine. The script answers the n-th `go` with the n-th of
    /// \p answers.
    QString engine(const QStringList& answers) {
      QFile file(folder.filePath(QStringLiteral("engine.sh")));
      if (!file.open(QIODevice::WriteOnly)) return {};
      QString script = QStringLiteral(
          "n=0; while read l; do case \"$l\" in uci) echo uciok;; isready) echo readyok;; go*) n=$((n+1)); case $n in ");
      for (int number = 0; number < answers.size(); ++number)
        script += QStringLiteral("%1) %2;; ").arg(number + 1).arg(answers[number]);
      file.write((script + QStringLiteral("esac;; esac; done")).toUtf8());
      return QStringLiteral("uci:/bin/sh \"%1\",timeout=1,movetime=1").arg(file.fileName());
    }
    QString lastMove() { return document.tree().node(document.currentNode()).moveText; }
    QComboBox* strengths() { return test::alternating(*window).playerChoices().back(); }
    void chooseLast(QComboBox* box) {
      box->setCurrentIndex(box->count() - 1);
      emit box->activated(box->count() - 1);
    }
  };

  /// Types a text into the next dialog that opens, and presses a button.
  static void answerDialog(const QString& text, QDialogButtonBox::StandardButton button) {
    QTimer::singleShot(0, [text, button] {
      auto* dialog = qobject_cast<EngineDialog*>(QApplication::activeModalWidget());
      QVERIFY(dialog);
      auto* line = dialog->findChild<QLineEdit*>();
      line->selectAll();
      QTest::keyClicks(line, text);
      QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(button), Qt::LeftButton);
    });
  }

 private slots:
  void chosenByHandAndRemembered() {
    Program program;
    const QString engine = program.engine({QStringLiteral("echo bestmove c4b3")});
    answerDialog(engine, QDialogButtonBox::Ok);
    program.chooseLast(program.strengths());
    QCOMPARE(program.settings.opponentStrength(), engine);
    QCOMPARE(program.settings.opponentEngine(), engine);
    QCOMPARE(program.strengths()->currentText(), QStringLiteral("Engine sh"));
    program.play("B3B2");
    QTRY_COMPARE(program.lastMove(), QStringLiteral("C1B2"));
    QCOMPARE(program.failures.size(), 0);
    program.settings.setOpponentStrength(QStringLiteral("level=2"));
    QTRY_VERIFY(program.strengths()->findData(engine) >= 0);
  }

  void anEngineIsChosenForOneGame() {
    Program program;
    const QString engine = program.engine({QStringLiteral("echo bestmove c4b3")});
    answerDialog(engine, QDialogButtonBox::Ok);
    program.chooseLast(program.strengths());
    program.workspace.openVariant("animalshogi");
    QCOMPARE(program.settings.opponentStrength(), engine);
    program.workspace.openVariant("dodgem:3x3");
    QCOMPARE(program.settings.opponentStrength(), QStringLiteral("level=1"));
    program.settings.setOpponentStrengthIn("dodgem", engine);  // this engine also plays Dodgem
    program.workspace.openVariant("dodgem:4x4");
    QCOMPARE(program.settings.opponentStrength(), engine);
  }

  void cancellingKeepsTheOpponent() {
    Program program;
    answerDialog(QStringLiteral("uci:x"), QDialogButtonBox::Cancel);
    program.chooseLast(program.strengths());
    QCOMPARE(program.settings.opponentStrength(), QStringLiteral("random"));
    QCOMPARE(program.strengths()->currentData().toString(), QStringLiteral("random"));
    QVERIFY(program.settings.opponentEngine().isEmpty());
  }

  void theDialogExplainsUnreadableAddresses() {
    EngineDialog dialog(QString{});
    auto* accept = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    auto* line = dialog.findChild<QLineEdit*>();
    QVERIFY(dialog.address().startsWith(QStringLiteral("uci:")));
    for (const char* wrong : {"", "fairy-stockfish", "uci:", "uci:x,movetime=soon"}) {
      line->setText(QString::fromLatin1(wrong));
      QVERIFY2(!accept->isEnabled(), wrong);
      const auto labels = dialog.findChildren<QLabel*>();
      QVERIFY(std::ranges::any_of(labels, [](const QLabel* each) {
        return each->text().contains(QLatin1String("uci")) || each->text().contains(QLatin1String("soon"));
      }));
    }
    line->setText(QStringLiteral("usi: sh ,Level=3"));
    QVERIFY(accept->isEnabled());
    for (const char* missing : {"no-such-engine", "/no/such/engine", "/tmp"}) {
      line->setText(QStringLiteral("uci:%1,Level=3").arg(QLatin1String(missing)));
      QVERIFY2(!accept->isEnabled(), missing);
      const auto labels = dialog.findChildren<QLabel*>();
      const QString told = QStringLiteral("There is no program %1 on this computer.").arg(QLatin1String(missing));
      QVERIFY(std::ranges::any_of(labels, [&told](const QLabel* each) { return each->text() == told; }));
    }
  }

  void failuresAreReportedAndTheGameContinues_data() {
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("told");
    QTest::newRow("illegal") << QStringLiteral("echo bestmove a1a4") << QStringLiteral("a1a4, which is not legal");
    QTest::newRow("gone") << QStringLiteral("exit") << QStringLiteral("stopped in the middle");
    QTest::newRow("silent") << QStringLiteral(":") << QStringLiteral("did not answer within 1 seconds");
  }

  void failuresAreReportedAndTheGameContinues() {
    QFETCH(QString, answer);
    QFETCH(QString, told);
    Program program;
    program.settings.setOpponentStrength(program.engine({answer}));
    program.play("B3B2");
    QTRY_COMPARE_WITH_TIMEOUT(program.failures.size(), 1, 20000);
    const QString text = program.failures.first().first().toString();
    QVERIFY2(text.contains(told), qPrintable(text));
    QVERIFY(!isOver(program.document));
    QVERIFY(!program.opponent.isThinking());
    program.settings.setOpponentStrength(QStringLiteral("level=1"));
    QTRY_COMPARE(program.document.nodeCount(), 3);
  }

  void givingUpEndsTheGame() {
    Program program;
    program.settings.setOpponentStrength(program.engine({QStringLiteral("echo 'bestmove (none)'")}));
    program.play("B3B2");
    QTRY_VERIFY(program.document.end());
    QVERIFY(program.document.end()->cause == EndCause::Resignation);
    QVERIFY(program.document.end()->winner == Side::First);
  }

  void closedWhileTheEngineThinks() {
    Program program;
    program.settings.setOpponentStrength(program.engine({QStringLiteral("sleep 600")}));
    program.play("B3B2");
    QTRY_VERIFY(program.opponent.isThinking());
    test::settle(100);
  }
};

KOTAI_WINDOW_TEST(EngineOpponentTest)
#include "engine_opponent_test.moc"
