// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/findings/ruling_words.hpp"

#include <algorithm>

#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/catalogue/texts.hpp"
#include "app/words/findings/finding_words.hpp"
#include "core/board/side_text.hpp"
#include "core/sheet/record/empty_sheet.hpp"

namespace damath::words {

namespace {

using sheet::Cell;

// What the cell says, letter by letter.
std::string writtenIn(const sheet::Sheet& sheet, const db::StoredRuling& ruling) {
  if (ruling.cell == Cell::Result) return std::string(sheet.tag(sheet::kResultTag));
  if (!ruling.line || !ruling.side) return {};
  const auto index = static_cast<std::size_t>(*ruling.line - 1);
  if (index >= sheet.lines.size()) return {};
  const sheet::Half& half = sheet.lines[index].of(*ruling.side);
  if (ruling.cell == Cell::Move) return half.move;
  if (ruling.cell == Cell::Total) return half.total;
  return half.score.empty() && ruling.cell != Cell::Score ? half.total : half.score;
}

std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

// Lines after the end of a game get one sentence, at the first of them; the sentences of the others become
// empty.
void sayLinesAfterEndOnce(compose::AuditPrint& print, const sheet::AuditReport& report, Language language) {
  std::vector<std::size_t> after;
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    const sheet::Finding& finding = report.findings[i];
    const bool isRuled = std::ranges::any_of(print.rulings, [&](const compose::RulingPrint& each) {
      return each.ruling.line == finding.line && each.ruling.side == finding.side;
    });
    if (finding.code == sheet::FindingCode::EntryAfterEnd && finding.line && !isRuled) after.push_back(i);
  }
  if (after.size() < 2) return;
  const auto line = [&](std::size_t i) { return *report.findings[i].line; };
  const auto [first, last] = std::ranges::minmax_element(after, {}, line);
  const std::string clause(toText(report.findings[after.front()].clause));
  for (const std::size_t i : after) print.sentences[i].clear();
  print.sentences[after.front()] =
      said(text::kEntriesAfterEnd, language, {std::to_string(line(*first)), std::to_string(line(*last))}) +
      " (" + clause + ").";
}

}  // namespace

std::string cellText(const sheet::Ruling& ruling, Language language) {
  std::string text;
  if (ruling.line) text = said(text::kLineLead, language, {std::to_string(*ruling.line)});
  if (ruling.side) text += std::string(nameOf(*ruling.side)) + ", ";
  return text + std::string(nameOf(ruling.cell, language));
}

std::string rulingText(const db::StoredRuling& ruling, const sheet::Sheet& sheet, Language language) {
  const std::string cell = capital(cellText({ruling.line, ruling.side, ruling.cell, {}}, language));
  const std::string written = writtenIn(sheet, ruling);
  // %1 the cell, %2 what is written, %3 what is right, %4 who, %5 why.
  const bool isResultOfTotals = ruling.cell == Cell::Result && written.empty();
  const Pattern kept = isResultOfTotals  ? text::kComputedStands
                       : written.empty() ? text::kStaysBlank
                                         : text::kStandsAsWritten;
  const Pattern corrected = written.empty() ? text::kIsRuled : text::kRuledInstead;
  const Pattern& pattern = ruling.value ? corrected : kept;
  return filled(pattern.in(language),
                {cell, written, ruling.value.value_or(std::string()), ruling.by, ruling.reason});
}

compose::AuditPrint auditPrint(const sheet::AuditedSheet& audited, const sheet::Outcome& outcome,
                               const std::vector<db::StoredRuling>& rulings, Language language) {
  compose::AuditPrint print{audited.report, outcome, {}, {}, {}};
  std::vector<sheet::Ruling> plain;
  for (const db::StoredRuling& each : rulings) {
    plain.push_back({each.line, each.side, each.cell, each.value});
    print.rulings.push_back({plain.back(), rulingText(each, audited.sheet, language)});
  }
  const sheet::RuledReport ruled = sheet::ruledReport(audited, plain);
  const sheet::Law law(audited.ruleset, audited.set);
  const sheet::Audited found{audited.sheet, audited.report, law};
  const sheet::Audited asRuled{audited.sheet, ruled.report, law};
  for (std::size_t i = 0; i < ruled.findings.size(); ++i) {
    const sheet::RuledFinding& finding = ruled.findings[i];
    std::vector<std::string> numbers;
    for (const std::size_t ruling : finding.rulings) {
      numbers.push_back(std::to_string(compose::numberOfRuling(audited.report, ruling)));
    }
    const sheet::Audited& of = finding.state == RuledState::RuledOn ? found : asRuled;
    print.sentences.push_back(
        ruledSentenceOf(of.report.findings[i], finding.state, joinedByAnd(numbers, language), of, language));
  }
  print.effects = ruled.effects;
  return print;
}

compose::Scoresheet scoresheetForm(const compose::GameHead& head, const JudgedSheet& judged,
                                   const compose::Labels& labels, Language language) {
  const sheet::AuditedSheet& audited = judged.audited;
  // On a sheet on which nobody has written nothing can be wrong.
  if (audited.report.findings.empty() || sheet::isEmpty(audited.sheet)) {
    return compose::scoresheet(audited.sheet, head, labels);
  }
  sheet::Sheet named = audited.sheet;
  for (const board::Side side : board::kSides) {
    const std::string& name = head.of(side).name;
    if (!name.empty()) named.setTag(sheet::playerTags(side).name, name);
  }
  compose::AuditPrint print = auditPrint({named, audited.set, audited.ruleset, audited.report},
                                         judged.outcome, judged.rulings, language);
  print.copy = judged.copy;
  sayLinesAfterEndOnce(print, audited.report, language);
  return compose::correctedScoresheet(audited.sheet, head, audited.set, print, labels);
}

}  // namespace damath::words
