// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/role_drawing.hpp"

#include <algorithm>
#include <cctype>
#include <stdexcept>

namespace damath::support {

using layers::Code;
using layers::Colour;
using layers::Effect;
using layers::Maneuver;
using layers::RoleBoard;
using layers::RoleOption;
using layers::RolePiece;
using layers::RoleTile;

namespace {

constexpr std::string_view kMarks = "SVRLAP";

char markOf(Code code) {
  const char mark = kMarks[static_cast<std::size_t>(code.role) - 1];
  return code.colour == Colour::White ? mark : static_cast<char>(std::tolower(mark));
}

char markOf(const RoleTile& tile) {
  if (std::holds_alternative<layers::Unplayable>(tile)) return '#';
  if (std::holds_alternative<layers::Vacant>(tile)) return '.';
  return markOf(std::get<RolePiece>(tile).code);
}

RoleTile tileOf(char mark, RoleValues values) {
  if (mark == '#') return layers::Unplayable{};
  if (mark == '.') return layers::Vacant{};
  for (int number = -6; number <= 6; ++number) {
    const auto code = Code::of(number);
    if (code && markOf(*code) == mark) return RolePiece{*code, values.attack, values.health, values.armor};
  }
  throw std::invalid_argument(std::string("no mark: ") + mark);
}

std::string textOf(const layers::Grid<char>& marks) {
  std::string text;
  for (const layers::Place place : layers::kPlaces) {
    text += marks[place];
    if (place.column == layers::kRows - 1) text += '\n';
  }
  return text;
}

layers::Grid<char> marksOf(const RoleBoard& board) {
  layers::Grid<char> marks;
  for (const layers::Place place : layers::kPlaces) marks[place] = markOf(board.tiles[place]);
  return marks;
}

RoleOption optionOf(const RoleBoard& board, layers::Place place, layers::Place target, bool movesOrAttacks) {
  for (const RoleOption& option : optionsOf(board, place)) {
    if (option.target == target && (option.maneuver != Maneuver::CloseRanks) == movesOrAttacks) return option;
  }
  throw std::invalid_argument("no such option");
}

}  // namespace

RoleBoard drawnRoles(std::string_view text, Colour toMove, RoleValues values) {
  RoleBoard board;
  board.toMove = toMove;
  layers::Place next;
  bool begun = false;  // an empty line at the beginning is not a row
  for (const char mark : text) {
    if (mark == '\n' && begun) next = {next.row + 1, 0};
    if (mark == '\n' || mark == ' ') continue;
    begun = true;
    const auto place = layers::Place::at(next.row, next.column);
    if (!place) throw std::invalid_argument("the drawing leaves the board");
    board.tiles[*place] = tileOf(mark, values);
    ++next.column;
  }
  return board;
}

std::string toText(const RoleBoard& board) {
  return textOf(marksOf(board));
}

std::string tidiedRoles(std::string_view text) {
  return toText(drawnRoles(text));
}

std::string reachText(const RoleBoard& board, layers::Place place) {
  layers::Grid<char> marks = marksOf(board);
  for (const RoleOption& option : optionsOf(board, place)) {
    if (option.maneuver == Maneuver::Move) marks[option.target] = '*';
    if (option.maneuver == Maneuver::Attack) marks[option.target] = 'x';
  }
  return textOf(marks);
}

RoleOption optionTo(const RoleBoard& board, layers::Place place, layers::Place target) {
  return optionOf(board, place, target, true);
}

RoleOption closeRanks(const RoleBoard& board, layers::Place place) {
  return optionOf(board, place, place, false);
}

RoleBoard strewnRoles(std::mt19937& random) {
  const auto upTo = [&random](int most) {
    return static_cast<int>(random() % static_cast<unsigned>(most + 1));
  };
  RoleBoard board;
  board.toMove = upTo(1) == 0 ? Colour::White : Colour::Black;
  const int unplayableInTen = upTo(5);
  const int vacantInTen = upTo(9);
  for (const layers::Place place : layers::kPlaces) {
    if (upTo(9) < unplayableInTen) continue;
    board.tiles[place] = layers::Vacant{};
    if (upTo(9) < vacantInTen) continue;
    const Code code = *Code::of((1 + upTo(5)) * (upTo(1) == 0 ? 1 : -1));
    board.tiles[place] = RolePiece{code, upTo(4), 1 + upTo(3), upTo(2)};
    for (const layers::Trait trait :
         {&layers::TileEffects::attack, &layers::TileEffects::health, &layers::TileEffects::armor}) {
      for (int count = upTo(9) - 7; count > 0; --count) {
        const Effect effect{(1 + upTo(2)) * (upTo(2) == 0 ? -1 : 1), 1 + upTo(2)};
        board.effects.add(place, trait, effect);
      }
    }
  }
  return board;
}

}  // namespace damath::support
