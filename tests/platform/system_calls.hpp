// SPDX-License-Identifier: GPL-3.0-or-later
// Stands between this test program and the C library. Notes the calls that make a file durable, in their
// order, and lets one kind of call fail. At most one object exists at a time.
#pragma once

#include <string>

namespace damath::testing {

class SystemCalls {
 public:
  SystemCalls();
  SystemCalls(const SystemCalls&) = delete;
  SystemCalls& operator=(const SystemCalls&) = delete;
  ~SystemCalls();

  // Makes every such call fail with this error number: "write", "fsync", "linkat", "rename", "fsync folder",
  // or "nameless", which opens a file without a name.
  void fail(const std::string& call, int error);
  void heal(const std::string& call);
  // Returns the calls since the last question, separated by commas, without those of opening.
  [[nodiscard]] std::string made();
};

}  // namespace damath::testing
