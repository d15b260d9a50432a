#include "ui/shell/game_before.h"

#include <algorithm>
#include <utility>

#include "ui/document/game_text.h"
#include "ui/settings/settings.h"
#include "ui/shell/players_again.h"
#include "ui/shell/workspace.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

GameBefore::GameBefore(Workspace* workspace, QObject* parent) : QObject(parent), m_workspace(workspace) {
  connect(workspace, &Workspace::gameReplaced, this, &GameBefore::offer);
}

void GameBefore::offer(const QByteArray& before, const QString& name, PageState page) {
  if (!m_messages) return;
  m_text = tr("Your game of %1 has been put aside.").arg(name);
  m_accept = [this, before, page] { goBack(before, page); };
  m_until.setRemainingTime(MessageBar::offerMs);
  m_messages->showOffer(m_text, tr("Back to the game"), m_accept);
}

void GameBefore::moveOfferTo(MessageBar* messages) {
  const QPointer<MessageBar> left = std::exchange(m_messages, messages);
  if (!left || !messages || left == messages || !left->withdrawOffer(m_text)) return;
  messages->showOfferInTurn(m_text, tr("Back to the game"), m_accept, std::max(1, static_cast<int>(m_until.remainingTime())));
}

void GameBefore::goBack(const QByteArray& before, PageState page) {
  const SavedResult game = readSavedGame(before);
  if (!game) return;
  m_workspace->reopenGame(before, [&] {
    Settings& settings = *m_workspace->settings();
    choosePlayersOf(game->header(), game->variantId(), settings);
    settings.setValuesShown(page.valuesShown);
    settings.setPlayLayout(page.playLayout);
  });
}

}  // namespace kotai::ui

#include "moc_game_before.cpp"
