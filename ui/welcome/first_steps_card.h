// Card for a step of the tutorial in the panel beside the board, with a picture, one or two sentences, and a
// button.
#pragma once

#include <QFrame>
#include <QPushButton>

#include "ui/games/presentation.h"
#include "ui/theme/label.h"

namespace kotai::ui {

/// Returns a picture for the rules for beginners. The picture shows a board with a picked-up piece, and its
/// width fits the panel of \p window. Null if the position cannot be read.
QPixmap introductionPicture(const Presentation& game, const IntroductionPicture& shown, const QWidget& window);

/// Returns the first game with a tutorial; null if there is none.
const Presentation* tutorialGame();

class FirstStepsCard : public QFrame {
  Q_OBJECT

 public:
  /// \p title is a text such as "First steps".
  explicit FirstStepsCard(QString title, QWidget* parent = nullptr);
  struct Step {
    QString heading;
    QString text;
    QPixmap picture;   ///< picture of the step; null if there is none
    QString nextText;  ///< text of the button; empty if a move leads to the next step
  };
  void showStep(const Step& step, int number, int count);
  /// Reserves space for consecutive steps. All texts have the height of the longest text, so that the button does
  /// not move.
  void reserveFor(std::vector<Step> steps);
  QPushButton* nextButton() const { return m_next; }
  QPushButton* backButton() const { return m_back; }
  QPushButton* skipButton() const { return m_skip; }
  QString text() const { return m_text->text(); }

 private:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void reserve();
  void reserveSoon();  ///< reserves the space after the layout, when the labels have their final width

  QString m_title;
  bool m_reserving = false;
  std::vector<Step> m_reserved;
  QLabel* m_count = named("panelHeading", wrapping(new Label(this)));
  QLabel* m_heading = new Label(this);
  QLabel* m_picture = new Label(this);
  QLabel* m_text = new Label(this);
  QPushButton* m_next = new QPushButton(this);
  QPushButton* m_back = new QPushButton(this);
  QPushButton* m_skip = named("skipButton", new QPushButton(this));
};

/// Offers the tutorial, as a card (Strong) or as a small link (Quiet).
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
  QLabel* m_heading = new Label(this);
  QLabel* m_invitation = wrapping(new Label(this));
  QPushButton* m_button = new QPushButton(this);
};

}  // namespace kotai::ui
