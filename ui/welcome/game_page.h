// Page of one game, with its board and rules, and a row for each variant with its results, state and available
// actions.
#pragma once

#include <QGridLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWidget>
#include <string>
#include <vector>

#include "core/game/registry.h"
#include "ui/theme/label.h"
#include "ui/welcome/game_requests.h"
#include "ui/welcome/live_board.h"
#include "ui/welcome/variant_states.h"

namespace kotai::ui {

class VariantRow : public QObject {
  Q_OBJECT

 public:
  enum Column { Title, Badge, Positions, Size, State, Buttons, ColumnCount };
  static constexpr int gridRows = 2;  ///< rows per variant; only the narrowest pages use the second

  VariantRow(std::string variantId, QGridLayout* grid, int row, GameRequests* requests, QWidget* page);
  const std::string& variantId() const { return m_variantId; }
  const VariantLine& line() const { return m_line; }
  void show(const VariantLine& line);
  int titleWidth() const;       ///< returns the width of the title on one line
  void setNarrow(bool narrow);  ///< places the numbers under the title
  void setButtonColumns(int columns);
  void setStateBelow(bool below);  ///< \p below: places the state below the other parts, for lack of a column
  QPushButton* playButton() const { return m_play; }
  QPushButton* exploreButton() const { return m_explore; }
  QPushButton* puzzlesButton() const { return m_puzzles; }
  QPushButton* solveButton() const { return m_solve; }

 private:
  QWidget* makeButtons(QWidget* page);
  void updateStrings();

  std::string m_variantId;
  GameRequests* m_requests;
  VariantLine m_line;
  bool m_narrow = false;
  QGridLayout* m_grid;
  int m_row;
  QLabel* m_title;
  QLabel* m_numbers;  ///< label with the numbers; below the title in a narrow page
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

class GamePage : public QWidget {
  Q_OBJECT

 public:
  GamePage(const GameInfo& game, const VariantStates* states, GameRequests* requests, QWidget* parent = nullptr);
  const std::string& gameId() const { return m_game.id; }
  const std::vector<VariantRow*>& rows() const { return m_rows; }
  QPushButton* backButton() const { return m_back; }
  VariantRow* row(const std::string& variantId) const;
  void refresh();
  void refreshRow(const std::string& variantId);

 private:
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  QWidget* makeHead();
  void makeTable(QGridLayout* grid);
  void addRow(const std::string& variantId);
  bool addOthers();  ///< adds other solved variants; returns false if there are none
  void fitColumns();
  void fitTitles(bool narrow);
  void setNarrow(bool narrow);
  void setButtonColumns(int columns);
  void setStateBelow(bool below);
  int sideMargin() const;
  bool tableFits() const;
  void retranslate();

  GameInfo m_game;
  const VariantStates* m_states;
  GameRequests* m_requests;
  LiveBoard* m_board = new LiveBoard(this);
  QGridLayout* m_grid = nullptr;
  QVBoxLayout* m_column = nullptr;
  QLabel* m_name = wrapping(new Label(this));
  QLabel* m_sentence = wrapping(new Label(this));
  QPushButton* m_back = new QPushButton(this);
  QPushButton* m_rules = new QPushButton(this);
  QPushButton* m_lessons = new QPushButton(this);
  QPushButton* m_outcomes = new QPushButton(this);
  std::vector<QLabel*> m_headings;
  std::vector<VariantRow*> m_rows;
  int m_nextGridRow = 1;
};

}  // namespace kotai::ui
