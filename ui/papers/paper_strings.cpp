#include "ui/papers/paper_strings.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/game/registry.h"
#include "ui/games/presentation.h"
#include "ui/strings/strings.h"
#include "ui/strings/table_strings.h"

namespace kotai::ui {

struct PaperStrings {
  Q_DECLARE_TR_FUNCTIONS(PaperStrings)
};

/// Returns the numbers of figures that do not agree, as texts, one for each reason.
static QStringList mismatchReasons(const Agreement& agreement) {
  QStringList parts;
  if (agreement.different > 0) parts << PaperStrings::tr("%n differ(s)", nullptr, agreement.different);
  if (agreement.slips > 0) parts << PaperStrings::tr("%n misprint(s) in the paper", nullptr, agreement.slips);
  if (agreement.notComparable > 0) parts << PaperStrings::tr("%n cannot be compared", nullptr, agreement.notComparable);
  if (agreement.notKnown > 0) parts << PaperStrings::tr("%n not solved here", nullptr, agreement.notKnown);
  return parts;
}

static bool isEmpty(const Agreement& agreement) {
  return agreement.compared() + agreement.notComparable + agreement.notKnown == 0;
}

static QString withReasons(const QString& first, const Agreement& agreement) {
  return (QStringList{first} + mismatchReasons(agreement)).join(QStringLiteral(" · "));
}

static QString expectationText(const Agreement& agreement) {
  QStringList parts;
  if (agreement.equal > 0) parts << PaperStrings::tr("%n prediction(s) confirmed", nullptr, agreement.equal);
  if (agreement.different > 0)
    parts << PaperStrings::tr("%n refuted", "expectations that did not come true", agreement.different);
  if (agreement.notKnown > 0) parts << PaperStrings::tr("%n prediction(s) not solved here", nullptr, agreement.notKnown);
  return parts.join(QStringLiteral(" · "));
}

static const AggregateKey* keyOf(const WorkFigure& figure) {
  if (figure.key.empty()) return nullptr;
  const auto variant = parseVariant(figure.variants.front());
  if (!variant) return nullptr;
  for (const AggregateKey& key : (*variant)->tierGraph().aggregateKeys())
    if (key.id == figure.key) return &key;
  return nullptr;
}

QString placeText(const WorkPlace& place) {
  switch (place.part) {
    case WorkPlace::Part::Figure: return PaperStrings::tr("Figure %1").arg(place.number);
    case WorkPlace::Part::Table: return PaperStrings::tr("Table %1").arg(place.number);
    case WorkPlace::Part::Section: return PaperStrings::tr("Section %1").arg(place.number);
    case WorkPlace::Part::Slides: return PaperStrings::tr("Slides");
    case WorkPlace::Part::Article: break;
  }
  return PaperStrings::tr("Article");
}

QString figureTitle(const WorkFigure& figure, std::string_view gameId) {
  const AggregateKey* const key = keyOf(figure);
  if (!key) return figureName(figure.id, gameId);
  return PaperStrings::tr("%1, %2", "variant, e.g. by remaining steps")
      .arg(variantName(**parseVariant(figure.variants.front())), aggregateKeyName(gameId, *key));
}

QString tableTitle(const WorkTable& table, std::string_view gameId) {
  return table.id.empty() ? QString() : figureName(table.id, gameId);
}

ColourKey::Words tableKey() {
  const ColourPalette& palette = Theme::instance().palette();
  return {PaperStrings::tr("In each cell, the printed figure is above the one computed here."),
          {{palette.tintOf(Outcome::Win), QStringLiteral("= ") + PaperStrings::tr("agrees")},
           {palette.tintOf(Outcome::Loss), QStringLiteral("≠ ") + PaperStrings::tr("differs")}}};
}

ColourKey::Words graphKey(bool solved) {
  const QString lines =
      PaperStrings::tr("Boxes are subspaces. Lines lead down to the subspaces that a move can reach. Arrows point to parents.");
  if (!solved) return {lines, {}};
  const ColourPalette& palette = Theme::instance().palette();
  ColourKey::Words words{
      PaperStrings::tr("%1 Bars show the outcomes for the side to move.", "the sentence on boxes and lines").arg(lines), {}};
  for (const Outcome outcome : {Outcome::Win, Outcome::Draw, Outcome::Loss})
    words.colours.emplace_back(palette.of(outcome), outcomeName(outcome));
  return words;
}

QString headingsText(const WorkFigure& figure, const WorkTable& table, std::string_view gameId) {
  const AggregateKey* const key = keyOf(figure);
  const auto name = [&](const std::string& heading, bool mover) {
    if (key) return aggregateAxisName(gameId, *key, mover);
    return heading.empty() ? QString() : figureName(heading, gameId);
  };
  const QString rows = name(table.rowsOf, false);
  const QString columns = name(table.columnsOf, true);
  if (rows.isEmpty()) return PaperStrings::tr("Across: %1").arg(columns);
  return PaperStrings::tr("Down: %1. Across: %2.").arg(rows, columns);
}

QString agreementText(const Agreement& agreement) {
  if (isEmpty(agreement)) return QString();
  if (agreement.compared() == 0) return mismatchReasons(agreement).join(QStringLiteral(" · "));
  return withReasons(PaperStrings::tr("%1 of %2 agree").arg(agreement.equal).arg(agreement.compared()), agreement);
}

QString agreementText(const WorkAgreement& agreement) {
  QStringList lines;
  if (!isEmpty(agreement.cells)) lines << PaperStrings::tr("Printed tables: %1").arg(agreementText(agreement.cells));
  if (!isEmpty(agreement.others)) lines << PaperStrings::tr("Other figures: %1").arg(agreementText(agreement.others));
  if (!isEmpty(agreement.expected)) lines << expectationText(agreement.expected);
  return lines.join(QLatin1Char('\n'));
}

}  // namespace kotai::ui
