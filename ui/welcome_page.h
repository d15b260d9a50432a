// The first page: every game with its variants, what is known about them, and what can be done.
#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "ui/welcome/variant_facts.h"

class QLabel;
class QVBoxLayout;

namespace kotai::ui {

class GameSection;
class JobManager;
class VariantCard;

/// Facts are read in a worker, one variant after the other, and again when a solve of it ends.
class WelcomePage : public QWidget {
  Q_OBJECT

 public:
  explicit WelcomePage(JobManager* jobs, QWidget* parent = nullptr);
  const std::vector<VariantCard*>& cards() const { return m_cards; }

 signals:
  void playRequested(kotai::VariantPtr variant);
  void solveRequested(kotai::VariantPtr variant);
  void factsRead(kotai::ui::VariantFacts facts);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void makeSections(QVBoxLayout* column);
  void placeCards();
  void requestFacts(const std::string& id);
  void refreshJobs();
  void retranslate();

  JobManager* m_jobs;
  std::shared_ptr<Catalogue> m_catalogue;  // shared with the workers that read it
  QLabel* m_title;
  QLabel* m_subtitle;
  QWidget* m_content;
  std::vector<GameSection*> m_sections;
  std::vector<VariantCard*> m_cards;
};

}  // namespace kotai::ui
