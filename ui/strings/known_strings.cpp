#include "ui/strings/known_strings.h"

#include <QCoreApplication>

#include "ui/games/presentation.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

struct KnownStrings {
  Q_DECLARE_TR_FUNCTIONS(KnownStrings)
};

QString outcomeSentence(Outcome outcome) {
  switch (outcome) {
    case Outcome::Win: return KnownStrings::tr("First player wins");
    case Outcome::Draw: return KnownStrings::tr("Draw");
    case Outcome::Loss: return KnownStrings::tr("Second player wins");
  }
  return {};
}

Value valueOf(const KnownStart& known) {
  switch (known.outcome) {
    case Outcome::Win: return Value::win(*known.plies);
    case Outcome::Draw: return Value::draw();
    case Outcome::Loss: return Value::loss(*known.plies);
  }
  return {};
}

}  // namespace

std::optional<KnownStartText> knownStartText(const Variant& variant) {
  const Presentation& game = presentationOf(variant);
  const auto known = game.knownStart ? game.knownStart(variant) : std::nullopt;
  if (!known) return std::nullopt;
  const QString result = known->plies ? resultSentence(variant, Side::First, valueOf(*known)) : outcomeSentence(known->outcome);
  return KnownStartText{known->outcome, known->plies ? valueText(valueOf(*known)) : outcomeName(known->outcome),
                        KnownStrings::tr("%1 (%2)", "a result, who found it").arg(result, known->source)};
}

}  // namespace kotai::ui
