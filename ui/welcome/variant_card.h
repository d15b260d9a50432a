// One variant on the welcome page: drawn board, result or estimate, and what can be done with it.
#pragma once

#include <QFrame>
#include <optional>

#include "ui/welcome/variant_facts.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace kotai::ui {

class PillLabel;

class VariantCard : public QFrame {
  Q_OBJECT

 public:
  explicit VariantCard(VariantPtr variant, QWidget* parent = nullptr);
  const VariantPtr& variant() const { return m_variant; }
  void setFacts(const VariantFacts& facts);
  void setSolving(std::optional<double> share);  ///< none: not being solved
  const std::optional<VariantFacts>& facts() const { return m_facts; }
  QPushButton* playButton() const { return m_play; }
  QPushButton* solveButton() const { return m_solve; }

 signals:
  void playRequested(kotai::VariantPtr variant);
  void solveRequested(kotai::VariantPtr variant);

 protected:
  void changeEvent(QEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;

 private:
  void refresh();
  void refreshPicture();
  QString factsLine() const;
  QString resultLine() const;

  VariantPtr m_variant;
  std::optional<VariantFacts> m_facts;
  std::optional<double> m_solvingShare;
  QLabel* m_picture;
  QLabel* m_name;
  PillLabel* m_pill;
  QLabel* m_result;
  QLabel* m_numbers;
  QProgressBar* m_progress;
  QPushButton* m_play;
  QPushButton* m_solve;
};

}  // namespace kotai::ui
