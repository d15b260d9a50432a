// One game on the welcome page: its name, one sentence, a grid of cards.
#pragma once

#include <QWidget>
#include <string>
#include <vector>

class QGridLayout;
class QHBoxLayout;
class QLabel;

namespace kotai::ui {

class SectionFrame : public QWidget {
  Q_OBJECT

 public:
  explicit SectionFrame(std::string gameId, QWidget* parent = nullptr);
  void setColumns(int columns);

 protected:
  void addCard(QWidget* card) { m_cardWidgets.push_back(card); }  ///< before the first setColumns()
  void addBesideName(QWidget* widget);
  void changeEvent(QEvent* event) override;
  virtual void retranslate();

 private:
  std::string m_gameId;
  QLabel* m_name;
  QLabel* m_sentence;
  QHBoxLayout* m_heading;
  QGridLayout* m_grid;
  std::vector<QWidget*> m_cardWidgets;
  std::vector<QWidget*> m_fillers;
  int m_columns = 0;
};

}  // namespace kotai::ui
