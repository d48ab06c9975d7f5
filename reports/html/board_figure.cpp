// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/html/board_figure.hpp"

#include "core/sheet/law/spelling.hpp"
#include "reports/html/figure.hpp"

namespace damath::html {

namespace {

// The size of a square, and of the margin at the left and below, which holds the numbers. In the units of the
// drawing.
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

}  // namespace

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

}  // namespace damath::html
