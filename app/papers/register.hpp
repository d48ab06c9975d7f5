// SPDX-License-Identifier: GPL-3.0-or-later
// Issues papers and checks them later. An issued paper gets a number from the contest's register, the time,
// and a digest of its text. All three are printed at its lower edge (the imprint). A check compares a paper
// with the register and with the present content of the file.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/change/row_facts.hpp"
#include "app/desk/keeping/paper_register.hpp"
#include "app/papers/paper.hpp"

namespace damath::papers {

// Prints a note on the paper that it is a preview. A preview has no number and no row in the register.
void markAsPreview(Paper& paper, words::Language language);

struct Issue {
  std::optional<std::int64_t> number;  // nullopt if the paper is not registered; the paper then says so
  // the error that prevented it; nullopt for a kind of paper that is never registered
  std::optional<desk::DeskError> unregistered;
};
// Registers the paper and prints number, time and digest on it. If the file is read-only, the paper has no
// number.
[[nodiscard]] Issue issue(desk::Desk& desk, Paper& paper, const desk::Author& author,
                          words::Language language);

// Numbers a paper that is saved as a file. The number is printed first. It is registered only after the file
// is safely written, so that a failed export uses no number.
class Numbering {
 public:
  // Precondition: `paper` outlives this object.
  Numbering(desk::Desk& desk, Paper& paper, desk::Author author, words::Language language);

  // Prints the next number, the time and the digest on the paper. After other users took the announced number
  // four times, registers the next number at once.
  void announce();
  // Registers the announced number. Returns false if that fails, for example because another user took the
  // number. The caller then calls announce() and draws the paper again.
  [[nodiscard]] bool keep();
  // Returns the number, or the error, of the last announce().
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

// Returns the part of a digest that is printed on a paper: "9F3A 01C2 77BE D410".
[[nodiscard]] std::string shownDigest(std::string_view digest);

// The mark of a paper, as a user types it or reads it from the code in the paper's corner: "17", or "DAMATH
// 17 9F3A…". The digest needs at least 16 digits and may have spaces and capital letters. parsePaperMark
// returns nullopt for any other text.
struct PaperMark {
  std::int64_t number = 0;
  std::string digest;  // in lower case; empty if the mark has none
};
[[nodiscard]] std::optional<PaperMark> parsePaperMark(std::string_view number, std::string_view digest);

struct PaperCheck {
  db::IssuedPaper paper;
  std::string given;                      // the digest on the paper; empty if the user did not give it
  std::string now;                        // the digest of the paper made now; empty if it cannot be made
  std::optional<bool> isDigestRight;      // true if `given` is the register's digest; nullopt without `given`
  bool holds = false;                     // true if the present content gives the same text
  std::optional<desk::DeskError> unmade;  // the reason why the paper can no longer be made
  std::vector<desk::RowFacts> since;      // later journal rows about the paper's content
  [[nodiscard]] bool isSound() const { return holds && isDigestRight.value_or(true); }
};
// Compares a paper with the register and the file. Errors: NoSuchPaper, StoreFailed.
[[nodiscard]] desk::DeskResult<PaperCheck> checked(desk::Desk& desk, const PaperMark& mark);
// Returns the result of a check, one sentence a line: first if the paper is authentic and if the file still
// agrees, then the paper's name, the digests that differ, and the changes since it was issued.
[[nodiscard]] std::vector<std::string> checkLines(const PaperCheck& check, const contest::Contest& contest,
                                                  words::Language language);

}  // namespace damath::papers
