// SPDX-License-Identifier: GPL-3.0-or-later
// Several papers that are printed together or saved as one file. Each paper has its own number in the
// register, and its own imprint.
#pragma once

#include <cstdint>
#include <vector>

#include "app/papers/paper.hpp"
#include "app/papers/paper_issue.hpp"

namespace damath::papers {

class PaperBundle {
 public:
  // Precondition: `desk` outlives this object.
  PaperBundle(desk::Desk& desk, std::vector<Paper> papers, const desk::Author& author,
              words::Language language);
  PaperBundle(const PaperBundle&) = delete;
  PaperBundle& operator=(const PaperBundle&) = delete;

  // Prints the next free numbers on the papers, as Numbering::announce() does. Papers that the register has
  // already keep their numbers.
  void announce();
  // Registers the papers in their order. Returns false if a paper could not get its number: call announce()
  // and draw all papers again.
  [[nodiscard]] bool keep();
  // Registers the papers at once, before they are printed.
  void issue();

  [[nodiscard]] const std::vector<Paper>& papers() const { return m_papers; }
  // Returns the documents of the papers, which this object owns.
  [[nodiscard]] std::vector<const compose::Document*> documents() const;
  // Returns the number of each paper, or the reason why a paper has none, in the order of the papers.
  [[nodiscard]] std::vector<Issue> issues() const;
  // Returns the numbers of the papers that the register has, in the order of the papers. After a failure,
  // these may be fewer than issues() has, because the register does not have an announced number yet.
  [[nodiscard]] std::vector<std::int64_t> keptNumbers() const;

 private:
  std::vector<Paper> m_papers;
  std::vector<Numbering> m_numberings;  // of m_papers, in the same order
};

// Returns the content of each paper, for the name of their file (words::fileNameOf).
[[nodiscard]] std::vector<words::FileSubject> fileSubjectsOf(const std::vector<Paper>& papers,
                                                             const contest::Contest& contest);

}  // namespace damath::papers
