#include "tests/ui/gallery/cut_texts.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QGraphicsScene>
#include <QGraphicsTextItem>
#include <QGraphicsView>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTableView>
#include <algorithm>

#include "ui/widgets/elided_label.h"

namespace kotai::test {

using namespace kotai::ui;

namespace {

QString oneLine(QString text) { return text.replace(QLatin1Char('\n'), QLatin1Char('|')); }

/// Returns whether a line may break after any character of the text, as in Japanese.
bool breaksAnywhere(const QString& word) {
  constexpr char16_t firstEastAsian = 0x2e80;
  return std::ranges::any_of(word, [](QChar each) { return each.unicode() >= firstEastAsian; });
}

class CutTexts {
 public:
  explicit CutTexts(const QWidget& parent) {
    for (QWidget* each : parent.findChildren<QWidget*>())
      if (each->isVisible() && !each->visibleRegion().isEmpty()) check(*each);
  }
  QStringList faults;

 private:
  void add(const QWidget& widget, const QString& text, int needed, int room, const char* what) {
    const QString line =
        QStringLiteral("%1 %2 %3: \"%4\" needs %5 has %6")
            .arg(QLatin1String(what), QLatin1String(widget.metaObject()->className()), widget.objectName(), oneLine(text))
            .arg(needed)
            .arg(room);
    if (!faults.contains(line)) faults << line;
  }

  void check(QWidget& widget) {
    QString text;
    if (auto* label = qobject_cast<QLabel*>(&widget)) {
      text = label->text();
      checkLabel(*label);
    } else if (auto* elided = qobject_cast<ElidedLabel*>(&widget)) {
      text = elided->text();
      if (elided->sizeHint().width() - 2 > elided->width())
        add(*elided, text, elided->sizeHint().width(), elided->width(), "elided");
    } else if (auto* button = qobject_cast<QAbstractButton*>(&widget)) {
      text = button->text();
      checkButton(*button);
    } else if (auto* box = qobject_cast<QComboBox*>(&widget)) {
      text = box->currentText();
      checkCombo(*box);
    } else if (auto* edit = qobject_cast<QLineEdit*>(&widget)) {
      const QString shown = edit->text().isEmpty() ? edit->placeholderText() : edit->text();
      const int needed = edit->fontMetrics().horizontalAdvance(shown);
      if (needed > edit->width() - 8) add(*edit, shown, needed, edit->width() - 8, "edit");
    } else if (auto* tabs = qobject_cast<QTabBar*>(&widget)) {
      for (int i = 0; i < tabs->count(); ++i) {
        const int needed = tabs->fontMetrics().horizontalAdvance(tabs->tabText(i));
        const QRect rect = tabs->tabRect(i);
        if (needed > rect.width() - 8 || !tabs->rect().contains(rect))
          add(*tabs, tabs->tabText(i), needed, (rect & tabs->rect()).width(), "tab");
      }
    } else if (auto* header = qobject_cast<QHeaderView*>(&widget)) {
      checkHeader(*header);
    } else if (auto* view = qobject_cast<QAbstractItemView*>(&widget)) {
      checkItems(*view);
    } else if (auto* scene = qobject_cast<QGraphicsView*>(&widget); scene && scene->scene()) {
      for (const QGraphicsItem* item : scene->scene()->items())
        if (const auto* shown = dynamic_cast<const QGraphicsTextItem*>(item);
            shown && shown->isVisible() && shown->toPlainText().endsWith(QLatin1String("...")))
          add(*scene, shown->toPlainText(), 0, 0, "chart");
    }
    if (text.isEmpty()) return;
    checkShown(widget, text);
    checkSiblings(widget, text);
  }

  void checkLabel(const QLabel& label) {
    if (label.text().isEmpty()) return;
    if (label.wordWrap()) {
      const int needed = label.heightForWidth(label.width());
      if (needed > label.height() + 1) add(label, label.text(), needed, label.height(), "label-height");
      const QStringList words = label.text().split(QLatin1Char(' '));
      if (label.text().contains(QLatin1Char('<'))) return;
      for (const QString& word : words) {
        if (breaksAnywhere(word)) continue;
        const int width = label.fontMetrics().horizontalAdvance(word);
        if (width > label.contentsRect().width() + 1) add(label, word, width, label.contentsRect().width(), "label-word");
      }
      return;
    }
    if (label.sizeHint().width() > label.width() + 1) add(label, label.text(), label.sizeHint().width(), label.width(), "label");
    if (label.sizeHint().height() > label.height() + 2)
      add(label, label.text(), label.sizeHint().height(), label.height(), "label-height");
  }

  void checkButton(const QAbstractButton& button) {
    if (button.text().isEmpty() || button.sizeHint().width() <= button.width() + 1) return;
    add(button, button.text(), button.sizeHint().width(), button.width(), "button");
  }

  void checkCombo(const QComboBox& box) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    const int room = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box).width();
    const int needed = box.fontMetrics().horizontalAdvance(box.currentText());
    if (needed > room) add(box, box.currentText(), needed, room, "combo");
  }

  void checkHeader(const QHeaderView& header) {
    if (header.orientation() != Qt::Horizontal || !header.model()) return;
    for (int i = 0; i < header.count(); ++i) {
      const QString text = header.model()->headerData(i, Qt::Horizontal).toString();
      const int needed = header.fontMetrics().horizontalAdvance(text) + 8;
      if (!header.isSectionHidden(i) && needed > header.sectionSize(i) && !text.isEmpty())
        add(header, text, needed, header.sectionSize(i), "heading");
    }
  }

  void checkItems(const QAbstractItemView& view) {
    if (!view.model()) return;
    const int rows = std::min(view.model()->rowCount(view.rootIndex()), 200);
    for (int row = 0; row < rows; ++row)
      for (int column = 0; column < view.model()->columnCount(view.rootIndex()); ++column) {
        const QModelIndex index = view.model()->index(row, column, view.rootIndex());
        const QRect rect = view.visualRect(index);
        if (!rect.intersects(view.viewport()->rect())) continue;
        const int needed = view.sizeHintForIndex(index).width();
        const int room = std::min(rect.right(), view.viewport()->width() - 1) - rect.left() + 1;
        if (needed > room + 1) add(view, index.data().toString(), needed, room, "item");
      }
  }

  static bool scrolls(const QWidget& widget) {
    for (const QWidget* each = widget.parentWidget(); each && !each->isWindow(); each = each->parentWidget())
      if (qobject_cast<const QAbstractScrollArea*>(each)) return true;
    return false;
  }

  void checkShown(const QWidget& widget, const QString& text) {
    const QRect shown = widget.visibleRegion().boundingRect();
    if (shown.width() < widget.width() - 1) add(widget, text, widget.width(), shown.width(), "clipped-width");
    if (shown.height() < widget.height() - 1 && !scrolls(widget))
      add(widget, text, widget.height(), shown.height(), "clipped-height");
  }

  void checkSiblings(const QWidget& widget, const QString& text) {
    if (!widget.parentWidget()) return;
    for (QObject* child : widget.parentWidget()->children()) {
      const auto* other = qobject_cast<QWidget*>(child);
      if (!other || other == &widget || !other->isVisible() || other->isWindow()) continue;
      if (!qobject_cast<const QLabel*>(other) && !qobject_cast<const QAbstractButton*>(other) &&
          !qobject_cast<const ElidedLabel*>(other))
        continue;
      const QRect both = widget.geometry() & other->geometry();
      if (both.width() > 2 && both.height() > 4) add(widget, text, both.width(), both.height(), "overlap");
    }
  }
};

}  // namespace

QStringList cutTexts(const QWidget& parent) { return CutTexts(parent).faults; }

}  // namespace kotai::test
