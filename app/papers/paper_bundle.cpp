// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/paper_bundle.hpp"

#include <algorithm>
#include <utility>

namespace damath::papers {

PaperBundle::PaperBundle(desk::Desk& desk, std::vector<Paper> papers, const desk::Author& author,
                         words::Language language)
    : m_papers(std::move(papers)) {
  m_numberings.reserve(m_papers.size());
  for (Paper& paper : m_papers) m_numberings.emplace_back(desk, paper, author, language);
}

void PaperBundle::announce() {
  int before = 0;  // the papers in front that will take a number first
  for (Numbering& numbering : m_numberings) {
    if (numbering.isKept()) continue;
    numbering.announce(before);
    if (numbering.issue().number && !numbering.isKept()) ++before;
  }
}

bool PaperBundle::keep() {
  return std::ranges::all_of(m_numberings, [](Numbering& numbering) { return numbering.keep(); });
}

void PaperBundle::issue() {
  do {
    announce();
  } while (!keep());
}

std::vector<const compose::Document*> PaperBundle::documents() const {
  std::vector<const compose::Document*> documents;
  for (const Paper& paper : m_papers) documents.push_back(&paper.document);
  return documents;
}

std::vector<Issue> PaperBundle::issues() const {
  std::vector<Issue> issues;
  for (const Numbering& numbering : m_numberings) issues.push_back(numbering.issue());
  return issues;
}

std::vector<std::int64_t> PaperBundle::keptNumbers() const {
  std::vector<std::int64_t> numbers;
  for (const Numbering& numbering : m_numberings) {
    if (numbering.isKept() && numbering.issue().number) numbers.push_back(*numbering.issue().number);
  }
  return numbers;
}

std::vector<words::FileSubject> fileSubjectsOf(const std::vector<Paper>& papers,
                                               const contest::Contest& contest) {
  std::vector<words::FileSubject> subjects;
  subjects.reserve(papers.size());
  for (const Paper& paper : papers) subjects.push_back(fileSubjectOf(paper, contest));
  return subjects;
}

}  // namespace damath::papers
