#include "ui/play/after_game.h"

#include <algorithm>
#include <utility>

#include "core/engine/engine_address.h"
#include "core/players/player.h"
#include "ui/opponent/opponent.h"
#include "ui/play/result_card.h"
#include "ui/play/review_card.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

namespace {

bool isPlayer(const QString& strength) {
  const std::string text = strength.toStdString();
  return std::ranges::count(playersByStrength(), text) > 0 || trappedLevel(text) || isEngineAddress(text);
}

}  // namespace

AfterGame::AfterGame(GameDocument* document, Opponent* opponent, Settings* settings, QObject* parent)
    : QObject(parent), m_document(document), m_opponent(opponent), m_settings(settings), m_review(document, opponent, settings) {
  connect(document, &GameDocument::gameReset, this, &AfterGame::forgetGame);
  connect(document, &GameDocument::movePlayed, this, &AfterGame::onMovePlayed);
  connect(document, &GameDocument::gameEnded, this, &AfterGame::onGameEnded);
  connect(document, &GameDocument::positionChanged, this, &AfterGame::refresh);
  connect(document, &GameDocument::treeChanged, this, &AfterGame::refresh);
  connect(settings, &Settings::opponentChanged, this, &AfterGame::refresh);
  connect(opponent, &Opponent::tookBack, this, &AfterGame::resume);
  connect(&m_review, &Review::left, this, &AfterGame::refresh);
}

/// The document tells of the new game's moves next.
void AfterGame::forgetGame() {
  m_resumed = m_sawFirstMove = false;
  m_closedEnd.reset();
  m_durationsMs.clear();
  m_players.clear();
  m_helpedAt.clear();
  m_sinceStart.start();
}

void AfterGame::recordHelp() {
  const bool own = m_document->hasGame() && m_settings->personSide() == m_document->sideToMove();
  if (own && !m_review.isActive() && !m_document->isOver()) m_helpedAt.insert(m_document->currentNode());
}

int AfterGame::helpedMoves(GameTree::NodeId last) const {
  const auto path = m_document->tree().pathTo(last);
  return static_cast<int>(
      std::ranges::count_if(path, [&](GameTree::NodeId node) { return node != last && m_helpedAt.contains(node); }));
}

/// A game opened with moves started at another time.
void AfterGame::onMovePlayed() {
  if (m_helpedAt.contains(m_document->tree().node(m_document->currentNode()).parent)) m_document->recordHelp();
  if (std::exchange(m_sawFirstMove, true) || m_document->nodeCount() == 2) return;
  m_sinceStart.invalidate();
}

void AfterGame::onGameEnded() {
  m_resumed = false;
  m_closedEnd.reset();
  if (m_sinceStart.isValid()) m_durationsMs[m_document->currentNode()] = m_sinceStart.elapsed();
  m_players[m_document->currentNode()] = {m_settings->personSide(), m_settings->opponentStrength()};
  refresh();
}

void AfterGame::resume() {
  m_resumed = true;
  refresh();
}

/// The end at the current position, or later in the line if the user views an earlier position.
std::optional<GameTree::NodeId> AfterGame::shownEnd() const {
  if (!m_document->hasGame() || m_document->nodeAt(m_document->currentNode()).removed) return std::nullopt;
  if (const auto reached = m_document->endBefore(m_document->currentNode())) return reached;
  if (m_resumed) return std::nullopt;
  const GameTree::NodeId last = m_document->tree().lineThrough(m_document->currentNode()).back();
  return last == m_document->currentNode() ? std::nullopt : m_document->endBefore(last);
}

void AfterGame::close() {
  m_closedEnd = shownEnd();
  refresh();
}

void AfterGame::setSmall(bool small) {
  m_small = small;
  m_card = wantedCard();
}

AfterGame::Card AfterGame::wantedCard() const {
  if (m_review.isActive()) return Card::Review;
  const auto last = shownEnd();
  const bool wanted = last && (!m_small || (m_document->currentNode() == *last && m_closedEnd != last));
  return wanted ? Card::Result : Card::None;
}

void AfterGame::refresh() {
  const Card wanted = wantedCard();
  if (std::exchange(m_card, wanted) != wanted) emit cardChanged();
  fillCard();
  emit refreshed();
}

QWidget* AfterGame::makeCard(QWidget* parent) {
  if (m_card == Card::None) return nullptr;
  if (m_card == Card::Review) return new ReviewCard(&m_review, m_document, parent);
  auto* card = new ResultCard(parent, m_small ? ResultCard::Form::Small : ResultCard::Form::Whole);
  connect(card, &ResultCard::closeRequested, this, &AfterGame::close);
  connect(card, &ResultCard::rematchRequested, this, [this] {
    selectOpponentOfGame();
    startAgain();
  });
  connect(card, &ResultCard::reviewRequested, this, &AfterGame::startReview);
  connect(card, &ResultCard::saveRequested, this, &AfterGame::saveRequested);
  connect(card, &ResultCard::retranslated, this, &AfterGame::fillCard);
  connect(card, &ResultCard::swapRequested, this, [this] {
    selectOpponentOfGame();
    m_opponent->swapSides();
    startAgain();
  });
  connect(card, &ResultCard::levelRequested, this, [this](const QString& strength) {
    selectOpponentOfGame();
    m_settings->setOpponentStrengthIn(m_document->variant()->gameId(), strength);
    startAgain();
  });
  m_result = card;
  fillCard();
  return card;
}

void AfterGame::fillCard() {
  const auto last = m_card == Card::Result && m_result ? shownEnd() : std::nullopt;
  if (!last) return;
  if (auto report = reportOf(*m_document, *last, playersOf(*last).person))
    m_result->setContent({std::move(*report), timeText(*last), nextLevel(), helpedMoves(*last)});
}

/// A choice made after the game applies to other games. An opponent that this program does not have cannot be used.
void AfterGame::selectOpponentOfGame() {
  const auto players = shownPlayers();
  if (!players || !players->person || !isPlayer(players->strength)) return;
  m_settings->setOpponentStrengthIn(m_document->variant()->gameId(), players->strength);
  m_settings->setOpponentSides(*players->person == Side::First ? OpponentSides::Second : OpponentSides::First);
}

std::optional<AfterGame::Players> AfterGame::shownPlayers() const {
  const auto last = shownEnd();
  return last ? std::optional(playersOf(*last)) : std::nullopt;
}

/// After the event handler, because the click removes the card.
void AfterGame::startAgain() {
  QMetaObject::invokeMethod(
      this, [this] { emit newGameRequested(m_document->nodeAt(GameTree::root).position); }, Qt::QueuedConnection);
}

void AfterGame::startReview() {
  QMetaObject::invokeMethod(
      this,
      [this] {
        const auto last = shownEnd();
        if (last && m_review.start(*last, playersOf(*last).person)) refresh();
      },
      Qt::QueuedConnection);
}

/// An opened game records its own players. The choice for the next game is unrelated.
AfterGame::Players AfterGame::playersOf(GameTree::NodeId last) const {
  const auto seen = m_players.find(last);
  if (seen != m_players.end()) return seen->second;
  const GameHeader& header = m_document->header();
  const auto person = personOf(header);
  return {person, person ? QString::fromStdString(*person == Side::First ? header.second : header.first) : QString()};
}

QString AfterGame::timeText(GameTree::NodeId last) const {
  const auto known = m_durationsMs.find(last);
  if (known == m_durationsMs.end()) return {};
  const qint64 seconds = known->second / 1000;
  return seconds < 60 ? tr("%1 s", "seconds").arg(seconds) : tr("%1 min", "minutes").arg((seconds + 30) / 60);
}

/// The person beat a level.
QString AfterGame::nextLevel() const {
  const auto last = shownEnd();
  const auto end = last ? m_document->endAt(*last) : std::nullopt;
  if (!end || !end->winner) return {};
  const auto [person, strength] = playersOf(*last);
  if (end->winner != person) return {};
  return QString::fromStdString(nextStronger(strength.toStdString()).value_or(std::string()));
}

}  // namespace kotai::ui

#include "moc_after_game.cpp"
