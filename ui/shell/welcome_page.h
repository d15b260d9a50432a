// Welcome page with a card for every game, the games to continue, and the solutions on this computer. Each game
// also has its own page.
#pragma once

#include <QGridLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QStringList>
#include <QWidget>
#include <map>
#include <memory>
#include <variant>

#include "core/game/registry.h"
#include "core/library/game_library.h"
#include "ui/domineering/welcome/board_line.h"
#include "ui/jobs/work_offer.h"
#include "ui/theme/label.h"
#include "ui/welcome/continue_row.h"
#include "ui/welcome/game_requests.h"
#include "ui/welcome/today_card.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

class GameCard;
class GamePage;
class LeftoverList;
class PuzzlesOffer;

/// Data about every listed variant and every solved variant. Workers read the data again after every change.
class KnownVariants : public VariantStates {
  Q_OBJECT

 public:
  using Facts = std::variant<VariantFacts, BoardFacts>;  ///< data of a variant, whose type depends on the kind of game

  explicit KnownVariants(JobManager* jobs, QObject* parent = nullptr);

  VariantLine line(const std::string& variantId) const override;
  bool isSolved(const std::string& variantId) const override;
  bool isRead() const override;
  int solvedCount() const override;
  double solvedBytes() const override;
  int runningCount() const override;
  std::vector<std::string> othersOf(const std::string& gameId) const override;
  JobManager* jobs() const override { return m_jobs; }
  WorkState workOn(const std::string& variantId) const;  ///< returns the state of running, stopped or interrupted work
  void setLeftovers(const LeftoverList* leftovers);
  void onFilesChanged(const QStringList& names);  ///< called when files were added, removed or replaced
  void read(const std::string& variantId);

 signals:
  void factsRead(const kotai::ui::KnownVariants::Facts& facts);

 private:
  void findOthers();

  JobManager* m_jobs;
  std::shared_ptr<Catalogue> m_catalogue;  // catalogue of the data folder, which workers also use
  std::map<std::string, std::optional<Facts>> m_known;
  std::map<std::string, int> m_readings;  ///< number of the latest read of each variant
  std::vector<std::string> m_others;      ///< variants that are not in any list
  const LeftoverList* m_leftovers = nullptr;
};

class WelcomePage : public QWidget {
  Q_OBJECT

 public:
  WelcomePage(JobManager* jobs, std::shared_ptr<GameLibrary> library, QWidget* parent = nullptr);
  const std::vector<GameCard*>& cards() const { return m_cards; }
  GameCard* card(const std::string& gameId) const;
  TodayCard* today() const { return m_today; }
  QPushButton* myGamesButton() const { return m_myGames; }
  QPushButton* myMistakesButton() const { return m_myMistakes; }
  PuzzlesOffer* puzzles() const { return m_puzzles; }
  ContinueRow* continueRow() const { return m_continue; }
  KnownVariants* states() const { return m_states; }
  GameRequests* requests() const { return m_requests; }
  MessageBar* messages() const { return m_messages; }
  GamePage* shownGame() const;      ///< returns the visible game page; null while all games are shown
  void setNewcomer(bool newcomer);  ///< \p newcomer: makes the offer of the tutorial more prominent
  void showAllGames();              ///< shows the page with all games, scrolled to the top
  void showGame(const QString& gameId);

 signals:
  void solveRequested(const QString& variantId);  ///< for a proof, emitted only after the user has accepted the cost
  void pageChanged();                             ///< emitted when the page shows all games or another game

 private:
  void resizeEvent(QResizeEvent* event) override;
  void makeCards();
  QWidget* makeTop();
  GamePage* makePage(const GameInfo& game);
  void connectStates();
  void connectRequests();
  void askBeforeProof(const QString& variantId);
  void placeCards();
  void fitBoardsLater();
  void fitBoards();
  void retranslate();

  KnownVariants* m_states;
  GameRequests* m_requests = new GameRequests(this);
  QStackedWidget* m_pages = new QStackedWidget(this);
  QScrollArea* m_scroll = new QScrollArea(m_pages);
  QWidget* m_content = named("welcome", new QWidget(m_scroll));
  QGridLayout* m_grid = new QGridLayout;
  QLabel* m_title;
  QLabel* m_subtitle;
  QPushButton* m_myGames = new QPushButton(m_content);
  QPushButton* m_myMistakes = new QPushButton(m_content);
  ContinueRow* m_continue = new ContinueRow(m_content);
  TodayCard* m_today = new TodayCard(m_states, m_content);
  PuzzlesOffer* m_puzzles;
  MessageBar* m_messages = new MessageBar(this);
  WorkOffer* m_proofOffer;
  std::vector<GameCard*> m_cards;
  std::vector<GamePage*> m_gamePages;  ///< pages opened so far
  int m_columns = 0;
  bool m_fitsBoards = false;  ///< whether fitBoards() is scheduled
};

}  // namespace kotai::ui
