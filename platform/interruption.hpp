// SPDX-License-Identifier: GPL-3.0-or-later
// Turns Ctrl-C and a broken output pipe into requests to stop, for the lifetime of this object. So a long run
// ends with whole lines printed and no half-written file. A second Ctrl-C ends the program at once.
#pragma once

namespace damath::platform {

class Interruption {
 public:
  Interruption();
  Interruption(const Interruption&) = delete;
  Interruption& operator=(const Interruption&) = delete;
  ~Interruption();

  [[nodiscard]] static bool isAsked();

  // Ends the program as if by Ctrl-C, so that the shell notices. Precondition: standard output is flushed.
  static void leave();
  // Ends the program as if by a broken pipe. Returns if broken pipes were already ignored at the program's
  // start.
  void leaveByPipe() const;

 private:
  bool m_pipeWasIgnored = false;
};

}  // namespace damath::platform
