// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/html/game_page.hpp"

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/board/position.hpp"
#include "core/rules/chip_set.hpp"
#include "core/sheet/law/spelling.hpp"
#include "reports/compose/parts/route.hpp"
#include "reports/compose/sheets/game_head.hpp"
#include "reports/html/figure.hpp"
#include "reports/html/writer.hpp"
#include "words/phrase.hpp"

namespace damath::html {

namespace {

// The sizes of a square, and of the margin at the left and below, in units of the drawing. The margin holds
// the numbers of columns and rows.
constexpr int kSquareSize = 20;
constexpr int kEdge = 9;
constexpr std::string_view kView = "0 0 169 169";

std::string across(board::Square square) {
  return std::to_string(kEdge + kSquareSize * square.x());
}

std::string down(board::Square square) {
  return std::to_string(kSquareSize * (7 - square.y()));
}

void writeSquares(Writer& html) {
  html.open("g", {{"id", "board"}});
  html.leaf("rect", {{"class", "plain"}, {"x", "9"}, {"width", "160"}, {"height", "160"}});
  for (int number = 0; number < board::kSquares; ++number) {
    const board::Square square(number);
    html.leaf(
        "rect",
        {{"class", "played"}, {"x", across(square)}, {"y", down(square)}, {"width", "20"}, {"height", "20"}});
    html.open("text", {{"x", std::to_string(kEdge + kSquareSize * square.x() + 10)},
                       {"y", std::to_string(kSquareSize * (7 - square.y()) + 14)}});
    html.text(sheet::signText(square.sign()), Holds::Figures).close();
  }
  for (int i = 0; i < 8; ++i) {
    const std::string figure = std::to_string(i);
    html.element("text", figure,
                 {{"class", "edge"}, {"x", "4"}, {"y", std::to_string(kSquareSize * (7 - i) + 12)}});
    html.element("text", figure,
                 {{"class", "edge"}, {"x", std::to_string(kEdge + kSquareSize * i + 10)}, {"y", "167"}});
  }
  html.close();
}

std::string nameOfChip(board::Side side, int chip) {
  return (side == board::Side::Blue ? "b" : "r") + std::to_string(chip);
}

// Writes the pictures of the board and of the chips of `set`. The drawings of writePosition() refer to them.
void writeBoardParts(Writer& html, const rules::ChipSet& set) {
  html.open("svg", {{"class", "parts"}, {"width", "0"}, {"height", "0"}, {"aria-hidden", "true"}});
  html.open("defs");
  writeSquares(html);
  for (const board::Side side : board::kSides) {
    for (int chip = 0; chip < board::kChipsASide; ++chip) {
      const std::string& text = set.chips[static_cast<std::size_t>(chip)].text;
      html.open("g",
                {{"id", nameOfChip(side, chip)}, {"class", side == board::Side::Blue ? "chip" : "chip red"}});
      html.leaf("circle", {{"cx", "10"}, {"cy", "10"}, {"r", "8.8"}});
      writeChipFigure(html, text);
      html.close();
    }
  }
  html.leaf("circle", {{"id", "dama"}, {"cx", "10"}, {"cy", "10"}, {"r", "7.6"}});
  html.leaf("rect", {{"id", "mark"}, {"x", "1"}, {"y", "1"}, {"width", "18"}, {"height", "18"}});
  html.close().close().line();
}

// Draws the position from BLUE's side. `label` is the text for screen readers. Precondition:
// writeBoardParts() wrote to the same page.
void writePosition(Writer& html, const board::Position& position, const std::vector<board::Square>& marks,
                   const std::string& label) {
  html.open("svg", {{"viewBox", kView}, {"role", "img"}, {"aria-label", label}});
  html.leaf("use", {{"href", "#board"}});
  for (const board::Square square : marks) {
    html.leaf("use", {{"href", "#mark"}, {"x", across(square)}, {"y", down(square)}});
  }
  for (int number = 0; number < board::kSquares; ++number) {
    const board::Square square(number);
    const auto piece = position.at(square);
    if (!piece) continue;
    html.leaf(
        "use",
        {{"href", "#" + nameOfChip(piece->side, piece->chip)}, {"x", across(square)}, {"y", down(square)}});
    if (piece->rank != board::Rank::Dama) continue;
    html.leaf("use", {{"href", "#dama"}, {"x", across(square)}, {"y", down(square)}});
  }
  html.close();
}

using board::Side;
using compose::BoardStep;
using compose::CellText;
using compose::ScoresheetHalf;
using compose::ScoresheetRow;
using sheet::HalfKind;
using words::Phrase;

std::string anchorOf(std::size_t step) {
  return "t" + std::to_string(step);
}

std::string sideWord(Side side, words::Language language) {
  return side == Side::Blue ? said(Phrase::Blue, language) : said(Phrase::Red, language);
}

std::string captionOf(const std::vector<BoardStep>& steps, std::size_t at, words::Language language) {
  const BoardStep& step = steps[at];
  if (!step.mover) return said(Phrase::PrintedFirstTurn, language);
  const std::string caption =
      said(Phrase::Turn, language, {std::to_string(at)}) + " – " + sideWord(*step.mover, language);
  return step.isSettled ? caption : said(Phrase::BoardOnOneRoute, language, {caption});
}

class Stepper {
 public:
  Stepper(Writer& html, const std::vector<BoardStep>& steps, words::Language language)
      : m_html(html), m_steps(steps), m_language(language) {}

  void write() const {
    m_html.open("section", {{"class", "steps"}, {"aria-label", said(Phrase::OnTheBoard, m_language)}}).line();
    for (std::size_t i = 0; i < m_steps.size(); ++i) writeStep(i);
    m_html.close().line();
  }

 private:
  // Writes the board after a turn. Until the reader chooses a board, the page shows the first board; without
  // its script, the last board.
  void writeStep(std::size_t at) const {
    const BoardStep& step = m_steps[at];
    const bool isLast = at + 1 == m_steps.size();
    const std::string caption = captionOf(m_steps, at, m_language);
    m_html.open("figure", {{"id", anchorOf(at)}, {"class", isLast ? "step last" : "step"}});
    writePosition(m_html, step.position, step.marks, caption);
    m_html.open("figcaption").element("b", caption);
    writePart(" ", step.turn);
    writePart(" · ", step.scores);
    m_html.close().open("p");
    writeWay(said(Phrase::PrintedFirstTurn, m_language), at > 0, 0);
    writeWay(said(Phrase::PrintedPreviousTurn, m_language), at > 0, at - 1);
    writeWay(said(Phrase::PrintedNextTurn, m_language), !isLast, at + 1);
    writeWay(said(Phrase::PrintedLastTurn, m_language), !isLast, m_steps.size() - 1);
    m_html.close().close().line();
  }

  // Writes numbers and their signs in an element that the browser does not break over two lines, so that a
  // turn stays together.
  void writePart(std::string_view before, const std::string& figures) const {
    if (figures.empty()) return;
    m_html.text(before).open("span");
    writeFigure(m_html, figures);
    m_html.close();
  }

  void writeWay(const std::string& words, bool leads, std::size_t to) const {
    if (leads) {
      m_html.element("a", words, {{"href", "#" + anchorOf(to)}});
    } else {
      m_html.element("span", words, {{"aria-hidden", "true"}});
    }
  }

  Writer& m_html;
  const std::vector<BoardStep>& m_steps;
  words::Language m_language;
};

// The table of the scoresheet. On a narrow screen, BLUE's and RED's half of a line stand below each other.
class SheetTable {
 public:
  SheetTable(Writer& html, const compose::Scoresheet& form, const std::vector<BoardStep>& steps,
             words::Language language)
      : m_html(html), m_form(form), m_language(language) {
    for (std::size_t i = 0; i < steps.size(); ++i) {
      if (!steps[i].mover) continue;
      for (const int line : steps[i].lines) m_steps.emplace(std::pair(line, indexOf(*steps[i].mover)), i);
    }
  }

  void write() const {
    m_html.open("table", {{"class", "sheet"}}).line().open("thead").open("tr");
    m_html.element("td", {}, {{"rowspan", "2"}});
    for (const Side side : board::kSides) {
      m_html.element("th", sideWord(side, m_language),
                     {{"colspan", "3"}, {"scope", "colgroup"}, {"class", tintOf(side)}});
    }
    m_html.close().open("tr");
    for ([[maybe_unused]] const Side side : board::kSides) {
      for (const Phrase heading : {Phrase::Move, Phrase::Score, Phrase::Total}) {
        m_html.element("th", toText(heading, m_language), {{"scope", "col"}});
      }
    }
    m_html.close().close().line().open("tbody").line();
    for (const ScoresheetRow& row : m_form.play) writeRow(row);
    for (const ScoresheetRow& row : m_form.closing) writeRow(row);
    m_html.close().line().close().line();
  }

 private:
  static std::string_view tintOf(Side side) { return side == Side::Blue ? "blue" : "red"; }

  void writeRow(const ScoresheetRow& row) const {
    m_html.open("tr").open("th", {{"scope", "row"}});
    if (row.line > 0) m_html.text(std::to_string(row.line));
    writeNumbers(row.margin);
    m_html.close();
    for (const Side side : board::kSides) writeHalf(row, side);
    m_html.close().line();
  }

  void writeHalf(const ScoresheetRow& row, Side side) const {
    const ScoresheetHalf& half = row.halves[indexOf(side)];
    const bool isGrand = half.kind == HalfKind::GrandTotal;
    if (isGrand || half.kind == HalfKind::RemainingTotal) {
      const std::string label = isGrand ? said(Phrase::PrintedGrandTotal, m_language)
                                        : said(Phrase::PrintedRemainingTotal, m_language);
      m_html.element("td", label, {{"class", "sum"}, {"data-h", sideWord(side, m_language)}});
      m_html.open("td", {{"class", "sum"}, {"colspan", "2"}});
      writeCell(half.total, writeFigure, {});
      m_html.close();
      return;
    }
    const bool isBlank = half.move.isBlank() && half.score.isBlank() && half.total.isBlank();
    const std::string_view blank = isBlank ? "none" : "";
    m_html.open("td", {{"class", blank}, {"data-h", isBlank ? std::string() : sideWord(side, m_language)}});
    if (half.kind == HalfKind::Remaining) m_html.text(said(Phrase::Remaining, m_language) + " ");
    const auto step = m_steps.find({row.line, indexOf(side)});
    const bool isDivided = m_form.head.slash == compose::MoveSlash::Division;
    writeCell(half.move, isDivided ? writeDivision : writeFigure,
              step == m_steps.end() ? std::string() : "#" + anchorOf(step->second));
    m_html.close();
    for (const CellText* cell : {&half.score, &half.total}) {
      m_html.open("td", {{"class", blank}});
      writeCell(*cell, writeFigure, {});
      m_html.close();
    }
  }

  using WriteText = void (*)(Writer& html, std::string_view text);

  void writeCell(const CellText& cell, WriteText writeText, const std::string& target) const {
    if (cell.crossedOut) {
      m_html.open("s");
      writeText(m_html, compose::withoutRoute(*cell.crossedOut));
      m_html.close();
      if (!cell.isBlank()) m_html.text(" ");
    }
    if (!cell.written.empty()) {
      const bool isStruck = cell.correct.has_value();
      if (!target.empty()) m_html.open("a", {{"href", target}});
      if (isStruck) m_html.open("del");
      writeText(m_html, compose::withoutRoute(cell.written));
      if (isStruck) m_html.close();
      if (!target.empty()) m_html.close();
    }
    if (cell.correct && !cell.correct->empty()) {
      if (!cell.written.empty()) m_html.text(" ");
      m_html.open("ins");
      writeText(m_html, compose::withoutRoute(*cell.correct));
      m_html.close();
    }
    if (cell.beside) m_html.text(" (" + *cell.beside + ")", Holds::Figures);
    writeNumbers(cell.findings);
  }

  void writeNumbers(const std::vector<int>& findings) const {
    for (const int number : findings) {
      const std::string text = std::to_string(number);
      m_html.open("sup").element("a", text, {{"href", "#f" + text}}).close();
    }
  }

  Writer& m_html;
  const compose::Scoresheet& m_form;
  words::Language m_language;
  // the index of the board that a link shows, by line and side of the scoresheet
  std::map<std::pair<int, std::size_t>, std::size_t> m_steps;
};

void writeFootnotes(Writer& html, const std::string& heading, const std::vector<compose::Footnote>& notes) {
  if (notes.empty()) return;
  html.element("h3", heading).line().open("ol").line();
  for (const compose::Footnote& note : notes) {
    const std::string number = std::to_string(note.number);
    html.element("li", note.text, {{"id", "f" + number}, {"value", number}}).line();
  }
  html.close().line();
}

void writeResult(Writer& html, const compose::Scoresheet& form, words::Language language) {
  html.open("p", {{"class", "result"}}).element("b", said(Phrase::Result, language) + ": ");
  if (!form.result.correct) html.text(form.result.written);
  if (form.result.correct) {
    if (!form.result.written.empty()) html.element("del", form.result.written).text(" ");
    html.element("ins", *form.result.correct);
  }
  if (!form.ending.empty()) html.text(" · " + said(Phrase::PrintedEnding, language) + ": " + form.ending);
  html.close().line();
  if (!form.coverage.empty()) html.element("p", form.coverage, {{"class", "legend"}}).line();
  if (!form.remark.empty()) html.element("p", form.remark, {{"class", "mark"}}).line();
}

}  // namespace

void writeGame(Writer& html, const compose::Scoresheet& form, const rules::ChipSet& set,
               const std::vector<BoardStep>& steps, words::Language language) {
  html.open("dl", {{"class", "players"}}).line();
  for (const Side side : board::kSides) {
    const compose::PlayerHead& player = form.head.of(side);
    html.element("dt", sideWord(side, language), {{"class", side == Side::Blue ? "blue" : "red"}});
    html.open("dd").element("b", player.name);
    for (const std::string* fact : {&player.school, &player.grade}) {
      if (!fact->empty()) html.text(", " + *fact);
    }
    html.close().line();
  }
  html.close().line();
  writeResult(html, form, language);
  writeBoardParts(html, set);
  html.open("div", {{"class", "game"}}).line();
  Stepper(html, steps, language).write();
  html.open("section", {{"aria-label", form.title}}).line().element("h2", form.title).line();
  if (!form.stamp.empty()) html.element("p", form.stamp, {{"class", "mark"}}).line();
  SheetTable(html, form, steps, language).write();
  html.element("p",
               compose::scoresheetNote(form.head.scoreDirection, language) + " " +
                   said(Phrase::MultipliersNote, language),
               {{"class", "legend"}})
      .line();
  if (!form.record.empty()) html.element("p", form.record, {{"class", "legend"}}).line();
  if (!form.findings.empty())
    html.element("p", said(Phrase::CorrectionNote, language), {{"class", "legend"}}).line();
  writeFootnotes(html, said(Phrase::Findings, language), form.findings);
  writeFootnotes(html, said(Phrase::Rulings, language), form.rulings);
  html.close().line().close().line();
}

}  // namespace damath::html
