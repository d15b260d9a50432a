#include "ui/session/after_game.h"

#include <QPushButton>
#include <QToolButton>

#include "ui/play/result_card.h"
#include "ui/play/review.h"
#include "ui/play/review_card.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

AfterGame::AfterGame(GameSession* session, Review* review, Settings* settings, QAction* save, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_document(session->document()),
      m_review(review),
      m_settings(settings),
      m_save(save),
      m_explaining(std::make_unique<QObject>()) {
  connect(m_document, &TreeDocument::gameReset, this, &AfterGame::forgetGame);
  connect(m_document, &TreeDocument::movePlayed, this, &AfterGame::onMovePlayed);
  connect(m_document, &TreeDocument::gameEnded, this, &AfterGame::onGameEnded);
  connect(m_document, &TreeDocument::resumed, this, &AfterGame::resume);
  for (const auto signal : {&TreeDocument::positionChanged, &TreeDocument::treeChanged, &TreeDocument::headerChanged})
    connect(m_document, signal, this, &AfterGame::refresh);
  connect(session, &GameSession::reportChanged, this, &AfterGame::fillCard);
  connect(settings, &Settings::opponentChanged, this, &AfterGame::refresh);
  connect(review, &Review::left, this, &AfterGame::refresh);
}

/// Forgets the old game. Called when the document has a new game, before any signal about its moves.
void AfterGame::forgetGame() {
  m_resumed = m_sawFirstMove = false;
  m_end.reset();
  m_closedEnd.reset();
  m_durationsMs.clear();
  m_players.clear();
  m_helpedAt.clear();
  m_explanations.clear();
  m_explaining = std::make_unique<QObject>();
  m_sinceStart.start();
}

bool AfterGame::isPersonsTurn() const {
  const auto person = m_settings->personSide();
  const bool own = m_document->hasGame() && person && m_document->isToMove(*person);
  return own && !m_review->isActive() && !isOver(*m_document);
}

void AfterGame::giveHint(MessageBar* messages, const std::function<void()>& show) {
  const bool counts = isPersonsTurn() && !m_session->showsValues() && !valuesWereShown(m_document->header());
  const auto known = QStringLiteral("knowsCostOfHints"), yes = QStringLiteral("yes");
  if (!counts || m_settings->choice(known) == yes) return show();
  messages->showQuestion(tr("A game with a hint does not count in My statistics."), tr("Show the hint"), tr("No hint"),
                         [=, this] {
                           m_settings->choice.set(known, yes);
                           show();
                         });
}

void AfterGame::recordHelp() {
  if (isPersonsTurn()) m_helpedAt.insert(m_document->currentNode());
}

int AfterGame::helpedMoves(int last) const {
  int helped = 0;
  for (int node = m_document->nodeAt(last).parent; node >= TreeDocument::root; node = m_document->nodeAt(node).parent)
    if (m_helpedAt.contains(node)) ++helped;
  return helped;
}

/// Stops measuring the time if the game was opened with moves, because such a game started at an unknown time.
void AfterGame::onMovePlayed() {
  if (m_helpedAt.contains(m_document->nodeAt(m_document->currentNode()).parent)) ui::recordHelp(*m_document);
  if (std::exchange(m_sawFirstMove, true) || m_document->nodeCount() == 2) return;
  m_sinceStart.invalidate();
}

void AfterGame::onGameEnded() {
  m_resumed = false;
  m_closedEnd.reset();
  if (m_sinceStart.isValid()) m_durationsMs[m_document->currentNode()] = m_sinceStart.elapsed();
  const auto person = m_settings->personSide();
  m_players[m_document->currentNode()] = {person, person ? m_session->strength(other(*person)) : QString()};
  refresh();
}

void AfterGame::resume() {
  m_resumed = true;
  refresh();
}

/// Returns the node at which the game ended. This node may come after the current position if the user views an
/// earlier position. Ignores a start position that is already finished.
std::optional<int> AfterGame::findEnd() const {
  const int shown = m_document->currentNode();
  if (!m_document->hasGame() || m_document->nodeAt(shown).removed) return std::nullopt;
  if (const auto reached = m_document->endBefore(shown)) {
    const bool isGame = *reached != TreeDocument::root || m_document->endAt(*reached)->cause != EndCause::Rules;
    return isGame ? reached : std::nullopt;
  }
  if (m_resumed) return std::nullopt;
  const int last = ui::endOfLine(*m_document, shown);
  return last == shown ? std::nullopt : m_document->endBefore(last);
}

void AfterGame::close() {
  m_closedEnd = m_end;
  refresh();
}

void AfterGame::setSmall(bool small) {
  m_small = small;
  m_card = wantedCard();
}

AfterGame::Card AfterGame::wantedCard() const {
  if (m_review->isActive()) return Card::Review;
  const bool wanted = m_end && (!m_small || (m_document->currentNode() == *m_end && m_closedEnd != m_end));
  return wanted ? Card::Result : Card::None;
}

void AfterGame::refresh() {
  m_end = findEnd();
  const Card wanted = wantedCard();
  if (std::exchange(m_card, wanted) != wanted) emit cardChanged();
  fillCard();
  emit refreshed();
}

QWidget* AfterGame::makeCard(QWidget* parent) {
  if (m_card == Card::None) return nullptr;
  if (m_card == Card::Review) return new ReviewCard(m_review, parent);
  auto* card = new ResultCard(parent, m_small ? ResultCard::Form::Small : ResultCard::Form::Whole);
  connect(card->closeButton(), &QToolButton::clicked, this, &AfterGame::close);
  connect(card->reviewButton(), &QPushButton::clicked, this, &AfterGame::startReview);
  connect(card->saveButton(), &QPushButton::clicked, m_save, &QAction::trigger);
  connect(card->graph(), &ValueGraph::nodeChosen, m_document, &TreeDocument::selectNode);
  connect(card, &ResultCard::retranslated, this, [this] {
    m_explanations.clear();
    fillCard();
  });
  // Uses the players of this game, because the user may have chosen other players after it.
  const auto programOf = [](const Players& players) {
    return players.person ? std::optional(other(*players.person)) : std::nullopt;
  };
  connect(card->rematchButton(), &QPushButton::clicked, this, [this, programOf] {
    if (const auto players = shownPlayers()) playAgain(programOf(*players), players->strength);
  });
  connect(card->swapButton(), &QPushButton::clicked, this, [this] {
    if (const auto players = shownPlayers()) playAgain(players->person, players->strength);
  });
  connect(card->levelButton(), &QPushButton::clicked, this, [this, programOf] {
    if (const auto players = shownPlayers()) playAgain(programOf(*players), m_session->strongerThan(players->strength));
  });
  m_result = card;
  fillCard();
  return card;
}

void AfterGame::fillCard() {
  if (m_card != Card::Result || !m_result || !m_end) return;
  const Players players = playersOf(*m_end);
  auto report = m_session->report(*m_end, players.person);
  if (!report) return;
  const bool beaten = report->end.winner && report->end.winner == players.person;
  const QString turningPoint = report->turningPoint ? turningPointText(*report->turningPoint) : report->remark;
  m_result->setContent({std::move(*report), timeText(*m_end), beaten ? m_session->strongerThan(players.strength) : QString(),
                        helpedMoves(*m_end), turningPoint, m_document->currentNode()});
}

/// Returns the text about the decisive mistake. Empty until a worker has explained the mistake; then fills the card again.
QString AfterGame::turningPointText(const TurningPoint& point) {
  const auto [known, isNew] = m_explanations.try_emplace(point.node);
  if (isNew)
    m_session->explainMistake(m_explaining.get(), point.node, point.side, [this, node = point.node](const QString& sentence) {
      m_explanations[node] = sentence;
      fillCard();
    });
  return known->second.isEmpty() ? QString() : point.lead + QLatin1Char(' ') + known->second;
}

std::optional<GameReport> AfterGame::report() const {
  return m_end ? m_session->report(*m_end, playersOf(*m_end).person) : std::nullopt;
}

/// Starts a rematch later, after the click has been handled, because the rematch deletes the card with the
/// clicked button.
void AfterGame::playAgain(std::optional<Side> program, const QString& strength) {
  if (program) {
    m_session->setStrength(*program, strength);
    m_settings->setOpponentSides(*program == Side::First ? OpponentSides::First : OpponentSides::Second);
  }
  QMetaObject::invokeMethod(
      this, [this] { emit newGameRequested(m_document->nodeAt(TreeDocument::root).position); }, Qt::QueuedConnection);
}

std::optional<int> AfterGame::endOfGame() const { return m_review->isActive() ? m_review->last() : findEnd(); }

std::optional<AfterGame::Players> AfterGame::shownPlayers() const {
  return m_end ? std::optional(playersOf(*m_end)) : std::nullopt;
}

void AfterGame::startReview() {
  QMetaObject::invokeMethod(
      this,
      [this] {
        if (m_end && m_review->start(*m_end, playersOf(*m_end).person)) refresh();
      },
      Qt::QueuedConnection);
}

/// Returns the players of a game. An opened game contains its players, which may differ from the players chosen for the
/// next game.
AfterGame::Players AfterGame::playersOf(int last) const {
  const auto seen = m_players.find(last);
  if (seen != m_players.end()) return seen->second;
  const GameHeader& header = m_document->header();
  const auto person = personOf(header);
  return {person, person ? QString::fromStdString(*person == Side::First ? header.second : header.first) : QString()};
}

QString AfterGame::timeText(int last) const {
  const auto known = m_durationsMs.find(last);
  if (known == m_durationsMs.end()) return {};
  const qint64 seconds = known->second / 1000;
  return seconds < 60 ? tr("%1 s", "seconds").arg(seconds) : tr("%1 min", "minutes").arg((seconds + 30) / 60);
}

}  // namespace kotai::ui

#include "moc_after_game.cpp"
