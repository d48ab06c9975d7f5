// SPDX-License-Identifier: GPL-3.0-or-later
// What an audit knows about a finding beyond the finding itself: whose turn it was, the position before it,
// the figures that a sum is made of. Everything here is read off the sheet and the report; where they do not
// tell for certain, there is nothing.
#pragma once

#include <optional>
#include <vector>

#include "core/sheet/cells/entry.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

// One audit, as its findings are told: the sheet as written, what was found, the law it went by. All must
// outlive it.
struct Audited {
  const Sheet& sheet;
  const AuditReport& report;
  Law law;
};

// The turn that a line records, and which of its jumps (0 for a quiet move).
struct TurnPlace {
  std::size_t turn = 0;  // of AuditReport::turns
  std::size_t jump = 0;
};

// The turn in question; for a missing line the one that was left out. Nothing for the lines that were not
// replayed, and for findings about the end of the sheet.
[[nodiscard]] std::optional<TurnPlace> turnOf(const AuditReport& report, const Finding& finding);
// The position that the turn was made in, its side to move. Nothing where there is no such turn.
[[nodiscard]] std::optional<board::Position> positionBefore(const AuditReport& report, std::size_t turn);
// The last position, where the whole game was replayed.
[[nodiscard]] std::optional<board::Position> lastPosition(const AuditReport& report);

// The numbers that a sum should be made of: `52 + 60 = 112`. Only where they give what the finding calls
// right.
struct SumFacts {
  std::vector<exact::Number> parts;
  exact::Number sum;
  exact::Number rounded;  // differs from the sum where the ruleset rounds the total alone
};
[[nodiscard]] std::optional<SumFacts> sumOf(const Audited& audited, const Finding& finding);

// A chip on the board.
struct PlacedChip {
  board::Piece piece;
  board::Square square;
};
// The chip that an R.C. finding is about, where it is left at the end.
[[nodiscard]] std::optional<PlacedChip> remainingChip(const Audited& audited, const Finding& finding);
// The chip that a quiet move names, where it stood before the turn.
[[nodiscard]] std::optional<PlacedChip> movedChip(const Audited& audited, const Finding& finding);

// A chip that turns or counts although the sheet says it was taken, and the line that says so.
struct TakenChip {
  board::Side side = board::Side::Blue;
  board::ChipIndex chip = 0;
  int line = 0;
};
[[nodiscard]] std::optional<TakenChip> takenBefore(const Audited& audited, const Finding& finding);

// How many chips the turn took, and how many the legal turns take.
struct CaptureCounts {
  std::size_t taken = 0;
  std::size_t most = 0;
};
[[nodiscard]] std::optional<CaptureCounts> captureCounts(const Audited& audited, const Finding& finding);

// Which of the two chips of a jump were damas.
struct DamaFacts {
  PlacedChip taker;
  PlacedChip taken;
};
[[nodiscard]] std::optional<DamaFacts> chipsOf(const Audited& audited, const Finding& finding);

// Whether the capture as written names the right chips in the wrong order.
[[nodiscard]] bool isSwapped(const Audited& audited, const Finding& finding);

// The half of the finding's line; nothing where there is no such line.
[[nodiscard]] const Half* halfOf(const Audited& audited, const Finding& finding);

}  // namespace damath::sheet
