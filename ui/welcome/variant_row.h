// A row of a game's page: the widgets of one variant in the columns of the page's table.
#pragma once

#include <QGridLayout>
#include <QProgressBar>
#include <QPushButton>

#include "ui/theme/label.h"
#include "ui/theme/pill.h"
#include "ui/welcome/game_requests.h"
#include "ui/welcome/variant_states.h"

class QWidget;

namespace kotai::ui {

class VariantRow : public QObject {
  Q_OBJECT

 public:
  enum Column { Title, Badge, Positions, Size, State, Buttons, ColumnCount };
  static constexpr int gridRows = 2;  ///< a second row is used only in the narrowest pages

  VariantRow(std::string variantId, QGridLayout* grid, int row, GameRequests* requests, QWidget* page);
  const std::string& variantId() const { return m_variantId; }
  const VariantLine& line() const { return m_line; }
  void show(const VariantLine& line);
  int titleWidth() const;       ///< width of the title on one line
  void setNarrow(bool narrow);  ///< places the numbers under the title
  void setButtonColumns(int columns);
  void setStateBelow(bool below);  ///< places the state below if there is no room for a separate column
  QPushButton* playButton() const { return m_play; }
  QPushButton* exploreButton() const { return m_explore; }
  QPushButton* puzzlesButton() const { return m_puzzles; }
  QPushButton* solveButton() const { return m_solve; }

 private:
  QWidget* makeButtons(QWidget* page);
  void updateTexts();

  std::string m_variantId;
  GameRequests* m_requests;
  VariantLine m_line;
  bool m_narrow = false;
  QGridLayout* m_grid;
  int m_row;
  QLabel* m_title;
  QLabel* m_numbers;  ///< numbers; under the title in a narrow page
  PillLabel* m_badge;
  QLabel* m_result;
  QLabel* m_positions;
  QLabel* m_size;
  QLabel* m_state;
  QProgressBar* m_progress;
  QWidget* m_stateCell;
  QGridLayout* m_buttons = nullptr;
  QPushButton* m_solve;
  QPushButton* m_play;
  QPushButton* m_explore;
  QPushButton* m_puzzles;
  QWidget* m_buttonsCell;
};

}  // namespace kotai::ui
