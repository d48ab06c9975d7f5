// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/commands.hpp"

#include <cerrno>
#include <map>
#include <ostream>

#include "app/cli/sheet/sheet_audit.hpp"
#include "app/cli/sheet/sheet_list.hpp"
#include "app/cli/shell/interruption.hpp"
#include "app/cli/shell/ordered_work.hpp"
#include "app/cli/shell/output_file.hpp"
#include "app/cli/shell/progress.hpp"
#include "app/desk/events/threads_at_hand.hpp"
#include "app/words/findings/finding_words.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

// While some threads wait for the disk, others audit. So a folder takes only as long as reading it.
constexpr unsigned kThreadsPerProcessor = 4;

struct AuditOptions {
  std::vector<std::string> sheets;
  std::string corrected;
  bool isForced = false;
  bool json = false;
};

// Counts the audited sheets by outcome, and for each code the findings that no other finding caused and the
// sheets that contain them.
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
  // False if the run was interrupted.
  bool auditAll() {
    const std::vector<bool> twice = m_sheets.namedTwice();
    const auto work = [&](std::size_t i) {
      return auditedSheet(m_sheets.path(i), m_order, twice[i] ? CorrectedName::Taken : CorrectedName::Free,
                          m_terminal);
    };
    const Interruption interruption;
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
          .run(kThreadsPerProcessor * desk::threadsAtHand(), taken, &Interruption::isAsked);
    }
    if (readerGone) interruption.leaveByPipe();
    if (!Interruption::isAsked()) return static_cast<bool>(m_terminal.out());
    m_terminal.complain(Phrase::AuditStopped,
                        {std::to_string(m_tally.sheets()), std::to_string(m_sheets.size())});
    Interruption::leave();
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
