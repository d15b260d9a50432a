// Handles the end of an alternating game in the window: messages, questions and clocks.
#include <QHBoxLayout>

#include "ui/board/board_page.h"
#include "ui/board/board_view.h"
#include "ui/docks/game/game_dock.h"
#include "ui/play/game_clock.h"
#include "ui/play/play_panel.h"
#include "ui/session/alternating/alternating_session.h"
#include "ui/session/alternating/alternating_view.h"
#include "ui/settings/settings.h"
#include "ui/strings/strings.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

void AlternatingView::connectAgreements() {
  Agreements* agreements = m_alternating->agreements();
  on(ActionId::Resign, [this] { askToResign(); });
  on(ActionId::OfferDraw, [agreements] { agreements->offerDraw(); });
  const auto offer = [this, agreements](const QString& text) {
    offerHere(text, tr("Accept"), [agreements] { agreements->acceptDraw(); });
  };
  connect(agreements, &Agreements::drawOfferedTo, this, [this, offer](Side side) {
    offer(tr("%1 offers a draw.", "a side").arg(sideName(*m_document->variant(), other(side))));
  });
  connect(agreements, &Agreements::computerOffersDraw, this,
          [offer] { offer(tr("This position has come up three times. The computer offers a draw.")); });
  connect(agreements, &Agreements::drawDeclined, this,
          [this] { messages()->showMessage(tr("The computer declines the draw and plays on.")); });
}

/// A single stray key or click must not end a game.
void AlternatingView::askToResign() {
  Agreements* agreements = m_alternating->agreements();
  if (!agreements->isOpen()) return;
  messages()->showQuestion(tr("Resign this game?"), tr("Resign"), tr("Play on"), [agreements] { agreements->resign(); });
}

/// Continuing to play after the end requires no answer.
void AlternatingView::warnAfterEnd(int node) {
  if (m_settings->personSide() && m_document->endBefore(node) == m_document->nodeAt(node).parent)
    messages()->showMessage(tr("The game is over. You can keep trying moves, but they do not count."));
}

void AlternatingView::connectClock() {
  connect(m_alternating->clock(), &GameClock::changed, this, &AlternatingView::showClocks);
  connect(m_alternating->clock(), &GameClock::restored, this, &AlternatingView::placeClocks);
  connect(m_document, &GameDocument::gameReset, this, &AlternatingView::placeClocks);
}

void AlternatingView::placeClocks() {
  const bool play = m_page->isPlayLayout();
  const bool used = m_alternating->clock()->isUsed();
  for (const Side side : {Side::First, Side::Second}) playPanel()->setClock(side, nullptr);
  QWidget* row = nullptr;
  if (used && play)
    for (const Side side : {Side::First, Side::Second})
      playPanel()->setClock(side, m_faces[static_cast<std::size_t>(side)] = new ClockFace(playPanel()));
  if (used && !play) {
    row = new QWidget(m_game);
    auto* faces = new QHBoxLayout(row);
    faces->setContentsMargins(0, 0, 0, 0);
    for (QPointer<ClockFace>& face : m_faces) faces->addWidget(face = new ClockFace(row));
  }
  m_game->setClocks(row);
  showClocks();
}

void AlternatingView::showClocks() {
  if (!m_document->hasGame()) return;
  for (const Side side : {Side::First, Side::Second})
    if (ClockFace* face = m_faces[static_cast<std::size_t>(side)])
      face->showTime(sideName(*m_document->variant(), side), m_alternating->clock()->remainingMs(side),
                     m_alternating->clock()->running() == side);
}

}  // namespace kotai::ui
