#include "ui/session/board_turn.h"

#include "core/library/library_game.h"
#include "ui/document/tree_document.h"
#include "ui/games/presentation.h"
#include "ui/session/game_session.h"

namespace kotai::ui {

BoardTurn::BoardTurn(const std::vector<GameSession*>& sessions, Settings* settings, QObject* parent)
    : QObject(parent), m_settings(settings) {
  for (GameSession* session : sessions)
    connect(session->document(), &TreeDocument::gameReset, this, [this, session] { begin(session); });
  connect(settings, &Settings::opponentChanged, this, [this] { turn(false); });
  connect(&settings->ownSideBelow, &ChangingSetting::changed, this, [this] { turn(false); });
}

void BoardTurn::begin(GameSession* session) {
  const TreeDocument& document = *session->document();
  const bool same = std::exchange(m_session, session) == session && m_variantId == document.variantId();
  m_variantId = document.variantId();
  const auto start = readStart(QString::fromStdString(m_variantId), {});
  turn(!same || !start || start->position == document.nodeAt(TreeDocument::root).position);
}

void BoardTurn::turn(bool again) {
  if (!m_session) return;
  const bool secondBelow = m_settings->ownSideBelow() && m_settings->personSide() == Side::Second &&
                           presentationOf(gameIdOf(m_variantId)).flipsForSecond;
  if (std::exchange(m_secondBelow, secondBelow) != secondBelow || again) m_settings->boardFlipped.set(secondBelow);
}

}  // namespace kotai::ui

#include "moc_board_turn.cpp"
