// Dialog that plays many games between two players in the background. Shows the current score beside the
// published table.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QFormLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QWidget>
#include <string>
#include <vector>

#include "core/simultaneous/simultaneous_variant.h"
#include "ui/domineering/tournament/tournament_run.h"
#include "ui/theme/label.h"

namespace kotai::ui {

class JobManager;

class TournamentPlayerBox : public QWidget {
  Q_OBJECT

 public:
  explicit TournamentPlayerBox(QWidget* parent = nullptr);
  std::string text() const;               ///< returns the text for makePlayer()
  void setText(const std::string& text);  ///< sets a text such as "alphabeta:depth=4"; ignores unknown options
  QString description() const;            ///< such as "Alpha-beta, depth 4"
  QComboBox* kind() const { return m_kind; }

 private:
  QString kindId() const;
  void showOptions();
  void retranslateUi();

  QComboBox* m_kind = nullptr;
  QLabel* m_depthCaption = nullptr;
  QSpinBox* m_depth = nullptr;
  QComboBox* m_ties = nullptr;
  QLabel* m_playoutsCaption = nullptr;
  QSpinBox* m_playouts = nullptr;
  QComboBox* m_spread = nullptr;  ///< choice of how Monte Carlo distributes playouts over the moves
  QLabel* m_scoresCaption = nullptr;
  std::vector<QSpinBox*> m_scores;  ///< spin boxes for the values of a win, a draw and a loss
};

/// Tournament dialog. Not modal. A running tournament continues while the dialog is closed.
class TournamentDialog : public QDialog {
  Q_OBJECT

 public:
  explicit TournamentDialog(JobManager* jobs, QWidget* parent = nullptr);
  ~TournamentDialog() override;  ///< also stops a running tournament

  /// Sets the initial board, such as the board of the open game. Ignored while games are played.
  void setVariant(const kotai::SimultaneousVariantPtr& variant);
  void choosePreset(int number);  ///< chooses preset 1, 2, ..., or 0 for a custom setup, after the running match
  void setGames(int games) { m_games->setValue(games); }
  TournamentRun* run() const { return m_run; }
  TournamentTable* table() const { return m_table; }
  TournamentPlayerBox* player(Side side) const { return m_players[static_cast<std::size_t>(side)]; }
  QString gamesCsv() const;                   ///< returns all finished games as CSV
  void saveGamesAs(const QString& fileName);  ///< writes the whole file or nothing; reports the result
  void start();

 private:
  void createChoices();
  void createButtons();
  QWidget* scrolledForm();
  void layOut();
  void connectSignals();
  void retranslateUi();
  void choosePlayers();
  void forgetPreset();
  void setPieceSquares(int squares);
  std::string variantId() const;  ///< id of the chosen board
  void startOrCancel() { m_run->isActive() ? m_run->cancel() : start(); }
  void pauseOrResume() { m_run->state() == TournamentRun::State::Paused ? m_run->resume() : m_run->pause(); }
  void refresh();
  QString stateText() const;
  void copyTable() const;
  void saveGames();

  JobManager* m_jobs;
  TournamentRun* m_run = new TournamentRun(this);
  bool m_filling = false;  ///< true while a preset is being applied
  int m_nextPreset = 0;    ///< preset to apply when the running match has ended
  QLabel* m_intro = nullptr;
  QFormLayout* m_form = nullptr;
  QComboBox* m_preset = nullptr;
  QWidget* m_size = nullptr;
  QSpinBox* m_columns = nullptr;
  QSpinBox* m_rows = nullptr;
  int m_pieceSquares;  ///< length of the dominoes, taken from the open board or the preset
  QLabel* m_longDominoes = nullptr;
  TournamentPlayerBox* m_players[2] = {};
  QSpinBox* m_games = nullptr;
  QSpinBox* m_seed = nullptr;
  QSpinBox* m_threads = nullptr;
  QPushButton* m_start = nullptr;
  QPushButton* m_pause = nullptr;
  QProgressBar* m_progress = nullptr;
  QLabel* m_status = nullptr;
  QString m_saveFailure;  ///< error of the last attempt to save; empty after success and for new games
  TournamentChart* m_chart = nullptr;
  TournamentTable* m_table = nullptr;
  QPushButton* m_copy = nullptr;
  QPushButton* m_save = nullptr;
  QPushButton* m_close = nullptr;
};

}  // namespace kotai::ui
