// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/turn_offer.hpp"

#include <algorithm>

#include "core/notation/board/square_name.hpp"
#include "core/rules/breach.hpp"
#include "core/text/letter.hpp"
#include "core/text/parts.hpp"
#include "core/text/trim.hpp"

namespace damath::play {

namespace {

using notation::TypedTurnFault;
using notation::TypedTurnFaultCode;
using Offer = Expected<OfferedTurn, TypedTurnFault>;

// A typed turn, divided into its lines and cells.
struct TypedCells {
  std::vector<WrittenCells> lines;   // the typed lines, at least one; their Move cells have no routes
  std::vector<board::Square> route;  // start and landings; empty if no route is given

  // Returns the Move cells as one text, in the form of a typed turn.
  [[nodiscard]] std::string moves() const {
    std::string text;
    for (const WrittenCells& line : lines) text += (text.empty() ? "" : "; ") + line.move;
    return text;
  }
};

using Route = std::vector<board::Square>;

// Parses a route such as `(0,3)(2,5)` with two or more squares.
std::optional<Route> routeIn(std::string_view text) {
  Route route;
  for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
    const std::size_t end = text.find(')');
    if (end == std::string_view::npos) return std::nullopt;
    const auto square = notation::parseSquareName(rules::Game::Damath, text.substr(0, end + 1));
    if (!square) return std::nullopt;
    route.push_back(*square);
    text.remove_prefix(end + 1);
  }
  if (route.size() < 2) return std::nullopt;
  return route;
}

// Appends the squares that one line gives to the route. A line may repeat the last square of the route as its
// first square.
void follow(Route& route, const Route& part) {
  const bool goesOn = !route.empty() && route.back() == part.front();
  route.insert(route.end(), part.begin() + (goesOn ? 1 : 0), part.end());
}

// Parses typed text. nullopt if a line has more than three cells or a route is not valid.
std::optional<TypedCells> parseTypedCells(std::string_view text) {
  TypedCells typed;
  do {
    std::string_view line = trimmed(takePart(text, ';'));
    WrittenCells& cells = typed.lines.emplace_back();
    std::string_view move = trimmed(takePart(line, '|'));
    if (const std::size_t at = move.find('@'); at != std::string_view::npos) {
      const auto route = routeIn(move.substr(at + 1));
      if (!route) return std::nullopt;
      follow(typed.route, *route);
      move = trimmed(move.substr(0, at));
    }
    cells.move = move;
    cells.score = trimmed(takePart(line, '|'));
    cells.total = trimmed(takePart(line, '|'));
    if (!line.empty()) return std::nullopt;
  } while (!trimmed(text).empty());
  return typed;
}

notation::GameLaw lawOf(const LiveGame& game) {
  return {game.setup().ruleset, game.setup().set};
}

Offer judged(const LiveGame& game, const Expected<rules::Turn, TypedTurnFault>& turn) {
  if (turn) return OfferedTurn{*turn, {}, {}};
  const TypedTurnFault& fault = turn.error();
  const auto* breach = std::get_if<rules::Breach>(&fault.code);
  const bool mayStand = game.setup().keeping == Keeping::Arbiter && breach != nullptr && fault.made;
  if (!mayStand) return Unexpected<TypedTurnFault>(fault);
  return OfferedTurn{*fault.made, {}, *breach};
}

std::size_t jumpsOf(const rules::Turn& turn) {
  return turn.isCapture() ? turn.jumps().size() : 1;
}

// True if the text is a player's written entry. False if it only names squares.
bool isWriting(std::string_view text) {
  return std::ranges::count(text, ',') < 2 ||
         text.find_first_not_of("0123456789(), \t-x>") != std::string::npos;
}

bool hasFigures(const TypedCells& typed) {
  return std::ranges::any_of(
      typed.lines, [](const WrittenCells& line) { return !line.score.empty() || !line.total.empty(); });
}

Unexpected<TypedTurnFault> refused(TypedTurnFaultCode code, std::string_view text) {
  return Unexpected<TypedTurnFault>(TypedTurnFault{code, std::string(shortened(text)), {}, {}});
}

}  // namespace

Offer offeredTurn(const LiveGame& game, std::string_view text) {
  const auto typed = parseTypedCells(text);
  const bool isKept = game.setup().keeping == Keeping::Arbiter;
  if (!typed || (!isKept && hasFigures(*typed))) return refused(TypedTurnFaultCode::NotUnderstood, text);
  const bool isByRoute = !typed->route.empty();
  Offer offer = isByRoute
                    ? offeredTurn(game, typed->route)
                    : judged(game, notation::parseTypedTurn(typed->moves(), game.position(), lawOf(game)));
  if (!offer || !isKept || (!isByRoute && !isWriting(text))) return offer;
  // The typed text may have fewer lines than the turn has jumps: the program writes the missing lines. A text
  // with more lines than the turn has jumps does not fit the turn.
  if (typed->lines.size() > jumpsOf(offer->turn)) return refused(TypedTurnFaultCode::NoSuchTurn, text);
  offer->written = typed->lines;
  offer->written.resize(jumpsOf(offer->turn));
  return offer;
}

Offer offeredTurn(const LiveGame& game, std::span<const board::Square> route) {
  return judged(game, notation::turnAlong(route, game.position(), lawOf(game)));
}

}  // namespace damath::play
