// SPDX-License-Identifier: GPL-3.0-or-later
// The register of the papers that were issued. It is no change of the contest: the journal has no row of it,
// nothing undoes it, and an event that another computer has is no hindrance.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "db/paper.hpp"
#include "db/records/records.hpp"

namespace damath::desk {

class PaperRegister {
 public:
  explicit PaperRegister(const Desk& desk) : m_desk(&desk) {}

  // A paper as it would be issued now; nothing of it is kept. `digest`: of everything that is read on it;
  // `journal`: the newest row that it knows of, 0 where that is the newest of all. Refused: ByRequired,
  // NotText, TextUnseen, TextTooLong, StoreFailed (a file that cannot be written).
  struct Announced {
    db::IssuedPaper paper;
    db::Stamp stamp;
  };
  [[nodiscard]] DeskResult<Announced> announce(const db::PaperOf& of, std::string_view digest,
                                               const Author& author, std::int64_t journal) const;
  // Issues it under the number that was announced; false where another paper has got that meanwhile. Refused:
  // StoreFailed.
  [[nodiscard]] DeskResult<bool> keep(const Announced& announced) const;
  // By number. Refused: StoreFailed.
  [[nodiscard]] DeskResult<std::vector<db::IssuedPaper>> issued() const;
  // Refused: NoSuchPaper, StoreFailed.
  [[nodiscard]] DeskResult<db::IssuedPaper> paper(std::int64_t number) const;
  // Of the file's own rows in the journal. Refused: StoreFailed.
  [[nodiscard]] DeskResult<std::int64_t> newestRow() const;
  // Universal time, as the register has it.
  [[nodiscard]] std::string now() const;

 private:
  const Desk* m_desk;
};

// What it said, in short. Refused: StoreFailed where the cryptographic library fails.
[[nodiscard]] DeskResult<std::string> digestOf(const db::GiveText& says);

}  // namespace damath::desk
