// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of lists and tallies: columns, rows, and sections, which are tables with their own heading.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace damath::compose {

enum class Align { Left, Centre, Right };

// On a narrow screen, each row of a table becomes a card. OnCard tells the place of a column's cell on the
// card. Usual: a name begins a new line, a number continues the line. Heading: the cell is the heading of the
// card. Without a Heading cell, the first name is the heading. Corner: the cell stands in a corner of the
// card. NewLine: the cell begins a new line. SameLine: the cell continues the line. In a list of games, the
// heading and the Corner cell link to the page of the game.
enum class OnCard { Usual, Heading, Corner, NewLine, SameLine };

struct ListColumn {
  std::string heading;
  Align align = Align::Left;
  // The column's share of the table's width. Columns with the same kind of text, such as two columns of
  // names, have the same weight.
  int weight = 1;
  OnCard onCard = OnCard::Usual;
};

// A list with more rows than this gets low rows, so that it fills fewer pages.
inline constexpr std::size_t kManyRows = 40;

enum class RowRoom { Ordinary, ToWriteIn };

// A table under a heading. Without columns or rows, it is only a heading with paragraphs.
struct Section {
  std::string heading = {};
  std::vector<std::string> paragraphs = {};
  std::vector<ListColumn> columns = {};
  std::vector<std::vector<std::string>> rows = {};  // one cell for each column
  RowRoom room = RowRoom::Ordinary;
};

}  // namespace damath::compose
