// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of lists and tallies: columns, rows, and sections with their own heading.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace damath::compose {

enum class Align { Left, Centre, Right };

// The place of a column's cell when the screen is so narrow that each row becomes a card. Usual: names begin
// a line, figures continue the line. The Heading cell, or else the first name, links to the page of the game.
enum class OnCard { Usual, Heading, Corner, NewLine, SameLine };

struct ListColumn {
  std::string heading;
  Align align = Align::Left;
  int weight = 1;  // the share of the width; columns of one kind use the same weight
  OnCard onCard = OnCard::Usual;
};

// A list with more rows than this uses low rows; otherwise the list would fill twice as many pages.
inline constexpr std::size_t kManyRows = 40;

enum class RowRoom { Ordinary, ToWriteIn };

// A table under a heading. Without columns or rows, only the heading and its paragraphs.
struct Section {
  std::string heading = {};
  std::vector<std::string> paragraphs = {};
  std::vector<ListColumn> columns = {};
  std::vector<std::vector<std::string>> rows = {};  // one cell for each column
  RowRoom room = RowRoom::Ordinary;
};

}  // namespace damath::compose
