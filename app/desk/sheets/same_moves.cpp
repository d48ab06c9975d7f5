// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/sheets/same_moves.hpp"

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "core/sheet/cells/first_moves.hpp"
#include "db/reading.hpp"

namespace damath::desk {

namespace {

// Returns the known hash of the scoresheet's moves; nullopt if no status of this desk has read the
// scoresheet.
std::optional<std::size_t> knownMoves(const OutcomeMemory& memory, const db::SheetSummary& summary) {
  const auto found = std::ranges::lower_bound(memory.known, summary.owner, {}, &KnownOutcome::owner);
  const bool isKnown = found != memory.known.end() && found->owner == summary.owner &&
                       found->sheet == summary.sheet && found->at == summary.at;
  return isKnown ? std::optional(found->moves) : std::nullopt;
}

}  // namespace

std::size_t movesOf(const sheet::Sheet& sheet) {
  const std::string moves = sheet::firstMoves(sheet);
  return moves.empty() ? 0 : std::max<std::size_t>(std::hash<std::string>()(moves), 1);
}

DeskResult<void> checkSameMoves(const Change& change, const contest::Event& event, const Meeting& meeting,
                                const sheet::Sheet& sheet) {
  const std::size_t moves = movesOf(sheet);
  if (moves == 0) return {};
  const auto ask = [&](const Meeting& other) {
    return change.requireConfirmation(
        questionAt(ConfirmationLevel::Acknowledge, ConfirmationReason::SheetTwice, meeting.at,
                   SameMoves{other.at, playersText(change.contest(), event, other)}));
  };
  const db::Reading& reading = change.edit().reading();
  DAMATH_TRY(summaries, toDeskResult(reading.sheetSummaries()));
  std::vector<Meeting> unread;
  std::vector<contest::SheetId> ids;
  for (const Meeting& other : meetingsOf(event)) {
    if (other.owner == meeting.owner) continue;
    const auto summary = std::ranges::lower_bound(**summaries, other.owner, {}, &db::SheetSummary::owner);
    if (summary == (*summaries)->end() || summary->owner != other.owner) continue;
    const auto known = knownMoves(change.outcomes(), *summary);
    if (known == moves) return ask(other);
    if (known) continue;
    unread.push_back(other);
    ids.push_back(summary->sheet);
  }
  if (ids.empty()) return {};
  DAMATH_TRY(contents, toDeskResult(reading.sheetContents(ids)));
  for (std::size_t i = 0; i < contents->size(); ++i) {
    DAMATH_TRY(other, toDeskResult(db::sheetIn((*contents)[i])));
    if (movesOf(*other) == moves) return ask(unread[i]);
  }
  return {};
}

}  // namespace damath::desk
