// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sheet/sheet_audit.hpp"

#include "app/cli/board/layer_picture.hpp"
#include "app/cli/sheet/audit_page.hpp"
#include "app/cli/sheet/auditor_cache.hpp"
#include "app/cli/shell/output_file.hpp"
#include "app/words/findings/finding_words.hpp"
#include "app/words/texts/review_words.hpp"
#include "core/notation/sheet/audit_json.hpp"
#include "core/notation/sheet/sheet_csv.hpp"
#include "core/sheet/settle/correction.hpp"
#include "words/phrase.hpp"
#include "words/text_width.hpp"

namespace damath::cli {

namespace fs = std::filesystem;
using words::Phrase;

namespace {

std::string jsonLine(const SheetFile& file, const sheet::AuditReport& report, words::Language language) {
  const notation::AuditSubject subject{file.path.string(), file.set, file.ruleset.name};
  const sheet::Audited audited{file.sheet, report, {file.ruleset, file.set}};
  return notation::toAuditJson(subject, report, words::sentencesOf(audited, language)) + '\n';
}

// Returns the mistakes that remain in a corrected sheet, one line each; empty if the sheet audits clean.
std::string stillOpen(const SheetFile& right, const sheet::AuditReport& report, const Terminal& terminal) {
  const sheet::Audited audited{right.sheet, report, {right.ruleset, right.set}};
  std::string text;
  for (const sheet::Finding& finding : report.findings) {
    if (finding.causedBy || finding.severity() == sheet::Severity::Note) continue;
    const std::string sentence = printable(words::sentenceOf(finding, audited, terminal.language()));
    std::string lead = "  · ";
    for (const std::string& line : words::wrapped(sentence, kTerminalColumns - 4)) {
      text += lead + line + '\n';
      lead = "    ";
    }
  }
  return text;
}

// Writes the corrected sheet, audits it again and adds a line about it to the page.
void writeCorrected(const SheetFile& file, const sheet::AuditReport& report, const AuditOrder& order,
                    CorrectedName name, const Terminal& terminal, AuditAnswer& answer) {
  const words::Language language = terminal.language();
  const fs::path target = order.corrected / file.path.filename();
  const auto refuse = [&](const Complaints& complaints) {
    answer.complaints.insert(answer.complaints.end(), complaints.begin(), complaints.end());
  };
  if (isStandardStream(file.path)) {
    return refuse({complaintOf(Phrase::CorrectedNeedsName, language)});
  }
  std::error_code ignored;
  if (fs::equivalent(target, file.path, ignored)) {
    return refuse({complaintOf(Phrase::CorrectedInPlace, language, {}, target.string())});
  }
  if (name == CorrectedName::Taken) {
    return refuse({complaintOf(Phrase::CorrectedTwice, language, {file.path.string()}, target.string())});
  }
  SheetFile right = file;
  right.sheet = sheet::corrected(file.sheet, file.set, file.ruleset, report);
  const auto written =
      writeOutput({target, OutputKind::Sheet, order.isForced},
                  withRemark(notation::isSheetCsvName(target.native()) ? notation::toSheetCsv(right.sheet)
                                                                       : notation::toSheetText(right.sheet),
                             words::followedText(report, language)),
                  language);
  if (!written) return refuse(written.error());
  if (order.form == AuditForm::Json) return;
  const sheet::AuditReport again = right.audited();
  const std::string open = stillOpen(right, again, terminal);
  const Phrase phrase = open.empty() ? Phrase::CorrectedWritten : Phrase::CorrectedStillOpen;
  answer.out += words::said(phrase, language, {printable(target.string())}) + '\n' + open + '\n';
}

}  // namespace

AuditAnswer auditedSheet(const fs::path& path, const AuditOrder& order, CorrectedName name,
                         const Terminal& terminal) {
  AuditAnswer answer;
  const auto file = readSheetFile(path, terminal.language());
  if (!file) {
    answer.complaints = file.error();
    return answer;
  }
  thread_local AuditorCache cache;
  const sheet::AuditReport report =
      cache.auditorFor(file->ruleset, file->set).audit(file->sheet, file->start);
  answer.outcome = !report.isFollowed() ? AuditAnswer::Outcome::NotFollowed
                   : report.hasErrors() ? AuditAnswer::Outcome::Faulty
                                        : AuditAnswer::Outcome::Clean;
  for (const sheet::Finding& finding : report.findings) {
    if (!finding.causedBy) ++answer.roots[finding.code];
  }
  answer.out = order.form == AuditForm::Json ? jsonLine(*file, report, terminal.language())
                                             : auditPage(terminal, *file, report);
  if (!order.corrected.empty()) writeCorrected(*file, report, order, name, terminal, answer);
  return answer;
}

}  // namespace damath::cli
