// Tests that every sentence of the sources exists in every language, with the same numbers and shortcuts. The
// help pages must exist in every language, too.
#include <QDir>
#include <QFile>
#include <QLocale>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "core/explain/fact.h"
#include "core/explain/sentences.h"
#include "tests/runner/window_test_class.h"
#include "ui/settings/languages.h"
#include "ui/shell/application.h"
#include "ui/strings/strings.h"

using namespace kotai::ui;

namespace {

struct Message {
  QString context;
  QString source;
  QStringList translations;  ///< several translations if the message has plural forms
  bool plural = false;
  bool finished = true;
};

void readTranslation(QXmlStreamReader& xml, Message& message) {
  message.finished = xml.attributes().value(QLatin1String("type")).isEmpty();
  if (!message.plural) {
    message.translations << xml.readElementText();
    return;
  }
  while (xml.readNextStartElement()) message.translations << xml.readElementText();
}

Message readMessage(QXmlStreamReader& xml, const QString& context) {
  Message message;
  message.context = context;
  message.plural = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
  while (xml.readNextStartElement()) {
    if (xml.name() == QLatin1String("source"))
      message.source = xml.readElementText();
    else if (xml.name() == QLatin1String("translation"))
      readTranslation(xml, message);
    else
      xml.skipCurrentElement();
  }
  return message;
}

QList<Message> messagesOf(const QString& fileName) {
  QFile file(fileName);
  if (!file.open(QIODevice::ReadOnly)) return {};
  QXmlStreamReader xml(&file);
  QList<Message> messages;
  QString context;
  while (!xml.atEnd()) {
    if (!xml.readNextStartElement() && xml.tokenType() != QXmlStreamReader::EndElement) continue;
    if (xml.tokenType() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == QLatin1String("name")) context = xml.readElementText();
    if (xml.name() == QLatin1String("message")) messages << readMessage(xml, context);
  }
  return messages;
}

QString sourceFile(const QString& name) { return QStringLiteral(KOTAI_SOURCE_DIR) + QLatin1Char('/') + name; }

QString translationFile(const QString& code) { return sourceFile(QStringLiteral("translations/kotai_%1.ts").arg(code)); }

QStringList partsOf(const QString& text) {
  static const QRegularExpression part(QStringLiteral("%L?\\d|%[nmo]"));
  QStringList found;
  for (auto each = part.globalMatch(text); each.hasNext();) found << each.next().captured();
  found.sort();
  return found;
}

bool hasMnemonic(const QString& text) {
  static const QRegularExpression mnemonic(QStringLiteral("&[^ &]"));
  return text.contains(mnemonic);
}

int pluralForms(const QString& code) { return QLocale(code).language() == QLocale::Japanese ? 1 : 2; }

QString told(const Message& message) { return QStringLiteral("%1: %2").arg(message.context, message.source); }

}  // namespace

class TranslationsTest : public QObject {
  Q_OBJECT

  static void addLanguages() {
    QTest::addColumn<QString>("code");
    for (const Language& each : languages()) QTest::addRow("%s", qPrintable(each.code)) << each.code;
  }

  /// Returns the messages of a language after an update of its file by lupdate.
  QList<Message> updated(const QString& code) {
    const QString copy = m_folder.filePath(QStringLiteral("kotai_%1.ts").arg(code));
    QFile::copy(translationFile(code), copy);
    QStringList arguments{QStringLiteral("-no-obsolete"), QStringLiteral("-locations"), QStringLiteral("none")};
    if (code == languages().front().code)
      arguments << QStringLiteral("-pluralonly");  // the sources are in the first language, which needs only plurals
    QStringList folders;
    for (const char* folder : {"ui", "app", "core", "solvers", "examples"}) folders << QString::fromLatin1(folder);
    QProcess update;
    update.setWorkingDirectory(QStringLiteral(KOTAI_SOURCE_DIR));
    update.start(QStringLiteral(KOTAI_LUPDATE), arguments + QStringList{QStringLiteral("-I"), QStringLiteral(".")} + folders +
                                                    QStringList{QStringLiteral("-ts"), copy});
    return update.waitForFinished() && update.exitCode() == 0 ? messagesOf(copy) : QList<Message>();
  }

 private slots:
  void initTestCase() { setUpApplication(); }

  void everySentenceIsTranslated_data() { addLanguages(); }
  void everySentenceIsTranslated() {
    QFETCH(QString, code);
    const QList<Message> messages = updated(code);
    QVERIFY(messages.size() > 20);
    QStringList missing;
    for (const Message& each : messages)
      if (!each.finished || each.translations.contains(QString())) missing << told(each);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char('\n'))));
  }

  void partsAndKeysAreKept_data() { addLanguages(); }
  void partsAndKeysAreKept() {
    QFETCH(QString, code);
    QStringList wrong;
    for (const Message& each : messagesOf(translationFile(code))) {
      if (each.plural && each.translations.size() != pluralForms(code)) wrong << told(each);
      for (const QString& translation : each.translations)
        if (partsOf(translation) != partsOf(each.source) || hasMnemonic(translation) != hasMnemonic(each.source))
          wrong << told(each) + QStringLiteral(" -> ") + translation;
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
  }

  /// The program contains the language, and switching takes effect.
  void theProgramIsTranslated_data() { addLanguages(); }
  void theProgramIsTranslated() {
    QFETCH(QString, code);
    LanguageSwitch language;
    language.setLanguage(code);
    QCOMPARE(QLocale().language(), QLocale(code).language());
    const QString one = QCoreApplication::translate("kotai::ui::LineDock", "%n moves", nullptr, 1);
    QVERIFY2(!one.contains(QLatin1String("plies")) && one.contains(QLatin1Char('1')), qPrintable(one));
    QCOMPARE(QCoreApplication::translate("kotai::ui::WindowBars", "&File") == QLatin1String("&File"),
             code == languages().front().code);
  }

  /// Core lists pieces in English. The window translates them one by one, and leaves moves and squares as they are.
  void piecesInExplanationsAreTranslated() {
    static constexpr kotai::Sentence attacks{"%1 attacks %3 on %2, which nothing guards."};
    const kotai::Fact fact(kotai::FactKind::Motif, attacks, {"B2B3", "A3", "the giraffe and two chicks"});
    LanguageSwitch language;
    QCOMPARE(explanationText(fact), QStringLiteral("B2B3 attacks the giraffe and two chicks on A3, which nothing guards."));
    language.setLanguage(QStringLiteral("de"));
    QCOMPARE(explanationText(fact),
             QStringLiteral("B2B3 greift die Giraffe und zwei Küken auf A3 an, und nichts deckt dieses Feld."));
  }

  /// The words for several moves and between squares are translated, too.
  void wordsInExplanationsAreTranslated() {
    static constexpr kotai::Sentence stops{"%1 stops %o from completing a line on %2."};
    const kotai::Fact stopped(kotai::FactKind::Motif, stops, {"S@a1", "b1 or a3"});
    const kotai::Fact others(kotai::FactKind::AnswersThreat, kotai::sentence::winsWith, {kotai::sentence::everyOther, "C3B2"});
    LanguageSwitch language;
    language.setLanguage(QStringLiteral("de"));
    QVERIFY2(explanationText(stopped).contains(QStringLiteral("b1 oder a3")), qPrintable(explanationText(stopped)));
    QVERIFY2(explanationText(others).startsWith(QStringLiteral("Nach jedem anderen Zug gewinnt")),
             qPrintable(explanationText(others)));
  }

  void theHelpIsTranslated_data() { addLanguages(); }
  void theHelpIsTranslated() {
    QFETCH(QString, code);
    const QDir pages(QStringLiteral(":/kotai/help"));
    const QString first = QStringLiteral("_%1.html").arg(languages().front().code);
    const QStringList names = pages.entryList({QLatin1Char('*') + first});
    QVERIFY(names.size() > 3);
    for (QString name : names) {
      const QFile file(pages.filePath(name.replace(first, QStringLiteral("_%1.html").arg(code))));
      QVERIFY2(file.size() > 500, qPrintable(file.fileName()));
    }
  }

 private:
  QTemporaryDir m_folder;
};

KOTAI_WINDOW_TEST(TranslationsTest)
#include "translations_test.moc"
