// SPDX-License-Identifier: GPL-3.0-or-later
// Games that are kept while they are played. Their steps only grow and are no change of the contest; those
// that somebody answers for with name and reason stand in the journal too. Nothing undoes them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contest/ids.hpp"
#include "core/play/live_step.hpp"
#include "db/records/sheet_records.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

class Edit;

// Whose game it is. A rematch has no number before it has a result.
struct LiveOwner {
  contest::EventId event{};
  OwnerKind kind = OwnerKind::Game;
  contest::GameId game{};  // of a game of a round
  contest::EntryId blue{};
  contest::EntryId red{};
  friend bool operator==(const LiveOwner&, const LiveOwner&) = default;
};

struct StoredStep {
  play::LiveStep step;
  play::ClockState clock;  // as it was after it
  std::string by;
  std::string reason;
  std::string at;
};

// The clocks while they ran, as they were kept last.
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
  // Of the time after the last step; nothing where none was kept since.
  std::optional<KeptClock> kept;
};

// A step of an edit, in the journal. The number of the live game.
[[nodiscard]] StoreResult<std::int64_t> beginLive(Edit& edit, const LiveOwner& owner, play::Keeping keeping);
// A step of an edit, after so many. In the journal where the rules ask who did it and why: a turn that is let
// stand or taken back, an ending taken back, the game clock set, objections, rulings, a game given up; the
// remark is its words there. Refused: Overtaken where another step is the last by now.
[[nodiscard]] StoreResult<void> addLiveStep(Edit& edit, const LiveRecord& record, const play::LiveStep& step,
                                            const play::ClockState& clock, std::string_view remark);
// A step of an edit: the clocks after so many steps, as they run. Where there are more by now nothing is
// kept.
[[nodiscard]] StoreResult<void> keepClock(Edit& edit, const LiveRecord& record,
                                          const play::ClockState& clock);
// `program`, `arbiter`.
[[nodiscard]] std::string_view toText(play::Keeping keeping);
[[nodiscard]] std::optional<play::Keeping> parseKeeping(std::string_view text);

}  // namespace damath::db
