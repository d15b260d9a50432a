// Page of the published works. Each work has a tab with its published figures beside the computed figures.
#pragma once

#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QTabBar>
#include <QWidget>
#include <stop_token>
#include <string>
#include <vector>

#include "core/game/game.h"
#include "ui/papers/paper_requests.h"
#include "ui/theme/label.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

class FigureCard;
class JobManager;
class ReproduceRow;
class SolveQueue;

class PapersPage : public QWidget {
  Q_OBJECT

 public:
  explicit PapersPage(JobManager* jobs, QWidget* parent = nullptr);
  ~PapersPage() override;

  void showGame(const std::string& gameId);  ///< shows a work about the game; does nothing if there is none
  const std::string& gameId() const { return m_games[m_shown].id; }
  const std::vector<FigureCard*>& cards() const { return m_cards; }
  QString agreement() const { return m_agreement->text(); }
  PaperRequests* requests() const { return m_requests; }
  MessageBar* messages() const { return m_messages; }
  void refreshFigures();  ///< computes the figures again if the page is visible
  void setNavigationButtons(QWidget* buttons) { m_top->insertWidget(0, buttons); }  ///< places the buttons on the page

 signals:
  void computed();  ///< emitted when all figures of the shown work have been computed

 private:
  void showEvent(QShowEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void wrapTexts();
  void wrapText(QLabel& label);
  void makeCards();  ///< creates cards when a work is first shown, because cards have many widgets
  void compute();    ///< computes the figures one by one in a worker
  void computeNext(std::size_t number);
  void refresh();
  void retranslate();
  void copyCitation();

  JobManager* m_jobs;
  SolveQueue* m_queue;
  PaperRequests* m_requests = new PaperRequests(this);
  std::vector<GameInfo> m_games;
  std::size_t m_shown = 0;
  MessageBar* m_messages = new MessageBar(this);
  QHBoxLayout* m_top = nullptr;
  QTabBar* m_tabs = new QTabBar(this);
  QScrollArea* m_scroll = new QScrollArea(this);
  QWidget* m_contents = nullptr;
  QLabel* m_title = nullptr;
  QLabel* m_citation = nullptr;
  QPushButton* m_cite = nullptr;
  QLabel* m_agreement = nullptr;
  ReproduceRow* m_reproduce = nullptr;
  std::vector<FigureCard*> m_cards;
  std::stop_source m_stop;
  int m_request = 0;
};

}  // namespace kotai::ui
