// One change of the contest file: it holds the write lock from the beginning, so what is read through it
// stays true until it is committed. Every step writes its journal row; nothing is on the disk before commit,
// and everything is undone when the edit goes without one, or when any step failed.
#pragma once

#include <vector>

#include "db/reading.hpp"

namespace damath::db {

// Somebody to be entered: a player known from another event, or a new one. Ids within are ignored.
struct Newcomer {
  std::optional<contest::PlayerId> known;
  contest::Player player;
  contest::School school;  // found by exact name, district and division, or made
};

class Edit {
 public:
  // The contest as of this edit, its own steps included.
  [[nodiscard]] const Reading& reading() const { return m_reading; }

  [[nodiscard]] Expected<contest::EventId, StoreError> addEvent(const contest::EventSetup& setup);
  // With start numbers from `firstNumber` on.
  [[nodiscard]] Expected<void, StoreError> addEntries(contest::EventId event, int firstNumber,
                                                      const std::vector<Newcomer>& newcomers);
  // The games without results; their ids are given by the file.
  [[nodiscard]] Expected<std::vector<contest::Game>, StoreError> addRound(
      contest::EventId event, contest::RoundNumber round, std::vector<contest::Game> games,
      const std::vector<contest::EntryId>& byes);
  // Enters or replaces; the result before is kept in the journal.
  [[nodiscard]] Expected<void, StoreError> setResult(contest::GameId game, const contest::GameResult& result);
  [[nodiscard]] Expected<contest::GameId, StoreError> addRematch(contest::EventId event,
                                                                 const contest::Rematch& rematch);
  [[nodiscard]] Expected<void, StoreError> setRematch(contest::EventId event,
                                                      const contest::Rematch& rematch);
  // As the game's next version.
  [[nodiscard]] Expected<contest::SheetId, StoreError> addSheet(contest::GameId game,
                                                                const sheet::Sheet& sheet,
                                                                const std::vector<StoredFinding>& findings);
  // Once a sheet; the corrections stand beside the lines as written.
  [[nodiscard]] Expected<void, StoreError> acceptSheet(contest::SheetId sheet,
                                                       std::vector<StoredCorrection> corrections);
  // Ends the edit; when this returns without an error the change is on the disk.
  [[nodiscard]] Expected<void, StoreError> commit();

 private:
  friend class Store;
  Edit(Reading reading, Stamp stamp);
  template <class Action>
  auto step(Action&& action);

  Reading m_reading;
  Stamp m_stamp;
  std::optional<StoreError> m_failure;  // of an earlier step
};

}  // namespace damath::db
