#include "ui/welcome/continue_card.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/widgets/elided_label.h"

namespace kotai::ui {

namespace {
constexpr QSize smallBoardSize(76, 64);
}

ContinueCard::ContinueCard(QWidget* parent)
    : QFrame(parent),
      m_board(new LiveBoard(this)),
      m_title(new ElidedLabel(this)),
      m_note(new ElidedLabel(this)),
      m_button(new QPushButton(this)) {
  setObjectName(QStringLiteral("card"));
  m_board->setFixedSize(smallBoardSize);
  m_board->setClickable(true);
  QFont strong = font();
  strong.setWeight(QFont::DemiBold);
  m_title->setFont(strong);
  m_title->setMuted(false);
  m_button->setProperty("primary", true);
  m_button->setText(tr("Continue"));
  auto* words = new QVBoxLayout;
  words->setSpacing(2);
  words->addStretch(1);
  words->addWidget(m_title);
  words->addWidget(m_note);
  words->addStretch(1);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(10, 8, 14, 8);
  row->setSpacing(12);
  row->addWidget(m_board);
  row->addLayout(words, 1);
  row->addWidget(m_button);
  connect(m_button, &QPushButton::clicked, this, &ContinueCard::continued);
  connect(m_board, &LiveBoard::clicked, this, &ContinueCard::continued);
}

void ContinueCard::showGame(const QString& title, const QString& note, LiveBoard::Paint board) {
  m_title->setText(title);
  m_note->setText(note);
  m_board->showPicture(std::move(board));
  m_button->setAccessibleName(QStringLiteral("%1: %2, %3").arg(m_button->text(), title, note));
}

QString ContinueCard::title() const { return m_title->text(); }

QString ContinueCard::note() const { return m_note->text(); }

void ContinueCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) m_button->setText(tr("Continue"));
  QFrame::changeEvent(event);
}

}  // namespace kotai::ui
