// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of other people to the data that an author is about to change.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/author.hpp"
#include "app/desk/change/desk.hpp"
#include "db/records/journal_row.hpp"
#include "db/store.hpp"

namespace damath::desk {

// Another person who changed the data that the author is about to change, and the time of that change. `by`
// is empty if there is no such person.
struct OtherHand {
  std::string by;
  std::string at;

  [[nodiscard]] bool isAny() const { return !by.empty(); }
};

// Finds changes that other people made to the data that the author is about to change. In a shared contest, a
// journal row is by another person if it names another author. In a file, a journal row is by another person
// if this desk did not make the action of the row. A row that notes the clock never counts. Errors:
// StoreFailed (all functions).
class OtherHands {
 public:
  // The open file, the edit and the author must outlive this object.
  OtherHands(const Desk::OpenFile& openFile, const db::Edit& edit, const Author& author)
      : m_openFile(openFile), m_edit(edit), m_author(author) {}

  // Returns the person who wrote the newest journal row about the subject, if that person is not the author
  // of this change. In a file, only rows after the author's screen was drawn count.
  [[nodiscard]] DeskResult<OtherHand> last(const std::string& subject) const;
  // Returns the person who wrote the newest journal row about the subject after the author's screen was
  // drawn, if that person is not the author of this change. Returns an empty OtherHand if the author has no
  // screen.
  [[nodiscard]] DeskResult<OtherHand> since(const std::string& subject) const;
  // Returns all journal rows that other people added after the author's screen was drawn, oldest first. Empty
  // if the author has no screen. The rows are read only once, because no other program can write during a
  // change.
  [[nodiscard]] DeskResult<const std::vector<db::JournalRow>*> rowsSince() const;

 private:
  // Returns the number of the last journal row that the author saw on the screen. nullopt if the author has
  // no screen.
  [[nodiscard]] DeskResult<std::optional<std::int64_t>> seenNumber() const;
  [[nodiscard]] DeskResult<OtherHand> behind(std::int64_t row, const std::string& subject) const;
  [[nodiscard]] bool isOthers(const db::JournalRow& row) const;

  const Desk::OpenFile& m_openFile;
  const db::Edit& m_edit;
  const Author& m_author;
  mutable std::optional<std::vector<db::JournalRow>> m_rowsSince;
};

}  // namespace damath::desk
