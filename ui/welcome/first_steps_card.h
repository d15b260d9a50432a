// One step of the tutorial: a picture, a sentence or two, and a button. Placed in the panel beside the board.
#pragma once

#include <QFrame>
#include <QPushButton>

#include "ui/games/presentation.h"
#include "ui/theme/label.h"

namespace kotai::ui {

/// Paints a picture of the rules for beginners: a board with a piece picked up. Its width fits the panel of this window. Null if
/// the position cannot be read.
QPixmap introductionPicture(const Presentation& game, const IntroductionPicture& shown, const QWidget& window);

class FirstStepsCard : public QFrame {
  Q_OBJECT

 public:
  /// \p title: text such as "First steps".
  explicit FirstStepsCard(QString title, QWidget* parent = nullptr);
  struct Step {
    QString heading;
    QString text;
    QPixmap picture;   ///< picture of the step; null if there is none
    QString nextText;  ///< text of the button; empty if the requested move leads to the next step
  };
  void showStep(const Step& step, int number, int count);
  /// Reserves room for successive steps with the same button. All texts get the height of the longest text, so that the
  /// button does not move.
  void reserveFor(std::vector<Step> steps);
  QPushButton* nextButton() const { return m_next; }
  QPushButton* backButton() const { return m_back; }
  QPushButton* skipButton() const { return m_skip; }
  QString text() const;

 private:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void reserve();
  void reserveSoon();  ///< call this once the labels have their final width

  QString m_title;
  bool m_reserving = false;
  std::vector<Step> m_reserved;
  QLabel* m_count;
  QLabel* m_heading;
  QLabel* m_picture;
  QLabel* m_text;
  QPushButton* m_next;
  QPushButton* m_back;
  QPushButton* m_skip;
};

/// Offers the first steps: as a card to newcomers, as a small link to all other users.
class FirstStepsOffer : public QFrame {
  Q_OBJECT

 public:
  enum class Weight { Strong, Quiet };
  explicit FirstStepsOffer(Weight weight, QWidget* parent = nullptr);
  QPushButton* button() const { return m_button; }

 private:
  void layOutCard();
  void layOutWords();
  void retranslate();

  Weight m_weight;
  QLabel* m_heading;
  QLabel* m_invitation;
  QPushButton* m_button;
};

}  // namespace kotai::ui
