// Cards of positions in rows that fill the width of the view.
#pragma once

#include <QListView>
#include <string>

namespace kotai::ui {

class CardDelegate;

/// Its model has CardRoles.
class CardView : public QListView {
  Q_OBJECT

 public:
  explicit CardView(QWidget* parent = nullptr);
  void setVariant(const std::string& id);  ///< whose boards the cards show

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fitCards();

  CardDelegate* m_delegate;
};

}  // namespace kotai::ui
