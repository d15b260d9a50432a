#include "ui/workspace.h"

#include <QFile>
#include <QSaveFile>

#include "core/game/registry.h"
#include "ui/document/game_text.h"
#include "ui/document/texts.h"
#include "ui/jobs/background.h"

namespace kotai::ui {

namespace {
constexpr double smallPositions = 2e6;  ///< solved without asking: a fraction of a second
constexpr int keepAfterMs = 1500;
}  // namespace

Workspace::Workspace(const std::filesystem::path& dataDirectory, Settings* settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_jobs(dataDirectory), m_opponent(&m_document, settings) {
  m_keepTimer.setSingleShot(true);
  m_keepTimer.setInterval(keepAfterMs);
  connect(&m_keepTimer, &QTimer::timeout, this, &Workspace::keepGame);
  connect(&m_document, &GameDocument::treeChanged, &m_keepTimer, qOverload<>(&QTimer::start));
  connect(&m_document, &GameDocument::positionChanged, &m_keepTimer, qOverload<>(&QTimer::start));
  connect(&m_jobs, &JobManager::solved, this, &Workspace::followSolved);
  connect(&m_jobs, &JobManager::jobProgressed, this, &Workspace::followJob);
}

Workspace::~Workspace() { keepGame(); }

void Workspace::openStart(VariantPtr variant, const AnyPosition& start) {
  const SolutionPtr solution = m_jobs.solution(variant);
  const QString failure = solution ? QString() : m_jobs.openFailure(*variant);
  const bool worthKeeping = m_document.hasGame() && m_document.tree().size() > 1;
  const QByteArray before = worthKeeping ? writeGame(m_document) : QByteArray();
  m_document.newGameFrom(variant, solution, start);
  emit gameOpened();
  if (worthKeeping) emit gameReplaced(before);
  if (!failure.isEmpty()) emit messageRaised(failure);
}

void Workspace::openVariant(VariantPtr variant) {
  const AnyPosition start = variant->start();
  openStart(std::move(variant), start);
}

void Workspace::openPosition(AnyPosition position) {
  if (m_document.hasGame()) openStart(m_document.variant(), position);
}

QString Workspace::openTexts(const QString& variantText, const QString& positionText) {
  const auto variant = parseVariant(variantText.toStdString());
  if (!variant) return errorText(variant.error());
  if (positionText.isEmpty()) {
    openVariant(*variant);
    return {};
  }
  const auto position = (*variant)->parsePosition(positionText.toStdString());
  if (!position) return errorText(position.error());
  openStart(*variant, *position);
  return {};
}

QString Workspace::pastePosition(const QString& text) {
  if (!m_document.hasGame()) return {};
  const auto position = m_document.variant()->parsePosition(text.trimmed().toStdString());
  if (!position) return tr("The clipboard holds no position of this variant. %1").arg(errorText(position.error()));
  openPosition(*position);
  return {};
}

QString Workspace::positionText() const {
  return m_document.hasGame() ? QString::fromStdString(m_document.variant()->formatPosition(m_document.position())) : QString();
}

void Workspace::requestSolve(VariantPtr variant) {
  if (m_jobs.isRunning(*variant)) return;
  runInBackground(
      this, [id = variant->id(), directory = m_jobs.dataDirectory()] { return readVariantFacts(id, directory); },
      [this](const VariantFacts& facts) {
        if (!facts.variant || facts.solved()) return;
        const QString name = variantName(*facts.variant);
        if (facts.failure) return emit messageRaised(errorText(*facts.failure));
        if (!facts.solvable())
          return emit messageRaised(tr("%1 cannot be solved here. %2").arg(name, errorReason(*facts.estimate->refusal)));
        emit solveOffered(facts.variant,
                          tr("%1: %2 positions, about %3, %4 of memory, %5 on disk.")
                              .arg(name, countText(facts.positions), durationText(facts.estimate->seconds),
                                   byteCountText(facts.estimate->plannedMemoryBytes), byteCountText(facts.estimate->diskBytes)));
      });
}

void Workspace::solveNow(VariantPtr variant) { m_jobs.start(std::move(variant)); }

void Workspace::solveIfSmall(const VariantFacts& facts) {
  if (facts.variant && !facts.solved() && facts.solvable() && !facts.failure && facts.positions < smallPositions &&
      !m_jobs.isRunning(*facts.variant))
    m_jobs.start(facts.variant);
}

void Workspace::followSolved(const VariantPtr& variant) {
  if (!m_document.hasGame() || m_document.variant()->id() != variant->id()) return;
  const bool first = !m_document.solution();
  m_document.setSolution(m_jobs.solution(variant));
  if (first) emit messageRaised(tr("%1 is solved: every value is known now.").arg(variantName(*variant)));
}

void Workspace::followJob(int id) {
  for (const JobState& job : m_jobs.jobs())
    if (job.id == id && job.phase == JobState::Phase::Failed) emit messageRaised(job.failure);
}

QString Workspace::keptGameFile() const {
  return QString::fromStdString((m_jobs.dataDirectory() / "open-game.json").string());
}

void Workspace::keepGame() {
  m_keepTimer.stop();
  if (!m_document.hasGame()) return;
  QSaveFile file(keptGameFile());
  // The game is kept for comfort: a folder that cannot be written is reported where solving needs it.
  if (file.open(QIODevice::WriteOnly) && file.write(writeGame(m_document)) > 0) file.commit();
}

bool Workspace::restoreGame() { return openGameFile(keptGameFile()); }

bool Workspace::openGameFile(const QString& fileName) {
  QFile file(fileName);
  if (!file.open(QIODevice::ReadOnly)) return false;
  const auto game = readGame(file.readAll());
  if (!game) return false;
  openGame(*game);
  return true;
}

void Workspace::reopenGame(const QByteArray& text) {
  if (const auto game = readGame(text)) openGame(*game);
}

void Workspace::openGame(const ReadGame& game) {
  const SolutionPtr solution = m_jobs.solution(game.variant);
  const QString failure = solution ? QString() : m_jobs.openFailure(*game.variant);
  loadGame(m_document, game, solution);
  emit gameOpened();
  if (!failure.isEmpty()) emit messageRaised(failure);
}

}  // namespace kotai::ui
