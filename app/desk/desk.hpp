// The arbiter's desk: an open contest file. The use cases stand in the desks built upon it:
//   EventDesk (event_desk.hpp)  events, players, status
//   RoundDesk (round_desk.hpp)  pairing, results, rematches, standings
//   SheetDesk (sheet_desk.hpp)  sheets, audits, corrections
// Every change is one durable transaction with its journal row: when it returns a value it is on the disk,
// when it returns an error the file is as it was. Nothing here asks or prints; sentences are made by
// app/words/desk_words.hpp.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "app/desk/author.hpp"
#include "app/desk/clock.hpp"
#include "app/desk/desk_error.hpp"
#include "app/desk/problem.hpp"
#include "core/contest/contest.hpp"
#include "core/expected.hpp"
#include "db/open_options.hpp"
#include "db/open_verdict.hpp"
#include "db/records.hpp"

namespace damath::db {
class Store;
}  // namespace damath::db

namespace damath::desk {

struct Opening;

class Desk {
 public:
  // A new contest file. Refused: FileExists, NameMissing, NotText, StoreFailed. The clock must outlive the
  // desk.
  [[nodiscard]] static Expected<Desk, DeskError> create(const std::filesystem::path& path,
                                                        const contest::ContestHead& head,
                                                        const Author& author, const Clock& clock,
                                                        const db::OpenOptions& options = {});
  // Never throws and never makes a file; an older file is migrated after a backup beside it.
  [[nodiscard]] static Opening open(const std::filesystem::path& path, const Clock& clock,
                                    const db::OpenOptions& options = {});
  Desk(Desk&&) noexcept;
  Desk& operator=(Desk&&) noexcept;
  ~Desk();

  [[nodiscard]] const std::filesystem::path& path() const;
  // The whole contest as it stands on the disk now.
  [[nodiscard]] Expected<contest::Contest, DeskError> snapshot() const;
  // Every change, oldest first.
  [[nodiscard]] Expected<std::vector<db::JournalRow>, DeskError> journal() const;
  // Integrity of the file, every stored sheet replayed and compared, the journal held against the tables.
  // Empty: nothing is wrong.
  [[nodiscard]] Expected<std::vector<Problem>, DeskError> verify() const;
  // A checked copy. Refused: FileExists, StoreFailed; nothing half-made is left behind.
  [[nodiscard]] Expected<void, DeskError> backup(const std::filesystem::path& to) const;

 private:
  friend class EventDesk;
  friend class RoundDesk;
  friend class SheetDesk;
  Desk(std::unique_ptr<db::Store> store, const Clock& clock);
  [[nodiscard]] db::Stamp stamp(const Author& author) const;

  std::unique_ptr<db::Store> m_store;
  const Clock* m_clock;
};

struct Opening {
  db::OpenVerdict verdict;
  std::optional<Desk> desk;  // set for Current and Migrated
};

}  // namespace damath::desk
