// SPDX-License-Identifier: GPL-3.0-or-later
// A separate type for each kind of id, so that ids cannot be mixed up. Each id is the row number in the
// contest file, from 1.
#pragma once

#include <cstdint>
#include <type_traits>

namespace damath::contest {

enum class SchoolId : std::int64_t {};
enum class PlayerId : std::int64_t {};
enum class EventId : std::int64_t {};
enum class EntryId : std::int64_t {};
enum class GameId : std::int64_t {};
enum class SheetId : std::int64_t {};

// The number of a round in its event, and the number of a board in its round; both from 1.
enum class RoundNumber : int {};
enum class BoardNumber : int {};

// Returns the plain number, for display and storage.
template <class Id>
[[nodiscard]] constexpr auto numberOf(Id id) {
  return static_cast<std::underlying_type_t<Id>>(id);
}

}  // namespace damath::contest
