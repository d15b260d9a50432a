#include "ui/domineering/session/domineering_end.h"

#include "ui/domineering/document/domineering_document.h"
#include "ui/domineering/document/domineering_opponent.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/domineering/strings/player_words.h"
#include "ui/library/library_strings.h"
#include "ui/play/play_panel.h"
#include "ui/play/result_card.h"
#include "ui/settings/settings.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

std::optional<Side> winnerOf(Payoff result) {
  if (result == Payoff::Draw) return std::nullopt;
  return result == Payoff::FirstWins ? Side::First : Side::Second;
}

}  // namespace

DomineeringEnd::DomineeringEnd(DomineeringDocument* document, DomineeringOpponent* opponent, Settings* settings, PlayPanel* panel,
                               QObject* parent)
    : QObject(parent), m_document(document), m_opponent(opponent), m_settings(settings), m_panel(panel) {
  connect(document, &DomineeringDocument::positionChanged, this, &DomineeringEnd::refresh);
  connect(document, &DomineeringDocument::headerChanged, this, &DomineeringEnd::refresh);
}

void DomineeringEnd::refresh() {
  const bool over = m_document->hasGame() && m_document->result() && m_document->currentNode() != TurnTree::root;
  if (over && !m_card) makeCard();
  if (over) return fillCard();
  if (m_card && m_panel->card() == m_card) m_panel->clearCard();
  m_card = nullptr;
}

void DomineeringEnd::makeCard() {
  m_card = new ResultCard(m_panel);
  // After the click has been dealt with: the card goes away by it.
  const auto playAgain = [this] {
    takeOpponentOfGame();
    startAgain();
  };
  connect(m_card, &ResultCard::rematchRequested, this, playAgain, Qt::QueuedConnection);
  connect(m_card, &ResultCard::swapRequested, this, &DomineeringEnd::swapAndStart, Qt::QueuedConnection);
  connect(m_card, &ResultCard::saveRequested, this, &DomineeringEnd::saveRequested);
  connect(m_card, &ResultCard::retranslated, this, &DomineeringEnd::fillCard);
  const auto playLevel = [this](const QString& strength) {
    takeOpponentOfGame();
    if (const auto own = person()) m_settings->setSimultaneousStrength(other(*own), strength);
    startAgain();
  };
  connect(m_card, &ResultCard::levelRequested, this, playLevel, Qt::QueuedConnection);
  m_panel->setCard(m_card);
}

/// The game says itself who played it.
std::optional<Side> DomineeringEnd::person() const { return personOf(m_document->header()); }

void DomineeringEnd::fillCard() {
  if (!m_card || !m_document->result()) return;
  GameReport report;
  report.end = {EndCause::Rules, winnerOf(*m_document->result())};
  report.person = person();
  const auto winner = report.end.winner;
  if (!winner) {
    report.winner = outcomeName(Outcome::Draw);
    report.reason = tr("neither side can move");
  } else {
    report.winner = !report.person             ? tr("%1 won", "Vertical or Horizontal").arg(playerName(*winner))
                    : *winner == report.person ? tr("You won")
                                               : tr("You lost");
    report.reason = tr("%1 cannot move", "Vertical or Horizontal").arg(playerName(other(*winner)));
  }
  report.length = lengthText(m_document->variantId(), m_document->tree().node(m_document->currentNode()).number);
  m_card->setContent({std::move(report), {}, nextLevel()});
}

/// The person has beaten a level.
QString DomineeringEnd::nextLevel() const {
  const auto own = person();
  if (!own || winnerOf(*m_document->result()) != own) return {};
  return strongerDomineeringOpponent(opponentOfGame());
}

/// What was chosen since then is for other games.
void DomineeringEnd::takeOpponentOfGame() {
  const auto own = person();
  const QString strength = opponentOfGame();
  if (!own || !domineeringOpponents().contains(strength)) return;
  m_settings->setSimultaneousStrength(other(*own), strength);
  m_settings->setOpponentSides(*own == Side::First ? OpponentSides::Second : OpponentSides::First);
}

QString DomineeringEnd::opponentOfGame() const {
  const GameHeader& header = m_document->header();
  return QString::fromStdString(person() == Side::First ? header.second : header.first);
}

/// The opponent is the same one on the other side.
void DomineeringEnd::swapAndStart() {
  takeOpponentOfGame();
  if (const auto own = m_settings->personSide())
    m_settings->setSimultaneousStrength(*own, m_settings->simultaneousStrength(other(*own)));
  m_opponent->swapSides();
  startAgain();
}

void DomineeringEnd::startAgain() { emit newGameRequested(m_document->nodeAt(TurnTree::root).position); }

}  // namespace kotai::ui
