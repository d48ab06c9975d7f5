// SPDX-License-Identifier: GPL-3.0-or-later
// Compares an issued paper with the register of issued papers and with the present content of the file.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/change/row_facts.hpp"
#include "app/papers/paper.hpp"
#include "app/papers/paper_mark.hpp"

namespace damath::papers {

struct PaperCheck {
  db::IssuedPaper paper;
  std::string given;  // the digest on the paper; empty if not given
  // the digest of the paper made again from the file's current content; empty if the paper cannot be made
  std::string now;
  std::optional<bool> isDigestRight;  // true if `given` matches the register; nullopt if not given
  bool holds = false;                 // true if the file's current content gives the text of the paper
  // True if the content differs, and every later change removed the name of a player (`damath contest
  // forget`).
  bool isNameRemoved = false;
  std::optional<desk::DeskError> unmade;  // the reason why the paper can no longer be made
  std::vector<desk::RowFacts> since;      // later journal rows about the paper's content
  [[nodiscard]] bool isSound() const { return (holds || isNameRemoved) && isDigestRight.value_or(true); }
};
// Checks a paper against the register and the file. Errors: NoSuchPaper, StoreFailed.
[[nodiscard]] desk::DeskResult<PaperCheck> checked(desk::Desk& desk, const PaperMark& mark);
// Returns the result of a check, one sentence a line: first if the paper is authentic and if the file still
// agrees with the paper, then the paper's name, the digests that differ, and the changes since it was issued.
[[nodiscard]] std::vector<std::string> checkLines(const PaperCheck& check, const contest::Contest& contest,
                                                  words::Language language);

}  // namespace damath::papers
