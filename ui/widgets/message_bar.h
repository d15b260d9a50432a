// A small panel beside the board for what is worth saying without a dialog; it goes away by itself.
#pragma once

#include <QElapsedTimer>
#include <QFrame>
#include <QPointer>
#include <QStringList>
#include <QTimer>
#include <functional>
#include <optional>
#include <vector>

#include "core/game/value.h"

class QBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace kotai::ui {

class PillLabel;

class MessageBar : public QFrame {
  Q_OBJECT

 public:
  static constexpr int offerMs = 30000;
  static constexpr int untilClosed = 0;  ///< for what somebody asked for, perhaps an hour ago; another position ends it as well

  explicit MessageBar(QWidget* parent = nullptr);
  /// Shows `text` for `milliseconds` (0: until closed). An offer that nobody has answered stays, below it.
  void showMessage(const QString& text, int milliseconds = 6000);
  void addMessage(const QString& text);                                         ///< likewise, below the message that is shown
  void showVerdict(const QString& pill, Outcome outcome, const QString& text);  ///< likewise, after a pill
  void explainVerdict(const QString& text);  ///< below the verdict that is shown, if there is one; it stays longer then
  /// Takes a verdict away, and leaves anything else.
  void clearVerdict();
  /// Something went wrong that must not be overlooked: it stays until the person closes it, below what is said meanwhile.
  void showWarning(const QString& text);
  void withdrawWarning(const QString& text);  ///< it is no longer so
  /// A message with one thing to do about it; what somebody does or asks takes the place of what was offered before.
  void showOffer(const QString& text, const QString& buttonText, std::function<void()> accept, int milliseconds = offerMs);
  /// Likewise, but what was offered before comes back when this is answered or gone.
  void showOfferBefore(const QString& text, const QString& buttonText, std::function<void()> accept);
  /// Something that cannot be meant by mistake: the focus waits on \p no until it is answered.
  void showQuestion(const QString& text, const QString& yes, const QString& no, std::function<void()> accept);
  /// One that the program makes by itself: it waits until the offer that is shown is answered or gone.
  void showOfferInTurn(const QString& text, const QString& buttonText, std::function<void()> accept, int milliseconds = offerMs);
  bool withdrawOffer(const QString& text);    ///< there is nothing to answer any more; false if there was nothing here
  bool withdrawMessage(const QString& text);  ///< it is no longer so; false if something else is said
  QString text() const;                       ///< without the warnings
  QString warnings() const;
  void clear();             ///< leaves warnings
  void followPosition();    ///< what was said or offered at the position before is past; verdicts and warnings stay
  void setInRow(bool row);  ///< above the board, where height is dear: pill, words and button beside one another

 signals:
  void contentsChanged();  ///< its owner gives it a place

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  struct Offer {
    QString text;
    QString button;
    std::function<void()> accept;
    int milliseconds = offerMs;
    QString decline = {};  ///< on a second button; without one, the cross does it
  };
  void say(const QString& text, int milliseconds);
  void offer(Offer offer);
  void accept();
  void dropMessage();
  void dropOffer();
  void giveFocusBack();
  void refresh();
  void close();
  PillLabel* m_pill;
  QLabel* m_label;
  QPushButton* m_offer;
  QPushButton* m_decline;
  QPointer<QWidget> m_focusBefore;  ///< before the keys came here
  QToolButton* m_close;
  QBoxLayout* m_words;  ///< pill and label
  QBoxLayout* m_parts;  ///< these with the cross, and the button
  QTimer m_timer;       ///< of the message
  QTimer m_offerTimer;
  QElapsedTimer m_since;  ///< the message was said
  QString m_text;         ///< of the message
  std::optional<Offer> m_offered;
  std::vector<Offer> m_waiting;  ///< offers of the program, the first one first
  QStringList m_warnings;
};

}  // namespace kotai::ui
