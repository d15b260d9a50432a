#include "ui/widgets/header_lines.h"

#include <QVBoxLayout>
#include <utility>

namespace kotai::ui {

namespace {
constexpr int gapPx = 12;
constexpr int lineGapPx = 1;
}  // namespace

HeaderLines::HeaderLines(QWidget* parent, Parts parts)
    : QHBoxLayout(parent), m_parts(std::move(parts)), m_first(new QHBoxLayout), m_second(new QHBoxLayout) {
  setContentsMargins(0, 0, 0, 0);
  setSpacing(gapPx);
  auto* lines = new QVBoxLayout;
  lines->setSpacing(lineGapPx);
  for (QHBoxLayout* line : {m_first, m_second}) {
    line->setSpacing(gapPx);
    lines->addLayout(line);
  }
  addLayout(lines, 1);
  addWidget(m_parts.last, 0, Qt::AlignVCenter);
  m_first->addWidget(m_parts.name);
  m_first->addStretch();
  setTwoLines(false);
}

void HeaderLines::setTwoLines(bool two) {
  if (m_two == two) return;
  m_two = two;
  for (QHBoxLayout* line : {m_first, m_second}) {
    line->removeWidget(m_parts.badge);
    line->removeWidget(m_parts.words);
    for (QWidget* each : m_parts.beside) line->removeWidget(each);
  }
  QHBoxLayout* line = two ? m_second : m_first;
  line->insertWidget(0, m_parts.badge);
  int place = two ? 1 : 2;  // placed after the name
  line->insertWidget(place++, m_parts.words, 1, Qt::AlignVCenter);
  for (QWidget* each : m_parts.beside) line->insertWidget(place++, each);
}

}  // namespace kotai::ui
