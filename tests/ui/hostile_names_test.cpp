// Tests for names and comments from files of unknown origin. The window shows them literally and never loads a
// document for them.
#include <QFile>
#include <QLabel>
#include <QStandardPaths>
#include <QTest>
#include <QTextDocument>

#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/sessions.h"
#include "tests/ui/shown_program.h"
#include "ui/strings/strings.h"
#include "ui/theme/label.h"
#include "ui/widgets/elided_label.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

/// Writes a picture that is wide enough to be noticed.
QString pictureIn(const QTemporaryDir& folder) {
  QImage picture(400, 300, QImage::Format_RGB32);
  picture.fill(Qt::red);
  const QString file = folder.filePath(QStringLiteral("large.png"));
  return picture.save(file) ? file : QString();
}

}  // namespace

class HostileNamesTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void toolTipsShowMarkup();
  void namesOfFiles();
  void everyLabelIsPlain();
};

void HostileNamesTest::toolTipsShowMarkup() {
  QCOMPARE(plainToolTip(QStringLiteral("Anna & Bob")), QStringLiteral("Anna & Bob"));
  QTextDocument shown;
  shown.setHtml(plainToolTip(QStringLiteral("<h1>Anna</h1>")));
  QCOMPARE(shown.toPlainText(), QStringLiteral("<h1>Anna</h1>"));
}

void HostileNamesTest::namesOfFiles() {
  QCOMPARE(fileNameText(QStringLiteral("/folder/R&D 100% \u5F8C.png")), QStringLiteral("R&D 100% \u5F8C.png"));
  QCOMPARE(fileNameText(QStringLiteral("/folder/a\u202Egnp.exe\n")), QStringLiteral("a\uFFFDgnp.exe\uFFFD"));
}

/// Opens a game whose players' names contain markup, and checks the labels of every page.
void HostileNamesTest::everyLabelIsPlain() {
  test::ShownProgram program;
  const QString picture = pictureIn(program.folder);
  const QString name = QStringLiteral("<h1>Anna</h1><img src='%1'>").arg(picture);
  const QString game =
      QStringLiteral("[Variant \"dodgem:4x4\"]\n[First \"%1\"]\n[Second \"<b>Bob\"]\n\n1. c1c2 {<h1>good} a2b2 *\n").arg(name);
  QCOMPARE(program.workspace.paste(game), QString());
  QTRY_COMPARE(QString::fromStdString(test::alternating(program.workspace).document()->header().first), name);
  for (const ActionId page : {ActionId::ShowBoard, ActionId::Welcome, ActionId::ShowLibrary, ActionId::ShowSolutions}) {
    test::actionsOf(program.window)[page]->trigger();
    QTest::qWait(50);
    for (const QLabel* label : program.window->findChildren<QLabel*>()) {
      QVERIFY2(label->textFormat() != Qt::AutoText, qPrintable(label->text() + QLatin1Char('|') + label->objectName()));
      QVERIFY2(label->textFormat() == Qt::PlainText || !label->text().contains(QLatin1String("Anna")), qPrintable(label->text()));
    }
  }
  // The replaced game has a card on the first page.
  GameDocument& document = *test::alternating(program.workspace).document();
  QVERIFY(document.play(document.legalMoves().front()));
  program.workspace.openVariant("dodgem:3x3");
  test::actionsOf(program.window)[ActionId::Welcome]->trigger();
  const auto hasName = [](const auto* label) { return label->text().contains(QLatin1String("<h1>Anna")); };
  const auto showsName = [&] {
    return std::ranges::any_of(program.window->findChildren<ElidedLabel*>(), hasName) ||
           std::ranges::any_of(program.window->findChildren<QLabel*>(), hasName);
  };
  QTRY_VERIFY(showsName());
}

KOTAI_WINDOW_TEST(HostileNamesTest)
#include "hostile_names_test.moc"
