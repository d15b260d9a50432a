#include "ui/opponent/engine_words.h"

#include <QCoreApplication>

namespace kotai::ui {

namespace {

struct EngineWords {
  Q_DECLARE_TR_FUNCTIONS(EngineWords)
};

QString whatHappened(const EngineFailure& failure) {
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

}  // namespace

QString engineFaultText(const EngineFailure& failure) {
  return EngineWords::tr("%1 Choose another opponent, or play both sides.", "%1: what happened").arg(whatHappened(failure));
}

}  // namespace kotai::ui
