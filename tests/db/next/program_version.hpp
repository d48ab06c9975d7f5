// SPDX-License-Identifier: GPL-3.0-or-later
// A test program of several versions at once. It has the real migration scripts and two planted scripts after
// them, and a test chooses the newest script. So a test writes a file as the real program does, and opens the
// file as a later program will.
#pragma once

namespace damath::testing {

// The newest version of the real program.
[[nodiscard]] int realVersion();
// The two planted versions. The first version adds a table. The second version also adds a column to a table
// of the real program.
[[nodiscard]] int newTableVersion();
[[nodiscard]] int newColumnVersion();

// Sets the newest version of the program, until the object is destroyed.
class ProgramVersion {
 public:
  explicit ProgramVersion(int newest);
  ProgramVersion(const ProgramVersion&) = delete;
  ProgramVersion& operator=(const ProgramVersion&) = delete;
  ~ProgramVersion();

 private:
  int m_before;
};

}  // namespace damath::testing
