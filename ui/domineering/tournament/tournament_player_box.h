// Chooses a player and its options.
#pragma once

#include <QComboBox>
#include <QSpinBox>
#include <QWidget>
#include <string>
#include <vector>

#include "ui/theme/label.h"

namespace kotai::ui {

class TournamentPlayerBox : public QWidget {
  Q_OBJECT

 public:
  explicit TournamentPlayerBox(QWidget* parent = nullptr);
  std::string text() const;               ///< text in the form of makePlayer()
  void setText(const std::string& text);  ///< such as "alphabeta:depth=4"; unknown options are ignored
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
  QComboBox* m_spread = nullptr;  ///< distribution of Monte Carlo's playouts over the moves
  QLabel* m_scoresCaption = nullptr;
  std::vector<QSpinBox*> m_scores;  ///< values of a win, a draw, a loss
};

}  // namespace kotai::ui
