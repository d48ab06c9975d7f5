// SPDX-License-Identifier: GPL-3.0-or-later
// A game that was stored while it was played.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contest/model/ids.hpp"
#include "core/play/live_step.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::db {

// The game that is being played. A rematch has no number before it has a result.
struct LiveOwner {
  contest::EventId event{};
  OwnerKind kind = OwnerKind::Game;
  contest::GameId game{};  // only for a game of a round
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

// The running clocks when they were last saved.
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
  // The clocks after the last step; nullopt if they were not saved since.
  std::optional<KeptClock> kept;
};

// Returns `program` or `arbiter`.
[[nodiscard]] std::string_view toText(play::Keeping keeping);
[[nodiscard]] std::optional<play::Keeping> parseKeeping(std::string_view text);

}  // namespace damath::db
