// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <filesystem>
#include <list>
#include <map>
#include <ostream>
#include <string>
#include <unordered_set>
#include <vector>

#include "app/cli/sheet/audit_page.hpp"
#include "app/cli/sheet/sheet_file.hpp"
#include "app/cli/shell/commands.hpp"
#include "app/cli/shell/ordered_work.hpp"
#include "app/cli/shell/output_file.hpp"
#include "app/cli/shell/output_kind.hpp"
#include "app/cli/shell/progress.hpp"
#include "app/cli/shell/terminal.hpp"
#include "app/cli/shell/terminal_text.hpp"
#include "app/desk/events/threads_at_hand.hpp"
#include "app/words/findings/finding_words.hpp"
#include "app/words/texts/coverage_words.hpp"
#include "core/notation/sheet/audit_json.hpp"
#include "core/notation/sheet/sheet_csv.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/settle/correction.hpp"
#include "platform/interruption.hpp"
#include "words/phrase.hpp"
#include "words/text_width.hpp"

namespace damath::cli {

namespace fs = std::filesystem;
using words::Phrase;

namespace {

// The scoresheets that the arguments name, in the order of the arguments. The files of a folder are sorted by
// name; its subfolders are ignored.
class SheetList {
 public:
  // Adds the file `name`. If `name` is a folder, adds every `*.sheet` and `*.csv` file in it.
  [[nodiscard]] InputResult<void> add(const std::string& name, words::Language language);

  [[nodiscard]] std::size_t size() const { return m_sheets.size(); }
  [[nodiscard]] std::filesystem::path path(std::size_t sheet) const;
  [[nodiscard]] const std::string& fileName(std::size_t sheet) const { return m_sheets[sheet].name; }
  // Returns a flag for each sheet: true if an earlier sheet of the list has the same file name.
  [[nodiscard]] std::vector<bool> namedTwice() const;

 private:
  // A sheet of the list: its file name, and the index of its folder. Each folder's path is stored only once,
  // so a list of a hundred thousand sheets takes little memory.
  struct Entry {
    std::size_t folder;
    std::string name;
  };
  std::vector<std::filesystem::path> m_folders;
  std::vector<Entry> m_sheets;
};

InputResult<void> SheetList::add(const std::string& name, words::Language language) {
  const std::size_t folder = m_folders.size();
  std::error_code error;
  if (!fs::is_directory(name, error)) {
    m_folders.push_back(fs::path(name).parent_path());
    m_sheets.push_back({folder, fs::path(name).filename().string()});
    return {};
  }
  const auto refuse = [&](Phrase phrase) { return unusable(phrase, language, {}, name); };
  error.clear();
  const std::size_t before = m_sheets.size();
  for (fs::directory_iterator entry(name, error), end; !error && entry != end; entry.increment(error)) {
    const fs::path& path = entry->path();
    if (!notation::isSheetName(path.native())) continue;
    std::error_code ignored;
    if (!entry->is_directory(ignored)) m_sheets.push_back({folder, path.filename().string()});
  }
  if (error) {
    m_sheets.resize(before);
    return refuse(Phrase::FolderUnreadable);
  }
  if (m_sheets.size() == before) return refuse(Phrase::FolderEmpty);
  m_folders.emplace_back(name);
  std::sort(m_sheets.begin() + static_cast<std::ptrdiff_t>(before), m_sheets.end(),
            [](const Entry& a, const Entry& b) { return a.name < b.name; });
  return {};
}

fs::path SheetList::path(std::size_t sheet) const {
  return m_folders[m_sheets[sheet].folder] / m_sheets[sheet].name;
}

std::vector<bool> SheetList::namedTwice() const {
  std::vector<bool> twice(m_sheets.size(), false);
  if (m_folders.size() < 2) return twice;
  std::unordered_set<std::string> names;
  for (std::size_t i = 0; i < m_sheets.size(); ++i) twice[i] = !names.insert(m_sheets[i].name).second;
  return twice;
}

enum class AuditForm { Page, Json };

struct AuditOrder {
  AuditForm form = AuditForm::Page;
  std::filesystem::path corrected;  // the folder for corrected sheets; empty if none are wanted
  bool isForced = false;            // true with --force: corrected sheets may replace any ordinary file
};

// The answer of the command for one scoresheet: the text to print, the complaints and the counted findings.
struct AuditAnswer {
  std::string out;
  Complaints complaints;
  // Faulty: the replay followed the whole game, but there are mistakes. NotFollowed: the replay could not
  // follow some lines. Unreadable: the file cannot be read, is no scoresheet, or has unusable tags.
  enum class Outcome { Clean, Faulty, NotFollowed, Unreadable } outcome = Outcome::Unreadable;
  // The number of findings by code, without those that another finding caused.
  std::map<sheet::FindingCode, std::size_t> roots;
};

// Tells if the corrected sheet can be written under the file name of the audited sheet. Taken: the corrected
// sheet of an earlier file already has this name.
enum class CorrectedName { Free, Taken };

// Keeps an auditor for each pair of ruleset and chip set, at most kMostEntries. An auditor remembers the
// cells that it has read, so it audits further sheets faster. For use in one thread.
class AuditorCache {
 public:
  // Returns the auditor for this ruleset and chip set. The reference is valid until the next call of this
  // function.
  [[nodiscard]] sheet::Auditor& auditorFor(const rules::Ruleset& ruleset, const rules::ChipSet& set);

 private:
  struct Entry {
    Entry(const rules::Ruleset& itsRuleset, const rules::ChipSet& itsSet)
        : ruleset(itsRuleset), set(itsSet), auditor(ruleset, set) {}
    Entry(const Entry&) = delete;
    Entry& operator=(const Entry&) = delete;
    ~Entry() = default;

    const rules::Ruleset ruleset;
    const rules::ChipSet set;
    sheet::Auditor auditor;  // refers to the members `ruleset` and `set` of this object
  };

  std::list<Entry> m_entries;  // the cached auditors, the most recently used first
};

// The largest number of auditors in the cache: enough for one event with each built-in chip set, and for a
// few local rulesets.
constexpr std::size_t kMostEntries = 12;

sheet::Auditor& AuditorCache::auditorFor(const rules::Ruleset& ruleset, const rules::ChipSet& set) {
  const auto found = std::ranges::find_if(
      m_entries, [&](const Entry& entry) { return entry.set == set && entry.ruleset == ruleset; });
  if (found != m_entries.end()) {
    m_entries.splice(m_entries.begin(), m_entries, found);
  } else {
    if (m_entries.size() == kMostEntries) m_entries.pop_back();
    m_entries.emplace_front(ruleset, set);
  }
  return m_entries.front().auditor;
}

std::string jsonLine(const SheetFile& file, const sheet::AuditReport& report, words::Language language) {
  const notation::AuditSubject subject{file.path.string(), file.set, file.ruleset.name};
  const sheet::Audited audited{file.sheet, report, {file.ruleset, file.set}};
  return notation::toAuditJson(subject, report, words::sentencesOf(audited, language)) + '\n';
}

// Returns the root mistakes that the audit still finds in a corrected scoresheet, each on lines of its own.
// Empty if there are none.
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

// Writes the corrected scoresheet. For a page, also audits it again, and adds the outcome with all remaining
// mistakes to the answer.
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

// Audits the sheet of one file and returns the text to print. Uses the terminal only for its language and
// colors, because several threads audit at once.
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

// More threads than processors, because some threads audit while others wait for the disk.
constexpr unsigned kThreadsPerProcessor = 4;

struct AuditOptions {
  std::vector<std::string> sheets;
  std::string corrected;
  bool isForced = false;
  bool json = false;
};

// Counts the audited sheets by outcome. For each code of a finding, also counts the findings that no other
// finding caused, and the sheets that contain them.
class Tally {
 public:
  void add(const AuditAnswer& answer) {
    ++m_sheets;
    if (answer.outcome == AuditAnswer::Outcome::Faulty) ++m_faulty;
    if (answer.outcome == AuditAnswer::Outcome::NotFollowed) ++m_notFollowed;
    if (answer.outcome == AuditAnswer::Outcome::Unreadable) ++m_unreadable;
    for (const auto& [code, times] : answer.roots) {
      m_codes[code].roots += times;
      ++m_codes[code].sheets;
    }
  }

  [[nodiscard]] std::size_t sheets() const { return m_sheets; }

  [[nodiscard]] std::string text(words::Language language) const {
    const auto number = [](std::size_t value) { return std::to_string(value); };
    std::string text =
        words::said(Phrase::SummaryHead, language,
                    {number(m_sheets), number(m_sheets - m_faulty - m_notFollowed - m_unreadable),
                     number(m_faulty), number(m_unreadable), number(m_notFollowed)});
    text += '\n';
    if (m_codes.empty()) return text;
    const std::string times = words::said(Phrase::SummaryTimes, language);
    const std::string sheets = words::said(Phrase::SummarySheets, language);
    const auto row = [&](const std::string& first, const std::string& second, const std::string& name) {
      const std::size_t width = std::max<std::size_t>(widthOf(times), 7);
      const std::size_t next = std::max<std::size_t>(widthOf(sheets), 7);
      text += "  " + std::string(width - std::min(width, widthOf(first)), ' ') + first + "  " +
              std::string(next - std::min(next, widthOf(second)), ' ') + second + "  " + name + '\n';
    };
    row(times, sheets, "");
    text.erase(text.size() - 3, 2);
    for (const auto& [code, count] : m_codes) {
      row(number(count.roots), number(count.sheets),
          std::string(words::nameOf(code, language)) + " (" + std::string(toText(code)) + ")");
    }
    return text;
  }

 private:
  struct Count {
    std::size_t roots = 0;
    std::size_t sheets = 0;
  };
  std::size_t m_sheets = 0;
  std::size_t m_faulty = 0;
  std::size_t m_notFollowed = 0;
  std::size_t m_unreadable = 0;
  std::map<sheet::FindingCode, Count> m_codes;
};

class AuditRun {
 public:
  AuditRun(const AuditOptions& options, Terminal& terminal)
      : m_options(options),
        m_terminal(terminal),
        m_order{options.json ? AuditForm::Json : AuditForm::Page, options.corrected, options.isForced} {}

  ExitStatus run() {
    if (!m_options.corrected.empty()) {
      const auto made = makeFolder(m_options.corrected, m_terminal.language());
      if (!made) return m_terminal.complain(made.error());
    }
    for (const std::string& name : m_options.sheets) {
      const auto added = m_sheets.add(name, m_terminal.language());
      if (!added) unusable(added.error());
    }
    if (m_sheets.size() == 1) {
      take(auditedSheet(m_sheets.path(0), m_order, CorrectedName::Free, m_terminal));
    } else if (!auditAll()) {
      return m_status;
    }
    if (!m_options.json && m_tally.sheets() > 1) m_terminal.out() << m_tally.text(m_terminal.language());
    return m_status;
  }

 private:
  // Audits all sheets and prints each answer in order. False if the user interrupted the run or the output
  // failed.
  bool auditAll() {
    const std::vector<bool> twice = m_sheets.namedTwice();
    const auto work = [&](std::size_t i) {
      return auditedSheet(m_sheets.path(i), m_order, twice[i] ? CorrectedName::Taken : CorrectedName::Free,
                          m_terminal);
    };
    const platform::Interruption interruption;
    bool readerGone = false;
    {
      Progress progress(m_sheets.size(), m_terminal.language());
      const auto taken = [&](const AuditAnswer& answer) {
        progress.clearForOutput();
        if (!answer.complaints.empty()) progress.clear();
        take(answer);
        readerGone = !m_terminal.out() && errno == EPIPE;
        if (!m_terminal.out()) return Next::Stop;
        progress.step(m_tally.sheets());
        return Next::GoOn;
      };
      OrderedWork<AuditAnswer>(m_sheets.size(), work)
          .run(kThreadsPerProcessor * desk::threadsAtHand(), taken, &platform::Interruption::isAsked);
    }
    if (readerGone) interruption.leaveByPipe();
    if (!platform::Interruption::isAsked()) return static_cast<bool>(m_terminal.out());
    m_terminal.complain(Phrase::AuditStopped,
                        {std::to_string(m_tally.sheets()), std::to_string(m_sheets.size())});
    platform::Interruption::leave();
    return false;
  }

  void unusable(const Complaints& complaints) {
    m_terminal.complain(complaints);
    m_status = ExitStatus::Unusable;
  }

  void take(const AuditAnswer& answer) {
    m_tally.add(answer);
    m_terminal.out() << answer.out;
    if (!answer.complaints.empty()) return unusable(answer.complaints);
    const bool isClean = answer.outcome == AuditAnswer::Outcome::Clean;
    if (!isClean && m_status == ExitStatus::Clean) m_status = ExitStatus::Findings;
  }

  const AuditOptions& m_options;
  Terminal& m_terminal;
  const AuditOrder m_order;
  SheetList m_sheets;
  Tally m_tally;
  ExitStatus m_status = ExitStatus::Clean;
};

ExitStatus audit(const AuditOptions& options, Terminal& terminal) {
  return AuditRun(options, terminal).run();
}

}  // namespace

void addAuditCommand(CommandLine& parent) {
  auto [command, options] = parent.command("audit", Phrase::AboutAudit, audit);
  command.option("sheets", options.sheets, Phrase::OptSheets).required();
  command.option("--corrected", options.corrected, Phrase::OptCorrected);
  addForce(command, options.isForced);
  command.flag("--json", options.json, Phrase::OptJson);
}

}  // namespace damath::cli
