// Page of one game: its board and rules, and all variants with their results, states and available actions.
#pragma once

#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWidget>
#include <string>
#include <vector>

#include "core/game/registry.h"
#include "ui/theme/label.h"
#include "ui/welcome/game_requests.h"

namespace kotai::ui {

class LiveBoard;
class VariantRow;
class VariantStates;

class GamePage : public QWidget {
  Q_OBJECT

 public:
  GamePage(const GameInfo& game, const VariantStates* states, GameRequests* requests, QWidget* parent = nullptr);
  const std::string& gameId() const { return m_game.id; }
  const std::vector<VariantRow*>& rows() const { return m_rows; }
  QPushButton* backButton() const { return m_back; }
  VariantRow* row(const std::string& variantId) const;  ///< row of a variant; null for a variant of another game
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
  LiveBoard* m_board;
  QGridLayout* m_grid = nullptr;  ///< layout of the table
  QVBoxLayout* m_column = nullptr;
  QLabel* m_name;
  QLabel* m_sentence;
  QPushButton* m_back;
  QPushButton* m_rules;
  QPushButton* m_lessons;
  QPushButton* m_outcomes;
  std::vector<QLabel*> m_headings;
  std::vector<VariantRow*> m_rows;
  int m_nextGridRow = 1;
};

}  // namespace kotai::ui
