// Runs GLPK on short-lived threads.
#pragma once

#include <glpk.h>

namespace kotai {

/// GLPK allocates an environment for every calling thread and never frees it. Call this before use. It frees the calling
/// thread's environment when the thread ends, and keeps GLPK from printing there.
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
