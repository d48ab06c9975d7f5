#include "app/cli/audit_command.hpp"

#include <algorithm>
#include <map>
#include <ostream>

#include "app/cli/audit_page.hpp"
#include "app/cli/output_file.hpp"
#include "app/cli/sheet_file.hpp"
#include "app/words/finding_words.hpp"
#include "core/notation/audit_json.hpp"
#include "core/notation/sheet_csv.hpp"
#include "core/sheet/correction.hpp"

namespace damath::cli {

namespace fs = std::filesystem;
using words::CliPhrase;

namespace {

struct AuditOptions {
  std::vector<std::string> sheets;
  std::string corrected;
  bool json = false;
};

// The folder's sheets by name; folders within it are left alone.
Usable<std::vector<fs::path>> sheetsIn(const fs::path& folder, words::Language language) {
  const auto refuse = [&](CliPhrase phrase) {
    return Unexpected(Complaints{{folder.string(), {}, words::said(phrase, language)}});
  };
  std::error_code error;
  std::vector<fs::path> sheets;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    const fs::path& path = entry->path();
    if (path.extension() != ".sheet" && path.extension() != ".csv") continue;
    if (!fs::is_directory(path, error)) sheets.push_back(path);
  }
  if (error) return refuse(CliPhrase::FolderUnreadable);
  if (sheets.empty()) return refuse(CliPhrase::FolderEmpty);
  std::ranges::sort(sheets);
  return sheets;
}

class AuditRun {
 public:
  AuditRun(const AuditOptions& options, Terminal& terminal) : m_options(options), m_terminal(terminal) {}

  ExitStatus run() {
    if (!m_options.corrected.empty()) {
      const auto made = makeFolder(m_options.corrected, m_terminal.language());
      if (!made) return m_terminal.complain(made.error());
    }
    for (const std::string& name : m_options.sheets) enter(name);
    if (!m_options.json && m_sheets > 1) summarize();
    return m_status;
  }

 private:
  void enter(const std::string& name) {
    std::error_code ignored;
    if (!fs::is_directory(name, ignored)) return audit(name);
    const auto sheets = sheetsIn(name, m_terminal.language());
    if (!sheets) return unusable(sheets.error());
    for (const fs::path& sheet : *sheets) audit(sheet);
  }

  void unusable(const Complaints& complaints) {
    m_terminal.complain(complaints);
    m_status = ExitStatus::Unusable;
  }

  void audit(const fs::path& path) {
    ++m_sheets;
    const auto file = readSheetFile(path, m_terminal.language());
    if (!file) {
      ++m_unusable;
      return unusable(file.error());
    }
    const sheet::AuditReport report = file->audited();
    count(report);
    if (m_options.json) {
      const notation::AuditSubject subject{file->path.string(), file->set, file->ruleset.name};
      m_terminal.out() << notation::toAuditJson(subject, report, [&](const sheet::Finding& finding) {
        return words::sentenceOf(finding, {file->sheet, report, {file->ruleset, file->set}},
                                 m_terminal.language());
      }) << '\n';
    } else {
      m_terminal.out() << auditPage(m_terminal, *file, report);
    }
    if (!m_options.corrected.empty()) writeCorrected(*file, report);
  }

  void count(const sheet::AuditReport& report) {
    for (const sheet::Finding& finding : report.findings) {
      if (!finding.causedBy) ++m_codes[finding.code];
    }
    if (!report.hasErrors()) return;
    ++m_faulty;
    if (m_status == ExitStatus::Clean) m_status = ExitStatus::Findings;
  }

  void writeCorrected(const SheetFile& file, const sheet::AuditReport& report) {
    const words::Language language = m_terminal.language();
    const fs::path target = fs::path(m_options.corrected) / file.path.filename();
    std::error_code ignored;
    if (fs::equivalent(target, file.path, ignored)) {
      return unusable({{target.string(), {}, words::said(CliPhrase::CorrectedInPlace, language)}});
    }
    const sheet::Sheet right = sheet::corrected(file.sheet, file.set, file.ruleset, report);
    const bool csv = target.extension() == ".csv" || target.extension() == ".CSV";
    const auto written =
        writeOutput(target, csv ? notation::toSheetCsv(right) : notation::toSheetText(right), language);
    if (!written) return unusable(written.error());
    if (!m_options.json) {
      m_terminal.out() << words::said(CliPhrase::CorrectedWritten, language, {printable(target.string())})
                       << "\n\n";
    }
  }

  void summarize() {
    const words::Language language = m_terminal.language();
    const auto text = [](std::size_t number) { return std::to_string(number); };
    m_terminal.out() << words::said(CliPhrase::SummaryHead, language,
                                    {text(m_sheets), text(m_sheets - m_faulty - m_unusable), text(m_faulty),
                                     text(m_unusable)})
                     << '\n';
    for (const auto& [code, times] : m_codes) {
      m_terminal.out() << "  " << padded(text(times), 5) << words::nameOf(code, language) << " ("
                       << toText(code) << ")\n";
    }
  }

  const AuditOptions& m_options;
  Terminal& m_terminal;
  ExitStatus m_status = ExitStatus::Clean;
  std::size_t m_sheets = 0;
  std::size_t m_faulty = 0;
  std::size_t m_unusable = 0;
  std::map<sheet::FindingCode, std::size_t> m_codes;  // roots alone
};

}  // namespace

void addAuditCommand(CommandLine& parent) {
  CommandLine command(parent, "audit", CliPhrase::AboutAudit);
  const auto options = std::make_shared<AuditOptions>();
  command.option("sheets", options->sheets, CliPhrase::OptSheets)->required();
  command.option("--corrected", options->corrected, CliPhrase::OptCorrected);
  command.flag("--json", options->json, CliPhrase::OptJson);
  command.act([options](Terminal& terminal) { return AuditRun(*options, terminal).run(); });
}

}  // namespace damath::cli
