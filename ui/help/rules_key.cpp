#include "ui/help/rules_key.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>

#include "ui/help/help_dialog.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

namespace {
constexpr const char* rulesGame = "rulesGame";
}

void setRulesGame(QWidget* dialog, std::string_view gameId) {
  dialog->setProperty(rulesGame, QString::fromUtf8(gameId.data(), static_cast<qsizetype>(gameId.size())));
}

RulesKey::RulesKey(const QAction* rules, const Settings* settings, QObject* parent)
    : QObject(parent), m_rules(rules), m_settings(settings) {
  qApp->installEventFilter(this);
}

bool RulesKey::isRulesKey(const QKeyEvent& event) const {
  return m_rules->shortcuts().contains(QKeySequence(event.keyCombination()));
}

bool RulesKey::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress || !isRulesKey(*static_cast<QKeyEvent*>(event)))
    return QObject::eventFilter(watched, event);
  QWidget* dialog = QApplication::activeWindow();
  const QString game = dialog ? dialog->property(rulesGame).toString() : QString();
  if (game.isEmpty()) return QObject::eventFilter(watched, event);
  auto* help = dialog->findChild<HelpDialog*>();
  if (!help) help = new HelpDialog(dialog);
  help->showRules(game.toStdString(), m_settings->language());
  return true;
}

}  // namespace kotai::ui
