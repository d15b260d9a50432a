// The files of the workspace: the game that is kept between runs, and saved games that are opened.
#include <QDir>
#include <QFileInfo>
#include <utility>

#include "ui/shell/workspace.h"

namespace kotai::ui {

bool Workspace::keepGame() {
  m_keepTimer.stop();
  if (!hasGame()) return true;
  const QByteArray text = m_open->write();
  QString warning;
  const auto failure = m_kept.write(text, warning);
  const bool lost = failure && !m_kept.holds(text);
  const bool told = std::exchange(m_keepingFails, lost);  // not again before it has worked in between
  if (!lost || !told) m_warnings << warning;
  if (lost && !told && warning.isEmpty()) m_warnings << tr("The open game is not kept. %1").arg(fileFailureText(*failure));
  raiseWarnings();
  return !lost;
}

void Workspace::raiseWarnings() {
  const QStringList warnings = std::exchange(m_warnings, {});
  for (const QString& warning : warnings)
    if (!warning.isEmpty()) emit warningRaised(warning);
}

/// Empty if there is none with moves.
QByteArray Workspace::keptGame() {
  const KeptGame::Content kept = m_kept.read();
  m_warnings << kept.warning;
  return kept.game && kept.game->hasMoves() ? kept.text : QByteArray();
}

bool Workspace::openKept() {
  const KeptGame::Content kept = m_kept.read();
  m_warnings << kept.warning;
  if (kept.game) openSaved(*kept.game, {});
  return kept.game.has_value();
}

bool Workspace::restoreGame() {
  const bool open = openKept();
  raiseWarnings();
  return open;
}

QString Workspace::openGameFile(const QString& fileName) {
  if (QFileInfo::exists(fileName) && QFileInfo(fileName) == QFileInfo(m_kept.file()))
    return openKept() ? QString()
                      : std::exchange(m_warnings, {}).join(QLatin1Char(' ')).replace(QLatin1Char('\n'), QLatin1Char(' '));
  const auto text = readWhole(fileName);
  if (!text) return fileFailureText(text.error());
  const auto game = readSavedGame(*text);
  const QString file = QDir::toNativeSeparators(fileName);
  if (!game) return tr("%1 cannot be opened. %2").arg(file, gameFaultText(game.error()));
  const QByteArray before = gameWorthKeeping();
  if (!game->damage().empty())
    m_warnings << tr("%1 is damaged; what could be read is here. The file is left as it is.").arg(file) + QLatin1Char('\n') +
                      gameDamageText(game->damage());
  openSaved(*game, before);
  return {};
}

void Workspace::reopenGame(const QByteArray& text) {
  const auto game = readSavedGame(text);
  if (!game) return;
  if (text == m_putAside) m_putAside.clear();
  openSaved(*game, gameWorthKeeping());
}

void Workspace::openSaved(const SavedGame& saved, const QByteArray& before) {
  setOpen(sessionOf(saved.variantId()));
  announceOpened(before, m_open->load(saved));
}

}  // namespace kotai::ui
