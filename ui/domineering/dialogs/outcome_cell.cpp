#include "ui/domineering/dialogs/outcome_cell.h"

#include "core/games/domineering/board.h"
#include "ui/charts/chart_style.h"
#include "ui/domineering/dialogs/outcome_table_dialog.h"
#include "ui/domineering/docks/tables_content.h"
#include "ui/domineering/strings/outcome_strings.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {

using Source = BoardOutcome::Source;

PositionClass classOf(Payoff payoff) {
  return payoff == Payoff::FirstWins    ? PositionClass::FirstWins
         : payoff == Payoff::SecondWins ? PositionClass::SecondWins
                                        : PositionClass::Draw;
}

QString sourceWords(Source source) {
  return source == Source::Solved ? OutcomeTableDialog::tr("every position solved") : OutcomeTableDialog::tr("proved by search");
}

const char* sourceText(Source source) {
  switch (source) {
    case Source::Solved: return "solved";
    case Source::Proved: return "proved";
    case Source::Open: break;
  }
  return "open";
}

TableCell outcomeText(const std::optional<Payoff>& outcome) {
  if (!outcome) return {};
  return *outcome == Payoff::FirstWins ? "vertical" : *outcome == Payoff::SecondWins ? "horizontal" : "draw";
}

}  // namespace

/// Solved boards have full colours, proved ones paler colours and an underlined letter.
OutcomeCell outcomeCell(const BoardOutcome& outcome) {
  const ColourPalette& palette = Theme::instance().palette();
  OutcomeCell cell;
  cell.ink = palette.textMuted;
  cell.words = OutcomeTableDialog::tr("open");
  if (outcome.outcome) {
    const PositionClass positionClass = classOf(*outcome.outcome);
    cell.proved = outcome.source == Source::Proved;
    cell.fill = mixed(palette.surface, classColour(positionClass), outcome.source == Source::Solved ? 0.85 : 0.45);
    cell.letter = classLetter(positionClass);
    cell.ink = readableOn(cell.fill);
    cell.words = OutcomeTableDialog::tr("%1, %2", "outcome of a board, how it is known")
                     .arg(className(positionClass), sourceWords(outcome.source));
  } else if (outcome.search) {
    cell.letter = QStringLiteral("…");
    cell.words = provedSentence(*outcome.search);
  }
  return cell;
}

TableRows outcomeRows(const std::filesystem::path& dataDirectory) {
  TableRows table{{"columns", "rows", "outcome", "source"}, {}};
  for (int rows = 1; rows <= domineering::maxSide; ++rows)
    for (int columns = 1; columns <= domineering::maxSide; ++columns) {
      const BoardOutcome outcome = boardOutcome(columns, rows, dataDirectory);
      table.rows.push_back({columns, rows, outcomeText(outcome.outcome), sourceText(outcome.source)});
    }
  return table;
}

}  // namespace kotai::ui
