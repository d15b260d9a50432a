// Tests that every level finds its own win in one ply, and prevents the opponent's win in one ply. The tests
// cover won and lost positions. The higher levels must find everything near the end. The games are solved
// within moments.
#include "tests/core/players/level_sight.h"

#include "tests/runner/test_class.h"

namespace kotai {

class LevelSightTest : public QObject {
  Q_OBJECT

 private slots:
  void findsMovesThatEndTheGame_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"dodgem:3x3", "dodgem:4x4", "quoridor:4x4,fences=1", "quoridor:4x3,fences=2"})
      QTest::newRow(id) << QString::fromLatin1(id);
  }
  void findsMovesThatEndTheGame() {
    QFETCH(QString, id);
    test::checkGame(m_folder.solve(test::variant(id.toStdString())));
  }

 private:
  test::DataFolder m_folder;
};

}  // namespace kotai

KOTAI_TEST(kotai::LevelSightTest)
#include "level_sight_test.moc"
