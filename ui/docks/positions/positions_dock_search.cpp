// Searching in PositionsDock: the row where a query is typed, and what is listed can be saved.
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QToolButton>

#include "core/base/read_failure.h"
#include "core/tables/file_stem.h"
#include "ui/docks/positions/list_export.h"
#include "ui/docks/positions/positions_dock.h"
#include "ui/docks/positions/positions_model.h"
#include "ui/docks/positions/query_row.h"
#include "ui/files/safe_file.h"
#include "ui/jobs/background.h"
#include "ui/settings/settings.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

/// More are saved from the command line, which writes them as it finds them.
constexpr quint64 mostSaved = 5'000'000;

struct Written {
  std::optional<SolutionError> unread;
  std::optional<FileFailure> failure;
};

}  // namespace

void PositionsDock::createSearch() {
  m_searchButton = makeButton("");
  m_searchButton->setCheckable(true);
  m_saveButton = makeButton("");
  m_query = new QueryRow(this);
  m_query->hide();
  m_told = new QLabel(this);
  m_told->setTextFormat(Qt::PlainText);
  m_told->setWordWrap(true);
  m_told->hide();
  connect(m_searchButton, &QToolButton::toggled, this, &PositionsDock::setSearching);
  connect(m_saveButton, &QToolButton::clicked, this, &PositionsDock::chooseFile);
  connect(m_query, &QueryRow::asked, this, &PositionsDock::search);
  connect(m_query, &QueryRow::refused, this, &PositionsDock::refilter);  // what was listed is no answer
  connect(m_query, &QueryRow::stopped, m_model, &PositionsModel::stopSearch);
  connect(m_model, &PositionsModel::searched, m_query, [this](double share, quint64 found) {
    if (m_model->isCounting()) m_query->showProgress(share, found);
  });
  connect(m_model, &PositionsModel::counted, this, [this] { m_query->showProgress({}); });
}

void PositionsDock::useSettings(Settings* settings) {
  m_settings = settings;
  readHistory();
}

void PositionsDock::readHistory() {
  if (m_settings && m_document->hasGame()) m_query->setHistory(m_settings->queries(m_document->variant()->gameId()));
}

bool PositionsDock::isSearching() const { return m_searchButton->isChecked(); }

/// Back at the kinds, what is chosen there is listed again.
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

void PositionsDock::search(const query::Query& query) {
  const SolutionPtr solution = m_document->wholeSolution();
  if (!solution || query.variant->id() != solution->variant()->id()) return;
  m_publishedCount = 0;
  if (m_settings) {
    m_settings->addQuery(query.variant->gameId(), QString::fromStdString(query.text).trimmed());
    readHistory();
  }
  m_model->search(solution, query, m_query->order());
  beginList();
}

QString PositionsDock::allText(quint64 count) const {
  if (m_model->isWhole()) return PositionsPanel::allText(count);
  return tr("stopped at %1 positions").arg(countText(static_cast<double>(count)));
}

/// Says what is listed, in letters that every system bears in names.
QString PositionsDock::suggestedName() const {
  constexpr int longest = 60;
  QString what = isSearching() ? m_query->text() : QString::fromStdString(std::string(kind().id));
  if (const auto length = chosenLength(); length && !isSearching()) what += QStringLiteral(" %1").arg(*length);
  what.replace(QStringLiteral("!="), QStringLiteral(" not "));
  what.replace(QRegularExpression(QStringLiteral("[^A-Za-z0-9]+")), QStringLiteral("-"));
  return QString::fromStdString(fileStem(m_document->variant()->id())) % QLatin1Char('-') % what.left(longest);
}

void PositionsDock::chooseFile() {
  if (!m_model->source() || !m_document->hasGame()) return;
  if (m_model->count() > mostSaved)
    return tell(tr("These are too many for one file: at most %1.").arg(countText(static_cast<double>(mostSaved))));
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  const QStringList filters{tr("Tables (*.csv)"), tr("JSON (*.json)"), tr("JSON lines (*.jsonl)"), tr("Games (*.kotaigame)")};
  QString chosen;
  const QString file =
      QFileDialog::getSaveFileName(this, tr("Save the list"), QStringLiteral("%1/%2.csv").arg(folder, suggestedName()),
                                   filters.join(QStringLiteral(";;")), &chosen);
  if (file.isEmpty()) return;
  const QString suffix = chosen.section(QLatin1Char('*'), -1).chopped(1);
  saveList(QFileInfo(file).suffix().isEmpty() ? file + suffix : file);
}

void PositionsDock::saveList(const QString& file) {
  const std::shared_ptr<const PositionsSource> source = m_model->source();
  if (!source) return;
  const std::optional<ListFormat> format = listFormatOf(file);
  if (!format) return tell(tr("“%1” is not saved: lists are .csv, .json, .jsonl or .kotaigame.").arg(QFileInfo(file).fileName()));
  tell(tr("Saving …"));
  auto write = [source, variant = m_document->variant(), format = *format, file] {
    Written written;
    try {
      written.failure = writeWhole(file, listBytes(*source, *variant, format, {}));
    } catch (...) {
      written.unread = readFailure({});
    }
    return written;
  };
  runInBackground(this, std::move(write), [this, file](const Written& written) {
    if (written.unread)
      tell(errorText(*written.unread));
    else if (written.failure)
      tell(fileFailureText(*written.failure));
    else
      tell(tr("Saved as %1.").arg(QDir::toNativeSeparators(file)));
  });
}

/// What was told about the list before is of no interest any more.
void PositionsDock::beginList() {
  tell({});
  startList();
}

void PositionsDock::tell(const QString& text) {
  m_told->setText(text);
  m_told->setVisible(!text.isEmpty());
}

void PositionsDock::retranslateSearch() {
  m_searchButton->setText(tr("Search"));
  m_searchButton->setToolTip(tr("Lists the positions that you describe: outcome, distance, moves, pieces, squares"));
  m_saveButton->setText(tr("Save …"));
  m_saveButton->setToolTip(tr("Saves this list as a table, as JSON, or as games that begin with its positions"));
}

}  // namespace kotai::ui
