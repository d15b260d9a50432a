#include "ui/docks/positions/saved_queries_menu.h"

#include <QInputDialog>
#include <QRegularExpression>
#include <cerrno>

#include "core/query/saved_queries.h"
#include "ui/files/safe_file.h"
#include "ui/strings/query_strings.h"
#include "ui/theme/icons.h"
#include "ui/theme/palette.h"
#include "ui/theme/when_language_changes.h"

namespace kotai::ui {

/// Escapes ampersands, which would underline a letter in a menu.
static QString menuText(const std::string& name) {
  return QString::fromStdString(name).replace(QLatin1Char('&'), QLatin1String("&&"));
}

SavedQueriesMenu::SavedQueriesMenu(QLineEdit* edit, QLabel* fault, QWidget* parent)
    : QToolButton(parent), m_edit(edit), m_fault(fault) {
  setIcon(themedIcon(QStringLiteral("save")));
  setPopupMode(QToolButton::InstantPopup);
  setMenu(m_menu);
  setProperty("framed", true);
  setFocusPolicy(Qt::StrongFocus);
  connect(m_menu, &QMenu::aboutToShow, this, &SavedQueriesMenu::fill);
  keepTranslated(this, [this] { retranslate(); });
}

void SavedQueriesMenu::setGame(std::filesystem::path folder, std::string gameId) {
  m_folder = std::move(folder);
  m_gameId = std::move(gameId);
}

void SavedQueriesMenu::fill() {
  m_menu->clear();
  QAction* saving = m_menu->addAction(tr("&Save this query…"), this, &SavedQueriesMenu::askForName);
  saving->setEnabled(!m_edit->text().trimmed().isEmpty());
  const query::SavedQueries queries = query::savedQueries(m_folder, m_gameId);
  if (queries.empty()) return;
  m_menu->addSeparator();
  for (const auto& [name, text] : queries) {
    const QString query = QString::fromStdString(text);
    m_menu->addAction(menuText(name), this, [this, query] { emit chosen(query); })->setToolTip(query);
  }
  m_menu->setToolTipsVisible(true);
  m_menu->addSeparator();
  m_removing->clear();
  m_removing->setTitle(tr("&Remove"));
  m_menu->addMenu(m_removing);
  for (const auto& [name, text] : queries)
    m_removing->addAction(menuText(name), this, [this, removed = name] { remove(removed); });
}

void SavedQueriesMenu::askForName() {
  const QString name = QInputDialog::getText(m_edit, tr("Save query"), tr("Name of the query:"));
  if (!name.trimmed().isEmpty()) save(name.trimmed());
}

void SavedQueriesMenu::save(const QString& name) {
  if (!query::saveQuery(m_folder, m_gameId, name.toStdString(), m_edit->text().trimmed().toStdString())) showSaveFailure(errno);
}

void SavedQueriesMenu::remove(const std::string& name) {
  if (!query::removeQuery(m_folder, m_gameId, name)) showSaveFailure(errno);
}

void SavedQueriesMenu::showSaveFailure(int error) {
  const auto file = query::savedQueriesFile(m_folder);
  const auto kind = query::canReadSavedQueries(m_folder) ? FileFailure::Kind::Write : FileFailure::Kind::Read;
  m_fault->setText(fileFailureText({kind, QString::fromStdString(file.string()), qt_error_string(error)}));
  m_fault->show();
}

void SavedQueriesMenu::retranslate() {
  setToolTip(tr("Saved queries"));
  setAccessibleName(toolTip());
}

void SavedQueriesMenu::showFault(const TextError& error) {
  const QByteArray before = m_edit->text().toUtf8().left(static_cast<qsizetype>(error.column) - 1);
  const auto place = static_cast<int>(QString::fromUtf8(before).size());
  m_fault->setTextFormat(Qt::RichText);
  m_fault->setText(
      QStringLiteral("<span style='color:%1'>%2</span>")
          .arg(Theme::instance().palette().textOf(Outcome::Loss).name(), queryFaultText(error, place + 1).toHtmlEscaped()));
  m_fault->show();
  m_edit->setFocus();
  const QString found = error.params.empty() ? QString() : QString::fromStdString(error.params.front());
  const bool marks = !found.isEmpty() && m_edit->text().mid(place).startsWith(found);
  m_edit->setCursorPosition(place);
  if (marks) m_edit->setSelection(place, static_cast<int>(found.size()));
}

QString queryFileWords(QString query) {
  constexpr int longest = 60;
  query.replace(QStringLiteral("!="), QStringLiteral(" not "));
  query.replace(QRegularExpression(QStringLiteral("[^A-Za-z0-9]+")), QStringLiteral("-"));
  query.truncate(longest);
  while (query.endsWith(QLatin1Char('-'))) query.chop(1);
  return query;
}

}  // namespace kotai::ui

#include "moc_saved_queries_menu.cpp"
