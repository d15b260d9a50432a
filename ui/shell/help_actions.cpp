#include "ui/shell/help_actions.h"

#include <utility>

#include "core/game/registry.h"
#include "ui/actions/actions.h"
#include "ui/help/help_dialog.h"
#include "ui/help/rules_key.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shortcuts/shortcuts_dialog.h"

namespace kotai::ui {

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

#include "moc_help_actions.cpp"
