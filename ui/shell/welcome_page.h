// The first page: every game with its variants, what is known about them, and what can be done.
#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "ui/domineering/welcome/board_facts.h"
#include "ui/welcome/variant_facts.h"

class QLabel;
class QVBoxLayout;

namespace kotai::ui {

class BoardCard;
class JobManager;
class MessageBar;
class SectionFrame;
class VariantCard;

/// Facts are read in a worker, one variant after the other, and again when a solve of it ends.
class WelcomePage : public QWidget {
  Q_OBJECT

 public:
  explicit WelcomePage(JobManager* jobs, QWidget* parent = nullptr);
  const std::vector<VariantCard*>& cards() const { return m_cards; }
  const std::vector<BoardCard*>& boardCards() const { return m_boardCards; }
  void followFiles(const QStringList& names);  ///< solutions or outcomes that came, went or were replaced
  MessageBar* messages() const { return m_messages; }

 signals:
  void playRequested(kotai::VariantPtr variant);
  void solveRequested(kotai::VariantPtr variant);
  void repairRequested(const QString& variantId);  ///< of either kind
  void factsRead(kotai::ui::VariantFacts facts);
  void boardPlayRequested(kotai::SimultaneousVariantPtr variant);
  void boardSolveRequested(kotai::SimultaneousVariantPtr variant);
  void boardFactsRead(kotai::ui::BoardFacts facts);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void makeSections(QVBoxLayout* column);
  void makeBoardSections(QVBoxLayout* column);
  void addSection(QVBoxLayout* column, SectionFrame* section);
  void placeCards();
  void placeMessages();
  void requestFacts(const std::string& id);
  void requestBoardFacts(const std::string& id);
  void askBeforeProof(const SimultaneousVariantPtr& variant);
  void showOutcomes();
  void requestAnyFacts(const std::string& id);
  void refreshJobs();
  void retranslate();

  JobManager* m_jobs;
  std::shared_ptr<Catalogue> m_catalogue;  // shared with the workers that read it
  QLabel* m_title;
  QLabel* m_subtitle;
  QWidget* m_content;
  MessageBar* m_messages;
  std::vector<SectionFrame*> m_sections;
  std::vector<VariantCard*> m_cards;
  std::vector<BoardCard*> m_boardCards;
};

}  // namespace kotai::ui
