// Session of a game of Synchronized Domineering: its document, the computer players, and jobs that solve or
// prove the board.
#pragma once

#include "ui/domineering/document/domineering_opponent.h"
#include "ui/domineering/session/turn_review.h"
#include "ui/session/game_session.h"

namespace kotai::ui {

class DomineeringSession : public GameSession {
  Q_OBJECT

 public:
  DomineeringSession(JobManager* jobs, Settings* settings, QObject* parent = nullptr);

  DomineeringDocument* document() override { return &m_document; }
  DomineeringOpponent* opponent() override { return &m_opponent; }
  GameJudge* gameJudge() { return &m_judge; }
  bool plays(std::string_view variantId) const override;
  QString sideText(Side side) const override;
  SessionView* makeView(Actions* actions, QMainWindow* window) override;
  QString open(const GameStart& start) override;
  QString load(const SavedGame& saved, Purpose purpose) override;
  GameRecord record() const override;
  std::optional<GameReport> report(int last, std::optional<Side> person) override;
  void explainMistake(QObject* context, int node, Side side, std::function<void(const QString&)> receive) override;
  QString strength(Side side) const override;
  void setStrength(Side side, const QString& strength) override;
  QString strongerThan(const QString& strength) const override;
  std::string positionKey() const override;
  bool isPersonsMove(int node) const override;
  QString removedText(int nodes) const override;
  void requestSolve(const std::string& variantId) override;
  void onFilesChanged(const QStringList& names) override;

 private:
  bool hasSolution() const override { return m_document.solution() != nullptr; }
  bool knowsValues() const override;
  std::string solutionFile() const override;
  bool loadSolution() override;
  void dropSolution() override { m_document.setSolution(nullptr); }
  void onOutcomeProved(const std::string& variantId);

  DomineeringDocument m_document;
  DomineeringOpponent m_opponent;
  GameJudge m_judge;
};

}  // namespace kotai::ui
