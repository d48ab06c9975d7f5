// SPDX-License-Identifier: GPL-3.0-or-later
// Issues papers and checks them later. An issued paper gets a number from the contest's register, the time,
// and a digest of its text; all three are printed at its lower edge. A check compares a paper with the
// register and with the file's current content.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/change/row_facts.hpp"
#include "app/desk/keeping/paper_register.hpp"
#include "app/papers/paper.hpp"

namespace damath::papers {

// Prints a preview note on the paper. A preview has no number and no row in the register.
void markAsPreview(Paper& paper, words::Language language);

struct Issue {
  std::optional<std::int64_t> number;  // nullopt if the paper is not registered; the imprint then says so
  // the error; nullopt for a paper of a kind that is never registered
  std::optional<desk::DeskError> unregistered;
};
// Prints the imprint on the paper. If the file is read-only, the paper is issued without a number.
[[nodiscard]] Issue issue(desk::Desk& desk, Paper& paper, const desk::Author& author,
                          words::Language language);

// Numbers a paper that is saved as a file. The number is printed first, and registered only after the file is
// safely written. A failed export thus uses no number.
class Numbering {
 public:
  // `paper` must outlive this object.
  Numbering(desk::Desk& desk, Paper& paper, desk::Author author, words::Language language);

  // Prints the imprint with the next number. If other users took the number four times, registers the number
  // at once.
  void announce();
  // Registers the announced number. False if that fails, for example because another user took the number:
  // call announce() and draw the paper again.
  [[nodiscard]] bool keep();
  // The state after the last announce().
  [[nodiscard]] const Issue& issue() const { return m_issue; }
  // True if the register has the paper.
  [[nodiscard]] bool isKept() const { return m_isKept; }

 private:
  void unregister(std::optional<desk::DeskError> why);

  desk::Desk& m_desk;
  Paper& m_paper;
  desk::Author m_author;
  words::Language m_language;
  Issue m_issue;
  std::optional<desk::PaperRegister::Announced> m_announced;
  int m_tries = 0;
  bool m_isKept = false;
};

// Returns the printed part of a digest: "9F3A 01C2 77BE D410".
[[nodiscard]] std::string shownDigest(std::string_view digest);

// The mark of a paper, typed by a user or read from the code in its corner: "17", or "DAMATH 17 9F3A…". A
// digest may have spaces and letters of any case, and needs at least 16 digits. parsePaperMark returns
// nullopt for any other text.
struct PaperMark {
  std::int64_t number = 0;
  std::string digest;  // lower case; empty if not given
};
[[nodiscard]] std::optional<PaperMark> parsePaperMark(std::string_view number, std::string_view digest);

struct PaperCheck {
  db::IssuedPaper paper;
  std::string given;                  // the digest on the paper; empty if not given
  std::string now;                    // the digest of the current content; empty if the paper cannot be made
  std::optional<bool> isDigestRight;  // true if `given` matches the register; nullopt if not given
  bool holds = false;                 // the file's current content gives the same text
  std::optional<desk::DeskError> unmade;  // the reason why the paper can no longer be made
  std::vector<desk::RowFacts> since;      // later journal rows that concern the paper
  [[nodiscard]] bool isSound() const { return holds && isDigestRight.value_or(true); }
};
// Errors: NoSuchPaper, StoreFailed.
[[nodiscard]] desk::DeskResult<PaperCheck> checked(desk::Desk& desk, const PaperMark& mark);
// Returns the result as sentences, one a line: first whether the paper is authentic and still agrees with the
// file, then the paper's name, any digests that differ, and the changes since then.
[[nodiscard]] std::vector<std::string> checkLines(const PaperCheck& check, const contest::Contest& contest,
                                                  words::Language language);

}  // namespace damath::papers
