#include "ui/domineering/session/domineering_end.h"

#include <QApplication>
#include <algorithm>
#include <utility>

#include "ui/docks/game/game_dock.h"
#include "ui/domineering/document/domineering_document.h"
#include "ui/domineering/document/domineering_opponent.h"
#include "ui/domineering/session/turn_review_card.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/domineering/strings/player_words.h"
#include "ui/library/library_strings.h"
#include "ui/opponent/strength_words.h"
#include "ui/play/play_panel.h"
#include "ui/play/result_card.h"
#include "ui/settings/settings.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

DomineeringEnd::DomineeringEnd(DomineeringDocument* document, DomineeringOpponent* opponent, Settings* settings, PlayPanel* panel,
                               GameDock* dock, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_opponent(opponent),
      m_settings(settings),
      m_panel(panel),
      m_dock(dock),
      m_review(document, opponent, settings) {
  connect(document, &DomineeringDocument::positionChanged, this, &DomineeringEnd::refresh);
  connect(document, &DomineeringDocument::headerChanged, this, &DomineeringEnd::refresh);
  connect(document, &DomineeringDocument::movePlayed, this, [this](TurnTree::NodeId node) {
    if (m_helpedAt.contains(m_document->tree().node(node).parent)) m_document->recordHelp();
    if (std::exchange(m_closedNode, TurnTree::root) != TurnTree::root) refresh();  // reaching an end again shows its card
  });
  connect(document, &DomineeringDocument::gameReset, this, [this] {
    m_judgedNode = m_closedNode = TurnTree::root;
    m_helpedAt.clear();
  });
  connect(document, &DomineeringDocument::treeChanged, this, &DomineeringEnd::judge);  // more values are known
  connect(&m_review, &TurnReview::left, this, &DomineeringEnd::refresh);
}

void DomineeringEnd::recordHelp() {
  if (m_settings->personSide() && !m_review.isActive() && !m_document->result()) m_helpedAt.insert(m_document->currentNode());
}

int DomineeringEnd::helpedMoves() const {
  const auto path = m_document->tree().pathTo(m_document->currentNode());
  return static_cast<int>(std::ranges::count_if(path, [this](TurnTree::NodeId node) { return m_helpedAt.contains(node); }));
}

void DomineeringEnd::refresh() {
  if (m_review.isActive()) return showReview();
  if (m_reviewCard) clearCard();
  const bool over = m_document->hasGame() && m_document->result() && m_document->currentNode() != TurnTree::root;
  if (!over || m_document->currentNode() == m_closedNode) return clearCard();
  if (!m_card) makeCard();
  fillCard();
  judge();
}

/// Parts that were closed to make room for the turns reopen once there is room for both.
void DomineeringEnd::setPlayLayout(bool play) {
  if (m_inPanel == play) return;
  clearCard();
  m_inPanel = play;
  m_closedNode = TurnTree::root;
  refresh();
}

void DomineeringEnd::close() {
  m_closedNode = m_document->currentNode();
  refresh();
}

void DomineeringEnd::putCard(QWidget* card) {
  if (m_inPanel)
    m_panel->setCard(card);
  else
    m_dock->setCard(card);
}

/// Must not remove another card from the panel.
void DomineeringEnd::clearCard() {
  QWidget* own = m_reviewCard ? m_reviewCard.data() : m_card.data();
  leaveCard(own);
  if (own && m_panel->card() == own) m_panel->clearCard();
  if (own && m_dock->card() == own) m_dock->setCard(nullptr);
  m_card = nullptr;
  m_reviewCard = nullptr;
}

/// A card with the focus passes the focus to the board when it closes.
void DomineeringEnd::leaveCard(const QWidget* card) {
  if (card && card->isAncestorOf(QApplication::focusWidget())) emit keysLeft();
}

void DomineeringEnd::showReview() {
  if (m_reviewCard) return;
  leaveCard(m_card);
  m_card = nullptr;
  m_reviewCard = new TurnReviewCard(&m_review, m_document);
  putCard(m_reviewCard);
}

/// After the event handler, because the click removes the card.
void DomineeringEnd::startReview() {
  if (m_judgedNode == m_document->currentNode() && m_review.start(m_judged, person())) refresh();
}

/// Unreadable values are reported by the views that show them.
void DomineeringEnd::judge() {
  const TurnTree::NodeId last = m_document->currentNode();
  if (!m_card || !m_document->result() || (last == m_judgedNode && m_judged.isKnown())) return;
  PlayedLine line;
  line.variant = m_document->variant();
  if (m_document->solution()) line.values.push_back(m_document->solution());
  if (m_document->rest()) line.values.push_back(m_document->rest());
  line.nodes = m_document->tree().pathTo(last);
  for (const TurnTree::NodeId node : line.nodes) {
    line.positions.push_back(m_document->tree().node(node).position);
    line.turns.push_back(m_document->tree().node(node).turn);
  }
  m_judging.run(
      this,
      [line]() -> JudgedGame {
        try {
          return judgeGame(line);
        } catch (const SolutionError&) {
          return {};
        }
      },
      [this, last](const JudgedGame& judged) {
        if (last != m_document->currentNode() || !m_document->result()) return;
        m_judged = judged;
        m_judgedNode = last;
        fillCard();
      });
}

void DomineeringEnd::makeCard() {
  m_card = new ResultCard(nullptr, m_inPanel ? ResultCard::Form::Whole : ResultCard::Form::Small);
  connect(m_card, &ResultCard::closeRequested, this, &DomineeringEnd::close, Qt::QueuedConnection);
  // After the event handler, because the click removes the card.
  const auto playAgain = [this] {
    selectOpponentOfGame();
    startAgain();
  };
  connect(m_card, &ResultCard::rematchRequested, this, playAgain, Qt::QueuedConnection);
  connect(m_card, &ResultCard::swapRequested, this, &DomineeringEnd::swapAndStart, Qt::QueuedConnection);
  connect(m_card, &ResultCard::saveRequested, this, &DomineeringEnd::saveRequested);
  connect(m_card, &ResultCard::reviewRequested, this, &DomineeringEnd::startReview, Qt::QueuedConnection);
  connect(m_card, &ResultCard::retranslated, this, &DomineeringEnd::fillCard);
  const auto playLevel = [this](const QString& strength) {
    selectOpponentOfGame();
    if (const auto own = person()) m_settings->setSimultaneousStrength(other(*own), strength);
    startAgain();
  };
  connect(m_card, &ResultCard::levelRequested, this, playLevel, Qt::QueuedConnection);
  putCard(m_card);
}

/// The game itself records who played it.
std::optional<Side> DomineeringEnd::person() const { return personOf(m_document->header()); }

void DomineeringEnd::fillCard() {
  if (!m_card || !m_document->result()) return;
  GameReport report;
  report.end = {EndCause::Rules, winnerOf(*m_document->result())};
  report.person = person();
  report.winner = winnerText(*m_document->result(), report.person, playersIn(m_document->header()));
  report.reason = reasonText(*m_document->result());
  report.length = lengthText(m_document->variantId(), m_document->tree().node(m_document->currentNode()).number);
  if (m_judgedNode == m_document->currentNode()) fillValues(report);
  m_card->setContent({std::move(report), {}, nextLevel(), helpedMoves()});
}

/// The mistakes of the person if there is one, otherwise those of both sides.
void DomineeringEnd::fillValues(GameReport& report) const {
  ValuePoint start;
  if (!m_judged.turns.empty() && m_judged.turns.front().game) start.height = m_judged.turns.front().game->equilibrium.value;
  std::vector<ValuePoint> points{start};
  for (std::size_t i = 0; i < m_judged.turns.size(); ++i) {
    const JudgedTurn& turn = m_judged.turns[i];
    ValuePoint point;
    point.node = turn.node;
    point.ply = static_cast<int>(i) + 1;
    point.height = m_judged.result;
    if (i + 1 < m_judged.turns.size() && m_judged.turns[i + 1].game) point.height = m_judged.turns[i + 1].game->equilibrium.value;
    for (const Side side : {Side::First, Side::Second}) {
      if (!turn.isMistakeOf(side) || side != report.person.value_or(side)) continue;
      report.review.moves.push_back(turn.node);
      point.moveText = placeText(*m_document->variant(), side, side == Side::First ? turn.turn.first : turn.turn.second);
      point.mark = QStringLiteral("?");
      point.verdict = verdictText(*turn.verdicts[static_cast<std::size_t>(side)]);
    }
    points.push_back(point);
  }
  report.review.changedHands = true;
  if (m_judged.isKnown()) report.values = std::move(points);
}

/// The person beat a level.
QString DomineeringEnd::nextLevel() const {
  const auto own = person();
  if (!own || winnerOf(*m_document->result()) != own) return {};
  return strongerDomineeringOpponent(opponentOfGame());
}

/// A choice made after the game applies to other games.
void DomineeringEnd::selectOpponentOfGame() {
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

/// The same opponent plays the other side.
void DomineeringEnd::swapAndStart() {
  selectOpponentOfGame();
  if (const auto own = m_settings->personSide())
    m_settings->setSimultaneousStrength(*own, m_settings->simultaneousStrength(other(*own)));
  m_opponent->swapSides();
  startAgain();
}

void DomineeringEnd::startAgain() { emit newGameRequested(m_document->nodeAt(TurnTree::root).position); }

}  // namespace kotai::ui

#include "moc_domineering_end.cpp"
