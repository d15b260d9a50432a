// What is open: the documents, the running solves, the opponents. Opens variants and positions, keeps the game between runs.
#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <filesystem>

#include "ui/document/game_document.h"
#include "ui/document/game_text.h"
#include "ui/domineering/document/domineering_document.h"
#include "ui/domineering/document/domineering_opponent.h"
#include "ui/domineering/document/domineering_text.h"
#include "ui/domineering/welcome/board_facts.h"
#include "ui/jobs/job_manager.h"
#include "ui/jobs/solution_watcher.h"
#include "ui/opponent/opponent.h"
#include "ui/settings/settings.h"
#include "ui/shell/kept_game.h"
#include "ui/welcome/variant_facts.h"

namespace kotai::ui {

/// Owns no widget; the window shows what it says. A game is open in one of the two documents: that of games in which one side
/// moves at a time, or that of games of simultaneous moves.
class Workspace : public QObject {
  Q_OBJECT

 public:
  Workspace(const std::filesystem::path& dataDirectory, Settings* settings, QObject* parent = nullptr);
  ~Workspace() override;  ///< keeps the game

  GameDocument* document() { return &m_document; }
  JobManager* jobs() { return &m_jobs; }
  Opponent* opponent() { return &m_opponent; }
  DomineeringDocument* domineeringDocument() { return &m_domineering; }
  DomineeringOpponent* domineeringOpponent() { return &m_domineeringOpponent; }
  bool isDomineeringOpen() const { return m_domineeringOpen; }
  bool hasGame() const { return m_domineeringOpen ? m_domineering.hasGame() : m_document.hasGame(); }
  Settings* settings() { return m_settings; }

  bool restoreGame();                             ///< the one that was open when the program ended
  QString openGameFile(const QString& fileName);  ///< the reason if it is no saved game
  void reopenGame(const QByteArray& text);        ///< one that gameReplaced() carried
  /// "dodgem:4x4" and perhaps a position; the reason if they cannot be read.
  QString openTexts(const QString& variant, const QString& position);
  QString pastePosition(const QString& text);  ///< the reason if it is not a position of this variant
  QString positionText() const;
  QString dataFolderProblem() const;  ///< why the data folder cannot be used; empty if it can

 public slots:
  void openVariant(kotai::VariantPtr variant);
  void openPosition(kotai::AnyPosition position);  ///< of the variant that is open
  void openStart(kotai::VariantPtr variant, const kotai::AnyPosition& start);
  void openDomineering(kotai::SimultaneousVariantPtr variant);
  void openDomineeringStart(kotai::SimultaneousVariantPtr variant, const kotai::AnyPosition& start);
  void openDomineeringPosition(const kotai::AnyPosition& position);  ///< of the variant that is open
  void requestSolve(kotai::VariantPtr variant);  ///< estimates first; solveOffered() or messageRaised() follows
  void requestDomineeringSolve(kotai::SimultaneousVariantPtr variant);  ///< starts at once what is short, else offers it
  void solveNow(kotai::VariantPtr variant);
  void repair(const QString& variantId);  ///< moves the damaged solution aside and solves again
  void solveIfSmall(const kotai::ui::VariantFacts& facts);
  void solveBoardIfSmall(const kotai::ui::BoardFacts& facts);
  bool keepGame();  ///< false if the open game is in no file as it is now

 signals:
  void gameOpened();
  void messageRaised(const QString& text);
  void warningRaised(const QString& text);      ///< something was not kept or not read: to be shown until it is closed
  void gameReplaced(const QByteArray& before);  ///< a game with moves made way for another; its text
  void solveOffered(kotai::VariantPtr variant, const QString& text);
  /// Files of variants came, went or were replaced in the data folder.
  void filesChanged(const QStringList& names);
  /// The solution is damaged, as the text says; repair() is what one can do.
  void repairOffered(const QString& variantId, const QString& text);
  void domineeringSolveOffered(kotai::SimultaneousVariantPtr variant, const QString& text);

 private:
  QByteArray gameWorthKeeping();
  QByteArray keptGame();
  void keepSoon();
  QByteArray openGameText() const;
  void setDomineeringOpen(bool open);
  bool openKept();
  void openSaved(const SavedGame& game, const QByteArray& before);
  void raiseWarnings();
  QString openDomineeringTexts(const QString& variant, const QString& position);
  void openDomineeringGame(const ReadDomineeringGame& game, const QByteArray& before);
  void announceOpened(const QByteArray& before, const QString& failure);
  void followDomineeringSolved(const SimultaneousVariantPtr& variant);
  void followProved(const SimultaneousVariantPtr& variant);
  void openGame(const ReadGame& game, const QByteArray& before);
  void followSolved(const VariantPtr& variant);
  void followJob(int id);
  void connectRepair();
  std::string openVariantId() const;
  void followFiles(const QStringList& names);
  void tellFailure(const QString& failure);
  QString solvedText(const std::string& variantId) const;
  void followRepair(const std::string& variantId, const QString& newName);

  Settings* m_settings;
  JobManager m_jobs;
  SolutionWatcher m_watcher;
  GameDocument m_document;
  Opponent m_opponent;
  DomineeringDocument m_domineering;
  DomineeringOpponent m_domineeringOpponent;
  bool m_domineeringOpen = false;
  QByteArray m_putAside;  ///< the latest game with moves that made way and was not reopened
  KeptGame m_kept;
  QTimer m_keepTimer;
  bool m_keepingFails = false;  ///< and that has been told
  QStringList m_warnings;       ///< to be raised when the game they are about is open
};

}  // namespace kotai::ui
