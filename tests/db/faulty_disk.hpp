// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that can fill up, fail or refuse to be written, put between SQLite and the real one. The database
// above it is the real thing.
#pragma once

#include <string>

namespace damath::testing {

class FaultyDisk {
 public:
  FaultyDisk();
  FaultyDisk(const FaultyDisk&) = delete;
  FaultyDisk& operator=(const FaultyDisk&) = delete;
  ~FaultyDisk();

  // For OpenOptions::disk.
  [[nodiscard]] static std::string name();

  void heal();
  // After so many more writes every write finds the disk full.
  void fillAfter(int writes);
  // After so many more writes every write and flush fails.
  void breakAfter(int writes);
  // Every read beyond the header fails.
  void breakReads();
  // Files open for reading alone.
  void writeProtect();
  [[nodiscard]] int writes() const;
};

}  // namespace damath::testing
