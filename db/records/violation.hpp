// SPDX-License-Identifier: GPL-3.0-or-later
// A player's violation of the rules of conduct (T5).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/contest/model/ids.hpp"
#include "core/spellings.hpp"

namespace damath::db {

// The kinds of violation (T5). TouchMove: a player touched a chip and did not move it. Time: a player broke
// the time limits. Other: any other violation.
enum class ViolationKind { TouchMove, Time, Other };

struct Violation {
  std::int64_t number = 0;  // assigned when the violation is stored
  contest::EventId event{};
  contest::EntryId entry{};
  std::optional<contest::GameId> game;
  ViolationKind kind = ViolationKind::Other;
  std::string remark;
  std::string by;
  std::string at;
};

// Returns the kind as text: `touchMove`, `time` or `other`.
[[nodiscard]] inline std::string_view toText(ViolationKind kind) {
  return spellingOf(kind);
}
[[nodiscard]] inline std::optional<ViolationKind> parseViolationKind(std::string_view text) {
  return valueOf<ViolationKind>(text);
}

}  // namespace damath::db
