// A comment on the current move of a game, with a button that deletes this move and all later moves.
#pragma once

#include <QPlainTextEdit>
#include <QToolButton>
#include <QWidget>

#include "ui/widgets/elided_label.h"

namespace kotai::ui {

class CommentBox : public QWidget {
  Q_OBJECT

 public:
  struct Words {
    QString remove;
    QString removeTip;
    QString placeholder;
    QString heading;  ///< heading, which is also the name for screen readers
  };

  explicit CommentBox(QWidget* parent = nullptr);
  QPlainTextEdit* edit() const { return m_edit; }
  QToolButton* deleteButton() const { return m_delete; }
  void setWords(const Words& words);
  void showComment(const QString& heading, const QString& comment, bool canDelete);
  void showNoGame();

 private:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void fitHeight();
  void showBeginning(const QString& heading, const QString& comment);

  ElidedLabel* m_heading;
  QPlainTextEdit* m_edit;
  QToolButton* m_delete;
};

}  // namespace kotai::ui
