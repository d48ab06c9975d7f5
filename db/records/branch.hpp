// SPDX-License-Identifier: GPL-3.0-or-later
// A branch: an event that is moved to another file, or that this file received.
#pragma once

#include <cstdint>
#include <string>

#include "core/contest/model/ids.hpp"

namespace damath::db {

// The state of an event that is moved to another file. Lent: the other file has the event, so this file
// cannot change it. Borrowed: this file received the event and can change nothing else. Returned: the event
// was merged back, or was reclaimed without the other file.
enum class BranchPart { Lent, Borrowed, Returned };

struct Branch {
  std::string key;  // identifies the handover: 32 hexadecimal digits, equal in both files
  contest::EventId event{};
  BranchPart part = BranchPart::Lent;
  std::int64_t since = 0;  // the last journal row that both files have
  std::string digest;      // the digest of journal row `since`
  std::string by;
  std::string at;
};

}  // namespace damath::db
