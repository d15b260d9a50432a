#include "ui/session/game_session.h"

#include <QWidget>
#include <QWindow>

#include "core/library/library_game.h"
#include "core/play/play.h"
#include "core/record/end_words.h"
#include "ui/jobs/job_manager.h"
#include "ui/opponent/program_sides.h"
#include "ui/state/state_hub.h"

namespace kotai::ui {

tl::expected<GameStart, TextError> readStart(const QString& variant, const QString& position) {
  const auto play = parsePlay(variant.toStdString());
  if (!play) return tl::unexpected(play.error());
  if (position.isEmpty()) return GameStart{(*play)->id(), (*play)->start()};
  return (*play)->parsePosition(position.toStdString()).map([&](const AnyPosition& parsed) {
    return GameStart{(*play)->id(), parsed};
  });
}

GameSession::GameSession(JobManager* jobs, Settings* settings, QObject* parent)
    : QObject(parent), m_jobs(jobs), m_settings(settings) {}

std::optional<GameEnding> GameSession::ending() const {
  const auto end = m_document->hasGame() ? m_document->end() : std::nullopt;
  return end ? std::optional(GameEnding{resultOf(*end), toText(end->cause)}) : std::nullopt;
}

std::array<std::string, 2> GameSession::programs() const {
  const auto program = [this](Side side) { return m_program->plays(side) ? strength(side).toStdString() : std::string(); };
  return {program(Side::First), program(Side::Second)};
}

void GameSession::setActive(bool active) {
  m_active = active;
  opponent()->setActive(active);
}

void GameSession::connectDocument() {
  m_document = document();
  m_program = opponent();
  m_hub = new StateHub(document(), m_jobs, m_settings, this);
  connect(m_hub, &StateHub::solveRequested, this, &GameSession::requestSolve);
  connect(document(), &TreeDocument::readingFailed, this,
          [this](const SolutionError& error) { m_jobs->recordFailure(document()->variantId(), error); });
  connect(m_jobs, &JobManager::solved, this, [this](const std::string& variantId) {
    if (document()->variantId() != variantId) return;
    const bool first = !hasSolution();
    loadSolution();
    if (first && m_active) emit solutionArrived(variantId);
  });
  connect(m_jobs, &JobManager::repairing, this, [this](const std::string& variantId) {
    if (document()->variantId() == variantId) dropSolution();  // there are no values during the repair
  });
}

/// Loads a solution that another program has created in the data folder.
void GameSession::onFilesChanged(const QStringList& names) {
  if (!document()->hasGame() || hasSolution() || !names.contains(QString::fromStdString(solutionFile()))) return;
  if (loadSolution() && m_active) emit solutionArrived(document()->variantId());
}

bool GameSession::offersRepair(const std::string& variantId) {
  if (!m_jobs->isDamaged(variantId)) return false;
  emit repairOffered(QString::fromStdString(variantId), m_jobs->openFailure(variantId));
  return true;
}

void showBesideBoard(QWidget* window) {
  window->setAttribute(Qt::WA_QuitOnClose, false);  // the program ends with the main window
  window->winId();                                  // creates the native window
  window->windowHandle()->setTransientParent(nullptr);
  window->show();
}

void bringToFront(QWidget* window) {
  window->setWindowState(window->windowState() & ~Qt::WindowMinimized);
  window->raise();
  window->activateWindow();
}

}  // namespace kotai::ui

#include "moc_game_session.cpp"
