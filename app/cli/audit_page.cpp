#include "app/cli/audit_page.hpp"

#include <algorithm>
#include <array>
#include <ostream>

#include "app/cli/board_picture.hpp"
#include "app/words/cli_words.hpp"
#include "app/words/finding_words.hpp"
#include "core/notation/sheet_cells.hpp"
#include "core/sheet/spelling.hpp"

namespace damath::cli {

namespace {

using sheet::Finding;
using sheet::Severity;
using words::CliPhrase;

constexpr std::size_t kColumns = 6;
using Row = std::array<std::string, kColumns>;

Row rowOf(const sheet::Line& line) {
  Row row;
  for (std::size_t half = 0; half < 2; ++half) {
    const auto cells = notation::cellsOf(line.halves[half]);
    std::ranges::copy(cells, row.begin() + static_cast<std::ptrdiff_t>(3 * half));
  }
  return row;
}

// One audit on its way to the terminal.
class Page {
 public:
  Page(Terminal& terminal, const SheetFile& file, const sheet::AuditReport& report)
      : m_terminal(terminal), m_file(file), m_report(report) {}

  void print() {
    m_terminal.out() << m_terminal.painted(say(CliPhrase::SheetHead, {printable(m_file.path.string()),
                                                                      m_file.set.name, m_file.ruleset.name}),
                                           Paint::Bold)
                     << "\n\n";
    printSheet();
    m_terminal.out() << '\n';
    printFindings();
    printFigures();
    m_terminal.out() << '\n';
  }

 private:
  [[nodiscard]] std::string say(CliPhrase phrase, std::initializer_list<std::string_view> with = {}) const {
    return words::said(phrase, m_terminal.language(), with);
  }

  // ✗ beside a line with a mistake, · beside one with a note.
  [[nodiscard]] std::string markOf(int line) const {
    std::string mark = " ";
    for (const Finding& finding : m_report.findings) {
      if (finding.line != line) continue;
      if (finding.severity() == Severity::Error) return m_terminal.painted("✗", Paint::Red);
      mark = m_terminal.painted("·", Paint::Yellow);
    }
    return mark;
  }

  void printSheet() {
    const std::string move = say(CliPhrase::ColumnMove);
    const std::string score = say(CliPhrase::ColumnScore);
    const std::string total = say(CliPhrase::ColumnTotal);
    std::vector<Row> rows = {{"BLUE", "", "", "RED", "", ""}, {move, score, total, move, score, total}};
    for (const sheet::Line& line : m_file.sheet.lines) rows.push_back(rowOf(line));
    std::array<std::size_t, kColumns> widths{};
    for (const Row& row : rows) {
      for (std::size_t i = 0; i < kColumns; ++i) widths[i] = std::max(widths[i], widthOf(row[i]));
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const int line = static_cast<int>(i) - 1;
      m_terminal.out() << (line >= 1 ? markOf(line) : " ");
      const std::string number = line >= 1 ? std::to_string(line) : "";
      m_terminal.out() << std::string(4 - std::min<std::size_t>(number.size(), 4), ' ') << number << "  ";
      std::string text;
      for (std::size_t column = 0; column < kColumns; ++column) {
        if (column > 0) text += column == 3 ? "  │  " : "  ";
        text += padded(printable(rows[i][column]), widths[column]);
      }
      text.erase(text.find_last_not_of(' ') + 1);
      m_terminal.out() << text << '\n';
    }
  }

  void printFinding(const Finding& finding, std::string_view indent) {
    const bool error = finding.severity() == Severity::Error;
    const std::string mark =
        error ? m_terminal.painted("✗", Paint::Red) : m_terminal.painted("·", Paint::Yellow);
    m_terminal.out() << indent << mark << ' '
                     << printable(words::sentenceOf(finding,
                                                    {m_file.sheet, m_report, {m_file.ruleset, m_file.set}},
                                                    m_terminal.language()))
                     << '\n';
  }

  // What follows from a mistake stands indented under it.
  void printFindings() {
    const auto& findings = m_report.findings;
    if (findings.empty())
      m_terminal.out() << m_terminal.painted(say(CliPhrase::NothingFound), Paint::Green) << '\n';
    std::size_t mistakes = 0;
    std::size_t consequences = 0;
    std::size_t notes = 0;
    for (std::size_t i = 0; i < findings.size(); ++i) {
      if (findings[i].severity() == Severity::Note) {
        ++notes;
      } else {
        ++(findings[i].causedBy ? consequences : mistakes);
      }
      if (findings[i].causedBy) continue;
      printFinding(findings[i], "");
      for (const Finding& other : findings) {
        if (other.causedBy == i) printFinding(other, "    ");
      }
    }
    if (!findings.empty()) {
      m_terminal.out() << say(CliPhrase::FindingsCounted,
                              {std::to_string(mistakes), std::to_string(consequences), std::to_string(notes)})
                       << '\n';
    }
    m_terminal.out() << '\n';
  }

  [[nodiscard]] std::string figure(const exact::Number& value) const {
    const std::string text = sheet::figureText(m_file.set, value);
    const bool decimals = m_file.set.arithmetic() == rules::Arithmetic::Exact || sheet::wantsDecimals(text);
    return decimals ? text + " (" + exact::toDecimals(value, 2) + ")" : text;
  }

  void printFigures() {
    const CliPhrase replay = m_report.replay == sheet::Replay::Complete  ? CliPhrase::ReplayComplete
                             : m_report.replay == sheet::Replay::Partial ? CliPhrase::ReplayPartial
                                                                         : CliPhrase::ReplayNone;
    m_terminal.out() << say(replay, {std::to_string(m_report.turns.size())}) << '\n';
    for (const board::Side side : board::kSides) {
      const sheet::Totals& totals = m_report.of(side);
      m_terminal.out() << say(CliPhrase::TotalsOf, {sideName(side), figure(totals.running),
                                                    figure(totals.remaining), figure(totals.grand)})
                       << '\n';
    }
    const std::string_view result = rules::toText(m_report.result);
    const auto written = m_file.sheet.result();
    if (!written) {
      m_terminal.out() << say(CliPhrase::ResultIs, {result}) << '\n';
    } else if (*written == m_report.result) {
      m_terminal.out() << say(CliPhrase::ResultStays, {result}) << '\n';
    } else {
      m_terminal.out() << m_terminal.painted(say(CliPhrase::ResultChanges, {result, rules::toText(*written)}),
                                             Paint::Bold)
                       << '\n';
    }
  }

  Terminal& m_terminal;
  const SheetFile& m_file;
  const sheet::AuditReport& m_report;
};

}  // namespace

void printAuditPage(Terminal& terminal, const SheetFile& file, const sheet::AuditReport& report) {
  Page(terminal, file, report).print();
}

}  // namespace damath::cli
