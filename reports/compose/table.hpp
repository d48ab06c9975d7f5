// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of lists and tallies: columns, rows, and what stands around a table under a heading of its own.
#pragma once

#include <string>
#include <vector>

namespace damath::compose {

enum class Align { Left, Centre, Right };

struct ListColumn {
  std::string heading;
  Align align = Align::Left;
  int weight = 1;  // the share of the width; columns of one kind keep the same
};

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
