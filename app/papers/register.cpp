// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/register.hpp"

#include <algorithm>
#include <utility>

#include "app/desk/change/change.hpp"
#include "app/desk/keeping/journal_facts.hpp"
#include "app/desk/keeping/paper_register.hpp"
#include "app/words/texts/journal_words.hpp"
#include "app/words/texts/moment_words.hpp"
#include "app/words/texts/refusal_words.hpp"
#include "core/text/number.hpp"
#include "reports/compose/wording.hpp"
#include "words/phrase.hpp"

namespace damath::papers {

namespace {

constexpr std::string_view kMark = "DAMATH";
constexpr std::size_t kShownDigits = 16;

std::string inCapitals(std::string_view text) {
  std::string capitals(text);
  for (char& letter : capitals) {
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
  }
  return capitals;
}

std::vector<std::string> wordsOf(std::string_view text) {
  std::vector<std::string> words(1);
  for (const char letter : text) {
    if (letter != ' ' && letter != '\t') {
      words.back() += letter;
    } else if (!words.back().empty()) {
      words.emplace_back();
    }
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

// Returns the digits of a digest in lower case, without blanks and hyphens. Empty if the text has other
// letters, or fewer than kShownDigits or more than 64 digits.
std::string digitsOf(std::string_view text) {
  std::string digits;
  for (const char letter : text) {
    const bool isGap = letter == ' ' || letter == '-' || letter == '\t';
    if (isGap) continue;
    const char small = letter >= 'A' && letter <= 'F' ? static_cast<char>(letter - 'A' + 'a') : letter;
    if (!((small >= '0' && small <= '9') || (small >= 'a' && small <= 'f'))) return {};
    digits += small;
  }
  constexpr std::size_t kAllDigits = 64;
  return digits.size() < kShownDigits || digits.size() > kAllDigits ? std::string() : digits;
}

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
  if (act.action == db::JournalAction::Migrate) return false;
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

void markAsPreview(Paper& paper, words::Language language) {
  paper.document.imprint = compose::Imprint{words::said(words::Phrase::ImprintPreview, language), {}};
}

namespace {

// Returns the digest of all text on the paper.
desk::DeskResult<std::string> digestOf(const compose::Document& document) {
  return desk::digestOf([&document](const auto& take) { compose::giveWording(document, take); });
}

// Returns the imprint (number, time and digest) of a registered paper.
compose::Imprint imprintOf(const db::IssuedPaper& paper, words::Language language) {
  const std::string number = std::to_string(paper.number);
  const std::string digest = shownDigest(paper.digest);
  std::string digits = digest;
  std::erase(digits, ' ');
  return {words::said(words::Phrase::Imprint, language, {number, words::localMoment(paper.at), digest}),
          std::string(kMark) + " " + number + " " + digits};
}

compose::Imprint unregisteredImprint(const compose::Document& document, const std::string& now,
                                     words::Language language) {
  const auto digest = digestOf(document);
  return {words::said(words::Phrase::ImprintUnregistered, language,
                      {words::localMoment(now), digest ? shownDigest(*digest) : "?"}),
          {}};
}

}  // namespace

Issue issue(desk::Desk& desk, Paper& paper, const desk::Author& author, words::Language language) {
  Numbering numbering(desk, paper, author, language);
  do {
    numbering.announce();
  } while (!numbering.keep());
  return numbering.issue();
}

Numbering::Numbering(desk::Desk& desk, Paper& paper, desk::Author author, words::Language language)
    : m_desk(desk), m_paper(paper), m_author(std::move(author)), m_language(language) {}

void Numbering::announce() {
  constexpr int kMostTries = 4;
  const desk::PaperRegister papers(m_desk);
  if (m_paper.of.form.empty() || m_issue.unregistered) return unregister(m_issue.unregistered);
  const auto digest = digestOf(m_paper.document);
  if (!digest) return unregister(digest.error());
  const bool isAtOnce = ++m_tries > kMostTries;
  for (;;) {
    auto announced = papers.announce(m_paper.of, *digest, m_author, m_paper.journal);
    if (!announced) return unregister(announced.error());
    m_announced = *std::move(announced);
    if (!isAtOnce) break;
    const auto kept = papers.keep(*m_announced);
    if (!kept) return unregister(kept.error());
    m_isKept = *kept;
    if (m_isKept) break;
  }
  m_issue = {m_announced->paper.number, {}};
  m_paper.document.imprint = imprintOf(m_announced->paper, m_language);
}

bool Numbering::keep() {
  if (!m_announced || m_isKept) return true;
  const auto kept = desk::PaperRegister(m_desk).keep(*m_announced);
  if (!kept) {
    m_issue = {{}, kept.error()};
    return false;
  }
  m_isKept = *kept;
  return m_isKept;
}

void Numbering::unregister(std::optional<desk::DeskError> why) {
  m_announced.reset();
  m_issue = {{}, std::move(why)};
  m_paper.document.imprint =
      unregisteredImprint(m_paper.document, desk::PaperRegister(m_desk).now(), m_language);
}

std::string shownDigest(std::string_view digest) {
  constexpr std::size_t kGroup = 4;
  const std::string capitals = inCapitals(digest.substr(0, kShownDigits));
  std::string shown;
  for (std::size_t i = 0; i < capitals.size(); i += kGroup) {
    shown += (i == 0 ? "" : " ") + capitals.substr(i, kGroup);
  }
  return shown;
}

std::optional<PaperMark> parsePaperMark(std::string_view number, std::string_view digest) {
  std::vector<std::string> words = wordsOf(number);
  PaperMark mark;
  mark.digest = digitsOf(digest);
  if (mark.digest.empty() && !wordsOf(digest).empty()) return std::nullopt;
  constexpr std::size_t kWords = 3;  // words of the code on a paper: "DAMATH", the number and the digest
  if (words.size() == kWords && inCapitals(words[0]) == kMark) {
    if (mark.digest.empty()) mark.digest = digitsOf(words[2]);
    if (mark.digest.empty()) return std::nullopt;
    words = {words[1]};
  }
  if (words.size() != 1) return std::nullopt;
  mark.number = numberIn<std::int64_t>(words[0]).value_or(0);
  if (mark.number < 1) return std::nullopt;
  return mark;
}

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
  // If the digest on the paper is wrong, this is not the paper that was issued. The file's content then
  // proves nothing about it.
  if (check.isDigestRight == false) lines.push_back(said(words::Phrase::PaperDigestWrong, {number}));
  if (check.unmade) {
    lines.push_back(said(words::Phrase::PaperUnmade, {words::message(*check.unmade, language)}));
  } else if (check.isDigestRight != false) {
    lines.push_back(said(check.holds ? words::Phrase::PaperHolds : words::Phrase::PaperHoldsNot, {}));
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
