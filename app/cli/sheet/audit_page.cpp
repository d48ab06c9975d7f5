// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sheet/audit_page.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "app/cli/board/board_picture.hpp"
#include "app/cli/sheet/finding_numbers.hpp"
#include "app/cli/sheet/sheet_table.hpp"
#include "app/cli/sheet/verdict_text.hpp"
#include "app/cli/shell/terminal_text.hpp"
#include "app/words/findings/finding_words.hpp"
#include "app/words/texts/coverage_words.hpp"
#include "core/board/side.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/record/sheet.hpp"
#include "reports/compose/parts/names.hpp"
#include "words/phrase.hpp"
#include "words/text_width.hpp"

namespace damath::cli {

namespace {

using board::Bits;
using board::maskOf;
using sheet::Cell;
using sheet::Finding;
using sheet::FindingCode;
using sheet::Severity;
using words::Phrase;

// The position that the page prints for a finding, with the squares that the finding is about. The position
// is the one before the turn, at the end of the game, or at a gap (lines that the replay could not follow).
struct FindingBoard {
  board::Position position;
  board::Bits marks = 0;
  // the side at the bottom; RED only if RED's turn is written in RED's own coordinates (N1)
  board::Side viewer = board::Side::Blue;
  enum class Moment { BeforeTheTurn, AtTheEnd, AtTheGap } moment = Moment::BeforeTheTurn;
};

Bits marksOf(const rules::Turn& turn) {
  Bits squares = maskOf(turn.start()) | maskOf(turn.end());
  for (const rules::Jump& jump : turn.jumps()) squares |= maskOf(jump.taken) | maskOf(jump.landing);
  return squares;
}

// Returns the squares to mark for a turn. Of a chain, only the squares of the given jump are marked, because
// each line of a scoresheet records one jump.
Bits marksOf(const rules::Turn& turn, std::size_t jump) {
  if (jump >= turn.jumps().size()) return marksOf(turn);
  const board::Square from = jump == 0 ? turn.start() : turn.jumps()[jump - 1].landing;
  return maskOf(from) | maskOf(turn.jumps()[jump].taken) | maskOf(turn.jumps()[jump].landing);
}

// Returns the squares of all chips that may move in this position, and of the chips that they may take.
Bits squaresDue(const sheet::Audited& audited, const board::Position& position) {
  Bits squares = 0;
  for (const rules::Turn& turn : rules::legalTurns(audited.law.ruleset, position)) {
    squares |= maskOf(turn.start());
    for (const rules::Jump& jump : turn.jumps()) squares |= maskOf(jump.taken);
  }
  return squares;
}

// Returns the squares of the chips that a finding about the remaining chips (R.C.) lists. Empty if a player
// with several chips wrote none of them: marks on all chips of the player would tell nothing.
Bits squaresLeft(const Finding& finding, const board::Position& last) {
  Bits squares = 0;
  const auto* chips = finding.factsAs<std::vector<sheet::PlacedChip>>();
  if (chips == nullptr || !finding.side) return squares;
  for (const sheet::PlacedChip& chip : *chips) squares |= maskOf(chip.square);
  const bool all = finding.code == FindingCode::MissingRemaining && squares == last.of(*finding.side);
  return all && chips->size() > 1 ? 0 : squares;
}

std::optional<FindingBoard> atTheEnd(const sheet::Audited& audited, const Finding& finding) {
  const auto last = audited.report.lastPosition();
  if (!last) return std::nullopt;
  const Bits marks = finding.cell == Cell::Remaining ? squaresLeft(finding, *last) : 0;
  if (finding.cell == Cell::Remaining && marks == 0) return std::nullopt;
  return FindingBoard{*last, marks, board::Side::Blue, FindingBoard::Moment::AtTheEnd};
}

std::optional<FindingBoard> unturned(const sheet::Audited& audited, const Finding& finding) {
  const sheet::AuditReport& report = audited.report;
  if (finding.code == FindingCode::Gap) {
    if (report.turns.empty())
      return FindingBoard{report.start, 0, board::Side::Blue, FindingBoard::Moment::AtTheGap};
    // Shows the position before the gap: after the last turn that the replay could follow before these lines.
    const auto behind = std::ranges::find_if(report.turns, [&](const sheet::ReplayedTurn& turn) {
      return !turn.lines.empty() && finding.line && turn.lines.front() > *finding.line;
    });
    const board::Position& before = behind == report.turns.begin() ? report.start : std::prev(behind)->after;
    return FindingBoard{before, 0, board::Side::Blue, FindingBoard::Moment::AtTheGap};
  }
  if (finding.code == FindingCode::EntryAfterEnd || finding.cell == Cell::Remaining) {
    return atTheEnd(audited, finding);
  }
  if (finding.cell == Cell::Total) return std::nullopt;
  if (!finding.turn) return std::nullopt;
  const rules::Turn& turn = report.turns[finding.turn->turn].turn;
  const board::Position& position = report.turns[finding.turn->turn].before;
  FindingBoard shown{position, 0};
  if (standsAsPlayed(finding.code)) {
    shown.marks = maskOf(turn.start()) | maskOf(turn.end()) | squaresDue(audited, position);
  } else {
    const bool whole = finding.code == FindingCode::MissingLine;
    shown.marks = whole ? marksOf(turn) : marksOf(turn, finding.turn->jump);
  }
  return shown;
}

// Returns the board to print for a finding. nullopt if the finding is about sums or the result, which need no
// board, or if the position is unknown.
std::optional<FindingBoard> boardOf(const sheet::Audited& audited, const Finding& finding) {
  auto shown = unturned(audited, finding);
  const bool own = audited.law.set.notationFrame(audited.law.ruleset) == board::Frame::OwnSide;
  if (shown && own && finding.side) shown->viewer = *finding.side;
  return shown;
}

constexpr std::size_t kMostWrittenColumns = 24;

// Returns `first` and the text, wrapped to the terminal's width. All lines after the first are indented by
// the width of `first`.
std::string hung(const std::string& first, std::string_view text) {
  const std::size_t indent = widthOf(first);
  std::string block;
  for (const std::string& line : words::wrapped(text, kTerminalColumns - indent)) {
    block += (block.empty() ? first : std::string(indent, ' ')) + line + '\n';
  }
  return block;
}

std::string setIn(const std::string& block, std::size_t indent) {
  std::string text;
  std::size_t begin = 0;
  while (begin < block.size()) {
    const std::size_t end = block.find('\n', begin);
    text += std::string(indent, ' ') + block.substr(begin, end - begin) + '\n';
    begin = end + 1;
  }
  return text;
}

class AuditPage {
 public:
  AuditPage(const Terminal& terminal, const SheetFile& file, const sheet::AuditReport& report,
            const RuledResult& ruled)
      : m_terminal(terminal),
        m_file(file),
        m_report(report),
        m_ruled(ruled),
        m_audited{file.sheet, report, {file.ruleset, file.set}},
        m_numbers(report) {
    for (std::size_t i = 0; i < report.findings.size(); ++i) {
      const Finding& finding = report.findings[i];
      if (finding.severity() == Severity::Note) {
        m_notes.push_back(i);
      } else if (!finding.causedBy) {
        m_roots.push_back(i);
      }
    }
    m_following.resize(report.findings.size());
    for (std::size_t i = 0; i < report.findings.size(); ++i) {
      const auto& cause = report.findings[i].causedBy;
      if (!cause) continue;
      if (sheet::repeatsRoot(report, *cause, i)) {
        ++m_repetitions;
      } else {
        m_following[*cause].push_back(i);
      }
    }
  }

  std::string text() {
    std::string page = head();
    // An empty sheet has a finding for each missing part. Instructions for writing a sheet help the user more
    // than these findings.
    if (sheet::isEmpty(m_file.sheet) && report().hasErrors()) return page + howToWrite();
    if (m_report.limitReached) page += hung("", say(Phrase::SearchStopped));
    if (report().hasErrors()) {
      page += '\n' + sheetTable(m_terminal, m_file.sheet, m_report, m_numbers) + '\n' + mistakes();
    }
    page += notes();
    page += report().hasErrors()
                ? "\n" + count() + replayed() + '\n' + totalsTable(m_terminal, m_file, m_ruled.report)
                : clean();
    return page + verdict() + '\n';
  }

 private:
  [[nodiscard]] const sheet::AuditReport& report() const { return m_report; }
  [[nodiscard]] std::string say(Phrase phrase, std::initializer_list<std::string_view> with = {}) const {
    return m_terminal.say(phrase, with);
  }
  [[nodiscard]] std::string sentence(const Finding& finding) const {
    return printable(words::sentenceOf(finding, m_audited, m_terminal.language()));
  }

  [[nodiscard]] std::string head() const {
    const std::string path = printable(nameOfInput(m_file.path.string(), m_terminal.language()));
    const words::Language language = m_terminal.language();
    std::string first =
        say(Phrase::SheetHead, {path, compose::setName(m_file.set.name, language),
                                printable(compose::rulesetName(m_file.ruleset.name, language))});
    // A long file name gets a line of its own.
    const std::size_t behind = path.size() + 1;
    if (widthOf(first) > kTerminalColumns && first[behind] == ' ') first.replace(behind, 1, "\n  ");
    std::string head = m_terminal.painted(first, Paint::Bold) + '\n';
    std::string game;
    const auto add = [&](Phrase phrase, std::string_view tag) {
      const std::string_view value = m_file.sheet.tag(tag);
      if (value.empty()) return;
      game += (game.empty() ? "" : ", ") + say(phrase, {value});
    };
    add(Phrase::HeadEvent, sheet::kEventTag);
    add(Phrase::HeadEvent, sheet::kDateTag);
    add(Phrase::HeadRound, sheet::kRoundTag);
    add(Phrase::HeadBoard, sheet::kBoardTag);
    if (!game.empty()) head += hung("  ", printable(game));
    return head;
  }

  [[nodiscard]] std::string howToWrite() const {
    return '\n' + hung("", say(Phrase::SheetUnwritten)) + '\n' + say(Phrase::SheetPattern) + "\n\n" +
           hung("", say(Phrase::SheetPatternTold));
  }

  [[nodiscard]] std::string mistakes() {
    std::string text;
    bool tallBefore = false;
    for (const std::size_t root : m_roots) {
      const std::string number = "[" + std::to_string(m_numbers.of(root)) + "]";
      std::string block = hung(padded(number, 3) + " ", sentence(m_report.findings[root]));
      block.replace(0, number.size(), m_terminal.painted(number, Paint::Red));
      block += following(root) + board(root);
      // Prints a blank line between two mistakes if one of them takes many lines, for example because it has
      // a board.
      const bool tall = std::ranges::count(block, '\n') > 3;
      if (!text.empty() && (tall || tallBefore)) text += '\n';
      tallBefore = tall;
      text += block;
    }
    return text;
  }

  // Returns the mistakes that follow from the mistake `root` as text. Each has a row with its line, its cell,
  // the written value and the correct value.
  [[nodiscard]] std::string following(std::size_t root) const {
    struct Row {
      std::string where;
      std::string cell;
      std::string written;
      std::string right;
    };
    std::vector<Row> rows;
    for (const std::size_t i : m_following[root]) {
      const Finding& finding = m_report.findings[i];
      Row row;
      if (finding.line) {
        row.where = say(Phrase::AtLine, {std::to_string(*finding.line)});
      } else if (finding.beforeLine) {
        row.where = say(Phrase::BeforeLine, {std::to_string(*finding.beforeLine)});
      }
      if (finding.side) row.where += (row.where.empty() ? "" : ", ") + std::string(nameOf(*finding.side));
      row.cell = words::nameOf(finding.cell, m_terminal.language());
      row.written =
          finding.written.empty() ? "–" : words::cutTo(printable(finding.written), kMostWrittenColumns);
      row.right = !finding.correct           ? std::string(words::nameOf(finding.code, m_terminal.language()))
                  : finding.correct->empty() ? "→ " + say(Phrase::RightIsBlank)
                                             : "→ " + words::cutTo(*finding.correct, kMostWrittenColumns);
      rows.push_back(std::move(row));
    }
    if (rows.empty()) return {};
    std::string text = "    " + say(Phrase::FollowsFromIt) + '\n';
    std::size_t where = 0;
    std::size_t cell = 0;
    std::size_t written = 0;
    for (const Row& row : rows) {
      where = std::max(where, widthOf(row.where));
      cell = std::max(cell, widthOf(row.cell));
      written = std::max(written, widthOf(row.written));
    }
    const std::size_t number = m_numbers.of(root);
    const std::string mark = number == 0 ? "·" : "(" + std::to_string(number) + ")";
    for (const Row& row : rows) {
      text += "    " + m_terminal.painted(mark, Paint::Yellow) + " " + padded(row.where, where) + "  " +
              padded(row.cell, cell) + "  " + padded(row.written, written) + "  " + row.right + '\n';
    }
    return text;
  }

  // Returns the board of a finding as text. If an earlier mistake has this board (position and viewer), a
  // mistake only names the earlier mistake, and a note gets no board.
  [[nodiscard]] std::string board(std::size_t index) {
    const Finding& finding = m_report.findings[index];
    const auto shown = boardOf(m_audited, finding);
    if (!shown) return {};
    const auto same = std::ranges::find_if(m_shown, [&](const auto& before) {
      return before.second.position == shown->position && before.second.viewer == shown->viewer;
    });
    if (same != m_shown.end()) {
      if (m_numbers.of(index) == 0) return {};
      std::string text = say(Phrase::BoardAsAt, {std::to_string(m_numbers.of(same->first))});
      if (shown->marks != same->second.marks && shown->marks != 0) {
        text += say(Phrase::BoardSquares, {squares(*shown)});
      }
      return hung("    ", text + ".");
    }
    if (m_numbers.of(index) != 0) m_shown.emplace_back(index, *shown);
    return hung("    ", boardHead(*shown, finding)) +
           setIn(boardPicture(shown->position, m_file.set, shown->marks, shown->viewer), 6);
  }

  [[nodiscard]] std::string boardHead(const FindingBoard& shown, const Finding& finding) const {
    const std::string mover = std::string(nameOf(shown.position.toMove()));
    const std::string damas = shown.position.damas() == 0 ? "" : say(Phrase::BoardDamas);
    const std::string marked = (shown.marks == 0 ? "" : say(Phrase::BoardMarks)) + damas;
    const int line = finding.line.value_or(finding.beforeLine.value_or(0));
    switch (shown.moment) {
      case FindingBoard::Moment::AtTheEnd:
        return say(Phrase::CommandBoardAtEnd) + marked + ":";
      case FindingBoard::Moment::AtTheGap:
        return say(Phrase::BoardAtGap) + damas + ":";
      case FindingBoard::Moment::BeforeTheTurn:
        break;
    }
    if (line == 0) return say(Phrase::BoardBeforeTurn, {mover}) + marked + ":";
    return say(Phrase::CommandBoardBeforeLine, {std::to_string(line), mover}) + marked + ":";
  }

  // Returns the names of the marked squares, in the coordinates that the printed board has.
  [[nodiscard]] static std::string squares(const FindingBoard& shown) {
    std::string text;
    for (int i = 0; i < board::kSquares; ++i) {
      const board::Square square(i);
      if ((shown.marks & board::maskOf(square)) == 0) continue;
      const auto place = square.coordinates(board::Frame::OwnSide, shown.viewer);
      text += (text.empty() ? "(" : " (") + std::to_string(place.x) + "," + std::to_string(place.y) + ")";
    }
    return text;
  }

  [[nodiscard]] std::string notes() {
    if (m_notes.empty()) return {};
    std::string text = say(Phrase::NotesHead) + '\n';
    if (report().hasErrors()) text = '\n' + text;
    for (const std::size_t note : m_notes) {
      std::string block = hung("  · ", sentence(m_report.findings[note]));
      text += block + following(note);
      if (m_report.findings[note].code == sheet::FindingCode::Gap) text += board(note);
    }
    return text;
  }

  [[nodiscard]] std::string count() const {
    const std::size_t following = m_report.findings.size() - m_roots.size() - m_notes.size() - m_repetitions;
    return hung("", say(Phrase::FindingsCounted, {std::to_string(m_roots.size()), std::to_string(following),
                                                  std::to_string(m_notes.size())}));
  }

  [[nodiscard]] std::string replayed() const {
    return hung("", words::followedText(m_report, m_terminal.language()));
  }

  [[nodiscard]] std::string clean() const {
    if (!m_report.isFollowed()) return m_terminal.painted(replayed(), Paint::Yellow);
    const std::string nothing = say(Phrase::NoMistakes);
    return m_terminal.painted(nothing, Paint::Green) + " " + replayed();
  }

  [[nodiscard]] std::string verdict() const {
    std::string block;
    for (const std::string& line : words::wrapped(
             verdictText(m_file, m_ruled.report, m_ruled.by, m_terminal.language()), kTerminalColumns)) {
      block += m_terminal.painted(line, Paint::Bold) + '\n';
    }
    return block;
  }

  const Terminal& m_terminal;
  const SheetFile& m_file;
  const sheet::AuditReport& m_report;
  RuledResult m_ruled;
  sheet::Audited m_audited;
  FindingNumbers m_numbers;
  std::vector<std::size_t> m_roots;
  std::vector<std::size_t> m_notes;
  std::vector<std::vector<std::size_t>> m_following;
  // The number of findings that are not printed. Such a finding has the same cell and code as the root
  // mistake, which is a habit (sheet::repeatsRoot).
  std::size_t m_repetitions = 0;
  std::vector<std::pair<std::size_t, FindingBoard>> m_shown;
};

}  // namespace

std::string auditPage(const Terminal& terminal, const SheetFile& file, const sheet::AuditReport& report) {
  return AuditPage(terminal, file, report, {report}).text();
}

std::string auditPage(const Terminal& terminal, const SheetFile& file, const sheet::AuditReport& report,
                      const RuledResult& ruled) {
  return AuditPage(terminal, file, report, ruled).text();
}

}  // namespace damath::cli
