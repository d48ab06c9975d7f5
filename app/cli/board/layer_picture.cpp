// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/board/layer_picture.hpp"

#include <algorithm>
#include <functional>
#include <variant>

#include "app/cli/board/board_picture.hpp"
#include "app/cli/shell/terminal_text.hpp"
#include "core/layers/chip_layers.hpp"
#include "core/notation/text/place_text.hpp"

namespace damath::cli {

namespace {

using layers::kRows;
using layers::Place;

struct LayerCell {
  std::string text;
  char left = ' ';
  char right = ' ';
};

// The layout of a board on the terminal.
struct Layout {
  std::vector<int> rows;     // numbers of the rows, in order from the top
  std::vector<int> columns;  // numbers of the columns, in order from the left
  std::size_t step = 2;      // terminal columns from the start of a square to the start of the next
  // The width of a square's text. The closing bracket of a square may share a terminal column with the
  // opening bracket of the next square.
  std::size_t width = 1;
  std::function<char(int)> rowName;
  std::function<char(int)> columnName;
};

std::vector<int> upward(int first, int last) {
  std::vector<int> numbers;
  for (int number = first; number <= last; ++number) numbers.push_back(number);
  return numbers;
}

std::vector<int> downward(int first, int last) {
  std::vector<int> numbers = upward(last, first);
  std::ranges::reverse(numbers);
  return numbers;
}

template <class CellAt>
LayerPicture drawn(const std::string& title, const Layout& layout, CellAt cellAt) {
  const std::size_t width = 2 + layout.columns.size() * layout.step + 1;
  LayerPicture picture = {padded("   " + title, width)};
  for (const int row : layout.rows) {
    std::string line(width, ' ');
    line[0] = layout.rowName(row);
    for (std::size_t i = 0; i < layout.columns.size(); ++i) {
      const LayerCell cell = cellAt(Place{row, layout.columns[i]});
      const std::size_t start = 2 + i * layout.step;
      if (cell.left != ' ') line[start] = cell.left;
      line.replace(start + 1 + layout.width - cell.text.size(), cell.text.size(), cell.text);
      if (cell.right != ' ') line[start + 1 + layout.width] = cell.right;
    }
    picture.push_back(line);
  }
  std::string foot(width, ' ');
  for (std::size_t i = 0; i < layout.columns.size(); ++i) {
    foot[2 + i * layout.step + layout.width] = layout.columnName(layout.columns[i]);
  }
  picture.push_back(foot);
  return picture;
}

char digit(int number) {
  return static_cast<char>('0' + number);
}

Layout layoutOf(rules::Game game) {
  Layout layout;
  layout.rows = game == rules::Game::English ? downward(kRows - 1, 0) : upward(0, kRows - 1);
  layout.columns = game == rules::Game::Dame ? downward(kRows - 1, 0) : upward(0, kRows - 1);
  if (game == rules::Game::Dame) {
    layout.rowName = [](int row) { return notation::placeName({row, 0}, notation::Files::FromRight)[1]; };
    layout.columnName = [](int column) {
      return notation::placeName({0, column}, notation::Files::FromRight)[0];
    };
  } else {
    layout.rowName = [](int row) { return digit(kRows - 1 - row); };
    layout.columnName = digit;
  }
  return layout;
}

Layout layoutOf(const layers::Shape& shape) {
  Place first{kRows - 1, kRows - 1};
  Place last{0, 0};
  for (const Place place : layers::kPlaces) {
    if (!shape[place]) continue;
    first = {std::min(first.row, place.row), std::min(first.column, place.column)};
    last = {std::max(last.row, place.row), std::max(last.column, place.column)};
  }
  Layout layout;
  layout.rows = upward(first.row, last.row);
  layout.columns = upward(first.column, last.column);
  layout.step = 4;
  layout.width = 2;
  layout.rowName = [](int row) { return notation::placeName({row, 0}, notation::Files::FromLeft)[1]; };
  layout.columnName = [](int column) {
    return notation::placeName({0, column}, notation::Files::FromLeft)[0];
  };
  return layout;
}

std::string textOf(const layers::RoleTile& tile) {
  if (std::holds_alternative<layers::Unplayable>(tile)) return "";
  if (std::holds_alternative<layers::Vacant>(tile)) return ".";
  return std::to_string(std::get<layers::RolePiece>(tile).code.number());
}

}  // namespace

LayerPicture chipPicture(const std::string& title, rules::Game game, const board::Position& position,
                         board::Square marked) {
  return drawn(title, layoutOf(game), [&](Place place) -> LayerCell {
    const auto square = layers::squareAt(place);
    if (!square) return {};
    const std::string text(1, pieceMark(game, position.at(*square)));
    return *square == marked ? LayerCell{text, '(', ')'} : LayerCell{text};
  });
}

LayerPicture rolePicture(const std::string& title, const layers::RoleBoard& board, Place marked,
                         std::optional<Place> attacked) {
  return drawn(title, layoutOf(shapeOf(board.tiles)), [&](Place place) -> LayerCell {
    const std::string text = textOf(board.tiles[place]);
    if (place == attacked) return {text, '<', '>'};
    return place == marked ? LayerCell{text, '(', ')'} : LayerCell{text};
  });
}

std::string sideBySide(const std::vector<LayerPicture>& pictures) {
  if (pictures.empty()) return {};
  const std::size_t width = widthOf(pictures.front().front());
  const std::size_t inALine = std::max<std::size_t>(1, (kTerminalColumns + 1) / (width + 1));
  std::string text;
  for (std::size_t first = 0; first < pictures.size(); first += inALine) {
    const std::size_t last = std::min(first + inALine, pictures.size());
    for (std::size_t row = 0; row < pictures.front().size(); ++row) {
      std::string line;
      for (std::size_t i = first; i < last; ++i) line += pictures[i].at(row) + ' ';
      line.erase(line.find_last_not_of(' ') + 1);
      text += line + '\n';
    }
    if (last < pictures.size()) text += '\n';
  }
  return text;
}

}  // namespace damath::cli
