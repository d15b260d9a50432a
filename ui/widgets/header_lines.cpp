#include "ui/widgets/header_lines.h"

#include <QHBoxLayout>
#include <utility>

namespace kotai::ui {

namespace {
constexpr int gapPx = 12;
constexpr int lineGapPx = 1;
}  // namespace

HeaderLines::HeaderLines(QWidget* parent, Parts parts)
    : QVBoxLayout(parent), m_parts(std::move(parts)), m_first(new QHBoxLayout), m_second(new QHBoxLayout) {
  setContentsMargins(0, 0, 0, 0);
  setSpacing(lineGapPx);
  for (QHBoxLayout* line : {m_first, m_second}) {
    line->setSpacing(gapPx);
    addLayout(line);
  }
  m_first->addWidget(m_parts.name);
  m_first->addStretch();
  m_first->addWidget(m_parts.last);
  setTwoLines(false);
}

void HeaderLines::setTwoLines(bool two) {
  for (QHBoxLayout* line : {m_first, m_second}) {
    line->removeWidget(m_parts.badge);
    line->removeWidget(m_parts.words);
    for (QWidget* each : m_parts.beside) line->removeWidget(each);
  }
  QHBoxLayout* line = two ? m_second : m_first;
  line->insertWidget(0, m_parts.badge);
  int place = two ? 1 : 2;  // after the name
  line->insertWidget(place++, m_parts.words, 1, Qt::AlignVCenter);
  for (QWidget* each : m_parts.beside) line->insertWidget(place++, each);
}

}  // namespace kotai::ui
