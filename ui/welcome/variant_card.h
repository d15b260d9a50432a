// One variant on the welcome page: drawn board, result or estimate, and what can be done with it.
#pragma once

#include <optional>

#include "ui/welcome/card_frame.h"
#include "ui/welcome/variant_facts.h"

namespace kotai::ui {

class VariantCard : public CardFrame {
  Q_OBJECT

 public:
  explicit VariantCard(VariantPtr variant, QWidget* parent = nullptr);
  const VariantPtr& variant() const { return m_variant; }
  void setFacts(const VariantFacts& facts);
  void setSolving(std::optional<double> share);  ///< none: not being solved
  const std::optional<VariantFacts>& facts() const { return m_facts; }

 signals:
  void playRequested(kotai::VariantPtr variant);
  void solveRequested(kotai::VariantPtr variant);
  void repairRequested(const QString& variantId);

 protected:
  void refresh() override;
  void refreshPicture() override;

 private:
  QStringList factParts() const;
  QString resultLine() const;
  bool isDamaged() const;

  VariantPtr m_variant;
  std::optional<VariantFacts> m_facts;
  std::optional<double> m_solvingShare;
};

}  // namespace kotai::ui
