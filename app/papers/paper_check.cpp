// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/paper_check.hpp"

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <utility>

#include "app/desk/change/lookup.hpp"
#include "app/desk/change/refused.hpp"
#include "app/desk/keeping/journal_facts.hpp"
#include "app/desk/keeping/paper_register.hpp"
#include "app/words/texts/journal_words.hpp"
#include "app/words/texts/moment_words.hpp"
#include "app/words/texts/refusal_words.hpp"
#include "words/phrase.hpp"

namespace damath::papers {

namespace {

// True for the journal rows that were added after the paper was issued.
class After {
 public:
  After(const db::IssuedPaper& paper, const std::vector<db::JournalRow>& journal,
        const std::vector<db::Branch>& branches)
      : m_paper(paper) {
    for (const db::Branch& branch : branches) {
      // An event that was on another computer brings its journal rows into this file when it is merged. These
      // rows count as newer than the paper if the journal row about the merge is newer than the paper.
      const auto brought = std::ranges::find_if(journal, [&](const db::JournalRow& row) {
        return row.branch.empty() && row.action == db::JournalAction::MergeEvent &&
               row.after.find(branch.key) != std::string::npos;
      });
      const bool isOwn = paper.branch.empty();
      if (branch.key == paper.branch) m_since = branch.since;
      if (isOwn && brought != journal.end() && brought->number > paper.journal) {
        m_brought.push_back(branch.key);
      }
    }
  }

  [[nodiscard]] bool operator()(const db::JournalRow& row) const {
    if (row.branch == m_paper.branch) return row.number > m_paper.journal;
    // The paper belongs to an event on another computer. In this file, only rows after the event was moved
    // away are newer than the paper.
    if (!m_paper.branch.empty()) return row.branch.empty() && row.number > m_since;
    return std::ranges::find(m_brought, row.branch) != m_brought.end();
  }

 private:
  const db::IssuedPaper& m_paper;
  std::int64_t m_since = 0;
  std::vector<std::string> m_brought;
};

bool isRoundOf(const db::PaperOf& of, const desk::RowFacts& act) {
  if (numberOf(of.round) == 0) return true;
  if (act.place) {
    const bool isBoard = numberOf(of.board) == 0 || act.place->board == of.board;
    return act.place->round == of.round && isBoard;
  }
  return !act.isRematch && (!act.round || *act.round == of.round);
}

// True if the change in a journal row could change the content of the paper.
bool touches(const db::PaperOf& of, const desk::RowFacts& act) {
  if (!act.target.empty()) return touches(of, act.target.front());
  if (act.action == db::JournalAction::Migrate || act.action == db::JournalAction::IssuePaper ||
      act.action == db::JournalAction::NoteClock) {
    return false;
  }
  const bool isOfContest = numberOf(of.event) == 0;
  // A journal row without an event concerns the contest itself or a player, so every paper may show the
  // change.
  if (isOfContest || !act.eventId) return true;
  return *act.eventId == of.event && isRoundOf(of, act);
}

desk::DeskResult<std::vector<desk::RowFacts>> changesSince(desk::Desk& desk, const db::IssuedPaper& paper) {
  const auto state = desk::stateOf(desk);
  if (!state) return desk::refused(state);
  const auto journal = desk::toDeskResult(state->reading.journal().rows());
  if (!journal) return desk::refused(journal);
  const auto branches = desk::toDeskResult(state->reading.branches());
  if (!branches) return desk::refused(branches);
  const desk::JournalFacts facts(*state->contest, *journal);
  const After isAfter(paper, *journal, *branches);
  std::vector<desk::RowFacts> since;
  for (const db::JournalRow& row : *journal) {
    if (!isAfter(row)) continue;
    desk::RowFacts act = facts.of(row);
    if (touches(paper.of, act)) since.push_back(std::move(act));
  }
  return since;
}

}  // namespace

desk::DeskResult<PaperCheck> checked(desk::Desk& desk, const PaperMark& mark) {
  auto paper = desk::PaperRegister(desk).paper(mark.number);
  if (!paper) return desk::refused(paper);
  PaperCheck check;
  check.paper = *std::move(paper);
  check.given = mark.digest;
  if (!mark.digest.empty()) check.isDigestRight = check.paper.digest.starts_with(mark.digest);
  const auto again = made(desk, check.paper.of);
  if (again) {
    const auto digest = digestOf(again->document);
    if (!digest) return desk::refused(digest);
    check.now = *digest;
    check.holds = check.now == check.paper.digest;
  } else if (again.error().refusal == desk::Refusal::StoreFailed) {
    return desk::refused(again);
  } else {
    check.unmade = again.error();
  }
  auto since = changesSince(desk, check.paper);
  if (!since) return desk::refused(since);
  check.since = *std::move(since);
  const auto isRemoval = [](const desk::RowFacts& row) {
    return row.action == db::JournalAction::ForgetPlayer;
  };
  check.isNameRemoved =
      !check.holds && !check.unmade && !check.since.empty() && std::ranges::all_of(check.since, isRemoval);
  return check;
}

std::vector<std::string> checkLines(const PaperCheck& check, const contest::Contest& contest,
                                    words::Language language) {
  const auto said = [language](words::Phrase text, std::initializer_list<std::string_view> with) {
    return words::said(text, language, with);
  };
  const db::IssuedPaper& paper = check.paper;
  const std::string number = std::to_string(paper.number);
  std::vector<std::string> lines;
  // If the digest on the paper is wrong, this paper is not the paper that was issued. A comparison with the
  // file's content then proves nothing about the paper, so its result is left out.
  if (check.isDigestRight == false) lines.push_back(said(words::Phrase::PaperDigestWrong, {number}));
  if (check.unmade) {
    lines.push_back(said(words::Phrase::PaperUnmade, {words::message(*check.unmade, language)}));
  } else if (check.isDigestRight != false) {
    lines.push_back(said(check.holds           ? words::Phrase::PaperHolds
                         : check.isNameRemoved ? words::Phrase::PaperNameRemoved
                                               : words::Phrase::PaperHoldsNot,
                         {}));
  }
  lines.push_back(said(words::Phrase::PaperIssued, {number, paperText(paper.of, contest, language),
                                                    words::localMoment(paper.at), paper.by}));
  if (!check.isDigestRight) lines.push_back(said(words::Phrase::PaperUnproven, {}));
  if (check.isDigestRight == true) lines.push_back(said(words::Phrase::PaperDigestRight, {}));
  if (!check.isSound()) {
    if (!check.given.empty()) lines.push_back(said(words::Phrase::DigestGiven, {shownDigest(check.given)}));
    lines.push_back(said(words::Phrase::DigestIssued, {shownDigest(paper.digest)}));
    if (!check.now.empty()) lines.push_back(said(words::Phrase::DigestNow, {shownDigest(check.now)}));
  }
  const bool isOtherProgram = check.since.empty() && paper.program != DAMATH_VERSION;
  if (!check.holds && !check.unmade && isOtherProgram) {
    lines.push_back(said(words::Phrase::PaperOtherProgram, {paper.program}));
  }
  if (!check.since.empty()) {
    lines.push_back(said(words::Phrase::PaperSince, {std::to_string(check.since.size())}));
    for (const desk::RowFacts& row : check.since) {
      lines.push_back("  " + words::rowNumber(row) + "  " + words::signedRowText(row, language));
    }
  }
  return lines;
}

}  // namespace damath::papers
