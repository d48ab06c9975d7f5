// SPDX-License-Identifier: GPL-3.0-or-later
// While an object of this class exists, Ctrl-C only asks the program to stop, and a broken output pipe only
// makes writing fail. So a long run can finish its line and its file before it ends. A second Ctrl-C ends the
// program at once. If Ctrl-C was ignored before, it stays ignored.
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
