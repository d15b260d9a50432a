// Runs GLPK on short-lived threads.
#pragma once

#include <glpk.h>

namespace kotai {

/// Disables GLPK's output in the calling thread, and frees the environment of GLPK when the thread ends. GLPK
/// allocates an environment for every calling thread and never frees it. Call this function before any other
/// use of GLPK.
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
