// SPDX-License-Identifier: GPL-3.0-or-later
// The targets that read a contest.
#include "tests/fuzz/target.hpp"

namespace damath::fuzz {

namespace {

constexpr Target kTargets[] = {
    {"stored_text", 2000, runStoredText},
    {"document", 60000, runDocument},
    {"contest_file", 64, runContestFile},
};

}  // namespace

std::span<const Target> targets() {
  return kTargets;
}

}  // namespace damath::fuzz
