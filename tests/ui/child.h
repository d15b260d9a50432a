// Finds children of windows by their object names.
#pragma once

#include <QObject>
#include <QString>
#include <type_traits>

namespace kotai::test {

/// Returns the descendant with this object name, or the first descendant of the class if no name is given. Ends the
/// program if there is no such descendant.
template <typename Part, typename Parent>
Part* child(const Parent& parent, const char* name = nullptr) {
  const QObject* from = nullptr;
  if constexpr (std::is_convertible_v<Parent, const QObject*>)
    from = parent;
  else if constexpr (requires { parent.get(); })
    from = parent.get();
  else
    from = &parent;
  auto* found = from->findChild<Part*>(QString::fromLatin1(name));
  if (!found) qFatal("There is no such part: %s %s", Part::staticMetaObject.className(), name ? name : "");
  return found;
}

}  // namespace kotai::test
