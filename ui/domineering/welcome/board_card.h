// One board with simultaneous moves on the welcome page: value or proved outcome, and what can be done with it.
#pragma once

#include <optional>

#include "core/simultaneous/distribution.h"
#include "ui/domineering/welcome/board_facts.h"
#include "ui/welcome/card_frame.h"

namespace kotai::ui {

class BoardCard : public CardFrame {
  Q_OBJECT

 public:
  explicit BoardCard(SimultaneousVariantPtr variant, QWidget* parent = nullptr);
  const SimultaneousVariantPtr& variant() const { return m_variant; }
  void setFacts(const BoardFacts& facts);
  void setSolving(std::optional<double> share);  ///< none: not being solved
  const std::optional<BoardFacts>& facts() const { return m_facts; }
  QString resultText() const;  ///< as shown

 signals:
  void playRequested(kotai::SimultaneousVariantPtr variant);
  void solveRequested(kotai::SimultaneousVariantPtr variant);
  void repairRequested(const QString& variantId);

 protected:
  void refresh() override;
  void refreshPicture() override;

 private:
  QStringList factParts() const;
  QString resultLine() const;
  bool isSettledHere() const;
  bool isDamaged() const;
  bool isSolvableElsewhere() const;
  void refreshPill();
  void showOutcome(const QString& text, std::optional<PositionClass> outcome);

  SimultaneousVariantPtr m_variant;
  std::optional<BoardFacts> m_facts;
  std::optional<double> m_solvingShare;
};

}  // namespace kotai::ui
