// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/findings/audit_print.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "app/words/findings/finding_words.hpp"
#include "app/words/findings/ruling_words.hpp"
#include "app/words/texts/cell_words.hpp"
#include "app/words/texts/coverage_words.hpp"
#include "core/board/side.hpp"
#include "core/precondition.hpp"
#include "core/sheet/record/sheet.hpp"
#include "core/text/parts.hpp"
#include "db/records/sheet_records.hpp"
#include "reports/compose/sheets/scoresheet.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

using sheet::Finding;
using sheet::FindingCode;

// Findings for which all these values are equal share one sentence.
struct Alike {
  FindingCode code = FindingCode::Gap;
  std::optional<board::Side> side;  // nullopt if findings about both players may share a sentence
  // For a wrong total, the line of the earlier error that made the total wrong. 0 for every other finding.
  int root = 0;
  friend bool operator==(const Alike&, const Alike&) = default;
};

// Returns the least number of similar findings that are joined in one sentence.
std::size_t leastOf(FindingCode code) {
  return code == FindingCode::EntryAfterEnd ? 2 : 3;
}

std::optional<Alike> alikeOf(const Finding& finding, const sheet::AuditReport& report) {
  if (!finding.line || !finding.side) return std::nullopt;
  switch (finding.code) {
    case FindingCode::EntryAfterEnd:
    case FindingCode::Repetition:
      return Alike{finding.code, std::nullopt, 0};
    case FindingCode::RepeatedLine:
      return Alike{finding.code, finding.side, 0};
    case FindingCode::NoSuchChip:
      if (finding.factsAs<sheet::TakenChip>() == nullptr) return std::nullopt;
      return Alike{finding.code, finding.side, 0};
    case FindingCode::WrongTotal: {
      const bool isCarried = finding.causedBy && finding.correct && !finding.written.empty() &&
                             *finding.causedBy < report.findings.size();
      if (!isCarried || finding.cell != sheet::Cell::Total) return std::nullopt;
      const Finding& root = report.findings[*finding.causedBy];
      if (root.code == FindingCode::Gap || !root.line) return std::nullopt;
      return Alike{finding.code, finding.side, *root.line};
    }
    default:
      return std::nullopt;
  }
}

// Returns the lines in ascending order as text: "7, 9–12, 40". The given lines may have any order.
std::string linesText(std::vector<int> lines) {
  std::ranges::sort(lines);
  lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < lines.size();) {
    std::size_t end = i;
    while (end + 1 < lines.size() && lines[end + 1] == lines[end] + 1) ++end;
    const std::string first = std::to_string(lines[i]);
    const std::string last = std::to_string(lines[end]);
    if (end < i + 2) {
      for (; i <= end; ++i) parts.push_back(std::to_string(lines[i]));
    } else {
      parts.push_back(first + "–" + last);
    }
    i = end + 1;
  }
  return joined(parts, ", ");
}

using Group = std::vector<const Finding*>;

// Returns the taken chips with the lines in which they were taken: "BLUE's 6 in line 2, RED's 4 in line 11".
// Each chip appears once.
std::string takenText(const Group& group, const sheet::Audited& audited, Language language) {
  std::vector<std::tuple<int, board::Side, board::ChipIndex>> chips;
  for (const Finding* each : group) {
    const auto* taken = each->factsAs<sheet::TakenChip>();
    chips.emplace_back(taken->line, taken->side, taken->chip);
  }
  std::ranges::sort(chips);
  chips.erase(std::unique(chips.begin(), chips.end()), chips.end());
  return joined(chips, ", ", [&](const auto& each) {
    const auto& [line, side, chip] = each;
    return said(Phrase::TakenIn, language,
                {nameOf(side), audited.law.set.chips[chip].text, std::to_string(line)});
  });
}

std::string togetherText(const Alike& alike, const Group& group, const sheet::Audited& audited,
                         Language language) {
  std::vector<int> numbers;
  for (const Finding* each : group) numbers.push_back(*each->line);
  const std::string lines = linesText(numbers);
  const std::string clause = " (" + std::string(toText(group.front()->clause)) + ").";
  const std::string lead =
      alike.side ? said(Phrase::LeadLines, language, {lines, playerOf(audited.sheet, *alike.side)})
                 : said(Phrase::LeadLinesAlone, language, {lines});
  switch (alike.code) {
    case FindingCode::EntryAfterEnd: {
      const auto [first, last] = std::ranges::minmax(numbers);
      return said(Phrase::EntriesAfterEnd, language, {std::to_string(first), std::to_string(last)}) + clause;
    }
    case FindingCode::Repetition: {
      const rules::Ruleset& ruleset = audited.law.ruleset;
      const bool isByOne = ruleset.repetitionBy.answer() == rules::RepetitionBy::One;
      return lead +
             said(isByOne ? Phrase::RepetitionsByOne : Phrase::Repetitions, language,
                  {std::to_string(ruleset.repetitionCount.answer())}) +
             clause;
    }
    case FindingCode::RepeatedLine:
      return lead + said(Phrase::RepeatedLines, language, {}) + clause;
    case FindingCode::NoSuchChip:
      return lead + said(Phrase::TakenChips, language, {takenText(group, audited, language)}) + clause;
    default:
      return lead + said(Phrase::CarriedTotals, language, {std::to_string(alike.root)}) + clause;
  }
}

}  // namespace

void joinSentences(compose::AuditPrint& print, const sheet::Audited& audited,
                   const std::vector<sheet::RuledFinding>& states, Language language) {
  const std::vector<Finding>& findings = audited.report.findings;
  DAMATH_EXPECTS(states.size() == findings.size());
  std::vector<std::pair<Alike, std::vector<std::size_t>>> groups;
  for (std::size_t i = 0; i < findings.size(); ++i) {
    if (states[i].state != sheet::RuledFinding::State::AsFound) continue;
    const auto alike = alikeOf(findings[i], audited.report);
    if (!alike) continue;
    auto group = std::ranges::find(groups, *alike, &std::pair<Alike, std::vector<std::size_t>>::first);
    if (group == groups.end()) group = groups.insert(groups.end(), {*alike, {}});
    group->second.push_back(i);
  }
  print.sentenceOf.resize(findings.size());
  for (const auto& [alike, members] : groups) {
    if (members.size() < leastOf(alike.code)) continue;
    Group same;
    for (const std::size_t i : members) {
      same.push_back(&findings[i]);
      print.sentences[i].clear();
      if (alike.code != FindingCode::EntryAfterEnd) print.sentenceOf[i] = members.front();
    }
    print.sentences[members.front()] = togetherText(alike, same, audited, language);
  }
}

namespace {

struct RuledPrint {
  compose::AuditPrint print;
  std::vector<sheet::RuledFinding> states;
};

RuledPrint ruledPrint(const sheet::AuditedSheet& audited, const sheet::Outcome& outcome,
                      const std::vector<db::StoredRuling>& rulings, Language language) {
  compose::AuditPrint print{audited.report, outcome, {}, {}, {}};
  std::vector<sheet::Ruling> plain;
  for (const db::StoredRuling& each : rulings) {
    plain.push_back({each.line, each.side, each.cell, each.value});
    print.rulings.push_back({plain.back(), rulingText(each, audited.sheet, audited.report, language)});
  }
  sheet::RuledReport ruled = sheet::ruledReport(audited, plain);
  const sheet::Law law(audited.ruleset, audited.set);
  const sheet::Audited found{audited.sheet, audited.report, law};
  const sheet::Audited asRuled{audited.sheet, ruled.report, law};
  for (std::size_t i = 0; i < ruled.findings.size(); ++i) {
    const sheet::RuledFinding& finding = ruled.findings[i];
    std::vector<std::string> numbers;
    for (const std::size_t ruling : finding.rulings) {
      numbers.push_back(said(Phrase::RulingOn, language,
                             {std::to_string(compose::numberOfRuling(audited.report, ruling)),
                              cellText(plain[ruling], language)}));
    }
    const sheet::Audited& of = finding.state == RuledState::RuledOn ? found : asRuled;
    print.sentences.push_back(
        ruledSentenceOf(of.report.findings[i], finding.state, joinedByAnd(numbers, language), of, language));
  }
  print.effects = std::move(ruled.effects);
  return {std::move(print), std::move(ruled.findings)};
}

}  // namespace

compose::AuditPrint auditPrint(const sheet::AuditedSheet& audited, const sheet::Outcome& outcome,
                               const std::vector<db::StoredRuling>& rulings, Language language) {
  return ruledPrint(audited, outcome, rulings, language).print;
}

compose::Scoresheet scoresheetForm(const compose::GameHead& head, const JudgedSheet& judged,
                                   Language language) {
  const sheet::AuditedSheet& audited = judged.audited;
  // An empty scoresheet is printed without the text that tells how much of the game was followed.
  if (sheet::isEmpty(audited.sheet)) return compose::scoresheet(audited.sheet, head, language);
  const std::string coverage = followedText(audited.report, language);
  if (audited.report.findings.empty()) {
    compose::Scoresheet form = compose::scoresheet(audited.sheet, head, language);
    form.coverage = coverage;
    return form;
  }
  sheet::Sheet named = audited.sheet;
  for (const board::Side side : board::kSides) {
    const std::string& name = head.of(side).name;
    if (!name.empty()) named.setTag(sheet::playerTags(side).name, name);
  }
  auto [print, states] = ruledPrint({named, audited.set, audited.ruleset, audited.report}, judged.outcome,
                                    judged.rulings, language);
  print.copy = judged.copy;
  const sheet::Law law(audited.ruleset, audited.set);
  joinSentences(print, {named, audited.report, law}, states, language);
  compose::Scoresheet form = compose::correctedScoresheet(audited.sheet, head, audited.set, print, language);
  form.coverage = coverage;
  return form;
}

}  // namespace damath::words
