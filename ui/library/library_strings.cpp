#include "ui/library/library_strings.h"

#include <QCoreApplication>
#include <QLocale>

#include "core/analysis/accuracy.h"
#include "core/game/registry.h"
#include "core/play/play.h"
#include "ui/games/presentation.h"
#include "ui/opponent/strength_words.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

struct LibraryStrings {
  Q_DECLARE_TR_FUNCTIONS(LibraryStrings)
};

QString playerText(const std::string& name, bool person) {
  if (name.empty()) return person ? LibraryStrings::tr("You") : QStringLiteral("–");
  return shortStrengthName(QString::fromStdString(name));
}

QString resultText(GameResult result) {
  switch (result) {
    case GameResult::FirstWins: return QStringLiteral("1–0");
    case GameResult::SecondWins: return QStringLiteral("0–1");
    case GameResult::Draw: return QStringLiteral("½–½");
    case GameResult::Open: break;
  }
  return QStringLiteral("–");
}

QString reasonText(const std::string& reason) {
  if (reason == "rules") return LibraryStrings::tr("normal", "how a game ended");
  if (reason == "repetition") return LibraryStrings::tr("repetition", "how a game ended");
  if (reason == "resignation") return LibraryStrings::tr("resigned", "how a game ended");
  if (reason == "agreement") return LibraryStrings::tr("agreement", "how a game ended");
  if (reason == "time") return LibraryStrings::tr("out of time", "how a game ended");
  if (reason == "length") return LibraryStrings::tr("move limit", "how a game ended");
  return QString::fromStdString(reason);
}

QString lengthText(const std::string& variantId, int plies) {
  const auto play = parsePlay(variantId);
  if (play && (*play)->movesAtOnce()) return LibraryStrings::tr("%n turn(s)", "the length of a game", plies);
  if (plies < 2) return LibraryStrings::tr("%n moves", "the length of a game", plies);
  const int first = (plies + 1) / 2;
  return plies % 2 == 0
             ? LibraryStrings::tr("%n moves each", "the length of a game", first)
             : LibraryStrings::tr("%1 and %2 moves", "the length of a game; the moves of each side").arg(first).arg(plies / 2);
}

QString accuracyText(std::optional<double> share) { return share ? withPercentSign(accuracyPercent(*share)) : QString(); }

QString variantText(const std::string& variantId) {
  if (const auto variant = parseVariant(variantId)) return variantName(**variant);
  const PlayPtr play = parsePlay(variantId).value_or(nullptr);
  if (!play) return QString::fromStdString(variantId);
  const auto& parts = presentationOf(play->gameId()).atOnce;
  QString title = parts ? parts->variantTitle(variantId) : QStringLiteral("%1\u00d7%2").arg(play->columns()).arg(play->rows());
  return gameName(play->gameId()) + QLatin1Char(' ') + title.replace(QStringLiteral(" \u00d7 "), QStringLiteral("\u00d7"));
}

}  // namespace kotai::ui
