#include "ui/strings/exception_text.h"

#include <cxxabi.h>

#include <QCoreApplication>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <new>
#include <system_error>
#include <typeinfo>

#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

struct ExceptionStrings {
  Q_DECLARE_TR_FUNCTIONS(ExceptionStrings)
};

struct Freed {
  void operator()(char* text) const { std::free(text); }
};

QString typeName(const std::exception& thrown) {
  int status = 0;
  const std::unique_ptr<char, Freed> name(abi::__cxa_demangle(typeid(thrown).name(), nullptr, nullptr, &status));
  return QString::fromUtf8(status == 0 ? name.get() : typeid(thrown).name());
}

QString failedFileText(const std::filesystem::filesystem_error& error) {
  const QString file = fileText(QString::fromStdString(error.path1().string()));
  return QStringLiteral("%1: %2").arg(file, QString::fromStdString(error.code().message()));
}

}  // namespace

QString exceptionText(const std::exception_ptr& thrown) {
  try {
    std::rethrow_exception(thrown);
  } catch (const SolutionError& error) {
    return errorText(error);
  } catch (const std::bad_alloc&) {  // includes exceptions of oneTBB
    return ExceptionStrings::tr("The system ran out of memory. Close other programs, then try again.");
  } catch (const std::filesystem::filesystem_error& error) {
    return failedFileText(error);
  } catch (const std::system_error& error) {
    return ExceptionStrings::tr("The system refused a request: %1.").arg(QString::fromLocal8Bit(error.what()));
  } catch (const std::exception& error) {
    return ExceptionStrings::tr("This is a bug in the program. Please report it: %1 (%2).", "%1: message, %2: kind of fault")
        .arg(QString::fromLocal8Bit(error.what()), typeName(error));
  } catch (...) {
    return ExceptionStrings::tr("This is a bug in the program. Please report it: an unknown exception.");
  }
}

}  // namespace kotai::ui
