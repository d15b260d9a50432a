// The card for reviewing the mistakes of an alternating game.
#pragma once

#include "ui/play/review_frame.h"

class QCheckBox;

namespace kotai::ui {

class GameDocument;
class Review;

class ReviewCard : public ReviewFrame {
  Q_OBJECT

 public:
  ReviewCard(Review* review, GameDocument* document, QWidget* parent = nullptr);

 private:
  void refresh() override;
  QString taskText() const;
  QString saidNow() const;
  QString refutationText() const;
  QString answerText() const;  ///< winner after the move, and distance
  QString reasonsText() const;

  Review* m_review;
  GameDocument* m_document;
  QCheckBox* m_both;
};

}  // namespace kotai::ui
