#include "ui/strings/known_strings.h"

#include <QCoreApplication>
#include <QStringList>
#include <array>

#include "core/known/known_results.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

struct KnownStrings {
  Q_DECLARE_TR_FUNCTIONS(KnownStrings)
};

/// Sources in resources/known_results.json whose names depend on the language.
[[maybe_unused]] constexpr std::array translatedSources{QT_TRANSLATE_NOOP("KnownStrings", "Iwanaga et al. 2022"),
                                                        QT_TRANSLATE_NOOP("KnownStrings", "Tanaka 2009")};

QString outcomeSentence(Outcome outcome) {
  switch (outcome) {
    case Outcome::Win: return KnownStrings::tr("First player wins");
    case Outcome::Draw: return KnownStrings::tr("Draw");
    case Outcome::Loss: return KnownStrings::tr("Second player wins");
  }
  return {};
}

QString sourceText(const KnownResult& known) {
  if (known.isByThisProgram()) return KnownStrings::tr("solved with this program");
  return QCoreApplication::translate("KnownStrings", known.source.c_str());
}

/// Numbers of positions, if known.
QStringList figureSentences(const KnownResult& known) {
  const auto count = [&known](const char* name) { return countText(static_cast<double>(known.figure(name).value_or(0))); };
  QStringList sentences;
  if (known.positions) {
    const auto positions = static_cast<double>(*known.positions);
    sentences << (known.positionsAreRough ? KnownStrings::tr("About %1 positions.").arg(roughCountText(positions))
                                          : KnownStrings::tr("%1 positions.").arg(countText(positions)));
  }
  if (known.figure("win") && known.figure("draw") && known.figure("loss"))
    sentences
        << KnownStrings::tr("%1 are won, %2 drawn and %3 lost.", "positions").arg(count("win"), count("draw"), count("loss"));
  if (known.figure("longestWin") && known.figure("longestLoss"))
    sentences << KnownStrings::tr("The longest win takes %1 plies, the longest loss %2.")
                     .arg(count("longestWin"), count("longestLoss"));
  return sentences;
}

}  // namespace

std::optional<KnownStartText> knownStartText(const Variant& variant) {
  const KnownResult* const known = knownResult(variant.id());
  if (known == nullptr) return std::nullopt;
  const bool inPlies = known->start != Outcome::Draw && known->plies;
  const QString result =
      inPlies ? resultSentence(variant, Side::First, Value{known->start, *known->plies}) : outcomeSentence(known->start);
  return KnownStartText{known->start, resultBadge(variant, Side::First, known->start),
                        KnownStrings::tr("%1 (%2)", "a result, who found it").arg(result, sourceText(*known))};
}

QString knownSummary(const Variant& variant) {
  const auto start = knownStartText(variant);
  if (!start) return QString();
  QStringList sentences{KnownStrings::tr("Known: %1.", "a result and who found it").arg(start->sentence)};
  sentences << figureSentences(*knownResult(variant.id())) << KnownStrings::tr("It is not solved on this computer.");
  return sentences.join(QLatin1Char(' '));
}

}  // namespace kotai::ui
