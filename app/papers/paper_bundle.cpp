// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/paper_bundle.hpp"

#include <algorithm>
#include <utility>

#include "core/precondition.hpp"

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

words::FileSubject fileSubjectOf(const std::vector<Paper>& papers, const contest::Contest& contest) {
  DAMATH_EXPECTS(!papers.empty());
  words::FileSubject all = fileSubjectOf(papers.front(), contest);
  std::vector<std::string> titles = {all.what};
  for (std::size_t i = 1; i < papers.size(); ++i) {
    const words::FileSubject each = fileSubjectOf(papers[i], contest);
    if (std::ranges::find(titles, each.what) == titles.end()) titles.push_back(each.what);
    if (each.event != all.event) all.event = {};
    if (each.round != all.round) all.round = {};
    if (each.board != all.board || each.round != all.round) all.board = {};
    if (each.players != all.players) all.players.clear();
  }
  all.what.clear();
  for (const std::string& title : titles) all.what += (all.what.empty() ? "" : ", ") + title;
  return all;
}

}  // namespace damath::papers
