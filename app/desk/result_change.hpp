// How a result gets into a game, from the arbiter or from an accepted sheet: with the care that a correction
// asks for, and what it moves.
#pragma once

#include "app/desk/change.hpp"
#include "app/desk/meeting.hpp"
#include "app/desk/round_desk.hpp"

namespace damath::desk {

// Confirmed where the very result stands. Refused: SheetSignedOff, CareAsked, ByRequired, ReasonRequired,
// StoreFailed.
[[nodiscard]] Expected<ChangeKind, DeskError> putResult(const Change& change, const contest::Event& event,
                                                        const contest::Game& game,
                                                        const contest::GameResult& after);

// The same of a rematch, whose sides may change with it; every correction of it asks for care.
[[nodiscard]] Expected<ChangeKind, DeskError> putResult(const Change& change, const contest::Event& event,
                                                        const contest::Rematch& before,
                                                        contest::Rematch after);

// The same of whichever it is.
[[nodiscard]] Expected<ChangeKind, DeskError> putResult(const Change& change, const contest::Event& event,
                                                        const Meeting& meeting,
                                                        const contest::GameResult& after);

// Whether the version in force of its sheet is signed off.
[[nodiscard]] Expected<bool, DeskError> isSignedOff(const Change& change, db::SheetOwner owner);

}  // namespace damath::desk
