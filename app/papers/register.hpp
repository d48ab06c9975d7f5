// SPDX-License-Identifier: GPL-3.0-or-later
// A paper goes out: it gets its number from the contest's register, the moment, and the digest of what it
// says, which stand in its lower edge. And one that comes back: whether it is what the file holds.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/change/row_facts.hpp"
#include "app/desk/keeping/paper_register.hpp"
#include "app/papers/paper.hpp"

namespace damath::papers {

// The paper says that it is a preview; it gets no number and no row in the register.
void markAsPreview(Paper& paper, words::Language language);

struct Issue {
  std::optional<std::int64_t> number;           // nothing: it is not registered, and says so
  std::optional<desk::DeskError> unregistered;  // why, where that is no matter of the paper itself
};
// Puts the imprint on the paper. A file that cannot be written hinders no paper.
[[nodiscard]] Issue issue(desk::Desk& desk, Paper& paper, const desk::Author& author,
                          words::Language language);

// The number of a paper that becomes a file: drawn with it, kept once the file is safely there, so that what
// comes to nothing has none.
class Numbering {
 public:
  // The paper must outlive it.
  Numbering(desk::Desk& desk, Paper& paper, desk::Author author, words::Language language);

  // Puts the imprint on the paper, with the number that it is to have. One that others are always before gets
  // it at once.
  void announce();
  // Now the number is the paper's. False where it cannot be: the paper is to be announced and drawn again.
  [[nodiscard]] bool keep();
  // As announced.
  [[nodiscard]] const Issue& issue() const { return m_issue; }
  // The register has it.
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

// "9F3A 01C2 77BE D410": as much of a digest as stands on paper.
[[nodiscard]] std::string shownDigest(std::string_view digest);

// What stands on a paper, however it was typed or read from its corner: "17", or "DAMATH 17 9F3A…" with its
// digest; the digest alone with blanks or without, in any case, from 16 digits on. Nothing where it is none.
struct PaperMark {
  std::int64_t number = 0;
  std::string digest;  // small letters; empty where none is given
};
[[nodiscard]] std::optional<PaperMark> parsePaperMark(std::string_view number, std::string_view digest);

struct PaperCheck {
  db::IssuedPaper paper;
  std::string given;                      // the digest on the paper; empty where none was given
  std::string now;                        // that of what the file holds; empty where it cannot be made
  std::optional<bool> isDigestRight;      // that on the paper is the register's; nothing: none was given
  bool holds = false;                     // what the file holds now says the same
  std::optional<desk::DeskError> unmade;  // why it can no longer be made
  std::vector<desk::RowFacts> since;      // what was done since to what it speaks of
  [[nodiscard]] bool isSound() const { return holds && isDigestRight.value_or(true); }
};
// Refused: NoSuchPaper, StoreFailed.
[[nodiscard]] desk::DeskResult<PaperCheck> checked(desk::Desk& desk, const PaperMark& mark);
// What it found, a sentence a line: first whether the paper is what was issued and what the file says, then
// what it is, the digests where they differ, and what was done since.
[[nodiscard]] std::vector<std::string> checkLines(const PaperCheck& check, const contest::Contest& contest,
                                                  words::Language language);

}  // namespace damath::papers
