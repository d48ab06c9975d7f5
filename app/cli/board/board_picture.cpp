// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/board/board_picture.hpp"

#include <algorithm>

#include "app/cli/shell/terminal_text.hpp"
#include "core/notation/board/square_name.hpp"
#include "core/sheet/law/spelling.hpp"

namespace damath::cli {

namespace {

std::string cellText(const board::Position& position, const rules::ChipSet& set, board::Square square) {
  const auto piece = position.at(square);
  if (!piece) return sheet::signText(square.sign());
  const std::string& value = set.chips[piece->chip].text;
  const std::string colour = piece->side == board::Side::Blue ? "b" : "r";
  return colour + (piece->rank == board::Rank::Dama ? "[" + value + "]" : value);
}

// Returns the width of a board column. Two columns together have room for the widest text of a chip of the
// set: with the square brackets of a dama, as in "b[7]", and with `>` if there are marks. The width does not
// depend on the chips on the board, so the board keeps its shape when chips are taken. Chips never stand on
// two neighboring squares of a row, so the text of a square may extend into the next column.
std::size_t columnWidth(const rules::ChipSet& set, board::Bits marks) {
  std::size_t widest = 0;
  for (const rules::Chip& chip : set.chips) widest = std::max(widest, widthOf(chip.text) + 3);
  return (widest + (marks == 0 ? 0 : 1)) / 2 + 1;
}

std::string withoutBlanksBehind(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line + '\n';
}

std::string englishPicture(const board::Position& position) {
  std::string picture;
  for (int y = 0; y < 8; ++y) {
    std::string line;
    for (int x = 0; x < 8; ++x) {
      const auto square = board::Square::at(x, y);
      const std::string number = square ? notation::squareName(rules::Game::English, *square) : "";
      line += std::string(3 - number.size(), ' ') + number;
      line += square ? pieceMark(rules::Game::English, position.at(*square)) : ' ';
    }
    picture += withoutBlanksBehind(line);
  }
  return picture;
}

std::string damePicture(const board::Position& position) {
  std::string picture;
  for (int y = 7; y >= 0; --y) {
    std::string line = std::to_string(y + 1) + " ";
    for (int x = 7; x >= 0; --x) {
      const auto square = board::Square::at(x, y);
      line += ' ';
      line += square ? pieceMark(rules::Game::Dame, position.at(*square)) : ' ';
    }
    picture += withoutBlanksBehind(line);
  }
  return picture + "   a b c d e f g h\n";
}

}  // namespace

std::string boardPicture(const board::Position& position, const rules::ChipSet& set, board::Bits marks,
                         board::Side viewer) {
  const auto cell = [&](board::Square square) {
    std::string text = cellText(position, set, square);
    if (marks == 0) return text;
    return ((marks & board::maskOf(square)) != 0 ? ">" : " ") + text;
  };
  const std::size_t width = columnWidth(set, marks);
  std::string picture;
  for (int y = 7; y >= 0; --y) {
    std::string line = std::to_string(y) + "  ";
    for (int x = y % 2 == 0 ? 1 : 0; x < 8; x += 2) {
      line = padded(line, 3 + width * static_cast<std::size_t>(x));
      line += cell(*board::Square::at({x, y}, board::Frame::OwnSide, viewer));
    }
    picture += withoutBlanksBehind(line);
  }
  std::string foot = marks == 0 ? "   " : "    ";
  for (int x = 0; x < 8; ++x) foot += padded(std::to_string(x), width);
  return picture + withoutBlanksBehind(foot);
}

std::string companionPicture(rules::Game game, const board::Position& position) {
  return game == rules::Game::English ? englishPicture(position) : damePicture(position);
}

char pieceMark(rules::Game game, const std::optional<board::Piece>& piece) {
  if (!piece) return '.';
  const bool blue = piece->side == board::Side::Blue;
  const bool dama = piece->rank == board::Rank::Dama;
  if (game == rules::Game::Damath) return blue ? (dama ? 'B' : 'b') : (dama ? 'R' : 'r');
  // BLUE has the dark pieces in English draughts and the white pieces in Dame.
  const bool white = blue == (game == rules::Game::Dame);
  return white ? (dama ? 'W' : 'w') : (dama ? 'B' : 'b');
}

}  // namespace damath::cli
