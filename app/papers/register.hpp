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

// Prints a preview note on the paper. A preview gets no number and is not registered.
void markAsPreview(Paper& paper, words::Language language);

struct Issue {
  // nullopt if the paper is not registered; the paper then carries a note about this
  std::optional<std::int64_t> number;
  // the reason why the paper could not be registered; nullopt if the paper is of a kind that is never
  // registered
  std::optional<desk::DeskError> unregistered;
};
// Registers the paper and prints number, time and digest on it. If the file is read-only, the paper has no
// number.
[[nodiscard]] Issue issue(desk::Desk& desk, Paper& paper, const desk::Author& author,
                          words::Language language);

// Gives a number to a paper that is saved as a file. The number is printed on the paper first, and registered
// only after the file is written. So a failed export uses no number.
class Numbering {
 public:
  // Precondition: `paper` outlives this object.
  Numbering(desk::Desk& desk, Paper& paper, desk::Author author, words::Language language);

  // Prints the next free number on the paper without registering it. If this is the fifth call, other users
  // took the numbers of four earlier calls. The function then also registers the number at once.
  void announce();
  // Registers the number that announce() printed on the paper. Returns false if this fails, for example
  // because another user took the number: call announce() and draw the paper again.
  [[nodiscard]] bool keep();
  // Returns the number of the paper, or the reason why it has none, after the last call of announce().
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

// Returns the part of the digest that is printed on the paper, in groups: "9F3A 01C2 77BE D410".
[[nodiscard]] std::string shownDigest(std::string_view digest);

// The mark of a paper, as a user types it or reads it from the code in the paper's corner: "17", or "DAMATH
// 17 9F3A…". The digest needs at least 16 digits and may have spaces and capital letters. parsePaperMark
// returns nullopt for any other text.
struct PaperMark {
  std::int64_t number = 0;
  std::string digest;  // the digest on the paper in lower case; empty if it was not given
};
[[nodiscard]] std::optional<PaperMark> parsePaperMark(std::string_view number, std::string_view digest);

struct PaperCheck {
  db::IssuedPaper paper;
  std::string given;  // the digest on the paper; empty if not given
  // the digest of the paper made again from the file's current content; empty if the paper cannot be made
  std::string now;
  std::optional<bool> isDigestRight;      // true if `given` matches the register; nullopt if not given
  bool holds = false;                     // true if the file's current content gives the text of the paper
  std::optional<desk::DeskError> unmade;  // the reason why the paper can no longer be made
  std::vector<desk::RowFacts> since;      // later journal rows about the paper's content
  [[nodiscard]] bool isSound() const { return holds && isDigestRight.value_or(true); }
};
// Checks a paper against the register and the file. Errors: NoSuchPaper, StoreFailed.
[[nodiscard]] desk::DeskResult<PaperCheck> checked(desk::Desk& desk, const PaperMark& mark);
// Returns the result of a check, one sentence a line: first if the paper is authentic and if the file still
// agrees, then the paper's name, the digests that differ, and the changes since it was issued.
[[nodiscard]] std::vector<std::string> checkLines(const PaperCheck& check, const contest::Contest& contest,
                                                  words::Language language);

}  // namespace damath::papers
