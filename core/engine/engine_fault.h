// Faults of an external engine.
#pragma once

#include <exception>
#include <string>
#include <utility>

namespace kotai {

enum class EngineFault {
  NotStarted,      ///< detail: the system's reason
  NoSuchVariant,   ///< the engine does not offer the game; detail: the requested name
  Ended,           ///< the engine has closed its output or ended
  NoAnswer,        ///< detail: the seconds waited
  GaveUp,          ///< the engine resigned or reported that it has no move
  IllegalMove,     ///< detail: the illegal move
  MeaninglessText  ///< detail: the line, which is too long or unexpected here
};

/// A fault of an engine. Stores the engine's program and a detail, but no message text.
class EngineFailure : public std::exception {
 public:
  EngineFailure(EngineFault fault, std::string program, std::string detail = {})
      : m_fault(fault), m_program(std::move(program)), m_detail(std::move(detail)) {}

  EngineFault fault() const { return m_fault; }
  const std::string& program() const { return m_program; }
  const std::string& detail() const { return m_detail; }
  const char* what() const noexcept override { return "kotai::EngineFailure"; }

 private:
  EngineFault m_fault;
  std::string m_program;
  std::string m_detail;
};

}  // namespace kotai
