// A contest as plain values: the immutable snapshot that pairing, standings and reports are computed from
// (rulebook 7, Y5). The store makes it; nothing here knows how it is kept.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contest/ids.hpp"
#include "core/exact/number.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/ending.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::contest {

struct ContestHead {
  std::string name;
  std::string venue;  // may be empty
  std::string date;   // as the arbiter wrote it, may be empty
};

struct School {
  SchoolId id{};
  std::string name;
  std::string district;
  std::string division;
};

struct Player {
  PlayerId id{};
  std::string last;
  std::string first;
  std::string middle;
  SchoolId school{};
  std::string grade;
  std::string coach;
  std::optional<int> rating;

  // "Ramon, Mario M.": last, first and middle as written; an empty part leaves no blank or comma behind.
  [[nodiscard]] std::string name() const;
};

enum class System { RoundRobin, Groups, Swiss, KnockOut, DoubleKnockOut };

// What an event is played under; stored whole, so that it never changes under a finished game.
struct EventSetup {
  std::string name;
  rules::ChipSet set;
  rules::Ruleset ruleset;
  System system = System::RoundRobin;
  int legs = 1;               // 1 or 2; round robin
  std::optional<int> rounds;  // nothing: as many as the system needs
  std::uint64_t lotSeed = 0;  // every lot of the event is drawn from it, so it can be drawn again
};

// A player's place in an event; `number` is the start number, from 1 without gaps.
struct Entry {
  EntryId id{};
  PlayerId player{};
  int number = 0;
};

struct GameResult {
  rules::Ending ending = rules::Ending::Time;
  std::optional<exact::Number> blueGrand;  // nothing where the ending decided without figures
  std::optional<exact::Number> redGrand;
  rules::Result result = rules::Result::Draw;
};

struct Game {
  GameId id{};
  RoundNumber round{};
  BoardNumber board{};
  EntryId blue{};
  EntryId red{};
  std::optional<GameResult> result;
};

struct Bye {
  RoundNumber round{};
  EntryId entry{};
};

// A 10-minute rematch between two of the tied (Y2b).
struct Rematch {
  GameId id{};
  EntryId blue{};
  EntryId red{};
  GameResult result;
};

struct Event {
  EventId id{};
  EventSetup setup;
  std::vector<Entry> entries;  // by start number
  std::vector<Game> games;     // by round, then board
  std::vector<Bye> byes;
  std::vector<Rematch> rematches;
};

struct Contest {
  ContestHead head;
  std::vector<School> schools;
  std::vector<Player> players;
  std::vector<Event> events;

  [[nodiscard]] const School* find(SchoolId id) const;
  [[nodiscard]] const Player* find(PlayerId id) const;
  [[nodiscard]] const Event* find(EventId id) const;
  [[nodiscard]] const Event* findEvent(std::string_view name) const;
};

// `roundRobin`, `groups`, `swiss`, `knockOut`, `doubleKnockOut`.
[[nodiscard]] std::string_view toText(System system);
[[nodiscard]] std::optional<System> parseSystem(std::string_view text);

}  // namespace damath::contest
