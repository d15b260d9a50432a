// The card for reviewing mistakes in a game of Synchronized Domineering.
#pragma once

#include "ui/play/review_frame.h"

namespace kotai::ui {

class DomineeringDocument;
class TurnReview;

class TurnReviewCard : public ReviewFrame {
  Q_OBJECT

 public:
  TurnReviewCard(TurnReview* review, DomineeringDocument* document, QWidget* parent = nullptr);

 private:
  void refresh() override;
  QString taskText() const;
  QString saidNow() const;
  QString mixText() const;

  TurnReview* m_review;
  DomineeringDocument* m_document;
};

}  // namespace kotai::ui
