// Sentences of explanations in the language of the window.
#include <QCoreApplication>

#include "core/explain/fact.h"
#include "core/game/game.h"
#include "core/game/motif.h"
#include "ui/strings/strings.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

/// Returns a name of a side that needs no article: without colours, "First player" would need one.
static QString sideInSentence(const Game& game, Side side) {
  if (!Theme::instance().palette().greyscale) return sideWord(game.id, side);
  return side == Side::First ? QCoreApplication::translate("GameStrings", "Player 1")
                             : QCoreApplication::translate("GameStrings", "Player 2");
}

static QString explanationWord(const char* english) { return QCoreApplication::translate("Explanations", english); }

/// Translates the words in a parameter, such as "the giraffe and the chick". Leaves moves and squares as they are.
static std::string explanationParam(const std::string& param) {
  const QString text = QString::fromStdString(param);
  const char* const separator = text.contains(QLatin1String(orSeparator)) ? orSeparator : listSeparator;
  QStringList parts = text.split(QLatin1String(separator));
  for (QString& part : parts) part = explanationWord(part.toUtf8().constData());
  return parts.join(explanationWord(separator)).toStdString();
}

static QString explanationSentence(const Fact& fact, const Sentence& sentence, std::vector<std::string> params, Side mover) {
  for (std::string& param : params) param = explanationParam(param);
  const auto name = [&fact](Side side) { return fact.game ? sideInSentence(*fact.game, side).toStdString() : std::string(); };
  const std::string translated = explanationWord(sentence.english).toStdString();
  return QString::fromStdString(withParams(translated, params, name(mover), name(other(mover))));
}

QString explanationText(const Fact& fact) {
  const auto& end = fact.end;
  return explanationSentence(fact, *fact.sentence, fact.params, fact.mover) +
         (end ? QLatin1Char(' ') + explanationSentence(fact, *end->sentence, end->params, end->mover) : QString());
}

QString explanationText(const std::vector<Fact>& facts) {
  QStringList sentences;
  for (const Fact& fact : facts) sentences << explanationText(fact);
  return sentences.join(QLatin1Char('\n'));
}

}  // namespace kotai::ui
