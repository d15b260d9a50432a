// Window for stepping through proofs. For each position, shows the board, the claim, and every move that the
// proof must answer.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QPushButton>
#include <QTimer>
#include <QTreeWidget>
#include <atomic>
#include <cstdint>
#include <memory>

#include "ui/background/latest.h"
#include "ui/theme/label.h"
#include "ui/trees/proof_walk.h"

namespace kotai::ui {

/// Window with proofs. Stays open while the user plays.
class ProofWindow : public QDialog {
  Q_OBJECT

 public:
  /// Shows one proof, or several proofs from which the user chooses. Precondition: there is at least one proof.
  explicit ProofWindow(std::vector<std::shared_ptr<ProofWalk>> walks, QWidget* parent = nullptr);
  ~ProofWindow() override;

  const ProofPlace& place() const { return m_place; }
  QTreeWidget* steps() const { return m_steps; }
  QLabel* standing() const { return m_standing; }
  QLabel* path() const { return m_path; }
  QLabel* positions() const { return m_count; }               ///< label with the number of positions, and the result of a save
  QPushButton* countAllButton() const { return m_countAll; }  ///< button that counts all positions, or stops counting
  QPushButton* backButton() const { return m_back; }
  QPushButton* showButton() const { return m_show; }
  void saveAs(const QString& fileName);  ///< writes the proof from the shown place as CSV, and reports the result

 signals:
  void positionChosen(const kotai::AnyPosition& position);

 private:
  class Board;
  void layOut();
  void connectParts();
  ProofWalk& walk() const;
  void showPrevious();
  void selectStart();
  void take(int step);
  void readPlace();  ///< reads the current place and shows it
  void showPlace();
  void countPositions(std::uint64_t most);
  void showCount(const ProofSize& size, std::uint64_t most);
  void showMinimumSize(std::uint64_t counted);
  void stopCounting();
  void onCountAll();
  void askToSave();
  void retranslate();

  std::vector<std::shared_ptr<ProofWalk>> m_walks;
  ProofPlace m_place;
  QComboBox* m_proofs = named("proofBox", new QComboBox(this));
  QLabel* m_about;
  Board* m_board;
  QLabel* m_standing;
  QLabel* m_task;
  QLabel* m_count;
  QPushButton* m_countAll = new QPushButton(this);
  QTreeWidget* m_steps = new QTreeWidget(this);
  QLabel* m_path;
  QPushButton* m_back = new QPushButton(this);
  QPushButton* m_start = named("startButton", new QPushButton(this));
  QPushButton* m_show = new QPushButton(this);
  QPushButton* m_save = new QPushButton(this);
  Latest m_counting;
  QTimer m_countTimer;                                    ///< timer that updates the progress during a full count
  std::shared_ptr<std::atomic<std::uint64_t>> m_counted;  ///< number of positions counted so far
  Latest m_saving;
  std::stop_source m_stop;  ///< stops the work on the shown place
  std::stop_source m_stopSaving;
};

}  // namespace kotai::ui
