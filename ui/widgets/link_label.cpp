#include "ui/widgets/link_label.h"

#include "ui/theme/palette.h"

namespace kotai::ui {

LinkLabel::LinkLabel(QWidget* parent) : Label(parent) {
  setTextFormat(Qt::RichText);
  setWordWrap(true);
  setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  setFocusPolicy(Qt::TabFocus);  // a click does not take the keyboard focus from the board
  hide();
  connect(&Theme::instance(), &Theme::changed, this, &LinkLabel::refresh);
}

void LinkLabel::setLink(const QString& text) {
  m_link = text;
  setAccessibleName(text);
  setVisible(!text.isEmpty());
  refresh();
}

void LinkLabel::refresh() {
  const QString colour = Theme::instance().palette().accent.name();
  setText(QStringLiteral("<a href=\"#\" style=\"color:%1;text-decoration:none\">%2</a>").arg(colour, m_link.toHtmlEscaped()));
}

}  // namespace kotai::ui

#include "moc_link_label.cpp"
