// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of lists and tallies: columns, rows, and what stands around a table under a heading of its own.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace damath::compose {

enum class Align { Left, Centre, Right };

// Where a column's cell stands when the screen is so narrow that each row is a card. Usual: names begin a
// line, figures follow. The row's heading, else its first name, is what leads to the page of a game.
enum class OnCard { Usual, Heading, Corner, NewLine, SameLine };

struct ListColumn {
  std::string heading;
  Align align = Align::Left;
  int weight = 1;  // the share of the width; columns of one kind keep the same
  OnCard onCard = OnCard::Usual;
};

// A list of more rows keeps them low, or it would fill twice the pages.
inline constexpr std::size_t kManyRows = 40;

enum class RowRoom { Ordinary, ToWriteIn };

// A table under a heading; without columns, or without rows, a heading with its paragraphs.
struct Section {
  std::string heading = {};
  std::vector<std::string> paragraphs = {};
  std::vector<ListColumn> columns = {};
  std::vector<std::vector<std::string>> rows = {};  // as many cells as columns
  RowRoom room = RowRoom::Ordinary;
};

}  // namespace damath::compose
