#include "ui/opponent/program_sides.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTimer>
#include <algorithm>

#include "core/engine/engine_fault.h"
#include "ui/background/background.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

struct EngineWords {
  Q_DECLARE_TR_FUNCTIONS(EngineWords)
};

static QString engineFaultReason(const EngineFailure& failure) {
  const QString program = QString::fromStdString(failure.program());
  const QString detail = QString::fromStdString(failure.detail()).left(60);
  switch (failure.fault()) {
    case EngineFault::NotStarted: return EngineWords::tr("The engine %1 cannot be started: %2.").arg(program, detail);
    case EngineFault::NoSuchVariant: return EngineWords::tr("The engine %1 does not know this game (%2).").arg(program, detail);
    case EngineFault::Ended: return EngineWords::tr("The engine %1 stopped in the middle of the game.").arg(program);
    case EngineFault::NoAnswer: return EngineWords::tr("The engine %1 did not answer within %2 seconds.").arg(program, detail);
    case EngineFault::IllegalMove:
      return EngineWords::tr("The engine %1 tried to play %2, which is not legal.").arg(program, detail);
    case EngineFault::MeaninglessText: return EngineWords::tr("The engine %1 sent an unreadable answer.").arg(program);
    case EngineFault::GaveUp: break;
  }
  return EngineWords::tr("The engine %1 resigns.").arg(program);
}

static QString engineFaultText(const EngineFailure& failure) {
  return EngineWords::tr("%1 Choose another opponent, or play both sides.", "%1: what happened").arg(engineFaultReason(failure));
}

ProgramSides::ProgramSides(TreeDocument* document, Settings* settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_tree(document) {
  connect(document, &TreeDocument::positionChanged, this, [this] {
    m_continuedFrom.reset();
    stop();
  });
  connect(document, &TreeDocument::resumed, this, [this] { m_continuedFrom = m_tree->currentNode(); });
  connect(document, &TreeDocument::gameReset, this, [this] { m_isViewing = std::exchange(m_viewsNext, false); });
  connect(settings, &Settings::opponentChanged, this, &ProgramSides::endViewing);
}

bool ProgramSides::plays(Side side) const {
  const OpponentSides sides = m_settings->opponentSides();
  return sides == OpponentSides::Both || sides == (side == Side::First ? OpponentSides::First : OpponentSides::Second);
}

void ProgramSides::setActive(bool active) {
  m_active = active;
  if (!active) stop();
}

void ProgramSides::stop() {
  ++m_token;
  m_pool.clear();  // drops waiting requests; a running request continues
  if (std::exchange(m_thinking, {}) != std::array<bool, 2>{}) emit stateChanged();
}

ProgramSides::Choice ProgramSides::answerTo(const Question& question) {
  try {
    return {question(), {}, false};
  } catch (const TextError& error) {
    return {std::nullopt, errorText(error), false};
  } catch (const EngineFailure& failure) {
    return {std::nullopt, engineFaultText(failure), failure.fault() == EngineFault::GaveUp};
  } catch (...) {
    return {std::nullopt,
            tr("The computer found no move here. %1", "%1: what went wrong").arg(exceptionText(std::current_exception())), false};
  }
}

void ProgramSides::startThinking(Side side, Question question, int atLeastMs) {
  m_thinking[static_cast<std::size_t>(side)] = true;
  emit stateChanged();
  QElapsedTimer clock;
  clock.start();
  runInBackground(
      m_pool, this, [question = std::move(question)] { return answerTo(question); },
      [this, side, clock, atLeastMs, token = m_token](const Choice& choice) {
        if (token != m_token) return;
        const auto wait = static_cast<int>(std::max<qint64>(0, atLeastMs - clock.elapsed()));
        QTimer::singleShot(wait, this, [this, side, choice, token] {
          if (token != m_token) return;
          m_thinking[static_cast<std::size_t>(side)] = false;
          onMoveChosen(side, choice);
          emit stateChanged();
          if (!choice.move && !choice.resigned) emit cannotPlay(choice.failure);
        });
      });
}

void ProgramSides::swapSides() {
  if (const auto person = m_settings->personSide())
    m_settings->setOpponentSides(*person == Side::First ? OpponentSides::First : OpponentSides::Second);
}

void ProgramSides::resumeFrom(int node) {
  m_continuedFrom = node;
  answerIfDue();
}

bool ProgramSides::hasLaterMoves() const {
  const int node = m_tree->currentNode();
  return !m_tree->nodeAt(node).children.empty() && node != m_continuedFrom;
}

}  // namespace kotai::ui

#include "moc_program_sides.cpp"
