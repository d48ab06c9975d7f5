// How a contest file is opened; the defaults are right outside of tests.
#pragma once

#include <chrono>
#include <string>

namespace damath::db {

struct OpenOptions {
  std::chrono::milliseconds busyTimeout{5000};  // how long to wait for another program's lock
  std::string disk;                             // a registered VFS to use; empty: the system's
};

}  // namespace damath::db
