// Functions that make layouts and fill them.
#pragma once

#include <QBoxLayout>
#include <QMargins>
#include <QWidget>
#include <initializer_list>

namespace kotai::ui {

/// Creates a layout for the contents of a widget. A spacing of -1 is the spacing of the style.
template <typename Layout>
Layout* makeLayout(QWidget* widget, const QMargins& margins, int spacing = -1) {
  auto* layout = new Layout(widget);
  layout->setContentsMargins(margins);
  layout->setSpacing(spacing);
  return layout;
}

/// Adds widgets to the end of a layout or of a widget with pages, one after another.
template <typename Box>
void addWidgets(Box* box, std::initializer_list<QWidget*> widgets) {
  for (QWidget* each : widgets) box->addWidget(each);
}

}  // namespace kotai::ui
