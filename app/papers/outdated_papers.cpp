// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/outdated_papers.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "app/desk/keeping/paper_register.hpp"
#include "app/papers/paper_check.hpp"
#include "app/papers/paper_form.hpp"
#include "core/text/parts.hpp"
#include "words/phrase.hpp"

namespace damath::papers {

namespace {

// True for a form that shows ranks, points or medals.
bool showsRanks(PaperForm form) {
  using enum PaperForm;
  constexpr PaperForm kOfRanks[] = {Tally,      Standings,    Crosstable, Schools, Medals,
                                    Medallists, Certificates, Statements, Report};
  return std::ranges::find(kOfRanks, form) != std::end(kOfRanks);
}

bool isAbout(const db::PaperOf& of, contest::EventId event) {
  if (numberOf(of.event) != 0) return of.event == event;
  return of.events.empty() || std::ranges::find(of.events, event) != of.events.end();
}

}  // namespace

desk::DeskResult<std::vector<db::IssuedPaper>> outdatedSince(desk::Desk& desk, contest::EventId event,
                                                             std::int64_t journal) {
  DAMATH_TRY(issued, desk::PaperRegister(desk).issued());
  std::map<PaperForm, const db::IssuedPaper*> newest;
  for (const db::IssuedPaper& paper : *issued) {
    const auto form = parsePaperForm(paper.of.form);
    const bool isOld = paper.branch.empty() && paper.journal <= journal;
    if (form && showsRanks(*form) && isOld && isAbout(paper.of, event)) newest[*form] = &paper;
  }
  std::vector<db::IssuedPaper> outdated;
  for (const auto& [form, paper] : newest) {
    DAMATH_TRY(check, checked(desk, PaperMark{paper->number, {}}));
    const bool wasTrue = std::ranges::all_of(
        check->since, [journal](const desk::RowFacts& row) { return row.number > journal; });
    if (!check->holds && wasTrue) outdated.push_back(*paper);
  }
  std::ranges::sort(outdated, {}, &db::IssuedPaper::number);
  return outdated;
}

std::string numberedPapersText(const std::vector<db::IssuedPaper>& papers, const contest::Contest& contest,
                               words::Language language) {
  return joined(papers, "; ", [&](const db::IssuedPaper& paper) {
    return words::said(words::Phrase::PaperWithNumber, language,
                       {paperText(paper.of, contest, language), std::to_string(paper.number)});
  });
}

}  // namespace damath::papers
