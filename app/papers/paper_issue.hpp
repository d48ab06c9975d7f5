// SPDX-License-Identifier: GPL-3.0-or-later
// Issues papers. An issued paper gets a number from the contest's register, the time, a digest of its text,
// and the head of the journal. All four are printed at its lower edge (the imprint).
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/desk/keeping/paper_register.hpp"
#include "app/papers/paper.hpp"

namespace damath::papers {

// Prints a preview note on the paper. A preview gets no number and is not registered.
void markAsPreview(Paper& paper, words::Language language);

struct Issue {
  // nullopt if the paper is not registered; the paper then carries a note about this
  std::optional<std::int64_t> number;
  // the reason why the paper could not be registered; nullopt if the paper has a number or is of a kind that
  // is never registered
  std::optional<desk::DeskError> unregistered;
};
// Registers the paper, and prints its number, time and digest and the head of the journal on it. If the paper
// cannot be registered, for example because the file is read-only, the paper has no number.
[[nodiscard]] Issue issue(desk::Desk& desk, Paper& paper, const desk::Author& author,
                          words::Language language);

// Gives a number to a paper that is saved as a file. The number is printed on the paper first. Usually it is
// registered only when the content of the file is complete, so an export that fails earlier uses no number.
// Exception: the fifth call of announce() registers the number at once.
class Numbering {
 public:
  // Precondition: `paper` outlives this object.
  Numbering(desk::Desk& desk, Paper& paper, desk::Author author, words::Language language);

  // Prints the next free number on the paper without registering it. If the paper cannot get a number, prints
  // a note about this. If this is the fifth call, other users took the numbers of four earlier calls. The
  // function then also registers the number at once. `before` is the number of papers of the same file that
  // will be registered before this paper; each of them takes a number.
  void announce(int before = 0);
  // Registers the number that announce() printed on the paper. Returns true if there is no number to
  // register. Returns false if this fails, for example because another user took the number: call announce()
  // and draw the paper again.
  [[nodiscard]] bool keep();
  // Returns the number of the paper, or the reason why it has none, after the last call of announce().
  [[nodiscard]] const Issue& issue() const { return m_issue; }
  // True if the register has the paper.
  [[nodiscard]] bool isKept() const { return m_isKept; }

 private:
  // Returns the head of the journal in the form of the imprint.
  [[nodiscard]] std::string headText() const;
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

}  // namespace damath::papers
