#include "ui/strings/explanation_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace kotai::ui {

QString explanationText(const Fact& fact) {
  const std::string translated = QCoreApplication::translate("Explanations", fact.sentence->english).toStdString();
  return QString::fromStdString(withParams(translated, fact.params));
}

QString explanationText(const std::vector<Fact>& facts) {
  QStringList sentences;
  for (const Fact& fact : facts) sentences << explanationText(fact);
  return sentences.join(QLatin1Char('\n'));
}

}  // namespace kotai::ui
