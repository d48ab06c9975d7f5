// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/role_options.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace damath::layers {

namespace {

struct Step {
  int rows;
  int columns;
};

constexpr Step kStraight[] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
constexpr Step kDiagonal[] = {{-1, -1}, {-1, 1}, {1, -1}, {1, 1}};
constexpr Step kTwoDiagonal[] = {{-2, -2}, {-2, 2}, {2, -2}, {2, 2}};
constexpr Step kAround[] = {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};
constexpr Step kKnight[] = {{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {1, -2}, {1, 2}, {2, -1}, {2, 1}};
constexpr Step kForwardOfWhite[] = {{-1, 0}};
constexpr Step kForwardOfBlack[] = {{1, 0}};
constexpr Step kSlantsOfWhite[] = {{-1, -1}, {-1, 1}};
constexpr Step kSlantsOfBlack[] = {{1, -1}, {1, 1}};

std::optional<Place> stepped(Place place, Step step) {
  return Place::at(place.row + step.rows, place.column + step.columns);
}

// A tile that a piece can reach: the piece can move to it or attack the enemy on it.
struct Reach {
  Place target;
  Place stop;  // the place of the attacker if its attack fails and the enemy repels it
};

// Collects the tiles to which one piece can move or which it can attack.
class Scout {
 public:
  Scout(const RoleBoard& board, Place place) : m_board(board), m_place(place) {}

  void step(std::span<const Step> steps) {
    move(steps);
    attack(steps);
  }
  void move(std::span<const Step> steps) {
    for (const Step step : steps) {
      const auto target = stepped(m_place, step);
      if (target && isVacant(m_board, *target)) m_reached.push_back({*target, m_place});
    }
  }
  void attack(std::span<const Step> steps) {
    for (const Step step : steps) {
      const auto target = stepped(m_place, step);
      if (target && holdsEnemy(*target)) m_reached.push_back({*target, m_place});
    }
  }
  void slide(std::span<const Step> steps) {
    for (const Step step : steps) {
      Place last = m_place;
      auto target = stepped(last, step);
      while (target && isVacant(m_board, *target)) {
        m_reached.push_back({*target, m_place});
        last = *target;
        target = stepped(last, step);
      }
      if (target && holdsEnemy(*target)) m_reached.push_back({*target, last});
    }
  }

  [[nodiscard]] std::vector<Reach> take() {
    std::ranges::sort(m_reached, {}, [](const Reach& reach) { return reach.target.index(); });
    return std::move(m_reached);
  }

 private:
  [[nodiscard]] bool holdsEnemy(Place place) const {
    const RolePiece* other = pieceAt(m_board, place);
    return other != nullptr && other->code.colour != m_board.toMove;
  }

  const RoleBoard& m_board;
  Place m_place;
  std::vector<Reach> m_reached;
};

// Returns the tiles to which a piece of this role can move or which it can attack (L6).
std::vector<Reach> reachOf(const RoleBoard& board, Place place, Role role) {
  Scout scout(board, place);
  const bool white = board.toMove == Colour::White;
  switch (role) {
    case Role::Shah:
      scout.step(kAround);
      break;
    case Role::Vizier:
      scout.step(kDiagonal);
      break;
    case Role::Rukh:
      scout.slide(kStraight);
      break;
    case Role::Alfil:
      scout.step(kTwoDiagonal);
      break;
    case Role::Asb:
      scout.step(kKnight);
      break;
    case Role::Piyadeh:
      scout.move(white ? kForwardOfWhite : kForwardOfBlack);
      scout.attack(white ? kSlantsOfWhite : kSlantsOfBlack);
      break;
  }
  return scout.take();
}

bool isToMove(const RoleBoard& board, Place place) {
  const RolePiece* piece = pieceAt(board, place);
  return piece != nullptr && piece->code.colour == board.toMove;
}

// Returns the board at the start of a turn: without the conflict marks of the last turn.
RoleBoard unmarked(RoleBoard board) {
  for (const Place place : kPlaces) {
    if (auto* piece = std::get_if<RolePiece>(&board.tiles[place])) piece->conflict.reset();
  }
  return board;
}

void endTurn(RoleBoard& board) {
  board.effects.passTurn();
  board.toMove = opponent(board.toMove);
}

RoleOption taken(const RoleBoard& board, Place place, const Reach& reach) {
  if (isVacant(board, reach.target)) {
    RoleOption option{Maneuver::Move, reach.target, reach.target, std::nullopt, board};
    move(option.after, place, reach.target);
    endTurn(option.after);
    return option;
  }
  RoleOption option{Maneuver::Attack, reach.target, reach.target, std::nullopt, board};
  option.outcome = attack(option.after, place, reach.target, reach.stop);
  if (option.outcome == Outcome::Repelled) option.end = reach.stop;
  endTurn(option.after);
  return option;
}

// Returns the option "close ranks", a maneuver that adds armor to this piece and to friendly pieces of its
// row (L5).
RoleOption ranksClosed(const RoleBoard& board, Place place, Ranks ranks) {
  RoleOption option{Maneuver::CloseRanks, place, place, std::nullopt, board};
  endTurn(option.after);
  for (const Place each : rankOf(board, place, ranks)) {
    option.after.effects.add(each, &TileEffects::armor, {1, 1});
  }
  return option;
}

}  // namespace

std::vector<RoleOption> optionsOf(const RoleBoard& board, Place place, Ranks ranks) {
  std::vector<RoleOption> options;
  if (!isToMove(board, place)) return options;
  const RoleBoard before = unmarked(board);
  for (const Reach& reach : reachOf(before, place, pieceAt(before, place)->code.role)) {
    options.push_back(taken(before, place, reach));
  }
  options.push_back(ranksClosed(before, place, ranks));
  return options;
}

std::vector<Place> rankOf(const RoleBoard& board, Place place, Ranks ranks) {
  const Colour colour = pieceAt(board, place)->code.colour;
  std::vector<Place> found;
  for (int column = 0; column < kRows; ++column) {
    const Place each{place.row, column};
    const bool isNear = ranks == Ranks::Row || std::abs(column - place.column) <= 1;
    const RolePiece* piece = isNear ? pieceAt(board, each) : nullptr;
    if (piece != nullptr && piece->code.colour == colour) found.push_back(each);
  }
  return found;
}

std::vector<Place> placesToMove(const RoleBoard& board) {
  std::vector<Place> places;
  for (const Place place : kPlaces) {
    if (isToMove(board, place)) places.push_back(place);
  }
  return places;
}

}  // namespace damath::layers
