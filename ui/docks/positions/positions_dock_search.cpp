// Search in PositionsDock: the row for the query, and saving of the list.
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <memory>

#include "core/tables/file_stem.h"
#include "ui/docks/positions/positions_dock.h"
#include "ui/docks/positions/positions_model.h"
#include "ui/docks/positions/positions_source.h"
#include "ui/docks/positions/query_row.h"
#include "ui/docks/positions/query_text.h"
#include "ui/settings/settings.h"
#include "ui/state/state_hub.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

void PositionsDock::createSearch() {
  m_searchButton = makeButton("");
  m_searchButton->setCheckable(true);
  m_query = new QueryRow(this);
  m_query->hide();
  connect(m_searchButton, &QToolButton::toggled, this, &PositionsDock::setSearching);
  connect(m_query, &QueryRow::asked, this, &PositionsDock::search);
  connect(m_query, &QueryRow::refused, this, &PositionsDock::refilter);  // the current list belongs to the previous query
  connect(m_query, &QueryRow::stopped, model(), &PositionsModel::stopSearch);
  connect(model(), &PositionsModel::searched, m_query, [this](double share, quint64 found) {
    if (model()->isCounting()) m_query->showProgress(share, found);
  });
  connect(model(), &PositionsModel::counted, this, [this] { m_query->showProgress({}); });
}

void PositionsDock::readHistory() {
  if (m_document->hasGame()) m_query->setHistory(hub()->settings()->queries(m_document->variant()->gameId()));
}

bool PositionsDock::isSearching() const { return m_searchButton->isChecked(); }

/// After a query, lists the chosen kind again.
void PositionsDock::setSearching(bool on) {
  m_query->setVisible(on);
  m_kind->setVisible(!on);
  m_explanation->setVisible(!on);
  if (on) {
    m_length->hide();
    m_outcome->hide();
    m_query->edit()->setFocus();
    if (m_query->text().trimmed().isEmpty())
      refilter();
    else
      m_query->submit();
    return;
  }
  m_query->showProgress({});
  fillLengths(chosenLength());
  refilter();
}

void PositionsDock::showQuery(const QString& query) {
  m_query->setVariant(m_document->variant());  // the variant may have been opened in this turn of the event loop
  m_query->setText(query);
  if (isSearching())
    m_query->submit();
  else
    m_searchButton->setChecked(true);
}

void PositionsDock::search(const query::Query& query) {
  const SolutionPtr solution = m_document->wholeSolution();
  if (!solution || query.variant->id() != solution->variant()->id()) return;
  m_publishedCount = 0;
  m_asked = QString::fromStdString(query.text).trimmed();
  hub()->settings()->addQuery(query.variant->gameId(), m_asked);
  readHistory();
  const auto state = std::make_shared<SearchState>();
  model()->load(matchesOf(solution, query, m_query->order(), state), state);
  startList();
}

QString PositionsDock::allText(quint64 count) const {
  if (model()->isWhole()) return PositionsPanel::allText(count);
  return tr("stopped after %1 positions").arg(countText(static_cast<double>(count)));
}

/// Names the list with characters that are valid in file names on every system.
QString PositionsDock::suggestedName() const {
  QString what = isSearching() ? m_asked : QString::fromStdString(std::string(kind().id));
  if (const auto length = chosenLength(); length && !isSearching()) what += QStringLiteral(" %1").arg(*length);
  return QString::fromStdString(fileStem(m_document->variant()->id())) % QLatin1Char('-') % queryFileWords(what);
}

void PositionsDock::retranslateSearch() {
  m_searchButton->setText(tr("Search"));
  m_searchButton->setToolTip(tr("Lists the positions that you describe: outcome, distance, moves, pieces, squares"));
  saveButton()->setText(tr("Save…"));
  saveButton()->setToolTip(tr("Saves this list as a table, as JSON, or as games that begin with its positions"));
}

}  // namespace kotai::ui
