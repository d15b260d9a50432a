#include "ui/welcome/section_frame.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/strings/strings.h"

namespace kotai::ui {

SectionFrame::SectionFrame(std::string gameId, QWidget* parent)
    : QWidget(parent),
      m_gameId(std::move(gameId)),
      m_name(new QLabel(this)),
      m_sentence(new QLabel(this)),
      m_heading(new QHBoxLayout),
      m_grid(new QGridLayout) {
  QFont font = m_name->font();
  font.setPointSizeF(font.pointSizeF() * 1.5);
  font.setWeight(QFont::DemiBold);
  m_name->setFont(font);
  m_sentence->setWordWrap(true);
  m_sentence->setProperty("muted", true);
  m_heading->addWidget(m_name, 1);
  m_grid->setSpacing(16);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addLayout(m_heading);
  column->addWidget(m_sentence);
  column->addSpacing(12);
  column->addLayout(m_grid);
  SectionFrame::retranslate();
}

void SectionFrame::addBesideName(QWidget* widget) { m_heading->addWidget(widget); }

void SectionFrame::setColumns(int columns) {
  if (columns == m_columns) return;
  for (int i = 0; i < std::max(columns, m_columns); ++i) m_grid->setColumnStretch(i, i < columns ? 1 : 0);
  m_columns = columns;
  // A column without cards is as wide as the others: something has to be in it.
  for (QWidget* filler : m_fillers) delete filler;
  m_fillers.clear();
  for (int i = static_cast<int>(m_cardWidgets.size()); i < columns; ++i) {
    m_fillers.push_back(new QWidget(this));
    m_grid->addWidget(m_fillers.back(), 0, i);
  }
  for (std::size_t i = 0; i < m_cardWidgets.size(); ++i)
    m_grid->addWidget(m_cardWidgets[i], static_cast<int>(i) / columns, static_cast<int>(i) % columns);
}

void SectionFrame::retranslate() {
  m_name->setText(gameName(m_gameId));
  m_sentence->setText(gameSentence(m_gameId));
}

void SectionFrame::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace kotai::ui
