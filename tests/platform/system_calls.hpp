// SPDX-License-Identifier: GPL-3.0-or-later
// Stands between this test program and the C library. Notes the calls that make a file durable, in their
// order, and lets chosen kinds of calls fail. At most one object exists at a time.
#pragma once

#include <string>

namespace damath::testing {

class SystemCalls {
 public:
  SystemCalls();
  SystemCalls(const SystemCalls&) = delete;
  SystemCalls& operator=(const SystemCalls&) = delete;
  ~SystemCalls();

  // Until heal(), makes every system call of this kind fail with the error number. `call` is "write",
  // "fsync", "linkat", "rename", "fsync folder", or "nameless" (the opening of a file without a name).
  void fail(const std::string& call, int error);
  void heal(const std::string& call);
  // Returns the calls since made() was last called, separated by commas, without "nameless".
  [[nodiscard]] std::string made();
};

}  // namespace damath::testing
