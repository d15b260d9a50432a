// One game on the welcome page: its name, one sentence, a card for each variant.
#pragma once

#include <QWidget>
#include <string>
#include <vector>

#include "core/game/registry.h"

class QGridLayout;
class QLabel;

namespace kotai::ui {

class VariantCard;

class GameSection : public QWidget {
  Q_OBJECT

 public:
  explicit GameSection(const GameInfo& game, QWidget* parent = nullptr);
  const std::vector<VariantCard*>& cards() const { return m_cards; }
  void setColumns(int columns);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  std::string m_gameId;
  QLabel* m_name;
  QLabel* m_sentence;
  QGridLayout* m_grid;
  std::vector<VariantCard*> m_cards;
  std::vector<QWidget*> m_fillers;
  int m_columns = 0;
};

}  // namespace kotai::ui
