// SPDX-License-Identifier: GPL-3.0-or-later
// A live game as it is stored: a game recorded while it was played.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contest/model/ids.hpp"
#include "core/play/live_step.hpp"
#include "core/spellings.hpp"
#include "db/records/sheet_owner.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::db {

// The game or rematch that is being played. A rematch has no id before it has a result, so its two players
// name it.
struct LiveOwner {
  contest::EventId event{};
  OwnerKind kind = OwnerKind::Game;
  contest::GameId game{};  // set only for a game of a round
  contest::EntryId blue{};
  contest::EntryId red{};
  friend bool operator==(const LiveOwner&, const LiveOwner&) = default;
};

struct StoredStep {
  play::LiveStep step;
  play::ClockState clock;  // the clocks after the step
  std::string by;
  std::string reason;
  std::string at;
};

// The clocks as they were last saved while they ran.
struct KeptClock {
  play::ClockState clock;
  std::string at;
};

struct LiveRecord {
  std::int64_t id = 0;
  LiveOwner owner;
  play::Keeping keeping = play::Keeping::Program;
  std::string by;
  std::string at;
  std::vector<StoredStep> steps;
  // the saved clocks; nullopt if they were not saved after the last step
  std::optional<KeptClock> kept;
};

// Returns the keeper of the scoresheet as text: `program` or `arbiter`.
[[nodiscard]] inline std::string_view toText(play::Keeping keeping) {
  return spellingOf(keeping);
}
[[nodiscard]] inline std::optional<play::Keeping> parseKeeping(std::string_view text) {
  return valueOf<play::Keeping>(text);
}

}  // namespace damath::db
