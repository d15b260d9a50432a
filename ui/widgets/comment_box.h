// A comment on the current move of a game, with a button that takes the move back.
#pragma once

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QToolButton;

namespace kotai::ui {

class CommentBox : public QWidget {
  Q_OBJECT

 public:
  struct Words {
    QString takeBack;
    QString takeBackTip;
    QString placeholder;
    QString heading;  ///< also what a screen reader says
  };

  explicit CommentBox(QWidget* parent = nullptr);
  QPlainTextEdit* edit() const { return m_edit; }
  void setWords(const Words& words);
  void showComment(const QString& heading, const QString& comment, bool canTakeBack);
  void showNoGame();

 signals:
  void takeBackWanted();
  void edited(const QString& comment);

 private:
  QLabel* m_heading;
  QPlainTextEdit* m_edit;
  QToolButton* m_takeBack;
};

}  // namespace kotai::ui
