// GLPK on threads that come and go.
#pragma once

#include <glpk.h>

namespace kotai {

/// GLPK keeps an environment for every thread that calls it and frees none by itself: called before it is used, this frees that
/// of the calling thread when the thread ends, and keeps GLPK from printing there.
inline void prepareLinearPrograms() {
  struct Environment {
    Environment() { glp_term_out(GLP_OFF); }
    ~Environment() { glp_free_env(); }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;
  };
  thread_local const Environment environment;
}

}  // namespace kotai
