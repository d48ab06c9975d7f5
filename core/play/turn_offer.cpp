// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/turn_offer.hpp"

#include <algorithm>

#include "core/text/lines.hpp"

namespace damath::play {

namespace {

using notation::TypedTurnFault;
using notation::TypedTurnFaultCode;
using Offer = Expected<OfferedTurn, TypedTurnFault>;

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

// True if the text is a player's written entry. Text in squares alone is not.
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
  // More lines than jumps cannot belong to this turn. The program writes missing lines.
  if (typed->lines.size() > jumpsOf(offer->turn)) return refused(TypedTurnFaultCode::NoSuchTurn, text);
  offer->written = typed->lines;
  offer->written.resize(jumpsOf(offer->turn));
  return offer;
}

Offer offeredTurn(const LiveGame& game, std::span<const board::Square> route) {
  return judged(game, notation::turnAlong(route, game.position(), lawOf(game)));
}

}  // namespace damath::play
