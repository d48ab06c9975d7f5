// SPDX-License-Identifier: GPL-3.0-or-later
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

// A practice contest is for trying out; what was made one can never be official again.
enum class ContestMode { Official, Practice };

struct ContestHead {
  std::string name;
  std::string venue;  // may be empty
  std::string date;   // as the arbiter wrote it, may be empty
  ContestMode mode = ContestMode::Official;
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

// Who moves first, which is BLUE's side: balanced over the rounds, or drawn by lot for every game.
enum class FirstMove { Balanced, Lot };

// Whether two of one school may be paired (Y4): freely, or late in a round robin never and elsewhere only
// where nothing else is left.
enum class SchoolMates { Free, KeptApart };

// System::Groups: round robins side by side, and a final of the best.
struct GroupPlan {
  int groups = 2;                   // at least 2
  int advancing = 2;                // of each group, at least 1
  System final = System::KnockOut;  // or RoundRobin
  friend bool operator==(const GroupPlan&, const GroupPlan&) = default;
};

// Whether the upper half of the field has more points for pairing in the first rounds (Handbook C.04.5.1).
enum class Acceleration { None, Baku };

// System::Swiss: what an event adds to the federation's rules.
struct SwissPlan {
  int roundsApart = 1;  // in how many rounds, from the first, schoolmates who are kept apart do not meet
  Acceleration acceleration = Acceleration::None;
  friend bool operator==(const SwissPlan&, const SwissPlan&) = default;
};

// What an event is played under; stored whole, so that it never changes under a finished game.
struct EventSetup {
  std::string name;
  rules::ChipSet set;
  rules::Ruleset ruleset;
  System system = System::RoundRobin;
  int legs = 1;               // 1 or 2; round robin
  std::optional<int> rounds;  // nothing: as many as the system needs
  std::uint64_t lotSeed = 0;  // every lot of the event is drawn from it, so it can be drawn again
  std::string level = {};     // the grades it is for, as written; may be empty
  FirstMove firstMove = FirstMove::Balanced;
  SchoolMates schoolMates = SchoolMates::Free;
  GroupPlan groupPlan = {};  // Groups only
  SwissPlan swissPlan = {};  // Swiss only
};

// A player's place in an event; `number` is the start number, from 1 without gaps. In seeded systems it is
// the seed.
struct Entry {
  EntryId id{};
  PlayerId player{};
  int number = 0;
  int firstRound = 1;                      // later for a late entry
  std::optional<int> lastRound = {};       // of one who withdrew: 0 before the first; nothing else is paired
  std::vector<RoundNumber> absences = {};  // rounds to sit out by announcement, ascending

  // Whether the entry is to be paired in that round.
  [[nodiscard]] bool plays(RoundNumber round) const;
};

struct GameResult {
  rules::Ending ending = rules::Ending::Time;
  std::optional<exact::Number> blueGrand;  // nothing where the ending decided without figures
  std::optional<exact::Number> redGrand;
  rules::Result result = rules::Result::Draw;
  friend bool operator==(const GameResult&, const GameResult&) = default;
};

struct Game {
  GameId id{};
  RoundNumber round{};
  BoardNumber board{};
  EntryId blue{};
  EntryId red{};
  std::optional<GameResult> result;
};

// Allotted: nobody was left to play, or the opponent of a table is away; counts Y1's bye. Absent: the entry
// itself is away; counts nothing.
enum class ByeKind { Allotted, Absent };

struct Bye {
  RoundNumber round{};
  EntryId entry{};
  ByeKind kind = ByeKind::Allotted;
};

// A 10-minute rematch between two of the tied (Y2b), or after a drawn game of a knock-out.
struct Rematch {
  GameId id{};
  EntryId blue{};
  EntryId red{};
  GameResult result;
  std::optional<GameId> decides = {};  // the drawn game of a knock-out
};

// A round that is paired. One that is held is seen by the arbiter alone.
enum class Publication { Held, Published };

struct Round {
  RoundNumber number{};
  Publication publication = Publication::Published;
};

// A lot that the arbiter drew among those still level (Y2d), the best first.
struct Lot {
  std::vector<EntryId> order;
};

struct Event {
  EventId id{};
  EventSetup setup;
  std::vector<Entry> entries;  // by start number
  std::vector<Game> games;     // by round, then board
  std::vector<Bye> byes;
  std::vector<Rematch> rematches;
  std::vector<Round> rounds = {};  // the paired ones, ascending
  std::vector<Lot> lots = {};      // in the order they were drawn

  [[nodiscard]] const Entry* find(EntryId entry) const;
  [[nodiscard]] const Game* find(GameId game) const;
  [[nodiscard]] const Rematch* findRematch(GameId rematch) const;  // ids of their own
  // The same. Promise: it is there.
  [[nodiscard]] const Entry& at(EntryId entry) const;
  [[nodiscard]] const Game& at(GameId game) const;
  // Whether the round is paired and not published.
  [[nodiscard]] bool isHeld(RoundNumber round) const;
};

// The event as the public may know it: without the rounds that are held, their games and byes.
[[nodiscard]] Event withoutHeld(Event event);

struct Contest {
  ContestHead head;
  std::vector<School> schools;
  std::vector<Player> players;
  std::vector<Event> events;

  [[nodiscard]] const School* find(SchoolId id) const;
  [[nodiscard]] const Player* find(PlayerId id) const;
  [[nodiscard]] const Event* find(EventId id) const;
  // The same. Promise: it is there.
  [[nodiscard]] const Player& at(PlayerId id) const;
  [[nodiscard]] const Event& at(EventId id) const;
  [[nodiscard]] const Event* findEvent(std::string_view name) const;
};

// `roundRobin`, `groups`, `swiss`, `knockOut`, `doubleKnockOut`.
[[nodiscard]] std::string_view toText(System system);
[[nodiscard]] std::optional<System> parseSystem(std::string_view text);
// `official`, `practice`.
[[nodiscard]] std::string_view toText(ContestMode mode);
// `balanced`, `lot`.
[[nodiscard]] std::string_view toText(FirstMove firstMove);
[[nodiscard]] std::optional<FirstMove> parseFirstMove(std::string_view text);
// `free`, `keptApart`.
[[nodiscard]] std::string_view toText(SchoolMates schoolMates);
[[nodiscard]] std::optional<SchoolMates> parseSchoolMates(std::string_view text);
// `none`, `baku`.
[[nodiscard]] std::string_view toText(Acceleration acceleration);
[[nodiscard]] std::optional<Acceleration> parseAcceleration(std::string_view text);
// `allotted`, `absent`.
[[nodiscard]] std::string_view toText(ByeKind kind);

}  // namespace damath::contest
