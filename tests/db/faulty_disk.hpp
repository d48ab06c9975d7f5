// SPDX-License-Identifier: GPL-3.0-or-later
// A simulated disk between SQLite and the real disk. It can become full, fail or refuse writes. SQLite itself
// is the real library.
#pragma once

#include <string>

namespace damath::testing {

class FaultyDisk {
 public:
  FaultyDisk();
  FaultyDisk(const FaultyDisk&) = delete;
  FaultyDisk& operator=(const FaultyDisk&) = delete;
  ~FaultyDisk();

  // Returns the name for OpenOptions::disk.
  [[nodiscard]] static std::string name();

  void heal();
  // After this number of further writes, each write finds the disk full.
  void fillAfter(int writes);
  // After this number of further writes, each write and flush fails.
  void breakAfter(int writes);
  // Makes every read beyond the header fail.
  void breakReads();
  // Makes databases open read-only.
  void writeProtect();
  [[nodiscard]] int writes() const;
};

}  // namespace damath::testing
