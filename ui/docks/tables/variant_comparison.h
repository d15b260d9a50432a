// Compares two solved alternating variants: with and without a rule, more or fewer fences, larger or smaller boards.
#pragma once

#include "ui/docks/tables/compare_window.h"
#include "ui/docks/tables/tables_data.h"

namespace kotai::ui {

using VariantTablesPtr = std::shared_ptr<const VariantTables>;

class VariantPair : public ComparedPair {
 public:
  VariantPair(VariantTablesPtr first, VariantTablesPtr second);

  QStringList subjects() const override;
  std::vector<QWidget*> charts(std::size_t subject, const ComparedLook& look, QWidget* parent) const override;
  TableRows rows(std::size_t subject) const override;
  QString note() const override;

 private:
  struct Subject {
    enum class By { Outcome, WinLength, LossLength, MateLength, Map, Bars };
    By by = By::Outcome;
    FindKind mate = FindKind::Mate;   ///< kind of mate, if `by` is MateLength
    std::string key = {};             ///< key of the table, if `by` is Map or Bars
    Outcome outcome = Outcome::Draw;  ///< outcome, if `by` is Map
  };
  void addTables();
  QString nameOf(const Subject& subject) const;
  std::vector<LengthSeries> lengths(const Subject& subject) const;
  QWidget* outcomeChart(const ComparedLook& look, QWidget* parent) const;
  QWidget* lengthChart(const Subject& subject, const ComparedLook& look, QWidget* parent) const;
  std::vector<QWidget*> maps(const Subject& subject, const ComparedLook& look, QWidget* parent) const;
  std::vector<QWidget*> bars(const Subject& subject, const ComparedLook& look, QWidget* parent) const;

  std::array<VariantTablesPtr, 2> m_tables;
  std::vector<Subject> m_subjects;  ///< subjects that both variants have
};

/// Returns the variants that are already solved when the function is called.
std::unique_ptr<ComparedVariants> comparedVariants(JobManager* jobs);

}  // namespace kotai::ui
