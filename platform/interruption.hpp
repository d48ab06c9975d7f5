// SPDX-License-Identifier: GPL-3.0-or-later
// While an object of this class exists, Ctrl-C and a broken output pipe only ask the program to stop. So a
// long run can finish its line and its file before it ends. A second Ctrl-C ends the program at once.
#pragma once

namespace damath::platform {

class Interruption {
 public:
  Interruption();
  Interruption(const Interruption&) = delete;
  Interruption& operator=(const Interruption&) = delete;
  ~Interruption();

  [[nodiscard]] static bool isAsked();

  // Ends the program as Ctrl-C would, so that the shell learns of it. Precondition: standard output is
  // flushed.
  static void leave();
  // Ends the program as a broken pipe would. Returns if the program was started with broken pipes ignored.
  void leaveByPipe() const;

 private:
  bool m_pipeWasIgnored = false;
};

}  // namespace damath::platform
