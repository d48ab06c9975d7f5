// SPDX-License-Identifier: GPL-3.0-or-later
// Identities that do not mix. Each is the row's number in the contest file, from 1.
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

// A round of an event and a board of a round, from 1.
enum class RoundNumber : int {};
enum class BoardNumber : int {};

// The plain number, for figures and storage.
template <class Id>
[[nodiscard]] constexpr auto numberOf(Id id) {
  return static_cast<std::underlying_type_t<Id>>(id);
}

}  // namespace damath::contest
