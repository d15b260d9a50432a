// Faults of an external engine.
#pragma once

#include <exception>
#include <string>
#include <utility>

namespace kotai {

enum class EngineFault {
  NotStarted,      ///< detail: the system's reason
  NoSuchVariant,   ///< it does not know the game; detail: the name asked for
  Ended,           ///< it closed its output, or is gone
  NoAnswer,        ///< detail: the seconds waited
  GaveUp,          ///< the game, or said that it has no move
  IllegalMove,     ///< detail: what it wanted to play
  MeaninglessText  ///< detail: the line, too long or not what the protocol has at this place
};

/// Carries what, about which program, and a detail; never a sentence for people.
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
