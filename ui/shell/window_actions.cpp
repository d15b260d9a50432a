#include "ui/shell/window_actions.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDate>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QUndoStack>
#include <QUrl>

#include "core/game/registry.h"
#include "core/tables/file_stem.h"
#include "ui/files/safe_file.h"
#include "ui/help/help_dialog.h"
#include "ui/lessons/lesson_words.h"
#include "ui/library/library_strings.h"
#include "ui/opponent/program_sides.h"
#include "ui/shell/workspace.h"
#include "ui/shortcuts/shortcuts_dialog.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

const auto suffix = QStringLiteral("kotaigame");

/// Returns the date of the game if it is valid, otherwise today.
static QString dayOf(const GameHeader& header) {
  const QDate day = QDate::fromString(QString::fromStdString(header.date).left(10), Qt::ISODate);
  return (day.isValid() ? day : QDate::currentDate()).toString(Qt::ISODate);
}

/// Returns a file name for a window title. Escapes the text [*], which would mark unsaved changes.
static QString titleText(const QString& file) {
  return fileNameText(file).replace(QLatin1String("[*]"), QLatin1String("[*][*]"));
}

/// Returns a path for a menu. Escapes the character &, which would underline a letter. Elides the path to limit the
/// width of the menu.
static QString menuText(const QMenu& menu, const QString& file) {
  constexpr int longestPx = 480;
  const QString shown = menu.fontMetrics().elidedText(fileText(file), Qt::ElideMiddle, longestPx);
  return QString(shown).replace(QLatin1Char('&'), QLatin1String("&&"));
}

struct HistoryStrings {
  Q_DECLARE_TR_FUNCTIONS(HistoryStrings)
};

static QString undoText(std::optional<TreeChange> change) {
  if (!change) return HistoryStrings::tr("&Undo");
  switch (*change) {
    case TreeChange::Move: return HistoryStrings::tr("&Take back move");
    case TreeChange::Delete: return HistoryStrings::tr("&Undo delete");
    case TreeChange::Promote: return HistoryStrings::tr("&Undo promotion of the variation");
    case TreeChange::End: return HistoryStrings::tr("&Undo end of the game");
    case TreeChange::Comment: break;
  }
  return HistoryStrings::tr("&Undo comment");
}

static QString redoText(std::optional<TreeChange> change) {
  if (!change) return HistoryStrings::tr("&Redo");
  switch (*change) {
    case TreeChange::Move: return HistoryStrings::tr("&Redo move");
    case TreeChange::Delete: return HistoryStrings::tr("&Redo delete");
    case TreeChange::Promote: return HistoryStrings::tr("&Redo promotion of the variation");
    case TreeChange::End: return HistoryStrings::tr("&Redo end of the game");
    case TreeChange::Comment: break;
  }
  return HistoryStrings::tr("&Redo comment");
}

static void describeAction(QAction* action, const QString& text, bool enabled) {
  action->setText(text);
  action->setToolTip(tooltipFor(*action));
  action->setEnabled(enabled);
}

FileActions::FileActions(Workspace* workspace, Actions* actions, QWidget* window)
    : QObject(window), m_workspace(workspace), m_actions(actions), m_window(window) {
  using enum ActionId;
  connect((*m_actions)[OpenGame], &QAction::triggered, this, &FileActions::chooseFile);
  connect((*m_actions)[SaveGame], &QAction::triggered, this, [this] { saveTo(fileToSave()); });
  connect((*m_actions)[SaveGameAs], &QAction::triggered, this, [this] { saveTo(askForName(tr("Save game"), suggestedFile())); });
  m_workspace->setReplaceQuestion([this] { return maybeSave(); });
  connect(m_workspace->saver(), &GameSaver::fileChanged, this, [this](bool modified) {
    m_modified = modified;
    refresh();
  });
  connect(m_workspace, &Workspace::gameOpened, this, &FileActions::refresh);
  connect(m_workspace, &Workspace::gameOpened, this, [this] { updateWarnings({}, m_openWarnings); });  // a game was opened
  connect(m_workspace, &Workspace::openingFailed, this,
          [this](const QString& reason) { updateWarnings(reason, m_openWarnings); });
  if (const QStringList recent = workspace->settings()->recentFiles(); !recent.isEmpty()) recordFolderOf(recent.front());
  refresh();
}

void FileActions::refresh() {
  using enum ActionId;
  for (const ActionId id : {SaveGame, SaveGameAs}) (*m_actions)[id]->setEnabled(m_workspace->hasGame());
  const QString file = m_gameShown ? m_workspace->saver()->path() : QString();
  QStringList title;
  if (m_gameShown && m_workspace->hasGame()) title << variantText(m_workspace->session()->document()->variantId());
  if (!file.isEmpty()) title << titleText(file) + QStringLiteral("[*]");
  title << QStringLiteral("Kotai");
  m_window->setWindowTitle(title.join(QStringLiteral(" – ")));
  m_window->setWindowModified(!file.isEmpty() && m_modified);
}

void FileActions::setGameShown(bool shown) {
  m_gameShown = shown;
  refresh();
}

QMenu* FileActions::makeRecentMenu(QWidget* parent) {
  auto* menu = new QMenu(tr("Open &recent"), parent);
  connect(menu, &QMenu::aboutToShow, menu, [this, menu] {
    menu->clear();
    const QStringList files = m_workspace->settings()->recentFiles();
    for (const QString& file : files)
      menu->addAction(menuText(*menu, file), this, [this, file] { open({file}); })->setEnabled(QFileInfo::exists(file));
    menu->addSeparator();
    menu->addAction(tr("Clear this list"), m_workspace->settings(), &Settings::forgetRecentFiles)->setEnabled(!files.isEmpty());
  });
  menu->addAction(QString());  // adds a placeholder, because an empty menu cannot be opened
  return menu;
}

void FileActions::chooseFile() {
  const QStringList files = askForFiles();
  if (!files.isEmpty()) open(files);
}

QStringList FileActions::askForFiles() {
  const QString folder = QFileInfo(suggestedFile()).path();
  return QFileDialog::getOpenFileNames(
      m_window, tr("Open game"), folder,
      QStringList{tr("Games (*.kotaigame *.json *.txt *.csa *.usi)"), tr("Lessons (*.kotailesson)"), tr("All files (*)")}.join(
          QStringLiteral(";;")));
}

void FileActions::open(const QStringList& files) {
  if (files.size() > 1) return emit importRequested(files);
  if (files.isEmpty()) return;
  recordFolderOf(files.front());
  if (isLessonFile(files.front())) return emit lessonsRequested(files.front());
  updateWarnings(m_workspace->openGameFile(files.front()), m_openWarnings);
}

bool FileActions::updateWarnings(const QString& reason, QStringList& shown) {
  if (!reason.isEmpty()) {
    shown << reason;
    emit warningRaised(reason);
    return false;
  }
  for (const QString& each : std::exchange(shown, {})) emit warningOver(each);
  return true;
}

QStringList FileActions::filesIn(const QMimeData* data) {
  QStringList files;
  const QList<QUrl> urls = data->urls();
  for (const QUrl& url : urls)
    if (url.isLocalFile()) files << url.toLocalFile();
  return files;
}

QString FileActions::suggestedFile() const {
  if (!m_workspace->saver()->path().isEmpty()) return m_workspace->saver()->path();
  const TreeDocument& document = *m_workspace->session()->document();
  const std::string variant = document.variantId();
  const QString stem = variant.empty() ? QStringLiteral("game") : QString::fromStdString(fileStem(variant));
  return QDir(lastFolder()).filePath(QStringLiteral("%1-%2.%3").arg(stem, dayOf(document.header()), suffix));
}

QString FileActions::fileToSave() {
  return m_workspace->saver()->path().isEmpty() ? askForName(tr("Save game"), suggestedFile()) : m_workspace->saver()->path();
}

QString FileActions::askForName(const QString& title, const QString& suggested) {
  QFileDialog dialog(m_window, title);
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setNameFilter(tr("Games (*.kotaigame)"));
  dialog.setDefaultSuffix(suffix);
  dialog.setDirectory(QFileInfo(suggested).path());
  dialog.selectFile(QFileInfo(suggested).fileName());
  if (dialog.exec() != QDialog::Accepted) return {};
  recordFolderOf(dialog.selectedFiles().constFirst());
  return dialog.selectedFiles().constFirst();
}

QString FileActions::askForExport() {
  const QString folder = QFileInfo(suggestedFile()).path();
  return askForName(tr("Export games"), QDir(folder).filePath(QStringLiteral("games.%1").arg(suffix)));
}

/// Saves the game without blocking the window.
void FileActions::saveTo(const QString& file) {
  if (file.isEmpty()) return;
  m_workspace->saver()->saveGameInBackground(file, [self = QPointer(this), file](const QString& reason) {
    if (self) self->reportSaved(file, reason);
  });
}

bool FileActions::reportSaved(const QString& file, const QString& reason) {
  if (!updateWarnings(reason, m_saveWarnings)) return false;
  emit messageRaised(tr("Saved %1").arg(fileText(file)));
  return true;
}

bool FileActions::saveAndWait() {
  const QString file = fileToSave();
  return !file.isEmpty() && reportSaved(file, m_workspace->saver()->saveGame(file));
}

bool FileActions::maybeSave() {
  m_workspace->saver()->finishSaving();
  if (!m_workspace->saver()->isModified()) return true;
  QMessageBox box(QMessageBox::Warning, tr("Save changes?"),
                  tr("%1 has unsaved changes.").arg(fileNameText(m_workspace->saver()->path())),
                  QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
  box.setTextFormat(Qt::PlainText);
  box.setDefaultButton(QMessageBox::Save);
  box.button(QMessageBox::Discard)->setText(tr("Do&n't save"));
  switch (box.exec()) {
    case QMessageBox::Save: return saveAndWait();
    case QMessageBox::Discard: return true;
    default: return false;
  }
}

HistoryActions::HistoryActions(Workspace* workspace, const Actions* actions, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_actions(actions) {
  connect((*actions)[ActionId::Undo], &QAction::triggered, this, &HistoryActions::undo);
  connect((*actions)[ActionId::Redo], &QAction::triggered, this, &HistoryActions::redo);
}

TreeHistory& HistoryActions::history() const { return m_workspace->session()->document()->history(); }

void HistoryActions::refresh(bool shown) {
  const auto undoable = shown ? history().undoable() : std::nullopt;
  const auto redoable = shown ? history().redoable() : std::nullopt;
  describeAction((*m_actions)[ActionId::Undo], undoText(undoable), undoable.has_value());
  describeAction((*m_actions)[ActionId::Redo], redoText(redoable), redoable.has_value());
}

void HistoryActions::undo() {
  history().stack()->undo();
  m_workspace->session()->opponent()->playOn();  // lets the computer move if it is due
}

void HistoryActions::redo() {
  history().stack()->redo();
  m_workspace->session()->opponent()->playOn();
}

void HistoryActions::offerUndo(MessageBar* messages, int removed) {
  QString text = m_workspace->session()->removedText(removed);
  if (m_workspace->session()->opponent()->isDue())
    text += QLatin1Char(' ') + HistoryStrings::tr("It is the opponent's turn. Press %1 to make the opponent move.", "%1: a key")
                                   .arg((*m_actions)[ActionId::LetOpponentMove]->shortcut().toString(QKeySequence::NativeText));
  messages->showOffer(text, HistoryStrings::tr("Undo"), [this] { undo(); });
  connect(
      history().stack(), &QUndoStack::indexChanged, messages, [messages, text] { messages->withdrawOffer(text); },
      Qt::SingleShotConnection);
}

HelpActions::HelpActions(Actions* actions, Settings* settings, LanguageSwitch* language, std::function<std::string()> shownGame,
                         QWidget* window)
    : QObject(window), m_actions(actions), m_settings(settings), m_language(language), m_window(window) {
  using enum ActionId;
  const auto on = [this](ActionId id, auto receiver) { connect((*m_actions)[id], &QAction::triggered, this, receiver); };
  on(HelpRules, [this, shownGame = std::move(shownGame)] {
    const std::string game = shownGame();
    showRules(QString::fromStdString(game.empty() ? games().front().get().id : game));
  });
  new RulesKey((*m_actions)[HelpRules], m_settings, window);
  on(HelpNumbers, [this] { help()->showPage(QStringLiteral("numbers"), tr("What the numbers mean"), m_language->language()); });
  on(HelpShortcuts, [this] { showShortcuts(); });
  on(About, [this] { help()->showAbout(); });
}

void HelpActions::showRules(const QString& gameId) { help()->showRules(gameId.toStdString(), m_language->language()); }

void HelpActions::showShortcuts() {
  if (!m_shortcuts) m_shortcuts = new ShortcutsDialog(m_actions, m_settings, m_window);
  m_shortcuts->show();
  m_shortcuts->raise();
  m_shortcuts->activateWindow();
}

HelpDialog* HelpActions::help() {
  if (!m_help) m_help = new HelpDialog(m_window);
  return m_help;
}

}  // namespace kotai::ui

#include "moc_window_actions.cpp"
