// SPDX-License-Identifier: GPL-3.0-or-later
// Stores games while they are played. Steps of a live game are only added, never undone, and do not count as
// changes of the contest. The journal also records the steps that an official must answer for, with name and
// reason.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contest/model/ids.hpp"
#include "core/play/live_step.hpp"
#include "db/records/sheet_records.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

class Edit;

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

// A step of an edit, with a journal row. Returns the number of the live game.
[[nodiscard]] StoreResult<std::int64_t> beginLive(Edit& edit, const LiveOwner& owner, play::Keeping keeping);
// A step of an edit: adds a step after those in `record`. The journal records it, with `remark`, if the rules
// ask for author and reason: a turn that stands although it breaks a rule, an undone turn or ending, a
// changed game clock, an objection, a ruling, or an abandoned game. Errors: Overtaken if another user has
// added a step meanwhile.
[[nodiscard]] StoreResult<void> addLiveStep(Edit& edit, const LiveRecord& record, const play::LiveStep& step,
                                            const play::ClockState& clock, std::string_view remark);
// A step of an edit: saves the running clocks. Does nothing if another user has added a step meanwhile.
[[nodiscard]] StoreResult<void> keepClock(Edit& edit, const LiveRecord& record,
                                          const play::ClockState& clock);
// Returns `program` or `arbiter`.
[[nodiscard]] std::string_view toText(play::Keeping keeping);
[[nodiscard]] std::optional<play::Keeping> parseKeeping(std::string_view text);

}  // namespace damath::db
