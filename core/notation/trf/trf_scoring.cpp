// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/trf/trf_scoring.hpp"

#include <algorithm>
#include <utility>

#include "core/notation/trf/trf_line.hpp"

namespace damath::notation {

TrfScoring::TrfScoring(const Trf& trf) {
  set(TrfResultCode::Win, 10);
  set(TrfResultCode::Draw, 5);
  figure(TrfResultCode::AllottedBye) = 10;
  for (const TrfRecord& record : trf.records) {
    if (const auto* points = std::get_if<TrfPoints>(&record)) take(*points);
    if (const auto* points = std::get_if<TrfResultPoints>(&record)) take(*points);
    if (const auto* other = std::get_if<TrfOther>(&record); other != nullptr && other->line.starts_with("BB"))
      takeOlder(other->line);
  }
}

void TrfScoring::set(TrfResultCode code, int tenths) {
  using enum TrfResultCode;
  constexpr std::pair<TrfResultCode, TrfResultCode> kParts[] = {
      {Win, WhiteWin},   {Win, BlackWin}, {Win, ForfeitWin}, {Win, FullBye},   {Draw, WhiteDraw},
      {Draw, BlackDraw}, {Draw, HalfBye}, {Loss, WhiteLoss}, {Loss, BlackLoss}};
  figure(code) = tenths;
  for (const auto& [whole, part] : kParts) {
    if (whole == code) figure(part) = tenths;
  }
  if (code == AllottedBye) m_saysAllottedBye = true;
}

void TrfScoring::take(const TrfPoints& points) {
  constexpr std::pair<TrfScored, TrfResultCode> kCodes[] = {
      {TrfScored::Win, TrfResultCode::Win},
      {TrfScored::Draw, TrfResultCode::Draw},
      {TrfScored::Loss, TrfResultCode::Loss},
      {TrfScored::Absence, TrfResultCode::ZeroBye},
      {TrfScored::Absence, TrfResultCode::ForfeitLoss},
      {TrfScored::AllottedBye, TrfResultCode::AllottedBye}};
  for (const auto& [result, tenths] : points.values) {
    for (const auto& [scored, code] : kCodes) {
      if (scored == result) set(code, tenths);
    }
    if (result == TrfScored::Win && !m_saysAllottedBye) figure(TrfResultCode::AllottedBye) = tenths;
    if (result == TrfScored::Unknown) m_unknown = tenths;
  }
}

void TrfScoring::take(const TrfResultPoints& points) {
  for (const auto& [code, tenths] : points.values) set(code, tenths);
}

void TrfScoring::takeOlder(std::string_view text) {
  using enum TrfResultCode;
  constexpr Spelling<TrfResultCode> kOlder[] = {{Win, "BBW"},     {Draw, "BBD"},        {Loss, "BBL"},
                                                {ZeroBye, "BBZ"}, {ForfeitLoss, "BBF"}, {AllottedBye, "BBU"}};
  const TrfLine line(text);
  const auto code = valueOf(kOlder, line.columns(1, 3));
  const auto tenths = parseTrfPoints(line.field(4, line.width()));
  if (line.width() < 5 || !code || !tenths) return;
  if (*code == Win) return take(TrfPoints{{{TrfScored::Win, *tenths}}});
  set(*code, *tenths);
}

int TrfScoring::of(const TrfGame& game) const {
  using enum TrfResultCode;
  if (isAllottedBye(game)) return figure(AllottedBye);
  const bool isBlack = game.colour == TrfColour::Black;
  switch (game.result) {
    case TrfResult::Win:
    case TrfResult::ShortWin:
      return figure(isBlack ? BlackWin : WhiteWin);
    case TrfResult::Draw:
    case TrfResult::ShortDraw:
      // Older reports write a half-point bye as a draw without an opponent.
      return figure(game.opponent == 0 ? HalfBye : isBlack ? BlackDraw : WhiteDraw);
    case TrfResult::Loss:
    case TrfResult::ShortLoss:
      return figure(isBlack ? BlackLoss : WhiteLoss);
    case TrfResult::ForfeitWin:
      return figure(ForfeitWin);
    case TrfResult::ForfeitLoss:
      return figure(ForfeitLoss);
    case TrfResult::FullBye:
      return figure(FullBye);
    case TrfResult::HalfBye:
      return figure(HalfBye);
    case TrfResult::ZeroBye:
      return figure(ZeroBye);
    case TrfResult::Unknown:
      // A blank cell without an opponent means that the player was absent from the round.
      return game.opponent == 0 ? figure(ZeroBye) : 0;
    case TrfResult::AllottedBye:
      break;
  }
  return figure(AllottedBye);
}

int TrfScoring::sumOf(const TrfPlayer& player, int rounds) const {
  int sum = 0;
  for (int round = 1; round <= rounds; ++round) sum += of(player.gameOf(round));
  return sum;
}

bool TrfScoring::fits(const TrfPlayer& player, int rounds) const {
  if (!player.tenths) return true;
  const int sum = sumOf(player, rounds);
  int open = 0;
  for (int round = 1; round <= rounds; ++round) {
    const TrfGame game = player.gameOf(round);
    if (game.opponent != 0 && game.result == TrfResult::Unknown) open += unknown();
  }
  return *player.tenths == sum || *player.tenths == sum + open;
}

int TrfScoring::win() const {
  return std::max(figure(TrfResultCode::WhiteWin), figure(TrfResultCode::BlackWin));
}

int TrfScoring::loss() const {
  return std::min(figure(TrfResultCode::WhiteLoss), figure(TrfResultCode::BlackLoss));
}

}  // namespace damath::notation
