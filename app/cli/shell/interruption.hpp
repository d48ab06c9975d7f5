// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl-C and a reader that goes away, taken as requests to stop while it lasts, so that a long run ends with
// whole lines printed and no half-written file. A second Ctrl-C ends the program at once.
#pragma once

namespace damath::cli {

class Interruption {
 public:
  Interruption();
  Interruption(const Interruption&) = delete;
  Interruption& operator=(const Interruption&) = delete;
  ~Interruption();

  [[nodiscard]] static bool isAsked();

  // Ends the program as Ctrl-C does otherwise, so that the shell sees it. Standard output must be flushed.
  static void leave();
  // The same for a broken pipe; returns where the program was started with broken pipes ignored.
  void leaveByPipe() const;

 private:
  bool m_pipeWasIgnored = false;
};

}  // namespace damath::cli
