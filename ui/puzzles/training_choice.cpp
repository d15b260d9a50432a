#include "ui/puzzles/training_choice.h"

#include <QStringList>

namespace kotai::ui {

constexpr double around = 150;
const QString mixedWord = QStringLiteral("mixed");

static QStringList hardnessWords() {
  return {QStringLiteral("own"), QStringLiteral("easy"), QStringLiteral("medium"), QStringLiteral("hard"),
          QStringLiteral("very-hard")};
}

static QString kindWord(PuzzleKind kind) {
  const std::string_view id = idOf(kind);
  return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

std::pair<double, double> ratingsOf(Hardness hardness, double rating) {
  switch (hardness) {
    case Hardness::Own: return {rating - around, rating + around};
    case Hardness::Easy: return {0, 1000};
    case Hardness::Medium: return {1000, 1400};
    case Hardness::Hard: return {1400, 1800};
    case Hardness::VeryHard: break;
  }
  return {1800, 10000};
}

QString textOf(const TrainingChoice& choice) {
  QStringList words{choice.from == TrainingChoice::From::Kind ? kindWord(choice.kind) : mixedWord};
  if (choice.plies) words << QString::number(*choice.plies);
  words << hardnessWords().at(static_cast<int>(choice.hardness));
  return words.join(QLatin1Char(' '));
}

TrainingChoice trainingChoiceOf(const QString& text) {
  TrainingChoice choice;
  const QStringList words = text.split(QLatin1Char(' '));
  for (const QString& word : words) {
    if (const auto kind = puzzleKindOfId(word.toStdString())) {
      choice.from = TrainingChoice::From::Kind;
      choice.kind = *kind;
    }
    if (const auto plies = word.toUInt()) choice.plies = plies;
    if (const auto hardness = hardnessWords().indexOf(word); hardness >= 0) choice.hardness = static_cast<Hardness>(hardness);
  }
  return choice;
}

}  // namespace kotai::ui
